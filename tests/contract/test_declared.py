"""A game does what it declares: its events, refusals and rules follow its lists and its schema."""

import json
from collections import Counter
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.contract.declared import declarations, every_game, laws
from tests.contract.games.shelf import bare
from tutor.core.base.events import view_of
from tutor.core.records.schema import part
from tutor.core.words.text import text_for


@cache
def validator(name, of):
    """Return a validator of JSON for a part of a game's schema."""
    return Draft202012Validator(part(declarations(name).schema(), of))


def assert_events_add_up(name, moment):
    law = laws(name)
    comparable = getattr(law, "comparable", bare)
    events = [event.to_json() for event in moment.events]
    result = law.add_events(moment.before.position(), events)
    assert comparable(result) == comparable(moment.after.position())


def assert_as_declared(name, event):
    kind = declarations(name).SPEC.events[event.type]
    assert set(event.data) == set(kind.fields)
    assert event.rule in kind.rules
    assert event.secret == kind.secret
    assert (event.seen_by is not None) == bool(kind.secret)


def assert_told(name, moments):
    for moment in moments:
        assert_events_add_up(name, moment)
        for event in moment.events:
            assert_as_declared(name, event)


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_events_of_every_decision_add_up(name, data, seed):
    """In random games a decision's events, added to the position before it, give the position after it."""
    shape = data.draw(st.sampled_from(declarations(name).SHAPES))
    assert_told(name, declarations(name).random_game(*shape, seed))


@every_game
def test_the_events_of_vectors_and_rare_situations_add_up(name):
    """Events add up in the vectors, in worked examples and near every ending."""
    assert_told(name, declarations(name).moments())


@every_game
def test_every_event_type_has_a_meaning_that_can_be_added(name):
    """The functions that add events cover exactly the declared event types."""
    assert set(declarations(name).MEANINGS) == set(declarations(name).SPEC.events)


@every_game
def test_every_event_is_produced_with_every_rule_it_declares(name):
    """Every declared event type occurs with each of its declared rules."""
    events = declarations(name).SPEC.events
    listed = {(kind, rule) for kind, shape in events.items() for rule in shape.rules}
    assert {(event.type, event.rule) for event in declarations(name).all_events()} == listed


@every_game
def test_every_word_of_a_field_is_produced(name):
    """Each word that a field may have occurs in some event."""
    for kind, shape in declarations(name).SPEC.events.items():
        for field, words in shape.fields.items():
            if isinstance(words, tuple):
                found = {
                    event.data[field]
                    for event in declarations(name).all_events()
                    if event.type == kind
                }
                assert (kind, field, found) == (kind, field, set(words))


@every_game
def test_every_code_is_produced_with_every_rule_it_declares(name):
    """The cases of refusals cover each declared code with each of its rules."""
    refusals = declarations(name).SPEC.refusals
    listed = {(code, rule) for code, shape in refusals.items() for rule in shape.rules}
    assert {(code, rule) for _, _, code, rule in declarations(name).refusal_cases()} == listed


@every_game
def test_refusals_are_as_declared_and_own_their_numbers(name):
    """Each refusal fits the schema and its declared numbers.

    A change of its numbers changes no other refusal.
    """
    for state, tried, code, rule in declarations(name).refusal_cases():
        refusal = state.refusal(tried)
        assert (refusal.code, refusal.rule) == (code, rule)
        assert set(refusal.numbers) == set(declarations(name).SPEC.refusals[code].numbers)
        before = refusal.to_json(state.game)
        validator(name, "refusal").validate(before)
        before = json.dumps(before)
        for value in refusal.numbers.values():
            if isinstance(value, dict | list):
                value.clear()
        assert json.dumps(state.refusal(tried).to_json(state.game)) == before


@every_game
def test_every_rule_is_cited_or_has_a_reason(name):
    """Events and refusals together cite every rule, except the rules listed with a reason."""
    spec = declarations(name).SPEC
    cited = {event.rule for event in declarations(name).all_events()}
    cited |= {rule for _, _, _, rule in declarations(name).refusal_cases()}
    kinds = (*spec.events.values(), *spec.refusals.values())
    assert cited == {rule for kind in kinds for rule in kind.rules}
    assert set(spec.rules) - cited == set(spec.never_cited)
    assert cited <= set(spec.rules)
    assert all(reason.endswith(".") for reason in spec.never_cited.values())


@every_game
def test_declared_rules_and_kinds_exist(name):
    """The declarations name existing rules and known kinds of fields, and each has a sentence."""
    spec = declarations(name).SPEC
    assert len(set(spec.rules)) == len(spec.rules)
    for kind in (*spec.events.values(), *spec.refusals.values()):
        assert set(kind.rules) <= set(spec.rules)
        assert kind.meaning.endswith(".")
    for kind in spec.events.values():
        assert set(kind.secret) <= set(kind.fields)
    fields = [kind.fields for kind in spec.events.values()]
    fields += [kind.numbers for kind in spec.refusals.values()]
    fields += spec.reasons.values()
    for held in (kind for each in fields for kind in each.values()):
        assert spec.in_words(held)
        assert spec.schema_of(held)


@every_game
def test_events_are_valid_by_the_schema(name):
    """Every event is valid by the schema, both whole and as another player may see it."""
    shown = {
        json.dumps(event.to_json())
        for moment in declarations(name).moments()[::6]
        for player in moment.before.players[:2]
        for event in (*moment.events, *view_of(moment.events, player))
    }
    shown |= {json.dumps(event.to_json()) for event in declarations(name).all_events()}
    for event in map(json.loads, sorted(shown)):
        validator(name, f"event.{event['type']}").validate(event)


@every_game
def test_files_of_the_game_are_valid_by_the_schema(name):
    """Records, positions and views are valid by the schema, with any due decision and any number of players."""
    whole = declarations(name).schema()
    Draft202012Validator.check_schema(whole)
    valid = Draft202012Validator(whole)
    for record in declarations(name).records():
        valid.validate(record.to_json())
    seen = Counter()
    for moment in declarations(name).moments():
        due = moment.after.due
        shape = (len(moment.after.players), due and due.type)
        seen[shape] += 1
        if seen[shape] <= 3:
            validator(name, "position").validate(moment.after.position())
            validator(name, "view").validate(moment.after.view(moment.after.players[-1]))
    assert {due for _, due in seen} == {None, *declarations(name).DUE}


@every_game
def test_a_position_has_exactly_the_keys_of_the_schema(name):
    """A position or view without one of its keys, or with one more, is not valid."""
    state = declarations(name).moments()[0].before
    for of, written in (("position", state.position()), ("view", state.view(state.players[0]))):
        check = validator(name, of)
        assert check.is_valid(written)
        assert not check.is_valid(written | {"colour": 1})
        for key in written:
            assert not check.is_valid({each: written[each] for each in written if each != key})


@every_game
def test_the_beginning_cites_the_rules_of_the_setup(name):
    """The words of the beginning cite the setup's rules, since no event does so."""
    words = text_for(name, "en")
    told = {said.rule for start in declarations(name).starts() for said in words.setup(start)}
    rules = {rule for rule in declarations(name).SPEC.rules if rule.startswith("setup.")}
    assert {rule for rule in told if rule.startswith("setup.")} == rules
