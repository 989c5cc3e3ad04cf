"""The start of a page: a kernel prepares itself before it knows which page it will show.

If no kernel runs, the cell of a notebook has only its stored output: the board as a
picture and in words, and a sentence on how to open the tutor. A page with a kernel hides
the picture (`guest.css`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from IPython import get_ipython
from IPython.display import display

from tutor.core.base.reading import load_whole_json
from tutor.core.base.schema import JSON
from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.files import opening_lesson
from tutor.core.print.sheet import Folded, Picture, Said, html, plain
from tutor.core.words.text import Text
from widgets.handshake import HEADER, SECRET
from widgets.page import Page
from widgets.rules.lookup import aid_link
from widgets.session.session import Session
from widgets.session.workspace import lesson_workspace
from widgets.shared.loop import Loop, Sentence
from widgets.shared.panels import panel_styles
from widgets.shared.stage import Stage


def is_served() -> bool:
    """Return whether Voila shows this kernel's notebook as a page.

    If the result is False, the tutor is the output of a notebook's cell.
    """
    return "VOILA_SERVER_URL" in os.environ


def query_string(prepare: Callable[[], object]) -> str:
    """Return the query string of the page; empty outside Voila.

    If the kernel was started in advance, this function first calls `prepare`, and then waits
    until a visitor opens a page. Voila has a function with the same purpose, but the import
    of that function costs a kernel two seconds and 40 MB.
    """
    here = os.environ
    if here.get("VOILA_PREHEAT") != "True":
        return here.get("QUERY_STRING", "")
    from websockets.sync.client import connect  # only a warm kernel needs sockets

    prepare()
    host, port = here.get("VOILA_APP_IP", "127.0.0.1"), here["VOILA_APP_PORT"]
    if ":" in host:
        host = f"[{host}]"
    address = f"ws://{host}:{port}{here['VOILA_SERVER_URL']}voila/query/{here['VOILA_KERNEL_ID']}"
    said = {HEADER: here.get(SECRET, "")}
    with connect(address, open_timeout=None, proxy=None, additional_headers=said) as channel:
        request: dict[str, str] = json.loads(channel.recv())
    return request["QUERY_STRING"]


def take_whole_characters() -> None:
    """Make the kernel put the replacement character for half of a surrogate pair in a message.

    The kernel could not send half of a pair back to the page, neither in the page's state nor
    as the value of a field.
    """
    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is not None:
        kernel.session.unpack = _read


def _read(part: bytes) -> JSON:
    return load_whole_json(part.decode("utf-8", "replace"))


def prepare(text: Text) -> None:
    """Draw a moment of the lesson before a visitor opens a page, so that the drawing's parts are cached.

    Also make what every page needs: the styles of all games, and the link to the player aid.
    """
    session = Session(lesson_workspace(opening_lesson()))
    session.go(1)
    stage = Stage(session, text, Loop(_no_reader), "light")
    stage.layout = "wide"
    showing, panels = stage.showing(), stage.panels
    panels.scene(showing)
    for panel in (panels.deciding, panels.stocks, panels.legend):
        panel(showing)
    panel_styles()
    aid_link(stage)


def _no_reader(_: Sentence) -> None:
    """Do nothing with a sentence, because the page has no reader yet."""


Bundle = dict[str, str]


class Tutor(Page):
    """The whole page as a widget.

    `still` returns the present moment as text and picture. If a notebook's cell shows the
    page, the cell also stores this output.
    """

    still: Callable[[], Bundle] | None = None

    def _repr_mimebundle_(self, **options: Any) -> Any:
        if self.still is not None and not is_served():
            display(self.still(), raw=True)
        return super()._repr_mimebundle_(**options)


def still(stage: Stage) -> Bundle:
    """Return the present moment as text and picture, by media type.

    The text and the picture have only what the player of the learner's seat may know.
    """
    showing = stage.showing()
    scene = stage.panels.scene(showing)
    svg = to_svg(scene, "still-").strip()
    words = tuple(map(Said, stage.game.position(showing.position)))
    pieces = (
        Picture(svg, f"{scene.title}. {stage.say('page-still')}"),
        Folded(stage.say("page-board-text"), words),
    )
    return {
        "text/plain": plain(pieces),
        "text/html": f'<div class="tutor-still">{html(pieces, stage.text.language)}</div>',
        "image/svg+xml": svg,
    }
