"""An attacker may invent anything that a browser tells the server about itself and its reader."""

import json
from types import SimpleNamespace

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tutor.core.records.record import LONGEST_COMMENT
from widgets.page import KEPT, LONGEST_SENDER, MOST_LANGUAGES, MOST_SENDERS, WIDEST, Page
from widgets.server.access import MOST_COOKIES, MOST_WORDS, Visitors, without_token
from widgets.shared.making import Line, Paragraph

PORT = 8866
ORDINARY = {
    "dark": True,
    "contrast": False,
    "still": False,
    "languages": ["es-PE", "en"],
    "window": [1280, 800],
}


def test_sender_names_are_short_and_few():
    """The server keeps the last number of each of the latest senders, and drops odd senders and numbers."""
    page, done = Page(), []
    page.on_action(lambda action: done.append(action.name))

    def send(sender, number, name="go"):
        page._handle_custom_msg({"sender": sender, "number": number, "name": name}, [])

    for sender in range(3 * MOST_SENDERS):
        send("first", sender + 1)
        send(f"0.{sender}", 1)
    assert len(page.answered) == MOST_SENDERS
    assert page.answered["first"] == 3 * MOST_SENDERS
    before = dict(page.answered), len(done)
    for sender, number in [("x" * (LONGEST_SENDER + 1), 1), (["x"], 1), ("y", 10**400), ("z", "1")]:
        send(sender, number)
    assert (page.answered, len(done)) == before


def test_data_of_browsers_are_kept_as_they_are():
    """The server keeps preferences, window and stored data of a browser as they are."""
    kept = {
        "tab": "{}",
        "last": "",
        "preferences": "{}",
        "back": "1",
        "here": "?lesson=quick_start",
    }
    page = Page()
    page.set_state({"prefers": ORDINARY, "found": kept, "width": 1280, "ratio": 1.5})
    assert (page.prefers, page.found, page.width, page.ratio) == (ORDINARY, kept, 1280, 1.5)


@pytest.mark.parametrize("said", ["Infinity", "-Infinity", "NaN", "1e300", "-1", "0"])
def test_a_length_is_a_usable_number(said):
    """The board can be drawn with any number that a browser sends as a length."""
    page, number = Page(), json.loads(said)
    page.set_state({"ratio": number, "prefers": {"window": [number, number]}})
    assert 0 < page.ratio <= 20
    assert all(0 <= length <= WIDEST for length in page.prefers["window"])
    page.width = 10**300
    assert page.width == WIDEST
    page.width = -5
    assert page.width == 0


def test_data_that_no_browser_sends_are_dropped():
    """The server drops long lists, unknown names and other types of values."""
    page = Page()
    page.set_state(
        {
            "prefers": {
                "dark": [[]] * 1000,
                "a": [[]] * 1000,
                "languages": ["x" * 1000, [], *["it"] * 1000],
                "window": [[]] * 1000,
            },
            "found": {"tab": [[]] * 1000, "other": "x", "here": "?"},
        }
    )
    assert page.prefers["dark"] is False
    assert set(page.prefers) == {"dark", "languages"}
    assert len(page.prefers["languages"]) < MOST_LANGUAGES
    assert max(map(len, page.prefers["languages"])) < 100
    assert page.found == {"here": "?"}
    assert set(page.found) <= set(KEPT)
    page.set_state({"prefers": {"languages": {"it": 1}, "window": [1]}})
    assert page.prefers == {}


@pytest.mark.parametrize("kind", [Line, Paragraph])
def test_fields_have_limits(kind):
    """A text in a field may be as long as in a record; one letter more leads to a sentence."""
    field = kind()
    field.set_state({"value": "x" * 1_000_000})
    assert len(field.value) == LONGEST_COMMENT + 1
    field.set_state({"value": "a short one"})
    assert field.value == "a short one"


def test_only_the_first_cookies_are_checked():
    """Only the first cookies of a request are checked, since each check costs a signature."""
    visitors = Visitors("a-word", PORT)
    name = "a" * 64
    good = f"tutor-{PORT}-good={name}.{visitors._signature(name)}"
    bad = [f"tutor-{PORT}-{number}=a.b" for number in range(MOST_COOKIES)]
    others = [f"other-{number}=a.b" for number in range(100)]
    assert visitors.may_enter(_bearing([*others, *bad[1:], good]))
    assert not visitors.may_enter(_bearing([*others, *bad, good]))


def test_a_planted_cookie_owns_nothing():
    """A cookie planted by an attacker gives no kernel: a kernel made for two names answers only a visitor with both."""
    visitors = Visitors("", PORT)
    cookies = [
        f"tutor-{PORT}-{name[:8]}={name}.{visitors._signature(name)}"
        for name in ("0" * 64, "f" * 64)
    ]
    both = _bearing(cookies)
    names = visitors.welcome(SimpleNamespace(request=both))
    visitors.give("k", names, {"k"})
    assert visitors.has(both, "k")
    assert not any(visitors.has(_bearing([cookie]), "k") for cookie in cookies)
    assert not visitors.has(both, "another")


def _bearing(cookies):
    headers = HTTPHeaders({"Cookie": "; ".join(cookies), "Host": "h"})
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    request = HTTPServerRequest(start_line=line, headers=headers)
    request.remote_ip = "127.0.0.1"
    return request


def test_only_the_first_tokens_are_checked():
    """Only the first tokens of an address are checked; the rest of the address stays as it is."""
    words, rest = without_token("a&" + "token=x&" * 10_000 + "b=%20&token")
    assert (len(words), rest) == (MOST_WORDS, "a&b=%20")
