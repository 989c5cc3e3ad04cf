"""The seed fixes the questions on fresh positions; all differ, and each has one right answer."""

from itertools import islice

import pytest

from tutor.core.base.game import find_game
from tutor.core.base.kit import kit_of
from tutor.core.lessons.files import open_course
from tutor.core.lessons.review import fresh_questions, quiz
from tutor.core.lessons.runner import LessonRunner

PRINCES = find_game("princes")
TAUGHT = tuple(kit_of("princes").teaching.CONCEPTS)


def some_questions(concepts, seed, count):
    """Return `count` questions on the concepts."""
    return list(islice(fresh_questions(PRINCES, concepts, seed), count))


def identity(question):
    """Return the values by which two questions are equal: concept, topic, position and right answer."""
    return question.concept, question.about, question.state.position(), question.right


@pytest.fixture(scope="module")
def once():
    """Return one question on each concept."""
    return some_questions(TAUGHT, 3, len(TAUGHT))


def test_every_concept_is_found_in_turn(once):
    """Each concept gets a question in its turn, even if chance seldom leads to a position for it."""
    assert tuple(question.concept for question in once) == TAUGHT


def test_each_question_has_one_right_answer_and_wrong_ones(once):
    """Each question has one right answer and at least two wrong ones, as many as a choice needs."""
    for question in once:
        assert len(question.right) == 1
        assert len(question.wrong) >= 2


def test_the_seed_fixes_the_questions(once):
    """The same seed gives the same questions, and another seed gives others."""
    again = some_questions(TAUGHT, 3, 8)
    assert [identity(question) for question in again] == [
        identity(question) for question in once[:8]
    ]
    others = some_questions(TAUGHT, 4, 8)
    assert all(identity(each) != identity(other) for each, other in zip(again, others, strict=True))


def test_positions_are_all_different_and_vary():
    """No two questions have the same position, and the positions differ in players and days."""
    positions = [question.state.position() for question in some_questions(["card_worth"], 1, 12)]
    assert all(one not in positions[:place] for place, one in enumerate(positions))
    assert len({len(position["players"]) for position in positions}) > 1
    assert len({position["day"] for position in positions}) > 3


def test_without_concepts_there_are_no_questions():
    assert some_questions((), 1, 5) == []


def test_unknown_concepts_and_games_that_teach_nothing_are_refused():
    """An unknown concept, or a game that has no questions, raises KeyError."""
    with pytest.raises(KeyError):
        some_questions(["nothing"], 1, 1)
    with pytest.raises(KeyError):
        next(fresh_questions(find_game("incan_gold"), TAUGHT, 1))


def test_a_question_comes_again_only_after_all_others():
    """A question comes again only after all other questions on its concept have come.

    The concept of the last cards has two questions, so the one asked longest ago comes next.
    """
    (first,) = some_questions(["short_deck"], 5, 1)
    for seed in range(5, 8):
        (other,) = list(islice(fresh_questions(PRINCES, ["short_deck"], seed, [first.key]), 1))
        assert other.key != first.key
        (again,) = list(
            islice(fresh_questions(PRINCES, ["short_deck"], seed, [first.key, other.key]), 1)
        )
        assert again.key == first.key


def test_a_question_shows_the_deck_that_it_speaks_of():
    """In a question on the last cards, the deck on the board has exactly the cards that the question speaks of.

    The hands of the players have all other cards.
    """
    for question in some_questions(["short_deck"], 2, 4):
        position = question.state.position()
        assert len(position["deck"]) == question.values["left"]
        hands = [len(player["cards"]) for player in position["players"]]
        assert sum(hands) + len(position["deck"]) == 28


def test_players_of_a_drill_are_not_in_the_lesson():
    """The players in a drill have other names than those of the lesson, because they sit in other seats."""
    lesson = open_course("first_quest", "incan_gold")
    asked = quiz(LessonRunner(lesson), 3, ["torch_or_camp"], is_drill=True)
    here = set(lesson.line.states[0].players)
    assert asked.questions
    assert all(here.isdisjoint(each.state.players) for each in asked.questions)
