"""Only the components file holds the printed figures, so that a change there changes all that uses them."""

import pytest

from tests.incan_gold.temple import temple
from tests.incan_gold.test_components import with_figures
from tutor.core.base.game import find_game
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import text_for
from tutor.incan_gold.advice import advise
from tutor.incan_gold.scene import board_scene
from tutor.incan_gold.teaching import CONCEPTS

GAME = find_game("incan_gold")
CHANGES = {
    "first_taken": ("first_taken = 3", "first_taken = 4"),
    "first_value": ("first_value = 5", "first_value = 6"),
    "later_value": ("later_value = 10", "later_value = 11"),
}


def moment(game):
    """Return a state whose path has three artifacts of the first value and one of the later value."""
    path = ("artifact_1", "artifact_2", "artifact_3", "artifact_4", "treasure_2", "spider_1")
    return game.load(temple(number=4).path(*path, left=2).json())


def rules(state):
    """Return the events of play from a state until the first player leaves alone."""
    happened = []
    while state.due is not None and not state.position()["artifacts_taken"]:
        state, events = state.explain(state.legal()[0 if happened else 1])
        happened += [(event.type, event.data) for event in events]
    return happened


def words(state):
    """Return the words of the position and of all rules, with their figures."""
    said = text_for("incan_gold").with_components(state.components)
    return said.position(state.position()), [said.rule_text(rule) for rule in sorted(GAME.rules)]


def scene(state):
    """Return the board of a state as SVG."""
    said = text_for("incan_gold").with_components(state.components)
    return to_svg(board_scene(state.position(), components=state.components, text=said))


def advice(state):
    """Return every choice in a state with its reason and weight."""
    return [] if state.due is None else advise(state, state.due.player)


def teaching(state):
    """Return the right answers of all questions in a state."""
    asked = [
        concept.ask(state, about)
        for concept in CONCEPTS.values()
        for about in concept.abouts(state)
    ]
    return [question.right for question in asked if question is not None]


PARTS = {each.__name__: each for each in (rules, words, scene, advice, teaching)}


@pytest.mark.parametrize("figure", CHANGES)
@pytest.mark.parametrize("part", PARTS)
def test_everything_follows_its_figures(figure, part):
    """If a figure changes, the output of each part that uses it differs for the same position.

    The parts are rules, words, drawing, advice and teaching.
    """
    other = with_figures(CHANGES[figure])
    assert PARTS[part](moment(GAME)) != PARTS[part](moment(other))
