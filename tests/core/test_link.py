"""Small records and trees fit into the address of a link, and a damaged link is refused."""

import base64
import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import GAMES, a_record, a_tree
from tutor.core.base.errors import RecordError, TreeError
from tutor.core.base.reading import _pairs
from tutor.core.records.files import (
    LARGEST_LINKED,
    LONGEST_LINK,
    MOST_LINKED,
    open_link,
    read_link,
    write_link,
    write_tree,
)

MARKUP = "<script>alert('r')</script> & ?r=1.x#y \U0001f300"


def pack(content, level=9):
    """Return the parameter of a link that has these bytes as content, made without the code under test."""
    squeezed = zlib.compress(content, level)
    return "1." + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def fault_codes(link):
    """Return the codes of the faults of a refused parameter.

    The error must be one sentence on one line.
    """
    with pytest.raises(RecordError) as raised:
        read_link(link)
    assert str(raised.value).splitlines() == [str(raised.value)]
    return [fault.code for fault in raised.value.faults]


@pytest.mark.parametrize("name", GAMES)
def test_a_link_opens_the_same(name):
    """A link keeps a tree or record whole, even with markup in people's texts."""
    tree = a_tree(name, nodes=20)
    written = write_tree(tree.comment_on(5, MARKUP).name_line(20, MARKUP))
    assert read_link(write_link(written)) == written
    assert write_tree(open_link(write_link(written))) == written
    record = a_record(name, decisions=20).to_json() | {"title": MARKUP}
    assert open_link(write_link(record)).main().to_json() == record


@pytest.mark.parametrize("name", GAMES)
def test_a_link_has_the_form_of_the_contract(name):
    """A link is codec 1: base64url without padding, zlib at level 9, sorted keys, no spaces."""
    written = write_tree(a_tree(name, nodes=20))
    content = json.dumps(written, sort_keys=True, separators=(",", ":")).encode()
    assert write_link(written) == pack(content)
    assert set(write_link(written)[2:]) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_fits(name):
    """The record of a whole game of three players fits into a link, and so does a tree of a hundred nodes."""
    assert len(write_link(a_record(name).to_json())) <= LONGEST_LINK
    assert len(write_link(write_tree(a_tree(name, nodes=100)))) <= LONGEST_LINK


@pytest.mark.parametrize("name", GAMES)
def test_a_link_above_the_limit_is_refused(name):
    """Writing and reading refuse a link of more than 8,000 characters and name the number."""
    comments = "".join(chr(0x4E00 + number) for number in range(3999))
    written = write_tree(a_tree(name, nodes=3).comment_on(1, comments))
    with pytest.raises(TreeError, match="8,000"):
        write_link(written)
    assert fault_codes("1." + "A" * (LONGEST_LINK - 1)) == ["long_link"]
    assert fault_codes("1." + "A" * (LONGEST_LINK - 2)) == ["damaged_link"]


@pytest.mark.parametrize(
    "link", ["", "1", "2.abc", "abc", "11.abc", " 1.abc", "1,abc", "\u0661.abc"]
)
def test_an_unknown_codec_is_named(link):
    """The error about a link with a codec other than 1 names the codec."""
    assert fault_codes(link) == ["unknown_codec"]


GOOD = pack(b'{"format":"tutor-record"}')


@pytest.mark.parametrize(
    "link",
    [
        "1.",
        "1.!",
        "1.AAAA",
        GOOD[:-1],
        GOOD[:-4],
        GOOD + "A",
        GOOD + "AAAA",
        GOOD + "=",
        GOOD + "\n",
        GOOD[:9] + " " + GOOD[10:],
        GOOD.replace("1.", "1.é"),
        "1." + GOOD,
        pack(b"x")[:-3],
    ],
)
def test_a_damaged_link_is_refused(link):
    """A link with characters cut off, added or foreign is refused."""
    assert fault_codes(link) == ["damaged_link"]


def test_other_characters_of_base64_are_refused():
    """A link with a plus or a slash is refused as damaged, because addresses change these characters."""
    content = next(
        pack(bytes([number])) for number in range(256) if set(pack(bytes([number]))) & set("-_")
    )
    assert fault_codes(content) == ["not_json"] or fault_codes(content) == ["not_utf8"]
    assert fault_codes(content.replace("-", "+").replace("_", "/")) == ["damaged_link"]


def test_a_link_that_would_unpack_to_a_flood_is_refused():
    """A link whose content unpacks to more than the limit is refused, and unpacking stops at the limit."""
    whole = "x" * (LARGEST_LINKED - 2)
    assert read_link(pack(f'"{whole}"'.encode())) == whole
    assert fault_codes(pack(b" " * (LARGEST_LINKED + 1))) == ["too_large"]
    endless = zlib.compress(b"\0" * 10_000_000, 9)[:5900]
    assert fault_codes("1." + base64.urlsafe_b64encode(endless).decode().rstrip("=")) == [
        "too_large"
    ]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"\xff", "not_utf8"),
        (b"[" * 100 + b"]" * 100, "too_deep"),
        (b'{"a":1,"a":1}', "duplicate_key"),
        (b"1" * 5000, "not_finite"),
        (b"NaN", "not_finite"),
        (b"[]," * (MOST_LINKED + 1), "too_many_parts"),
    ],
)
def test_the_content_of_a_link_is_read_as_a_file_is(content, code):
    """The content of a link is JSON as in a file, and is refused for the same faults."""
    assert fault_codes(pack(content)) == [code]


@pytest.mark.parametrize("name", GAMES)
def test_a_long_tree_is_far_below_the_limits_of_a_link(name):
    """The longest tree that fits into a link has at most a quarter of the bytes and parts that a link may have.

    A tree above the limit gets no link.
    """
    written = write_tree(a_tree(name, nodes=700))
    text = json.dumps(written, separators=(",", ":"))
    assert open_link(write_link(written))
    assert 4 * len(text) < LARGEST_LINKED
    assert 4 * (text.count("[") + text.count("{")) < MOST_LINKED
    with pytest.raises(TreeError, match="bytes"):
        write_link(written | {"title": "x" * LARGEST_LINKED})


def test_double_keys_among_many_are_found_in_one_pass():
    """The check for double keys makes a number of comparisons that grows only with the number of keys."""

    class Key(str):
        """A text that counts how often a key is compared."""

        compared = 0
        __hash__ = str.__hash__

        def __eq__(self, other):
            Key.compared += 1
            return str.__eq__(self, other)

    keys = [(Key(number), 0) for number in [*range(1000), 999]]
    with pytest.raises(RecordError):
        _pairs(keys)
    assert Key.compared < 10_000


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(2, len(GOOD) - 1), st.sampled_from("AQgwZ-_09"))
def test_a_changed_character_changes_nothing_or_is_noticed(place, sign):
    """If one character of a link is changed, the content is the same or the check sum of zlib finds the change."""
    link = GOOD[:place] + sign + GOOD[place + 1 :]
    try:
        found = read_link(link)
    except RecordError:
        assert fault_codes(link) == ["damaged_link"]
    else:
        assert found == {"format": "tutor-record"}
