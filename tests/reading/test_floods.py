"""A file that is made to cost as much as possible is refused, or read within the limits."""

import json

import pytest

from tests.pages import first_of
from tests.reading import bounds, doors
from tests.reading.spoilt import link_to
from tests.trees import GAMES, a_record
from tutor.core.base import reading
from tutor.core.base.errors import ComponentsError, Fault, RecordError
from tutor.core.base.reading import LARGEST_FILE, parse_json
from tutor.core.words.faults import fault_in_words


def repeat(part, before=b"[", after=b"]"):
    """Return the largest file that repeats one part, without a comma after the last part."""
    count = (LARGEST_FILE - len(before) - len(after)) // len(part)
    return before + (part * count).rstrip(b",") + after


FLOODS = {
    "lists": lambda: repeat(b"[],"),
    "objects": lambda: repeat(b"{},"),
    "pairs": lambda: repeat(b'{"":0},'),
    "nests": lambda: repeat(b"[" * 60 + b"]" * 60 + b","),
    "a pit": lambda: b"[" * LARGEST_FILE,
    "a pit of objects": lambda: b'{"":' * (LARGEST_FILE // 4),
    "zeros": lambda: repeat(b"0,"),
    "fractions": lambda: repeat(b"0.1,"),
    "digits": lambda: b"1" * LARGEST_FILE,
    "texts": lambda: repeat(b'"ab",'),
    "a text": lambda: b'"' + b"x" * (LARGEST_FILE - 2) + b'"',
    "an open text": lambda: b'"' + b"x" * (LARGEST_FILE - 1),
    "escapes": lambda: repeat(b"\\u0000", b'"', b'"'),
    "quotes and brackets": lambda: repeat(b'\\"[', b'["', b'"]'),
    "keys": lambda: b"{" + b",".join(b'"%d":0' % number for number in range(450_000)) + b"}",
    "twin keys": lambda: repeat(b'"a":0,', b"{", b"}"),
    "spaces": lambda: b" " * LARGEST_FILE,
    "one sign more": lambda: b" " * (LARGEST_FILE + 1),
}


def flood_in_record(name, content):
    """Return the repeated content as the decisions of a record, where this is possible."""
    return b'{"format":"tutor-record","version":1,"game":"%s","decisions":%s}' % (
        name.encode(),
        content,
    )


@pytest.mark.endurance
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_bounded(flood, name):
    """A file that repeats one part, alone, as a record or as a tree, is refused or read within the limits."""
    content = FLOODS[flood]()
    record = flood_in_record(name, content[: LARGEST_FILE - 100])
    doors.is_taken(lambda _, given: parse_json(given), name, content)
    doors.is_taken(doors.read_tree, name, content)
    doors.is_taken(doors.read_record, name, record)


@pytest.mark.parametrize("name", GAMES)
def test_a_flood_in_a_link_is_bounded(name):
    """Unpacking the content of a link stops at a limit."""
    for content in (b"[" * LARGEST_FILE, b" " * LARGEST_FILE, b"\0" * (LARGEST_FILE + 1)):
        with bounds.little_time(), bounds.little_room(), pytest.raises(RecordError):
            doors.read_link(name, link_to(content))


@pytest.mark.parametrize("name", GAMES)
def test_a_flood_of_faults_is_described_briefly(name):
    """For a file of 20,000 malformed decisions the reader notes a thousand faults, and the error's text stays short."""
    record = a_record(name, decisions=1).to_json() | {"decisions": [{"a": 1}] * 20_000}
    with bounds.little_time(), bounds.little_room(), pytest.raises(RecordError) as raised:
        doors.read_record(name, json.dumps(record))
    assert 1000 <= len(raised.value.faults) < 1010
    assert len(str(raised.value)) < 200_000


def test_quoted_texts_are_cut():
    """A refusal shortens a very long text, key or list that it quotes, so that its sentence can be read."""
    say = fault_in_words
    for found in ("x" * 10**6, ["x" * 10**4] * 50, ["corn"] * 10**4, "\n" * 5000):
        for fault in (
            Fault("day", "unknown_player", {"found": "x", "expected": found}),
            Fault("day", "named_twice", {"found": found}),
            Fault("x" * 5000, "missing_key", {"key": found}),
        ):
            assert 10 < len(say(fault)) < 2500
            assert len(say(fault).splitlines()) == 1


def rows(make):
    """Return the lines of a file of tables, as many as it may have; `make` makes each line from its number."""
    content, number = bytearray(), 0
    while len(content) + len(line := make(number)) <= reading.LARGEST_TABLES:
        content += line
        number += 1
    return bytes(content)


TABLES = {
    "keys": lambda: rows(lambda number: b"k%d = 1\n" % number),
    "keys of some parts": lambda: rows(lambda number: b"k%d" % number + b".a" * 7 + b" = 1\n"),
    "a key of very many parts": lambda: b"a" + b".a" * 95_000 + b" = 1",
    "quoted keys of very many parts": lambda: b'"a"' + b" . 'a'" * 30_000 + b" = 1",
    "a hidden key": lambda: b'# """\na' + b".a" * 95_000 + b' = 1\n# """',
    "a table of very many parts": lambda: b"[a" + b".a" * 95_000 + b"]",
    "lists of tables": lambda: rows(lambda number: b"[[" + b"a." * 7 + b"b]]\n"),
    "a pit": lambda: b"a = " + b"[" * 190_000,
    "a pit of tables": lambda: b"a = " + b"{a=" * 60_000,
    "zeros": lambda: b"a = [" + b"0," * 95_000 + b"]",
    "a text": lambda: b'a = """' + b"x" * 190_000 + b'"""',
    "open texts": lambda: b'a = """' + b'\\"""' * 45_000,
    "a word": lambda: b"a" * 190_000,
    "spaces": lambda: b"a" + b" " * 190_000 + b". b",
    "digits": lambda: b"a = [" + (b"1" * 4_000 + b",") * 45 + b"]",
}


@pytest.mark.parametrize("name", first_of(GAMES, 1))
@pytest.mark.parametrize("flood", TABLES)
def test_a_flood_of_tables_is_bounded(flood, name):
    """Components files of the largest size are read or refused within the limits."""
    doors.is_taken(doors.read_components, name, TABLES[flood]())


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"a = 1\n" * 40_000, "too_large"),
        (b"a" + b".a" * 8 + b" = 1", "long_key"),
        (b"[a" + b" . 'a'" * 8 + b"]", "long_key"),
        (b'x = "# not a comment"\n"a"' + b'."a"' * 8 + b" = 1", "long_key"),
        (b"\xff = 1", "not_utf8"),
        (b"a = ", "bad_toml"),
        (b"a = 1\na = 1", "bad_toml"),
        (b"a = " + b"[" * 60_000, "bad_toml"),
        (b"a = " + b"1" * 5_000, "bad_toml"),
    ],
)
def test_bad_tables_are_refused(content, code):
    """Each kind of bad table is refused in a sentence of its own."""
    with pytest.raises(ComponentsError) as raised:
        reading.parse_tables(content)
    assert [fault.code for fault in raised.value.faults] == [code]
    assert len(str(raised.value).splitlines()) == 1


def test_dots_in_texts_make_no_tables():
    """Dots in texts, comments and figures of a file make no tables, however many there are."""
    dots = "a.b.c.d.e.f.g.h.i.j.k"
    text = f"# {dots}\nb = '{dots}' # {dots}\nc = \"{dots}\"\nd = [1.5, 2.5, 3.5, 4.5, 5.5]\n"
    text += f'e = """\n{dots}\n"""\na.b.c.d.e.f.g.h = 1\n'
    assert reading.parse_tables(text)["a"]["b"]["c"]["d"]["e"]["f"]["g"] == {"h": 1}


def test_tables_are_read():
    """A file of tables is read with and without a byte order mark."""
    expected = {"a": {"b": 1}}
    assert reading.parse_tables(b"[a]\nb = 1") == expected
    assert reading.parse_tables(b"\xef\xbb\xbf[a]\r\nb = 1\r\n") == expected
