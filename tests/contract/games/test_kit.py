"""What every game declares of itself: parts that are there, of the protocols that are asked for."""

import subprocess
import sys
from dataclasses import FrozenInstanceError, fields

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES, laws, started
from tutor.core.base import game as base
from tutor.core.base.advice import ADVICE
from tutor.core.base.causes import AHEAD, CAUSES
from tutor.core.base.discovery import games, package_of
from tutor.core.base.editing.form import FORM
from tutor.core.base.game import Game
from tutor.core.base.kit import GameKit, Part, kit_of, resolve
from tutor.core.base.policy import POLICIES
from tutor.core.base.questions import TEACHING
from tutor.core.base.redeal import PILE, REDEAL
from tutor.core.drawing.board import BOARD
from tutor.core.drawing.motion import MOTION
from tutor.core.drawing.strokes import THINGS
from tutor.core.laboratory.findings import FINDINGS
from tutor.core.laboratory.puzzles.goals import PUZZLES
from tutor.core.print.aid import AID
from tutor.core.print.guide import GUIDE
from tutor.core.print.handout import HOLDINGS
from tutor.core.print.reference import REFERENCE
from tutor.core.records.compare import COMPARE
from tutor.core.records.line import CHAPTERS, LESSONS
from tutor.core.words.text import WORDS
from widgets.shared.panels import PANELS

PARTS = [
    base._GAME, ADVICE, POLICIES, TEACHING, REDEAL, PILE, BOARD, MOTION, AID, HOLDINGS, REFERENCE, COMPARE,
    CHAPTERS, LESSONS, WORDS, PANELS, FINDINGS, PUZZLES, GUIDE, FORM, THINGS, CAUSES, AHEAD,
]  # fmt: skip
HEAVY = ["fluent", "babel", "widgets", "tutor.core.words", "tutor.core.drawing", "tutor.core.print"]


def test_every_field_of_a_kit_is_a_part_that_somebody_asks_for():
    """None without a protocol, and none asked for twice."""
    assert sorted(part.field for part in PARTS) == sorted(each.name for each in fields(GameKit))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.field)
def test_every_part_is_of_its_protocol_or_left_out(name, part):
    """Whatever a kit names stands where it says and speaks the protocol."""
    found = part.of(name)
    assert (found is None) == (getattr(kit_of(name), part.field) is None)
    assert found is None or isinstance(found, part.protocol)
    assert part.is_in(name) == (found is not None)


def test_a_kit_does_not_change(name):
    """It is a value."""
    with pytest.raises(FrozenInstanceError):
        kit_of(name).words = "elsewhere"


def test_a_kit_costs_nothing(name):
    """Reading it imports no words, no drawings, nothing of the page; rules need none of them."""
    program = (
        f"import sys; sys.path.insert(0, {str(SAMPLES)!r})\n"
        "from tutor.core.base.kit import kit_of\n"
        f"kit_of({name!r})\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert f"{package_of(name)}.kit" in loaded
    heavy = {one for one in loaded for each in HEAVY if one == each or one.startswith(f"{each}.")}
    assert heavy == set()


def test_what_hides_something_can_be_dealt_anew(name):
    """A game whose players see different things says how its secrets are dealt again."""
    state = started(name, *laws(name).SHAPES[0], 3)
    views = [{**state.view(player), "player": ""} for player in state.players]
    hides = any(
        view != {**state.position(), "format": "tutor-view", "player": ""} for view in views
    )
    assert hides == REDEAL.is_in(name)


def test_a_folder_without_a_kit_is_no_game(tmp_path, monkeypatch):
    """Packages are told by their module `kit`, not by a list of names."""
    for folder, file in (("pebbles", "__init__.py"), ("reeds", "kit.py")):
        inside = tmp_path / "machu_tutor_games" / folder
        inside.mkdir(parents=True)
        (inside / "__init__.py").write_text("", encoding="utf-8")
        (inside / file).write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert set(games()) == {*GAMES, "reeds"}
    assert "machu_tutor_games.reeds" not in sys.modules


def test_a_part_of_another_kind_is_refused(name):
    """A reference to something that does not speak the protocol is named."""
    odd = Part("game", type(resolve))
    with pytest.raises(TypeError, match=kit_of(name).game):
        odd.of(name)
    assert isinstance(base._GAME.of(name), Game)
