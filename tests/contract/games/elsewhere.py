"""A third game in a folder outside the tree, with rules, words, faults and panels.

It is the game of the how-to under another name, with all files that the how-to adds to the game.
"""

import shutil

from tests.contract.games.shelf import HOW_TO, SAMPLES
from tests.documents.blocks import blocks
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

(SAMPLE,) = (SAMPLES / "machu_tutor_games").iterdir()
NAME = "pebbles"
PACKAGE = f"machu_tutor_games.{NAME}"
PAGE = HOW_TO / "add-a-game.md"
FAULTS = {
    "es": "fault-my_own_code = hay { $found } guijarros, y nadie tiene tantos\n",
    "it": "fault-my_own_code = ci sono { $found } ciottoli, e nessuno ne ha tanti\n",
}


def rename(text):
    """Return the text of a file of the how-to's game with the name of the third game in it."""
    text = text.replace(f"machu_tutor_games.{SAMPLE.name}", PACKAGE)
    text = text.replace(f'name = "{SAMPLE.name}"', f'name = "{NAME}"')
    return text.replace(f"tutor-{SAMPLE.name}", f"tutor-{NAME}")


def added_files():
    """Return the texts of the files that the how-to adds to its sample, by their paths in the game's folder."""
    folder = f"docs/how-to/add-a-game/machu_tutor_games/{SAMPLE.name}/"
    return {
        block.file.removeprefix(folder): rename(block.text)
        for block in blocks(PAGE)
        if block.file.startswith(folder)
    }


def fault(language):
    """Return in a language the sentence about the fault that only the third game has."""
    message = FAULTS.get(language, added_files()["locale/en/faults.ftl"])
    return message.partition(" = ")[2].strip()


def put_into(folder):
    """Write all files of the third game into a folder."""
    game = folder / "machu_tutor_games" / NAME
    shutil.copytree(SAMPLE, game, ignore=shutil.ignore_patterns("__pycache__", "laws.py"))
    for path in game.rglob("*.py"):
        path.write_text(rename(path.read_text(encoding="utf-8")), encoding="utf-8")
    for file, text in added_files().items():
        (game / file).write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        words = game / "locale" / language
        if language != DEFAULT_LANGUAGE:
            shutil.copytree(game / "locale" / DEFAULT_LANGUAGE, words)
            (words / "faults.ftl").write_text(FAULTS[language], encoding="utf-8")
