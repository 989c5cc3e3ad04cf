"""A third game in a folder outside the tree: rules, words and faults of its own, panels for the page.

It is the how-to's game under another name, with what only a game that comes whole has.
"""

import shutil

from tests.contract.games.shelf import HOW_TO
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

(SAMPLE,) = (HOW_TO / "machu_tutor_games").iterdir()
NAME = "pebbles"
PACKAGE = f"machu_tutor_games.{NAME}"
FAULTS = {
    "en": "there are { $found } pebbles, and nobody has so many",
    "es": "hay { $found } guijarros, y nadie tiene tantos",
    "it": "ci sono { $found } ciottoli, e nessuno ne ha tanti",
}
PAGE = "game-name = Pebbles\nvariant-standard = the usual game\n"
STYLE = ".tutor-pebbles { letter-spacing: 0.1em; }"

KIT = f'''"""What the game brings."""

from tutor.core.base.kit import GameKit

KIT = GameKit(
    game="{PACKAGE}:GAME",
    words="tutor.core.words.plain:PlainWords",
    panels="{PACKAGE}.panels:PANELS",
)
'''

PANELS = '''"""What the page shows of the game."""

from tutor.core.drawing.scene import Scene
from widgets.shared.markup import Markup, element, player_mark


class Panels:
    """A heap, and the words of the game."""

    def scene(self, showing):
        return Scene(100, 100, "Pebbles", "A heap.", ())

    small_scene = scene

    def stocks(self, showing):
        return element("p", " ".join(showing.game.position(showing.position)), of="tutor-pebbles")

    def mark(self, showing, player):
        return player_mark(showing.state.players, player, showing.theme)

    def good(self, name, theme):
        return Markup("")

    def legend(self, showing):
        return Markup("")

    def deciding(self, showing):
        return element("p", showing.game.due(showing.state.due, showing.state))

    def tried(self, showing, thing):
        return None

    def explained(self, showing, thing):
        return []


PANELS = Panels()
'''


def put_into(folder):
    """Write the game's folder."""
    game = folder / "machu_tutor_games" / NAME
    shutil.copytree(SAMPLE, game, ignore=shutil.ignore_patterns("__pycache__", "laws.py"))
    for path in game.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace(f"machu_tutor_games.{SAMPLE.name}", PACKAGE)
        text = text.replace(f'name = "{SAMPLE.name}"', f'name = "{NAME}"')
        path.write_text(text, encoding="utf-8")
    (game / "kit.py").write_text(KIT, encoding="utf-8")
    (game / "panels.py").write_text(PANELS, encoding="utf-8")
    (game / "panels.css").write_text(STYLE, encoding="utf-8")
    for language in LANGUAGES:
        sentence = FAULTS.get(language, FAULTS[DEFAULT_LANGUAGE])
        words = game / "locale" / language
        if not words.exists():
            shutil.copytree(SAMPLE / "locale" / "en", words)
        (words / "faults.ftl").write_text(f"fault-my_own_code = {sentence}\n", encoding="utf-8")
        (words / "page.ftl").write_text(PAGE, encoding="utf-8")
