"""Every rule that can show in play is shown by some game of the tests, by every event it declares."""

from functools import cache

import pytest

from tests.princes.finished_games import RECIPES, kept
from tests.princes.games import replayed, vector_moments
from tests.princes.refused import CASES
from tests.princes.seldom import SITUATIONS
from tutor.core.words.text import text_for
from tutor.princes.spec import SPEC


@cache
def happened():
    """Every event of the vectors, the finished games and the situations that are seldom met."""
    games = [moment for name in RECIPES for moment in replayed(kept(name)[0])]
    seldom = [moment for situation in SITUATIONS for moment in situation.moments()]
    return [event for moment in [*vector_moments(), *games, *seldom] for event in moment.events]


def test_every_event_is_produced_with_every_rule_it_declares():
    """No event type and no rule of one is declared in vain."""
    declared = {(name, rule) for name, kind in SPEC.events.items() for rule in kind.rules}
    assert {(event.type, event.rule) for event in happened()} == declared


@pytest.mark.parametrize("field", ["reason", "what", "landmark", "change", "ending"])
def test_every_word_of_a_field_is_produced(field):
    """Where a field takes one of a few words, each of them happens."""
    for name, kind in SPEC.events.items():
        if field in kind.fields:
            found = {event.data[field] for event in happened() if event.type == name}
            assert (name, found) == (name, set(kind.fields[field]))


def test_every_rule_is_cited_or_said_why_not():
    """Events and refusals together cite every rule, but for those listed with a reason."""
    cited = {event.rule for event in happened()} | {case.rule for case in CASES}
    declared = {
        rule for kind in (*SPEC.events.values(), *SPEC.refusals.values()) for rule in kind.rules
    }
    assert cited == declared
    assert set(SPEC.rules) - cited == set(SPEC.never_cited)
    assert all(reason.endswith(".") for reason in SPEC.never_cited.values())


def test_the_beginning_cites_the_rules_of_setting_up():
    """What everybody begins with is told with its rules; no event could, for nothing happened yet."""
    words = text_for("princes", "en")
    starts = [
        kept(name)[0].start.position() for name in ("conquest_2_standard", "deck_5_first_game")
    ]
    told = {said.rule for start in starts for said in words.setup(start)}
    assert told == {rule for rule in set(SPEC.rules) if rule.startswith("setup.")}
