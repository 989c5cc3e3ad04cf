"""The end of the game: Rescue or Conquest, victory points, gold, ties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tutor.princes.components import Components
from tutor.princes.identifiers import DISTRICT_OF, ORDERS, SUN_CLOCK
from tutor.princes.rules.table import Player, Table

RESCUE: Final = "rescue"
CONQUEST: Final = "conquest"


def end_if_rescued(table: Table) -> bool:
    """End the game by Rescue if no tile of any order is left or the deck is empty (`end.first`).

    Return whether the game has ended.
    """
    are_left = _are_left(table)
    if are_left and table.deck:
        return False
    _end(table, RESCUE, "deck" if are_left else "orders")
    return True


def _are_left(table: Table) -> bool:
    """Whether a tile of any order is left."""
    # A loop, because this runs after every turn and `any` takes longer.
    for left in table.orders_left.values():  # noqa: SIM110
        if left:
            return True
    return False


def end_by_conquest(table: Table) -> None:
    """End the game by Conquest, because the last day is over without a Rescue (`end.conquest`)."""
    _end(table, CONQUEST, "day_9")


def _end(table: Table, ending: str, reason: str) -> None:
    table.ending, table.reason = ending, reason
    table.step = "over"
    if table.log is not None:
        rule = "end.conquest" if ending == CONQUEST else f"end.{reason}"
        table.note("game_ended", rule, ending=ending, reason=reason)
        _note_unpaid(table)
        _note_scores(table, final_result(table))


def _note_unpaid(table: Table) -> None:
    """Note the Moon tiles and the Incas on the Sun Clock that pay nothing after a Rescue by day.

    The rule is `end.first`.
    """
    if table.is_last_day:
        return
    for player in table.players:
        tiles, incas = list(player.moon_tiles), player.incas[SUN_CLOCK]
        if tiles or incas:
            table.note("left_unpaid", "end.first", player=player.name, tiles=tiles, incas=incas)


def card_points(icons: Iterable[str], orders: Mapping[str, int], incas: Mapping[str, int]) -> int:
    """Return the points of a card with these icons: 1 for each Inca or tile that they show.

    `incas` and `orders` are the player's Incas and tiles. The rule is `score.icons`.
    """
    return sum(orders[icon] if icon in ORDERS else incas[DISTRICT_OF[icon]] for icon in icons)


def icons(table: Table, player: Player) -> int:
    """Return the victory points of all cards in the player's hand (`score.icons`)."""
    shown = table.figures.icons
    return sum(card_points(shown[card], player.orders, player.incas) for card in player.cards)


def gold(table: Table, player: Player) -> int:
    """Return the gold on the player's cards and the gold for the trail (`score.gold`)."""
    figures = table.figures
    return sum(figures.gold[card] for card in player.cards) + figures.trail_points(player.scout)


def multipliers(figures: Components, amounts: list[int]) -> list[int]:
    """Return the factor of each player: 3 for the most gold, 2 for the second-most, else 1.

    The rule is `score.gold_ties`.
    """
    ranked = sorted(set(amounts), reverse=True)
    worth = dict(zip(ranked, figures.gold_multipliers, strict=False))
    return [worth.get(amount, 1) for amount in amounts]


def final_result(table: Table) -> dict[str, Any]:
    """Return the `result` of a position: the scores of all players in seat order, and the winners."""
    players = table.players
    amounts = [gold(table, player) for player in players]
    factors = (
        multipliers(table.figures, amounts) if table.ending == CONQUEST else [1] * len(players)
    )
    scores = []
    for player, amount, factor in zip(players, amounts, factors, strict=True):
        on_cards, on_trail = icons(table, player), table.figures.trail_points(player.scout)
        awards = player.awards * table.figures.award_points
        points = on_cards + on_trail + awards
        scores.append(
            {
                "name": player.name,
                "icons": on_cards,
                "trail": on_trail,
                "awards": awards,
                "points": points,
                "gold": amount,
                "multiplier": factor,
                "total": points * factor,
                "units": table.figures.units(player.goods),
            }
        )
    best = max((score["total"], score["units"]) for score in scores)
    winners = [score["name"] for score in scores if (score["total"], score["units"]) == best]
    return {
        "ending": table.ending,
        "reason": table.reason,
        "scores": scores,
        "winners": winners,
    }


def _note_scores(table: Table, result: dict[str, Any]) -> None:
    is_conquest = table.ending == CONQUEST
    scores = result["scores"]
    for score in scores:
        for source, rule in (
            ("icons", "score.icons"),
            ("trail", "score.trail"),
            ("awards", "score.exhausted"),
        ):
            if score[source] or source == "icons":
                table.note("points_scored", rule, player=score["name"], points=score[source])
        if is_conquest:
            level = sum(other["gold"] == score["gold"] for other in scores) > 1
            table.note(
                "gold_counted",
                "score.gold_ties" if level and score["multiplier"] > 1 else "score.gold",
                player=score["name"],
                gold=score["gold"],
                multiplier=score["multiplier"],
            )
        rule = "score.gold" if is_conquest else "score.rescue"
        table.note(
            "total_scored",
            rule,
            player=score["name"],
            total=score["total"],
            gold=score["gold"],
            units=score["units"],
        )
    most = max(score["total"] for score in scores)
    level = sum(score["total"] == most for score in scores) > 1
    winning = next(score for score in scores if score["name"] == result["winners"][0])
    table.note(
        "won",
        "score.ties" if level else "score.gold" if is_conquest else "score.rescue",
        players=result["winners"],
        units=winning["units"] if level else None,
    )
