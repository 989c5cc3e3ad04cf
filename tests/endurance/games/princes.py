"""Laws of the Princes at every ply: where pieces lie, whose turn it is, and how the days pass."""

from tests.contract.rulebook_table import BUY_PRICE, every_answer, refusing_rule
from tests.endurance.games.manners import by_chance, together
from tests.plausible import plausible
from tests.positions import CARDS, GOODS, ICONS, INCAS, ORDERS, PRODUCTION, TILES
from tutor.core.base.game import find_game

GAME = find_game("princes")
SHAPES = [(count, variant) for count in (2, 3, 4, 5) for variant in GAME.variants]
MANNERS = {
    "random": by_chance,
    "for priests": together("orders", 0),
    "for cards": together("deck", 20),
}
GAMES = {"random": 10_000, "for priests": 40, "for cards": 16}
ENDINGS = ("conquest", "rescue, orders", "rescue, deck")

ALL_CARDS, ALL_TILES = frozenset(CARDS), frozenset(TILES)
PLACE_OF = dict(zip(ICONS[: len(PRODUCTION)], PRODUCTION, strict=True))
LAST_DAY, SUMMIT, MOST_TRIED = 9, 20, 40
SELL_PRICE = (6, 5, 4, 3, 3)  # by the number of goods in the column
ENTERED = {
    "produce": PRODUCTION[1:],
    "sacrifice": ("condor_temple", "puma_temple", "temple_of_the_sun"),
    "offer": ("main_temple",),
    "recruit": ("watchmans_hut", "royal_palace"),
    "acquire": ("house_of_priests", "house_of_virgins"),
    "adjust": ("central_plaza",),
    "trade": ("central_plaza",),
    "send_to_clock": ("sun_clock",),
}
OWN_TURN = ("turn", "recruit", "acquire", "adjust", "trade", "send_to_clock")


class Watch:
    """Checks the laws of one game, ply by ply.

    A broken law raises AssertionError with the law in words.
    """

    def at(self, state):
        """Check the laws that hold in any state."""
        table = state._table
        _pieces(table)
        _players(table)
        _day(table)
        _due(table)

    def between(self, before, decision, after):
        """Check that one decision changes only what it may change."""
        old, new = before._table, after._table
        _turns(old, new)
        _one_way(old, new)
        if old.due == new.due == "trade" and old.turn_number == new.turn_number:
            _price(old, decision, new)

    def check_view(self, state, view):
        """Check that a player's view hides what the player may not know."""
        for seat in view["players"]:
            held = state._table.players[state.players.index(seat["name"])].cards
            own = seat["name"] == view["player"]
            assert seat["cards"] == (list(held) if own else {"hidden": len(held)}), "hands"
        assert view["deck"] == {"hidden": len(state._table.deck)}, "the deck is hidden"


def _pieces(table):
    players = table.players
    cards = [*table.deck, *(card for player in players for card in player.cards)]
    assert (len(cards), set(cards)) == (len(CARDS), ALL_CARDS), "every card is there once"
    tiles = [*table.moon_tiles, *(tile for player in players for tile in player.moon_tiles)]
    assert (len(tiles), set(tiles)) == (len(TILES), ALL_TILES), "every Moon tile is there once"
    for order, printed in ORDERS.items():
        held = sum(player.orders[order] for player in players)
        assert held + table.orders_left[order] == printed, "priests and virgins are conserved"
        assert table.orders_left[order] >= 0, "no row is shorter than empty"
    assert all(0 <= goods <= 4 for goods in table.market.values()), "columns have four spaces"
    assert all(0 <= units <= 2 for units in table.bonus.values()), "at most two bonus units"


def _players(table):
    first_turn = table.due == "turn"
    for seat, player in enumerate(table.players):
        assert tuple(player.goods) == GOODS, "there are five goods"
        assert min(player.goods.values()) >= 0, "no debts"
        assert 0 <= player.scout < SUMMIT, "Scouts are on the trail"
        assert min(player.supply, *player.incas.values(), *player.orders.values()) >= 0, "counts"
        placed = sum(player.incas.values())
        assert player.supply + placed == INCAS[len(table.players)], "Incas are conserved"
        assert player.due_corn % 3 == 0, "the Granary gives 3 corn"
        assert min(player.due_corn, player.due_llama) >= 0, "dues are not negative"
        if table.due in (None, "turn"):
            assert max(player.due_corn, player.due_llama) == 0, "the turn's dues are paid"
        waiting = table.turn_number - first_turn <= seat
        assert (player.prince is None) == waiting, "a Prince is placed in the first turn"
        assert not player.awards or not table.deck, "awards only come after the last card"


def _day(table):
    seats, ahead = len(table.players), LAST_DAY - table.day
    held = len(TILES) - len(table.moon_tiles)
    ending = table.last_turns is not None
    assert 1 <= table.day <= LAST_DAY, "days are 1 to 9"
    assert ending == (table.sun_tile is not None), "last turns go with the Sun tile"
    assert held < 3 if not ending else held >= 3 or not table.last_turns, "the third tile ends it"
    if ending:
        assert 0 <= table.last_turns <= seats, "one more turn each"
        going_on = table.last_turns > 0 and table.ending is None
        last = table.last_turns - going_on + 1
        assert table.turn_seat == (table.sun_tile - last) % seats, (
            "last turns go round from the Sun tile's holder"
        )
    night = table.last_turns == 0 and ahead > 0
    assert table.track_corn == ahead - night, "one corn for every night to come"


