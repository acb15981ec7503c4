"""What the host of a server does: see what takes the room, delete, export, back up, restore."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from valewright.cli.options import EXISTING, WRITTEN, CleanCommand, CleanGroup, reporting
from valewright.server.settings import variable

if TYPE_CHECKING:
    from rich.console import Console

    from valewright.server.administering import Desk
    from valewright.server.contests import ChallengeRoom
    from valewright.server.store import Overview
    from valewright.terminal.report import Report

NO_OPTION: Final = "\0"  # in front of a word that click is not to take for an option
DASHED_ID: Final = re.compile(r"-[A-Za-z0-9_-]{11}")  # as ids were made that begin with a dash

T = TypeVar("T")
R = TypeVar("R", "Overview", "ChallengeRoom")

DATA = click.option(
    "--data", type=EXISTING, metavar="FOLDER", envvar=variable("data"), help="Where the tables are."
)
DATABASE = click.option(
    "--database",
    metavar="ADDRESS",
    default="",
    envvar=variable("database"),
    help="The shared database, where there is one.",
)


class Id(click.types.StringParamType):
    """An id of a table or a challenge, as :class:`IdCommand` hands it on."""

    name = "id"

    def convert(self, value: Any, *_: object) -> str:
        return str(value).removeprefix(NO_OPTION)


class IdCommand(CleanCommand):
    """A command whose arguments are ids: some begin with a dash and are no options.

    >>> found = IdCommand("c", params=[click.Argument(["id"], type=Id()), click.Option(["--to"])])
    >>> sorted(found.make_context("c", ["-abcdefghijk", "--to", "-bcdefghijkl"]).params.items())
    [('id', '-abcdefghijk'), ('to', '-bcdefghijkl')]
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        options = {name for param in self.get_params(ctx) for name in param.opts}
        given = [
            NO_OPTION + word
            if DASHED_ID.fullmatch(word) and word not in options and before not in options
            else word
            for before, word in zip(["", *args], args, strict=False)
        ]
        return super().parse_args(ctx, given)


