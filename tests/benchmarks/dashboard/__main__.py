"""Measures the budgets of the page and prints them.

With `--write` the figures go into their part of `docs/benchmarks.md`.
"""

import argparse
import os
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.dashboard import (
    arrivals,
    beginning,
    clicks,
    drawings,
    frames,
    learners,
    memory,
    notebooks,
    share,
    traffic,
    transfer,
)
from tests.benchmarks.dashboard.report import section
from tests.benchmarks.dashboard.visits import Place
from tests.benchmarks.page import keep
from tests.pages import Pages, chromium

LEARNERS = 20


def main() -> None:
    """Run the benchmarks that the command line names."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.dashboard", description=__doc__
    )
    parser.add_argument("--times", type=int, default=15, help="how often every press is measured")
    parser.add_argument("--write", action="store_true", help="keep the part in docs/benchmarks.md")
    options = parser.parse_args()
    # The kernels write compiled bytecode to disk, as the kernels of any user do.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        browser = stack.enter_context(chromium())
        text = section(measure(browser, folder, options.times), browser, options.times)
    print(text)
    if options.write:
        keep(dashboard=text)


def measure(browser, folder, times):
    """Return all figures for the section about the page in the benchmarks."""
    bare = notebooks.write(folder, "one_button", notebooks.ONE_BUTTON)
    with_canvas = notebooks.write(folder, "with_canvas", notebooks.WITH_CANVAS)
    visits = max(5, times // 3)
    found = {
        "drawings": drawings.sizes(),
        "shares": share.of_a_step(),
        "beginning": beginning.parts(visits),
        "visits": {},
    }
    with ExitStack() as stack:

        def place(*options):
            opened = Place(browser, *options)
            stack.callback(opened.stop)
            return opened

        dashboard, button = place(), place(bare)
        found["clicks"] = clicks.taps_and_buttons(dashboard, button, times)
        found["jumps"] = clicks.jumps_and_steps(dashboard, times)
        found["frames"] = {"a round": frames.of_a_round(dashboard)}
        for game in frames.GAMES:
            found["frames"][f"{game} in Play"] = frames.of_a_game(dashboard, game)
        found["traffic"] = traffic.steps(dashboard)
        found["transfer"] = transfer.visits(dashboard)
        found["memory"] = memory.measure_memory(dashboard, place(with_canvas), 3)
        both = {"dashboard": dashboard, "button": button}
        found["visits"]["cold"] = arrivals.cold(both, visits).values()
        both = {"dashboard": place(None, 1), "button": place(bare, 1)}
        found["visits"]["warm"] = arrivals.warm(both, visits).values()
        found["learners"] = [together(browser, place(None, 1), count) for count in (1, LEARNERS)]
    return found


def together(browser, place, count):
    """Return the figures of `count` learners who arrive together."""
    place.wait_until_warm()
    pages = Pages(browser, place.server.link)
    arrived = learners.arrive(pages, place.server.link, count)
    pages.leave_all()
    return arrived


if __name__ == "__main__":
    main()
