"""A move that serves a card in hand is seen as such, with what the card lacks still."""

import pytest

from tests.positions import position
from tutor.core.base.game import Decision, find_game
from tutor.core.words.text import LANGUAGES, text_for

GAME = find_game("princes")


def fit_words(state, *choices, language="en"):
    """Return what the moves of the player who is due do for a card in hand."""
    before, player = state, state.due.player
    for kind, choice in choices:
        state = state.play(Decision(player, kind, choice))
    return text_for("princes", language).fit(before, state, player)


def at_house(**goods):
    """Return the state of Bert, who has a condor card and these goods, beside the House of Priests."""
    beside = min(GAME.components.neighbours["house_of_priests"])
    found = position().cards("Bert", "shepherd+condor").at("Bert", beside).no_goods()
    return GAME.load(found.goods("Bert", **goods).json())


COST = GAME.components.orders["condor"].cost


def test_the_house_has_what_the_card_shows():
    """The sentence has the card and the price, and says whether the goods are there."""
    said = fit_words(at_house(**COST, corn=2), ("move", "house_of_priests"))
    assert said.startswith(
        "That fits the card shepherd + condor: here a condor priest can be had for"
    )
    assert said.endswith("and the goods are there.")


def test_what_is_lacking_is_named():
    """Of the price only what the player lacks is said to be still missing."""
    (first, *rest) = COST
    state = at_house(**{good: COST[good] for good in rest}, corn=9)
    said = fit_words(state, ("move", "house_of_priests"))
    lacking = text_for("princes")._naming.goods({first: COST[first]})
    assert said.endswith(f"; {lacking} still to find.")


def test_the_card_counts_with_a_new_priest():
    """After the purchase the card counts a point, and the sentence names the icon that counts none."""
    said = fit_words(at_house(**COST, corn=2), ("move", "house_of_priests"), ("acquire", "condor"))
    assert "it now counts 1 point, and still lacks a shepherd." in said


def test_every_card_that_grows_is_named():
    """A priest whom two cards show is worth a point for each of them."""
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
    """A Scout that begins the trail again counts less, and a sentence says by how much."""
    states = (GAME.load(position().scout("Bert", step).json()) for step in (before, after))
    said = text_for("princes").loss(*states, "Bert")
    assert said == text_for("princes").say("loss-trail", points=points) if points else not said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_without_a_use_for_a_card_is_passed_over(language):
    """A move that serves no card has no sentence, and the same holds for a game without cards."""
    assert fit_words(at_house(corn=5), ("stay", "cloth"), language=language) == ""
    start = find_game("incan_gold").start(
        find_game("incan_gold").random_setup(["Ana", "Luis", "Eva"], "standard", 1)
    )
    assert text_for("incan_gold", language).fit(start, start, "Ana") == ""
