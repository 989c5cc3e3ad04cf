"""Secret choices by hand: who is asked, in which order, and when things happen."""

import pytest

from tests.incan_gold.playing import (
    GAME,
    after,
    events_of,
    load,
    play_choices,
    play_to_end,
    start_state,
)
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.game import Decision
from tutor.core.base.refusal import IllegalDecision

ABC = NAMES[:3]


def refusal_of(state, player, choice="torch"):
    """The refusal of a choice; playing it raises the same one."""
    decision = Decision(player, "choose", choice)
    refusal = state.refusal(decision)
    assert refusal is not None
    for play in (state.play, state.explain):
        with pytest.raises(IllegalDecision) as raised:
            play(decision)
        assert raised.value.refusal == refusal
    return refusal


@pytest.mark.rules("choice.secret")
def test_those_inside_are_asked_in_seat_order_from_the_leader():
    """In round 2 Beto leads; who has left is passed over."""
    state = load(temple(*NAMES[:5], number=2).path("treasure_1").inside("Ana", "Beto", "Diego"))
    asked = []
    for _ in range(3):
        asked.append(state.due.player)
        state = after(state, "torch")
    assert asked == ["Beto", "Diego", "Ana"]
    assert state.due.player == "Beto"


@pytest.mark.rules("choice.secret")
def test_torch_and_camp_are_always_legal_in_this_order():
    """Each choice has these two answers."""
    state = start_state(*ABC)
    assert state.due == ("Ana", "choose")
    assert state.legal() == (Decision("Ana", "choose", "torch"), Decision("Ana", "choose", "camp"))


@pytest.mark.rules("choice.secret")
def test_nothing_happens_before_the_last_choice():
    """Until all have chosen only the choices made are kept; then all are shown together."""
    start = temple().path("treasure_11a", left=2).beside(Ana=3, Beto=3, Chaska=3).deck("treasure_9")
    before = load(start).position()
    for choices, chosen in (
        ("camp", {"Ana": "camp"}),
        ("camp torch", {"Ana": "camp", "Beto": "torch"}),
    ):
        happened = play_choices(start, choices)
        name = list(chosen)[-1]
        expected = {
            "type": "chosen",
            "rule": "choice.secret",
            "player": name,
            "choice": chosen[name],
        }
        assert happened.events == [{**expected, "seen_by": [name]}]
        position = happened.state.position()
        assert position["chosen"] == chosen
        assert {**position, "chosen": {}, "pending": None} == {**before, "pending": None}
    shown = events_of(start, "camp torch camp", "revealed")
    assert shown == [{"staying": ["Beto"], "leaving": ["Ana", "Chaska"]}]
    assert after(start, "camp torch camp").position()["chosen"] == {}


@pytest.mark.rules("choice.secret")
def test_a_choice_made_is_not_changed():
    """Who has chosen is told so, by the rule of the secret choice."""
    refusal = refusal_of(after(temple(), "camp torch"), "Ana")
    assert (refusal.code, refusal.rule) == ("chosen_already", "choice.secret")
    assert refusal.numbers == {"due_player": "Chaska"}


@pytest.mark.rules("turn.player")
def test_nobody_chooses_ahead_of_time():
    """Inside, but not asked yet."""
    refusal = refusal_of(after(temple(), "camp"), "Chaska")
    assert (refusal.code, refusal.rule) == ("not_your_turn", "turn.player")
    assert refusal.numbers == {"due_player": "Beto"}


@pytest.mark.rules("turn.player", "leave.safe")
def test_who_has_left_is_not_asked():
    """The others are named in the order they are asked."""
    refusal = refusal_of(load(temple(number=3).inside("Ana", "Chaska")), "Beto", "camp")
    assert (refusal.code, refusal.rule) == ("not_inside", "turn.player")
    assert refusal.numbers == {"due_player": "Chaska", "players": ["Chaska", "Ana"]}


@pytest.mark.rules("turn.over")
def test_after_the_end_nobody_chooses():
    """Nothing is due, nothing legal, everything refused."""
    state = play_to_end(start_state(*ABC), "camp")
    assert (state.due, state.legal()) == (None, ())
    for name in ABC:
        refusal = refusal_of(state, name)
        assert (refusal.code, refusal.rule, refusal.numbers) == ("game_over", "turn.over", {})


def test_a_refusal_is_written_as_declared():
    """A refusal as JSON, with the decision as in a record and no decision that works instead."""
    refusal = refusal_of(load(temple()), "Beto", "camp")
    assert refusal.to_json(GAME) == {
        "code": "not_your_turn",
        "rule": "turn.player",
        "numbers": {"due_player": "Ana"},
        "decision": {"player": "Beto", "type": "choose", "choice": "camp"},
        "nearest": [],
    }
