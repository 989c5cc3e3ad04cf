"""After a class there remain attendance, a table of answers, and the facts for the sheet."""

import csv
from io import StringIO

from tests.classroom.classes import answer, press, room, seat, slide
from tutor.core.classroom.report import answers_csv, attendance, attendance_csv, facts

TOLD = (
    seat("a1", "Ana"),
    seat("b2", "=1+1"),
    slide("one"),
    answer("a1", 0),
    answer("b2", 1),
    press("close"),
    press("again"),
    answer("a1", 1),
    press("show"),
    slide("two"),
    ("lost", "a1", {"is": True}),
    answer("a1", 2, 2),
    answer("b2", 2, 2),
    press("close"),
)


def rows(text):
    """Return the rows of a CSV text."""
    return list(csv.reader(StringIO(text)))


def test_each_vote_of_a_seat_is_a_line():
    """The table of answers has a line for each vote of a seat, with the option in words and whether it was right."""
    found = rows(answers_csv(room(*TOLD), lambda poll, value: f"option {value}"))
    assert found[1] == ["1", "?step=one", "1", "Ana", "option 0", "no"]
    assert found[3] == ["1", "?step=one", "2", "Ana", "option 1", "yes"]
    assert len(found) == 6


def test_a_name_is_no_formula():
    """A name that begins like a formula is escaped, so that a spreadsheet does not compute it."""
    found = rows(attendance_csv(room(*TOLD), str))
    assert [row[0] for row in found] == ["name", "Ana", "'=1+1"]


def test_attendance_counts_the_last_answers():
    """If a seat voted twice on a question, attendance counts the last answer."""
    assert [each[3:] for each in attendance(room(*TOLD))] == [(2, 1), (2, 1)]


def test_the_sheet_has_counts_and_no_names():
    """The facts for the sheet name the questions with wrong answers and what to repeat, and name no seat."""
    found = facts(room(*TOLD))
    assert found.thoughts == (2,)
    assert found.polls[1].commonest_wrong == 2
    assert found.to_repeat == (2,)
    assert found.polls[0].bars == ((1, 1, 0, 0), (0, 1, 0, 0))
    assert found.lost == (("?step=two", 1),)
    assert found.covered == ("?step=one", "?step=two")
    assert "Ana" not in repr(found)
