"""Motion on the board, in every game that has it, moves real things between real places, and hides secrets."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.declared import declarations
from tests.sources import GAMES
from tutor.core.base.events import view_of
from tutor.core.base.game import ONLOOKER
from tutor.core.base.kit import kit_of
from tutor.core.drawing.motion import STILL, Beat, is_anchor, row
from tutor.core.drawing.scene import Group, Use, extent, places
from tutor.core.words.text import text_for

every_moving_game = pytest.mark.parametrize("name", [g for g in GAMES if kit_of(g).has("motion")])


def symbols_in(shapes):
    """Yield the names of all symbols in some shapes."""
    for shape in shapes:
        if isinstance(shape, Use):
            yield shape.symbol.name
            yield from symbols_in(shape.symbol.shapes)
        elif isinstance(shape, Group):
            yield from symbols_in(shape.shapes)


def scene(name, state):
    """Return the board as an onlooker sees it."""
    return kit_of(name).board(state, text_for(name))


def pieces(drawn):
    """Return all pieces that come and go on the board, as they are painted."""
    return {group.id: group.shapes for group in drawn.groups() if group.role == "piece"}


def beats(name, moment):
    """Return the motion of each event of a moment."""
    motion = kit_of(name).motion
    return [(event, motion(event, moment.before, moment.after)) for event in moment.events]


def assert_on_the_board(name, moment):
    """Assert that all names of an event's motion are in the scene before or after, or belong to the page."""
    scenes = [scene(name, state) for state in (moment.before, moment.after)]
    boxes = places(scenes[0]) | places(scenes[1])
    gates = scenes[0].gates.keys()
    pictures = {
        each for drawn in scenes for layer in drawn.layers for each in symbols_in(layer.groups)
    }
    pictures |= {each for drawn in scenes for each in drawn.pictures}
    rows = {row(player) for player in moment.before.players}
    for event, beat in beats(name, moment):
        assert isinstance(beat, Beat)
        for move in beat.movements:
            for side in (move.thing, move.back or move.thing):
                assert side in boxes.keys() | pictures, (event.type, move)
            assert len(move.places) >= 2, (event.type, move)
            for place in move.places:
                assert place in boxes or place in gates or is_anchor(place), (event.type, move)
                assert not place.startswith("row:") or place in rows, (event.type, move)
        for thing in beat.lit:
            assert thing in boxes, (event.type, thing)
    assert_no_piece_is_forgotten(name, moment, *map(pieces, scenes))


def assert_no_piece_is_forgotten(name, moment, before, after):
    """Assert that the motion names each piece that comes or goes, and that no change is without motion."""
    seen = [beat for _, beat in beats(name, moment) if beat != STILL]
    named = {thing for beat in seen for thing in beat.lit}
    named |= {
        each for beat in seen for move in beat.movements for each in (move.thing, *move.places)
    }
    if moment.after.due is not None:
        assert before.keys() ^ after.keys() <= named, [event.type for event in moment.events]
    if before != after:
        assert seen, [event.type for event in moment.events]


@cache
def declared_beats(name):
    """Return each declared moment with its events and their motion."""
    return [(moment, beats(name, moment)) for moment in declarations(name).moments()]


@cache
def seen_types(name):
    """Return the types of events with visible motion, and all types that occur."""
    listed = [(event.type, beat) for _, found in declared_beats(name) for event, beat in found]
    return {kind for kind, beat in listed if beat != STILL}, {kind for kind, _ in listed}


@every_moving_game
@settings(max_examples=1, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_moving_things_and_their_places_are_on_the_board(name, data, seed):
    """In a random game the board has every thing, place and light that the motion of an event names."""
    shape = data.draw(st.sampled_from(declarations(name).SHAPES))
    for moment in declarations(name).random_game(*shape, seed):
        assert_on_the_board(name, moment)


@pytest.mark.endurance
@every_moving_game
def test_this_holds_near_every_ending(name):
    """The motion's names are on the board also in worked examples and in rare situations."""
    for moment in list(declarations(name).moments())[::9]:
        assert_on_the_board(name, moment)


@every_moving_game
def test_every_type_of_event_is_visible_or_listed_as_still(name):
    """Every declared type of event has visible motion, unless the game lists it as still."""
    seen, _ = seen_types(name)
    still = kit_of(name).motion.still
    assert not seen & still
    assert seen | still == set(declarations(name).SPEC.events)


@every_moving_game
def test_only_the_final_score_takes_time_of_its_own(name):
    """The final score alone counts up line by line, at every ending."""
    endings = 0
    for moment, found in declared_beats(name):
        counted = [event.rule for event, beat in found if beat.counts]
        is_over = moment.after.due is None
        assert bool(counted) == is_over, [event.type for event in moment.events]
        endings += is_over
    assert endings


@every_moving_game
def test_motion_shows_nothing_hidden(name):
    """For a player who may not see a card, the motion is the same with the card's back."""
    motion, hidden, backs = kit_of(name).motion, 0, set()
    for moment, found in declared_beats(name):
        shown = view_of(moment.events, ONLOOKER)
        for (event, whole), known in zip(found, shown, strict=True):
            if event == known:
                continue
            hidden += 1
            part = motion(known, moment.before, moment.after)
            assert replace(whole, movements=()) == replace(part, movements=())
            for open_one, seen in zip(whole.movements, part.movements, strict=True):
                turned = replace(open_one, thing=open_one.back, back="")
                assert seen in (open_one, turned), event.type
                if seen != open_one:
                    backs.add(seen.thing)
    assert hidden
    assert len(backs) <= 1


@every_moving_game
def test_a_place_is_the_box_around_its_paint(name):
    """Every group that paints something has a place, the box around its shapes."""
    moment = next(iter(declarations(name).moments()))
    drawn = scene(name, moment.after)
    found = places(drawn)
    for group in drawn.groups():
        if list(symbols_in(group.shapes)) and group.id != "trail":
            assert found[group.id] == extent(group)