def _due(table):
    due, active, asked = table.due, table.active, table.asked
    over = table.ending is not None
    assert (due is None) == over == (table.step == "over"), "something is due until it is over"
    if over:
        return
    assert table.deck or due != "turn", "an empty deck ends the game after the turn"
    assert any(table.orders_left.values()) or due != "turn", "the last tile does too"
    if due in ENTERED:
        assert active.prince in ENTERED[due], "the action is the district's"
    if due in OWN_TURN:
        assert asked is active, "the turn's player decides"
        assert table.last_turns != 0, "nobody has a turn at night"
    elif due == "place_inca":
        assert (asked, table.turn_number) == (active, 0), "first Incas come first"
    elif due in ("redeem", "choose_goods"):
        at_once = table.day == LAST_DAY and asked is active
        assert at_once or table.last_turns == 0, "tiles and clock pay at night, or on day 9"
    elif due == "return_cards":
        assert 1 <= table.count <= min(2, len(asked.cards) - 1), "one card stays at least"
    trading = due == "trade"
    assert trading or (table.sold, table.bought) == ((), ()), "trades end with the visit"
    assert not set(table.sold) & set(table.bought), "nothing is sold and bought in one visit"


def _turns(old, new):
    seats = len(new.players)
    turns = new.turn_number - old.turn_number
    if not turns:
        assert (new.day, new.start) == (old.day, old.start), "a day has its first player"
        assert new.turn_number == 0 or new.turn_seat == old.turn_seat, "a turn has its player"
    elif new.day == old.day:
        following = (old.turn_seat + 1) % seats if old.turn_number else 0
        assert (turns, new.turn_seat) == (1, following), "turns go round"
    else:
        assert (turns, new.day) == (1, old.day + 1), "day follows day"
        assert new.turn_seat == new.start == old.sun_tile, "the Sun tile's holder begins"
        assert len(new.moon_tiles) == len(TILES), "every Moon tile is back"
        assert all(new.bonus.values()), "every district is restocked"
        assert not any(player.incas["sun_clock"] for player in new.players), "the clock is empty"


def _one_way(old, new):
    returning = [table.count if table.due == "return_cards" else 0 for table in (old, new)]
    left = [len(table.deck) + cards for table, cards in zip((old, new), returning, strict=True)]
    assert left[1] <= left[0], "the deck never grows"
    for was, now in zip(old.players, new.players, strict=True):
        assert now.awards >= was.awards, "awards are kept"
        assert all(now.orders[order] >= was.orders[order] for order in ORDERS), "orders are kept"
        assert (
            now.prince == was.prince or now.seat == new.turn_seat or (now.seat == old.turn_seat)
        ), "only the turn's player moves a Prince"


def _price(old, decision, new):
    was, now = old.active.goods, new.active.goods
    good, level = decision.choice, old.market[decision.choice]
    if decision.type == "sell":
        change, price, moved = -1, SELL_PRICE[level], min(level + 1, 4)
    else:
        change, price, moved = 1, -BUY_PRICE[level], max(level - 1, 0)
    assert now["corn"] - was["corn"] == price, "the price is that of the space"
    assert now[good] - was[good] == change, "one good a trade"
    assert new.market == old.market | {good: moved}, "one column a trade"


def tries(state, position, chance):
    """Return decisions that a player might try now, each with the rule that refuses it, or None."""
    due = None if state.due is None else state.due._asdict()
    pending = position["pending"] or {}
    tried = [plausible(chance, state.players, pending.get("count", 2)) for _ in range(4)]
    if due is not None:
        every = every_answer(position, due)
        tried += every if len(every) <= MOST_TRIED else chance.sample(every, MOST_TRIED)
    return [(data, refusing_rule(position, due, data)) for data in tried]


def ending(state, result):
    """Return how the game ended, after checking that the result counts cards, Incas and Scouts."""
    table = state._table
    no_orders = not any(table.orders_left.values())
    reason = "orders" if no_orders else "deck" if not table.deck else "day_9"
    assert result["reason"] == reason, "the reason is the first that holds"
    assert result["ending"] == ("conquest" if reason == "day_9" else "rescue"), "the ending"
    if reason == "day_9":
        assert (table.day, table.last_turns) == (LAST_DAY, 0), "Conquest comes after day 9"
    gold = [_gold(state, player) for player in table.players]
    ranks = sorted(set(gold), reverse=True)
    for player, score, amount in zip(table.players, result["scores"], gold, strict=True):
        rank = ranks.index(amount) if reason == "day_9" else 2
        total = _points(player) * max(3 - rank, 1)
        units = player.goods["corn"] // 3 + sum(player.goods[good] for good in GOODS[1:])
        found = (score["name"], score["gold"], score["total"], score["units"])
        assert found == (player.name, amount, total, units), "the score"
    best = max((score["total"], score["units"]) for score in result["scores"])
    winners = [one["name"] for one in result["scores"] if (one["total"], one["units"]) == best]
    assert result["winners"] == winners, "the winners"
    return {"conquest" if reason == "day_9" else f"rescue, {reason}": 1}


def _trail(player):
    return (player.scout >= 7) + (player.scout >= 13)


def _gold(state, player):
    return sum(state.components.gold[card] for card in player.cards) + _trail(player)


def _points(player):
    shown = [icon for card in player.cards for icon in card.split("+")]
    held = [
        player.incas[PLACE_OF[icon]] if icon in PLACE_OF else player.orders[icon] for icon in shown
    ]
    return sum(held) + _trail(player) + 3 * player.awards
