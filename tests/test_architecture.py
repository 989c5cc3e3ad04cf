"""Each part of the code imports only what it may know; `make lint` checks the layers themselves."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import GAMES, calls, imports, inside, modules, modules_in
from widgets.page.parts import PARTS

RULES = [f"tutor.{game}.rules" for game in GAMES]
# These modules find games and their parts; the last asks to which distribution `tutor` belongs.
MAY_FIND_MODULES = {"tutor.core.base.kit", "widgets.own_files"}
# The kit names the types of a game's parts, which stand in every layer.
NAMES_TYPES = "tutor.core.base.kit"
ENGINE_MAY_IMPORT = {*sys.stdlib_module_names, "fluent", "babel", "snowballstemmer", "tutor"}

# Modules whose classes all games share; no game may define such a class itself.
SHARED = [
    "tutor.core.base.spec",
    "tutor.core.base.shapes.fields",
    "tutor.core.base.shapes.position",
    "tutor.core.base.shapes.setup",
]


def classes(package: str) -> Iterator[str]:
    """Yield the names of the classes that a package defines."""
    for tree in modules_in(package).values():
        yield from (node.name for node in tree.body if isinstance(node, ast.ClassDef))


def test_the_engine_needs_little() -> None:
    """`tutor` imports only the standard library and the libraries for its words.

    Only its extras import more.
    """
    foreign = {
        f"{module} imports {name}"
        for module in modules_in("tutor")
        if not inside(module, "tutor.adapters")
        for name in imports(module)
        if name.split(".")[0] not in ENGINE_MAY_IMPORT
    }
    assert foreign == set()


def test_the_kit_names_what_stands_above_it_for_types_alone() -> None:
    """The kit's module imports the layers above it for the type checker only."""
    tree = modules()[NAMES_TYPES]
    loaded = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert not {name for name in loaded if name and "core" in name}


def test_a_game_is_asked_for_by_its_kit_alone() -> None:
    """No module of the core or the page imports a module by a computed name; only the kit finds a game's modules."""
    finders = {
        f"{module} calls import_module"
        for module, tree in modules().items()
        if module not in MAY_FIND_MODULES
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Name)
        and "import_module" in (getattr(node, "attr", ""), getattr(node, "id", ""))
    }
    assert finders == set()
    assert {f"tutor.{game}.kit" for game in GAMES} <= modules().keys()


@pytest.mark.parametrize("game", GAMES)
def test_what_games_share_is_written_once(game: str) -> None:
    """No game defines event types, refusal codes, shapes, states or playouts, which all games share."""
    shared = {name for package in SHARED for name in classes(package)}
    own = set(classes(f"tutor.{game}"))
    assert shared & own == set()
    assert [name for name in own if name.endswith("Playout")] == []
    lists = {"EVENTS", "REFUSALS", "REASONS", "NEVER_CITED", "RULES_IN_ORDER"}
    assert {
        module
        for module, tree in modules_in(f"tutor.{game}").items()
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id in lists
        and not any(inside(module, f"tutor.{game}.{part}") for part in ("spec", "events"))
    } == set()


@pytest.mark.parametrize("rules", RULES)
def test_rules_do_not_print_or_read(rules: str) -> None:
    """Rules call neither `print` nor `open` nor `input`."""
    spoken = {
        f"{module} calls {name}"
        for module, tree in modules_in(rules).items()
        for name in calls(tree)
        if name in ("print", "open", "input")
    }
    assert spoken == set()


@pytest.mark.parametrize("game", GAMES)
def test_advice_uses_only_views(game: str) -> None:
    """Advice uses only the player's view and reads nothing else of a state."""
    advice = modules_in(f"tutor.{game}.advice")
    assert advice
    beyond = {"position", "play", "explain", "playout", "freeze", "legal", "_table"}
    peeping = {
        f"{module}:{node.lineno} asks for {node.attr}"
        for module, tree in advice.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in beyond
    }
    assert peeping == set()


def test_chance_comes_from_a_seed_alone() -> None:
    """Code imports only the class `Random` of the module `random`, and always gives it a seed."""
    loose = set()
    for module, tree in modules().items():
        loose |= {
            f"{module} imports {name}"
            for name in imports(module)
            if inside(name, "random") and name != "random.Random"
        }
        loose |= {
            f"{module}:{node.lineno} has no seed"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Random"
            and not node.args
        }
    assert loose == set()


@pytest.mark.parametrize("game", GAMES)
def test_shared_windows_import_no_game(game: str) -> None:
    """Only `widgets.<game>` imports that game; the page finds its panels through the registry."""
    shared = [name for name in modules_in("widgets") if not inside(name, f"widgets.{game}")]
    known = {
        f"{module} imports {name}"
        for module in shared
        for name in imports(module)
        if inside(name, f"tutor.{game}") or inside(name, f"widgets.{game}")
    }
    assert known == set()


def test_modules_of_the_page_import_in_one_direction() -> None:
    """No two modules import each other. Imports for types and inside functions count too."""
    needs = {
        module: {found for name in imports(module) if (found := module_of(name)) is not None}
        for module in modules_in("widgets")
    }
    while free := {module for module, needed in needs.items() if not needed & needs.keys()}:
        needs = {module: needed for module, needed in needs.items() if module not in free}
    assert needs == {}


OF_ONE_GAME = re.compile(
    r"llama|\bcorn\b|coca|\bincas?\b|\bgold\b|ladder|temple|prince|puma|condor", re.IGNORECASE
)


@pytest.mark.parametrize("part", PARTS)
def test_shared_looks_and_words_name_no_game(root: Path, part: str) -> None:
    """Only the folder of a game's panels has style sheets and messages that name the game."""
    folder = root / "widgets" / part
    written = [*folder.glob("*.css"), *folder.rglob("*.ftl")]
    assert written
    named = {path.name for path in written if OF_ONE_GAME.search(path.read_text("utf-8"))}
    assert named == set()


def module_of(name: str) -> str | None:
    """Return the product's module that an import names, directly or by something in it, or None for other packages."""
    known = modules_in("widgets")
    return name if name in known else (name.rpartition(".")[0] or None)


def test_only_the_canvas_painter_imports_the_canvas() -> None:
    """`ipycanvas` is imported in one place, so that a page can be made without it."""
    importers = {module for module in modules() if "ipycanvas" in map(top, imports(module))}
    assert importers <= {"widgets.board.board"}


def top(name: str) -> str:
    """Return the first part of an import's name."""
    return name.split(".")[0]
