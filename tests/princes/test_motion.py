"""The motion of the pieces of the Princes leads to their exact places."""

from itertools import count

from tutor.core.base.game import find_game
from tutor.core.base.kit import kit_of
from tutor.core.drawing.motion import BANK
from tutor.core.records.lines import play_line
from tutor.core.records.record import random_record
from tutor.princes.identifiers import CORN

GAMES = 3


def beats_of(kinds):
    """Yield each event of some types in a few games, with its motion and the public views before and after."""
    motion = kit_of("princes").motion
    for seed in range(GAMES):
        line = play_line(random_record(find_game("princes"), 3, "standard", seed))
        for before, after, ply in zip(line.states, line.states[1:], count(1), strict=False):
            for event in line.events_at(ply):
                if event.type in kinds:
                    views = before.public_view(), after.public_view()
                    yield event, motion(event, before, after), *views


def test_a_good_goes_to_the_space_of_its_price_and_leaves_the_last_one():
    """The motion of a sold or bought good leads to or from the space of its price (`market.sell`, `market.buy`)."""
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


def test_the_sun_tile_goes_to_its_taker_and_begins_the_next_day():
    """The Sun tile moves to its taker; the next morning a sun moves from it to the start player."""
    ways = {event.type: beat for event, beat, *_ in beats_of({"sun_tile_taken", "day_began"})}
    [taken] = ways["sun_tile_taken"].movements
    assert taken.places[0] == "sun-tile"
    assert taken.places[-1].startswith("row:")
    begun = ways["day_began"].movements[-1]
    assert (begun.thing, *begun.places) == ("sun", "sun-tile", "start-player")


def test_new_goods_of_the_night_come_in_their_number():
    """A unit of corn that the night brings moves as three pieces."""
    beats = [beat for _, beat, *_ in beats_of({"restocked"})]
    corn = [sum(move.thing == CORN for move in beat.movements) for beat in beats]
    assert set(corn) <= {0, 3}
    assert 3 in corn


def test_all_sentences_of_the_night_can_be_read():
    """The sentences of the night wait until they can be read, but not all sentences of the day do."""
    kinds = {"moon_tile_paid", "moon_tiles_returned", "restocked", "day_began"}
    nights = [(event.rule, beat.reads) for event, beat, *_ in beats_of(kinds)]
    assert all(reads for rule, reads in nights if not rule.startswith("last."))
    assert not all(beat.reads for _, beat, *_ in beats_of({"prince_moved"}))


def test_goods_between_market_and_bank_avoid_the_text():
    """The motion of a good between the market and the bank turns at a point beside the text."""
    for event, beat, *_ in beats_of({"market_adjusted"}):
        [move] = beat.movements
        assert len(move.places) == 3
        assert move.places[1].startswith(f"beside-{event.data['good']}-")


def test_the_way_of_a_prince_is_known_before_it_goes():
    """The motion of every legal move is known before the player makes it.

    The Prince walks to a district next door and rides on a llama to any other.
    """
    motion, manners = kit_of("princes").motion, set()
    for state in play_line(random_record(find_game("princes"), 3, "standard", 1)).states[:-1:5]:
        ways = motion.ways(state, state.legal())
        for decision in state.legal():
            after, events = state.explain(decision)
            gone = [event for event in events if event.type == "prince_moved"]
            way = [ways[decision]] if decision in ways else []
            assert way == [motion(event, state, after).movements[0] for event in gone]
            manners |= {movement.manner for movement in way}
    assert manners == {"walk", "ride"}
