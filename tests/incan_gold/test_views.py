"""No view, event or words tell a player another's tent or hidden choice, or a card to come."""

import json

import pytest

from tests.incan_gold.games import all_moments
from tests.incan_gold.playing import after, load
from tests.incan_gold.temple import temple
from tests.pages import first_of
from tutor.core.base.events import view_of
from tutor.core.base.game import legal_for
from tutor.core.records.record import position_id
from tutor.core.words.text import text_for

WORDS = text_for("incan_gold")


def eyes(state, name):
    """Return as text all that one player sees of a state: the view, its id, the legal choices and its words."""
    view = state.view(name)
    return json.dumps([view, position_id(view), legal_for(state, name), WORDS.position(view)])


def text_heard(events, name):
    """Return as text all that one player sees and reads of some events."""
    seen = view_of(events, name)
    return json.dumps([[event.to_json() for event in seen], WORDS.narration(seen)])


@pytest.mark.parametrize("apart", first_of([5, 1], 1))
def test_a_hidden_choice_leaves_no_trace(apart):
    """Until the last player has chosen, other players see and read the same, whether a choice is torch or camp."""
    seen = 0
    for moment in all_moments()[::apart]:
        state = moment.before
        if state.position()["inside"][-1] == state.due.player:
            continue
        seen += 1
        (one, told), (other, retold) = (state.explain(decision) for decision in state.legal())
        for name in state.players:
            if name != state.due.player:
                assert eyes(one, name) == eyes(other, name)
                assert text_heard(told, name) == text_heard(retold, name)
    assert seen > 1000 / apart


def test_no_words_give_a_choice_away():
    """Neither narration nor position in words tells a choice before all choices are shown."""
    state = load(temple())
    for decision in state.legal():
        chosen, events = state.explain(decision)
        assert [told.text for told in WORDS.narration(events)] == ["Ana has chosen in secret."]
        aloud = " ".join(WORDS.position(chosen.position()))
        assert "Ana has chosen already, in secret." in aloud
        assert "torch or camp" in aloud
        assert "Torch" not in aloud
        assert "Camp" not in aloud


def test_a_view_has_the_keys_of_a_position_and_the_player():
    """A view has the keys of a position and `player`, in this order, and no seed or deck."""
    state = after(temple().tents(Ana=3, Beto=4), "torch camp")
    view, position = state.view("Beto"), state.position()
    head = ["format", "version", "game", "player"]
    assert list(view) == [*head, *(key for key in position if key not in head)]
    assert (view["format"], view["player"]) == ("tutor-view", "Beto")
    assert view["chosen"] == ["Ana", "Beto"]
    assert view["deck"] == {"hidden": len(position["deck"])}
    assert [seat["tent"] for seat in view["players"]] == [{"hidden": True}, 4, {"hidden": True}]
    assert view["pending"] == {"type": "choose", "player": "Chaska"}
    hidden = {"format", "player", "chosen", "deck", "players", "pending"}
    assert all(view[key] == position[key] for key in position if key not in hidden)
