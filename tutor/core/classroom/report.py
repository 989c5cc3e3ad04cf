"""The results of a class: attendance, all answers as a table, and the facts of the closing sheet.

The program computes all of them from the state of the class. The words of questions and options
come from their ballots (`ballot.py`).
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable
from io import StringIO
from typing import Final, NamedTuple

from tutor.core.classroom.room import Poll, Room, commonest_wrong

MOST_THOUGHTS: Final = 5
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The first characters by which a spreadsheet takes a text for a formula."""
ANSWER_COLUMNS: Final = ("question", "address", "vote", "name", "answer", "right")
ATTENDANCE_COLUMNS: Final = ("name", "came", "seen", "answered", "right")


class Attended(NamedTuple):
    """The attendance of one seat: its name, its first and last time in seconds, and its answers.

    `answered` is the number of questions that the seat answered. `right` is the number of questions
    whose last answer by the seat was right.
    """

    name: str
    came: float
    seen: float
    answered: int
    right: int


class PollFacts(NamedTuple):
    """A question for the closing sheet: its number, its address and the counts of each vote.

    `bars` leaves out votes without answers. `right` has the indexes of the right options.
    `commonest_wrong` is the wrong option with the most answers in the last vote, or None.
    """

    number: int
    address: str
    bars: tuple[tuple[int, ...], ...]
    right: tuple[int, ...]
    commonest_wrong: int | None

    @property
    def mistakes(self) -> int:
        """The number of wrong answers in the last vote; 0 for a question without a right answer."""
        if not self.right:
            return 0
        return sum(each for option, each in enumerate(self.bars[-1]) if option not in self.right)


class Facts(NamedTuple):
    """The facts of the closing sheet. They contain no names of phones.

    `minutes` is the length of the class, `seats` the number of phones, `covered` has the addresses
    of the slides that were shown. `thoughts` has the numbers of questions, sorted by the number of
    answers with the commonest wrong option. `to_repeat` has the numbers of all questions with wrong
    answers in the last vote. `lost` has the slides at which phones asked for help, each with the number
    of these phones. All three lists begin with the greatest number.
    """

    minutes: int
    seats: int
    covered: tuple[str, ...]
    polls: tuple[PollFacts, ...]
    thoughts: tuple[int, ...]
    to_repeat: tuple[int, ...]
    lost: tuple[tuple[str, int], ...]


def attendance(room: Room) -> tuple[Attended, ...]:
    """Return the attendance of every seat, in the order in which the seats joined the class."""
    return tuple(
        Attended(
            seat.name,
            seat.came,
            seat.seen,
            len(answers := _answers(room.polls, seat.id)),
            sum(value in poll.right for poll, value in answers),
        )
        for seat in room.seats.values()
    )


def _answers(polls: Iterable[Poll], seat: str) -> list[tuple[Poll, int]]:
    answers = ((poll, poll.answer_of(seat)) for poll in polls)
    return [(poll, value) for poll, value in answers if value is not None]


def answers_csv(room: Room, label: Callable[[Poll, int], str]) -> str:
    """Return every answer as a CSV text. Each line has the answer of one seat in one vote.

    `label` returns the words of an option of a question.
    """
    rows = [
        (
            poll.number,
            poll.address,
            vote,
            room.seats[seat].name,
            label(poll, value),
            _verdict(poll, value),
        )
        for poll in room.polls
        for vote, answers in enumerate(poll.rounds, start=1)
        for seat, value in answers.items()
    ]
    return _csv(ANSWER_COLUMNS, rows)


def _verdict(poll: Poll, value: int) -> str:
    return ("yes" if value in poll.right else "no") if poll.right else ""


def attendance_csv(room: Room, write_time: Callable[[float], str]) -> str:
    """Return the attendance as a CSV text. `write_time` writes a time given in seconds."""
    rows = [
        each._replace(came=write_time(each.came), seen=write_time(each.seen))  # type: ignore[arg-type]
        for each in attendance(room)
    ]
    return _csv(ATTENDANCE_COLUMNS, rows)


def _csv(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    written = StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(columns)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return written.getvalue()


def _cell(value: object) -> object:
    """Return a value of a table. A text that a spreadsheet would compute begins with an apostrophe."""
    is_formula = isinstance(value, str) and value.startswith(FORMULA)
    return f"'{value}" if is_formula else value


def facts(room: Room) -> Facts:
    """Return the facts of the closing sheet."""
    polls = [_poll_facts(poll) for poll in room.polls if any(poll.rounds)]
    common = [
        (poll.bars[-1][poll.commonest_wrong], poll.number)
        for poll in polls
        if poll.commonest_wrong is not None
    ]
    mistaken = sorted((poll for poll in polls if poll.mistakes), key=lambda poll: -poll.mistakes)
    return Facts(
        round((room.last - room.opened) / 60),
        len(room.seats),
        room.visited,
        tuple(polls),
        tuple(number for _, number in sorted(common, key=lambda pair: -pair[0])[:MOST_THOUGHTS]),
        tuple(poll.number for poll in mistaken),
        tuple(Counter(address for _, address in room.cries).most_common()),
    )


def _poll_facts(poll: Poll) -> PollFacts:
    bars = tuple(filter(any, poll.votes))
    return PollFacts(
        poll.number, poll.address, bars, poll.right, commonest_wrong(bars[-1], poll.right)
    )
