"""Two teachers on one JupyterHub have a server and a class each; phones join through the hub's proxy."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tornado.netutil import bind_sockets

from tests.npm import NODE
from tests.pages import PATIENCE, Pages
from tests.served import Server
from tests.sources import ROOT
from tests.spare import READY

pytest.importorskip("jupyterhub", reason="the group hub is not installed")
pytestmark = pytest.mark.endurance

EXTENSION = "--ServerApp.jpserver_extensions={'widgets.classroom': True}"
PROXY = ROOT / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
QUESTION = "voila/render/notebooks/dashboard.ipynb?lesson=quick_start&step=bert-enters.2&view=teach"
LOCKED = ("lab", "api/kernels", QUESTION, "c/open")
"""Addresses of a teacher's server that are not for phones."""

expect.set_options(timeout=PATIENCE)


def free_ports(count: int) -> list[int]:
    """Return `count` ports of this machine at which nothing listens."""
    bound = [bind_sockets(0, "127.0.0.1")[0] for _ in range(count)]
    ports = [each.getsockname()[1] for each in bound]
    for each in bound:
        each.close()
    return ports


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[str]:
    """Start a hub whose servers have the checkout as their folder, and yield its address.

    The servers have the settings of `binder`, and demand a login wherever Jupyter can demand one.
    """
    port, hub_port, proxy_port = free_ports(3)
    options = {
        "JupyterHub.bind_url": f"http://127.0.0.1:{port}/",
        "JupyterHub.hub_bind_url": f"http://127.0.0.1:{hub_port}",
        "JupyterHub.db_url": "sqlite:///:memory:",
        "JupyterHub.authenticator_class": "dummy",
        "JupyterHub.spawner_class": "simple",
        "ConfigurableHTTPProxy.api_url": f"http://127.0.0.1:{proxy_port}",
        "ConfigurableHTTPProxy.command": [str(NODE / "bin" / "node"), str(PROXY)],
        "Authenticator.allowed_users": {"ana", "luis"},
        "SimpleLocalProcessSpawner.home_dir_template": f"{tmp_path}/{{username}}",
        "Spawner.cmd": [sys.executable, "-m", "jupyterhub.singleuser"],
        "Spawner.args": [EXTENSION, "--allow-root"],
        "Spawner.http_timeout": PATIENCE // 1000,
        "Spawner.notebook_dir": str(ROOT),
        "Spawner.environment": {
            "JUPYTER_CONFIG_PATH": str(ROOT / "binder"),
            "JUPYTER_SERVER_ALLOW_UNAUTHENTICATED_ACCESS": "no",
        },
    }
    command = [sys.executable, "-m", "jupyterhub", *(f"--{key}={options[key]}" for key in options)]
    server = Server(command, cwd=tmp_path)
    server.hear("JupyterHub is now running")
    yield f"http://127.0.0.1:{port}/"
    server.stop()
    assert server.faults() == ""


class Teacher:
    """A teacher with an account of the hub, and the wall (the screen) of the teacher's class."""

    def __init__(self, pages: Pages, name: str) -> None:
        """Open the class by the link that is the same for all teachers."""
        self._pages = pages
        self.link = f"{pages.link}user/{name}/"
        self.wall = pages.blank(is_new=True)
        self.wall.goto(f"{pages.link}hub/user-redirect/c/open")
        self.wall.locator("#username_input").fill(name)
        self.wall.locator("#password_input").fill("a password")
        self.wall.locator("#login_submit").click()
        self._slide = self.wall.locator(".tutor-slide")
        expect(self._slide).to_contain_text("0 here")
        self.code = (
            self.wall.locator(".tutor-join-code").get_attribute("aria-label") or ""
        ).lower()

    def admit(self, name: str) -> Page:
        """Return a phone that has joined with a name, by the address and the code on the wall."""
        phone = self._pages.blank(390, 844, is_new=True)
        phone.goto(f"http://{self.wall.locator('.tutor-join-address').inner_text()}")
        for typed in (self.code, name):
            phone.locator("#field").fill(typed)
            phone.locator(".go").click()
            expect(phone).to_have_url(f"{self.link}c/{self.code}")
        expect(self._slide).to_contain_text("1 here")
        return phone

    def ask(self) -> None:
        """Show a question on the wall."""
        self.wall.goto(self.link + QUESTION, wait_until="commit")
        self.wall.wait_for_selector(READY, state="attached")

    def expect_answers(self, words: str) -> None:
        """Wait until the wall shows these words about how many have answered."""
        expect(self.wall.locator(".tutor-class-chip")).to_contain_text(words)

    def read(self, table: str) -> str:
        """Return the text of a table of the class."""
        found = self.wall.request.get(f"{self.link}c/{self.code}/{table}.csv")
        assert found.ok
        return found.text()


def test_two_classes_on_a_hub_are_apart(hub: str, browser: Browser) -> None:
    """On one hub a phone of each of two classes joins without an account and answers, and no class sees the other."""
    assert EXTENSION in (ROOT / "docs/how-to/serve-a-class.md").read_text(encoding="utf-8")
    pages = Pages(browser, hub)
    ana, luis = (Teacher(pages, name) for name in ("ana", "luis"))
    pia, rosa = ana.admit("Pia"), luis.admit("Rosa")
    for path in LOCKED:
        asked = pia.request.get(ana.link + path)
        assert asked.status == 403 or "/hub/login" in asked.url, path
    assert pia.request.get(f"{ana.link}c/{ana.code}").status == 200
    assert pia.request.get(f"{luis.link}c/{ana.code}").status == 404
    for path in ("c/open", f"c/{luis.code}/console"):
        assert ana.wall.request.get(luis.link + path).status == 403

    ana.ask()
    pia.locator("[data-key=option-1]").click()
    ana.expect_answers("1 of 1")
    expect(rosa.locator(".look")).to_be_visible()
    luis.ask()
    luis.expect_answers("0 of 1")
    rosa.locator("[data-key=option-0]").click()
    luis.expect_answers("1 of 1")
    expect(pia.locator("#status")).to_contain_text("Sent: B")
    for teacher, own, strange in ((ana, "Pia", "Rosa"), (luis, "Rosa", "Pia")):
        listed = teacher.read("attendance") + teacher.read("answers")
        assert own in listed
        assert strange not in listed
    pages.leave_all()
    assert (pages.errors, pages.requests_elsewhere) == ([], [])
