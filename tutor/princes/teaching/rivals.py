"""The wrong rules that a learner might name for a question that another rule decides.

None of them helps to decide a question of its rule. Rules that a question touches in another way
are left out when it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RIVALS: Final[Mapping[str, tuple[str, ...]]] = {
    "production.once": ("move.no_repeat", "night.restock", "move.share"),
    "production.cost": ("production.corn", "production.bonus", "night.restock", "night.moon"),
    "production.corn": ("night.restock", "day.track_corn", "trail.granary"),
    "production.bonus": ("night.restock", "temple.stones", "move.share"),
    "temple.once": ("move.no_repeat", "temple.order", "order.one", "temple.llama"),
    "recruit.hut": ("order.one", "production.cost", "move.share"),
    "recruit.palace": ("order.one", "production.cost", "move.share"),
    "recruit.limit": ("order.one", "move.share", "production.cost"),
    "move.adjacent": ("setup.first_prince", "move.stay", "move.trigger"),
    "move.llama": ("setup.first_prince", "move.stay", "move.trigger"),
    "move.no_repeat": ("production.once", "move.stay", "temple.once", "move.trigger"),
    "order.value": ("order.one", "temple.llama", "temple.main"),
    "order.cost": ("order.one", "recruit.palace", "night.moon"),
    "temple.llama": ("temple.main", "temple.once", "order.one"),
    "trail.granary": ("score.trail", "trail.summit", "day.track_corn"),
    "trail.stable": ("score.trail", "trail.summit", "day.track_corn"),
    "temple.main": ("temple.stones", "temple.llama", "order.value"),
    "market.sell": ("market.buy", "market.no_corn", "market.no_wash"),
    "market.buy": ("market.sell", "market.no_corn", "market.no_wash"),
    "day.end": ("day.track_corn", "night.order", "move.stay"),
    "night.time": ("day.track_corn", "setup.scouts", "night.order"),
    "night.moon": ("production.cost", "clock.reward", "day.track_corn"),
    "night.order": ("day.end", "move.stay", "clock.send"),
    "clock.reward": ("clock.send", "temple.stones", "recruit.limit"),
    "trail.summit": ("score.trail", "trail.stable", "trail.granary"),
    "trail.short_deck": ("score.trail", "score.exhausted", "end.orders"),
    "score.icons": ("score.trail", "score.gold", "score.rescue"),
    "score.gold": ("score.rescue", "score.ties", "score.icons"),
    "score.gold_ties": ("score.ties", "score.rescue", "score.icons"),
}
"""For the rule that decides a question: other rules, the likeliest guess first."""
