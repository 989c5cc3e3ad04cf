"""Measures the CPU time of each part of a page's beginning in its kernel, in a process of its own."""

import json
import subprocess
import sys
from importlib import import_module
from statistics import median
from time import process_time

LIBRARIES = ("ipykernel.ipkernel", "ipywidgets", "ipycanvas", "anywidget")


def parts(times):
    """Return the median milliseconds of each part of a page's beginning, over `times` beginnings."""
    command = [sys.executable, "-m", "tests.benchmarks.dashboard.beginning"]
    begun = [json.loads(subprocess.check_output(command)) for _ in range(times)]
    return [(name, median(each[name] for each in begun)) for name in begun[0]]


def begin():
    """Begin one page, and return the milliseconds that each part took."""
    spent, since = {}, process_time()

    def took(name):
        nonlocal since
        spent[name] = 1000 * (process_time() - since)
        since = process_time()

    for name in LIBRARIES:
        import_module(name)
    took("libraries")
    import_module("widgets.app.app")
    took("the tutor's modules")
    places = import_module("tests.benchmarks.dashboard.places")
    share = import_module("tests.benchmarks.dashboard.share")
    prepared = import_module("widgets.app.startup")
    text = import_module("widgets.shared.stage").PageText()
    since = process_time()
    prepared.prepare(text)
    took("preparing, which a warm kernel has done before")
    app = places.an_app(places.LESSON)
    took("windows")
    share.browser_is_there(app)
    app.screen.render()
    took("first board, with all windows shown anew")
    return spent


if __name__ == "__main__":
    print(json.dumps(begin()))
