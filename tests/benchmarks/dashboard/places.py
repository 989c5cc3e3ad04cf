"""Addresses to open and places to tap, taken from the tutor itself."""

import json
from pathlib import Path

from tests.trees import a_tree
from tutor.core.drawing.outline import centroid
from tutor.core.records.files import write_link, write_tree
from widgets.app.app import App
from widgets.shared.place import read_address

GAMES = Path(__file__).parents[2] / "fixtures" / "games"
DECIDING = "?lesson=quick_start&ply=20"
LESSON = "?lesson=quick_start&ply=0"
DECISIONS = 300
IN_SIGHT = 0.8
"""The part of the board's height that is above the timeline."""


def link_to(written):
    """Return the address of a record or tree."""
    return f"?view=explore&r={write_link(written)}"


def finished_games():
    """Yield the written records of whole games, by name."""
    for path in sorted(GAMES.glob("*.json")):
        yield path.stem, json.loads(path.read_bytes())["record"]


def five_players():
    """Return the address of a whole random game of five players."""
    return link_to(dict(finished_games())["deck_5_first_game"])


def large_tree():
    """Return the address of a tree of many decisions with side lines, and the tree."""
    tree = a_tree("princes", nodes=DECISIONS, forking=0.02)
    return link_to(write_tree(tree)), tree


def an_app(query):
    """Return the app of a dashboard without a browser, in the layout of the measured page."""
    app = App(read_address(query))
    app.stage.layout = "wide"
    return app


def taps():
    """Return two places of the board, as shares of its width and height, where a tap picks a decision."""
    app = an_app(DECIDING)
    showing, panels, state = app.stage.showing(), app.stage.panels, app.session.state
    scene = panels.scene(showing)
    found = []
    for group in scene.groups():
        decision = panels.decision_of_tap(showing, group.id) if group.area is not None else None
        if decision is not None and state.refusal(decision) is None:
            x, y = centroid(group.area)
            if scene.hit(x, y) == group.id and y < IN_SIGHT * scene.height:
                found.append((x / scene.width, y / scene.height))
    return found[0], found[-1]
