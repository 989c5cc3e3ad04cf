"""The board beside a step shows all that the step speaks of.

Its text says when the game is another one.
"""

import re
from itertools import pairwise

import pytest

from tutor.core.base.questions import OWN
from tutor.core.lessons.files import open_course
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import Marked, board_scene
from tutor.princes.scene.look import LAYOUTS

LESSON = open_course("quick_start")
ASKING = [
    step
    for step in LESSON.steps
    if (asking := LESSON.task(step).asking) is not None and asking.concept not in OWN
]
ASKED = [step for step in LESSON.steps if LESSON.task(step).asking is not None]
WORDS = Text("en", ("tutor.core", "tutor.princes"))
WHOLE = {"step": "trail", "market": "market", "order": "orders", "moon": "moons"}
"""For each kind of thing, the panel that shows all things of this kind."""
ELSEWHERE = {
    "en": r"another|other games?|other tables?",
    "es": r"otras? partidas?|otras? mesas?",
    "it": r"altr[ae] partit[ae]|altr[oi] tavol[oi]",
}
"""Words by which a step says that its position is of another game than the position before."""
THERE = {
    "en": r"here|this table|same game",
    "es": r"aquí|esta mesa|misma partida",
    "it": r"qui|questo tavolo|stessa partita",
}
"""Further words that suffice where the step before is also in another game than the example."""
OTHER_GAMES = [
    step
    for before, step in pairwise(LESSON.steps)
    if step.at.exhibit and step.at.exhibit != before.at.exhibit
]


def first_sentence(text):
    """Return the text up to the first full stop, question mark or exclamation mark."""
    return re.split(r"[.?!](?=\s|$)", text, maxsplit=1)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", OTHER_GAMES, ids=lambda step: step.id)
def test_a_step_in_another_game_says_so_at_once(step, language):
    """The first sentence says that the step is in another game."""
    told = first_sentence(lesson_text(LESSON, language).step(step).text)
    before = LESSON.steps[LESSON.steps.index(step) - 1]
    words = ELSEWHERE[language] + (f"|{THERE[language]}" if before.at.exhibit else "")
    assert re.search(rf"\b({words})\b", told, re.IGNORECASE), told


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.id)
def test_a_step_points_at_what_its_question_reads(step):
    """The step points at each thing from which the answer follows, or at the whole panel of the thing."""
    asking = LESSON.task(step).asking
    read = LESSON.question(asking).points
    shown = {*step.points}
    missing = {each for each in read if not shown & {each, WHOLE.get(each.partition("-")[0])}}
    assert missing == set()


@pytest.mark.parametrize("step", ASKED, ids=lambda step: step.id)
def test_a_hint_about_a_thing_rings_it_on_the_board(step):
    """A hint about a thing rings it on the board or the trail, in every layout, or is left out."""
    runner = LessonRunner(LESSON)
    runner.go(step.id)
    question = runner.question
    assert ("highlight" in runner.hints) == bool(set(question.points) - set(question.facts))
    for layout in LAYOUTS:
        scene = board_scene(
            question.state.position(),
            components=printed_components(),
            text=WORDS,
            layout=layout,
            marked=Marked(pointed=question.points),
        )
        rings = {
            name.removeprefix("ring-")
            for name in (group.id for group in scene.groups())
            if name.startswith("ring-")
        }
        assert {each.removeprefix("district-") for each in question.points} == rings


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.id)
def test_the_rule_of_a_question_is_beside_it(step):
    """The step lists the rule, so that a learner can open it, or the step before has just told it."""
    question = LESSON.question(LESSON.task(step).asking)
    told = [rule for each in LESSON.steps[: LESSON.steps.index(step) + 1] for rule in each.rules]
    assert set(question.rules) & set(told), step.id
