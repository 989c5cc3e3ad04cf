"""The kit of every game: which parts it has, what its import loads, and that it never changes."""

import subprocess
import sys

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES, laws, start_state
from tutor.core.base.game import Game
from tutor.core.base.kit import GameKit, games, kit_of, package_of
from widgets.shared.panels import has_panels, panels_of

PARTS = [name for name, part in vars(GameKit).items() if isinstance(part, property)]
HEAVY = ["fluent", "babel", "widgets", "tutor.core.words", "tutor.core.drawing", "tutor.core.print"]


@pytest.mark.parametrize("part", PARTS)
def test_every_part_exists_or_is_left_out(name, part):
    """Each part that the kit has can be imported. Each other part is None, except the words."""
    kit = kit_of(name)
    assert (getattr(kit, part) is not None) == (kit.has(part) or part == "words")


def test_a_kit_has_rules_and_maybe_panels(name):
    """The page offers a game whose kit names panels, and finds them there."""
    assert isinstance(kit_of(name).game, Game)
    if has_panels(name):
        assert panels_of(name)
    else:
        with pytest.raises(LookupError, match=name):
            panels_of(name)


def test_a_kit_without_rules_is_invalid():
    """Every game has rules; all other parts are optional."""
    with pytest.raises(TypeError, match="game"):
        type("Bare", (GameKit,), {})()


@pytest.mark.parametrize("part", PARTS)
def test_a_kit_does_not_change(name, part):
    """An attribute of a kit cannot be set, since a kit is a value."""
    with pytest.raises(AttributeError):
        setattr(kit_of(name), part, None)


def test_a_kit_is_cheap(name):
    """Importing a kit loads no words, no drawings and nothing of the page, since rules need none of them."""
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


def test_a_game_with_secrets_can_deal_anew(name):
    """A game whose players see different things can deal its secrets again."""
    state = start_state(name, *laws(name).SHAPES[0], 3)
    views = [{**state.view(player), "player": ""} for player in state.players]
    hides = any(
        view != {**state.position(), "format": "tutor-view", "player": ""} for view in views
    )
    assert hides == kit_of(name).has("redeal")


def test_a_folder_without_a_kit_is_no_game(tmp_path, monkeypatch):
    """A package is a game by its module `kit`, not by a list of names."""
    for folder, file in (("pebbles", "__init__.py"), ("reeds", "kit.py")):
        inside = tmp_path / "machu_tutor_games" / folder
        inside.mkdir(parents=True)
        (inside / "__init__.py").write_text("", encoding="utf-8")
        (inside / file).write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert set(games()) == {*GAMES, "reeds"}
    assert "machu_tutor_games.reeds" not in sys.modules
