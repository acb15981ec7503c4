"""Files of printed values: what they may change, and what they are told when they are wrong."""

from importlib import import_module
from pathlib import Path

import pytest

from valewright.kernel.errors import BadData, BadOption
from valewright.mystic import catalogue, load_cards, new_game
from valewright.mystic.cards import book_for
from valewright.mystic.catalogue import Catalogue
from valewright.mystic.position import position

catalogues = import_module("valewright.mystic.catalogue")
WRONG = [
    ("foo =", "f.toml: not valid TOML"),
    ("[[card]]\nname = 'x'", "f.toml: 'card' is not one of advancement, vale"),
    ("vale = 3", "write vale entries as [[vale]] tables"),
    ("deck = 3", "f.toml, deck: must be a table, not 3"),
    ("mix = 3", "f.toml, mix: must be a table, not 3"),
    ("[[vale]]\nname = 4", "a [[vale]] entry has no name"),
    (
        "[[vale]]\nid = 'Skyhaven'\nname = 'STAG'",
        "'Skyhaven', field name: 'STAG' is what 'Stag'",
    ),
    ("[[vale]]\nid = 'Skyhaven'\nname = ''", "'Skyhaven', field name: is empty"),
    ("[[vale]]\nid = 'Skyhaven'\nname = 4", "'Skyhaven', field name: must be text, not 4"),
    ("[[vale]]\nid = 'Skyhaven'\nname = ' x'", "field name: must be one line of at most 60"),
    ("[[advancement]]\nname = 'New'", "'New', field level: is missing"),
    ("[[advancement]]\nname = 'Stag'\ncost = 'x'", "'Stag', field cost: must be a whole number"),
    ("[[advancement]]\nname = 'Stag'\ncost = 99", "'Stag', field cost: must be from 0 to 40"),
    ("[[advancement]]\nname = 'Stag'\nset = 'x'", "'Stag', field set: 'x' is not one of base"),
    ("[[advancement]]\nname = 'Stag'\nset = 3", "'Stag', field set: must be text, not 3"),
    ("[[advancement]]\nname = 'Stag'\nslots = ['left']", "'left' is not one of top, middle"),
    ("[[advancement]]\nname = 'Stag'\ncopies = 2", "names 3 slots for 2 copies"),
    ("[[advancement]]\nname = 'Stag'\nslots = 3", "field slots: must be a list of names"),
    ("[[advancement]]\nname = 'Stag'\neclipse = 1", "field eclipse: must be true or false"),
    ("[[advancement]]\nname = 'Stag'\ntext = 'Jump.'", "field ability: is missing although"),
    ("[[advancement]]\nname = 'Stag'\nwings = 2", "field wings: is not a field of this kind"),
    ("[[advancement]]\nname = 'Stag'\nsymbols = { luck = 1 }", "'luck' is not one of mana, decay"),
    ("[[advancement]]\nname = 'Calm Weather'\neclipse = true", "both eclipse and longwise"),
    ("[[advancement]]\nname = 'Fertile Soil'\ncost = 3", "set it in [deck] or [fertile_soil]"),
    ("[[vale]]\nname = 'Skyhaven'\ncost = 3", "'Skyhaven', field cost: must be a table such as"),
    ("[[vale]]\nname = 'Skyhaven'\ncost = { sky = -1 }", "field cost.sky: must be from 0 to 9"),
    ("[[vale]]\nname = 'Azure Lake'\nability = 3", "field ability: must be a table, not 3"),
    ("[[vale]]\nname = 'Azure Lake'\nability = { do = 'fly' }", "field do: 'fly' is not one of"),
    ("[[vale]]\nname = 'Azure Lake'\nability = { what = 'mana' }", "ability, field do: is missing"),
    ("[[vale]]\nname = 'Azure Lake'\nwhen = 'played'", "'gain' does nothing on a vale at the"),
    ("[[leader]]\nname = 'Ashae'\nstart = 3", "'Ashae', field start: must be a table"),
    ("[[leader]]\nname = 'Ashae'\nupgraded.vp_end = 'x'", "upgraded side, field vp_end"),
    ("[[amulet]]\nname = 'Pebble'", "'Pebble', field ability: is missing"),
    ("[[conclave]]\nname = 'Homeland'\nvales = ['X']", "field vales: there is no vale 'X'"),
    ("[mix]\nadvancements = ['X']", "f.toml, mix, field advancements: there is no advancement"),
    ("[deck]\nblank = 9", "deck: 21 starting cards instead of 20"),
    ("[deck]\ncursed_land = 4", "deck, field cursed_land: must be a table"),
    ("[deck]\ncursed_land = { copies = 8 }", "field copies: is not the sum of the slots, 9"),
    ("[deck]\nwolves = 4", "deck, field wolves: is not a field of this table"),
    ("[fertile_soil]\ncopies = 3", "fertile_soil, field copies: is not the sum of the slots"),
    ("[players]\nvp_pool = { 2 = 0 }", "players, field vp_pool.2: must be 1 to 500"),
    (
        "[[advancement]]\nname = 'Stag'\nwhen = 'end'\nability = { do = 'worth', steps = ['a'] }",
        "field steps: must be a list of whole numbers",
    ),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_file_is_told_where_and_what(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as told:
        catalogue(text, "f.toml")
    assert complaint in str(told.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"gone\.toml: cannot be read"):
        load_cards(tmp_path / "gone.toml")


def test_a_file_changes_only_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        "[[advancement]]\nname = 'Stag'\ncost = 9\nslots = ['top', 'top']\n"
        "[[leader]]\nname = 'Ashae'\nupgraded.vp_end = 4\n"
        "[players]\nvp_pool = { 2 = 30 }\n",
        "utf-8",
    )
    cat = load_cards(file)
    stag, ashae = cat.advancements["Stag"], cat.leaders["Ashae"]
    shipped, before = catalogue().advancements["Stag"], catalogue().leaders["Ashae"]
    assert (stag.cost, stag.vp_end, stag.slots) == (9, shipped.vp_end, (0, 0))
    assert (ashae.upgraded.vp_end, ashae.upgrade_cost) == (4, before.upgrade_cost)
    assert new_game(cards=file).view(0)["pool"] == 30
    assert new_game(players=3, cards=file).view(0)["pool"] == 28
    assert (shipped.cost, before.upgraded.vp_end) != (9, 4)


def test_a_new_card_with_a_known_ability_works_at_once() -> None:
    cat = catalogue(
        "[[advancement]]\nname = 'Moon Shepherd'\nlevel = 2\ncopies = 1\nslots = ['top']\n"
        "cost = 5\nsymbols = { guardian = 2 }\nwhen = 'harvest'\ntext = 'Mana for guardians.'\n"
        "ability = { do = 'gain', what = 'mana', per = 'guardian' }\n"
    )
    state = position([{"field": ["Blank + Moon Shepherd/top"]}, {}], phase="harvest", cards=cat)
    state.play(state.parse("use Moon Shepherd on 1"))
    assert state.view(0)["harvest"]["mana"] == 2


def test_two_played_texts_resolve_in_the_players_order() -> None:
    """MV-ABILITY-04, by cards whose texts do not cover each other."""
    cat = catalogue(
        "[[advancement]]\nname = 'Deadwood Harvester'\nlongwise = false\n"
        "[[advancement]]\nname = 'Magic Mushroom'\nlongwise = false\n"
    )
    twice = "Blank + Deadwood Harvester/top + Magic Mushroom/middle"
    options = {"sets": ["base", "mana-storm"]}
    state = position([{"field": ["Blank"], "on_deck": twice}, {}], options=options, cards=cat)
    state.play(state.parse("push"))
    words = [state.notation(move) for move in state.legal_moves()]
    assert words == ["use Deadwood Harvester/top on 2", "use Magic Mushroom/middle on 2"]
    state.play(state.parse("use Magic Mushroom/middle on 2"))
    state.play(state.parse("activate token"))
    state.play(state.parse("discard 1"))
    assert state.view(0)["players"][0]["token"] == "active"
    assert state.view(0)["players"][0]["field"] == [twice]


def test_a_mix_of_its_own() -> None:
    text = "[mix]\nadvancements = ['Podlings', 'Stag']\nvales = ['Azure Lake']\n"
    view = new_game(cards=catalogue(text)).view(0)
    names = {name.split("/")[0] for spot in view["commons"] for name in spot}
    assert names == {"Podlings", "Stag"}
    assert {name for name in view["vales"] if name} == {"Azure Lake"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 7}, "players: Mystic Vale is for 2 to 6 players"),
        ({"sets": "base"}, "sets: give a list of names"),
        ({"sets": ["mana-storm"]}, "sets: the base game is always part"),
        ({"sets": ["base", "moon"]}, "sets: 'moon' is not one of"),
        ({"leaders": "many"}, "leaders: 'many' is not one of"),
        ({"leaders": "draft"}, "leaders, amulets: the draft is for both together"),
        ({"conclaves": ["Homeland"] * 2}, "conclaves: 'Homeland' is named more than once"),
        ({"pool": 0}, "pool: must be 1 to 500 VP"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as told:
        new_game(**options)  # type: ignore[arg-type]
    assert complaint in str(told.value)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Swamp", "a card starts with a base"),
        ("Blank + Stag", "needs a slot: Stag/top"),
        ("Blank + Dragon/top", "there is no advancement 'Dragon/top'"),
        ("Blank + Stag/top + Podlings/top", "Podlings/top has no place"),
        ("Blank [gold]", "cannot read 'gold'"),
    ],
)
def test_a_card_that_is_none(name: str, complaint: str) -> None:
    with pytest.raises(BadData) as told:
        book_for(catalogue()).named(name)
    assert complaint in str(told.value)


