"""What the server tells of a table of Mystic Vale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field, JsonValue
from typing_extensions import TypeAliasType, TypedDict

from valewright.mystic import log, scoring
from valewright.mystic.parts import ACTS, DECISIONS
from valewright.server.shapes.common import CardText, Happened, Scored, Shape, Shapes

MysticScoreKind = TypeAliasType("MysticScoreKind", scoring.ScoreKind)
Slot = TypeAliasType("Slot", Literal["top", "middle", "bottom"])
Spirit = TypeAliasType("Spirit", Literal["animal", "forest", "sky", "wild"])

if TYPE_CHECKING:
    MysticAct = str
    MysticDecision = str
    MysticLogKind = str
else:  # as the rules declare them
    MysticAct = TypeAliasType("MysticAct", Literal[*ACTS])
    MysticDecision = TypeAliasType("MysticDecision", Literal[*DECISIONS])
    MysticLogKind = TypeAliasType("MysticLogKind", Literal[*log.KINDS])
MysticZone = TypeAliasType(
    "MysticZone",
    Literal[
        "commons",
        "soil",
        "vales",
        "own_vales",
        "field",
        "on_deck",
        "borrowed",
        "pending",
        "workshop",
        "deck",
        "discard",
        "seen",
        "offered",
        "token",
        "spirit",
        "option",
    ],
)


class Place(Shape):
    """What on the table one clicks. ``borrowed`` and ``pending`` are lists of ``view.harvest``,
    ``seen`` is ``view.sees``, ``deck`` and ``discard`` count different cards in ``view.me``."""

    zone: MysticZone
    index: int


class Fit(Shape):
    """A field card that would take an advancement, and what it would become."""

    index: int
    after: str


class MysticMove(Shape):
    """A legal move in parts; those that it has not are null. Cards are names in ``view.cards``."""

    move: int = Field(description="what `play` sends")
    words: str = Field(description="the move in English, as records have it")
    act: MysticAct
    title: str | None = Field(description="the id of the component it is about")
    slot: Slot | None
    piece: str | None = Field(description="an advancement for one slot, such as Podlings/top")
    place: Place | None
    card: str | None = Field(description="the crafted card it is about")
    after: str | None = Field(description="what that card becomes")
    fits: list[Fit] | None = Field(description="where a bought advancement could be sleeved")
    spirit: Spirit | None
    seat: int | None = Field(description="another seat it is about")
    n: int | None = Field(description="a field card, counted from 1; mana it costs; VP it gives")


class Symbols(TypedDict, total=False):
    """How many of each symbol; those that are none are left out."""

    mana: int
    decay: int
    growth: int
    guardian: int
    vp: int
    animal: int
    forest: int
    sky: int
    wild: int


class Spirits(TypedDict, total=False):
    """How many of each spirit; those that are none may be left out."""

    animal: int
    forest: int
    sky: int
    wild: int


class LeaderSide(Shape):
    """A leader and the side that shows."""

    title: str
    upgraded: bool


class Layer(Shape):
    """One advancement in a sleeve."""

    title: str
    piece: str
    slot: Slot
    covered: bool = Field(description="whether another lies over it")
    eclipse: bool
    printed: bool = Field(description="whether it is printed on the card itself")
    works: bool = Field(description="whether it has a text, and that is in force")


class SlotParts(Shape):
    """What one slot of a card shows."""

    title: str
    symbols: Symbols


class CardParts(Shape):
    """A crafted card in parts."""

    name: str
    leader: LeaderSide | None
    layers: list[Layer] = Field(description="the bottom-most first")
    symbols: Symbols = Field(description="as they count now on this card")
    slots: list[SlotParts | None] = Field(description="top, middle, bottom; null is empty")
    copied: list[str] = Field(description="titles whose texts the card has for this turn")
    vp_end: int


class Lack(Shape):
    """Why something cannot be bought: mana or spirits that are missing, or another reason."""

    mana: int
    spirits: Spirits = Field(description="`wild` stands for any spirit")
    reason: Literal["buys", "empty", "slot", "owned", "upgraded", "away"] | None = Field(
        description="no purchase left, nothing there, no room, owned, done, leader not in the field"
    )


class SoilLacks(Shape):
    top: Lack | None
    middle: Lack | None
    bottom: Lack | None


class Lacks(Shape):
    """What is missing for each thing on offer; null can be bought."""

    commons: list[Lack | None]
    soil: SoilLacks
    vales: list[Lack | None]
    upgrade: Lack | None


class Odds(Shape):
    """The next push: the chance that it spoils, and the cards one of which comes up."""

    spoil: tuple[int, int]
    left: dict[str, int]
    spoils: list[str] = Field(description="those of them that would spoil the field")


class MysticOptions(Shape):
    """What a table was set up with."""

    players: int
    sets: list[str]
    leaders: str
    amulets: str
    conclaves: list[str]
    buy_vp: bool
    stacked: bool
    pool: int


class MysticPlayer(Shape):
    """What everyone knows of a seat."""

    seat: int
    vp: int
    token: Literal["active", "spent"]
    evoked: bool
    worn: list[str] = Field(
        description="cards outside the field that have used or given something in this turn"
    )
    amulet: str | None
    leader: str | None
    field: list[str]
    used: list[int] = Field(description="per field card, a bit mask of its texts used")
    on_deck: str | None
    net_decay: int
    growth: int
    spoiled: bool
    deck_size: int
    discard_size: int
    hidden: dict[str, int] = Field(description="cards in deck and discard pile together")
    vales: list[str]
    vale_marks: list[int] = Field(description="0 ready, 1 used, 2 bought this turn")
    workshop: list[str]
    kept: list[str]
    next_harvest: tuple[int, int, int]
    extra_turn: bool
    upgrading: bool


class MysticMe(Shape):
    """What only the seat itself knows."""

    deck_size: int
    deck: dict[str, int]
    discard: dict[str, int]
    deck_top: list[str]
    deck_bottom: list[str]
    spoil_odds: tuple[int, int]
    next_from: int


class Harvest(Shape):
    """The purse of the harvest that is on."""

    mana: int
    token_mana: int = Field(description="of the mana left, what the token gave")
    debt: int
    spirits: Spirits
    wild_spent: int
    due: Spirits
    vp_due: int
    buys: int
    buy_limit: int
    vale_buys: int
    pending: list[str]
    bound: list[int]
    borrowed: list[str]
    given: list[list[int]] = Field(
        description="what field cards have given where that is not what they show: field position, "
        "source, then mana, animal, forest, sky, wild, debt, VP"
    )
    hidden_used: list[int] = Field(description="pieces whose text was used and does not show now")


class SoilCounts(Shape):
    top: int
    middle: int
    bottom: int


class MysticView(Shape):
    """A table of Mystic Vale as one seat sees it; onlookers have no seat."""

    game: Literal["mystic-vale"]
    options: MysticOptions
    seat: int | None
    round: int
    phase: Literal["setup", "planting", "harvest", "discard", "prep", "last planting", "over"]
    start: int
    turn: int
    to_act: int
    decision: str
    pool: int
    last_round: bool
    over: bool
    commons: list[list[str]] = Field(description="nine spots, level 1 first; pieces")
    soil: SoilCounts
    advancements_left: list[int]
    vales: list[str | None] = Field(description="eight spots, level 1 first")
    vales_left: list[int]
    vale_deck_top: list[str]
    players: list[MysticPlayer]
    me: MysticMe | None
    harvest: Harvest | None
    sees: list[str] = Field(
        description="cards that an ability shows to this seat: topmost first, or a searched deck"
    )
    offered: list[str] = Field(description="leaders and amulets to choose from")
    cards: dict[str, CardParts] = Field(description="every crafted card named in view and moves")
    lacks: Lacks | None = Field(description="in this seat's harvest alone")
    odds: Odds | None


Provenance = TypeAliasType("Provenance", Literal["documented", "partly", "guess", "box"])


class FactData(Shape):
    """What is documented of a component; with ``across``, of those titles together."""

    field: str = Field(description="a field, or a part of one such as symbols.guardian")
    value: JsonValue
    source: str = Field(description="a key of the catalogue's sources")
    note: str
    across: list[str]


class Sourced(Shape):
    """A component, what it is called, and where its values come from."""

    id: str = Field(description="what names it everywhere else: in views, moves and the log")
    name: str = Field(description="what to call it: another name where a card file has one")
    provenance: dict[str, Provenance] = Field(description="by field: start.vp_end, cost")
    facts: list[FactData]


class AdvancementData(Sourced):
    set: str
    level: int
    cost: int
    slots: list[Slot] = Field(description="one for each copy")
    symbols: Symbols
    vp_end: int
    longwise: bool
    eclipse: bool
    text: CardText | None
    starting: bool = Field(description="part of the deck that everyone begins with")


class ValeData(Sourced):
    set: str
    level: int
    copies: int
    cost: Spirits
    vp_end: int
    text: CardText | None


class LeaderSideData(Shape):
    symbols: Symbols
    vp_end: int
    text: CardText | None


class LeaderData(Sourced):
    title: str
    set: str
    upgrade_cost: int
    sides: tuple[LeaderSideData, LeaderSideData] = Field(description="as it starts, upgraded")


class AmuletData(Sourced):
    set: str
    vp_end: int
    text: CardText | None


class ConclaveData(Sourced):
    grants_vp: bool
    advancements: list[str]
    vales: list[str]


class MysticCatalogue(Shape):
    """Every component of Mystic Vale."""

    game: Literal["mystic-vale"]
    advancements: list[AdvancementData]
    vales: list[ValeData]
    leaders: list[LeaderData]
    amulets: list[AmuletData]
    conclaves: list[ConclaveData]
    sources: dict[str, str] = Field(description="where documented values come from, in words")


class MysticLogLine(Happened):
    """One thing that happened in Mystic Vale."""

    kind: MysticLogKind


class MysticScoreLine(Scored):
    """One line of the final scoring of Mystic Vale."""

    kind: MysticScoreKind


SHAPES = Shapes(
    view=MysticView,
    decision=MysticDecision,
    move=MysticMove,
    log_line=MysticLogLine,
    score_line=MysticScoreLine,
    catalogue=MysticCatalogue,
)
