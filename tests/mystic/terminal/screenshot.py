"""Draw the picture of the terminal game: ``python -m tests.mystic.terminal.screenshot``.

A greedy player takes the person's seat for some rounds; the picture is the real program's screen.
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from valewright.bots import Seat, make_bot
from valewright.games import game
from valewright.kernel.record import Record
from valewright.mystic import State
from valewright.mystic.terminal.draw import whole_table
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal.layout import YOU
from valewright.words import Words

PICTURE = Path(__file__).parents[3] / "docs" / "images" / "terminal.svg"
SEED = 3
ROUND = 10
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
NIGHT = TerminalTheme(
    (20, 28, 28),
    (214, 222, 214),
    [(20, 28, 28), (205, 92, 92), (120, 190, 120), (214, 182, 86),
     (104, 151, 208), (190, 132, 190), (96, 186, 186), (200, 208, 200)],
    [(110, 120, 116), (240, 120, 110), (150, 220, 140), (240, 214, 120),
     (140, 184, 240), (220, 160, 220), (130, 220, 220), (240, 246, 240)],
)  # fmt: skip


def position() -> State:
    """The person's first harvest from some round on; a greedy bot played both seats until then."""
    record = Record(game("mystic-vale"), {"players": 2}, SEED)
    bots = [make_bot("greedy", SEED + seat) for seat in range(2)]
    state = record.state
    assert isinstance(state, State)
    while state.table.round < ROUND or (state.to_act, state.decision) != (0, "harvest"):
        state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
    return state


def svg() -> str:
    """The screen as a picture that asks no other host for anything."""
    state = position()
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    sheet = Sheet(state, 0, [YOU, "Greedy"], 80, Words())
    for line in whole_table(sheet):
        console.print(line)
    style = re.sub(r"\s*@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    style = re.sub(r"\s*<!--.*?-->", "", style, flags=re.DOTALL)
    style = style.replace("Fira Code, monospace", FONTS)
    title = "valewright play --terminal"
    return console.export_svg(title=title, theme=NIGHT, code_format=style, unique_id="vale")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg(), encoding="utf-8")
