"""Lists the generated files, each with the function that makes it."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.gold.boards import picture as board
from tests.gold.narration import narration
from tests.gold.structure import picture as structure
from tests.princes import finished_games, playthrough
from tests.vector_files import quick_start
from tutor.core.base.kit import games, kit_of
from tutor.core.lessons.files import lesson_schema
from tutor.core.words.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GOLD = "tests/gold"
GAMES = "tests/fixtures/games"
REFERENCE = "docs/reference"


def _files() -> Mapping[str, Callable[[], str]]:
    files: dict[str, Callable[[], str]] = {
        f"{GAMES}/{name}.json": lambda name=name: finished_games.fixture_text(
            finished_games.kept_game(name)[0]
        )
        for name in finished_games.RECIPES
    }
    for pages in filter(None, (kit_of(game).reference for game in games())):
        for name in pages.pages():
            files[f"{REFERENCE}/{name}"] = lambda pages=pages, name=name: pages.pages()[name]
    files[f"{REFERENCE}/lesson.schema.json"] = lambda: json.dumps(lesson_schema(), indent=1) + "\n"
    for ending in playthrough.ENDINGS:
        files[f"{GOLD}/playthrough_{ending}.txt"] = lambda ending=ending: (
            playthrough.playthrough_text(ending)
        )
    for language in LANGUAGES:
        files[f"{GOLD}/quick_start_{language}.txt"] = lambda language=language: narration(
            quick_start()["record"], language
        )
    return files


FILES = _files()
PICTURES: Mapping[str, Callable[[], str]] = {
    "docs/images/quick_start.svg": board,
    "docs/images/architecture.svg": structure,
}
"""Drawings in the documents: `python -m tests.gold` rewrites them, and tests compare their texts."""
