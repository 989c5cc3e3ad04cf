"""The state of a class, which the program computes from the entries of the class alone.

`fold` reads the entries in order. An entry that is not possible, such as an answer after the close,
changes nothing. So the state does not depend on when the server was started. The server asks
`accepts` before it keeps an entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any, Final, Literal, NamedTuple

from tutor.core.classroom.entries import LONGEST_NAME, Entry

Phase = Literal["open", "closed", "talk", "open again", "shown"]
"""The phase of a question.

`open` takes answers. `closed` takes none. `talk` takes none, and the class talks before it votes
again; until then the counts stay hidden. `open again` takes the second vote. `shown` has the
answer.
"""
OPEN: Final[tuple[Phase, ...]] = ("open", "open again")
HIDDEN: Final[tuple[Phase, ...]] = ("open", "open again", "talk")
"""The phases in which the wall shows no counts."""
SERVED: Final = "MACHU_TUTOR_CLASS"
"""The environment variable by which a kernel knows that its server has a class."""
OFFERED: Final = "offered"
"""The value of the variable `SERVED` on a server that opens a class when the page asks for it."""
MOST_SEATS: Final = 400
MOST_QUESTIONS: Final = 1_000
MOST_ROUNDS: Final = 9
TALK_FROM: Final = 35
TALK_UP_TO: Final = 70
"""The shares of right answers, in percent, between which a class learns from talking.

The figures are those of peer instruction: below them too few know the answer to explain it, above
them the answer is known.
"""

AdviceKind = Literal["wait", "explain", "talk", "go_on", "compare", "united", "settle"]
"""The kinds of advice to a teacher.

