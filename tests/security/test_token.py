"""A visitor needs the token of the link if other machines can reach the page."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.security.client import Answer, kernel_of
from tests.security.visiting import ENTRANCE, Visitor
from tests.served import Served
from widgets.serve import _parser, is_for_others, main, open_port
from widgets.server import new_token
from widgets.server.limits import GUESSES_AT_ONCE

WORD = "Inca word/é&=?"
QUOTED = "Inca%20word%2F%C3%A9%26%3D%3F"
BEHIND = (
    "/",
    "/?lesson=quick_start",
    "/voila/tree",
    "/voila/render/01_goal_and_board.ipynb",
    "/01_goal_and_board.ipynb",
    "/voila/static/voila.js",
    "/voila/templates/lab/static/index.css",
    "/voila/labextensions/anywidget/package.json",
    "/voila/files/x.png",
    "/api/kernels/0-0-0-0-0",
    "/api/kernels/0-0-0-0-0/channels",
    "/voila/api/shutdown/0-0-0-0-0",
    "/nowhere",
    "/voila/query/0-0-0-0-0/more",
    "/voila/query/../tree",
    "//voila/query/0-0-0-0-0",
)


@pytest.fixture(scope="module")
def running_server() -> Iterator[Served]:
    """Start a server with a given token, which logs everything."""
    server = Served("--token", WORD, "--verbose", "--pool", "0")
    yield server
    server.stop()


class Entry(NamedTuple):
    """A visitor who came with the link, the answer to the link, and the page."""

    visitor: Visitor
    answer: Answer
    page: Answer


@pytest.fixture(scope="module")
def entry(running_server: Served) -> Entry:
    """Return a visitor who came with the token and opened the page."""
    visitor = Visitor(running_server.link)
    answer = visitor.ask(f"/?lesson=quick_start&token={QUOTED}&lang=es&r=a%2Bb")
    return Entry(visitor, answer, visitor.ask(answer.headers["Location"]))


def test_the_printed_links_open_the_page(running_server: Served) -> None:
    """Both printed links have the token, escaped as in an address."""
    running_server.hear("voila/tree")
    said = "".join(running_server.lines)
    assert f"{running_server.link}?token={QUOTED} " in said
    assert f"{running_server.link}voila/tree?token={QUOTED}." in said


@pytest.mark.parametrize("path", BEHIND)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS"])
def test_everything_needs_it(running_server: Served, path: str, method: str) -> None:
    """Pages, files, kernels and errors all need the token."""
    answer = Visitor(running_server.link).ask(path, method)
    assert answer.status == 403
    assert answer.headers.get_all("Set-Cookie") is None
    if method == "GET":
        assert "need the whole link" in answer.text


@pytest.mark.parametrize("language", ["es", "it"])
def test_without_it_a_visitor_reads_what_to_do(running_server: Served, language: str) -> None:
    """Without the token a visitor reads what to do, in the language of the browser or the address."""
    words = {"es": "se abre con el enlace completo", "it": "si apre con il link intero"}
    visitor = Visitor(running_server.link)
    told = visitor.ask("/", headers={"Accept-Language": f"de, {language}-XX;q=0.8, en;q=0.1"})
    assert words[language] in told.text
    assert f'<html lang="{language}">' in told.text
    assert words[language] in visitor.ask(f"/?lang={language}").text


@pytest.mark.parametrize(
    "wrong", ["", "Inca", QUOTED.lower(), f"{QUOTED}x", "%ff", "%00", "x" * 5000]
)
def test_another_token_does_not_open(running_server: Served, wrong: str) -> None:
    """A part of the token, or a text that cannot be read, does not open the page."""
    answer = Visitor(running_server.link).ask(f"/?token={wrong}")
    assert answer.status == 403
    assert answer.headers.get_all("Set-Cookie") is None


def test_a_visitor_who_came_with_it_stays_in(entry: Entry) -> None:
    """After a visitor came with the token, the redirect removes the token from the address and keeps the rest.

    The cookie opens everything else.
    """
    visitor, answer, page = entry
    assert answer.status == 303
    assert answer.headers["Location"] == "/?lesson=quick_start&lang=es&r=a%2Bb"
    assert answer.headers["Cache-Control"] == "no-store"
    [(cookie, value)] = [each for each in visitor.cookies.items() if each[0] != "_xsrf"]
    assert WORD not in value
    assert QUOTED not in value
    assert visitor.reach(kernel_of(page.text)) == 101
    assert visitor.ask("/voila/static/voila.js").status == 200
    assert visitor.ask("/voila/tree").status == 200
    # A shared link with the token leads on as well.
    again = visitor.ask(f"/voila/tree?token={QUOTED}")
    assert (again.status, again.headers["Location"]) == (303, "/voila/tree")
    assert visitor.cookies[cookie] == value


def test_the_token_leads_only_to_this_server(running_server: Served) -> None:
    """A link with the right token and a bad path cannot lead to another site."""
    for path in ("//elsewhere.example/", "/\\elsewhere.example/", "///elsewhere.example"):
        answer = Visitor(running_server.link).ask(f"{path}?token={QUOTED}")
        assert answer.status == 303
        assert answer.headers["Location"].startswith("/elsewhere.example")


def test_the_token_is_not_passed_on(running_server: Served, entry: Entry) -> None:
    """No linked site and no kernel gets the token, and no line of the log contains it."""
    assert entry.answer.headers["Referrer-Policy"] == "same-origin"
    Visitor(running_server.link).ask("/?token=another-word&r=somebodys-game")
    log = "".join(line for line in running_server.lines if running_server.link not in line)
    for private in (WORD, QUOTED, "another-word", "somebodys-game"):
        assert private not in log
    kernels = running_server.kernels()
    assert kernels
    for kernel in kernels.values():
        assert not [value for value in kernel.environ().values() if QUOTED in value]


def test_packed_answers_have_no_secret(entry: Entry) -> None:
    """No answer that may be packed contains the token or a cookie, since its packed length would betray them."""
    visitor, _, page = entry
    others = (f"/?token={QUOTED}", "/voila/tree", "/nowhere", BEHIND[5])
    for answer in (page, *map(visitor.ask, others)):
        assert len(visitor.cookies) >= 2
        for secret in (WORD, QUOTED, *visitor.cookies.values()):
            assert secret not in answer.text


def test_a_token_is_invented_where_other_machines_reach_the_page() -> None:
    """If other machines can reach the page, the server invents a token, which a visitor from its own machine needs too.

    A page of another site may send wrong tokens from a visitor's address without locking the
    visitor out.
    """
    server = Served("--address", "0.0.0.0", "--pool", "0")
    visitor = Visitor(server.link)
    try:
        for number in range(2 * GUESSES_AT_ONCE):
            assert visitor.ask(f"/?token={number}").status == 403
        server.hear("/voila/tree")
        [word] = {found[1].rstrip(".") for found in map(ENTRANCE.search, server.lines) if found}
        assert visitor.ask("/voila/static/voila.js").status == 403
        assert visitor.ask(f"/?token={word}").status == 303
        assert visitor.ask("/voila/static/voila.js").status == 200
    finally:
        server.stop()
    assert len(word) >= 12


@pytest.mark.parametrize("off", [("--no-token",), ("--token", "")])
def test_it_can_be_switched_off(off: tuple[str, ...]) -> None:
    """An option or an empty token makes the server need no token; without either the server invents one."""
    assert _parser().parse_args(off).token == ""
    assert _parser().parse_args([]).token is None


@pytest.mark.parametrize("address", ["localhost", "127.0.0.1", "127.0.0.2"])
def test_on_this_machine_alone_none_is_needed(address: str) -> None:
    """A page that only this machine reaches opens without a token."""
    sockets = open_port(0, address)
    assert not is_for_others(sockets)
    for each in sockets:
        each.close()


def test_help_says_what_it_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    """The help says how to choose a token, and what happens without one."""
    with pytest.raises(SystemExit):
        main(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "--token TOKEN" in said
    assert "--no-token let everybody in who can reach the page" in said


def test_an_invented_token_can_be_typed_from_a_projector() -> None:
    """An invented token has no characters that look alike, and never comes twice."""
    assert new_token() != new_token()
    assert not set("01ilo") & set("".join(new_token() for _ in range(200)))


def forge(server: Served, word: str) -> Visitor:
    """Return a visitor whose cookie is valid only if `word` is the token."""
    visitor = Visitor(server.link)
    name = hashlib.sha256(word.encode()).hexdigest()
    signature = hmac.new(word.encode(), name.encode(), hashlib.sha256).hexdigest()
    visitor.cookies[f"tutor-{visitor.port}-{name[:8]}"] = f"{name}.{signature}"
    return visitor


def test_tokens_cannot_be_guessed_for_long(running_server: Served) -> None:
    """After some wrong tokens the server ignores an address; a visitor who was already in stays in.

    The address can no longer come in, so this test is the last one.
    """
    link, file = running_server.link, "/voila/static/voila.js"
    inside, before = Visitor(link), forge(running_server, WORD)
    assert inside.ask(f"/?token={QUOTED}").status == 303
    assert before.ask(file).status == 200
    for number in range(2 * GUESSES_AT_ONCE):  # on a slow machine some are forgiven meanwhile
        wrong = forge(running_server, str(number))
        assert [wrong.ask(file).status for _ in range(2)] == [403, 403]
    known, name = forge(running_server, WORD), hashlib.sha256(b"another").hexdigest()
    signature = hmac.new(WORD.encode(), name.encode(), hashlib.sha256).hexdigest()
    known.cookies = {f"tutor-{known.port}-{name[:8]}": f"{name}.{signature}"}
    assert known.ask(file).status == 403
    assert {inside.ask(file).status, before.ask(file).status} == {200}
    guesser = Visitor(link)
    for number in range(GUESSES_AT_ONCE):
        assert guesser.ask(f"/?token={number}").status == 403
    assert guesser.ask(f"/?token={QUOTED}").status == 403
