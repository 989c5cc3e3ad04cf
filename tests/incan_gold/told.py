"""Samples of all objects of Incan Gold that have words: events, refusals, reasons and others."""

from tests.contract.told import Told
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.incan_gold.components import HAZARDS
from tutor.incan_gold.spec import SPEC

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
    "flag": [True, False],
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


class _Told(Told):
    def choices_of_event(self, kind, rule):
        """Return sample values of an event's fields.

        Diamant has no artifact, and a victory by rule `end.rounds` has no number of artifacts.
        """
        choices = super().choices_of_event(kind, rule)
        if rule == "variant.diamant":
            choices["artifact"] = [None]
        if rule == "end.rounds" and kind == "won":
            choices |= {"players": [["Gina"], ["Zoë"]], "artifacts": [None]}
        return choices | OWN.get(kind, {})

    def events(self, kind, rule):
        """Yield sample events, among them all ways in which choices can be shown."""
        yield from super().events(kind, rule)
        if kind == "revealed":
            yield Event(kind, rule, {"staying": [], "leaving": ["Gina"]})
            yield Event(kind, rule, {"staying": [], "leaving": ["Gina", "Zoë"]})
            yield Event(kind, rule, {"staying": ["Gina", "Zoë"], "leaving": []})


TOLD = _Told("incan_gold", SPEC, VALUES, DECISIONS[0])
