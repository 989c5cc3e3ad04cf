"""The table of stocks of the Princes and its changes."""

import re

from tests.widgets.apps import app
from tutor.core.records.lines import open_lesson, play_line

LINE = play_line(open_lesson("quick_start"))


def scouts(state):
    """Return the step of each Scout, in seat order."""
    return [player["scout"] for player in state.position()["players"]]


def test_a_scout_that_passes_the_summit_has_climbed():
    """The table counts the steps that a Scout has climbed past the Summit, although its new number is smaller."""
    summit, passed = LINE.states[0].components.summit, 0
    for ply, (before, after) in enumerate(zip(LINE.states, LINE.states[1:], strict=False), 1):
        for was, now in zip(scouts(before), scouts(after), strict=True):
            if now == was:
                continue
            tutor = app(f"?lesson=quick_start&ply={ply}")
            climbed = (now - was) % summit
            cell = rf'data-scout="{now}"[^>]*data-change="\+{climbed}"'
            assert re.search(cell, tutor.stocks.widget.value), (ply, was, now)
            passed += now < was
    assert passed


def test_the_cards_of_the_present_player_are_drawn_beside_their_words():
    """All cards of the present player are drawn, and a screen reader reads their names."""
    tutor = app("?lesson=quick_start&step=counting-points")
    cards = tutor.session.state.position()["players"][0]["cards"]
    table = tutor.stocks.widget.value
    assert len(cards) > 1
    assert table.count("tutor-card-icons") == len(cards)
    assert 'class="tutor-unseen">Cards: ' in table
    assert re.search(r'<span class="tutor-drawn-hand" aria-hidden="true">', table)
