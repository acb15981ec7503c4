"""Components, setup, who starts, what is hidden: MI-COMPONENT, MI-SETUP and their decisions."""

import random

import pytest

from tests.misty.tiny import BLUE, MARTA, RED, owner, play, position, random_states, words
from valewright.kernel.errors import BadData, BadOption
from valewright.misty import State, catalogue, load_cards, new_game
from valewright.misty.options import checked
from valewright.misty.tiles import (
    ABILITIES,
    ENCOUNTERS,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    PATROLS,
    REQUIREMENTS,
    RESOURCES,
    VALLEYS,
)

CAT = catalogue()


def test_the_box() -> None:
    """MI-COMPONENT-01."""
    assert CAT.components == {
        "tribe_boards": 2,
        "ability_markers": 10,
        "banners": 21,
        "patrol_tiles": 18,
        "encounter_tiles": 8,
        "starting_tiles": 1,
        "captains": 2,
        "valley_tiles": 15,
        "expansion_tokens": 14,
    }
    assert (VALLEYS, ENCOUNTERS, 2 * PATROLS) == (15, 8, 18)
    assert sum(len(markers) for markers in CAT.markers) == 10
    assert CAT.walls + CAT.flowers == 14


def test_three_valley_tiles_of_each_resource() -> None:
    """MI-COMPONENT-02."""
    found = CAT.resource[FIRST_VALLEY:FIRST_ENCOUNTER]
    assert [found.count(k) for k in range(5)] == [3] * 5
    assert RESOURCES == ("acorn", "mushroom", "crystal", "berry", "water")


def test_encounters_ask_for_one_or_two_things() -> None:
    """MI-COMPONENT-03."""
    asked = {
        CAT.names[k]: {REQUIREMENTS[what] for what in CAT.requires[k]}
        for k in range(FIRST_ENCOUNTER, FIRST_PATROL)
    }
    assert all(1 <= len(what) <= 2 for what in asked.values())
    assert asked["Troubadour Cat"] == {"acorn", "other-encounter"}
    assert asked["Mouse"] == {"acorn"}
    assert asked["Bear"] == {"water", "berry"}


def banners(state: State) -> list[int]:
    return [player["banners"] for player in state.view(0)["players"]]


def test_a_change_of_control_turns_the_banner_over() -> None:
    """MI-COMPONENT-04, MI-CONTROL-05: no banner comes from or goes to a supply."""
    state = position(MARTA, [{}, {"hand": ["fork"]}], turn=1)
    assert owner(state, "crystal 1") == RED
    before = banners(state)
    play(state, "patrol fork at (1,-1) facing 0")
    assert owner(state, "crystal 1") == BLUE  # turned over
    assert owner(state, "mushroom 1") == BLUE  # a new one
    assert banners(state) == [before[RED], before[BLUE] - 1]


def test_explorers_count_for_the_tribe_of_their_tile() -> None:
    """MI-COMPONENT-05: whoever lays beside it, and after a trade of banners too."""
    state = position(["(1,0) acorn 1", "(2,0) Trailseekers back-to-back facing 1"])
    assert owner(state, "acorn 1") == RED
    swapped = position(
        ["(1,0) acorn 1", "(2,0) Trailseekers back-to-back facing 1"],
        [{"tribe": "berrygnawers"}, {"tribe": "trailseekers"}],
    )
    assert owner(swapped, "acorn 1") == 1


def test_the_starting_player_picks_a_tribe_board_and_a_side() -> None:
    """MI-SETUP-01, MI-DECIDE-11: the rival gets the other board and picks a side of it too."""
    state = new_game(seed=4, tribes="choose", first="2")
    assert (state.to_act, state.decision) == (1, "choose tribe")
    assert words(state) == [
        "choose Trailseekers, side A",
        "choose Trailseekers, side B",
        "choose Berrygnawers, side A",
        "choose Berrygnawers, side B",
    ]
    assert state.view(1)["me"]["hand"] == []
    play(state, "choose Berrygnawers, side B")
    assert (state.to_act, words(state)) == (0, ["side A", "side B"])
    play(state, "side A")
    assert state.to_act == 1
    shown = [(p["tribe"], p["side"]) for p in state.view(0)["players"]]
    assert shown == [("trailseekers", "A"), ("berrygnawers", "B")]
    chosen = {new_game(seed=s).view(0)["players"][0]["tribe"] for s in range(20)}
    assert chosen == {"trailseekers", "berrygnawers"}
    agreed = new_game(seed=4, tribes="berrygnawers")
    assert agreed.view(0)["players"][0]["tribe"] == "berrygnawers"


