"""The events of a decision add up to the new position, and each event is as declared."""

from collections import Counter
from functools import cache

import pytest
from jsonschema import Draft202012Validator

from tests.moments import replay
from tests.princes.games import vector_moments, vector_records
from tutor.core.base.events import view_of
from tutor.core.records.lines import open_lesson, play_line
from tutor.core.records.schema import part
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.schema import schema
from tutor.princes.spec import SPEC


@cache
def validator(name=None):
    """Return a validator for the schema of the events, or for the named part of the schema."""
    return Draft202012Validator(schema() if name is None else part(schema(), name))


def test_players_act_in_the_listed_order():
    """Each player whom an event lists acts or declines, in the listed order."""
    acts = ("produced", "not_produced", "sacrificed", "offered", "declined")
    seen = Counter()
    for record in vector_records():
        order, acted = [], []
        for event in (event for moment in replay(record) for event in moment.events):
            if event.type == "all_may_act":
                order, acted = event.data["players"], []
            elif event.type == "turn_began":
                order = []
            elif order and event.type in acts and event.data["player"] not in acted[-1:]:
                acted.append(event.data["player"])
                assert acted == order[: len(acted)]
                seen[len(acted) == len(order)] += 1
    assert seen[True] > 100


def test_the_schema_refuses_other_objects():
    """An event with a missing or additional field, another rule or another type of value is not valid."""
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


def test_only_faces_of_cards_are_secret():
    """The events of drawn and returned cards show the cards to one player, and only their number to others."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stone_opens_a_temple_without_promising_a_sacrifice(language):
    """If no player can sacrifice after taking stones, the following event says so in the word for sacrifice.

    The event of the stones itself does not speak of a sacrifice.
    """
    words, seen = text_for("princes", language), Counter()
    for events in play_line(open_lesson("quick_start")).events:
        told = {event.type: words.event(event).casefold() for event in events}
        stones, unable = told.get("stones_taken", ""), told.get("nothing_possible", "")
        assert "sacrif" not in stones
        seen[bool(stones and "sacrif" in unable)] += 1
    assert seen[True]
