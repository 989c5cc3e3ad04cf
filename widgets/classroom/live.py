"""A class that goes on now: its state, its journal, and the messages to phones, walls and consoles.

A message to a phone is always a whole state, so that a phone that comes back needs no
history. Before the answer of a question is shown, no message to a phone or a wall says
which option is right or why.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple, Protocol

from tutor.core.base.errors import RecordError
from tutor.core.classroom.ballot import JOINING, Ballot, LessonSlide, Slide, slide_at
from tutor.core.classroom.entries import Entry, Kind, clean_name, new_entry
from tutor.core.classroom.report import answers_csv, attendance_csv
from tutor.core.classroom.room import EMPTY, Poll, Room, apply, fold
from tutor.core.drawing.palette import ThemeName
from widgets.classroom.boards import board_svg
from widgets.classroom.codes import (
    digest,
    is_one_of,
    new_code,
    new_seat_token,
    new_secret,
    new_word,
)
from widgets.classroom.journal import Journal

Message = Mapping[str, Any]
Press = Literal["close", "again", "show", "next", "back"]
PRESSES: Final[tuple[Press, ...]] = ("close", "again", "show", "next", "back")
TALLIES_A_SECOND: Final = 5
OLDEST: Final = 24 * 60 * 60.0
"""The age in seconds from which a class is deleted at the start of a server."""
MOST_BOARDS: Final = 64
BETWEEN: Final = 0.1
"""The seconds between two pieces of work for the next slide."""
DIGITS: Final = 16
"""The length of the name of a board, which changes with its slide."""


class Listener(Protocol):
    """A connection to a phone, a wall or a console."""

    def tell(self, message: str) -> None:
        """Send a message; do nothing if the other side has closed the connection."""

    def leave(self) -> None:
        """End the connection, because another one has taken its place or the class is over."""


class Share(NamedTuple):
    """The values by which the state of one phone differs from that of other phones.

    Phones with equal values get the same message. `voice` is the number of the player for
    whom the phone chooses in a game, and `others` is the number of the other phones that
    choose for this player. `is_asked` says that the phone may answer the question. `mine`,
    `first` and `last` are the phone's answers in the present vote, in the first vote, and in
    the last vote in which the phone answered.
    """

    language: str
    is_lost: bool
    voice: int
    others: int
    is_asked: bool = False
    mine: int | None = None
    first: int | None = None
    last: int | None = None


def dump(message: Message) -> str:
    """Return a message as JSON."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class LiveClass:
    """A live class, from its first entry to its end.

    All methods run in one event loop; only the journal writes in a thread of its own. `clock`
    returns the time in seconds.
    """

    def __init__(
        self, journal: Journal, entries: Sequence[Entry], clock: Callable[[], float] = time.time
    ) -> None:
        self.journal = journal
        self.room: Room = fold(entries)
        self.phones: dict[str, list[Listener]] = {}
        self.walls: list[Listener] = []
        self.consoles: dict[Listener, str] = {}
        self.is_joining = False  # whether the wall shows how phones join
        self._clock = clock
        self._count = len(entries)
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "journal")
        self._slides: OrderedDict[str, Slide | None] = OrderedDict()
        self._boards: OrderedDict[tuple[str, str, ThemeName], bytes] = OrderedDict()
        self._questions: dict[tuple[str, str], Message] = {}
        self._ahead: asyncio.Future[None] | None = None
        self._told_at = 0.0
        self._telling: asyncio.TimerHandle | None = None

    @property
    def code(self) -> str:
        """The code of the class."""
        return self.room.id

    # Entries

    def note(
        self, kind: Kind, seat: str = "", body: Message | None = None
    ) -> asyncio.Future[bool] | None:
        """Add an entry to the class; return None if the class cannot take this entry now.

        Otherwise return a future. The future is done when the entry is written, and its result
        says whether the entry is on the disk. All entries that came at the same time are written
        together.
        """
        try:
            entry = new_entry(self._count + 1, self.code, self._clock(), kind, seat, body or {})
        except RecordError:
            return None
        changed = apply(self.room, entry)
        if changed is self.room:
            return None
        self.room, self._count = changed, entry.seq
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write())
        return written

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            entries = [entry for entry, _ in batch]
            was_kept = self.journal.is_kept
            is_kept = await loop.run_in_executor(self._thread, self.journal.append, entries)
            for _, written in batch:
                if not written.done():
                    written.set_result(is_kept)
            if is_kept != was_kept:
                self.tell_tally()

    async def settle(self) -> None:
        """Wait until every entry is written and the next slide is prepared."""
        for task in (self._writing, self._ahead):
            if task is not None:
                await task

    # Phones

    def seat_of(self, token: str) -> str:
        """Return the id of the seat with a token."""
        return digest(token)

    def join(self, listener: Listener, token: str, name: str, language: str) -> str | None:
        """Give a phone its seat, and tell the phone its token and the state; return the id of the seat.

        A phone with a known token gets its seat again. A new phone gets a seat if it has sent a
        name. Return None if the phone sent no name, or if the class is full or over; a message
        tells the phone which of these is so.
        """
        if self.room.is_over:
            listener.tell(dump({"t": "over"}))
            return None
        seat = self.seat_of(token) if token else ""
        if seat not in self.room.seats:
            wanted = clean_name(name)
            if not wanted:
                listener.tell(dump({"t": "join"}))
                return None
            token = new_seat_token()
            seat, name = self.seat_of(token), self.room.free_name(wanted)
        else:
            name = self.room.seats[seat].name
        if self.note("seat", seat, {"name": name, "language": language}) is None:
            listener.tell(dump({"t": "full"}))
            return None
        self.phones.setdefault(seat, []).append(listener)
        listener.tell(dump({"t": "seat", "seat": token, "name": name}))
        listener.tell(dump(self.state_of(seat)))
        self.tell_tally()
        return seat

    def greet_again(self, listener: Listener, seat: str, language: str) -> bool:
        """Send the state to a phone that asks whether its connection is alive; return whether it is.

        If the phone has changed its language, note the new language.
        """
        mine = self.room.seats[seat]
        if listener not in self.phones.get(seat, ()):
            return False
        if mine.language != language:
            self.note("seat", seat, {"name": mine.name, "language": language})
        listener.tell(dump(self.state_of(seat)))
        return True

    def leave(self, listener: Listener, seat: str) -> None:
        """Forget a connection of a phone; a seat without a connection is away."""
        connections = self.phones.get(seat, [])
        if listener in connections:
            connections.remove(listener)
        if not connections and self.phones.pop(seat, None) is not None:
            self.note("left", seat)
            self.tell_tally()

    async def answer(self, listener: Listener, seat: str, number: object, value: object) -> None:
        """Count the answer of a seat, and tell the phone as soon as the answer is on the disk.

        `number` is the number of the question and `value` that of the option, as the phone sent
        them. If the answer comes late or is impossible, send the phone its state instead. An
        answer also ends the phone's call for help. If the disk is full, the message has `disk`
        false: the answer counts, and is only in memory.
        """
        was_lost = self._is_lost(seat)
        written = self.note("answer", seat, {"n": number, "v": value})
        if written is None:
            listener.tell(dump(self.state_of(seat)))
            return
        self.tell_tally()
        is_kept = await written
        listener.tell(dump({"t": "kept", "n": number, "v": value, "disk": is_kept}))
        if was_lost and not self._is_lost(seat):
            self._tell_seat(seat)

    def _is_lost(self, seat: str) -> bool:
        return seat in self.room.seats and bool(self.room.seats[seat].lost)

    def _tell_seat(self, seat: str) -> None:
        for listener in self.phones.get(seat, ()):
            listener.tell(dump(self.state_of(seat)))

    def cry(self, seat: str, is_lost: bool) -> None:
        """Note whether a seat asks for help."""
        self.note("lost", seat, {"is": is_lost})
        self._tell_seat(seat)
        self.tell_tally()

    def state_of(self, seat: str) -> Message:
        """Return the whole state for one phone, in its language."""
        return self._state(self._share(seat))

    def _share(self, seat: str) -> Share:
        """Return the values by which the state of a phone differs from that of other phones."""
        room, mine, poll, slide = self.room, self.room.seats[seat], self.room.poll, self.slide
        voices = 0 if slide is None else len(slide.voices)
        voice = room.voice_of(seat, voices) if voices else 0
        share = Share(
            mine.language,
            is_lost=bool(mine.lost),
            voice=voice,
            others=len(range(voice, len(room.seats), voices)) - 1 if voices else 0,
        )
        if poll is None or not room.may_answer(seat):
            return share
        return share._replace(
            is_asked=True,
            mine=poll.rounds[-1].get(seat),
            first=poll.rounds[0].get(seat),
            last=poll.answer_of(seat),
        )

    def _state(self, share: Share) -> Message:
        poll, slide, language = self.room.poll, self.slide, share.language
        state: dict[str, Any] = {"t": "state", "n": 0, "lost": share.is_lost, "board": ""}
        if slide is not None:
            state["board"] = f"board/{self.board_name}-{language}.svg"
        if slide is not None and slide.voices:
            state |= {"voice": slide.voices[share.voice], "others": share.others}
        if poll is None or slide is None or slide.ballot is None or not share.is_asked:
            return state
        state |= {"n": poll.number, "phase": poll.phase, **self.question(language)}
        state["mine"] = share.mine
        if len(poll.rounds) > 1:
            state["first"] = share.first
        if poll.phase == "shown":
            state |= _verdict(slide.ballot, share.last, language)
        return state

    def question(self, language: str) -> Message:
        """Return the question on the wall in a language, without the right options and the reasons."""
        slide = self.slide
        assert slide is not None
        return self._question_of(slide, language)

    def _question_of(self, slide: Slide, language: str) -> Message:
        """Return the question of a slide in a language. The questions are cached."""
        key, ballot = (slide.topic, language), slide.ballot
        assert ballot is not None
        if key not in self._questions:
            self._questions[key] = _question(ballot, language)
        return self._questions[key]

    # The slide on the wall

    @property
    def slide(self) -> Slide | None:
        """The slide on the wall; None before the wall has opened, and if its address has no slide."""
        return self.slide_of(self.room.address)

    def slide_of(self, address: str) -> Slide | None:
        """Return the slide at an address; None if the address has no slide. The last slides are cached."""
        if address not in self._slides:
            self._slides[address] = slide_at(address) if address else None
            if len(self._slides) > MOST_BOARDS:
                self._slides.popitem(last=False)
        self._slides.move_to_end(address)
        return self._slides[address]

    @property
    def board_name(self) -> str:
        """The name of the board on the wall, in the addresses of its pictures."""
        slide = self.slide
        return "" if slide is None else _board_name(slide)

    def board(self, name: str, language: str, theme: ThemeName) -> bytes | None:
        """Return the present board as compressed SVG; None if `name` is the name of another board."""
        slide = self.slide
        if slide is None or name != self.board_name:
            return None
        return self._board_of(slide, language, theme)

    def _board_of(self, slide: Slide, language: str, theme: ThemeName = "light") -> bytes:
        """Return the board of a slide as compressed SVG. The last boards are cached."""
        key = (_board_name(slide), language, theme)
        if key not in self._boards:
            self._boards[key] = _pack_board(slide, language, theme)
            if len(self._boards) > MOST_BOARDS:
                self._boards.popitem(last=False)
        return self._boards[key]

    def look_ahead(self) -> None:
        """Soon make the question and the board of the next slide, in the languages of the class.

        The phones then get them at once when the wall goes on to the next slide. The thread of
        the event loop makes the words and drawings, because their caches allow only one thread.
        Between two of them the event loop does other work.
        """
        slide = self.slide
        ahead = None if slide is None else slide.ahead()
        if ahead is None or (self._ahead is not None and not self._ahead.done()):
            return
        languages = {seat.language for seat in self.room.seats.values()}
        self._ahead = asyncio.ensure_future(self._prepare(ahead, languages))

    async def _prepare(self, slide: Slide, languages: Iterable[str]) -> None:
        for language in languages:
            await asyncio.sleep(BETWEEN)
            if slide.ballot is not None:
                self._question_of(slide, language)
            await asyncio.sleep(BETWEEN)
            self._board_of(slide, language)

    def go(self, address: str) -> None:
        """Note that the wall shows the slide at `address`, and tell the phones.

        While the wall shows how phones join, the phones keep the slide that was on the wall
        before.
        """
        was_joining, self.is_joining = self.is_joining, address.endswith(JOINING)
        address = address.removesuffix(JOINING)
        if address == self.room.address:
            if was_joining != self.is_joining:
                self._tell_every_console()
            return
        slide = self.slide_of(address)
        ballot = None if slide is None else slide.ballot
        if slide is None or ballot is None:
            body = {"address": address, "topic": "", "options": 0, "right": (), "reveals": False}
        else:
            body = {
                "address": address,
                "topic": slide.topic,
                "options": ballot.count,
                "right": ballot.key.right_answers,
                "reveals": slide.reveals,
                "voices": len(slide.voices),
                "deciding": slide.deciding,
            }
        if self.note("at", body=body) is not None:
            self._tell_all()
            self._tell_every_console()
            self.look_ahead()

    def turn(self, press: Literal["close", "again", "show"]) -> None:
        """Close the question on the wall, open it again or show its answer; tell all listeners."""
        if self.note(press) is not None:
            self._tell_all()

    async def end(self, *, is_kept: bool = False) -> None:
        """End the class, and delete its entries unless `is_kept`."""
        self.note("end")
        await self.settle()
        if not is_kept:
            opened, keys = self.room.opened, self.room.keys
            self.room = replace(EMPTY, id=self.code, opened=opened, keys=keys, is_over=True)
            await asyncio.get_running_loop().run_in_executor(
                self._thread, self.journal.forget, self.code
            )
        for listener in [*self._every_phone(), *self.walls, *self.consoles]:
            listener.tell(dump({"t": "over", "kept": is_kept}))
            listener.leave()

    def press(self, press: Press) -> None:
        """Pass a press on the console on to the wall, which answers with a message of its own.

        If no wall is connected, the class itself closes the question, opens it again or shows its
        answer.
        """
        for wall in self.walls:
            wall.tell(dump({"t": "press", "press": press}))
        if not self.walls and press in ("close", "again", "show"):
            self.turn(press)

    # Walls and consoles

    def _every_phone(self) -> Iterable[Listener]:
        return [listener for those in self.phones.values() for listener in those]

    def _tell_all(self) -> None:
        """Tell every phone its state, and tell walls and consoles the counts.

        Phones with equal shares (`Share`) get the same message, which is made once.
        """
        messages: dict[Share, str] = {}
        for seat, listeners in self.phones.items():
            share = self._share(seat)
            if share not in messages:
                messages[share] = dump(self._state(share))
            for listener in listeners:
                listener.tell(messages[share])
        self.tell_tally(at_once=True)

    def tell_tally(self, *, at_once: bool = False) -> None:
        """Tell walls and consoles the counts: now, or a moment later if they were told just now."""
        loop = asyncio.get_running_loop()
        wait = 0.0 if at_once else self._told_at + 1 / TALLIES_A_SECOND - loop.time()
        if wait > 0:
            if self._telling is None:
                self._telling = loop.call_later(wait, self._tell_tally)
            return
        self._tell_tally()

    def _tell_tally(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._told_at = asyncio.get_running_loop().time()
        tally = dump(self.tally())
        for wall in self.walls:
            wall.tell(tally)
        if self.consoles:
            seats = dump(self.seats())
            for console in self.consoles:
                console.tell(seats)

    def tally(self) -> Message:
        """Return what the wall may show: counts without names.

        `topic` is the topic of the question, `came` the number of all phones that have ever
        joined. `asked` is the number of connected phones that may answer. If the answer is shown,
        the message also has the right options, and in a game the option of each player.
        """
        tally, poll = self.room.tally(len(self.phones)), self.room.poll
        message = {**tally.to_json(), "code": self.code, "kept": self.journal.is_kept}
        message |= {"topic": "" if poll is None else poll.topic, "came": len(self.room.seats)}
        message["asked"] = sum(map(self.room.may_answer, self.phones))
        if poll is not None and poll.phase == "shown":
            message["right"] = poll.right
            message["chosen"] = list(self.room.choices.items())
        if poll is not None and not poll.is_open:
            message["advice"] = poll.advice.kind
        return message

    def seats(self) -> Message:
        """Return what only the teacher may see: the names, the live counts of each vote, and advice."""
        room, poll = self.room, self.room.poll
        is_secret = poll is not None and poll.voices > 0
        advice = None if poll is None or is_secret else poll.advice
        return {
            **self.tally(),
            "t": "seats",
            "seats": [
                {
                    "name": seat.name,
                    "here": seat.id in self.phones,
                    "asked": room.may_answer(seat.id),
                    "answered": poll is not None and seat.id in poll.rounds[-1],
                    "lost": bool(seat.lost),
                    "at": self._place_of(seat.lost),
                }
                for seat in room.seats.values()
            ],
            "bars": () if poll is None or (is_secret and poll.is_hidden) else poll.votes,
            "wrong": None if poll is None else poll.commonest_wrong,
            "advice": None if advice is None else advice.kind,
            "percent": 0 if advice is None else advice.percent,
            "wall": bool(self.walls),
            "passed": round(self._clock() - room.opened),
        }

    def _tell_every_console(self) -> None:
        for console in self.consoles:
            self.tell_cards(console)

    def _place_of(self, address: str) -> tuple[int, int] | None:
        """Return the numbers of act and step of a lesson's slide; None for any other address."""
        slide = self.slide_of(address)
        return (slide.place.act, slide.place.step) if isinstance(slide, LessonSlide) else None

    def tell_cards(self, console: Listener) -> None:
        """Tell a console the notes on the slide on the wall, in its language."""
        console.tell(dump(self.cards(self.consoles[console])))

    def cards(self, language: str) -> Message:
        """Return the teacher's notes on the slide, and its question with the reply to each option.

        The message also has the slide's title, its rules, and the heading of the next slide.
        """
        slide = self.slide
        cards: dict[str, Any] = {"t": "cards", "address": self.room.address}
        cards["joining"] = self.is_joining
        if slide is None:
            return cards
        ahead = slide.ahead()
        if isinstance(slide, LessonSlide):
            cards["place"], cards["left"] = slide.place._asdict(), slide.rest
        cards["title"], cards["notes"] = slide.heading(language), slide.notes(language)
        if ahead is not None:
            cards["next"] = ahead.heading(language)
        if slide.ballot is not None:
            key, asked = slide.ballot.key, slide.ballot.question(language)
            said = key.reply(language)
            cards["ballot"] = {
                **asked._asdict(),
                "form": slide.ballot.form,
                "right": key.right,
                "verdict": key.is_verdict,
                "why": said.right,
                "replies": said.replies,
            }
        words = slide.words(language)
        cards["rules"] = [words.rule_title(rule) for rule in slide.rules]
        return cards

    # What remains

    def answers(self, language: str) -> str:
        """Return all answers as CSV, with the words of the options in a language."""
        options: dict[int, Sequence[str]] = {}

        def label(poll: Poll, value: int) -> str:
            if poll.number not in options:
                slide = self.slide_of(poll.address)
                ballot = None if slide is None else slide.ballot
                options[poll.number] = () if ballot is None else ballot.question(language).options
            words = options[poll.number]
            return words[value] if value < len(words) else str(value + 1)

        return answers_csv(self.room, label)

    def attendance(self) -> str:
        """Return the attendance as CSV, with times as the clock of this machine shows them."""
        return attendance_csv(
            self.room, lambda at: time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
        )

    def is_teacher(self, secret: str) -> bool:
        """Return whether a secret is the teacher's, from this start of the server or an earlier start."""
        return bool(secret) and is_one_of(secret, self.room.keys)


def _question(ballot: Ballot, language: str) -> Message:
    asked = ballot.question(language)
    return {
        "form": ballot.form,
        "title": asked.title,
        "text": asked.text,
        "options": asked.options,
        "holdings": ballot.slide.holdings(language),
        "beside": ballot.slide.is_beside,
    }


def _board_name(slide: Slide) -> str:
    return digest(slide.name)[:DIGITS]


def _pack_board(slide: Slide, language: str, theme: ThemeName) -> bytes:
    return gzip.compress(board_svg(slide, language, theme).encode())


def _verdict(ballot: Ballot, mine: int | None, language: str) -> Message:
    """Return what a phone learns when the answer is shown: the right options, and the reasons.

    `mine` is the option that the phone chose. `why` is the reply to this option. `because`
    says why the right option is right.
    """
    key = ballot.key
    said = key.reply(language)
    why = "" if mine is None else said.replies[mine]
    told = {"right": key.right, "verdict": key.is_verdict, "why": why, "last": mine}
    return {**told, "because": said.right}


def open_class(
    journal: Journal, clock: Callable[[], float] = time.time
) -> tuple[LiveClass, str, bool]:
    """Return an open class: the class in the journal that is not over, or else a new one.

    Return the class, the teacher's secret for this start of the server, and whether the class
    was in the journal. Delete classes without valid entries and classes that are too old. The
    call needs no event loop.
    """
    now, found = clock(), list[Entry]()
    for code, entries in journal.read().items():
        room = fold(entries)
        if not room.id or now - room.last > OLDEST:
            journal.forget(code)
        elif not room.is_over:
            found = entries
    secret = new_secret()
    code = found[0].room if found else new_code()
    body = {"word": "" if found else new_word(), "key": digest(secret)}
    entry = new_entry(len(found) + 1, code, now, "open", "", body)
    journal.append([entry])
    entries = [*found, entry]
    assert fold(entries, EMPTY).id
    return LiveClass(journal, entries, clock), secret, bool(found)