def test_the_sides_of_a_board_are_pictures() -> None:
    """MI-DECIDE-12: the same game but for the side that is shown."""
    states = [new_game(seed=4, tribes="choose", first="1") for _ in range(2)]
    play(states[0], "choose Trailseekers, side A", "side A")
    play(states[1], "choose Trailseekers, side B", "side B")
    rng = random.Random(1)
    while not states[0].over:
        assert states[0].legal_moves() == states[1].legal_moves()
        move = rng.choice(states[0].legal_moves())
        for state in states:
            state.play(move)
    assert states[0].scores() == states[1].scores()


def test_each_player_has_the_markers_of_the_own_board() -> None:
    """MI-SETUP-02, MI-DECIDE-57, MI-DECIDE-109: five each, three of their own, two in common."""
    red, blue = ({ABILITIES[k] for k in markers} for markers in CAT.markers)
    assert red & blue == {"reinforcements", "horn-of-calling"}
    assert len(red) == len(blue) == 5
    assert "counterorder" in red
    assert red | blue == set(ABILITIES)
    state = new_game(seed=1, tribes="trailseekers")
    assert [len(p["abilities"]) for p in state.view(0)["players"]] == [5, 5]
    assert [p["color"] for p in state.view(0)["players"]] == ["red", "blue"]
    for seed in range(6):  # nobody is ever offered an ability of the rival's board
        for state in random_states(seed):
            if state.decision in ("turn", "special action"):
                shown = state.view(0)["players"][state.to_act]
                own = {f"use {a['name']}" for a in shown["abilities"] if not a["used"]}
                assert {text for text in words(state) if text.startswith("use ")} <= own


def test_ten_banners_each_and_a_spare() -> None:
    """MI-SETUP-03."""
    state = new_game(seed=1)
    assert banners(state) == [10, 10]
    assert state.table.spare == 1


def test_hands_of_three_and_stacks_of_six() -> None:
    """MI-SETUP-04: shuffled by the seed, each hand a secret of its owner."""
    hands = set()
    for seed in range(8):
        state = new_game(seed=seed)
        for seat in (0, 1):
            view = state.view(seat)
            assert len(view["me"]["hand"]) == 3
            assert len(view["me"]["stack"]) == 6
            assert [(p["hand_size"], p["stack_size"]) for p in view["players"]] == [(3, 6)] * 2
            assert len(view["unseen"]["rival"]) == 9
            hands.add(tuple(tile["shape"] for tile in view["me"]["hand"]))
    assert len(hands) > 4


def test_the_encounter_pile() -> None:
    """MI-SETUP-05."""
    tops = set()
    for seed in range(10):
        state = new_game(seed=seed)
        shown = sum(tile["kind"] == "encounter" for tile in state.view(0)["board"])
        assert state.view(0)["encounters_left"] + shown == 8
        tops.add(state.table.encounters[-1])
    assert len(tops) > 3


def test_the_starting_tile_lies_in_the_middle_with_both_captains() -> None:
    """MI-SETUP-06, MI-CAPTAIN-01."""
    view = new_game(seed=1).view(0)
    assert [t["cell"] for t in view["board"] if t["kind"] == "start"] == [[0, 0]]
    assert [p["captain"] for p in view["players"]] == [[0, 0], [0, 0]]


def test_the_valley_stack() -> None:
    """MI-SETUP-07, MI-SETUP-08, MI-SETUP-10, MI-DECIDE-13: 15 = 2 out + 2 laid + 2 shown + 9."""
    for seed in range(10):
        state = new_game(seed=seed)
        view = state.view(0)
        laid = sorted(t["cell"] for t in view["board"] if t["kind"] == "valley")
        assert laid == [[-1, 0], [1, 0]]
        first, second = state.table.valley[12], state.table.valley[11]
        assert state.table.board.cell[first] == state.table.board.cell[0] + 1  # side 1
        assert state.table.board.cell[second] == state.table.board.cell[0] - 1  # side 4
        assert len(view["display"]) == 2
        assert None not in view["display"]
        assert view["valley_left"] == 9
        assert len(state.table.removed) == 2
        assert len(view["unseen"]["valley"]) == 11


