"""Fixtures that build the site once for the tests of this folder, and serve it."""

import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.sources import ROOT


def build(folder, *options):
    """Build the site into a folder; a single warning of the build is an error."""
    command = [sys.executable, "-m", "docs.site", *options, "--to", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory):
    """Return the folder of the site, built without executed notebooks."""
    return build(tmp_path_factory.mktemp("site") / "docs", "--quick")


class Quiet(SimpleHTTPRequestHandler):
    """A handler that serves files and logs nothing."""

    def log_message(self, *_):
        """Log nothing."""


@pytest.fixture(scope="session")
def link(site_folder):
    """Return the address of the site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site_folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()
