"""Bots of Misty Valley at a table: a turn of theirs has several moves."""

from pathlib import Path

from tests.server.client import GREEDY, ME, running


def test_what_a_bot_thought_of_is_dropped_when_the_table_has_changed(tmp_path: Path) -> None:
    """The pause is so long that a bot plays one move of its turn, and then someone undoes."""
    with running(tmp_path, pause=1000) as server:
        table = server.create(ME, GREEDY, seed=3, game="misty-valley", options={"first": "1"})
        with server.sit(table["table"]["id"], table["token"]) as player:
            for _ in range(2):
                while player.view["to_act"] == 0:
                    player.play(player.legal[0][0])
                handed_over = player.told["at"]
                player.hear()
                assert player.told["at"] > handed_over
                assert player.view["to_act"] == 1
                heard = player.ask(type="undo")
                assert heard["at"] < handed_over
                assert heard["view"]["to_act"] == 0
