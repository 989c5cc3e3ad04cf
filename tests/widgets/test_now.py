"""The card of what to do now: where the game stands."""

import re
from html import unescape

import pytest

from tests.widgets.apps import app

OVER = {"en": "The game is over", "es": "La partida ha terminado", "it": "La partita è finita"}


def place(tutor):
    """Where the game stands."""
    return unescape(re.search(r'tutor-place"[^>]*>([^<]*)<', tutor.now.widget.value)[1])


@pytest.mark.parametrize("language", OVER)
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_game_that_is_over_names_no_turn(game, language):
    """On the card and in the title of the page, with seats of one's own and with none."""
    tutor = app(f"?game={game}&view=play&lang={language}")
    session = tutor.session
    due = session.state.due.player
    assert OVER[language] not in place(tutor)
    session.let_play(dict.fromkeys(session.state.players, "advised"))
    assert session.state.due is None
    *day, end = place(tutor).split(" · ")
    assert end == OVER[language]
    assert len(day) == (game == "princes")
    assert due not in place(tutor)
    assert OVER[language] in tutor.page.title
    session.go(session.ply - 1)
    assert OVER[language] not in place(tutor)
