"""Finished games of every kind replay to their stored final position."""

import json

import pytest

from tests.contract.test_declared import assert_events_add_up
from tests.moments import replay
from tests.princes.finished_games import FOLDER, RECIPES, fixture_text, kept_game, play_recipe
from tests.princes.games import PRINCES, SHAPES
from tutor.core.records.files import read_record


@pytest.mark.parametrize("name", RECIPES)
def test_a_finished_game_replays_to_its_end(name):
    """Every decision of a finished game is legal, and leads to the stored final position.

    The events of each decision add up to the change of the position.
    """
    record, final = kept_game(name)
    for moment in replay(record):
        assert moment.decision in moment.before.legal()
        assert_events_add_up("princes", moment)
        end = moment.after
    assert end.position() == final
    assert (end.due, end.legal()) == (None, ())
    assert PRINCES.load(final).position() == final


@pytest.mark.parametrize("name", RECIPES)
def test_a_finished_game_has_the_ending_of_its_name(name):
    """A finished game has the ending, the number of players and the variant that its name says."""
    record, final = kept_game(name)
    recipe = RECIPES[name]
    endings = {"orders": "rescue", "deck": "rescue", "conquest": "conquest"}
    assert final["result"]["ending"] == endings[recipe.ending]
    assert final["result"]["reason"] == {"conquest": "day_9"}.get(recipe.ending, recipe.ending)
    assert len(final["players"]) == recipe.players
    assert record.setup["variant"] == recipe.variant


def test_every_kind_of_game_is_kept():
    """There is a fixture for each ending with each number of players, and for each number in both variants."""
    kinds = {(recipe.ending, recipe.players) for recipe in RECIPES.values()}
    assert kinds == {(e, n) for e in ("orders", "deck", "conquest") for n in (2, 3, 4, 5)}
    assert {(recipe.players, recipe.variant) for recipe in RECIPES.values()} == set(SHAPES)
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RECIPES)


def test_a_stored_game_is_written_as_it_is_read():
    """A fixture that is read and written again has the same text and an equal record."""
    for name in RECIPES:
        text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
        assert fixture_text(kept_game(name)[0]) == text
        assert read_record(json.loads(text)["record"]).to_json() == kept_game(name)[0].to_json()


@pytest.mark.parametrize("name", ["conquest_4_standard", "orders_4_first_game"])
def test_a_recipe_gives_the_stored_game(name):
    """Playing a recipe again gives the stored game, because all players decide the same from the same seed."""
    assert play_recipe(name).to_json() == kept_game(name)[0].to_json()
