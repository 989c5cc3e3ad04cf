"""A notebook shows states, lines, refusals and exhibits as boards and words."""

import xml.etree.ElementTree as ElementTree

import pytest

from tests.princes.finished_games import RECIPES, kept_game
from tutor.core.base.game import Decision
from tutor.core.lessons.files import open_course
from tutor.core.words.text import LANGUAGES, speak
from tutor.notebook.showing import Refused, Stretch
from tutor.princes.things import thing

LARGEST = 90_000
LESSON = open_course("quick_start")
STATES = LESSON.line.states


@pytest.fixture(params=LANGUAGES)
def language(request):
    """Return each language in turn."""
    speak(request.param)
    yield request.param
    speak("en")


def mime_bundle(value):
    """Return the mime bundle that a notebook gets."""
    return value._repr_mimebundle_()


def check(found):
    """Assert that a shown board is small, well formed and without script, and that its words have no markup."""
    svg = found["image/svg+xml"]
    assert len(svg.encode("utf-8")) <= LARGEST
    ElementTree.fromstring(svg)
    assert svg in found["text/html"]
    assert "<script" not in found["text/html"]
    assert " on" + "click" not in found["text/html"]
    assert "<" not in found["text/plain"]
    assert "  " not in found["text/plain"]


@pytest.mark.parametrize("ply", range(0, len(STATES), 7))
def test_a_state_shows_its_board(ply, language):
    """A state shows its board, and all things of the board in words."""
    found = mime_bundle(STATES[ply])
    check(found)
    assert "Gina" in found["text/plain"]


@pytest.mark.parametrize("name", list(RECIPES)[::3])
def test_the_end_of_a_game_shows_its_board(name, language):
    """A state at the end of a game shows its board, even if the city is full."""
    record, _ = kept_game(name)
    check(mime_bundle(record.play()))


@pytest.mark.parametrize("name", LESSON.exhibits)
def test_an_exhibit_shows_its_board_and_its_answer(name):
    """An exhibit shows its board, and its answer in words that are folded away."""
    found = mime_bundle(LESSON.exhibits[name])
    check(found)
    if LESSON.exhibits[name].decisions:
        assert "<details><summary>What happens</summary>" in found["text/html"]


def test_a_stretch_has_every_decision(language):
    """A stretch of decisions shows each decision with events and rules, and the board at the end."""
    stretch = Stretch(LESSON.line, 14, 20)
    found = mime_bundle(stretch)
    check(found)
    assert "\n15. Bert " in f"\n{found['text/plain']}"
    assert "[trail.granary]" in found["text/plain"]
    assert (stretch.start, stretch.state) == (STATES[14], STATES[20])


def test_a_line_shows_where_it_ends(language):
    """A line of play shows its last board and all its decisions."""
    check(mime_bundle(LESSON.line))


def test_a_refusal_shows_the_decision_and_the_alternatives():
    """A refusal shows the decision and numbered alternatives with the rule, marked on the board."""
    state = STATES[17]
    refusal = state.refusal(Decision("Gina", "move", "royal_palace"))
    found = mime_bundle(Refused(state, refusal))
    check(found)
    tried, against, instead, *_ = found["text/plain"].splitlines()
    assert tried == "Gina tried: Move to the Royal Palace."
    assert "costs 1 llama; Gina has 0" in against
    assert instead.startswith("What works instead: ")
    assert "[move.llama]" in found["text/plain"]
    assert "1 llama short" in found["image/svg+xml"]
    assert Refused(state, refusal).state is state


def test_a_refusal_alone_has_the_same_words():
    """A refusal without its state has the same words and no board."""
    refusal = STATES[17].refusal(Decision("Gina", "move", "royal_palace"))
    found = mime_bundle(refusal)
    assert set(found) == {"text/plain", "text/html"}
    assert "costs 1 llama; Gina has 0" in found["text/plain"]
    assert "[move.llama]" in found["text/plain"]


def test_a_pointed_thing_is_ringed():
    """A board draws a ring around a thing that it points at."""
    from tutor.core.print.states import board

    (bare,), (ringed,) = board(STATES[0]), board(STATES[0], [thing("district", "sun_clock")])
    assert len(ringed.svg) > len(bare.svg)


def test_boards_on_one_page_have_ids_of_their_own():
    """Each board on a page has ids of its own, so that its own words describe it."""
    first, second = (mime_bundle(STATES[0])["image/svg+xml"] for _ in range(2))
    ids = [
        {each.get("id") for each in ElementTree.fromstring(svg).iter("{*}g")}
        for svg in (first, second)
    ]
    assert {name for name in ids[0] & ids[1] if name is not None and "-" in name} == set()
