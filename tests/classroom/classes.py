"""Functions that make classes for tests from journal entries, written by hand or drawn at random."""

from hypothesis import strategies as st

from tutor.core.classroom.entries import Entry
from tutor.core.classroom.room import EMPTY, Room, fold

ROOM = "KUMA"
SEATS = ["a1", "b2", "c3", "d4"]
OPEN = ("open", "", {"word": "word", "key": "key"})


def slide(topic: str, options: int = 4, right: tuple[int, ...] = (1,), *, reveals: bool = False):
    """Return the journal entry of a slide, without its number and time."""
    address = f"?step={topic or 'title'}{'.3' if reveals else ''}"
    body = {"address": address, "topic": topic, "options": options, "right": right}
    return ("at", "", {**body, "reveals": reveals, "voices": 0, "deciding": ()})


def seat(name: str, shown: str = ""):
    """Return the journal entry of a phone that takes a seat in the class."""
    return ("seat", name, {"name": shown or name, "language": "en"})


def answer(name: str, value: int, number: int = 1):
    """Return the journal entry of an answer that a seat gives to a question."""
    return ("answer", name, {"n": number, "v": value})


def press(kind: str):
    """Return the journal entry of a press of the teacher."""
    return (kind, "", {})


def entries(*told) -> list[Entry]:
    """Return the journal entries with numbers and times, after the entry that opens the class."""
    return [
        Entry(seq, ROOM, float(seq), kind, whose, body)
        for seq, (kind, whose, body) in enumerate((OPEN, *told), start=1)
    ]


def room(*told) -> Room:
    """Return the state of a class after some journal entries."""
    return fold(entries(*told), EMPTY)


def votes(counts, number: int = 1):
    """Return the seats, and answers that give each option its count, one answer for each seat."""
    chosen = [option for option, count in enumerate(counts) for _ in range(count)]
    names = [f"{index:02x}" for index in range(len(chosen))]
    pairs = list(zip(names, chosen, strict=True))
    return [seat(name) for name, _ in pairs], [answer(name, v, number) for name, v in pairs]


TOLD = st.lists(
    st.one_of(
        st.sampled_from(SEATS).map(seat),
        st.builds(
            slide,
            st.sampled_from(["", "one", "two"]),
            options=st.just(4),
            reveals=st.booleans(),
        ),
        st.builds(answer, st.sampled_from(SEATS), st.integers(0, 6), st.integers(1, 3)),
        st.sampled_from(["close", "again", "show"]).map(press),
        st.builds(
            lambda name, is_so: ("lost", name, {"is": is_so}), st.sampled_from(SEATS), st.booleans()
        ),
        st.sampled_from(SEATS).map(lambda name: ("left", name, {})),
        st.just(OPEN),
    ),
    max_size=40,
)
"""Anything that can happen in a class, possible or not."""
