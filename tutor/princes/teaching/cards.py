"""Questions on Sacrifice cards: their worth, and the effect of gold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tutor.core.base.questions import About
from tutor.princes.compare import player_view
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import DISTRICT_OF, ORDERS, SUN_CLOCK
from tutor.princes.rules.scoring import CONQUEST, card_points, final_result, multipliers
from tutor.princes.rules.table import Match, Table
from tutor.princes.teaching.line import Position, after, seat
from tutor.princes.teaching.subject import Draft, Subject
from tutor.princes.things import DISTRICT, ORDER, thing

Scores = list[dict[str, Any]]


def conquest_scores(state: PrincesState) -> Scores:
    """The scores of all players in seat order if the Spanish conquered the city now."""
    table = Table(
        Match(state.components, state.players),
        [player_view(each, place) for place, each in enumerate(state.position()["players"])],
    )
    table.ending = CONQUEST
    scores: Scores = final_result(table)["scores"]
    return scores


def _worth(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    player, card = about.player, about.thing
    position = state.position()
    if player not in state.players or card not in seat(position, player)["cards"]:
        return None
    mine = seat(position, player)
    icons = state.components.icons[card]
    first, second = (card_points((icon,), mine["orders"], mine["incas"]) for icon in icons)
    other_first, other_second = (_of_all(position, icon) for icon in icons)
    clock = mine["incas"][SUN_CLOCK]
    return Draft(
        {
            "player": player,
            "card": card,
            "first": first,
            "second": second,
            "clock": clock,
            "everybody": other_first + other_second,
        },
        card_points(icons, mine["orders"], mine["incas"]),
        (
            (len(icons), "one_point_an_icon"),
            (other_first + other_second, "counts_everybody"),
            (first + second + clock if clock else None, "counts_the_clock"),
            (first * second, "icons_multiply"),
            (max(first, second), "only_the_better_icon"),
            ((first > 0) + (second > 0), "one_is_enough"),
        ),
        ("score.icons",),
        tuple(
            thing(ORDER, icon) if icon in ORDERS else thing(DISTRICT, DISTRICT_OF[icon])
            for icon in icons
        ),
    )


def _of_all(position: Position, icon: str) -> int:
    return sum(
        card_points((icon,), player["orders"], player["incas"]) for player in position["players"]
    )


def _hands(state: PrincesState) -> Iterator[About]:
    for player in state.position()["players"]:
        for card in player["cards"]:
            yield About((), player["name"], card)


def _final(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None or about.player not in state.players:
        return None
    scores = conquest_scores(state)
    (mine,) = (score for score in scores if score["name"] == about.player)
    points, gold, factor = mine["points"], mine["gold"], mine["multiplier"]
    if not points:
        return None
    amounts = [score["gold"] for score in scores]
    place = scores.index(mine)
    richer = sum(amount > gold for amount in amounts)
    by_points = multipliers(state.components, [score["points"] for score in scores])[place]
    carried = [score["gold"] - score["trail"] for score in scores]
    on_cards = multipliers(state.components, carried)[place]
    level = sum(amount == gold for amount in amounts) > 1
    ranked = sorted(set(amounts), reverse=True)
    return Draft(
        {
            "player": about.player,
            "points": points,
            "gold": gold,
            "multiplier": factor,
            "most": ranked[0],
            "second": ranked[1] if len(ranked) > 1 else 0,
            "richer": richer,
            "trail_gold": mine["trail"],
        },
        mine["total"],
        (
            (points if richer > 1 else None, "second_after_a_tie"),
            (points if level else None, "tie_takes_it_from_both"),
            (points, "nobody_multiplied"),
            (points * by_points, "most_points_triple"),
            (points * on_cards, "forgot_the_gold_of_the_trail"),
            (points * state.components.most_gold_multiplier, "everybody_triples"),
            (points + gold, "gold_is_added"),
        ),
        # A tie above decides, too: second is the next amount, however many have the most.
        ("score.gold_ties" if factor > 1 and (level or richer > 1) else "score.gold",),
    )


def _players(state: PrincesState) -> Iterator[About]:
    for player in state.players:
        yield About((), player)


SUBJECTS: Final = (
    Subject("card_worth", ("score.icons",), _worth, _hands),
    Subject("gold_multiplies", ("score.gold", "score.gold_ties"), _final, _players),
)
