"""A game that a class plays by phones has an address, a ballot, and players for whom phones choose."""

import pytest

from tests.classroom.classes import answer, entries, press, room, seat
from tutor.core.base.events import is_choice
from tutor.core.classroom.ballot import slide_at
from tutor.core.classroom.class_game import ClassGame, class_game_of
from tutor.core.classroom.room import accepts

DEALT = ClassGame("incan_gold", 26, 3)
TORCH, CAMP = 0, 1


def question(voices=3, deciding=(0, 1, 2), name="one"):
    """Return the entry of a question in a game, without its number and time."""
    body = {"address": f"?step={name}", "topic": name, "options": 2, "right": (), "reveals": False}
    return ("at", "", {**body, "voices": voices, "deciding": deciding})


def test_an_address_has_the_whole_game():
    """The address of a game, at any point up to its end, opens the game as it was played."""
    played = DEALT
    while played.deciding:
        played = played.play({0: TORCH, 1: len(played.moves) % 2})
        assert slide_at(played.address).played == played == class_game_of(played.tree)
    assert slide_at(f"{played.address}.ask") is None, "at the end the players are not asked"


@pytest.mark.parametrize(
    "value",
    ["", "26", "26.2.", "26.9.", "26.3.2", "26.3.z", "x.3.", "26.3.0.", f"26.3.{'0' * 3000}"],
)
def test_another_value_is_no_game(value):
    """For an address of an impossible game the server finds no slide."""
    assert slide_at(f"?game=incan_gold&class={value}") is None
    assert slide_at(f"?game=none&class={value}") is None


def test_all_choose_at_once():
    """Every player inside the cave is asked, and the moves of all are made together."""
    played = DEALT.play({0: TORCH, 1: CAMP, 2: TORCH})
    assert [is_choice(played.tree.node(place).step.events) for place in (1, 2, 3)] == [True] * 3
    assert played.moves == "010"
    assert played.deciding == ("Ana", "Chaska")


def test_a_player_without_a_vote_is_led_by_the_program():
    """If no phone of a player answers, the program decides for the player."""
    assert len(DEALT.play({}).moves) == 3


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_phone_is_asked_what_all_may_know(language):
    """The options that a phone gets name no player, and the question tells nothing of a tent."""
    slide = slide_at(f"{DEALT.play({}).address}.ask")
    question = slide.ballot.question(language)
    assert len(set(question.options)) == slide.ballot.count == 2
    assert not [name for name in slide.voices for words in question.options if name in words]
    assert slide.holdings(language) == ()
    assert slide.ballot.key.right_answers == ()


def test_most_phones_of_a_player_decide():
    """The choice of most phones of a player decides for the player.

    Phones are dealt to the players in turn. A tie means the first option, and silence means no choice.
    """
    names = ["a0", "b0", "c0", "a1", "b1", "c1", "a2"]
    votes = {"a0": CAMP, "a1": CAMP, "a2": TORCH, "b0": CAMP, "b1": TORCH}
    told = room(*map(seat, names), question(), *(answer(*each) for each in votes.items()))
    assert told.choices == {0: CAMP, 1: TORCH}


def test_only_those_who_decide_may_answer():
    """A phone may answer only if its player is inside the cave."""
    told = (seat("a0"), seat("b0"), question(deciding=(0, 2)))
    assert room(*told).may_answer("a0")
    assert not room(*told).may_answer("b0")
    assert not accepts(room(*told), entries(*told, answer("b0", 0))[-1])


@pytest.mark.parametrize("phase", ["open", "closed", "shown"])
def test_choices_are_secret_until_they_are_shown(phase):
    """In a game the choices are told only once they are shown, even after the question is closed."""
    presses = {"open": (), "closed": ("close",), "shown": ("close", "show")}[phase]
    told = room(seat("a0"), question(), answer("a0", CAMP), *map(press, presses))
    assert (told.tally(1).bars is not None) == (phase == "shown")
