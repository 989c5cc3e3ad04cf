"""Events explain every change: added up they give the new position, and each is as declared."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.incan_gold.adding_up import MEANINGS, added
from tests.incan_gold.games import SHAPES, all_moments, random_game, vectors
from tutor.core.base.events import view_of
from tutor.core.records.record import Record, read_record
from tutor.core.records.schema import part
from tutor.core.words.text import text_for
from tutor.incan_gold.schema import schema
from tutor.incan_gold.spec import SPEC


def bare(position):
    """A position without what is due."""
    return {key: value for key, value in position.items() if key != "pending"}


def assert_events_add_up(moment):
    events = [event.to_json() for event in moment.events]
    assert bare(added(moment.before.position(), events)) == bare(moment.after.position())


def assert_as_declared(event):
    kind = SPEC.events[event.type]
    assert set(event.data) == set(kind.fields)
    assert event.rule in kind.rules
    assert event.secret == kind.secret
    assert (event.seen_by is not None) == bool(kind.secret)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), shape=st.sampled_from(SHAPES))
def test_the_events_of_every_decision_add_up(seed, shape):
    """In any game the events of a decision, added to the position before it, give the one after."""
    for moment in random_game(*shape, seed):
        assert_events_add_up(moment)
        for event in moment.events:
            assert_as_declared(event)


def test_the_events_of_vectors_and_seldom_situations_add_up():
    """So they do in the vectors, with an empty deck, and with ties."""
    for moment in all_moments():
        assert_events_add_up(moment)
        for event in moment.events:
            assert_as_declared(event)


def test_every_event_type_has_a_meaning_that_can_be_added():
    """The adding up knows exactly the declared event types."""
    assert set(MEANINGS) == set(SPEC.events)


def test_every_event_is_produced_with_every_rule_it_declares():
    """No event type and no rule of one is declared in vain."""
    declared = {(name, rule) for name, kind in SPEC.events.items() for rule in kind.rules}
    produced = {(event.type, event.rule) for moment in all_moments() for event in moment.events}
    assert produced == declared


def test_every_way_a_round_ends_is_produced():
    """In flight, with nobody left inside, and with an empty deck."""
    ended = [e for m in all_moments() for e in m.events if e.type == "round_ended"]
    assert {event.data["reason"] for event in ended} == set(
        SPEC.events["round_ended"].fields["reason"]
    )


def test_every_rule_is_cited_or_said_why_not():
    """Events and refusals together cite every rule, but for those listed with a reason."""
    tables = (*SPEC.events.values(), *SPEC.refusals.values())
    cited = {rule for kind in tables for rule in kind.rules}
    assert set(SPEC.rules) - cited == set(SPEC.never_cited)
    assert cited <= set(SPEC.rules)
    assert all(reason.endswith(".") for reason in SPEC.never_cited.values())


def test_the_beginning_cites_the_rules_of_setting_up():
    """What everybody begins with is told with its rules; no event could, for nothing happened yet."""
    words = text_for("incan_gold")
    told = {told.rule for moment in all_moments() for told in words.setup(moment.before.position())}
    assert {rule for rule in set(SPEC.rules) if rule.startswith("setup.")} <= told


def test_events_are_valid_by_the_schema():
    """Every event, written as JSON, whole or as another player may see it, is valid by the schema."""
    check = Draft202012Validator(part(schema(), "event"))
    shown = {
        json.dumps(event.to_json())
        for moment in all_moments()[::3]
        for name in moment.before.players[:2]
        for event in (*moment.events, *view_of(moment.events, name))
    }
    for event in map(json.loads, sorted(shown)):
        check.validate(event)
    good = {"type": "left", "rule": "leave.safe", "player": "Ana", "treasure": 3}
    assert check.is_valid(good)
    for bad in ({"more": 1}, {"rule": "leave.first"}, {"treasure": "3"}, {"type": "gone"}):
        assert not check.is_valid(good | bad)


def test_what_the_game_writes_is_valid_by_the_schema():
    """Records are valid, with a seed or from a position; positions and views at every moment."""
    Draft202012Validator.check_schema(schema())
    whole = Draft202012Validator(schema())
    for vector in vectors()[:4]:
        record = read_record(vector["record"])
        whole.validate(record.to_json())
        whole.validate(Record(record.game, record.play(7), record.decisions[7:]).to_json())
    position, view = (
        Draft202012Validator(part(schema(), "position")),
        Draft202012Validator(part(schema(), "view")),
    )
    for moment in all_moments()[::7]:
        position.validate(moment.after.position())
        view.validate(moment.after.view(moment.after.players[-1]))


def test_declared_rules_and_kinds_exist():
    """Events declare existing rules, known kinds of fields and secrets among their fields."""
    for kind in SPEC.events.values():
        assert set(kind.rules) <= set(SPEC.rules)
        assert {held for held in kind.fields.values() if isinstance(held, str)} <= set(SPEC.kinds)
        assert set(kind.secret) <= set(kind.fields)
        assert kind.meaning.endswith(".")
        assert all(SPEC.in_words(held) for held in kind.fields.values())


def test_changing_what_an_event_holds_changes_nothing_else():
    """Events own their lists: the same decision tells the same story ever after."""
    for moment in all_moments()[::11]:
        before = json.dumps([event.to_json() for event in moment.events])
        _, events = moment.before.explain(moment.decision)
        for event in events:
            for value in event.data.values():
                if isinstance(value, list):
                    value.clear()
        _, again = moment.before.explain(moment.decision)
        assert json.dumps([event.to_json() for event in again]) == before


@pytest.mark.parametrize("kind", ["chosen", "round_began"])
def test_secrets_are_shown_to_nobody_else(kind):
    """A choice is its player's alone until all are shown, and a deck is nobody's."""
    for moment in all_moments()[::5]:
        for event in moment.events:
            if event.type != kind:
                continue
            for name in moment.before.players:
                (shown,) = view_of([event], name)
                if kind == "chosen" and name == event.data["player"]:
                    assert shown == event
                else:
                    assert set(event.data) - set(shown.data) == set(SPEC.events[kind].secret)
