"""The Inca Trail: Scouts advance, pass Granary and Stable, and draw cards at the Summit."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.rules.table import Player, Table


def advance(table: Table, player: Player, steps: int, rule: str) -> None:
    """Advance a Scout at once, note the landmarks that it passes, and draw cards at the Summit.

    The landmarks are Granary and Stable. Implements `trail.at_once`, `trail.granary`,
    `trail.stable`, `trail.laps`, `trail.summit`.
    """
    figures = table.figures
    start = player.scout
    laps, player.scout = divmod(start + steps, figures.summit)
    if table.log is not None:
        table.note(
            "scout_advanced",
            rule,
            player=player.name,
            **{"from": start},
            steps=steps,
            to=player.scout,
            laps=laps,
        )
    if passes := _passes(start, steps, figures.granary_step, figures.summit):
        player.due_corn += passes * figures.granary_goods["corn"]
        _note_passes(table, player, "granary", passes, figures.granary_goods)
    if passes := _passes(start, steps, figures.stable_step, figures.summit):
        player.due_llama += passes * figures.stable_goods["llama"]
        _note_passes(table, player, "stable", passes, figures.stable_goods)
    table.draws = laps
    if laps:
        _note_again(table, player, "summit", laps)
        draw(table, player)


def _note_passes(
    table: Table, player: Player, landmark: str, passes: int, goods: Mapping[str, int]
) -> None:
    if table.log is None:
        return
    _note_again(table, player, landmark, passes)
    for _ in range(passes):
        table.note("trail_noted", f"trail.{landmark}", player=player.name, goods=goods)


def _note_again(table: Table, player: Player, landmark: str, times: int) -> None:
    if times > 1:
        name = player.name
        table.note("passed_again", "trail.laps", player=name, landmark=landmark, times=times)


def _passes(start: int, steps: int, landmark: int, summit: int) -> int:
    return (start + steps - landmark) // summit - (start - landmark) // summit


def draw(table: Table, player: Player) -> None:
    """Draw cards for each Summit reached, until the player has to choose cards to return.

    Implements `trail.summit`, `trail.short_deck`, `end.deck`.
    """
    figures = table.figures
    while table.draws:
        table.draws -= 1
        if not table.deck:
            player.awards += 1
            table.note(
                "points_awarded", "end.deck", player=player.name, points=figures.award_points
            )
            continue
        drawn = table.deck[: figures.cards_drawn]
        table.deck = table.deck[figures.cards_drawn :]
        player.cards = _in_order(table, player.cards + drawn)
        if table.log is not None:
            _note_cards(table, player, "cards_drawn", drawn, figures.cards_drawn)
        table.count = figures.cards_to_return(len(drawn))
        if table.count:
            table.ask(player, "return_cards")
            return
        table.note("end_announced", "end.deck", player=player.name, reason="deck")


def _note_cards(
    table: Table, player: Player, kind: str, cards: tuple[str, ...], usual: int
) -> None:
    """Note an event about cards that only the player may see.

    If there are fewer cards than `usual`, the event cites the rule of the short deck.
    """
    rule = "trail.summit" if len(cards) == usual else "trail.short_deck"
    told = list(_in_order(table, cards))
    table.note_secret(kind, rule, player, ("cards",), count=len(cards), cards=told)


def _in_order(table: Table, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=table.figures.rank.__getitem__))


def legal_returns(table: Table, player: Player) -> tuple[Decision, ...]:
    """Every set of the right number of cards from the hand (`trail.summit`).

    The lists are not cached, because hands hardly ever repeat.
    """
    name = player.name
    return tuple(
        Decision(name, "return_cards", cards) for cards in combinations(player.cards, table.count)
    )


def against_return(player: Player, cards: tuple[str, ...]) -> Against | None:
    """Return the refusal to return a card that is not in hand; None if legal (`trail.summit`)."""
    for card in cards:
        if card not in player.cards:
            return Against("card_not_in_hand", "trail.summit", {"card": card})
    return None


def return_cards(table: Table, player: Player, cards: tuple[str, ...]) -> None:
    """Put the cards under the deck, in the order of the components list (`trail.return_order`)."""
    figures = table.figures
    player.cards = tuple(card for card in player.cards if card not in cards)
    table.deck += _in_order(table, cards)
    if table.log is not None:
        _note_cards(
            table, player, "cards_returned", cards, figures.cards_to_return(figures.cards_drawn)
        )
    draw(table, player)


def pay_trail_goods(table: Table) -> None:
    """Pay the goods that Scouts have earned at Granary and Stable.

    Players are paid in seat order, beginning with the player whose turn it is.
    """
    for player in table.players:
        if player.due_corn or player.due_llama:
            break
    else:
        return
    for player in table.seated_from(table.turn_seat):
        if player.due_corn:
            corn, player.due_corn = player.due_corn, 0
            _pay_noted(table, player, "trail.granary", {"corn": corn})
        if player.due_llama:
            llamas, player.due_llama = player.due_llama, 0
            _pay_noted(table, player, "trail.stable", {"llama": llamas})


def _pay_noted(table: Table, player: Player, rule: str, goods: dict[str, int]) -> None:
    table.gain(player, goods)
    if table.log is not None:
        table.note("trail_paid", rule, player=player.name, goods=goods)
