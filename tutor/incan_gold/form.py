"""The form of positions: the entries that a user sets, their groups, and the computed entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tutor.core.base.editing.form import NAMES, Pool, Question, Spot
from tutor.core.base.game import Game
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.asking import Entry, Number
from tutor.core.base.shapes.setup import LARGEST_SEED
from tutor.core.base.shapes.values import Reading
from tutor.incan_gold.components import CHOOSE, STANDARD, Components
from tutor.incan_gold.game import IncanGold
from tutor.incan_gold.position import POSITION

PATH: Final = (Spot("path"), Spot("left_on_path"))
CARDS: Final = (Spot("deck"), Spot("removed"), Spot("lost_artifacts"))
SPOTS: Final = {
    "path": PATH,
    "left": PATH,
    "next": (Spot("deck"),),
    "deck": CARDS,
    "gone": CARDS,
    "hazard": (Spot("path"), Spot("removed"), Spot("deck")),
    "hazards": (Spot("path"), Spot("removed"), Spot("deck")),
    "temples": (Spot("round"),),
    "temple": (Spot("round"), Spot("players-artifacts"), Spot("lost_artifacts")),
    "explorer": (Spot("inside"), Spot("chosen"), Spot("players-beside")),
    "player": (Spot("players-tent"), Spot("players-beside"), Spot("players-artifacts")),
    "camp": (Spot("players-tent"), Spot("players-beside"), Spot("players-artifacts")),
}
"""The entries that a click on a thing of the board opens, by the kind of thing."""


class Form:
    """The form of the game's positions; see `tutor.core.base.editing.form.PositionForm`."""

    shape = POSITION
    groups: Final = {
        "turn": ("variant", "round", "inside", "chosen", "result"),
        "board": ("path", "left_on_path"),
        "decks": ("deck", "removed", "lost_artifacts", "pending"),
    }
    short: Final = (
        Question(NAMES, "names", (Spot("players-name"),)),
        Question("when", "rows", (Spot("round"), Spot("variant")), follows=("deck",)),
        Question("inside", "rows", (Spot("inside"),)),
        Question("held", "lines", (Spot("players-tent"), Spot("players-beside"))),
        Question("way", "rows", PATH),
    )
    naming: Final = frozenset({"name", "player", "leader", "inside", "chosen", "winners"})

    def figures(self, game: Game) -> Components:
        """Return the cards and figures of the game."""
        assert isinstance(game, IncanGold)
        return game.components

    def pools(self, game: Game) -> tuple[Pool, ...]:
        """Return the pool of all cards, with the places where a card can be."""
        places = (
            ("deck",),
            ("path",),
            ("removed",),
            ("lost_artifacts",),
            ("players", "artifacts"),
        )
        return (Pool(self.figures(game).cards, places),)

    def empty(self, game: Game, names: Sequence[str]) -> JSONObject:
        """Return the position before the first card of the first round; all players are inside."""
        figures = self.figures(game)
        return {
            **POSITION.head,
            "variant": STANDARD,
            "round": 1,
            "leader": names[0],
            "path": [],
            "left_on_path": 0,
            "inside": list(names),
            "chosen": {},
            "players": [{"name": name, "tent": 0, "beside": 0, "artifacts": []} for name in names],
            "deck": [*figures.quest, figures.artifacts[0]],
            "removed": [],
            "lost_artifacts": [],
            "artifacts_taken": 0,
            "pending": {"type": CHOOSE, "player": names[0], "seed": 0, "decks": None},
            "result": None,
        }

    def due(self, context: Reading) -> Iterator[Entry]:
        """Yield the entry for the seed of the later rounds.

        Yield nothing if the position has the decks of the later rounds.
        """
        pending = context.data(("pending",))
        if pending is not None and pending["decks"] is None:
            yield Entry(("pending", "seed"), Number(0, LARGEST_SEED))

    def follow(self, game: Game, position: JSONObject) -> None:
        """Compute the entries that follow from other entries.

        These are the leader, the order of the players inside, the number of taken artifacts, and
        the player who is due.
        """
        names = [player["name"] for player in position["players"]]
        first = (position["round"] - 1) % len(names)
        order = names[first:] + names[:first]
        position["leader"] = order[0]
        inside = position["inside"] = [name for name in order if name in position["inside"]]
        chosen = {name: position["chosen"].get(name) for name in order}
        position["chosen"] = {name: choice for name, choice in chosen.items() if choice}
        position["artifacts_taken"] = sum(len(each["artifacts"]) for each in position["players"])
        pending = position["pending"] or {"seed": 0, "decks": None}
        waiting = [name for name in inside if name not in position["chosen"]] or inside
        position["pending"] = {**pending, "type": CHOOSE, "player": waiting[0]} if waiting else None

    def settle(self, game: Game, position: JSONObject, question: str) -> None:
        """Correct the artifacts in the deck if `question` is the question about the round.

        Missing artifacts go into the deck, and artifacts of later rounds go out of it.
        """
        if question == "when":
            artifacts = self.figures(game).artifacts
            own = [each["card"] for player in position["players"] for each in player["artifacts"]]
            placed = {*own, *position["path"], *position["lost_artifacts"]}
            found = artifacts[: position["round"]] if position["variant"] == STANDARD else ()
            deck = [card for card in position["deck"] if card not in artifacts or card in found]
            missing = [card for card in found if card not in placed and card not in deck]
            position["deck"] = [*deck, *missing]

    def spots(self, thing: str) -> tuple[Spot, ...]:
        """Return the entries of the form that a click on a thing of the board opens.

        The result is empty if the click opens no entry.
        """
        return SPOTS.get(thing.partition("-")[0], ())


FORM: Final = Form()
