"""Tests of who may join a class: codes, secret words in links, and addresses of the network."""

import re
from types import SimpleNamespace

from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tutor.core.words.text import LANGUAGES
from widgets.classroom.codes import CODE_LENGTH, LETTERS, Door, new_code, new_seat_token, new_word
from widgets.classroom.network import qr_svg, qr_text, rank_addresses
from widgets.classroom.pages import make_class_page, page_script, page_words
from widgets.server.access import Access, Visitors
from widgets.server.answers import Hosts


def test_a_code_is_easy_to_read():
    """No letter of a code can be mistaken for another letter or a digit."""
    assert not set("IOQL10") & set(LETTERS)
    assert all(re.fullmatch(f"[{LETTERS}]{{{CODE_LENGTH}}}", new_code()) for _ in range(20))
    assert len(new_seat_token()) * 4 == 128


def test_guesses_are_limited_for_an_address():
    """After some wrong codes from one address, the right code is refused there as well.

    Other addresses are not affected.
    """
    door = Door(at_once=3, a_second=1e-9)
    for _ in range(3):
        assert not door.opens("KUMA", "word", "AAAA", "", "10.0.0.5")
    assert not door.opens("KUMA", "word", "kuma", "", "10.0.0.5")
    assert door.opens("KUMA", "word", "kuma", "", "10.0.0.6")


def test_the_right_code_is_no_guess():
    """Right codes do not count as guesses, so a class of any size can join from one address."""
    door = Door(at_once=3, a_second=1e-9)
    assert all(door.opens("KUMA", "word", "kuma", "", "10.0.0.5") for _ in range(400))


def test_the_long_word_is_never_refused():
    """The long word of the QR code opens the class even after too many wrong codes from the same address."""
    door, word = Door(at_once=0, a_second=1e-9), new_word()
    assert not door.opens("KUMA", word, "KUMA", "", "10.0.0.5")
    assert door.opens("KUMA", word, "", word, "10.0.0.5")
    assert not door.opens("KUMA", "", "XXXX", "", "10.0.0.5")


def test_a_phone_gets_the_address_of_the_wireless_network():
    """Phones get the address of the wireless network first; addresses of virtual networks come last.

    The address that only this machine can reach is left out.
    """
    found = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("eth1", "169.254.7.7"),
        ("wlan0", "192.168.1.7"),
        ("eth0", "10.1.1.1"),
    ]
    assert rank_addresses(found, "192.168.1.7") == [
        "192.168.1.7",
        "10.1.1.1",
        "169.254.7.7",
        "172.17.0.1",
    ]
    assert rank_addresses(found[:1]) == []


def test_a_qr_code_is_drawn_twice():
    """The QR code is drawn as SVG for the wall and as text for the terminal."""
    link = "http://192.168.1.7:8866/c/kuma"
    assert qr_svg(link).startswith("<svg")
    assert len(qr_text(link).splitlines()) > 10


def request(path, **headers):
    """Return an HTTP request in the form that the matcher of addresses gets."""

    stream = SimpleNamespace(closed=lambda: False)

    made = HTTPServerRequest(
        start_line=RequestStartLine("GET", path, "HTTP/1.1"),
        headers=HTTPHeaders({"Host": "localhost:8866", **headers}),
        connection=SimpleNamespace(stream=stream, context=None),
    )
    made.remote_ip = "10.0.0.5"
    return made


def test_the_class_needs_no_token_and_the_tutor_does():
    """A phone without the tutor's token can open only the class; at the front door it is led to the field for the code."""
    visitors = Visitors("secret", 8866, "/tutor/")
    access = Access(Hosts(), visitors, "/tutor/", open_to_all=("c/",), lobby="c/")
    assert access.match(request("/tutor/c/kuma")) is None
    assert access.match(request("/tutor/")) == {"target_kwargs": {"lobby": "/tutor/c/"}}
    assert access.match(request("/tutor/voila/tree"))["target_kwargs"]["why"] == "no_token"
    assert access.match(request("/tutor/?token=wrong"))["target_kwargs"]["why"] == "no_token"
    away = request("/tutor/c/kuma", **{"Sec-Fetch-Site": "cross-site"})
    assert access.match(away)["target_kwargs"]["why"] == "no_token"


def test_the_page_has_its_words_in_every_language():
    """The phone's page contains its words in every language, so that it changes language without the server."""
    assert set(page_words("phone")) == set(LANGUAGES)
    page = make_class_page("phone", "es", "KUMA", "/c/", word="word")
    assert '<html lang="es">' in page
    assert "Clase KUMA" in page
    assert not re.search(r"<script>|\son\w+=", page)


def test_a_phone_loads_little():
    """The page of a phone and its script are small, even uncompressed."""
    assert (
        len(make_class_page("phone", "en", "KUMA", "/c/", word="word").encode())
        + len(page_script("phone"))
        < 40_000
    )
