"""Samples of everything that has words: events, refusals, reasons and decisions of every kind.

What they carry is made up here, so that each sentence is seen even where a game seldom comes by.
"""

from tutor.core.base.advice import Reason
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.refusal import Refusal
from tutor.incan_gold.spec import SPEC
from tutor.incan_gold.terms import HAZARDS

DECISIONS = (Decision("Gina", "choose", "torch"), Decision("Gina", "choose", "camp"))
VALUES = {
    "player": ["Gina", "Zoë"],
    "players": [["Gina"], ["Gina", "Bert"], ["Gina", "Bert", "Ralph"]],
    "choice": ["torch", "camp"],
    "card": ["artifact_2", "treasure_11a", "spider_1"],
    "card_or_null": ["artifact_2", "artifact_3"],
    "cards": [["artifact_2"], ["artifact_1", "artifact_5"]],
    "hazard": list(HAZARDS),
    "count": [3, 1, 2, 0],
    "count_or_null": [3, 1],
}
OWN = {
    "revealed": {
        "staying": [["Gina"], ["Gina", "Bert"]],
        "leaving": [["Zoë"], ["Zoë", "Ralph"], []],
    },
    "round_ended": {"artifacts": [[], ["artifact_2"], ["artifact_1", "artifact_5"]]},
    "hazard_met": {"card": ["snake_2"]},
    "hazard_struck": {"card": ["snake_2"]},
    "treasure_found": {"card": ["treasure_11a"]},
    "path_shared": {"players": [["Gina", "Bert"], ["Gina"], ["Gina", "Bert", "Ralph"]]},
    "second_card": {"card": ["snake_1", "fire_2"]},
}


def values(kind):
    """What a field of a kind may hold."""
    return list(kind) if isinstance(kind, tuple) else VALUES[kind]


def varied(choices):
    """One object for each value of each field, the other fields at their first value."""
    first = {field: found[0] for field, found in choices.items()}
    yield first
    for field, found in choices.items():
        for value in found[1:]:
            yield {**first, field: value}


def choices_of_event(kind, rule):
    """The values that the fields of one event type can have by one rule."""
    choices = {field: values(held) for field, held in SPEC.events[kind].fields.items()}
    if rule == "variant.diamant":
        choices["artifact"] = [None]
    if rule == "end.rounds" and kind == "won":
        choices |= {"players": [["Gina"], ["Zoë"]], "artifacts": [None]}
    return choices | OWN.get(kind, {})


def events(kind, rule):
    """Events of one type by one rule, with all their fields and with the secret ones left out."""
    secret = SPEC.events[kind].secret
    for data in varied(choices_of_event(kind, rule)):
        yield Event(kind, rule, data)
        if secret:
            seen = {field: value for field, value in data.items() if field not in secret}
            yield Event(kind, rule, seen)
    if kind == "revealed":
        yield Event(kind, rule, {"staying": [], "leaving": ["Gina"]})
        yield Event(kind, rule, {"staying": [], "leaving": ["Gina", "Zoë"]})
        yield Event(kind, rule, {"staying": ["Gina", "Zoë"], "leaving": []})


def choices_of_refusal(code):
    """The values that the numbers of one refusal code can have."""
    return {name: values(held) for name, held in SPEC.refusals[code].numbers.items()}


def refusals(code, rule):
    """Refusals of one code by one rule."""
    for numbers in varied(choices_of_refusal(code)):
        yield Refusal(code, rule, DECISIONS[0], numbers)


def reasons(key):
    """Reasons of one rule of thumb."""
    for numbers in varied({name: values(held) for name, held in SPEC.reasons[key].items()}):
        yield Reason(key, numbers)