def _at(data: Path | None, database: str, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something at the server that runs on a folder, or at its database."""
    import asyncio

    from valewright.server.administering import ServerDesk, StoreDesk
    from valewright.server.opening import serving_at
    from valewright.server.places import open_store
    from valewright.server.settings import ServerSettings

    folder = _folder(data)
    running = None if database else serving_at(folder)
    if running is not None:
        return asyncio.run(_awaited(work(ServerDesk(*running))))
    store = open_store(ServerSettings(data=folder, database=database))

    async def run() -> T:
        try:
            return await work(StoreDesk(store))
        finally:
            await store.stop()

    return asyncio.run(run())


async def _awaited(work: Awaitable[T]) -> T:
    return await work


def _folder(data: Path | None) -> Path:
    from valewright.terminal.saves import data_folder

    return data or data_folder()


@click.group(cls=CleanGroup)
def admin() -> None:
    """List and delete the tables of a server, and see what takes the room.

    The server may be running.
    """


def _size(size: float) -> str:
    """
    >>> _size(1234), _size(12_345_678)
    ('1.2 kB', '12.3 MB')
    """
    return f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{size / 1e3:.1f} kB"


def _days(since: float) -> str:
    return f"{max(0.0, time.time() - since) / 86_400:.1f}"


@admin.command("list", cls=CleanCommand)
@click.option("--by", type=click.Choice(["changed", "size", "moves"]), default="changed")
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="Lines.")
@DATA
@DATABASE
@reporting
def list_tables(by: str, most: int, data: Path | None, database: str) -> Report:
    """List tables: the one last changed first, or the largest."""
    tables = _at(data, database, lambda desk: desk.overview()).tables
    if by != "changed":
        tables.sort(key=lambda one: -(one.bytes if by == "size" else one.moves))

    columns = {"table": 14, "game": 16, "status": 9, "moves": -6, "size": -10, "days idle": -11}

    def cells(one: Overview) -> tuple[object, ...]:
        return one.id, one.game, one.status, one.moves, _size(one.bytes), _days(one.changed)

    return _listing("tables", tables, most, columns, cells)


def _listing(
    name: str,
    found: Sequence[R],
    most: int,
    columns: dict[str, int],
    cells: Callable[[R], tuple[object, ...]],
) -> Report:
    """The first of some rows, in columns of some widths; a negative one aligns to the right."""
    from valewright.terminal.report import Report

    def line(values: Iterable[object]) -> str:
        aligned = zip(values, columns.values(), strict=True)
        return "".join(f"{value!s:{'>' if n < 0 else '<'}{abs(n)}}" for value, n in aligned)

    def show(console: Console) -> None:
        for values in (columns, *(cells(one) for one in found[:most])):
            console.print(line(values), soft_wrap=True)
        if len(found) > most:
            console.print(f"and {len(found) - most} more; show them with --most")

    shown = [one._asdict() for one in found[:most]]
    return Report({name: shown, "more": max(0, len(found) - most)}, show)


@admin.command(cls=CleanCommand)
@DATA
@DATABASE
@reporting
def room(data: Path | None, database: str) -> Report:
    """Show what takes the room."""
    from valewright.server.store.backups import backups
    from valewright.terminal.report import Report

    taking = _at(data, database, lambda desk: desk.overview())
    count: Counter[tuple[str, str]] = Counter()
    size: Counter[tuple[str, str]] = Counter()
    for one in taking.tables:
        count[one.status, one.game] += 1
        size[one.status, one.game] += one.bytes
    found: dict[str, Any] = {
        "tables": [
            {"status": status, "game": game, "count": count[status, game], "bytes": taken}
            for (status, game), taken in size.most_common()
        ],
        "besides": [
            {
                "name": "challenges",
                "rows": len(taking.challenges),
                "bytes": sum(one.bytes for one in taking.challenges),
            },
            *(one._asdict() for one in taking.besides),
        ],
        "database_bytes": taking.bytes,
    }
    if not database:
        kept = backups(_folder(data))
        taken = sum(path.stat().st_size for path in kept)
        found["backups"] = {"count": len(kept), "bytes": taken}
    return Report(found, lambda console: _show_room(found, console))


def _show_room(found: dict[str, Any], console: Console) -> None:
    for one in found["tables"]:
        kind = f"{one['status']:<9}{one['game']:<16}{one['count']:>7} tables"
        console.print(f"{kind}{_size(one['bytes']):>12}", soft_wrap=True)
    for one in found["besides"]:
        kind = f"{one['name']:<25}{one['rows']:>7}"
        console.print(f"{kind}{_size(one['bytes']):>19}", soft_wrap=True)
    lines = [("database, all in all", found["database_bytes"])]
    if "backups" in found:
        lines.append((f"{found['backups']['count']} backups", found["backups"]["bytes"]))
    for name, size in lines:
        console.print(f"{name:<32}{_size(size):>19}", soft_wrap=True)


@admin.command(cls=CleanCommand)
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="Lines.")
@DATA
@DATABASE
@reporting
def challenges(most: int, data: Path | None, database: str) -> Report:
    """List challenges, the newest first."""
    found = _at(data, database, lambda desk: desk.overview()).challenges
    columns = {"challenge": 14, "game": 16, "kind": 7, "tries": -7, "size": -10, "days old": -10}

    def cells(one: ChallengeRoom) -> tuple[object, ...]:
        return one.id, one.game, one.kind, one.tries, _size(one.bytes), _days(one.created)

    return _listing("challenges", found, most, columns, cells)


@admin.command(cls=IdCommand)
@click.argument("tables", nargs=-1, required=True, metavar="ID...", type=Id())
@DATA
@DATABASE
def delete(tables: tuple[str, ...], data: Path | None, database: str) -> None:
    """Delete tables or challenges by their ids. The tables of a challenge stay."""

    async def work(desk: Desk) -> list[str]:
        return [table_id for table_id in tables if not await desk.delete(table_id)]

    missing = _at(data, database, work)
    click.echo(f"Deleted {len(tables) - len(missing)} of {len(tables)}.")
    if missing:
        raise click.ClickException(f"there is no table or challenge {', '.join(missing)}")


@click.command(cls=CleanCommand)
@DATA
@DATABASE
@reporting
def stats(data: Path | None, database: str) -> Report:
    """Show how people fared in finished games, and what winners buy.

    The server may be running; it then tells what it has counted so far.
    """
    from valewright.terminal.report import Report

    found = _at(data, database, lambda desk: desk.stats())

    def line(console: Console, one: dict[str, Any], name: str) -> None:
        rate = one["rate"]
        within = f"{rate['low']:.0%} to {rate['high']:.0%}"
        console.print(
            f"{name:<32}{one['games']:>7}{rate['mean']:>8.0%}  {within:<14}{one['lead']:>+7.1f}",
            soft_wrap=True,
            highlight=False,
        )

    def show(console: Console) -> None:
        for game in found["own"]:
            console.print(f"{game['game']:<32}  games     won  95% interval     lead")
            line(console, game["all"], "all")
            for kind in ("against", "sets", "openings"):
                for one in game[kind]:
                    line(console, one, f"{kind}: {one['key']}")
        for game in found["bought"]:
            console.print(f"\n{game['game']}: bought by winners, and by others")
            for one in game["purchases"]:
                shares = f"{one['winners']['mean']:>7.0%}{one['others']['mean']:>7.0%}"
                console.print(f"{one['name']:<32}{shares}", soft_wrap=True, highlight=False)
        if not found["own"]:
            console.print("No finished games yet.")

    return Report(found, show)


@click.command(cls=CleanCommand)
@click.argument("file", type=WRITTEN)
@DATA
def backup(file: Path, data: Path | None) -> None:
    """Write all tables to a file, while the server runs or not."""
    _at(data, "", lambda desk: desk.backup(file))
    click.echo(f"Backed up to {file} ({_size(file.stat().st_size)}).")


@click.command(cls=CleanCommand)
@click.argument(
    "file", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@DATA
def restore(file: Path | None, data: Path | None) -> None:
    """Bring the tables back from a backup.

    Without FILE, the last backup of the schedule is taken, and every table that is newer in the
    database and can be read. Stop the server first. The database that was there is kept.
    """
    from valewright.server.store.backups import restored

    restored(_folder(data), file, click.echo)


@click.command(cls=IdCommand)
@click.argument("table", type=Id())
@click.argument("file", type=WRITTEN)
@DATA
@DATABASE
def export(table: str, file: Path, data: Path | None, database: str) -> None:
    """Write a single table to a file, for another server.

    Whoever has the file can see everything that is hidden at the table.
    """
    from valewright.kernel.record import write_whole

    write_whole(file, _at(data, database, lambda desk: desk.export(table)))
    click.echo(f"Exported {table} to {file}.")


@click.command("import", cls=CleanCommand)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@DATA
@DATABASE
def import_table(file: Path, data: Path | None, database: str) -> None:
    """Bring in a table that was exported; the tokens of its players open it here, too."""
    from valewright.server.store import StoreError

    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{file}: cannot be read: {error}") from error

    async def work(desk: Desk) -> Any:
        return await desk.bring(text)

    click.echo(f"Imported table {_at(data, database, work)}.")
