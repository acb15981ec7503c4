"""Taking back at a table of Mystic Vale."""

from tests.mystic.tiny import BOX_FILE
from tests.server.client import ME, OPEN, Player, Server
from tests.server.test_seats import refused


def to_harvest(player: Player) -> None:
    """Pass the planting, so that buying and undoing begin."""
    player.my_turn()
    if player.view["decision"] == "plant":
        player.play_words("pass")
    player.until(lambda p: p.view["decision"] == "harvest" and bool(p.legal))


def buy_something(player: Player) -> str:
    words: str = next(text for _, text in player.legal if text.startswith("buy "))
    player.play_words(words)
    return words


def test_undo_within_the_turn_and_not_past_what_was_hidden(server: Server) -> None:
    box = {"cards": BOX_FILE.read_text("utf-8")}
    made = server.create(ME, OPEN, seed=7, game="mystic-vale", options=box)
    table = made["table"]
    tokens = [made["token"], server.join(made)["token"]]
    with server.sit(table["id"]) as onlooker:
        first = onlooker.view["to_act"]
    token, other = tokens[first], tokens[1 - first]
    with server.sit(table["id"], token) as player:
        assert not player.told["undo"]
        player.play_words("push")
        assert not player.told["undo"]
        refused(player.ask(type="undo"), "refused", "hidden-revealed")
        to_harvest(player)
        before = player.told
        log = list(player.log)
        buy_something(player)
        assert player.told["undo"]
        with server.sit(table["id"], other) as opponent:
            refused(opponent.ask(type="undo"), "refused", "another-decided")
        player.until(lambda p: p.here == before["here"])
        heard = player.ask(type="undo", ref=5)
        assert heard["view"] == before["view"]
        assert heard["at"] == before["at"]
        assert heard["seq"] == before["seq"] + 2
        assert player.log == log
