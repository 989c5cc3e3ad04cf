"""Finished games kept as fixtures: every ending, every number of players, both variants.

A fixture has a record and its final position. The stored record is the one that tests use;
`python -m tests.princes.finished_games` plays the games again from their recipes.
"""

import json
from pathlib import Path
from typing import NamedTuple

from tests.moments import random_moments
from tests.princes.games import start_state
from tests.princes.goals import play_together
from tutor.core.records.files import read_record
from tutor.core.records.record import Record

FOLDER = Path(__file__).parent.parent / "fixtures" / "games"


class Recipe(NamedTuple):
    """What is needed to play a finished game again: its ending, its shape, the seed and the strolls.

    In games that end with a Conquest all players decide at random.
    """

    ending: str
    players: int
    variant: str
    seed: int
    strolls: int = 0

    @property
    def name(self):
        """The name of the fixture's file without its suffix."""
        return f"{self.ending}_{self.players}_{self.variant}"


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe("orders", 2, "first_game", seed=1),
        Recipe("orders", 3, "first_game", seed=2),
        Recipe("orders", 4, "first_game", seed=0),
        Recipe("orders", 5, "standard", seed=0),
        Recipe("deck", 2, "standard", seed=2, strolls=20),
        Recipe("deck", 3, "first_game", seed=2, strolls=20),
        Recipe("deck", 4, "first_game", seed=0, strolls=20),
        Recipe("deck", 5, "first_game", seed=0),
        Recipe("conquest", 2, "standard", seed=5),
        Recipe("conquest", 3, "standard", seed=3),
        Recipe("conquest", 4, "standard", seed=4),
        Recipe("conquest", 5, "first_game", seed=5),
    )
}


def play_recipe(name):
    """Return the record of a game, played again from its recipe."""
    recipe = RECIPES[name]
    start = start_state(recipe.players, recipe.variant, recipe.seed)
    if recipe.ending == "conquest":
        decisions = [moment.decision for moment in random_moments(start, recipe.seed)]
    else:
        decisions = play_together(start, recipe.ending, recipe.seed, recipe.strolls)
    setup = start.game.random_setup(start.players, recipe.variant, recipe.seed)
    return Record(start.game, start, tuple(decisions), setup, title=name)


def kept_game(name):
    """Return the record of a fixture, and the fixture's final position."""
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return read_record(data["record"]), data["final"]


def fixture_text(record):
    """Return the text of a fixture, with each decision on one line."""
    data = record.to_json()
    decisions = ",\n  ".join(json.dumps(each) for each in data.pop("decisions"))
    head = json.dumps(data, ensure_ascii=False)[:-1]
    final = json.dumps(record.play().position(), ensure_ascii=False)
    return f'{{"record": {head}, "decisions": [\n  {decisions}\n ]}},\n "final": {final}}}\n'


def main():
    """Play every game again and write its fixture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        (FOLDER / f"{name}.json").write_text(
            fixture_text(play_recipe(name)), encoding="utf-8", newline="\n"
        )


if __name__ == "__main__":
    main()
