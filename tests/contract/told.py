"""Samples of all that a game declares: events, refusals and reasons of every type and rule.

Their values are made up, so that the tests read each sentence, also a rare one. A game gives
`values` for each kind of field, and other values where those do not fit.
"""

from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.base.players import Reason


class Told:
    """The sample events, refusals and reasons of one game.

    The refusals refuse the decision `tried`.
    """

    def __init__(self, game, spec, values, tried):
        self.game = game
        self.spec = spec
        self.values = values
        self.tried = tried

    def choices(self, fields):
        """Return the possible values of each of some fields."""
        return {
            name: list(kind) if isinstance(kind, tuple) else self.values[kind]
            for name, kind in fields.items()
        }

    def choices_of_event(self, kind, rule):
        """Return the values of the fields of one event type by one rule."""
        return self.choices(self.spec.events[kind].fields)

    def choices_of_refusal(self, code):
        """Return the values of the numbers of one refusal code."""
        return self.choices(self.spec.refusals[code].numbers)

    def choices_of_reason(self, key):
        """Return the values of the numbers of one rule of thumb."""
        return self.choices(self.spec.reasons[key])

    def events(self, kind, rule):
        """Yield the events of one type by one rule, with all their fields, and without the secret ones."""
        secret = self.spec.events[kind].secret
        for data in variations(self.choices_of_event(kind, rule)):
            yield Event(kind, rule, data)
            if secret:
                seen = {field: value for field, value in data.items() if field not in secret}
                yield Event(kind, rule, seen)

    def refusals(self, code, rule):
        """Yield the refusals of one code by one rule."""
        for numbers in variations(self.choices_of_refusal(code)):
            yield Refusal(self.game, code, rule, self.tried, numbers)

    def every_event(self):
        """Yield the events of every type by each of its rules."""
        for kind, shape in self.spec.events.items():
            for rule in shape.rules:
                yield from self.events(kind, rule)

    def every_refusal(self):
        """Yield the refusals of every code by each of its rules."""
        for code, shape in self.spec.refusals.items():
            for rule in shape.rules:
                yield from self.refusals(code, rule)

    def every_reason(self):
        """Yield the reasons of every rule of thumb."""
        for key in self.spec.reasons:
            yield from self.reasons(key)

    def reasons(self, key):
        """Yield the reasons of one rule of thumb."""
        for numbers in variations(self.choices_of_reason(key)):
            yield Reason(key, numbers)


def variations(choices):
    """Yield one object for each value of each field, the other fields at their first value."""
    first = {field: found[0] for field, found in choices.items()}
    yield first
    for field, found in choices.items():
        for value in found[1:]:
            yield {**first, field: value}
