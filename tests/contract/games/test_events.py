"""Events of every game cite its rules, add up to the next position, and are JSON."""

import json

from tests.contract.games.shelf import bare, laws, random_lines
from tutor.core.base.game import find_game


def test_events_add_up(name):
    """The position before a decision and its events give the position after it."""
    law = laws(name)
    comparable = getattr(law, "comparable", bare)
    for line in random_lines(name):
        for moment in line:
            events = [event.to_json() for event in moment.events]
            result = law.add_events(moment.before.position(), events)
            assert comparable(result) == comparable(moment.after.position())


def test_events_cite_rules_of_the_game(name):
    """Each event cites a rule of the game, and its fields can be written as JSON."""
    rules = find_game(name).rules
    for line in random_lines(name):
        for event in (event for moment in line for event in moment.events):
            assert event.rule in rules
            assert json.loads(json.dumps(event.to_json())) == event.to_json()


def test_changing_an_event_changes_nothing_else(name):
    """A change of the lists and objects of an event changes no event that the same decision gives again."""
    for line in random_lines(name):
        for moment in line[::10]:
            told = json.dumps([event.to_json() for event in moment.events])
            _, events = moment.before.explain(moment.decision)
            for event in events:
                for value in event.data.values():
                    if isinstance(value, dict | list):
                        value.clear()
            _, again = moment.before.explain(moment.decision)
            assert json.dumps([event.to_json() for event in again]) == told
