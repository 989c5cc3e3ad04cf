"""Tests, without a browser, of the command that serves and opens the tutor."""

import json
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from websockets.sync.server import ServerConnection
from websockets.sync.server import serve as serve_socket

from tutor import __version__
from widgets.app.startup import query_string
from widgets.handshake import HEADER, SECRET
from widgets.serve import (
    CannotServe,
    command_typed,
    dashboard_notebook,
    has_screen,
    link_to,
    main,
    open_port,
)
from widgets.server import Settings, configuration


def close(sockets: list[socket.socket]) -> None:
    for each in sockets:
        each.close()


# Tornado leaves a socket that it could not bind to the garbage collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_taken_port_gives_way_to_the_next_free_one() -> None:
    """If the port is taken, the server takes the next free port."""
    taken = open_port(0, "localhost")
    port = taken[0].getsockname()[1]
    found = open_port(port, "localhost")
    assert port < found[0].getsockname()[1] <= port + 50
    close(taken + found)


def test_the_link_has_this_machine_and_the_port() -> None:
    """The printed link contains the address of this machine and the port, and opens the page."""
    sockets = open_port(0, "localhost")
    port = sockets[0].getsockname()[1]
    assert link_to(sockets, "localhost") == f"http://localhost:{port}/"
    assert link_to(sockets, "0.0.0.0") == f"http://{socket.gethostname()}:{port}/"
    close(sockets)


@pytest.mark.parametrize("port", [-1, 65536])
def test_an_impossible_port_leads_to_a_sentence(port: int) -> None:
    """For a port outside the possible range the command says so in one sentence."""
    with pytest.raises(CannotServe, match=f"There is no port {port}:"):
        open_port(port, "localhost")


def test_a_missing_notebook_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """If the notebook of the page is missing, the command ends with one sentence and exit code 1."""
    assert main(["--notebook", "nowhere.ipynb", "--no-browser"]) == 1
    assert capsys.readouterr().err == "There is no notebook nowhere.ipynb.\n"


@pytest.mark.parametrize(
    ("program", "typed"),
    [
        ("/somewhere/bin/machu-tutor", "machu-tutor"),
        ("machu-tutor.exe", "machu-tutor"),
        ("/somewhere/widgets/serve.py", "python -m widgets.serve"),
    ],
)
def test_help_has_the_name_of_the_typed_command(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    program: str,
    typed: str,
) -> None:
    """Each example in the help can be typed as it is, for every way of installing the tutor."""
    monkeypatch.setattr("sys.argv", [program])
    assert command_typed(program) == typed
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith(f"usage: {typed} [")
    assert f"\n  {typed} --port 9000\n" in said


def test_the_command_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The command can print its version, which a report of a fault needs."""
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"machu-tutor {__version__}\n"


@pytest.mark.parametrize("mistyped", [["--port", "high"], ["--colour"], ["--pool"]])
def test_a_mistyped_option_leads_to_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mistyped: list[str]
) -> None:
    """For a mistyped option the command prints one line with the fault, and where the options are listed."""
    monkeypatch.setattr("sys.argv", ["machu-tutor"])
    with pytest.raises(SystemExit) as ended:
        main(mistyped)
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert said.startswith("machu-tutor: ")
    assert mistyped[0] in said
    assert said.endswith(". `machu-tutor --help` says what can be asked for.\n")
    assert said.count("\n") == 1


def test_the_dashboard_is_one_cell_of_two_lines() -> None:
    """The notebook of the page has one cell of two lines, which opens the app."""
    notebook = json.loads(dashboard_notebook().read_text(encoding="utf-8"))
    [cell] = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert "".join(cell["source"]) == "from widgets.app.app import dashboard\ndashboard()"
    assert notebook["metadata"]["title"] == "The Princes of Machu Picchu"


def test_a_reading_class_is_not_idle() -> None:
    """The server ends a kernel that has had no page for a time, and never a kernel whose page is open."""
    config = configuration(Settings(Path("a.ipynb"), cull_after=90, cull_every=7))
    assert config.VoilaExecutor.iopub_timeout >= 60, (
        "a class that arrives at once would see nothing"
    )
    assert config.MappingKernelManager == {"cull_idle_timeout": 90, "cull_interval": 7}


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
        ({"BROWSER": "b"}, True),
    ],
)
def test_a_browser_opens_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: bool
) -> None:
    """The command opens a browser only on a machine with a screen, since a text browser would take over the terminal."""
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert has_screen() is expected


@pytest.mark.parametrize(("found", "expected"), [({}, ""), ({"QUERY_STRING": "ply=3"}, "ply=3")])
def test_a_cold_kernel_finds_the_query_in_its_environment(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, str], expected: str
) -> None:
    """A kernel that is started for a page reads the page's query from its environment.

    A kernel outside of Voila has no query.
    """
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.delenv("QUERY_STRING", raising=False)
    for name, value in found.items():
        monkeypatch.setenv(name, value)
    prepared: list[str] = []
    assert query_string(lambda: prepared.append("too late")) == expected
    assert prepared == []


def test_a_warm_kernel_asks_the_server_for_the_query(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that is started ahead prepares, and then waits under its own id until the server sends the query."""
    done = []

    def answer(connection: ServerConnection) -> None:
        assert connection.request is not None
        done.append(connection.request.path)
        done.append(connection.request.headers[HEADER])
        connection.send(json.dumps({"QUERY_STRING": "lesson=quick_start&ply=26"}))

    with serve_socket(answer, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setenv("VOILA_PREHEAT", "True")
        monkeypatch.setenv("VOILA_APP_PORT", str(server.socket.getsockname()[1]))
        monkeypatch.setenv("VOILA_SERVER_URL", "/")
        monkeypatch.setenv("VOILA_KERNEL_ID", "an-id")
        monkeypatch.setenv(SECRET, "a secret")
        query = query_string(lambda: done.append("prepared"))
        assert query == "lesson=quick_start&ply=26"
        server.shutdown()
        thread.join()
    assert done == ["prepared", "/voila/query/an-id", "a secret"]


def test_no_grammar_is_built_before_the_page_opens() -> None:
    """Importing the page does not import the grammar, whose slow import waits until a page is open."""
    program = (
        "import sys, widgets.server\n"
        "from jupyter_events import EventLogger\n"
        "assert EventLogger() and 'jsonschema' in sys.modules\n"
        "print([each for each in ('lark', 'rfc3987_syntax') if sys.modules.get(each)])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stderr, done.stdout) == ("", "[]\n")
