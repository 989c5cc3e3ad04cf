"""The rules of secret choices, worked out by hand: who chooses, in which order, and what happens then."""

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
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.game import Decision

ABC = NAMES[:3]


def refusal_of(state, player, choice="torch"):
    """Return the refusal of a choice.

    Playing the choice must raise an error with the same refusal.
    """
    decision = Decision(player, "choose", choice)
    refusal = state.refusal(decision)
    assert refusal is not None
    for play in (state.play, state.explain):
        with pytest.raises(IllegalDecision) as raised:
            play(decision)
        assert raised.value.refusal == refusal
    return refusal


@pytest.mark.rules("choice.secret")
def test_players_inside_choose_in_seat_order_from_the_leader():
    """In round 2 Beto leads and chooses first; the order skips a player who has left."""
    state = load(temple(*NAMES[:5], number=2).path("treasure_1").inside("Ana", "Beto", "Diego"))
    asked = []
    for _ in range(3):
        asked.append(state.due.player)
        state = after(state, "torch")
    assert asked == ["Beto", "Diego", "Ana"]
    assert state.due.player == "Beto"


@pytest.mark.rules("choice.secret")
def test_torch_and_camp_are_always_legal_in_this_order():
    state = start_state(*ABC)
    assert state.due == ("Ana", "choose")
    assert state.legal() == (Decision("Ana", "choose", "torch"), Decision("Ana", "choose", "camp"))


@pytest.mark.rules("choice.secret")
def test_nothing_happens_before_the_last_choice():
    """Until all players have chosen, the state changes only by keeping the choices.

    With the last choice it shows all choices at once.
    """
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
def test_a_choice_cannot_be_changed():
    """The rule of the secret choice refuses a second choice of the same player."""
    refusal = refusal_of(after(temple(), "camp torch"), "Ana")
    assert (refusal.code, refusal.rule) == ("chosen_already", "choice.secret")
    assert refusal.numbers == {"due_player": "Chaska"}


@pytest.mark.rules("turn.player")
def test_no_player_chooses_ahead_of_time():
    """A player inside who is not due yet may not choose."""
    refusal = refusal_of(after(temple(), "camp"), "Chaska")
    assert (refusal.code, refusal.rule) == ("not_your_turn", "turn.player")
    assert refusal.numbers == {"due_player": "Beto"}


@pytest.mark.rules("turn.player", "leave.safe")
def test_a_player_who_has_left_does_not_choose():
    """A player who has left may not choose, and the refusal names the players who still choose, in order."""
    refusal = refusal_of(load(temple(number=3).inside("Ana", "Chaska")), "Beto", "camp")
    assert (refusal.code, refusal.rule) == ("not_inside", "turn.player")
    assert refusal.numbers == {"due_player": "Chaska", "players": ["Chaska", "Ana"]}


@pytest.mark.rules("turn.over")
def test_no_player_chooses_after_the_end():
    """After the end of the game no choice is due or legal, and every choice is refused."""
    state = play_to_end(start_state(*ABC), "camp")
    assert (state.due, state.legal()) == (None, ())
    for name in ABC:
        refusal = refusal_of(state, name)
        assert (refusal.code, refusal.rule, refusal.numbers) == ("game_over", "turn.over", {})


def test_a_refusal_is_written_as_declared():
    """The JSON of a refusal has the decision as in a record, and no legal alternatives."""
    refusal = refusal_of(load(temple()), "Beto", "camp")
    assert refusal.to_json(GAME) == {
        "code": "not_your_turn",
        "rule": "turn.player",
        "numbers": {"due_player": "Ana"},
        "decision": {"player": "Beto", "type": "choose", "choice": "camp"},
        "nearest": [],
    }
