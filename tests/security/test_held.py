"""The server gives no files or secrets away, and also runs in unusual environments."""

import html
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.conftest import ROOT
from tests.pages import first_of
from tests.security.client import Answer
from tests.security.visiting import Visitor
from tests.served import PATIENCE, Served, Server
from widgets.serve import TEXT
from widgets.server import NoFolder, writable_folders

COMMAND = (sys.executable, "-m", "widgets.serve", "--no-browser", "--port", "0", "--pool", "0")
SOURCES = (
    "dashboard.ipynb",
    "source/01_goal_and_board.toml",
    "../widgets/serve.py",
    "../pyproject.toml",
    "../docs/benchmarks.csv",
    "../../../../../../../../../../../../etc/passwd",
)
PREFIXES = (
    "/files",
    "/voila/files",
    "/voila/static",
    "/voila/templates/lab/static",
    "/nbconvert/html",
)
MORE_PREFIXES = (
    "/voila/labextensions",
    "/voila/api/themes",
    "/static",
    "/edit",
    "/view",
    "/voila/render",
)
APIS = (
    "/api",
    "/api/contents",
    "/api/contents/dashboard.ipynb",
    "/voila/api/contents",
    "/voila/api/contents/dashboard.ipynb",
    "/api/terminals",
    "/api/terminals/1",
    "/terminals/websocket/1",
    "/api/kernels",
    "/api/kernelspecs",
    "/api/sessions",
    "/api/status",
    "/api/me",
    "/api/config/x",
    "/api/shutdown",
    "/api/events/subscribe",
    "/api/spec.yaml",
    "/api/nbconvert",
    "/api/security/csp-report",
    "/lab",
    "/lab/api/settings",
    "/lab/api/workspaces",
    "/tree",
    "/notebooks/dashboard.ipynb",
    "/metrics",
    "/login",
    "/logout",
    "/voila/execution/0-0-0-0-0",
    "/.git/config",
    "/.env",
)
NEVER = ("root:", "[project]", '"cells"', "from __future__", "[[", "<!-- made")
PAYLOADS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><svg onload=alert(1)>",
    "{{7*7}}{% raw %}",
    "javascript:alert(1)//",
)


def spelt(path: str) -> Iterator[str]:
    """Yield spellings of a path with which an attacker tries to get around a check."""
    yield path
    if ".." in path:
        yield path.replace("../", "%2e%2e/")
        yield path.replace("../", "..%2f")
        yield path.replace("../", "%252e%252e%252f")
        yield path.replace("../", "....//")
        yield path.replace("../", "..\\")


def is_refused(answer: Answer) -> bool:
    """Return whether the server refuses the request, or redirects it to a notebook's own page."""
    leads_on = answer.headers.get("Location", "").startswith("/voila/render/")
    return answer.status in (400, 403, 404, 405) or (answer.status == 302 and leads_on)


@pytest.mark.parametrize("prefix", [*PREFIXES, *MORE_PREFIXES])
def test_the_server_gives_no_file_away(server: Served, prefix: str) -> None:
    """The server sends no source, no notebook's text and nothing outside the served folders."""
    visitor = Visitor(server.link)
    for path in (spelling for source in SOURCES for spelling in spelt(source)):
        if (prefix, path) == ("/voila/render", "dashboard.ipynb"):
            continue  # this is the page itself
        answer = visitor.ask(f"{prefix}/{path}")
        assert is_refused(answer), f"{prefix}/{path}"
        assert not [text for text in NEVER if text in answer.text], f"{prefix}/{path}"


@pytest.mark.parametrize("place", APIS)
def test_no_part_of_jupyter_answers(server: Served, place: str) -> None:
    """Contents, terminals, sessions and settings of Jupyter answer no method, even with a page's rights."""
    visitor = Visitor(server.link)
    visitor.ask("/nowhere")
    token = {"X-XSRFToken": visitor.cookies.get("_xsrf", "")}
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
        answer = visitor.ask(place, method, token)
        found = (place, method)
        assert is_refused(answer), found
        assert not [text for text in NEVER if text in answer.text], found


