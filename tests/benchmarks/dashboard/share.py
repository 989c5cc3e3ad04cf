"""Measures the CPU time and bytes of every window for a step, in one process, without a browser."""

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
    """Note the size of a widget's message (for the page's message, by region), and send nothing."""
    for name, value in message.get("state", {}).items():
        SENT[name if name.startswith("region-") else widget.model_id] += _size(value)
    rest = {name: value for name, value in message.items() if name != "state"}
    SENT[widget.model_id] += _size(rest) + sum(map(len, buffers or ()))


def _size(value):
    return len(json.dumps(value, default=str))


def of_a_step():
    """Return milliseconds and bytes of each window for a step of the quick start, the largest first."""
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
    """Tell the board that a browser is there, because the board paints only then."""
    app.windows.board.widget[-1]._handle_custom_msg({"event": "client_ready"}, [])


def _time(thing, method, name, spent):
    """Wrap a method so that it notes its CPU time."""
    work = getattr(thing, method)

    def timer(*given):
        begun = process_time()
        work(*given)
        spent[name] += process_time() - begun

    setattr(thing, method, timer)


def _window(app, sender):
    """Return the window to which a region or a widget belongs that sent a message."""
    for name in WINDOWS:
        if sender.rstrip(":") in _ids(getattr(app.windows, name).widget):
            return name
    if sender == app.page.model_id:
        return "page"
    board = app.windows.board.widget
    return "board" if sender in _ids(board) | {board._canvas_manager.model_id} else "frame"


def _ids(part):
    """Return the ids of a part of the page and of all parts inside it."""
    own = {getattr(part, name) for name in ("key", "model_id") if hasattr(part, name)}
    return own.union(*map(_ids, getattr(part, "children", ())))
