"""Every slide that asks has a ballot, and the ballot tells no answer."""

from functools import cache

import pytest

from tests.sources import GAMES
from tutor.core.classroom.ballot import slide_at
from tutor.core.lessons.files import courses
from tutor.core.lessons.presentation import Presentation
from tutor.core.words.text import LANGUAGES

ASKING = {"asked", "told", "posed"}


@cache
def slides(game):
    """Return every slide of the lessons of a game, by its address."""
    found = []
    for lesson in courses(game):
        shown = Presentation(lesson)
        for at, beat in enumerate(shown.beats):
            shown.go(at)
            slide = slide_at(f"?lesson={lesson.id}&game={game}&step={beat.step}.{shown.part}")
            assert slide is not None
            assert slide.shown.beat == beat
            found.append(slide)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_slides_that_ask_have_options_in_every_language(game):
    """Options go by number, so every language has as many, and no two read alike."""
    for slide in slides(game):
        ballot = slide.ballot
        assert (ballot is None) == (not slide.topic)
        if ballot is None or slide.reveals:
            continue
        for language in LANGUAGES:
            asked = ballot.question(language)
            assert len(asked.options) == len(set(asked.options)) == ballot.count
            assert len(ballot.key.reply(language).replies) == ballot.count
        assert all(number < ballot.count for number in ballot.key.right)
        assert ballot.form == "choice" or len(ballot.key.right) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_its_answer_have_one_topic(game):
    """The slide behind a question answers it: it has the same topic, and reveals."""
    asked = {}
    for slide in slides(game):
        if slide.topic and not slide.reveals:
            assert slide.topic not in asked
            asked[slide.topic] = slide.shown.beat.kind in ASKING
        elif slide.reveals:
            assert asked[slide.topic]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_has_no_reply(game):
    """Nothing that a ballot tells contains the reply to an option."""
    for slide in slides(game):
        if slide.ballot is None or slide.reveals:
            continue
        told = " ".join(map(str, slide.ballot.question("en")))
        said = slide.ballot.key.reply("en")
        assert not [each for each in {said.right, *said.replies} if each and each in told]


@pytest.mark.parametrize(
    "address",
    ["", "?", "?lesson=none&step=a", "?lesson=quick_start&step=none", "?lesson=quick_start",
     "?lesson=quick_start&step=bert-enters.99", "?lesson=quick_start&step=bert-enters.-1x", "?" + "x" * 9999],
)  # fmt: skip
def test_another_address_is_no_slide(address):
    """The server opens only slides that exist."""
    assert slide_at(address) is None


def test_a_phone_gets_what_the_board_does_not_show():
    """A question about the cards of a player comes with the cards, in the reader's language."""
    slide = slide_at("?lesson=quick_start&step=counting-points.2")
    held = dict(slide.holdings("en"))
    assert "farmer + puma" in held["Bert"]
    assert "Puma 2" in held["Bert"]
    assert "Condor 0" not in held["Bert"]
    assert slide.holdings("es") != slide.holdings("it")
