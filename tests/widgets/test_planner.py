"""Computer players may follow the planner policy; the page offers it, and shows what it decides and why."""

from html import unescape

import pytest

from tests.widgets.apps import app, begin_game, press, show
from tutor.princes.advice import advise_by_plan
from widgets.session.reasons import reason_text

OFFERED = {"princes": True, "incan_gold": False}


@pytest.mark.parametrize(("game", "is_offered"), OFFERED.items())
def test_it_is_offered_where_the_game_has_one(game, is_offered):
    """If a game has a planner, the page offers it in the form of a new game, after another game, and in the menu."""
    tutor = app(f"?game={game}&view=explore")
    assert ('data-value="planner"' in tutor.now.widget.value) == is_offered
    form = tutor.games
    show(tutor, "games", tab="games")
    for other in (*OFFERED, game):
        form.game.value = other
        kinds = [kind for _, kind in form.others.options]
        assert ("planner" in kinds) == OFFERED[other]
        assert form.others.value in kinds


def test_chosen_players_stay_where_the_game_has_them():
    """The chosen kinds of players stay chosen with another game or language.

    In a game without the planner the first kind is chosen instead.
    """
    tutor = app("?game=princes&view=explore")
    form = tutor.games
    show(tutor, "games", tab="games")
    form.others.value = "planner"
    press(tutor, "language", "es")
    show(tutor, "games", tab="games")
    assert form.others.value == "planner"
    form.game.value = "incan_gold"
    assert form.others.value == "advised"


@pytest.mark.parametrize("seat", ["of all", "of one"])
def test_it_decides_by_its_plan_and_says_why(seat):
    """The planner makes the best decision of its plan, and gives the whole reason if the hands are open."""
    tutor = app("?game=princes&view=explore")
    if seat == "of one":
        form = tutor.games
        show(tutor, "games", tab="games")
        form.game.value, form.others.value = "princes", "planner"
        begin_game(tutor)
    else:
        press(tutor, "play-on", "planner")
    session = tutor.session
    assert set(session.others.values()) == {"planner"}
    while not any(node.decision.player in session.others for node in session.tree.nodes):
        session.play(session.state.legal()[0])
    told = 0
    for place, node in enumerate(session.tree.nodes, 1):
        player = node.decision.player
        if player not in session.others:
            continue
        state = session.tree.step(node.parent).state
        best = advise_by_plan(state, player)[0]
        assert node.decision == best.decision
        if session.seat is None:
            assert node.reason == reason_text(best.reason, "princes", tutor.stage.text)
        assert node.reason
        session.show(place)
        told += unescape(node.reason) in unescape(tutor.narration.widget.value)
    assert told
