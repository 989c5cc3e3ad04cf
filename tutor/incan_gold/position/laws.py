"""The laws of positions: every card exists exactly once, and treasure adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.core.base.reading import Reader
from tutor.incan_gold.rules.table import Table
from tutor.incan_gold.variants import STANDARD


def check_laws(reader: Reader, table: Table) -> None:
    """Note every law of the game that the table breaks, each at its place."""
    _check_cards(reader, table)
    _check_hazards(reader, table)
    _check_values(reader, table)
    _check_treasure(reader, table)
    if table.inside:
        if not table.deck:
            most = len(table.match.components.cards)
            reader.fault("deck", "wrong_length", found=0, low=1, high=most)
    else:
        _check_end(reader, table)


def _check_cards(reader: Reader, table: Table) -> None:
    """Every card that is in the game by now is in one place; the others are nowhere."""
    figures = table.match.components
    found = figures.artifacts[: table.round] if table.match.variant == STANDARD else ()
    # A lost artifact was found in a round that is over.
    lost = found if not table.inside else found[: table.round - 1]
    seen: set[str] = set()
    for place, card in _places(table):
        allowed = lost if place.startswith("lost") else (*figures.quest, *found)
        if card not in allowed:
            reader.fault(place, "card_not_in_game", found=card)
        elif card in seen:
            reader.fault(place, "card_twice", found=card)
        seen.add(card)
    if table.inside:
        for card in (*figures.quest, *found):
            if card not in seen:
                reader.fault("deck", "card_missing", found=card)


def _places(table: Table) -> Iterator[tuple[str, str]]:
    """Every card with its place."""
    for seat, player in enumerate(table.players):
        for index, (card, _) in enumerate(player.artifacts):
            yield f"players[{seat}].artifacts[{index}].card", card
    for place in ("removed", "lost_artifacts", "path", "deck"):
        cards: tuple[str, ...] = getattr(table, place)
        for index, card in enumerate(cards):
            yield f"{place}[{index}]", card


def _check_hazards(reader: Reader, table: Table) -> None:
    kinds = Counter(table.match.components.hazards_on(table.path))
    for kind, count in kinds.items():
        if count > 1:
            reader.fault("path", "hazard_twice", found=kind)


def _check_values(reader: Reader, table: Table) -> None:
    """Taken artifacts have the values that follow from their number (`leave.value`)."""
    figures = table.match.components
    due = Counter(figures.artifact_value(number) for number in range(table.taken_artifacts))
    for seat, player in enumerate(table.players):
        for index, (_, value) in enumerate(player.artifacts):
            due[value] -= 1
            if due[value] < 0:
                place = f"players[{seat}].artifacts[{index}].value"
                reader.fault(place, "wrong_artifact_value", found=value)


def _check_treasure(reader: Reader, table: Table) -> None:
    """Treasure on the path and beside tents was turned this round; leavers have none beside."""
    values = table.match.components.treasure_value
    turned = sum(values.get(card, 0) for card in table.path)
    beside = 0
    for seat, player in enumerate(table.players):
        beside += player.beside
        if player.beside and seat not in table.inside:
            numbers = {"found": player.beside, "low": 0, "high": 0}
            reader.fault(f"players[{seat}].beside", "out_of_range", **numbers)
    if beside + table.left_on_path > turned:
        numbers = {"found": beside + table.left_on_path, "expected": turned}
        reader.fault("left_on_path", "wrong_treasure", **numbers)


def _check_end(reader: Reader, table: Table) -> None:
    """After the last round the temple is empty (`round.end`)."""
    reader.exactly(table.round, "round", table.match.components.rounds)
    for place in ("path", "deck"):
        found = len(getattr(table, place))
        if found:
            reader.fault(place, "wrong_length", found=found, low=0, high=0)
