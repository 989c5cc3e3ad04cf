"""Where a step goes: CPU time and bytes of every window, in one process, without a browser."""

import json
from collections import Counter
from time import process_time
from unittest.mock import patch

import ipywidgets

from tests.benchmarks.dashboard.places import LESSON, an_app
from widgets.app.page_state import PageState

WINDOWS = ("now", "narration", "stocks", "choices", "timeline", "words", "legend", "status")
METHODS = {"board": "_show_board", "rendering": "render"}
SENT = Counter()


def _count(widget, message, buffers=None):
    """Note the size of what a widget sends, instead of sending it."""
    size = len(json.dumps(message, default=str)) + sum(map(len, buffers or ()))
    SENT[widget.model_id] += size


def of_a_step():
    """Milliseconds and bytes of a step of the quick start for each window, the largest first."""
    app = an_app(LESSON)
    spent = Counter()
    for name in WINDOWS:
        _time(getattr(app.windows, name), "show", name, spent)
    for name, method in METHODS.items():
        _time(app.screen, method, name, spent)
    _time(PageState, "tell", "page", spent)
    browser_is_there(app)
    session = app.session
    session.go(1)
    spent.clear()
    SENT.clear()
    with patch.object(ipywidgets.Widget, "_send", _count):
        for ply in range(2, session.line.plies + 1):
            session.go(ply)
    sent = Counter()
    for widget_id, size in SENT.items():
        sent[_window(app, widget_id)] += size
    steps = session.line.plies - 1
    names = sorted(spent.keys() | sent.keys(), key=lambda name: -spent[name])
    return [(name, 1000 * spent[name] / steps, round(sent[name] / steps)) for name in names]


def browser_is_there(app):
    """The board waits for a browser before it paints."""
    app.windows.board.widget[-1]._handle_custom_msg({"event": "client_ready"}, [])


def _time(thing, method, name, spent):
    """Let a method of a thing note the CPU time it takes."""
    work = getattr(thing, method)

    def timed(*given):
        begun = process_time()
        work(*given)
        spent[name] += process_time() - begun

    setattr(thing, method, timed)


def _window(app, widget_id):
    """The window whose widget, or whose part, was sent."""
    for name in WINDOWS:
        if widget_id in _ids(getattr(app.windows, name).widget):
            return name
    page, board = app.page.model_id, _ids(app.windows.board.widget)
    if widget_id == page:
        return "page"
    manager = app.windows.board.widget._canvas_manager.model_id
    return "board" if widget_id in board | {manager} else "frame"


def _ids(widget):
    """The ids of a widget and of everything in it."""
    inner = [
        child for child in getattr(widget, "children", ()) if isinstance(child, ipywidgets.Widget)
    ]
    return {widget.model_id}.union(*map(_ids, inner))
