"""Opening a class on a server: on the tutor's own, and on a Jupyter server."""

from types import SimpleNamespace

import pytest

from widgets.classroom import _jupyter_server_extension_points, _load_jupyter_server_extension
from widgets.classroom.opening import journal_path, open_on_server
from widgets.serve import network_address


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Put the user's folder of Jupyter into a temporary one."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    return tmp_path


def test_the_journal_is_in_the_folder_of_the_user(folder):
    """A class is kept where the user may write, and goes on after a restart."""
    first = open_on_server("http://192.168.1.7:8866", "/tutor/")
    assert journal_path().is_relative_to(folder)
    second = open_on_server("http://192.168.1.7:8866", "/tutor/")
    assert (first.goes_on, second.goes_on, second.seats) == (False, True, 0)
    for opened in (first, second):
        opened.classes.live.journal.close()
    code = first.classes.live.code.lower()
    assert second.classes.join_link() == f"http://192.168.1.7:8866/tutor/c/{code}"
    assert second.classes.join_link(has_word=True).count("?w=") == 1
    assert second.secret in second.classes.teacher_link(second.secret)


def test_a_jupyter_server_gets_the_same_addresses():
    """The extension mounts the handlers below the path of the server, and one for its user."""
    added = []
    application = SimpleNamespace(add_handlers=lambda _, handlers: added.extend(handlers))
    server = SimpleNamespace(base_url="/user/ana/", web_app=application)
    assert _jupyter_server_extension_points() == [{"module": "widgets.classroom"}]
    _load_jupyter_server_extension(server)
    assert added[0][0] == "/user/ana/c/open"
    assert all(path.startswith("/user/ana/c/") for path, *_ in added)
    added[-1][2]["classes"].live.journal.close()


def test_an_address_of_this_machine_alone_stays():
    """The links name another address only if the server listens at all of them."""
    assert network_address("127.0.0.1") == "127.0.0.1"
    assert network_address("0.0.0.0") != "localhost"
