"""Several lessons on one page each have a workspace, progress, words and an address of their own."""

import json
import os
import subprocess
import sys

import pytest

from tests.sources import ROOT
from tests.widgets.made_lessons import install

pytestmark = pytest.mark.endurance


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    """Return the results of the functions of `made_lessons` in a copy of the product.

    The copy also has the two lessons of `made_lessons`.
    """
    folder = tmp_path_factory.mktemp("made")
    install(folder)
    paths = os.pathsep.join((str(folder), str(ROOT)))
    script = "import json; from tests.widgets import made_lessons as made; print(json.dumps(made.results()))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_an_address_opens_the_lesson_of_its_game(results):
    """If two games have a lesson of the same id, the address means the lesson of the game that it names.

    An address without a game means the lesson of the page's first game.
    """
    opened = results["open_lessons"]
    assert {query: (each["lesson"], each["at"]) for query, each in opened.items()} == {
        "?view=lesson": ("princes/quick_start", "welcome"),
        "?lesson=quick_start": ("princes/quick_start", "welcome"),
        "?lesson=meadow": ("princes/meadow", "meadow-who-works"),
        "?lesson=meadow&game=princes": ("princes/meadow", "meadow-who-works"),
        "?lesson=meadow&game=incan_gold": ("incan_gold/meadow", "cave-look"),
        "?lesson=quick_start&game=princes&step=bert-enters": ("princes/quick_start", "bert-enters"),
        "?lesson=meadow&game=incan_gold&step=cave-decide": ("incan_gold/meadow", "cave-decide"),
    }
    for each in opened.values():
        assert each["is_here"]
        assert each["faults"] == ""
        assert each["lesson"].startswith(each["board"])
    assert opened["?lesson=meadow"]["named"] == "On the Llama Meadow"
    assert opened["?lesson=meadow&game=incan_gold"]["named"] == "Into the temple"


def test_the_address_of_a_lesson_leads_back_to_it(results):
    """The address of a lesson names the game only if the lesson's id alone would mean another lesson."""
    (princes, princes_again), (cave, cave_again) = results["found_again"]
    assert princes == princes_again
    assert cave == cave_again
    assert "game=" not in princes["address"]
    assert "game=incan_gold" in cave["address"]


def test_each_lesson_goes_on_where_it_was_left(results):
    """Each lesson goes on where its learner left it, after another lesson, from a file, and in the next visit."""
    found = results["side_by_side"]
    assert [(each["lesson"], each["at"]) for each in found["told"]] == [
        ("princes/quick_start", "bert-enters"),
        ("princes/meadow", "meadow-luis-works"),
        ("incan_gold/meadow", "cave-decide"),
    ]
    assert [(each["game"], each["lesson"]) for each in found["kept"]] == [
        ("princes", "quick_start"),
        ("princes", "meadow"),
        ("incan_gold", "meadow"),
    ]
    assert (found["back"]["lesson"], found["back"]["at"]) == (
        "princes/quick_start",
        "bert-enters",
    )
    assert {**found["again"], "faults": ""} == {**found["back"], "faults": ""}


def test_each_lesson_is_presented_by_itself(results):
    """The browser stores the presentation of each lesson separately."""
    found = results["present_lessons"]
    kept = found["kept"]
    assert [(each["game"], each["lesson"], each["at"]) for each in (kept, *kept["others"])] == [
        ("princes", "meadow", 1),
        ("incan_gold", "meadow", 1),
    ]
    assert "A visit" in found["slide"]
