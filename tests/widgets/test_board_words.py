"""The board in words has three parts: the changes of the last step, the position, and the lasting facts."""

import re

import pytest

from tests.widgets.apps import app, press
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.identifiers import DISTRICTS

PART = re.compile(r"<h3>(.*?)</h3>(.*?)(?=<h3>|</div>)", re.DOTALL)
PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)


def parts(tutor):
    """Return the paragraphs of the board in words, in a list for each heading."""
    markup = tutor.words.draw(tutor.screen.model())
    return {heading: PARAGRAPH.findall(told) for heading, told in PART.findall(markup)}


@pytest.mark.parametrize("query", ["?lesson=quick_start&ply=0", "?game=incan_gold&view=explore"])
def test_before_the_first_step_there_are_no_changes(query):
    """Before the first step the words describe the position without changes."""
    assert "Changed by the last step" not in parts(app(query))


def test_changes_come_first():
    """The words begin with the changes, which are the paragraphs that the description of the step before did not have."""
    tutor = app("?lesson=quick_start&ply=9&view=explore")
    for ply in range(10, 16):
        before = {each for told in parts(tutor).values() for each in told}
        press(tutor, "goto", ply)
        found = parts(tutor)
        assert next(iter(found)) == "Changed by the last step"
        changed = found.pop("Changed by the last step")
        assert changed == [each for told in found.values() for each in told if each not in before]
        # Each paragraph is below the name of its part.
        markup = (
            tutor.words.draw(tutor.screen.model())
            .split("Changed by the last step")[1]
            .split("<h3>")[0]
        )
        groups = markup.split("<h4>")[1:]
        assert groups
        for group in groups:
            name, told = group.split("</h4>")
            assert set(PARAGRAPH.findall(told)) <= set(found[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_a_paragraph_for_each_district(language):
    """A district's paragraph has the names of all its neighbours, and of no other district."""
    words, near = text_for("princes", language), printed_components().neighbours
    told = words.board_parts()[0].sentences
    assert len(told) == len(DISTRICTS)
    for district, sentence in zip(DISTRICTS, told, strict=True):
        name = words.say(f"district-{district}")
        assert sentence.startswith(f"{name}.")
        named = {each for each in DISTRICTS if words.say(f"district-{each}.the") in sentence}
        assert named == near[district], sentence
