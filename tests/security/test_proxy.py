"""nginx accepts the proxy settings in the documents, and they agree with the server's limits."""

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.security.client import PATIENCE, Visitor, ask_kernel
from tests.served import Served
from widgets.server.limits import BODY, HEADERS, IDLE_CONNECTION

PAGE = ROOT / "docs" / "explanation" / "security.md"
DIRECTIVE = re.compile(r"^\s*(\w+) ([^;{}]+);$", re.MULTILINE)
UNITS = {"s": 1, "h": 3600, "k": 1024}
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")
BROWSER, CLASS = 7, 30
"""The number of connections of one browser, and of browsers in a class."""
PINGS = 30
"""The seconds between two messages of Jupyter's server to a silent page."""
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    fastcgi_temp_path {folder};
    uwsgi_temp_path {folder};
    scgi_temp_path {folder};
    {advised}
}}
"""

needs_nginx = pytest.mark.skipif(None in (NGINX, OPENSSL), reason="nginx is not installed")


def example() -> str:
    """Return the settings of nginx for one server, as the page of the documents has them."""
    [found] = re.findall(r"```nginx\n([^`]*server \{[^`]*)```", PAGE.read_text(encoding="utf-8"))
    return str(found)


def figure(name: str) -> float:
    """Return the last word of a setting as a number, in seconds or bytes if it has a unit."""
    [words] = [words for known, words in DIRECTIVE.findall(example()) if known == name]
    number, unit = re.fullmatch(r"(?:.*[ =])?(\d+)([a-z]?)(?:r/s)?", words).groups()
    return int(number) * UNITS.get(unit, 1)


def test_the_proxy_has_the_figures_of_the_server() -> None:
    """The server accepts what the proxy passes on, and both wait equally long for a request."""
    silent = ("client_header_timeout", "client_body_timeout", "send_timeout", "keepalive_timeout")
    assert {figure(name) for name in silent} == {IDLE_CONNECTION}
    assert figure("large_client_header_buffers") == HEADERS
    assert figure("client_max_body_size") == BODY


def test_a_class_behind_one_router_passes_through_the_proxy() -> None:
    """The proxy lets a class load its pages at once, forty requests each, three times, and then go on reading."""
    assert figure("limit_conn") >= CLASS * BROWSER
    burst = re.search(r"limit_req zone=(\w+) burst=(\d+) nodelay;", example())
    assert burst is not None
    assert int(burst[2]) >= 3 * CLASS * 40
    assert f"zone={burst[1]}:" in example()
    assert figure("proxy_read_timeout") > 2 * PINGS


@contextmanager
def proxy(folder: Path, advised: str) -> Iterator[int]:
    """Start nginx with the settings of the documents but another port, certificate and server.

    Yield the port.
    """
    assert NGINX is not None
    assert OPENSSL is not None
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=tutor.example"]
    into = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([OPENSSL, *make, *into], check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for there, here in [
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/certs/tutor.example.pem", str(certificate)),
        ("/etc/ssl/private/tutor.example.key", str(key)),
    ]:
        assert there in advised
        advised = advised.replace(there, here)
    settings = folder / "nginx.conf"
    settings.write_text(AROUND.format(folder=folder, advised=advised))
    command = [NGINX, "-e", "stderr", "-p", str(folder), "-c", str(settings)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr
    running = subprocess.Popen(command)
    try:
        while running.poll() is None:
            with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port)):
                break
        yield port
    finally:
        running.terminate()
        running.wait(PATIENCE)


def open_tls(port: int) -> ssl.SSLSocket:
    """Open a connection to the proxy, which has a self-signed certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    opened = socket.create_connection(("127.0.0.1", port), PATIENCE)
    return context.wrap_socket(opened, server_hostname="tutor.example")


def status_line(port: int, request: bytes) -> bytes:
    """Return the status line of the answer to a request through the proxy."""
    with open_tls(port) as opened:
        opened.sendall(request)
        return opened.makefile("rb").readline()


@needs_nginx
def test_nginx_accepts_and_enforces_the_settings(tmp_path: Path) -> None:
    """nginx serves a visitor, and refuses large requests, slow ones and too many."""
    served = Served("--address", "127.0.0.1", "--host-name", "tutor.example", "--pool", "0")
    hasty = example().replace("20s", "1s").replace("burst=4000", "burst=20")
    hasty = hasty.replace("rate=200r/s", "rate=1r/s")
    named = b" HTTP/1.1\r\nHost: tutor.example\r\n"
    try:
        advised = hasty.replace("8866", str(Visitor(served.link).port))
        with proxy(tmp_path, advised) as port:
            visitor = Visitor(served.link)
            headers = {"Host": "tutor.example", "X-Forwarded-Proto": "https"}
            assert visitor.come(**headers).status == 200  # brings cookies and a kernel
            page = b"GET /nowhere?" + b"x" * (HEADERS - 100) + named + b"\r\n"
            assert status_line(port, page).split()[1] == b"404"
            with open_tls(port) as opened, visitor.channel(sock=opened) as channel:
                assert ask_kernel(channel)
            long = b"POST /nowhere" + named + b"Content-Length: %d\r\n\r\n" % (BODY + 1)
            assert status_line(port, long).split()[1] == b"413"
            with open_tls(port) as slow:
                slow.sendall(b"GET / HTTP/1.1\r\n")
                assert slow.recv(4096) in (b"", b"HTTP/1.1 408")
            nowhere = b"GET /nowhere" + named + b"\r\n"
            many = [status_line(port, nowhere).split()[1] for _ in range(40)]
            assert set(many) == {b"404", b"429"}
            assert served.faults() == ""
    finally:
        served.stop()
