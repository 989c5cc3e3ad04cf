"""The table of holdings below a printed board shows only what its reader may know."""

import json

from tests.contract.command_line import run
from tests.princes.extremes import late
from tutor.core.print.handout import holdings_table
from tutor.core.records.files import read_record
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.board import holdings
from tutor.princes.identifiers import GOODS, ORDERS


def test_every_row_is_as_long_as_the_head():
    """Every row of the table has as many cells as the head, with Moon tiles at night and without them by day."""
    for language in LANGUAGES:
        words, night = text_for("princes", language), late()
        night["players"][0]["moon_tiles"] = ["coca", "llama"]
        day = json.loads(json.dumps(night))
        for player in day["players"]:
            player["moon_tiles"] = []
        for position, more in ((night, 4), (day, 3)):
            held = holdings(position, words)
            assert len(held.columns) == len(GOODS) + len(ORDERS) + more
            assert {len(row) for row in held.rows} == {len(held.columns)}
        assert words.say("board-moons") not in holdings(day, words).columns


def test_names_are_only_words():
    """A player's name in the table of holdings is shown as text and never as markup."""
    position = late()
    position["players"][0]["name"] = "<b>"
    assert "&lt;b&gt;" in holdings_table("princes", position, "en")


def test_without_a_seat_the_command_line_shows_no_card(tmp_path):
    """Without a seat, the command line shows only the number of each player's cards.

    With a seat it shows this player's cards too.
    """
    made = run("random", "--game", "princes", "--players", 3, "--seed", 4)
    path = tmp_path / "game.json"
    path.write_text(made.out, encoding="utf-8")
    words = text_for("princes", "en")
    players = read_record(made.json).play(9).position()["players"]
    named = [
        str(words.figures({"card": card})["card"]) for each in players for card in each["cards"]
    ]
    hidden = words.say("holdings-hidden", count=1)
    public = run("handout", path, "--plies", 9).out
    assert public.count(hidden) == len(named) == 3
    assert not any(name in public for name in named)
    own = run("handout", path, "--plies", 9, "--view", players[1]["name"]).out
    assert [name in own for name in named] == [False, True, False]
