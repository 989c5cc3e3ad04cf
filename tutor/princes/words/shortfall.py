"""The shortfall behind a refusal, in words few enough for a mark on the board."""

from __future__ import annotations

from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.words.text import Text
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN, LLAMA
from tutor.princes.words.naming import Naming

PLAIN: Final = {
    "game_over": "over",
    "already_there": "here",
    "tile_not_on_board": "taken",
    "not_on_offer_here": "elsewhere",
    "order_not_here": "elsewhere",
    "supply_too_small": "none",
    "order_gone": "none",
}


def shortfall(text: Text, naming: Naming, components: Components, refusal: Refusal) -> str:
    """The missing goods, or the reason against the decision now."""
    code, numbers = refusal.code, refusal.numbers
    if code == "no_inca_there":
        return text.say("short-incas", inca=text.say(f"inca-{numbers['district']}"))
    missing: dict[str, int] = numbers.get("short", {})
    if code == "no_llama_to_move":
        missing = {LLAMA: components.llamas_for_a_ride - numbers["llamas"]}
    elif code == "none_to_sell":
        missing = {numbers["good"]: 1}
    elif code == "too_little_corn_to_buy":
        missing = {CORN: numbers["price"] - numbers["corn"]}
    if missing:
        return text.say("short-goods", goods=naming.goods(missing))
    return text.say(f"short-{PLAIN.get(code, 'later')}")
