"""Tests of opening a class, on the tutor's own server and on a Jupyter server."""

import json
import os
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from tornado.netutil import bind_sockets
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from widgets.classroom import _jupyter_server_extension_points, _load_jupyter_server_extension
from widgets.classroom.offer import Offer
from widgets.classroom.opening import journal_path, open_on_server
from widgets.serve import network_address


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Use a temporary folder as the user's folder of Jupyter, and return it."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    return tmp_path


def test_the_journal_is_in_the_folder_of_the_user(folder):
    """The journal is in the user's data folder, and the class in it goes on after a restart."""
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


@pytest.mark.parametrize("page", ["notebooks/dashboard.ipynb", "dashboard.ipynb"])
def test_a_jupyter_server_gets_the_same_addresses(tmp_path, page):
    """The extension for Jupyter adds the handlers of a class below the server's path, and one that opens a class.

    The wall is the dashboard, in the folder of the server or in that of the notebooks.
    """
    (tmp_path / "notebooks").mkdir()
    (tmp_path / page).touch()
    added = []
    application = SimpleNamespace(add_handlers=lambda _, handlers: added.extend(handlers))
    server = SimpleNamespace(base_url="/user/ana/", root_dir=str(tmp_path), web_app=application)
    assert _jupyter_server_extension_points() == [{"module": "widgets.classroom"}]
    _load_jupyter_server_extension(server)
    assert added[0][0] == "/user/ana/c/open"
    assert all(path.startswith("/user/ana/c/") for path, *_ in added)
    classes = added[-1][2]["classes"]
    assert classes.after == f"voila/render/{page}?view=teach"
    classes.live.journal.close()


def test_an_address_of_this_machine_alone_stays():
    """A server that listens only at this machine's own address keeps this address in its links.

    A server that listens at all addresses names one that phones can reach.
    """
    assert network_address("127.0.0.1") == "127.0.0.1"
    assert network_address("0.0.0.0") != "localhost"


class TestOffer(AsyncHTTPTestCase):
    """Tests of a server for this machine alone, whose user opens a class from the page."""

    def get_app(self):
        """Return the server, and remember the port at which the phones reach the class."""
        self.sockets = []

        def listen():
            self.sockets += bind_sockets(0, "127.0.0.1")
            return self.sockets, f"http://127.0.0.1:{self.sockets[0].getsockname()[1]}"

        with patch.dict(os.environ):
            self.offer = Offer("/", "?view=teach", listen)
        return Application(self.offer.handlers)

    def fetch_mine(self, cookie=""):
        """Return the server's answer to the wall, which asks for the class of its user."""
        return self.fetch("/c/mine", headers={"Cookie": cookie.partition(";")[0]})

    def post_open(self, origin):
        """Return the server's answer to a page of this origin that opens a class."""
        return self.fetch("/c/open", method="POST", body="", headers={"Origin": origin})

    def test_the_page_opens_the_class_and_phones_reach_nothing_else(self):
        """The user who opens a class from the page becomes its teacher.

        At the port for phones only the class can be reached.
        """
        assert self.fetch_mine().code == 204
        for origin in ("http://elsewhere.example", "null", ""):
            assert self.post_open(origin).code == 403
        assert self.sockets == []
        opened = self.post_open(self.get_url(""))
        assert (opened.code, "HttpOnly" in opened.headers["Set-Cookie"]) == (204, True)
        mine = json.loads(self.fetch_mine(opened.headers["Set-Cookie"]).body)
        network = mine["join"].partition("/c/")[0]
        assert mine["address"] == network.partition("//")[2]
        assert self.fetch_mine().code == 204
        assert self.fetch(mine["join"]).code == 200
        assert self.fetch(f"{network}/").effective_url == f"{network}/c/"
        assert self.fetch(f"{network}/voila/tree").code == 404
        again = self.post_open(self.get_url(""))
        assert json.loads(self.fetch_mine(again.headers["Set-Cookie"]).body) == mine
        self.offer.server.stop()
