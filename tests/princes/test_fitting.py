"""The words about a move say how it serves a card in the player's hand, and what the card still lacks."""

import pytest

from tests.positions import position
from tutor.core.base.game import Decision, find_game
from tutor.core.words.text import LANGUAGES, text_for

GAME = find_game("princes")


def fit_words(state, *choices, language="en"):
    """Return the sentence that says what these decisions of the due player do for a card in hand."""
    before, player = state, state.due.player
    for kind, choice in choices:
        state = state.play(Decision(player, kind, choice))
    return text_for("princes", language).fit(before, state, player)


def at_house(**goods):
    """Return a state in which Bert has a condor card and these goods, beside the House of Priests."""
    beside = min(GAME.components.neighbours["house_of_priests"])
    found = position().cards("Bert", "shepherd+condor").at("Bert", beside).no_goods()
    return GAME.load(found.goods("Bert", **goods).json())


COST = GAME.components.orders["condor"].cost


def test_the_house_has_what_the_card_shows():
    """A move to the house of a priest on a card names the card, and says whether the player has the price."""
    said = fit_words(at_house(**COST, corn=2), ("move", "house_of_priests"))
    assert said.startswith(
        "That fits the card shepherd + condor: here a condor priest can be had for"
    )
    assert said.endswith("and the goods are there.")


def test_what_is_lacking_is_named():
    """If the player lacks a part of the price, the sentence names only the lacking goods as still missing."""
    (first, *rest) = COST
    state = at_house(**{good: COST[good] for good in rest}, corn=9)
    said = fit_words(state, ("move", "house_of_priests"))
    lacking = text_for("princes")._naming.goods({first: COST[first]})
    assert said.endswith(f"; {lacking} still to find.")


def test_the_card_counts_with_a_new_priest():
    """After a priest is acquired, the sentence says what the card counts now and which symbol still counts nothing."""
    said = fit_words(at_house(**COST, corn=2), ("move", "house_of_priests"), ("acquire", "condor"))
    assert "it now counts 1 point, and still lacks a shepherd." in said


def test_every_card_that_grows_is_named():
    """If two cards show the acquired priest, the sentence names both cards and a point for each."""
    beside = min(GAME.components.neighbours["house_of_priests"])
    found = position().cards("Bert", "shepherd+condor", "farmer+condor").at("Bert", beside)
    state = GAME.load(found.no_goods().goods("Bert", **COST, corn=2).json())
    said = fit_words(state, ("move", "house_of_priests"), ("acquire", "condor"))
    assert said.count("condor (now 1 point)") == 2


@pytest.mark.rules("trail.summit", "score.trail")
@pytest.mark.parametrize(
    ("before", "after", "points"), [(19, 2, 2), (8, 2, 1), (19, 8, 1), (5, 11, 0)]
)
def test_a_scout_over_the_summit_leaves_its_points(before, after, points):
    """If a Scout passes the Summit and begins the Trail again, a sentence says how many points it loses."""
    states = (GAME.load(position().scout("Bert", step).json()) for step in (before, after))
    said = text_for("princes").loss(*states, "Bert")
    assert said == text_for("princes").say("loss-trail", points=points) if points else not said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_without_a_use_for_a_card_is_passed_over(language):
    """A move that serves no card in hand has no such sentence, and no move in a game without cards has one."""
    assert fit_words(at_house(corn=5), ("stay", "cloth"), language=language) == ""
    start = find_game("incan_gold").start(
        find_game("incan_gold").random_setup(["Ana", "Luis", "Eva"], "standard", 1)
    )
    assert text_for("incan_gold", language).fit(start, start, "Ana") == ""
