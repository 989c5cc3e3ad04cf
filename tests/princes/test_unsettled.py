"""At night Moon tiles stay with their owner until they are settled: on the board, in stocks, in words."""

import pytest

from tests.princes.games import random_game, vector_moments
from tutor.core.drawing.motion import row
from tutor.core.lessons.files import open_course
from tutor.core.words.text import Text, text_for
from tutor.princes.board import holdings
from tutor.princes.compare import figures, table
from tutor.princes.components_file import printed_components
from tutor.princes.identifiers import MOON_TILES, STEP_TILES
from tutor.princes.motion import MOTION
from tutor.princes.scene import board_scene
from tutor.princes.things import MOON, as_they_lie, thing, unsettled_tiles

WORDS, PLAIN = text_for("princes", "en"), Text("en", ("tutor.core", "tutor.princes"))
PRINTED = printed_components()
EXAMPLE = [state.position() for state in open_course("quick_start").line.states]
BERT, GINA = EXAMPLE[32], EXAMPLE[33]


def returned_and_unpaid(before, events, day):
    """Return the owners of the returned Moon tiles that are neither paid nor given up, by tile.

    The owners come from the events alone.
    """
    held = dict(before)
    for event in events:
        data = event.data
        if event.type == "moon_tile_taken":
            held[data["tile"]] = data["player"]
        elif event.type == "moon_tile_paid" and day != PRINTED.last_day:
            held.pop(data["tile"], None)
        elif event.type == "moon_tile_unpaid" and day != PRINTED.last_day:
            for tile in data["tiles"]:
                held.pop(tile, None)
        elif event.type == "scout_advanced" and event.rule == "night.moon":
            for tile in STEP_TILES:
                if held.get(tile) == data["player"]:
                    del held[tile]
    return held


def drawn_with(position):
    """Return a dict of each Moon tile that the board draws beside a player, with the player."""
    names = [player["name"] for player in position["players"]]
    scene = board_scene(position, components=PRINTED, text=PLAIN)
    label = {tile: scene.find(thing(MOON, tile)).label for tile in MOON_TILES}
    found = {
        tile: [name for name in names if words.endswith(name)] for tile, words in label.items()
    }
    return {tile: owner[0] for tile, owner in found.items() if owner}


def moments_of_nights():
    """Return lists of moments: those of the example and those of whole games."""
    yield vector_moments()[: len(EXAMPLE) - 1]
    yield from (random_game(count, "standard", seed) for count, seed in ((2, 5), (3, 7), (4, 9)))


def test_the_board_shows_a_players_tiles_until_they_are_settled():
    """At each moment of a night the board shows each unsettled Moon tile with its owner, as the events say.

    This holds in the example and in whole games.
    """
    seen = 0
    for moments in moments_of_nights():
        held = {}
        for moment in moments:
            position = moment.after.position()
            day = moment.before.position()["day"]
            held = returned_and_unpaid(held, moment.events, day)
            assert drawn_with(position) == held, moment.decision
            seen += bool(unsettled_tiles(position, PRINTED))
    assert seen > 20


def test_words_agree_with_the_picture():
    """The words of the board, of a tapped thing and of the printed table agree with the drawn Moon tiles."""
    told = "\n".join(each for part in WORDS.position_parts(BERT) for each in part.sentences)
    assert "Bert holds the 3-steps tile and the cloth tile" in told
    for due in unsettled_tiles(BERT, PRINTED):
        assert "Bert is about to settle" in WORDS.thing(BERT, f"moon-{due}")[0]
    assert "Gina has taken" in WORDS.thing(BERT, "moon-llama")[0]
    tiles = [row[-2] for row in holdings(GINA, WORDS).rows]
    assert tiles == ["", "", "llama tile, pottery tile"]


def test_two_moments_of_a_night_are_compared_by_their_tiles():
    """The comparison of two moments of a night has the same Moon tiles as the boards of the two moments."""
    night = open_course("quick_start").line.states[32]
    assert figures(night, None)["Bert"]["moon_tiles"] == unsettled_tiles(BERT, PRINTED)
    assert not set(unsettled_tiles(BERT, PRINTED)) & set(table(night)["tiles_left"])


@pytest.mark.parametrize("ply", [32, 33, 34])
def test_tiles_return_with_their_event(ply):
    """Moon tiles move from the player's row to their places only with the event that returns them.

    Unsettled tiles move with this event too.
    """
    moment = vector_moments()[ply - 1]
    before, after, events = moment.before, moment.after, moment.events
    returned = [
        (thing(MOON, tile), row(event.data["player"]), thing(MOON, tile))
        for event in events
        if event.type == "moon_tiles_returned"
        for tile in event.data["tiles"]
    ]
    moves = [move for event in events for move in MOTION(event, before, after).movements]
    come = [(each.thing, *each.places) for each in moves if each.places[-1].startswith(f"{MOON}-")]
    assert come == returned


def test_positions_do_not_change():
    """The function that lays unsettled Moon tiles with their owners leaves the given position unchanged.

    By day it returns the position itself.
    """
    written = dict(BERT)
    lying = as_they_lie(BERT, PRINTED)
    assert lying is not BERT
    assert as_they_lie(lying, PRINTED) is lying
    assert unsettled_tiles(lying, PRINTED) == unsettled_tiles(BERT, PRINTED)
    assert written == BERT
    assert as_they_lie(EXAMPLE[20], PRINTED) is EXAMPLE[20]
