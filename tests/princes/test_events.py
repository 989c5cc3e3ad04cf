"""Events explain every change: added up they give the new position, and each is as declared."""

import json
from collections import Counter
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.princes.adding_up import MEANINGS, added
from tests.princes.games import SHAPES, random_game, replayed, vector_moments, vector_records
from tutor.core.base.events import view_of
from tutor.core.records.schema import part
from tutor.princes.schema import schema
from tutor.princes.spec import SPEC

seeds = st.integers(0, 2**32)


@cache
def validator(name=None):
    """Checks JSON by the whole schema, or by a part of it."""
    return Draft202012Validator(schema() if name is None else part(schema(), name))


def in_any_order(position):
    """A position without what is due, its hands and Moon tiles in one order."""
    bare = {key: value for key, value in position.items() if key != "pending"}
    bare["moon_tiles"] = sorted(bare["moon_tiles"])
    bare["players"] = [
        player | {"cards": sorted(player["cards"]), "moon_tiles": sorted(player["moon_tiles"])}
        for player in bare["players"]
    ]
    return bare


def assert_events_add_up(moment):
    events = [event.to_json() for event in moment.events]
    expected = in_any_order(moment.after.position())
    assert in_any_order(added(moment.before.position(), events)) == expected


def assert_as_declared(event):
    kind = SPEC.events[event.type]
    assert set(event.data) == set(kind.fields)
    assert event.rule in kind.rules
    assert event.secret == kind.secret
    assert (event.seen_by is not None) == bool(kind.secret)


@settings(max_examples=30, deadline=None)
@given(seed=seeds, shape=st.sampled_from(SHAPES))
def test_the_events_of_every_decision_add_up(seed, shape):
    """In any game the events of a decision, added to the position before it, give the one after."""
    for moment in random_game(*shape, seed):
        assert_events_add_up(moment)
        for event in moment.events:
            assert_as_declared(event)


def test_the_events_of_the_vectors_add_up():
    """So they do in the quick start, in every worked example and near every ending."""
    for moment in vector_moments():
        assert_events_add_up(moment)
        for event in moment.events:
            assert_as_declared(event)


def test_players_act_in_the_order_that_was_told():
    """Whoever was named to produce or sacrifice does or declines so, in that order."""
    acts = ("produced", "not_produced", "sacrificed", "offered", "declined")
    seen = Counter()
    for record in vector_records():
        order, acted = [], []
        for event in (event for moment in replayed(record) for event in moment.events):
            if event.type == "all_may_act":
                order, acted = event.data["players"], []
            elif event.type == "turn_began":
                order = []
            elif order and event.type in acts and event.data["player"] not in acted[-1:]:
                acted.append(event.data["player"])
                assert acted == order[: len(acted)]
                seen[len(acted) == len(order)] += 1
    assert seen[True] > 100


def test_every_event_type_has_a_meaning_that_can_be_added():
    """The adding up knows exactly the declared event types."""
    assert set(MEANINGS) == set(SPEC.events)


def test_events_are_valid_by_the_schema():
    """Every event, written as JSON, whole or as another player may see it, is valid by the schema."""
    moments = [moment for shape in SHAPES for moment in random_game(*shape, seed=7)]
    shown = {
        json.dumps(event.to_json())
        for moment in moments + vector_moments()[::2]
        for name in moment.before.players[:2]
        for event in (*moment.events, *view_of(moment.events, name))
    }
    for event in map(json.loads, sorted(shown)):
        validator(f"event.{event['type']}").validate(event)


def test_the_schema_refuses_what_is_no_event():
    """A field too many or too few, another rule, or another kind of value is not valid."""
    good = {"type": "inca_sent", "rule": "clock.send", "player": "Bert", "district": "llama_meadow"}
    assert validator("event").is_valid(good)
    for bad in (
        good | {"more": 1},
        {key: value for key, value in good.items() if key != "district"},
        good | {"rule": "clock.reward"},
        good | {"district": "llama"},
        good | {"player": 1},
        good | {"type": "inca_went"},
        good | {"seen_by": ["Bert"]},
    ):
        assert not validator("event").is_valid(bad)


def test_declared_rules_and_kinds_exist():
    """Events declare existing rules, known kinds of fields and secrets among their fields."""
    for kind in SPEC.events.values():
        assert set(kind.rules) <= set(SPEC.rules)
        assert {held for held in kind.fields.values() if isinstance(held, str)} <= set(SPEC.kinds)
        assert set(kind.secret) <= set(kind.fields)
        assert kind.meaning.endswith(".")


def test_only_faces_of_cards_are_secret():
    """The two events that show cards show them to one player; the others learn how many."""
    secret = {name: kind.secret for name, kind in SPEC.events.items() if kind.secret}
    assert secret == {"cards_drawn": ("cards",), "cards_returned": ("cards",)}
    seen = Counter()
    for moment in vector_moments():
        for event in moment.events:
            if event.secret:
                seen[event.type] += 1
                assert event.seen_by == (event.data["player"],)
                (stranger, *_) = [p for p in moment.before.players if p not in event.seen_by]
                (shown,) = view_of([event], stranger)
                assert set(shown.data) == {"player", "count"}
                assert view_of([event], event.seen_by[0]) == (event,)
    assert set(seen) == set(secret)


def test_changing_what_an_event_holds_changes_nothing_else():
    """Events own their goods and lists: the same record tells the same story ever after."""

    def told(record):
        return json.dumps([[event.to_json() for event in events] for _, events in record.states()])

    for record in vector_records()[::7]:
        before = told(record)
        for _, events in record.states():
            for event in events:
                for value in event.data.values():
                    if isinstance(value, dict | list):
                        value.clear()
        assert told(record) == before


def test_what_the_game_writes_is_valid_by_the_schema():
    """Records, decisions, positions and views are valid, in every position of pending."""
    whole = validator()
    whole.check_schema(schema())
    for record in vector_records()[::4]:
        whole.validate(record.to_json())
    seen = Counter()
    for moment in vector_moments():
        due = moment.after.due
        shape = (len(moment.after.players), due and due.type)
        seen[shape] += 1
        if seen[shape] <= 2:
            validator("position").validate(moment.after.position())
            validator("view").validate(moment.after.view(moment.after.players[-1]))
    assert {due for _, due in seen} == {None, *schema()["$defs"]["due"]["enum"]}
