"""Measures how evenly things move on the board, in a round and in games that play by themselves."""

from typing import NamedTuple

from tests.benchmarks.dashboard.clock import PATIENCE
from tutor.core.base.game import find_game
from tutor.core.records.files import write_link
from tutor.core.records.record import random_record

ROUND = "?lesson=quick_start&ply=9"
STEPS = 15
GAMES = ("princes", "incan_gold")
SEED = 1
LATE = 32
"""The milliseconds after which a frame is late, because the browser left out one of 60 a second."""

# The time between two frames, as long as something travels.
COUNT = """() => {
  const frames = (window.benchFrames = []);
  let before = 0;
  const next = (now) => {
    const isMoving = document.querySelector(".tutor-status[data-moving]");
    if (isMoving && before) frames.push(now - before);
    before = isMoving ? now : 0;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
ARRIVED = """(ply) => {
  const { dataset } = document.querySelector(".tutor-status");
  return dataset.ply === String(ply) && !("moving" in dataset);
}"""


REACHED = "(ply) => Number(document.querySelector('.tutor-status').dataset.ply) >= ply"


class Frames(NamedTuple):
    """The frames while things moved, and how many of them were late."""

    all: int
    late: int


def of_a_round(dashboard):
    """Return the frames of all steps of a round."""
    with dashboard.page(ROUND) as page:
        page.evaluate(COUNT)
        first = int(page.locator(".tutor-status").get_attribute("data-ply"))
        for ply in range(first + 1, first + STEPS + 1):
            page.locator(".tutor-next").click()
            page.wait_for_function(ARRIVED, arg=ply, timeout=PATIENCE)
        return _count_frames(page)


def of_a_game(dashboard, game):
    """Return the frames of the first steps of a game under *Play*."""
    found = find_game(game)
    record = random_record(found, 3, found.variants[0], SEED, STEPS + 1)
    with dashboard.page(f"?r={write_link(record.to_json())}&ply=0") as page:
        page.evaluate(COUNT)
        page.locator(".tutor-play").click()
        page.wait_for_function(
            REACHED, arg=STEPS, timeout=3 * PATIENCE
        )  # the page says that it has read all of it
        return _count_frames(page)


def _count_frames(page):
    passed = page.evaluate("benchFrames")
    return Frames(len(passed), sum(each > LATE for each in passed))
