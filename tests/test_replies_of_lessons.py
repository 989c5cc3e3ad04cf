"""Every reply of a lesson names something of its own position: a figure, a player, a place or a thing."""

import re

import pytest

from tests.incan_gold.asked import questions
from tests.pace import lessons
from tests.pages import first_of
from tests.princes.teaching.test_replies import asked_everywhere, kinds
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for
from tutor.incan_gold.components import HAZARDS
from tutor.incan_gold.teaching import CONCEPTS as OF_THE_TEMPLE
from tutor.princes.identifiers import DISTRICTS

EVERY = [pytest.param(lesson, id=lesson.id) for lesson in lessons()]
REPLIES = ("same", "shown", "other", "reached", "advised", "after")
LANDMARKS = ("granary", "stable", "summit")


def places(language):
    """Return the names of districts and landmarks of the Princes."""
    say = text_for("princes", language).say
    names = [say(f"district-{district}") for district in DISTRICTS]
    names += [say(f"district-{each}.in").partition(" ")[2] for each in DISTRICTS]
    names += [re.sub(r"\d+ ", "", say(f"board-trail-{each}")) for each in LANDMARKS]
    return "|".join(map(re.escape, names))


def things(game, language):
    """Return the names of people, goods, hazards and artifacts of a game."""
    if game == "princes":
        return "|".join(kinds(language).values())
    say = text_for(game, language).say
    return "|".join([*(re.escape(say(f"hazard-{each}")) for each in HAZARDS), "art[ei]fa"])


def every_question(game, language):
    """Yield the questions of a game's lessons and questions on fresh positions, each with its words."""
    words = text_for(game, language)
    fresh = asked_everywhere(0) if game == "princes" else ()
    if game == "incan_gold":
        fresh = [each for concept in OF_THE_TEMPLE for each in questions(concept)[::29]]
    for question in fresh:
        yield question, words.question(question)
    for lesson in lessons():
        if lesson.key.game == game:
            for asking in lesson.askings.values():
                yield lesson.question(asking), lesson_text(lesson, language).question(asking)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_every_reply_to_an_answer_names_its_own_position(game, language):
    """Each reply, in the lessons and on fresh positions, has a figure, a player or a place of its position.

    Only the reply to a tapped thing may have none, because it speaks of that thing.
    """
    near, generic, met = places(language), set(), 0
    for question, words in every_question(game, language):
        if question.concept == "find":
            continue
        players = "|".join(each["name"] for each in question.state.position()["players"])
        own = re.compile(rf"\d|{players}|{near}", re.IGNORECASE)
        replies = (words.right, *words.answers.values())
        met += len(replies)
        generic |= {(question.concept, each) for each in replies if not own.search(each)}
    assert generic == set()
    assert met > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_every_reply_to_a_decision_names_its_own_position(lesson, language):
    """What a lesson says after a decision, a trial or an exhibit has a figure, or a name of its position."""
    text, game = lesson_text(lesson, language), lesson.key.game
    players = "|".join(lesson.record.start.players)
    near = f"|{places(language)}" if game == "princes" else ""
    own = re.compile(rf"\d|{players}|{things(game, language)}{near}", re.IGNORECASE)
    said = {(step.id, form): text.step(step).get(form) for step in lesson.steps for form in REPLIES}
    said |= {
        (each.id, "claim"): text.alternative(each).get("claim")
        for each in lesson.alternatives.values()
    }
    said |= {
        (each.id, "answer"): text.exhibit(each).get("answer") for each in lesson.exhibits.values()
    }
    generic = {place: reply for place, reply in said.items() if reply and not own.search(reply)}
    assert generic == {}
    assert len([reply for reply in said.values() if reply]) > 10
