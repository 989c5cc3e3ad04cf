"""Handouts: a position drawn on white with a caption below, to save, copy and print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import width
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Rect, Scene, Words
from tutor.core.drawing.svg import to_svg
from tutor.core.print.markup import Markup, element, make_page
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import text_for

LONGEST: Final = 600
"""The greatest length of a caption, in characters."""
PRINTED_THEME: Final[ThemeName] = "light"
"""The theme for print; shapes and letters stay readable without colours."""
PAPER, INK = "#ffffff", "#1c1a17"
MARGIN, SIZE, LEADING = 16, 16.0, 24
STYLE: Final = """
.handout main { max-width: 190mm; }
.handout figure { margin: 0; }
.handout svg { width: 100%; height: auto; }
.handout figcaption { margin-top: 4mm; font-size: 13pt; line-height: 1.4; }
.handout figcaption { white-space: pre-wrap; overflow-wrap: anywhere; }
.handout table { width: 100%; border-collapse: collapse; margin-top: 3mm; }
.handout table { font-size: 9.5pt; line-height: 1.3; }
.handout :is(th, td) { border: 1px solid #000; padding: 1mm 0.8mm; }
.handout thead th { font-size: 8.5pt; letter-spacing: -0.01em; }
.handout :is(th, td) { text-align: center; vertical-align: top; }
.handout :is(tbody th, tr > :last-child) { text-align: left; }
.handout tbody th { overflow-wrap: anywhere; min-width: 6em; }
.handout td { overflow-wrap: break-word; }
"""


class Holdings(NamedTuple):
    """The possessions of the players as a table: the names of the columns, and the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


HoldingsWriter = Callable[[Position, GameWords], Holdings]
"""A function that returns the players' possessions in a position, as far as a view shows them."""


def holdings_table(game: str, position: Position, language: str) -> Markup:
    """Return a table of the players' possessions in a position, as far as a view shows them.

    The result is empty if the kit of the game has no `holdings`.
    """
    holdings = kit_of(game).holdings
    if holdings is None:
        return Markup("")
    held = holdings(position, text_for(game, language))
    head = element("tr", *(element("th", name, scope="col") for name in held.columns))
    rows = [
        element("tr", element("th", name, scope="row"), *(element("td", each) for each in cells))
        for name, *cells in held.rows
    ]
    return element("table", element("thead", head), element("tbody", *rows))


def board_of(state: State, language: str, theme: ThemeName, seat: str | None = None) -> Scene:
    """Return the board of a state, or the part that a seat may know.

    Raises RecordError for a game that cannot be drawn and for an unknown seat.
    """
    game = state.game.name
    board = kit_of(game).board
    if board is None:
        raise RecordError([Fault("", "no_drawing", {"found": game})])
    return board(state, text_for(game, language), seat=seat, theme=theme)


def add_caption(scene: Scene, caption: str) -> Scene:
    """Return the drawing on white with its caption below."""
    line = scene.width - 2 * MARGIN
    lines = fill_lines(_short(caption), line)
    below = len(lines) * LEADING + MARGIN if lines else 0
    height = scene.height + below
    sheet = Group("paper", (Rect(0, 0, scene.width, height, 0, Paint(PAPER)),))
    words = tuple(
        Words(MARGIN, scene.height + (place + 1) * LEADING, line, SIZE, INK, PAPER)
        for place, line in enumerate(lines)
    )
    layers = (
        Layer("static", (sheet,)),
        *scene.layers,
        Layer("dynamic", (Group("caption", words),)),
    )
    return replace(scene, height=height, layers=layers)


def handout_svg(scene: Scene, caption: str = "") -> str:
    """Return the drawing on white with its caption below, as SVG text that needs no other file."""
    return to_svg(add_caption(scene, caption))


def handout_page(
    scene: Scene, language: str, caption: str = "", holdings: Markup | None = None
) -> str:
    """Return a page to print: the drawing, the holdings, and a caption below both."""
    drawing = Markup(to_svg(scene))
    under = element("figcaption", _short(caption)) if caption.strip() else Markup("")
    figure = element("figure", drawing, holdings or Markup(""), under)
    return make_page(scene.title, language, figure, class_="handout", style=STYLE)


def _short(caption: str) -> str:
    return caption.strip()[:LONGEST]


def fill_lines(caption: str, room: float) -> list[str]:
    """Return the whole caption in lines that are as full as possible.

    `room` is the width of a line in pixels. Only a word that is too long for a line is divided.
    """
    lines: list[str] = []
    for paragraph in caption.splitlines():
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and width(longer, "sans", SIZE) > room:
                lines.append(line)
                longer = word
            while width(longer, "sans", SIZE) > room:
                fits = next(
                    end
                    for end in range(len(longer) - 1, 0, -1)
                    if end == 1 or width(longer[:end], "sans", SIZE) <= room
                )
                lines.append(longer[:fits])
                longer = longer[fits:]
            line = longer
        lines.append(line)
    return lines
