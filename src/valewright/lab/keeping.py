"""What is kept of simulated games: a text record of each, or every decision in a Parquet file."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from valewright import __version__
from valewright.games import game
from valewright.kernel.errors import BadData, MissingPart
from valewright.kernel.record import write_whole
from valewright.lab.simulate import Played, Setup, share_of_win

FORMAT: Final = 1  # of the Parquet files; raised when a column changes its meaning
ABOUT: Final = b"valewright"  # the key of what the file says of itself
ROWS: Final = 8192  # decisions written at once, or a few more: games are not divided


class RecordFolder:
    """A folder with a record of each game, ``game-000000.txt`` and so on."""

    records = True
    decisions = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, setup: Setup) -> None:  # noqa: ARG002
        """Make the folder; one that holds something else already is refused."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            full = any(self.folder.iterdir())
        except OSError as error:
            raise BadData(f"{self.folder}: cannot be used: {error}") from error
        if full:
            raise BadData(f"{self.folder}: is not empty; name a new folder for the records")

    def add(self, played: Played) -> None:
        """Write a record, whole or not at all."""
        write_whole(self.folder / f"game-{played.number:06}.txt", played.record)


class DecisionFile:
    """A Parquet file with a row for each decision; docs/research.md describes its columns.

    It is written beside its place and moved there at the end: whoever reads it finds a whole file.
    """

    records = False
    decisions = True

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError as error:
            raise MissingPart(
                "parquet: PyArrow is not installed: pip install 'valewright[data]'"
            ) from error
        self._arrow = pyarrow
        self._parquet = parquet
        self._path = path.resolve()
        self._part = self._path.with_name(f".{self._path.name}.{os.urandom(4).hex()}")
        self._writer: Any = None
        self._waiting: list[Played] = []
        self._rows = 0

    def begin(self, setup: Setup) -> None:
        """Begin the file."""
        self._schema = self._schema_of(setup)
        try:
            self._writer = self._parquet.ParquetWriter(
                self._part, self._schema, compression="zstd", version="2.6"
            )
        except OSError as error:
            raise self._failed(error) from error

    def _schema_of(self, setup: Setup) -> Any:
        arrow = self._arrow
        rules = game(setup.game)
        about: dict[str, Any] = {
            "format": FORMAT,
            "valewright": __version__,
            "game": setup.game,
            "rules_version": rules.rules_version,
            "options": {**setup.options, "players": setup.players},
            "bots": list(setup.bots),
            "seed": setup.seed,
        }
        names = arrow.dictionary(arrow.int32(), arrow.string())
        columns = [
            ("game", arrow.int32()),
            ("seed", arrow.int64()),
            ("ply", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", names),
            ("decision", names),
            ("legal", arrow.list_(arrow.uint8())),
            ("move", arrow.uint8()),
            ("words", arrow.string()),
        ]
        if rules.has("observation"):
            first = rules.start({**setup.options, "players": setup.players}, 0)
            version, legend = rules.part("observation")().legend(first)
            about |= {"observation_version": version, "observation": legend}
            columns.append(("observation", arrow.binary(len(legend))))
        columns += [
            ("score", arrow.int32()),
            ("lead", arrow.int32()),
            ("won", arrow.float32()),
        ]
        return arrow.schema(columns, metadata={ABOUT: json.dumps(about).encode()})

    def add(self, played: Played) -> None:
        """Keep a game; some at a time are written."""
        self._waiting.append(played)
        self._rows += len(played.decided)
        if self._rows >= ROWS:
            self._write()

    def _write(self) -> None:
        if not self._rows:
            return
        rows = [row for played in self._waiting for row in _rows(played)]
        kept = [{name: row[name] for name in self._schema.names} for row in rows]
        try:
            self._writer.write_table(self._arrow.Table.from_pylist(kept, self._schema))
        except OSError as error:
            raise self._failed(error) from error
        self._waiting = []
        self._rows = 0

    def _failed(self, error: OSError) -> BadData:
        return BadData(f"{self._path}: cannot be written: {error}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Put the file in its place, or leave what was there if something went wrong."""
        try:
            if kind is None:
                self._write()
            if self._writer is not None:
                self._writer.close()
            if kind is None:
                self._part.replace(self._path)
        except OSError as wrong:
            raise self._failed(wrong) from wrong
        finally:
            with suppress(OSError):
                self._part.unlink(missing_ok=True)


def _rows(played: Played) -> list[dict[str, Any]]:
    seats = range(len(played.scores))
    leads = [_lead(seat, played.scores) for seat in seats]
    won = [share_of_win(seat, played.winners) for seat in seats]
    return [
        {
            "game": played.number,
            "seed": played.seed,
            "ply": ply,
            "seat": one.seat,
            "bot": played.bots[one.seat],
            "decision": one.decision,
            "legal": one.legal,
            "move": one.move,
            "words": one.words,
            "observation": one.observation,
            "score": played.scores[one.seat],
            "lead": leads[one.seat],
            "won": won[one.seat],
        }
        for ply, one in enumerate(played.decided)
    ]


def _lead(seat: int, scores: Sequence[int]) -> int:
    """
    >>> _lead(0, (7, 9, 4))
    -2
    """
    return scores[seat] - max(score for i, score in enumerate(scores) if i != seat)