`wait`: there are no answers yet. `explain`: too few pupils are right to explain the answer to
the others. `talk`: the class talks and votes again. `go_on`: the class knows the answer. `compare`:
no answer is right or wrong, so the class hears reasons for several answers. `united`: no answer is
right or wrong, and all votes are for one answer, so the class looks for reasons for another.
`settle`: the class has voted again on a question without a right answer, so it hears who changed the
answer, and why.
"""


class Advice(NamedTuple):
    """Advice to a teacher on the present question: its kind, and the share of right answers.

    The share is in percent; it is 0 for a question without a right answer.
    """

    kind: AdviceKind
    percent: int = 0


def commonest_wrong(counts: Sequence[int], right: Collection[int]) -> int | None:
    """Return the wrong option with the most answers in a vote; None if no answer is wrong.

    `counts` are the answers for each option, `right` has the right options. If several wrong options
    have the most answers, the result is the first of them.
    """
    wrong = [(each, -option) for option, each in enumerate(counts) if option not in right and each]
    return -max(wrong)[1] if right and wrong else None


@dataclass(frozen=True)
class Seat:
    """A phone in a class. `came` and `seen` are the times of the first and the last entry of the phone.

    `lost` is the address of the slide at which the phone asked for help. It is empty if the phone did
    not ask, has taken the request back, or has answered a later question.
    """

    id: str
    name: str
    language: str
    came: float
    seen: float
    is_here: bool = True
    lost: str = ""


@dataclass(frozen=True)
class Poll:
    """A question that the class was asked: its number, its topic and the address of its slide.

    `options` is the number of options. `right` has the indexes of the right options; it is empty for a
    question without a wrong answer, such as a choice of a move. `rounds` has one mapping for each vote,
    with the last answer of each seat. In a game that the class plays, `voices` is the number of the
    players, and `deciding` has the numbers of the players who choose now; otherwise `voices` is 0.
    """

    number: int
    topic: str
    address: str
    options: int
    right: tuple[int, ...] = ()
    phase: Phase = "open"
    rounds: tuple[Mapping[str, int], ...] = ({},)
    voices: int = 0
    deciding: tuple[int, ...] = ()

    @property
    def is_hidden(self) -> bool:
        """Whether the counts are secret now. The counts of a game are secret until the reveal."""
        return self.phase in HIDDEN or (self.voices > 0 and self.phase != "shown")

    @property
    def is_open(self) -> bool:
        """Whether the class can answer the question now."""
        return self.phase in OPEN

    def bars(self, vote: int = -1) -> tuple[int, ...]:
        """Return the number of answers for each option in a vote; the last vote by default."""
        counted = Counter(self.rounds[vote].values())
        return tuple(counted[option] for option in range(self.options))

    @property
    def votes(self) -> tuple[tuple[int, ...], ...]:
        """The number of answers for each option, in each vote."""
        return tuple(map(self.bars, range(len(self.rounds))))

    def answer_of(self, seat: str) -> int | None:
        """Return the last answer of a seat, from any vote; None if the seat has not answered."""
        return next((votes[seat] for votes in reversed(self.rounds) if seat in votes), None)

    @property
    def percent(self) -> int:
        """The share of right answers in the last vote, in percent."""
        answers = len(self.rounds[-1])
        return round(100 * self._right / answers) if answers else 0

    @property
    def advice(self) -> Advice:
        """The advice to the teacher. After the second vote it never asks the class to talk again."""
        right, answers = self._right, len(self.rounds[-1])
        if not answers:
            return Advice("wait")
        if not self.right:
            if len({option for votes in self.rounds for option in votes.values()}) == 1:
                return Advice("united")
            return Advice("settle" if len(self.rounds) > 1 else "compare")
        if 100 * right < TALK_FROM * answers:
            return Advice("explain", self.percent)
        is_known = 100 * right > TALK_UP_TO * answers or len(self.rounds) > 1
        return Advice("go_on" if is_known else "talk", self.percent)

    @property
    def _right(self) -> int:
        return sum(each in self.right for each in self.rounds[-1].values())

    @property
    def commonest_wrong(self) -> int | None:
        """The wrong option with the most answers in the last vote; None if no answer is wrong."""
        return commonest_wrong(self.bars(), self.right)


class Tally(NamedTuple):
    """The part of a question that the wall may show. It contains no names of phones.

    `here` is the number of phones that are connected. `bars` has the counts of each vote; it is
    None as long as the counts are secret.
    """

    n: int
    phase: Phase | None
    here: int
    answered: int
    bars: tuple[tuple[int, ...], ...] | None

    def to_json(self) -> dict[str, Any]:
        """Return the tally as a message to the wall."""
        return {"t": "tally", **self._asdict()}


@dataclass(frozen=True)
class Room:
    """The state of a class. `current` is the number of the question on the wall, or 0.

    `keys` are the digests of the teacher's secrets, one for each start of the server. `cries` has,
    for each seat that asked for help, the address of the slide.
    """

    id: str = ""
    opened: float = 0.0
    last: float = 0.0
    word: str = ""
    keys: tuple[str, ...] = ()
    address: str = ""
    visited: tuple[str, ...] = ()
    current: int = 0
    seats: Mapping[str, Seat] = field(default_factory=dict)
    polls: tuple[Poll, ...] = ()
    cries: tuple[tuple[str, str], ...] = ()
    is_over: bool = False

    @property
    def poll(self) -> Poll | None:
        """The question on the wall, or None."""
        return self.polls[self.current - 1] if self.current else None

    def free_name(self, wanted: str) -> str:
        """Return a name that no other seat has: the wanted name, or the wanted name and a number."""
        taken = {seat.name.casefold() for seat in self.seats.values()}
        name, number = wanted, 1
        while name.casefold() in taken:
            number += 1
            ending = f" {number}"
            name = wanted[: LONGEST_NAME - len(ending)].rstrip() + ending
        return name

    def voice_of(self, seat: str, voices: int) -> int:
        """Return the number of the player for whom a seat chooses, in a game of `voices` players."""
        return list(self.seats).index(seat) % voices

    def may_answer(self, seat: str) -> bool:
        """Return whether the question on the wall is meant for a seat. The question need not be open."""
        poll = self.poll
        if poll is None or not poll.voices:
            return poll is not None
        return self.voice_of(seat, poll.voices) in poll.deciding

    @property
    def choices(self) -> Mapping[int, int]:
        """The option that each player has chosen in the game that the class plays, by the player's number.

        The option of a player is the one that most phones of the player have chosen. If several options
        have equally many votes, it is the first of them. A player without a vote is left out.
        """
        poll = self.poll
        if poll is None or not poll.voices:
            return {}
        votes: dict[int, Counter[int]] = {}
        for seat, option in poll.rounds[-1].items():
            votes.setdefault(self.voice_of(seat, poll.voices), Counter())[option] += 1
        return {voice: min(each, key=lambda o: (-each[o], o)) for voice, each in votes.items()}

    def tally(self, here: int) -> Tally:
        """Return what the wall may show, with `here` phones connected."""
        poll = self.poll
        if poll is None:
            return Tally(0, None, here, 0, None)
        bars = None if poll.is_hidden else poll.votes
        return Tally(poll.number, poll.phase, here, len(poll.rounds[-1]), bars)


EMPTY: Final = Room()


def fold(entries: Iterable[Entry], room: Room = EMPTY) -> Room:
    """Return the state of a class after further entries."""
    return reduce(apply, entries, room)


def accepts(room: Room, entry: Entry) -> bool:
    """Return whether an entry is possible now, so that it changes the class."""
    return apply(room, entry) is not room


def apply(room: Room, entry: Entry) -> Room:
    """Return the state of a class after one entry; the same object if the entry is impossible."""
    is_ours = entry.room == room.id if room.id else entry.kind == "open"
    if room.is_over or not is_ours:
        return room
    changed = _change(room, entry)
    return room if changed is room else replace(changed, last=entry.at)


def _change(room: Room, entry: Entry) -> Room:
    match entry.kind:
        case "open":
            return _open(room, entry)
        case "seat":
            return _seat(room, entry)
        case "at":
            return _go(room, entry)
        case "answer":
            return _answer(room, entry)
        case "close" | "again" | "show":
            return _turn(room, entry.kind)
        case "lost":
            return _cry(room, entry)
        case "left":
            seat = room.seats.get(entry.seat)
            return room if seat is None else _replace_seat(room, replace(seat, is_here=False))
        case "end":
            return replace(room, is_over=True)


def _open(room: Room, entry: Entry) -> Room:
    """Return the room after the class begins, or after a restart of the server.

    After a restart no phone is connected.
    """
    away = {name: replace(seat, is_here=False) for name, seat in room.seats.items()}
    keys = (*room.keys, entry.body["key"])
    if room.id:
        return replace(room, keys=keys, seats=away)
    return replace(room, id=entry.room, opened=entry.at, word=entry.body["word"], keys=keys)


def _seat(room: Room, entry: Entry) -> Room:
    known, body = room.seats.get(entry.seat), entry.body
    if known is not None:
        back = replace(known, language=body["language"], seen=entry.at, is_here=True)
        return _replace_seat(room, back)
    if not entry.seat or not body["name"] or len(room.seats) >= MOST_SEATS:
        return room
    return _replace_seat(room, Seat(entry.seat, body["name"], body["language"], entry.at, entry.at))


def _replace_seat(room: Room, seat: Seat) -> Room:
    return replace(room, seats={**room.seats, seat.id: seat})


def _go(room: Room, entry: Entry) -> Room:
    """Return the room after the wall goes to the slide at an address.

    If the class was asked the question of this slide before, the question keeps its number.
    """
    body = entry.body
    address, topic = body["address"], body["topic"]
    visited = room.visited if address in room.visited else (*room.visited, address)
    room = replace(room, address=address, visited=visited, current=0)
    if not topic:
        return room
    known = [each for each in room.polls if each.topic == topic and each.options == body["options"]]
    if known:
        room = replace(room, current=known[-1].number)
        return _turn(room, "show") if body["reveals"] else room
    number = len(room.polls) + 1
    if body["reveals"] or number > MOST_QUESTIONS or not body["options"]:
        return room
    poll = Poll(
        number,
        topic,
        address,
        body["options"],
        tuple(body["right"]),
        voices=body.get("voices", 0),
        deciding=tuple(body.get("deciding", ())),
    )
    return replace(room, polls=(*room.polls, poll), current=number)


def _answer(room: Room, entry: Entry) -> Room:
    """Return the room after an answer of a seat to the open question. Only the last answer counts.

    If the seat asked for help at another slide, the answer ends the request.
    """
    poll, seat = room.poll, room.seats.get(entry.seat)
    if poll is None or seat is None or not poll.is_open or entry.body["n"] != poll.number:
        return room
    value = entry.body["v"]
    if value >= poll.options or not room.may_answer(seat.id):
        return room
    *before, now = poll.rounds
    poll = replace(poll, rounds=(*before, {**now, seat.id: value}))
    lost = seat.lost if seat.lost == poll.address else ""
    seat = replace(seat, seen=entry.at, is_here=True, lost=lost)
    return _replace_seat(_replace_poll(room, poll), seat)


def _turn(room: Room, press: Literal["close", "again", "show"]) -> Room:
    """Return the room after the teacher's press changes the phase of the question on the wall.

    The room is unchanged if the press is not possible now.
    """
    poll = room.poll
    if poll is None or poll.phase == "shown":
        return room
    if press == "show":
        return _replace_poll(room, replace(poll, phase="shown"))
    if press == "close" and poll.is_open:
        return _replace_poll(
            room, replace(poll, phase="talk" if poll.advice.kind == "talk" else "closed")
        )
    if press == "again" and not poll.is_open and len(poll.rounds) < MOST_ROUNDS:
        return _replace_poll(room, replace(poll, phase="open again", rounds=(*poll.rounds, {})))
    return room


def _replace_poll(room: Room, poll: Poll) -> Room:
    polls = (*room.polls[: poll.number - 1], poll, *room.polls[poll.number :])
    return replace(room, polls=polls)


def _cry(room: Room, entry: Entry) -> Room:
    """Return the room after a seat asks for help at the slide on the wall, or takes the request back."""
    seat = room.seats.get(entry.seat)
    if seat is None:
        return room
    lost = room.address if entry.body["is"] else ""
    if lost == seat.lost:
        return room
    cry = (seat.id, lost)
    is_new = bool(lost) and cry not in room.cries
    cries = (*room.cries, cry) if is_new else room.cries
    return replace(_replace_seat(room, replace(seat, lost=lost, seen=entry.at)), cries=cries)
