"""The page on the architecture describes two paths of calls through the product: a tap, and a lesson's step.

The test compares both with the real calls, so the page must name each file in between.
"""

import re
import sys
from functools import cache
from itertools import groupby, product

import pytest

from tests.sources import ROOT
from tests.widgets.apps import app, press

PAGE = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
PANELS = "widgets/<game>/panels.py"
MOST_FILES = 8
STEP = 6
TAPS = {
    "princes": ("?lesson=quick_start&ply=3&view=explore", "district-corn_terraces"),
    "incan_gold": ("?game=incan_gold&view=explore", "next"),
}


def numbered_files(heading):
    """Return the files of each numbered list under a heading, in order."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lists = re.findall(r"(?:^\d+\. .*\n)+", part, re.MULTILINE)
    return [re.findall(r"^\d+\. `([^`]+)`", each, re.MULTILINE) for each in lists]


@cache
def ours(filename):
    """Return a product file by its name on the page, or None for another file."""
    name = filename.removeprefix(f"{ROOT}/")
    name = re.sub(r"^(tutor|widgets)/(princes|incan_gold)/", r"\1/<game>/", name)
    name = re.sub(r"^(tutor/<game>/(rules|scene))/.*", r"\1", name)
    return name if name.startswith(("tutor/", "widgets/")) else None


def ways(act, *ends):
    """Return every chain of calls through the product's files during an act, as a list of files."""
    found = set()

    def note(frame, *_):
        if ours(frame.f_code.co_filename) in ends:
            chain = []
            while frame is not None:
                chain.append(ours(frame.f_code.co_filename))
                frame = frame.f_back
            entered = (name for name in reversed(chain) if name)
            found.add(tuple(name for name, _ in groupby(entered)))

    before = sys.gettrace()
    sys.settrace(note)  # called once for each function, as it returns nothing
    try:
        act()
    finally:
        sys.settrace(before)
    return found


def tap(tutor, thing):
    """Tap on a thing of the board, as the canvas reports it."""
    scene, ratio = tutor.board._scene, tutor.board.ratio
    places = product(range(0, round(scene.width), STEP), range(0, round(scene.height), STEP))
    x, y = next(place for place in places if scene.hit(*place) == thing)
    tutor.board._view._tap(x * ratio, y * ratio)


@pytest.fixture(scope="module", params=TAPS)
def ways_of_tap(request):
    """Return the chains of calls of a tap that makes a decision, which is the second tap on a thing."""
    query, thing = TAPS[request.param]
    tutor = app(query)
    ply = tutor.session.ply
    tap(tutor, thing)
    (*_, rules), (*_, scene) = numbered_files("One tap on the board")
    found = ways(lambda: tap(tutor, thing), rules, scene, PANELS)
    assert tutor.session.ply == ply + 1
    return found


def test_a_tap_enters_few_files_and_none_twice(ways_of_tap):
    """In either game a tap passes few files between the board and the rules, and none of them twice."""
    way, _ = numbered_files("One tap on the board")
    assert len(way) == len(set(way)) <= MOST_FILES
    *before, rules = way
    carried_out = {found for found in ways_of_tap if found[-1] == rules and before[-2] in found}
    assert {found[: len(way)] for found in carried_out} == {tuple(way)}
    assert all(len(set(found)) == len(found) for found in carried_out)


def test_the_panels_say_which_decision_a_tap_makes(ways_of_tap):
    """The command asks the panels which decision a tap makes, and knows no game."""
    board, loop, commands = numbered_files("One tap on the board")[0][:3]
    assert (board, loop, commands, PANELS) in ways_of_tap


def test_the_way_of_a_new_position_is_as_described(ways_of_tap):
    """From the loop to the drawing, a new position passes exactly the files that the page on the architecture names."""
    way, back = numbered_files("One tap on the board")
    assert (way[0], *back) in ways_of_tap


def test_the_way_of_a_lesson_step_is_as_described():
    """From *Go on* to the card, a lesson's step passes exactly the files that the page on the architecture names."""
    tutor = app("?lesson=quick_start&step=goods-fly")
    at = tutor.course.at
    asking, showing = numbered_files("One step of a lesson")
    found = ways(lambda: press(tutor, "lesson-next", at), asking[-1], showing[-1])
    assert tutor.course.at != at
    assert tuple(asking) in found
    # All windows are shown through the frame that they share.
    windowless = {
        tuple(
            name for name, _ in groupby(each for each in way if each != "widgets/shared/window.py")
        )
        for way in found
    }
    assert (asking[0], *showing) in windowless
    assert len({*asking, *showing}) == len(asking) + len(showing)


def test_a_step_reads_no_file_of_the_lesson():
    """Going to a step of a lesson reads no file, since the lesson's files were read before the page appeared."""
    tutor = app("?lesson=quick_start")
    reading = "tutor/core/lessons/reading.py"
    assert f"`{reading.replace('reading', 'files')}`" in PAGE
    assert ways(lambda: press(tutor, "lesson-next", tutor.course.at), reading) == set()
