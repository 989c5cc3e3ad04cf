"""What every game declares of itself: parts that are there, of the protocols that are asked for."""

import subprocess
import sys

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES, laws, start_state
from tutor.core.base.discovery import games, package_of
from tutor.core.base.game import Game
from tutor.core.base.kit import GameKit, kit_of
from widgets.shared.panels import has_panels, panels_of

PARTS = [name for name, part in vars(GameKit).items() if isinstance(part, property)]
HEAVY = ["fluent", "babel", "widgets", "tutor.core.words", "tutor.core.drawing", "tutor.core.print"]


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_there_or_left_out(name, part):
    """What a kit declares can be imported, and it declares nothing that is None."""
    kit = kit_of(name)
    assert (getattr(kit, part) is not None) == (kit.has(part) or part == "words")


def test_a_kit_has_rules_and_panels_or_says_that_it_has_none(name):
    """The page offers a game whose kit names panels, and finds them there."""
    assert isinstance(kit_of(name).game, Game)
    if has_panels(name):
        assert panels_of(name)
    else:
        with pytest.raises(LookupError, match=name):
            panels_of(name)


def test_a_kit_without_rules_is_none():
    """Every game has rules; all else can be done without."""
    with pytest.raises(TypeError, match="game"):
        type("Bare", (GameKit,), {})()


@pytest.mark.parametrize("part", PARTS)
def test_a_kit_does_not_change(name, part):
    """It is a value."""
    with pytest.raises(AttributeError):
        setattr(kit_of(name), part, None)


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
    state = start_state(name, *laws(name).SHAPES[0], 3)
    views = [{**state.view(player), "player": ""} for player in state.players]
    hides = any(
        view != {**state.position(), "format": "tutor-view", "player": ""} for view in views
    )
    assert hides == kit_of(name).has("redeal")


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
