"""Where the pieces of the Princes go, to the very spot."""

from itertools import count

from tutor.core.base.game import find_game
from tutor.core.drawing.motion import BANK, MOTION
from tutor.core.records.line import play_line
from tutor.core.records.random_play import random_record

GAMES = 3


def beats_of(kinds):
    """The beats of every event of some types in a few games, each with the views around it."""
    motion = MOTION.of("princes")
    for seed in range(GAMES):
        line = play_line(random_record(find_game("princes"), 3, "standard", seed))
        for before, after, ply in zip(line.states, line.states[1:], count(1), strict=False):
            for event in line.happened(ply):
                if event.type in kinds:
                    views = before.public_view(), after.public_view()
                    yield event, motion(event, before, after), *views


def test_a_good_comes_to_the_space_of_its_price_and_leaves_the_last_one_filled():
    """Not to the middle of its column, which is another space (`market.sell`, `market.buy`)."""
    seen = set()
    for event, beat, before, after in beats_of({"good_sold", "good_bought"}):
        good = event.data["good"]
        filled = after["market"][good] if event.type == "good_sold" else before["market"][good]
        [move] = [each for each in beat.movements if each.thing == good]
        end = move.places[-1] if event.type == "good_sold" else move.places[0]
        assert end == (BANK if event.data["bank"] else f"space-{good}-{filled - 1}")
        assert move.part_of == f"market-{good}"
        seen.add((event.type, end == BANK))
    assert {("good_sold", False), ("good_bought", False)} <= seen


def test_the_sun_goes_to_whoever_takes_it_and_begins_the_next_day():
    """From today's sun to the note of its owner, and from there to who begins."""
    ways = {event.type: beat for event, beat, *_ in beats_of({"sun_tile_taken", "day_began"})}
    [taken] = ways["sun_tile_taken"].movements
    assert taken.places[0].startswith("day-")
    assert taken.places[-1] == "sun-tile"
    begun = ways["day_began"].movements[-1]
    assert (begun.thing, *begun.places) == ("sun", "sun-tile", "start-player")
