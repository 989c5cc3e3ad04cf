"""The session: one place in a line, and watchers that are told when it changes."""

import pytest

from tutor.core.line import lesson_ids, open_lesson, play_line
from widgets.session import Session


@pytest.fixture(scope="module")
def session() -> Session:
    """A session of the quick start."""
    return Session(play_line(open_lesson("quick_start")), "quick_start")


def test_every_lesson_plays_to_its_end() -> None:
    """A lesson's record is legal from the first decision to the last."""
    for lesson in lesson_ids():
        line = play_line(open_lesson(lesson))
        assert len(line.states) == line.plies + 1


def test_an_unknown_lesson_is_a_key_error() -> None:
    """No lesson is made up."""
    with pytest.raises(KeyError):
        open_lesson("no_such_lesson")


def test_going_beyond_an_end_means_that_end(session: Session) -> None:
    """Back at the start and forward at the end stay where they are."""
    session.go(-5)
    assert (session.ply, session.is_at_end) == (0, False)
    session.go(10_000)
    assert (session.ply, session.is_at_end) == (session.line.plies, True)


def test_watchers_hear_of_changes_only(session: Session) -> None:
    """Going where one is tells nobody."""
    heard: list[int] = []
    session.go(0)
    session.watch(lambda: heard.append(session.ply))
    for ply in (0, 3, 3, 2):
        session.go(ply)
    assert heard == [3, 2]


def test_state_and_decision_belong_together(session: Session) -> None:
    """The state after n decisions follows from the state before by the n-th decision."""
    for ply in range(1, session.line.plies + 1):
        session.go(ply)
        decision = session.line.decision(ply)
        assert decision is not None
        assert session.before.play(decision).position() == session.state.position()
        assert session.line.happened(ply) == session.before.explain(decision)[1]


def test_chapters_of_the_quick_start() -> None:
    """Rounds, the night and the days begin where the example says."""
    line = play_line(open_lesson("quick_start"))
    rounds = [(chapter.number, chapter.ply) for chapter in line.chapters if chapter.kind == "round"]
    days = [(chapter.number, chapter.ply) for chapter in line.chapters if chapter.kind == "day"]
    nights = [chapter.ply for chapter in line.chapters if chapter.kind == "night"]
    assert rounds == [(1, 3), (2, 9), (3, 14), (4, 18), (5, 26), (6, 30), (7, 35), (8, 42), (9, 48)]
    assert days == [(2, 0), (3, 35)]
    assert nights == [32]
