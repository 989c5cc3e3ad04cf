"""The tutor runs under a path of a host that it shares with others, with and without a proxy."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ROOT, Serve
from tests.pages import Pages, kernel_of
from tests.served import PATIENCE as SOON
from tests.served import Served

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
ADVICE = ROOT / "docs" / "explanation" / "security.md"
AROUND = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{ return 404; }}
        {places}
    }}
}}
"""


def works(server: Served, pages: Pages) -> None:
    """Check that a page works at any address: all its parts load, and its kernel ends with the page."""
    page = pages("?lesson=quick_start&ply=3")
    page.wait_for_load_state("networkidle")
    kernel = server.kernels()[kernel_of(page)]
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "4")
    assert {cookie.get("path") for cookie in page.context.cookies()} == {"/tutor"}
    page.goto(f"{pages.link}voila/tree")
    _, alive = psutil.wait_procs([kernel], timeout=SOON)
    assert alive == []
    way = page.get_by_role("link", name="dashboard").evaluate("each => each.href")
    assert way == f"{pages.link}voila/render/dashboard.ipynb"
    assert pages.errors == []
    assert pages.requests_elsewhere == []
    page.goto(f"{pages.link}nowhere/at/all")
    assert page.get_by_role("link").evaluate("each => each.href") == pages.link
    pages.leave_all()
    assert server.faults() == ""


@pytest.mark.endurance
def test_the_page_works_under_a_path(serve: Serve) -> None:
    """A page served under a path requests nothing outside the path, and its link home stays below the path."""
    server, pages = serve("--pool", "0", "--base-url", "tutor")
    assert server.link.endswith("/tutor/")
    works(server, pages)


@contextmanager
def nginx(folder: Path, places: str) -> Iterator[str]:
    """Start nginx as a proxy with these locations, and return the beginning of its links."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = folder / "nginx.conf"
    settings.write_text(AROUND.format(folder=folder, port=port, places=places))
    assert NGINX is not None
    command = [NGINX, "-e", "stderr", "-p", str(folder), "-c", str(settings)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen(command)
    try:
        yield f"http://localhost:{port}"
    finally:
        running.terminate()
        running.wait()


@pytest.mark.endurance
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_page_works_behind_a_proxy(browser: Browser, tmp_path: Path) -> None:
    """The page works behind nginx with the settings of the documents."""
    _, _, advised = ADVICE.read_text(encoding="utf-8").partition("location /tutor/ {")
    places = "location /tutor/ {" + advised.partition("```")[0]
    assert "8866" in places
    server = Served("--address", "127.0.0.1", "--pool", "1", "--base-url", "/tutor/")
    try:
        port = server.link.split(":")[2].partition("/")[0]
        with nginx(tmp_path, places.replace("8866", port)) as proxy:
            works(server, Pages(browser, f"{proxy}/tutor/"))
    finally:
        server.stop()