def test_setup_encounters_go_clockwise_of_their_valley_tile() -> None:
    """MI-DECIDE-14, MI-DECIDE-15, MI-SETUP-13: side 2 first, then side 5; nothing surrounded."""
    both = 0
    for seed in range(40):
        state = new_game(seed=seed)
        board = {tuple(t["cell"]): t for t in state.view(0)["board"]}
        feet = [cell for cell in ((1, 0), (-1, 0)) if board[cell]["footprints"]]
        goals = {(1, 0): (0, 1), (-1, 0): (0, -1)}
        for k, cell in enumerate(feet):
            met = state.table.encounters[7 - k]
            assert board[goals[cell]]["name"] == CAT.names[met]
        both += len(feet) == 2
        assert len(board) == 3 + len(feet)
    assert both
    assert len({(0, 1), (1, -1), (0, -1), (-1, 1)}) == 4  # the cells that touch both, all apart


def test_tokens_only_with_the_expansion() -> None:
    """MI-SETUP-11."""
    assert new_game(seed=1).view(0)["tokens_left"] == 0
    assert new_game(seed=1, expansion=True).view(0)["tokens_left"] == 14


def test_who_starts() -> None:
    """MI-SETUP-12, MI-DECIDE-10: by lot, or as agreed."""
    assert {new_game(seed=s).to_act for s in range(20)} == {0, 1}
    assert all(new_game(seed=s, first="1").to_act == 0 for s in range(6))
    assert all(new_game(seed=s, first="2").to_act == 1 for s in range(6))


def test_nothing_is_controlled_after_setup() -> None:
    """MI-DECIDE-17."""
    for seed in range(10):
        board = new_game(seed=seed).view(0)["board"]
        assert all(t["owner"] is None for t in board if t["kind"] != "start")


def test_the_two_discarded_tiles_show_only_at_the_end() -> None:
    """MI-DECIDE-16."""
    state = new_game(seed=5)
    for state in random_states(5):
        assert (state.view(0)["removed"] is not None) == state.over
    assert len(state.view(0)["removed"]) == 2


