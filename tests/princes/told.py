"""Samples of everything that has words: events, refusals, reasons and decisions of every kind.

Events and refusals are spread over every rule and reason of the closed lists; what they carry is
made up here, so that each sentence is seen even where a game seldom comes by.
"""

from tutor.core.base.advice import Reason
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.refusal import Refusal
from tutor.princes.spec import SPEC
from tutor.princes.terms import DISTRICTS, MARKET_GOODS, MOON_TILES, ORDERS, PRODUCTION

VALUES = {
    "player": ["Gina", "Zoë"],
    "players": [["Gina"], ["Gina", "Bert"], ["Gina", "Bert", "Ralph"]],
    "district": ["potters_quarter", "corn_terraces"],
    "districts": [["potters_quarter"], ["coca_plantation", "weavers_quarter"]],
    "good": list(MARKET_GOODS),
    "goods": [{"corn": 3, "llama": 1}, {"coca": 2}, {"corn": 0, "cloth": 0}],
    "order": list(ORDERS),
    "orders": [["condor", "puma"], ["virgin"]],
    "tile": list(MOON_TILES),
    "tiles": [["llama"], ["corn_3", "cloth"]],
    "card": ["potter+puma", "condor+virgin"],
    "cards": [["potter+puma", "farmer+virgin"], ["coca_planter+weaver"]],
    "due": ["turn", "produce"],
    "count": [3, 1, 2, 0],
    "count_or_null": [3, 1],
    "flag": [True, False],
}
WORKING = ("inca_placed", "inca_recruited", "inca_sent", "not_produced", "produced")
WORKERS = ("too_few_incas", "too_little_corn_to_produce", "not_on_offer_here", "no_inca_there")
REASONS_OF = {"temple.llama": ("no_priest", "no_llama")}
ONLY_REASON = ("no_goods",)
VISITS = (
    "stones",
    "temple_gift",
    "reach_summit",
    "visit_recruits",
    "visit_house",
    "approach",
    "idle",
)


DECISIONS = (
    *(Decision("Gina", "place_inca", district) for district in PRODUCTION),
    *(Decision("Gina", "move", district) for district in DISTRICTS),
    *(Decision("Gina", "stay", tile) for tile in MOON_TILES),
    *(Decision("Gina", kind, count) for kind in ("produce", "sacrifice") for count in range(4)),
    *(Decision("Gina", "offer", goods) for goods in ((), ("corn",), ("llama", "cloth"))),
    *(Decision("Gina", "recruit", chosen) for chosen in ((), PRODUCTION[:1], PRODUCTION[:2])),
    *(Decision("Gina", "acquire", order) for order in (None, *ORDERS)),
    Decision("Gina", "adjust"),
    *(Decision("Gina", "adjust", (good, "add")) for good in MARKET_GOODS),
    *(Decision("Gina", "adjust", (good, "remove")) for good in MARKET_GOODS),
    *(Decision("Gina", kind, good) for kind in ("sell", "buy") for good in MARKET_GOODS),
    Decision("Gina", "finish_trade"),
    *(Decision("Gina", "send_to_clock", district) for district in (None, *PRODUCTION)),
    *(Decision("Gina", "redeem", tiles) for tiles in ((), ("llama",), ("coca", "cloth"))),
    Decision("Gina", "choose_goods", ("corn", "coca", "cloth")),
    *(Decision("Gina", "return_cards", cards) for cards in (("potter+puma",),)),
    Decision("Gina", "return_cards", ("potter+puma", "condor+virgin")),
)


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
    if kind in WORKING:
        is_corn = rule == "production.corn"
        choices["district"] = list(PRODUCTION[:1] if is_corn else PRODUCTION[1:])
    if kind == "nothing_possible":
        choices["reason"] = list(REASONS_OF.get(rule, ONLY_REASON))
    if kind == "restocked":
        choices["districts"] = [[], list(DISTRICTS[:2]), list(DISTRICTS[:9])]
    if kind == "left_unpaid":
        choices |= {"tiles": [["llama"], ["corn_3", "cloth"]], "incas": [1, 0, 2]}
    if kind == "won" and rule != "score.ties":
        choices["units"] = [None]
    return choices


def events(kind, rule):
    """Events of one type by one rule, with all their fields and with the secret ones left out."""
    secret = SPEC.events[kind].secret
    for data in varied(choices_of_event(kind, rule)):
        yield Event(kind, rule, data)
        if secret:
            seen = {field: value for field, value in data.items() if field not in secret}
            yield Event(kind, rule, seen)


def choices_of_refusal(code):
    """The values that the numbers of one refusal code can have."""
    choices = {name: values(held) for name, held in SPEC.refusals[code].numbers.items()}
    if code in WORKERS:
        choices["district"] = list(PRODUCTION)
    return choices


def refusals(code, rule):
    """Refusals of one code by one rule."""
    for numbers in varied(choices_of_refusal(code)):
        yield Refusal(code, rule, Decision("Gina", "finish_trade"), numbers)


def reasons(key):
    """Reasons of one rule of thumb."""
    choices = {name: values(held) for name, held in SPEC.reasons[key].items()}
    if "district" in choices and key not in VISITS:
        choices["district"] = list(PRODUCTION)
    if "goods" in choices:
        choices["goods"] = [{"corn": 3, "llama": 1}, {"coca": 2}]
    if key == "visit_market":
        yield Reason(key, {"district": "central_plaza", "sold": {"coca": 2}, "bought": {}})
        yield Reason(key, {"district": "central_plaza", "sold": {}, "bought": {"cloth": 1}})
    for numbers in varied(choices):
        yield Reason(key, numbers)
