"""How evenly things move on the board: the frames of a round that is played step by step."""

from typing import NamedTuple

from tests.benchmarks.dashboard.clock import PATIENCE

ROUND = "?lesson=quick_start&ply=9"
STEPS = 15
LATE = 32
"""Milliseconds after which a frame is late: at 60 a second one was left out."""

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


class Frames(NamedTuple):
    """The frames while things moved, and how many of them were late."""

    all: int
    late: int


def of_a_round(dashboard):
    """The frames of all beats of a round."""
    with dashboard.page(ROUND) as page:
        page.evaluate(COUNT)
        first = int(page.locator(".tutor-status").get_attribute("data-ply"))
        for ply in range(first + 1, first + STEPS + 1):
            page.locator(".tutor-next").click()
            page.wait_for_function(ARRIVED, arg=ply, timeout=PATIENCE)
        passed = page.evaluate("benchFrames")
    return Frames(len(passed), sum(each > LATE for each in passed))