def test_footprints_requirements_and_shapes_are_designed() -> None:
    """MI-DECIDE-110."""
    assert sum(CAT.footprints) == 8
    asked = [what for k in range(FIRST_ENCOUNTER, FIRST_PATROL) for what in CAT.requires[k]]
    assert [asked.count(what) for what in range(6)] == [2] * 6
    red = CAT.explorers[FIRST_PATROL * 6 : (FIRST_PATROL + 9) * 6]
    assert red == CAT.explorers[(FIRST_PATROL + 9) * 6 :]
    assert set(red) <= {0, 1, 2, 3}
    assert all(3 <= sum(red[k : k + 6]) <= 5 for k in range(0, 54, 6))
    assert CAT.provenance["patrol_tile trailseekers-fork"]["source"] == "designed"
    assert CAT.provenance["encounter_tile mouse"]["source"] == "rulebook"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 3}, "players"),
        ({"expansion": 1}, "expansion"),
        ({"light": "no"}, "light"),
        ({"tribes": "elves"}, "tribes"),
        ({"first": "3"}, "first"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], named: str) -> None:
    usual = {"players": 2, "expansion": False, "light": False, "tribes": "random", "first": "1"}
    with pytest.raises(BadOption, match=f"^{named}: "):
        checked(**{**usual, **options})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[valley_tile]]\nid = 'acorn-1'\nfootprints = 3", "valley_tile 'acorn-1', field footpr"),
        ("[[valley_tile]]\nid = 'gold-1'", "valley_tile 'gold-1': is not one of acorn-1"),
        (
            "[[encounter_tile]]\nid = 'mouse'\nrequires = ['gold']",
            "'mouse', field requires: 'gold'",
        ),
        ("[[encounter_tile]]\nid = 'mouse'\nrequires = []", "'mouse', field requires: must be a l"),
        ("[[encounter_tile]]\nid = 'mouse'\nrequires = ['water', 'water']", "twice"),
        ("[[encounter_tile]]\nid = 'mouse'\nname = 3", "field name: must be a table"),
        ("[[encounter_tile]]\nid = 'mouse'\nname = { en = 'A;B' }", "field name.en: must have no"),
        (
            "[[patrol_tile]]\nid = 'trailseekers-fork'\nexplorers = [1, 2]",
            "patrol_tile 'trailseekers-fork', field explorers: must be a list of 6",
        ),
        (
            "[[patrol_tile]]\nid = 'trailseekers-fork'\nexplorers = [1, 2, 99, 0, 0, 0]",
            "field explorers[2]: must be from 0 to 9, not 99",
        ),
        ("[[patrol_tile]]\nid = 'trailseekers-fork'\nshape = 'ring'", "another tile's shape"),
        (
            "[[ability_marker]]\nid = 'trailseekers-1'\nability = 'mislead'",
            "have mislead twice",
        ),
        (
            "[[ability_marker]]\nid = 'trailseekers-1'\ntribe = 'berrygnawers'",
            "have reinforcements twice",
        ),
        (
            "[[ability_marker]]\nid = 'trailseekers-3'\ntribe = 'berrygnawers'",
            "field tribe: berrygnawers would have more than 5 markers",
        ),
        ("[scoring]\nencounter_unmet = true", "scoring, field encounter_unmet: must be a whole"),
        ("[scoring]\nfeathers = 1", "scoring, field feathers: is not a field"),
        ("[expansion]\nwalls = 5", "expansion, field flowers: walls and flowers together must be"),
        ("[setup]\nbanners_per_player = 20", "setup, field banners_per_player: asks for more"),
        ("[[tribe]]\nid = 'trailseekers'\nsource = 'hearsay'", "field source: must be one of"),
        ("[[encounter_tile]]\nid = 'owl'\nname = { de = 'Eule' }", "field name.de: is not a lang"),
        ("[[encounter_tile]]\nid = 'owl'\nname = { en = 'Owl' }", "field name.es: must be text on"),
        ("[[patrol_tile]]\nid = 'trailseekers-fork'\nshape = ''", "field shape: must be text on"),
        ("[[valley_tile]]\nid = 'acorn-1'\nresource = 'water'", "field resource: there would be 4"),
        (
            "[[patrol_tile]]\nid = 'trailseekers-fork'\ntribe = 'berrygnawers'\nshape = 'x'",
            "would have more than",
        ),
        ("[captain]\nbonus = -1", "captain, field bonus: must be from 0 to 9"),
        ("captain = 3", "captain: must be a table"),
        ("valley_tile = 3", "write valley_tile entries as"),
        ("[[valley_tile]]\nresource = 'acorn'", "entry has no id"),
        ("[nonsense]", "'nonsense' is not one of"),
        ("nonsense", "not valid TOML"),
    ],
)
def test_a_wrong_file_is_named_with_component_and_field(text: str, message: str) -> None:
    with pytest.raises(BadData) as error:
        catalogue(text, "my-box.toml")
    assert str(error.value).startswith("my-box.toml")
    assert message in str(error.value)


def test_a_file_overrides_printed_values(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("cards") / "my-box.toml"
    file.write_text(
        "[[valley_tile]]\nid = 'water-1'\nfootprints = true\n"
        "[[patrol_tile]]\nid = 'trailseekers-fork'\nexplorers = [0, 0, 0, 0, 0, 3]\n"
        "[setup]\npatrol_hand = 4\n"
    )
    mine = load_cards(file)
    assert sum(mine.footprints) == 9
    state = new_game(seed=1, cards=file)
    assert len(state.view(0)["me"]["hand"]) == 4
    assert state.options()["cards"] == file.read_text()
    assert state.clone() == state != new_game(seed=1)
    with pytest.raises(BadData, match="cannot be read"):
        load_cards(file.with_name("none.toml"))


def test_two_abilities_of_a_kind_may_meet_when_a_file_says_so() -> None:
    """Printed values are data: here both tribes have Spyglass, and a reinforced side gives 5."""
    text = (
        "[[ability_marker]]\nid = 'berrygnawers-5'\nability = 'spyglass'\n"
        "[[ability]]\nid = 'reinforcements'\nextra_explorers = 5\n"
        "[captain]\nbonus = 2\n"
    )
    mine = catalogue(text)
    board = ["(1,0) water 1, captain", "(2,0) Trailseekers rearguard facing 4, reinforced 4"]
    state = position(board, cards=mine, turn=1)
    assert state.view(0)["board"][1]["strengths"] == [3 + 5 + 2, 0]
    assert "use Spyglass" in words(state)
    assert "use Magic Scroll" not in words(state)
