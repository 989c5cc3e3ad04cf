"""Tests of the headers of every answer of the server, from any of its handlers."""

import pytest

from tests.security.client import Answer
from tests.security.visiting import Visitor
from tests.served import Served

PLACES = {
    "a page": "/",
    "the list of notebooks": "/voila/tree",
    "the script of the page": "/voila/static/voila.js",
    "a file of the template": "/voila/templates/lab/static/index.css",
    "a part of the front end": "/voila/labextensions/anywidget/package.json",
    "a theme": "/voila/api/themes/nothing",
    "a kernel that is not there": "/api/kernels/0-0-0-0-0",
    "an address that leads nowhere": "/nowhere",
    "an address on the way to Jupyter": "/notebooks/dashboard.ipynb",
}
SOURCES = ("'none'", "'self'", "data:", "blob:", "'unsafe-inline'")


@pytest.fixture(scope="module")
def link(server: Served) -> str:
    """Return the server's link."""
    return server.link


@pytest.fixture(scope="module")
def answers(link: str) -> dict[str, Answer]:
    """Return the answers to a new visitor, keyed by the address."""
    return {name: Visitor(link).ask(path) for name, path in PLACES.items()}


def rules(answer: Answer) -> dict[str, list[str]]:
    """Return the content policy of an answer: the allowed sources of each kind of content."""
    [policy] = answer.headers.get_all("Content-Security-Policy", [])
    return {rule: sources for rule, *sources in map(str.split, policy.split(";"))}


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_is_strict(answers: dict[str, Answer], place: str) -> None:
    """Every answer, also files and errors, forbids browsers to guess a type and other sites to read it."""
    headers = answers[place].headers
    assert headers.get_all("X-Content-Type-Options") == ["nosniff"]
    assert headers.get_all("Referrer-Policy") == ["same-origin"]
    assert headers.get_all("Cross-Origin-Resource-Policy") == ["same-origin"]
    assert headers.get_all("Cross-Origin-Opener-Policy") == ["same-origin"]
    assert "camera=()" in headers["Permissions-Policy"]
    assert "Server" not in headers


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_has_the_whole_content_policy(answers: dict[str, Answer], place: str) -> None:
    """The content policy of every answer forbids everything that it does not name, and names only this server."""
    found = rules(answers[place])
    assert found["default-src"] == found["base-uri"] == found["form-action"] == ["'none'"]
    assert found["frame-ancestors"] == ["'self'"]
    scripts = [source for source in found["script-src"] if not source.startswith("'sha256-")]
    assert scripts == ["'self'", "blob:", "'unsafe-eval'"]
    known = {*SOURCES, *found["script-src"], *found["connect-src"]}
    assert {source for sources in found.values() for source in sources} <= known


def test_a_page_may_talk_only_to_its_own_host(link: str) -> None:
    """The policy allows sockets only to the requested host, and copies nothing else that a visitor sends."""
    port = Visitor(link).port
    asked = Visitor(link).ask("/nowhere", headers={"Host": f"localhost:{port}"})
    sockets = [f"ws://localhost:{port}", f"wss://localhost:{port}"]
    assert rules(asked)["connect-src"] == ["'self'", *sockets]
    hostile = Visitor(link).ask("/nowhere", headers={"Host": "localhost:1; script-src *"})
    assert hostile.status in (400, 403)
    assert "script-src *" not in hostile.headers.get("Content-Security-Policy", "")


def test_cookies_end_with_the_session_and_stay_on_this_site(answers: dict[str, Answer]) -> None:
    """No cookie names a person, stays after the browser is closed, or is sent from another site."""
    cookies = answers["a page"].headers.get_all("Set-Cookie", [])
    assert len(cookies) == 2
    for cookie in cookies:
        name, *options = [part.strip().lower() for part in cookie.split(";")]
        assert not {option for option in options if option.startswith(("expires", "max-age"))}
        assert name.startswith("_xsrf=") or {"httponly", "samesite=lax"} <= set(options)
        assert not name.startswith("_xsrf=") or "samesite=strict" in options
        assert "username" not in name


def test_behind_a_proxy_with_encryption_the_cookie_requires_it(link: str) -> None:
    """Behind a proxy with encryption a browser never sends the cookie without encryption."""
    answer = Visitor(link).ask("/nowhere", headers={"X-Forwarded-Proto": "https"})
    cookies = [
        cookie.lower()
        for cookie in answer.headers.get_all("Set-Cookie", [])
        if not cookie.startswith("_xsrf=")
    ]
    assert cookies
    assert all("secure" in cookie.split("; ") for cookie in cookies)


@pytest.mark.parametrize(
    "place",
    [
        "/logout",
        "/login",
        "/voila/templates/",
        "/voila/templates/x",
        "/voila/templates/lab/static",
        "/voila/templates/lab/other/index.css",
        "/voila/templates/../static/index.css",
        "/voila/templates/nothing/static/index.css",
        "/voila/templates/%00/static/index.css",
        "/voila/templates/lab/static/%00",
        "/voila/static/%00",
        "/voila/labextensions/%00",
        "/voila/static/nothing.js",
        "/voila/labextensions/nothing",
        "/voila/api/themes/nothing",
        "/voila/render/nothing.ipynb",
        "/voila/tree/nothing",
        "/voila/tree/dashboard.ipynb/",
        "/voila/tree/%00",
        "/voila/render/%00.ipynb",
    ],
)
def test_a_bad_address_leads_to_the_page_of_errors(link: str, place: str) -> None:
    """A request for a bad address gets the page of errors, with a status that blames the request."""
    answer = Visitor(link).ask(place)
    assert answer.status in (403, 404)
    assert '<a href="/">The Princes of Machu Picchu</a>' in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("method", ["HEAD", "PUT", "TRACE", "LOOK"])
def test_another_method_is_answered_without_a_fault(server: Served, method: str) -> None:
    """A page answers only GET; the server refuses another method without a line in the log."""
    before = len(server.lines)
    visitor = Visitor(server.link)
    assert visitor.ask("/", method).status in (403, 405)
    visitor.ask("/nowhere")
    assert server.faults(since=before) == ""
