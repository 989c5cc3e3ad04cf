"""The expedition: rounds begin, players choose, cards are turned, rounds end."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision, Due
from tutor.incan_gold.components import ALL_LEFT, CAMP, CHOOSE, DECK_EMPTY, HAZARD, STANDARD
from tutor.incan_gold.rules.leaving import bring_home, end_game, leave
from tutor.incan_gold.rules.table import Table


def begin_round(table: Table) -> None:
    """Make the deck of a round and let all players go in (`round.artifact`, `round.first`).

    The first card is turned without a choice and, if it is a hazard, the second card as well.
    Raises RecordError if the given deck does not have exactly the cards in the game.
    """
    figures = table.match.components
    table.round += 1
    cards = table.in_game()
    table.deck = table.match.chance.deck(table.round, cards)
    table.inside = table.seats
    is_standard = table.match.variant == STANDARD
    table.note_secret(
        "round_began",
        "round.artifact" if is_standard else "variant.diamant",
        {
            "round": table.round,
            "player": table.players[table.leader].name,
            "players": table.names(table.inside),
            "artifact": figures.artifacts[table.round - 1] if is_standard else None,
            "cards": len(cards),
            "deck": list(table.deck),
        },
        hidden="deck",
        seen_by=(),
    )
    first = table.deck[0]
    turn_card(table)
    if first in figures.hazard_kind:
        table.note("second_card", "round.first", card=first)
        turn_card(table)


def choose(table: Table, decision: Decision) -> None:
    """Keep the secret choice of a player.

    After the choice of the last player, show all choices (`choice.secret`).
    """
    player, choice = table.due_player, str(decision.choice)
    assert player is not None
    table.chosen += (choice,)
    known = {"player": player.name, "choice": choice}
    table.note_secret("chosen", "choice.secret", known, "choice", (player.name,))
    if len(table.chosen) == len(table.inside):
        _reveal(table)


def _reveal(table: Table) -> None:
    """Show all choices; players who leave do so before the next card is turned (`leave.first`)."""
    made = list(zip(table.inside, table.chosen, strict=True))
    leaving = [seat for seat, choice in made if choice == CAMP]
    staying = [seat for seat, choice in made if choice != CAMP]
    table.chosen = ()
    table.note(
        "revealed",
        "choice.secret",
        staying=table.names(staying),
        leaving=table.names(leaving),
    )
    if leaving:
        leave(table, [table.players[seat] for seat in leaving])
    if table.inside:
        turn_card(table)
    else:
        end_round(table, ALL_LEFT)


def turn_card(table: Table) -> None:
    """Turn the next card for the players inside; the last card of the deck ends the round."""
    figures = table.match.components
    card, table.deck = table.deck[0], table.deck[1:]
    kind = figures.hazard_kind.get(card)
    if kind is not None and kind in figures.hazards_on(table.path):
        _flee(table, card, kind)
        return
    table.path += (card,)
    if kind is not None:
        table.note("hazard_met", "card.hazard_first", card=card, hazard=kind)
    elif card in figures.treasure_value:
        _share_treasure(table, card, figures.treasure_value[card])
    else:
        table.note("artifact_found", "card.artifact", card=card)
    if not table.deck:
        _go_home(table)


def _share_treasure(table: Table, card: str, value: int) -> None:
    """Give all players inside an equal share; the rest stays on the card (`card.treasure`)."""
    share, left = divmod(value, len(table.inside))
    table.left_on_path += left
    for seat in table.inside:
        table.players[seat].beside += share
    table.note(
        "treasure_found",
        "card.treasure",
        card=card,
        value=value,
        players=table.names(table.inside),
        share=share,
        left=left,
    )


def _flee(table: Table, card: str, kind: str) -> None:
    """Let the players inside leave without their treasure after a second hazard of a kind.

    The rule is `card.hazard_second`.
    """
    table.removed += (card,)
    table.struck = card
    names = table.names(table.inside)
    table.note("hazard_struck", "card.hazard_second", card=card, hazard=kind, players=names)
    for seat in table.inside:
        player = table.players[seat]
        lost, player.beside = player.beside, 0
        table.go_out(player)
        table.note("treasure_lost", "card.hazard_second", player=player.name, treasure=lost)
    end_round(table, HAZARD)


def _go_home(table: Table) -> None:
    """Let the players inside go home with what they have, because no card is left (`round.end`)."""
    for seat in table.inside:
        bring_home(table, table.players[seat], "round.end")
    end_round(table, DECK_EMPTY)


def end_round(table: Table, reason: str) -> None:
    """End a round: artifacts on the path are lost, and other cards go back.

    The rules are `round.end` and `end.rounds`.
    """
    figures = table.match.components
    lost = figures.artifacts_on(table.path)
    table.lost_artifacts += lost
    table.path, table.left_on_path, table.inside, table.struck = (), 0, (), ""
    is_last = table.round == figures.rounds
    if is_last:
        table.deck = ()
    table.note("round_ended", "round.end", round=table.round, reason=reason, artifacts=list(lost))
    if is_last:
        end_game(table)
    else:
        begin_round(table)


def due(table: Table) -> Due | None:
    """Return the choice that is due, in seat order from the leader (`choice.secret`).

    Return None after the end of the game.
    """
    asked = table.due_player
    return None if asked is None else Due(asked.name, CHOOSE)


def legal(table: Table) -> tuple[Decision, ...]:
    """Return the legal choices of the player who is due: torch and camp.

    Empty if the game is over.
    """
    asked = table.due_player
    return () if asked is None else table.match.choices[asked.name]


def against(table: Table, decision: Decision) -> Against | None:
    """Return the refusal of a well-formed decision; None if it is legal.

    The rules are `turn.over`, `turn.player` and `choice.secret`.
    """
    asked = table.due_player
    if asked is None:
        return Against("game_over", "turn.over", {})
    if decision.player == asked.name:
        return None
    inside = table.names(table.inside)
    if decision.player not in inside:
        numbers = {"due_player": asked.name, "players": inside}
        return Against("not_inside", "turn.player", numbers)
    if inside.index(decision.player) < len(table.chosen):
        return Against("chosen_already", "choice.secret", {"due_player": asked.name})
    return Against("not_your_turn", "turn.player", {"due_player": asked.name})
