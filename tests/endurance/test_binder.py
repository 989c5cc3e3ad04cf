"""A hub builds an environment from the files in `binder`, and a learner opens its pages."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest
from playwright.sync_api import Browser, expect

from tests.lab import open_notebook, run_all, token_of
from tests.pages import PATIENCE, READY, Pages, kernel_of
from tests.served import Server
from tests.test_repository import CACHES, UNKEPT
from tests.wheel import ROOT, Environment, elsewhere, interpreters, run

pytestmark = pytest.mark.endurance

BASE = "/user/somebody/"
DASHBOARD = "voila/render/notebooks/dashboard.ipynb"


class Hub(NamedTuple):
    """The checkout of a hub, the home of its learner, and the environment of all commands."""

    repository: Path
    variables: dict[str, str]
    environment: Environment

    def start(self, *options: str) -> Server:
        """Start the server in the way in which a hub does."""
        command = [str(self.environment.python), "-m", "jupyter_server", "--no-browser"]
        command += ["--port", "0", f"--ServerApp.base_url={BASE}", *options]
        if os.geteuid() == 0:
            command.append("--allow-root")
        server = Server(command, cwd=self.repository, env=self.variables)
        server.hear("token=")
        return server


def ignored_names(_: str, names: list[str]) -> list[str]:
    """Return the files of a folder that a fresh clone of the repository does not have."""
    return [name for name in names if name in UNKEPT or CACHES.match(name)]


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    """Build the hub: Python as `runtime.txt` names it, `requirements.txt`, `postBuild`, and a new home."""
    folder = tmp_path_factory.mktemp("hub")
    repository, home = folder / "repository", folder / "home"
    shutil.copytree(ROOT, repository, ignore=ignored_names)
    home.mkdir()
    wanted = (repository / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    found = interpreters()
    version = wanted.removeprefix("python-")
    if version not in found:
        pytest.skip(f"there is no Python {version} here, only {', '.join(found)}")
    environment = Environment(found[version], folder / "environment")
    environment.install("-r", repository / "binder" / "requirements.txt")
    path = os.pathsep.join([str(environment.python.parent), os.environ["PATH"]])
    steps = {"HOME": str(home), "PATH": path}
    run(repository / "binder" / "postBuild", cwd=repository, **steps)
    shutil.rmtree(home)  # a hub may put another folder over this home
    home.mkdir()
    yield Hub(repository, elsewhere() | steps, environment)
    shutil.rmtree(folder)


@pytest.fixture
def server(hub: Hub) -> Iterator[Server]:
    """Return the server that the hub sends a learner to."""
    started = hub.start(
        "--MappingKernelManager.cull_idle_timeout=5", "--MappingKernelManager.cull_interval=1"
    )
    yield started
    started.stop()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Pages]:
    """Provide a function that opens pages of the hub, and check that they show no error."""
    pages = Pages(browser, server.link)
    yield pages
    pages.leave_all()
    assert (pages.errors, pages.requests_elsewhere) == ([], [])


def test_the_link_opens_the_dashboard_and_its_kernel_goes(server: Server, open_page: Pages) -> None:
    """The link to the hub opens the moment that its address names.

    When the reader leaves the page, its kernel ends.
    """
    page = open_page(f"{DASHBOARD}?lesson=quick_start&ply=3&{token_of(server)}")
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "4")
    kernel = server.kernels()[kernel_of(page)]
    open_page.abandon(page)
    _, alive = psutil.wait_procs([kernel], timeout=PATIENCE)
    assert alive == []


def test_the_notebooks_are_listed(server: Server, open_page: Pages) -> None:
    """The hub's list of notebooks leads to the dashboard."""
    page = open_page.blank()
    page.goto(f"{server.link}voila/tree/notebooks?{token_of(server)}")
    page.get_by_role("link", name="dashboard").click()
    page.wait_for_selector(READY, state="attached")


def test_jupyterlab_opens_by_choice(server: Server, open_page: Pages) -> None:
    """JupyterLab on the hub opens and runs the same notebook."""
    page = open_page.blank()
    open_notebook(page, server, "notebooks/dashboard.ipynb")
    run_all(page)
    page.wait_for_selector(READY, state="attached")
    expect(page.get_by_text("official Jupyter news")).to_have_count(0)


def test_a_failure_shows_a_sentence(hub: Hub, server: Server, open_page: Pages) -> None:
    """A failure on the hub shows a sentence and no traceback."""
    broken = hub.repository / "notebooks" / "broken.ipynb"
    whole = hub.repository / "notebooks" / "dashboard.ipynb"
    source = whole.read_text(encoding="utf-8").replace("dashboard()", "{}['nothing']")
    broken.write_text(source, encoding="utf-8")
    page = open_page.blank()
    page.goto(f"{server.link}voila/render/notebooks/broken.ipynb?{token_of(server)}")
    expect(page.locator("body")).to_contain_text("Reload the page.")
    expect(page.locator("body")).not_to_contain_text("KeyError")
