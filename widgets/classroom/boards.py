"""The board of a slide for phones, as SVG, with the places to tap for a move."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.base.game import ONLOOKER
from tutor.core.classroom.ballot import Slide
from tutor.core.drawing.outline import Polygon
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Scene
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import CORE, Text, text_for
from widgets.shared.panels import Panels, Showing, has_panels, panel_words, panels_of


def board_svg(slide: Slide, language: str, theme: ThemeName = "light") -> str:
    """Return the board of a slide as SVG in a language and a theme; empty if the game has no panels.

    Each place to tap is an outline with the class `tap`. Its attribute `data-v` has the
    number of the option that the tap chooses.
    """
    game = slide.game
    if not has_panels(game):
        return ""
    panels, ballot = panels_of(game), slide.ballot
    state = slide.state
    is_move = ballot is not None and ballot.form == "move" and not slide.reveals
    due = state.due.player if is_move and state.due else ONLOOKER
    seat = ONLOOKER if slide.voices else due  # in a game no phone sees the secrets of a player
    words = panel_words(Text(language, (CORE,)), game)
    showing = Showing(
        state, state, seat, text_for(game, language), words, theme, "phone",
        points=None if is_move else slide.points,
        is_between=bool(slide.voices) and state.due is not None,
    )  # fmt: skip
    scene = panels.scene(showing)
    small = panels.small_scene(showing)
    if small.width == scene.width:  # the same layout; what lies below is in the list of moves
        scene = replace(scene, height=min(scene.height, small.height))
    taps = _taps(slide, panels, replace(showing, seat=due), scene)
    outlines = "".join(
        f'<path class="tap" data-v="{option}" d="{_outline(area)}"/>' for option, area in taps
    )
    return to_svg(scene).replace("</svg>", f"{outlines}</svg>")


def _taps(
    slide: Slide, panels: Panels, showing: Showing, scene: Scene
) -> list[tuple[int, Polygon]]:
    """Return the numbers of the options that a tap on the board can choose, each with its outline."""
    ballot = slide.ballot
    if ballot is None or slide.reveals:
        return []
    areas = {group.id: group.area for group in scene.groups() if group.area is not None}
    if ballot.things:
        chosen = {thing: option for option, thing in enumerate(ballot.things)}
    else:
        options = {decision: option for option, decision in enumerate(ballot.decisions)}
        made = panels.taps(showing, scene) if options else {}
        chosen = {thing: options[each] for thing, each in made.items() if each in options}
    return [(option, areas[thing]) for thing, option in chosen.items() if thing in areas]


def _outline(area: Polygon) -> str:
    points = (f"{number(x)} {number(y)}" for x, y in area)
    return f"M{'L'.join(points)}Z"