def test_every_effect_of_a_turn_can_be_written_and_read() -> None:
    book = book_for(catalogue())
    card = book.named("Blank + Stag/top")
    other = book.guarded(book.named("Blank + Nymph/top"), 1)
    changed = book.twinned(
        book.taught(book.cancelled(book.guarded(card, 2), 2), catalogue().texts["Pack Leader"]),
        other,
    )
    name = changed.name
    book.cards.pop(name)
    again = book.named(name)
    assert (again.name, again.guardian, again.decay) == (name, changed.guardian, 0)
    assert again.plain is card


def test_each_distinct_card_is_made_once() -> None:
    book = book_for(catalogue())
    card = book.named("Blank + Stag/top")
    assert book.guarded(card, 2) is book.guarded(book.guarded(card, 1), 1)
    assert book.leaving(card, 1, ()) is book.leaving(card, 1, ())


def test_two_components_may_change_names() -> None:
    text = (
        "[[vale]]\nid = 'Skyhaven'\nname = 'Stag'\n[[advancement]]\nid = 'Stag'\nname = 'Skyhaven'"
    )
    found = catalogue(text)
    assert found.names == {"Skyhaven": "Stag", "Stag": "Skyhaven"}
    assert catalogue(found.whole).names == found.names
    assert not catalogue().names


@pytest.mark.plain_only
def test_the_catalogue_that_was_made_first_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, Catalogue] = {}
    monkeypatch.setattr(catalogues, "_catalogues", made)
    monkeypatch.setattr(catalogues, "CATALOGUES_KEPT", 3)
    texts = [f"[[advancement]]\nname = 'Stag'\ncost = {n}" for n in (1, 2, 3)]
    for text in ["", *texts]:
        catalogue(text)
    assert list(made) == texts
