"""The Scout's way: the step that a decision leads to, and the rewards on the way."""

from __future__ import annotations

from tutor.core.base.game import Choice, Decision
from tutor.princes.identifiers import GOODS
from tutor.princes.scene.look import cards_left
from widgets.princes.deciding.panel_input import PanelInput

ON_THE_WAY = ("passed_again", "trail_noted")


def way(asked: PanelInput, kind: str, choice: Choice) -> str:
    """The way of the deciding player's Scout in words; empty if the Scout does not move."""
    _, events = asked.state.explain(Decision(asked.player, kind, choice))
    found = next(
        (
            number
            for number, event in enumerate(events)
            if event.type == "scout_advanced" and event.data["player"] == asked.player
        ),
        None,
    )
    if found is None:
        return ""
    advance, earned = events[found].data, dict.fromkeys(GOODS, 0)
    for event in events[found + 1 :]:
        if event.type not in ON_THE_WAY:
            break
        for good, count in event.data.get("goods", {}).items():
            earned[good] += count
    has_goods = any(earned.values())
    form = {
        (False, False): "deciding-way",
        (True, False): "deciding-way.goods",
        (False, True): "deciding-way.summit",
        (True, True): "deciding-way.both",
    }[has_goods, advance["laps"] > 0]
    return asked.say(
        form,
        start=advance["from"],
        end=advance["to"],
        goods=asked.naming.goods(earned),
        draws="yes" if advance["laps"] and cards_left(asked.position) else "no",
    )
