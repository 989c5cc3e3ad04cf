"""A server under a path answers nothing outside the path, and keeps its checks below it."""

import json
from collections.abc import Iterator

import pytest

from tests.security.visiting import Visitor
from tests.served import Served
from widgets.serve import CannotServe, base_of, main
from widgets.server.access import below

TOKEN = "a-word"


@pytest.fixture(scope="module")
def running_server() -> Iterator[Served]:
    """Start a server under a path with a token; its warm kernel calls the server below the path too."""
    server = Served("--token", TOKEN, "--pool", "1", "--base-url", "/games/tutor")
    yield server
    assert server.faults() == ""
    server.stop()


@pytest.fixture(scope="module")
def guest(running_server: Served) -> Visitor:
    """Return a visitor who came with the link."""
    return came(running_server)


def came(server: Served) -> Visitor:
    """Return a visitor who came with the link and has opened no page yet."""
    visitor = Visitor(server.link)
    assert visitor.ask(f"/games/tutor/?token={TOKEN}").status == 303
    return visitor


@pytest.mark.parametrize(
    ("given", "base"),
    [
        ("/", "/"),
        ("tutor", "/tutor/"),
        ("/tutor", "/tutor/"),
        ("/tutor/", "/tutor/"),
        ("a/B-2/_c", "/a/B-2/_c/"),
        ("/voila/api", "/voila/api/"),
    ],
)
def test_a_path_may_have_slashes_or_not(given: str, base: str) -> None:
    """The server treats a path with slashes at its ends like one without."""
    assert base_of(given) == base


@pytest.mark.parametrize(
    "damaged",
    [
        *(
            "",
            " ",
            "//",
            "a//b",
            ".",
            "..",
            "/a/../b",
            "/tutor.v2/",
            "(.*)",
            "/a|/b/",
            "a b",
            "a\n",
        ),
        *("https://tutor.example/tutor/", "C:/Program Files/tutor/", "?token=x", "#a", "a%2Fb"),
        *("\\tutor", "/t\N{LATIN SMALL LETTER U WITH ACUTE}tor/", "{{base}}", "a" * 100),
    ],
)
def test_a_bad_path_leads_to_a_sentence(damaged: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A path leads to a sentence if it is a pattern, leads to another place, or is changed by browsers."""
    with pytest.raises(CannotServe, match="is no path for --base-url"):
        base_of(damaged)
    assert main(["--no-browser", "--port", "0", f"--base-url={damaged}"]) == 1
    assert capsys.readouterr().err.count("\n") == 1 + damaged.count("\n")


@pytest.mark.parametrize(
    ("base", "path", "rest"),
    [
        ("/", "/api/kernels/1", "api/kernels/1"),
        ("/tutor/", "/tutor/api/kernels/1", "api/kernels/1"),
        ("/tutor/", "/tutor/", ""),
        ("/tutor/", "/tutor", ""),
        ("/tutor/", "/tutors/", None),
        ("/tutor/", "//tutor/", None),
        ("/tutor/", "/api/kernels/1", None),
        ("/tutor/", "/", None),
    ],
)
def test_everything_below_the_path_is_known(base: str, path: str, rest: str | None) -> None:
    """The list of handlers below the path is complete, since the check of a kernel's visitor depends on it."""
    assert below(base, path) == rest


def test_the_cookies_go_to_no_other_page_of_the_host(running_server: Served) -> None:
    """The server's cookies go to no other page of the host, and no other page can overwrite them."""
    visitor = Visitor(running_server.link)
    led = visitor.ask(f"/games/tutor/?token={TOKEN}&lang=es")
    assert led.headers["Location"] == "/games/tutor/?lang=es"
    page = visitor.ask("/games/tutor/nowhere")
    assert page.status == 404
    told = [*led.headers.get_all("Set-Cookie", []), *page.headers.get_all("Set-Cookie", [])]
    assert len(told) == 2
    assert all("; Path=/games/tutor;" in cookie for cookie in told)


def test_a_link_that_lacks_part_of_the_path_leads_to_the_page(guest: Visitor) -> None:
    """A link without the last slash, or without the path, leads to the page.

    The new address has no token.
    """
    for path in ("/", "/games", "/elsewhere/at/all"):
        led = guest.ask(f"{path}?token={TOKEN}&ply=3")
        assert (led.status, led.headers["Location"]) == (303, "/games/tutor/?ply=3")
    led = guest.ask("/games/tutor?ply=3")
    assert (led.status, led.headers["Location"]) == (302, "/games/tutor/?ply=3")


@pytest.mark.parametrize(
    "path",
    ["/", "/voila/tree", "/voila/static/voila.js", "/games/tutors/", "//games/tutor/", "/games"],
)
def test_beside_the_path_nothing_answers(running_server: Served, guest: Visitor, path: str) -> None:
    """At an address outside the path a guest gets a link to the page, and a stranger is asked for the whole link."""
    answer = guest.ask(path)
    assert answer.status == 404
    assert 'href="/games/tutor/"' in answer.text
    stranger = Visitor(running_server.link).ask(path)
    assert stranger.status == 403
    assert "you need the whole link" in stranger.text


def test_below_the_path_a_kernel_answers_only_its_visitor(
    running_server: Served, guest: Visitor
) -> None:
    """A kernel's state, channel and end below the path answer only the kernel's own visitor."""
    kernel = guest.kernel("/games/tutor/")
    other = came(running_server)
    other.ask("/games/tutor/nowhere")  # this answer brings the cookie against other sites
    state, end = f"games/tutor/api/kernels/{kernel}", f"games/tutor/voila/api/shutdown/{kernel}"
    said = json.loads(guest.ask(f"/{state}").text)
    assert said["id"] == kernel
    for slashes in ("/", "//", "/games/../"):
        assert other.ask(slashes + state).status == 404
        goodbye = {"X-XSRFToken": other.cookies["_xsrf"]}
        assert other.ask(slashes + end, "POST", goodbye).status == 404
    assert other.reach(kernel, base="/games/tutor/") == 404
    assert guest.reach(kernel, base="/games/tutor/") == 101
    assert guest.reach(kernel) == 404
    assert guest.ask(f"/{end}", "POST", {"X-XSRFToken": guest.cookies["_xsrf"]}).status == 204
