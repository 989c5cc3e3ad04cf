"""Chances in the temple are exact, because they count every order of cards that the view allows."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.incan_gold.staying import playouts, stays, strikes
from tests.incan_gold.temple import HAZARDS, NAMES, TREASURES, temple
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES
from tutor.incan_gold.chances import chances, mixed_number
from tutor.notebook import speak

GAME = find_game("incan_gold")


def moments(players=4, seed=3):
    """Return every moment of a random game in which a player chooses."""
    record = random_record(GAME, players, "standard", seed)
    return [state for state, _ in record.states() if state.due is not None]


@pytest.mark.parametrize("state", moments()[::11])
def test_the_chance_of_going_on_is_the_share_of_all_draws(state):
    """The chance of going on for up to three cards is the share of safe draws among all draws."""
    reckoned, path = chances(state), state.position()["path"]
    for cards in range(4):
        draws = list(combinations(reckoned.cards, cards))
        harmless = sum(not strikes(path, drawn, state.components) for drawn in draws)
        assert reckoned.goes_on_for(cards) == Fraction(harmless, len(draws))
    assert reckoned.goes_on_for(1) == 1 - reckoned.next_ends


def test_no_more_cards_come_than_there_are():
    """The chance of going on for more cards than the deck has is 0, and for fewer than 0 cards is an error."""
    reckoned = chances(moments()[0])
    assert reckoned.goes_on_for(len(reckoned.cards) + 1) == 0
    with pytest.raises(ValueError, match="-1"):
        reckoned.goes_on_for(-1)


@pytest.mark.parametrize("state", moments(seed=8)[::7])
def test_one_more_card_brings_what_playing_every_card_brings(state):
    """The worth of one more card is the mean of what the player takes home over all possible next cards.

    The test plays each card, and then the player leaves alone.
    """
    reckoned = chances(state)
    position = state.position()
    if position["chosen"]:
        return
    brought = []
    for card in reckoned.cards:
        rest = [each for each in reckoned.cards if each != card]
        played = GAME.load(position | {"deck": [card, *rest]})
        for _ in position["inside"]:
            torch = next(each for each in played.legal() if each.choice == "torch")
            played = played.play(torch)
        after = played.position()
        is_over = after["round"] != position["round"] or after["result"] is not None
        brought.append(0 if is_over else chances(played, reckoned.player).leaving())
    assert reckoned.one_more == Fraction(sum(brought), len(brought))
    going_on = 1 - reckoned.next_ends
    assert reckoned.one_more == going_on * (reckoned.leaving() + reckoned.gain_of_the_others)


@pytest.mark.parametrize("state", moments(seed=5)[::5])
def test_below_the_tipping_point_one_more_card_pays(state):
    """One more card brings a gain if the treasure at stake is below the tipping point, and a loss above it."""
    reckoned = chances(state)
    if reckoned.tipping_point is None:
        assert reckoned.strikes == 0
        assert reckoned.one_more >= reckoned.leaving()
    else:
        pays = reckoned.one_more >= reckoned.leaving()
        assert pays == (reckoned.leaving() <= reckoned.tipping_point)


def test_secrets_do_not_count():
    """The chances do not change with the order of the deck or with other players' tents."""
    state = moments()[5]
    position = state.position()
    other = GAME.load(position | {"deck": position["deck"][::-1]})
    assert chances(other) == chances(state)


def test_leaving_brings_what_the_rules_give():
    """A player who leaves takes the treasure beside the tent and a share of the path.

    A player who leaves alone also takes the artifacts of the path.
    """
    built = temple("Ana", "Beto", "Chaska").path(
        "treasure_7a", "treasure_11a", "artifact_1", left=3
    )
    state = GAME.load(built.beside(Ana=5, Beto=5, Chaska=5).json())
    reckoned = chances(state, "Ana")
    assert [reckoned.leaving(leavers) for leavers in (1, 2, 3)] == [5 + 3 + 5, 5 + 1, 5 + 1]


def test_a_first_hazard_gives_two_more():
    """After the first hazard of a kind, two of thirty cards can strike."""
    state = GAME.load(temple("Ana", "Beto", "Chaska").path("spider_1").json())
    reckoned = chances(state)
    assert reckoned.striking == {"spider": 2}
    assert reckoned.next_ends == Fraction(2, len(reckoned.cards))


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_have_words_and_a_table(language):
    speak(language)
    for state in moments()[::20]:
        found = chances(state)._repr_mimebundle_()
        assert "<table>" in found["text/html"]
        assert str(chances(state).leaving()) in found["text/plain"]
    speak("en")


def test_strangers_and_finished_games_are_refused():
    """The chances of an unknown player, or after the end of the game, raise an error."""
    with pytest.raises(RecordError):
        chances(moments()[0], "Zoe")
    over = random_record(GAME, 3, "standard", 1).play()
    with pytest.raises(ValueError, match=r"^$"):
        chances(over)


@pytest.mark.parametrize("seed", [3, 8, 13])
def test_staying_for_some_cards_brings_the_mean_over_all_draws(seed):
    """The worth of staying for up to three cards is the mean over every draw of so many cards."""
    for state in moments(seed=seed)[::17]:
        reckoned = chances(state)
        for cards in range(4):
            brought = [stays(reckoned, drawn) for drawn in combinations(reckoned.cards, cards)]
            assert reckoned.staying_for(cards) == Fraction(sum(brought), len(brought))


def test_staying_for_a_whole_small_deck():
    """For a deck of eight cards the worth of staying is right for every number of cards.

    The deck has artifacts of two values.
    """
    built = temple(*NAMES[:3], number=5).path(*TREASURES[3:], "artifact_1", "artifact_2", left=2)
    built.remove(*HAZARDS[2:]).beside(Ana=5, Beto=5, Chaska=5)
    reckoned = chances(GAME.load(built.json()))
    down = len(reckoned.cards)
    for cards in range(down + 1):
        brought = [stays(reckoned, drawn) for drawn in combinations(reckoned.cards, cards)]
        assert reckoned.staying_for(cards) == Fraction(sum(brought), len(brought))
    assert reckoned.staying_for(down + 1) == 0
    with pytest.raises(ValueError, match="-1"):
        reckoned.staying_for(-1)


@pytest.mark.parametrize("cards", [1, 4])
def test_playouts_come_near_the_exact_worth(cards):
    """The mean over two thousand random decks comes near the exact worth of staying."""
    state = GAME.load(temple(*NAMES[:3]).path("spider_1", "treasure_11a", left=2).json())
    reckoned = chances(state)
    assert abs(playouts(reckoned, cards, 2000, 1) - reckoned.staying_for(cards)) < 1 / 2


@pytest.mark.parametrize(
    ("worth", "told"),
    [(Fraction(7), "7"), (Fraction(107, 15), "7\xa02/15"), (Fraction(1, 3), "1/3")],
)
def test_a_worth_is_told_as_a_mixed_number(worth, told):
    assert mixed_number(worth) == told