@pytest.mark.parametrize("payload", PAYLOADS)
def test_texts_of_an_address_come_back_as_text(server: Served, payload: str) -> None:
    """Texts of an address appear only as text, in pages without a kernel, in headers and in redirects."""
    visitor = Visitor(server.link)
    for place, path in product(
        ("/", "/voila/tree/", "/voila/static/", "/voila/render/"), ("", "x")
    ):
        if not path and place in ("/", "/voila/static/"):
            continue
        answer = visitor.ask(f"{place}{path}{quote(payload)}?lang={quote(payload)}")
        assert answer.status in (400, 403, 404)
        assert payload not in answer.text
        assert html.unescape(payload) not in "".join(answer.headers.values())
    moved = visitor.ask(f"/x.ipynb?name={quote(payload)}")
    assert moved.status == 302
    assert payload not in moved.headers["Location"]


def test_the_address_of_a_page_is_not_in_its_markup(server: Served) -> None:
    """The markup of a page does not contain the texts of its link; only the kernel gets them and shows them as text."""
    hostile = quote(PAYLOADS[0])
    page = Visitor(server.link).ask(f"/?lesson={hostile}&theme={hostile}&template={hostile}&r=1")
    assert page.status == 200
    assert "alert(1)" not in page.text


def environments(folder: Path) -> dict[str, dict[str, str]]:
    """Yield unusual environments of a server."""
    blocked = folder / "a_file"
    blocked.touch()
    return {
        "no home": {"HOME": str(blocked / "home")},
        "no language": {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0"},
        "no folder for what passes": {"TMPDIR": str(blocked / "tmp")},
    }


@pytest.mark.parametrize(
    "corner", first_of(["no home", "no language", "no folder for what passes"], 1)
)
@pytest.mark.endurance
def test_it_serves_in_odd_places(tmp_path: Path, corner: str) -> None:
    """The server serves without a home, a language or the usual folder of runtime files."""
    surroundings = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    server = Server(COMMAND, ROOT, {**surroundings, **environments(tmp_path)[corner]})
    answer = Visitor(server.link).ask("/")
    log = server.stop()
    assert answer.status == 200, log
    assert 'id="rendered_cells"' in answer.text
    assert "Traceback" not in log


def test_it_starts_and_ends_where_warnings_are_errors() -> None:
    """The server and its kernels use nothing deprecated, so they run when warnings are errors."""
    server = Server(COMMAND, ROOT, {**os.environ, "PYTHONWARNINGS": "error"})
    answer = Visitor(server.link).ask("/")
    log = server.stop()
    assert answer.status == 200, log
    assert 'id="rendered_cells"' in answer.text
    assert "Traceback" not in log


def run_to_end(*options: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run the command, which ends by itself because it cannot serve, and return the finished process."""
    return subprocess.run(
        [sys.executable, *options, "-m", "widgets.serve", "--no-browser", "--port", "0"],
        cwd=ROOT,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("how", first_of([{"options": "-OO"}, {"PYTHONOPTIMIZE": "2"}], 1), ids=str)
def test_without_docstrings_it_says_why_not(how: dict[str, str]) -> None:
    """Without docstrings the command says why it cannot run, since its libraries need docstrings for their help."""
    surroundings = {name: value for name, value in how.items() if name != "options"}
    done = run_to_end(*how.get("options", "").split(), **surroundings)
    assert done.returncode == 1
    assert done.stderr.startswith("The tutor cannot serve its page under python -OO")
    assert done.stderr.count("\n") == 1


@pytest.mark.endurance
def test_a_server_stopped_while_a_kernel_warms_ends_quietly() -> None:
    """After Ctrl-C before the first page is ready the log stays empty."""
    server = Served("--verbose")
    server.hear("Kernel started")
    server._process.send_signal(signal.SIGINT)
    server._process.wait(PATIENCE)
    assert server._process.returncode == 0
    assert "HTTP 404" not in server.stop()


def test_a_server_that_can_write_nowhere_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server says that it cannot write before it prints a link."""
    blocked = tmp_path / "a_file"
    blocked.touch()
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(blocked / "data"))
    monkeypatch.setattr(tempfile, "tempdir", str(blocked / "tmp"))
    with pytest.raises(NoFolder) as told, writable_folders():
        pass
    assert told.value.folder == str(blocked / "data")
    assert TEXT.say("serve-no-folder", folder="a").startswith("The tutor cannot write into a ")
