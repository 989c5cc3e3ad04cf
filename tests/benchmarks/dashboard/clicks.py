"""Measures the time from a press to the changed picture, for taps on the board, steps and jumps.

The page to compare with has one button that counts. Nothing moves on these pages, because motion
takes its own time.
"""

from functools import partial
from random import Random

from tests.benchmarks.dashboard.clock import time_to_markup
from tests.benchmarks.dashboard.places import DECIDING, large_tree, taps

PICKED, STATUS, LABEL = ".tutor-picked", ".tutor-status", ".widget-label"
BOARD = ".tutor-board"
# A control for any node of the tree: it sends what the controls of the page send.
JUMP = """(place) => {
  const at = document.querySelector(".tutor-now-card [data-at]").dataset.at;
  const jump = document.querySelector("#bench-jump") ?? document.createElement("button");
  jump.id = "bench-jump";
  Object.assign(jump.dataset, { do: "show", value: place, at });
  document.querySelector(".tutor-app").append(jump);
}"""


def taps_and_buttons(dashboard, bare, times):
    """Return the times of taps that pick a decision, and of presses on a button with a label, in turns."""
    found = {"board": [], "button": []}
    with dashboard.page(DECIDING, moves=False) as page, bare.page() as other:
        box = page.locator(BOARD).bounding_box()
        spots = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in taps()]
        count = partial(other.locator("button").click)
        for turn in range(-2, times):
            tap = partial(page.mouse.click, *spots[turn % 2])
            board = time_to_markup(page, "pointerdown", PICKED, tap, paints=True)
            button = time_to_markup(other, "click", LABEL, count)
            if turn >= 0:
                found["board"].append(board)
                found["button"].append(button)
    return found


def jumps_and_steps(dashboard, times):
    """Return the times of jumps to nodes all over a large tree, and of steps forward in it, in turns."""
    link, tree = large_tree()
    chance = Random(1)
    found = {"jump": [], "step": []}
    with dashboard.page(link, moves=False) as page:
        press = partial(page.locator("#bench-jump").dispatch_event, "click")
        step = partial(page.locator(".tutor-next").click)
        for turn in range(-2, times):
            inner = [each for each in range(1, len(tree.nodes) + 1) if tree.children(each)]
            page.evaluate(JUMP, chance.choice(inner))
            jumped = time_to_markup(page, "click", STATUS, press)
            stepped = time_to_markup(page, "click", STATUS, step)
            if turn >= 0:
                found["jump"].append(jumped)
                found["step"].append(stepped)
    return found
