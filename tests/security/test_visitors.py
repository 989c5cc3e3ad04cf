"""A kernel answers only the visitor whose page it was made for."""

import json
import socket
from pathlib import Path

import pytest

from tests.security.visiting import Visitor
from tests.served import Served
from widgets.server.kernels import has_private_channels


@pytest.fixture(scope="module")
def neighbours(bystander: Visitor, guest: Visitor) -> tuple[Visitor, str, Visitor]:
    """Return a visitor with the kernel of their page, and another visitor with a kernel."""
    return bystander, bystander.kernel_id, guest


def doors(kernel: str) -> list[tuple[str, str]]:
    """Return every path to a kernel, with its method and with spellings that try to get around the check of the id."""
    return [
        ("GET", f"/api/kernels/{kernel}"),
        ("DELETE", f"/api/kernels/{kernel}"),
        ("GET", f"/api/kernels/{kernel}/channels"),
        ("POST", f"/voila/api/shutdown/{kernel}"),
        ("POST", f"/voila/api/shutdown/%{ord(kernel[0]):x}{kernel[1:]}"),
        ("POST", f"/voila/api/shutdown/{kernel}?kernel_id=0-0-0-0-0"),
    ]


@pytest.mark.endurance
def test_its_visitor_reaches_a_kernel_again_and_again(server: Served) -> None:
    """A visitor reaches the kernel from several pages, and again after a lost connection."""
    visitor = Visitor(server.link)
    first, second = visitor.kernel(), visitor.kernel("/voila/render/dashboard.ipynb")
    assert first != second
    for kernel in (first, second, first):
        assert visitor.reach(kernel) == 101
        assert visitor.ask(f"/api/kernels/{kernel}").status == 200


def test_no_other_visitor_reaches_it(
    server: Served, neighbours: tuple[Visitor, str, Visitor]
) -> None:
    """Another visitor, even one who knows the kernel's id, reaches the kernel by no path and no method."""
    visitor, kernel, other = neighbours
    for intruder in (other, Visitor(server.link)):
        assert intruder.reach(kernel) == 404
        for method, door in doors(kernel):
            token = intruder.cookies.get("_xsrf", "")
            answer = intruder.ask(door, method, {"X-XSRFToken": token})
            assert (answer.status, answer.text) == (404, ""), door
    assert kernel in server.kernels()
    assert visitor.reach(kernel) == 101


def test_a_cookie_cannot_be_invented(
    server: Served, neighbours: tuple[Visitor, str, Visitor]
) -> None:
    """The server refuses a cookie without a signature, with another's signature or with an unsigned name."""
    visitor, kernel, other = neighbours
    [(cookie, value)] = [each for each in visitor.cookies.items() if each[0] != "_xsrf"]
    [foreign] = [each for name, each in other.cookies.items() if name != "_xsrf"]
    name, signature = value.split(".")
    forged = Visitor(server.link)
    for claim in (name, f"{name}.", f"{name}.{'0' * 64}", f"{name}.{foreign.split('.')[1]}", "."):
        forged.cookies = {cookie: claim}
        assert forged.reach(kernel) == 404, claim
    forged.cookies = {f"{cookie}x": f"{name}.{signature}"}
    assert forged.reach(kernel) == 101  # the content of a cookie counts, not its name


@pytest.mark.endurance
def test_a_visitor_with_two_names_is_both(server: Served) -> None:
    """If a new visitor opens pages together, each page brings a cookie, and the browser keeps all of them."""
    first, second = Visitor(server.link), Visitor(server.link)
    kernels = [first.kernel(), second.kernel()]
    first.cookies |= second.cookies
    assert [first.reach(kernel) for kernel in kernels] == [101, 101]
    before = dict(first.cookies)
    assert first.reach(first.kernel()) == 101
    assert {name for name in first.cookies if name != "_xsrf"} == set(before) - {"_xsrf"}


@pytest.mark.endurance
@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are only ports there")
def test_no_other_account_of_the_machine_listens_to_a_kernel(server: Served) -> None:
    """Messages to a page go through sockets in a folder that only its owner can open."""
    kernel = Visitor(server.link).kernel()
    command = server.kernels()[kernel].cmdline()
    file = Path(command[command.index("-f") + 1])
    connection = json.loads(file.read_text(encoding="utf-8"))
    assert connection["transport"] == "ipc"
    assert Path(connection["ip"]).parent == file.parent
    assert file.parent.stat().st_mode & 0o077 == 0
    assert not has_private_channels("/" + "long" * 20)


def test_only_a_page_starts_a_kernel_and_none_is_listed(server: Served) -> None:
    visitor = Visitor(server.link)
    assert visitor.ask("/api/kernels").status == 404
    assert visitor.ask("/api/kernels", "POST").status == 404


@pytest.mark.endurance
def test_its_visitor_may_end_it(server: Served) -> None:
    """A page ends its kernel when it closes, and the server checks that the request comes from the kernel's page."""
    visitor = Visitor(server.link)
    kernel = visitor.kernel()
    place = f"/voila/api/shutdown/{kernel}"
    assert visitor.ask(place, "POST").status == 403
    assert visitor.reach(kernel) == 101
    token = visitor.cookies["_xsrf"]
    assert visitor.ask(place, "POST", {"X-XSRFToken": token}).status == 204
    assert visitor.reach(kernel) == 404
