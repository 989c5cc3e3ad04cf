"""Every slide that asks the class has a ballot, and the ballot contains no answer."""

from functools import cache
from itertools import chain

import pytest

from tests.sources import GAMES
from tutor.core.classroom.ballot import slide_at
from tutor.core.lessons.files import courses
from tutor.core.lessons.presentation import Presentation
from tutor.core.words.text import LANGUAGES

ASKING = {"asked", "told", "posed"}


@cache
def slides(game):
    """Return all slides of the lessons of a game, each opened by its address."""
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


def ballots(game):
    """Return the ballots of all slides that ask, in a list for each type of ballot."""
    found = {}
    for slide in slides(game):
        if slide.ballot is not None and not slide.reveals:
            found.setdefault(type(slide.ballot), []).append(slide.ballot)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_slides_that_ask_have_options(game):
    """Each right answer of a ballot is one of its options, and exactly the slides with a topic have a ballot."""
    assert all((slide.ballot is None) == (not slide.topic) for slide in slides(game))
    for ballot in chain.from_iterable(ballots(game).values()):
        assert all(number < ballot.count for number in ballot.key.right)
        assert ballot.form == "choice" or len(ballot.key.right) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_go_by_number(game, language):
    """A ballot has the same number of options in every language, and no two options read alike.

    The test reads one ballot of each type.
    """
    for ballot, *_ in ballots(game).values():
        told = ballot.question(language).options
        assert len(told) == len(set(told)) == ballot.count
        assert len(ballot.key.reply(language).replies) == ballot.count


@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_its_answer_have_one_topic(game):
    """The slide that reveals the answer to a question has the same topic as the slide that asks it."""
    topics = {}
    for slide in slides(game):
        if slide.topic and not slide.reveals:
            assert slide.topic not in topics
            topics[slide.topic] = slide.shown.beat.kind in ASKING
        elif slide.reveals:
            assert topics[slide.topic]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_has_no_reply(game):
    """The question of a ballot contains no reply to any of its options."""
    for slide in slides(game):
        if slide.ballot is None or slide.reveals:
            continue
        told = " ".join(map(str, slide.ballot.question("en")))
        said = slide.ballot.key.reply("en")
        assert not [each for each in {said.right, *said.replies} if each and each in told]


@pytest.mark.parametrize(
    "address",
    ["", "?", "?lesson=none&step=a", "?lesson=quick_start&step=none", "?lesson=quick_start&ply=8",
     "?lesson=quick_start&step=bert-enters.99", "?lesson=quick_start&step=bert-enters.-1x", "?" + "x" * 9999],
)  # fmt: skip
def test_another_address_is_no_slide(address):
    """For an address that names no existing slide the server finds no slide."""
    assert slide_at(address) is None


def test_a_phone_gets_what_the_board_does_not_show():
    """A question about the cards of a player sends the cards to the phones, in the reader's language."""
    slide = slide_at("?lesson=quick_start&step=counting-points.2")
    held = dict(slide.holdings("en"))
    assert "farmer + puma" in held["Bert"]
    assert "Puma 2" in held["Bert"]
    assert "Condor 0" not in held["Bert"]
    assert slide.holdings("es") != slide.holdings("it")
