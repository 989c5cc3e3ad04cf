"""Samples of all objects of the Princes that have words: events, refusals, reasons and others."""

from tests.contract.told import Told
from tutor.core.base.game import Decision
from tutor.core.base.players import Reason
from tutor.princes.identifiers import DISTRICTS, MARKET_GOODS, MOON_TILES, ORDERS, PRODUCTION
from tutor.princes.spec import SPEC

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


class _Told(Told):
    def choices_of_event(self, kind, rule):
        """Return possible values for the fields of an event.

        Incas work only in production districts, and reasons fit their rules.
        """
        choices = super().choices_of_event(kind, rule)
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

    def choices_of_refusal(self, code):
        """Return possible values for the numbers of a refusal, in which Incas work only in production districts."""
        choices = super().choices_of_refusal(code)
        if code in WORKERS:
            choices["district"] = list(PRODUCTION)
        return choices

    def choices_of_reason(self, key):
        """Return possible values for the numbers of a reason.

        Incas work only in production districts, and no good has the amount 0.
        """
        choices = super().choices_of_reason(key)
        if "district" in choices and key not in VISITS:
            choices["district"] = list(PRODUCTION)
        if "goods" in choices:
            choices["goods"] = [{"corn": 3, "llama": 1}, {"coca": 2}]
        return choices

    def reasons(self, key):
        """Yield sample reasons with a key; visits to the market may only sell or only buy."""
        if key == "visit_market":
            yield Reason(key, {"district": "central_plaza", "sold": {"coca": 2}, "bought": {}})
            yield Reason(key, {"district": "central_plaza", "sold": {}, "bought": {"cloth": 1}})
        yield from super().reasons(key)


TOLD = _Told("princes", SPEC, VALUES, Decision("Gina", "finish_trade"))
