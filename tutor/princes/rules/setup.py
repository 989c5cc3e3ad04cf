"""The setup: pieces on the board, goods and cards for the players, and first Incas."""

from __future__ import annotations

from random import Random

from tutor.core.base.game import Decision
from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    BONUS_PLACES,
    FIRST_GAME,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRODUCTION,
    STANDARD,
    SUN_CLOCK,
)
from tutor.princes.rules.table import Match, Player, Table


def shuffle(components: Components, seed: int) -> tuple[str, ...]:
    """Return the deck for a seed: the cards, sorted by a random number for each (`setup.cards`)."""
    chance = Random(seed)
    numbers = {card: chance.random() for card in components.cards}
    return tuple(sorted(components.cards, key=numbers.__getitem__))


def set_up(match: Match, variant: str, deck: tuple[str, ...]) -> Table:
    """Return the table before the first decision.

    `deck` has all cards before the deal, from the top.

    Implements `setup.day`, `setup.track`, `setup.bonus`, `setup.market`, `setup.goods`,
    `setup.incas`, `setup.cards`, `setup.scouts`, `setup.first_game`.
    """
    figures = match.components
    seats = len(match.names)
    is_first_game = variant == FIRST_GAME
    placed = 1 if is_first_game else 0
    players = [
        Player(
            name,
            seat,
            figures.pieces(GOODS),
            None,
            seat + 1,
            figures.incas[seats] - placed * len(PRODUCTION),
            {place: 0 if place == SUN_CLOCK else placed for place in INCA_PLACES},
            dict.fromkeys(ORDERS, 0),
            (deck[seat],),
            (),
            0,
            0,
            0,
        )
        for seat, name in enumerate(match.names)
    ]
    table = Table(match, players)
    table.day = figures.first_day[seats] + (figures.days_saved if is_first_game else 0)
    table.track_corn = figures.last_day - table.day
    table.bonus = dict.fromkeys(BONUS_PLACES, figures.bonus_at_start)
    table.market = dict.fromkeys(MARKET_GOODS, figures.market_at_start)
    table.orders_left = {order: figures.orders[order].tiles for order in ORDERS}
    table.moon_tiles = MOON_TILES
    table.deck = deck[seats:]
    if is_first_game:
        table.step = "turn"
    return table


def variant_of(first: Position) -> str:
    """Return the variant of a game that begins with this position (`setup.first_game`).

    The position does not name its variant, but only the first game begins with Incas in every
    production district.
    """
    is_placed = all(first["players"][0]["incas"][district] for district in PRODUCTION)
    return FIRST_GAME if is_placed else STANDARD


def place_step(table: Table) -> None:
    """Ask the next player to place a first Inca; after the last player the first turn begins."""
    player = table.next_served(0)
    if player is None:
        table.turn_seat = 0
        table.step = "turn"
        return
    table.turn_seat = player.seat
    table.ask(player, "place_inca")


def legal_placements(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal placements: any production district, also one with Incas (`setup.first_inca`)."""
    return table.match.decisions(player.name, "place_inca", None, PRODUCTION)


def place_inca(table: Table, player: Player, district: str) -> None:
    """Put 1 Inca from the supply on the district (`setup.first_inca`)."""
    table.move_inca(player, None, district)
    table.note("inca_placed", "setup.first_inca", player=player.name, district=district)
