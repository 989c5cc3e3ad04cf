"""Where a step goes: CPU time and bytes of every window, in one process, without a browser."""

import json
from collections import Counter
from time import process_time

import comm
import ipywidgets
from comm.base_comm import BaseComm

from tests.benchmarks.dashboard.places import LESSON, an_app

WINDOWS = ("now", "narration", "stocks", "choices", "timeline", "words", "legend", "status")
METHODS = {"board": "_show_board", "frame": "show_frame", "page": "_show_page"}
SENT = Counter()


class Counting(BaseComm):
    """A connection to nowhere that counts what it is given, by widget."""

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **_):
        size = len(json.dumps(data, default=str)) + sum(len(part) for part in buffers or ())
        SENT[self.comm_id] += size


def of_a_step():
    """Milliseconds and bytes of a step of the quick start for each window, the largest first."""
    comm.create_comm = Counting
    app = an_app(LESSON)
    spent = Counter()
    for name in WINDOWS:
        _time(getattr(app, name), "show", name, spent)
    for name, method in METHODS.items():
        _time(app, method, name, spent)
    _browser_is_there(app)
    session = app.session
    session.go(1)
    sent = Counter()
    spent.clear()
    for ply in range(2, session.line.plies + 1):
        SENT.clear()
        session.go(ply)
        for widget_id, size in SENT.items():
            sent[_window(app, widget_id)] += size
    steps = session.line.plies - 1
    names = sorted(spent.keys() | sent.keys(), key=lambda name: -spent[name])
    return [(name, 1000 * spent[name] / steps, round(sent[name] / steps)) for name in names]


def _browser_is_there(app):
    """The board waits for a browser before it paints."""
    app.board.widget[-1]._handle_custom_msg({"event": "client_ready"}, [])


def _time(thing, method, name, spent):
    """Let a method of a thing note the CPU time it takes."""
    work = getattr(thing, method)

    def timed():
        begun = process_time()
        work()
        spent[name] += process_time() - begun

    setattr(thing, method, timed)


def _window(app, widget_id):
    """The window whose widget, or whose part, was sent."""
    for name in WINDOWS:
        if widget_id in _ids(getattr(app, name).widget):
            return name
    page, board = app.page.model_id, _ids(app.board.widget)
    if widget_id == page:
        return "page"
    manager = app.board.widget._canvas_manager.model_id
    return "board" if widget_id in board | {manager} else "frame"


def _ids(widget):
    """The ids of a widget and of everything in it."""
    inner = [
        child for child in getattr(widget, "children", ()) if isinstance(child, ipywidgets.Widget)
    ]
    return {widget.model_id}.union(*map(_ids, inner))
