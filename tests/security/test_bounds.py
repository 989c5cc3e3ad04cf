"""The memory and time that a kernel may take are bounded, whatever its page sends."""

import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from websockets.sync.client import ClientConnection

from tests.security.client import Visitor, ask_kernel, message
from tests.served import PATIENCE, Served
from widgets.server.limits import (
    KERNEL_LIMIT,
    KERNEL_NICENESS,
    KERNEL_SIZE,
    MESSAGES_A_SECOND,
    SESSION_NICENESS,
)

MANY: dict[str, object] = {"a": [{}] * 1_400_000}


@pytest.fixture(scope="module")
def server(common_server: Served) -> Served:
    """Return the shared server; its log has a line about a kernel that was killed."""
    return common_server


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems bound no process")


def update(comm: str, state: dict[str, object]) -> bytes:
    """Return a message that changes a widget's state."""
    data = {"method": "update", "state": state, "buffer_paths": []}
    return message("comm_msg", {"comm_id": comm, "data": data})


def page_of(channel: ClientConnection) -> str:
    """Return the widget that takes the browser's data."""
    channel.send(message("comm_info_request"))
    said = ask_kernel(channel) + ask_kernel(channel)
    [comms] = [content["comms"] for kind, content in said if kind == "comm_info_reply"]
    for comm in comms:
        channel.send(update(comm, {"found": {"tab": "here"}}))
    said = ask_kernel(channel) + ask_kernel(channel)
    [page] = {
        str(content["comm_id"])
        for kind, content in said
        if kind == "comm_msg" and "found" in content["data"].get("state", {})
    }
    return page


def test_a_kernel_has_its_share_of_the_machine(server: Served, guest: Visitor) -> None:
    """A kernel's memory is limited far above a page's need, and the server runs with a higher priority than kernels."""
    kernel = server.kernels()[guest.kernel_id]
    assert kernel.rlimit(psutil.RLIMIT_DATA) == (KERNEL_LIMIT, KERNEL_LIMIT)
    assert kernel.nice() == min(19, psutil.Process().nice() + KERNEL_NICENESS)
    assert kernel.memory_info().data < KERNEL_LIMIT * 4 // 5
    session = Path(f"/proc/{kernel.pid}/autogroup")
    if session.exists():
        assert session.read_text().split()[-1] == str(SESSION_NICENESS)


FILES = r"""
import json, resource
import psutil
from tests.widgets.apps import app, press
from widgets.page import Action

lists = [[number] for number in range(300_000)]
files = {
    "lists": json.dumps(lists).encode(),
    "text": json.dumps(["\U0001f999" + "a" * 4_500_000], ensure_ascii=False).encode(),
    "notation": b"tutor-tree 1\n" + b"x\n" * 2_000_000,
}
tutor = app("?view=explore&game=princes")
too_much = tutor.stage.say("keep-too-much")
here = tutor.session.tree
del lists
taken = psutil.Process().memory_info().data + 8_000_000
resource.setrlimit(resource.RLIMIT_DATA, (taken, taken))
for name, content in files.items():
    for command in ("open", "merge-file"):
        tutor.context.carry_out(Action(command, name, "", content))
        assert tutor.session.tree is here
        print(name, command, "too much" if too_much in tutor.notices.widget.value else "refused")
press(tutor, "view", "play")
assert not tutor.notices.widget.value
print("usable")
"""
"""A program that nearly fills the kernel's memory before the page sends files of the largest size."""


def test_a_file_beyond_the_memory_is_refused_by_a_sentence() -> None:
    """A file too large for the kernel's memory is refused in a sentence, and the page goes on as before."""
    done = subprocess.run(
        [sys.executable, "-c", FILES], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    *told, last = done.stdout.splitlines()
    assert last == "usable"
    assert sum(line.endswith("too much") for line in told) >= len(told) // 2


def press(channel: ClientConnection, page: str, number: int, *pressed: str) -> None:
    """Press a control by its name and value, and wait until the kernel is idle."""
    action = dict(zip(("name", "value"), pressed, strict=False), sender="visitor", number=number)
    data = {"method": "custom", "content": action}
    channel.send(message("comm_msg", {"comm_id": page, "data": data}))
    ask_kernel(channel)


@pytest.mark.endurance
def test_processes_of_a_page_end_with_its_killed_kernel(server: Served) -> None:
    """Processes that play games for a page end when its kernel is killed."""
    visitor = Visitor(server.link)
    assert visitor.come("?lesson=quick_start&ply=26&view=explore").status == 200
    kernel = server.kernels()[visitor.kernel_id]
    with visitor.channel() as channel:
        page = page_of(channel)
        for number, pressed in enumerate([("forecast",), ("forecast-for", "300")], start=1):
            press(channel, page, number, *pressed)
        for _ in range(PATIENCE * MESSAGES_A_SECOND):
            if any(each.nice() > kernel.nice() for each in kernel.children()):
                break
            ask_kernel(channel)
        playing = kernel.children(recursive=True)
        assert any(each.nice() > kernel.nice() for each in playing)
        kernel.kill()
        _, alive = psutil.wait_procs(playing, timeout=PATIENCE)
        assert alive == []


@pytest.mark.endurance
def test_messages_of_many_parts_do_not_fill_the_memory(server: Served) -> None:
    """Messages of many parts take no more memory than a kernel's share, and the server still serves others."""
    visitor, other = Visitor(server.link), Visitor(server.link)
    assert visitor.come().status == 200
    kernel = server.kernels()[visitor.kernel_id]
    with visitor.channel() as channel:
        page = page_of(channel)
        for name in ("lost", "names"):
            channel.send(update(page, {name: MANY}))
        assert ask_kernel(channel)
        assert kernel.memory_full_info().uss < KERNEL_SIZE
    assert other.come().status == 200
