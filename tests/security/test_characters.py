"""Half characters, which UTF-8 cannot write, may be in a page's messages, in files and in addresses."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.security.client import Visitor, ask_kernel, message
from tests.security.test_sent import widget_states
from tests.served import Served
from tests.widgets.apps import Tutor, app
from tutor.core.base.errors import RecordError
from tutor.core.base.reading import load_whole_json, parse_json
from tutor.core.records.files import load_tree
from tutor.core.records.movetext_reading import read_movetext
from widgets.session.workspace import read_kept
from widgets.shared.place import read_address
from widgets.shared.shelf import _read

HALVES = (
    "\ud800",
    "\udbff",
    "\udc00",
    "a\udfffb",
    "\udc00\ud800",
    "\ud800\ud800",
    "\U0001f999\udead",
)
TEXTS = ("StringModel", "TextModel", "TextareaModel")


def test_a_page_sends_half_characters_and_goes_on(server: Served) -> None:
    """The page goes on after half characters in any field, name, answer, sender or stored data."""
    visitor = Visitor(server.link)
    assert visitor.come("?view=explore&game=princes").status == 200
    with visitor.channel() as channel:
        states = widget_states(channel)
        page = next(name for name, state in states.items() if "shelved" in state["state"])
        fields = [name for name, state in states.items() if state["model_name"] in TEXTS]
        assert fields
        kept = json.dumps({"a:b": "\ud800", "theme": "\udc00"})
        found = {"found": {"here": "\ud800", "tab": kept, "preferences": kept, "shelf": kept}}
        updates = [(page, {**found, "width": 1440, "prefers": {"zone": "\ud800"}})]
        for number, half in enumerate(HALVES, start=1):
            updates += [(each, {"value": f"x{half}y"}) for each in fields]
            updates.append((page, {"title": half, "prefers": {"languages": [half, "en"]}}))
            for at, name in enumerate(("library-name", "open-text", "ask", "decide", half)):
                pressed = {"name": name, "value": f"1\n{half}", "at": half, "sender": half}
                data = {"method": "custom", "content": {**pressed, "number": 9 * number + at}}
                channel.send(message("comm_msg", {"comm_id": page, "data": data}))
        for each, state in updates:
            data = {"method": "update", "state": state, "buffer_paths": []}
            channel.send(message("comm_msg", {"comm_id": each, "data": data}))
        raw = message("comm_msg", {"comm_id": page, "data": {"method": "custom", "content": "@@@"}})
        channel.send(raw.replace(b"@@@", "\ud800".encode("utf-8", "surrogatepass")))
        ask_kernel(channel)
        assert widget_states(channel)[page]["state"]["answered"]
    visitor.leave()
    assert server.faults() == ""


@pytest.mark.parametrize("half", HALVES)
def test_half_characters_become_replacement_characters(half: str) -> None:
    """Half characters become replacement characters.

    Whole characters stay, also those made of two halves, and so does text that only looks like a half.
    """
    whole: Any = load_whole_json(json.dumps({half: [half, "\U0001f999", 1, None, r"\ud800"]}))
    [(name, [said, *rest])] = whole.items()
    assert name == said
    assert "\ufffd" in said
    said.encode("utf-8")
    assert rest == ["\U0001f999", 1, None, r"\ud800"]


READERS: dict[str, Callable[[str], object]] = {
    "JSON": lambda half: parse_json(json.dumps({"title": half})),
    "a name": lambda half: parse_json(json.dumps({half: 1})),
    "the same name twice": lambda half: parse_json(f'{{"{half}": 1, "{half}": 2}}'),
    "unescaped": lambda half: parse_json(json.dumps([half], ensure_ascii=False)),
    "a game": lambda half: load_tree(json.dumps({"format": "tutor-tree", "title": half})),
    "notation": lambda half: read_movetext(f"tutor-tree 1\ntitle {json.dumps(half)}\n"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("half", HALVES)
def test_a_file_with_half_a_character_is_refused(reader: str, half: str) -> None:
    """The refusal of such a file is a sentence that can be shown."""
    with pytest.raises(RecordError) as refused:
        READERS[reader](half)
    json.dumps([fault.numbers for fault in refused.value.faults], ensure_ascii=False).encode()


def test_what_looks_like_a_half_is_read() -> None:
    """The reader accepts two halves that make one character, and a backslash that a player wrote."""
    assert parse_json('["\\ud83e\\udd99", "\\\\ud800"]') == ["\U0001f999", "\\ud800"]


@pytest.mark.parametrize("half", HALVES)
def test_stored_data_with_half_a_character_are_not_ours(half: str) -> None:
    """The page ignores stored data with half a character, since the page itself would not store them."""
    assert read_kept(json.dumps({"theme": half})) == {}
    assert _read(json.dumps({f"a:{half}": "x"})) == {}
    assert read_kept(json.dumps({"theme": "dark"})) == {"theme": "dark"}


@pytest.fixture(scope="module")
def tutor() -> Tutor:
    """Return a tutor whose catalogue gives the words of the sentences."""
    return app("")


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("name", ["game", "lesson", "view", "seat", "step", "r", "lang", "exhibit"])
def test_an_address_with_half_a_character_is_answered(tutor: Tutor, name: str, half: str) -> None:
    """An address with half a character names no page, and the sentence about it can be shown."""
    query = f"?{name}={half}"
    for fault in read_address(query).faults:
        fault(tutor.text).encode("utf-8")
