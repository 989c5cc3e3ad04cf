"""Questions on districts: the way there, districts that are used up, and production.

Questions on production ask whose Incas produce, what production costs, and what players have
afterwards. A way is free, costs a llama, or is impossible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.questions import About, Value
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CORN,
    DISTRICTS,
    GOOD_OF,
    GOODS,
    LLAMA,
    MAIN_TEMPLE,
    ORDER_OF,
    PRODUCTION,
)
from tutor.princes.teaching.subject import (
    Draft,
    Line,
    Position,
    Subject,
    after,
    count_steps,
    due_of,
    first_move,
    gain,
    goes_on,
    in_seat_order,
    moves_into,
    play_line,
    seat,
)
from tutor.princes.things import DISTRICT, gate, thing

FREE: Final = "free"
A_LLAMA: Final = "llama"
CANNOT: Final = "cannot"


def _way(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    player = due_of(state, "turn")
    if not player or about.player not in ("", player) or about.thing not in DISTRICTS:
        return None
    mine = seat(state.position(), player)
    prince, llamas = mine["prince"], mine["goods"][LLAMA]
    if prince is None:
        return None
    line = play_line(state, (Decision(player, "move", about.thing),))
    if line is None:
        right = CANNOT
    else:
        right = A_LLAMA if line.of(player, "llama_paid") else FREE
    is_here = about.thing == prince
    if is_here:
        rule, wrong = "move.no_repeat", ((FREE, "may_use_it_again"), (A_LLAMA, "a_llama_opens_it"))
    elif right == FREE:
        rule, wrong = "move.adjacent", ((A_LLAMA, "llama_next_door"), (CANNOT, "next_door_closed"))
    elif right == A_LLAMA:
        rule, wrong = "move.llama", ((FREE, "walks_far_free"), (CANNOT, "only_next_door"))
    else:
        rule, wrong = "move.llama", ((FREE, "walks_far_free"), (A_LLAMA, "llama_on_credit"))
    return Draft(
        {
            "player": player,
            "district": about.thing,
            "from": prince,
            "llamas": llamas,
            "is_here": "yes" if is_here else "no",
        },
        right,
        wrong,
        (rule,),
        tuple(dict.fromkeys((thing(DISTRICT, prince), thing(DISTRICT, about.thing)))),
        facts=(thing(DISTRICT, prince), *_gates(state, prince)),
    )


def _gates(state: PrincesState, prince: str) -> tuple[str, ...]:
    """Return the ids of the gates between the district of a Prince and its neighbours."""
    return tuple(gate(prince, near) for near in sorted(state.components.neighbours[prince]))


def _abouts_of_ways(state: PrincesState) -> Iterator[About]:
    if player := due_of(state, "turn"):
        for district in DISTRICTS:
            yield About((), player, district)


def _used_up(state: PrincesState, about: About) -> Draft | None:
    move = first_move(about)
    if move is None or move[1] not in BONUS_PLACES:
        return None
    player, district = move
    position = state.position()
    line = play_line(state, about.decisions[:1])
    if line is None or position["bonus"][district]:
        return None
    if district in PRODUCTION:
        return _production(line, position, player, district)
    return _temple(line, position, player, district)


def _production(line: Line, position: Position, player: str, district: str) -> Draft:
    good, mine = GOOD_OF[district], seat(position, player)
    components, incas, corn = line.before.components, mine["incas"][district], mine["goods"][CORN]
    piece = components.unit[good]
    working = incas if good == CORN else min(incas, corn // components.producing_corn)
    made = components.product(district, working)[good]
    values: dict[str, int | str] = {"kind": "production", "good": good, "incas": incas}
    right = gain(line.of(player, "bonus_taken", "produced"), good)
    wrong = ((made, "still_produces"), (piece, "a_bonus_every_time"))
    both = (made + piece, "nothing_is_used_up")
    return _draft(values, player, district, right, (*wrong, both), "production.once")


def _temple(line: Line, position: Position, player: str, district: str) -> Draft:
    mine, components = seat(position, player), line.before.components
    goods = mine["goods"]
    llamas = goods[LLAMA] - sum(
        event.data["goods"][LLAMA] for event in line.of(player, "llama_paid")
    )
    values: dict[str, int | str] = {"kind": "temple"}
    if district == MAIN_TEMPLE:
        values["kind"] = "main"
        unit = components.unit
        kinds = {good: min(goods[good], unit[good]) for good in GOODS} | {
            LLAMA: min(llamas, unit[LLAMA])
        }
        given = components.units(kinds)
        steps = given * components.unit_steps
    else:
        order = ORDER_OF[district]
        value = components.step_value(order, position["orders_left"][order]) or 0
        given = min(llamas, mine["orders"][order])
        steps = given * value
        values |= {"order": order, "step_value": value}
    values["given"] = given
    right = count_steps(line.of(player, "scout_advanced"))
    wrong = (
        (steps, "still_sacrifices"),
        (components.stone_steps, "a_stone_every_time"),
        (steps + components.stone_steps, "nothing_is_used_up"),
    )
    return _draft(values, player, district, right, wrong, "temple.once")


def _draft(
    values: dict[str, int | str],
    player: str,
    district: str,
    right: Value,
    wrong: tuple[tuple[Value | None, str], ...],
    rule: str,
) -> Draft:
    about: dict[str, int | str] = {"player": player, "district": district}
    return Draft(values | about, right, wrong, (rule,), (thing(DISTRICT, district),))


def _abouts_of_use(state: PrincesState) -> Iterator[About]:
    bonus = state.position()["bonus"]
    for move in moves_into(state, (place for place in BONUS_PLACES if not bonus[place])):
        yield About((move,), move.player)


class _Harvest:
    """One visit to a production district in which every player produces as much as possible."""

    def __init__(self, line: Line, mover: str, district: str) -> None:
        self.line = line
        self.mover = mover
        self.district = district
        self.good = GOOD_OF[district]
        self.piece = line.before.components.unit[self.good]
        self.position = line.before.position()
        self.bonus: int = self.position["bonus"][district]

    def incas(self, player: str) -> int:
        """Return the number of the player's Incas in the district."""
        incas: int = seat(self.position, player)["incas"][self.district]
        return incas

    def stock(self, player: str, good: str) -> int:
        """Return the pieces of a good that the player had before the visit."""
        amount: int = seat(self.position, player)["goods"][good]
        return amount

    def product(self, player: str) -> int:
        """Return the pieces that the player's Incas make in the visit."""
        return gain(self.line.of(player, "produced"), self.good)

    def values(self, player: str) -> dict[str, int | str]:
        """Return the values of a question about the visit and this player."""
        return {
            "player": player,
            "mover": self.mover,
            "district": self.district,
            "good": self.good,
            "bonus": self.bonus * self.piece if player == self.mover else 0,
            "incas": self.incas(player),
            "corn": self.stock(player, CORN),
            "held": self.stock(player, self.good),
            "made": self.product(player),
            "is_mover": "yes" if player == self.mover else "no",
        }


def _harvest(state: PrincesState, about: About) -> _Harvest | None:
    move = first_move(about)
    if move is None or move[1] not in PRODUCTION:
        return None
    line = play_line(state, about.decisions[:1])
    return None if line is None else _Harvest(goes_on(line, _all_produce), *move)


def _all_produce(state: PrincesState) -> Decision | None:
    due = state.due
    return state.legal()[-1] if due is not None and due.type == "produce" else None


def _whose(state: PrincesState, about: About) -> Draft | None:
    visit = _harvest(state, about)
    if visit is None or not visit.bonus:
        return None
    owners = in_seat_order(state, (name for name in state.players if visit.incas(name)))
    producing = in_seat_order(state, (name for name in owners if visit.product(name)))
    idle = [name for name in owners if name not in producing]
    others = tuple(name for name in producing if name != visit.mover)
    return Draft(
        {
            **visit.values(visit.mover),
            "idle": idle[0] if idle else "",
            "idles": len(idle),
            "other": others[0] if others else "",
            "owners": len(owners),
        },
        producing,
        (
            (owners, "counts_the_idle"),
            ((visit.mover,), "only_the_mover"),
            (in_seat_order(state, (*producing, visit.mover)), "prince_works_too"),
            (state.players, "everybody"),
            (others, "bonus_instead"),
        ),
        # If a player cannot pay, the corn decides whose Incas produce.
        ("production.cost", "production.once") if idle else ("production.once", "production.order"),
        (thing(DISTRICT, visit.district),),
        # The board points at the district, because its short name makes it hard to find.
        facts=(thing(DISTRICT, visit.district),),
    )


def _corn(state: PrincesState, about: About) -> Draft | None:
    visit = _harvest(state, about)
    if visit is None or not visit.bonus or visit.good == CORN:
        return None
    player = about.player or visit.mover
    incas, corn, made = visit.incas(player), visit.stock(player, CORN), visit.product(player)
    if not incas:
        return None
    is_mover = player == visit.mover
    return Draft(
        visit.values(player),
        made,
        (
            (incas, "forgot_the_corn"),
            (made + visit.bonus if is_mover else None, "bonus_makes_more"),
            (None if is_mover else 0, "others_do_not_produce"),
            (1, "one_each"),
            (corn, "corn_alone_decides"),
            (min(incas, corn // state.components.corn_in_a_unit), "a_unit_of_corn_each"),
        ),
        ("production.cost",),
        (thing(DISTRICT, visit.district),),
    )


def _product(state: PrincesState, about: About) -> Draft | None:
    visit = _harvest(state, about)
    if visit is None or not visit.bonus:
        return None
    player = about.player or visit.mover
    values = visit.values(player)
    held, made, incas = visit.stock(player, visit.good), visit.product(player), visit.incas(player)
    is_mover = player == visit.mover
    bonus = visit.bonus * visit.piece
    paid = gain(visit.line.of(player, "llama_paid"), visit.good)
    right = held - paid + gain(visit.line.of(player, "bonus_taken"), visit.good) + made
    is_corn = visit.good == CORN
    product = "production.corn" if is_corn else "production.cost"
    idle = None if is_corn else right - made + incas
    others = visit.piece * sum(visit.incas(name) for name in state.players if name != player)
    return Draft(
        {**values, "paid": paid},
        right,
        (
            (right - bonus if is_mover and not incas else None, "bonus_needs_an_inca"),
            (right - made, "forgot_to_produce"),
            (right - bonus if is_mover else None, "forgot_the_bonus"),
            (None if is_mover else right + bonus, "bonus_for_everybody"),
            (idle, "forgot_the_corn_to_pay"),
            (held + visit.bonus + incas if is_corn and is_mover else None, "one_corn_each"),
            (right - incas if is_corn else None, "farmers_pay_too"),
            (right + paid if visit.good == LLAMA else None, "forgot_the_llama_paid"),
            (right - visit.piece if is_mover and visit.bonus > 1 else None, "one_bonus_a_visit"),
            (right - held, "forgot_the_stock"),
            (right + others if is_mover else None, "others_work_for_the_mover"),
            (right + visit.piece if is_mover else None, "prince_makes_a_unit"),
        ),
        # Only the player who enters gets the bonus.
        ("production.bonus", product) if is_mover else (product, "production.bonus"),
        (thing(DISTRICT, visit.district),),
    )


def _movers(state: PrincesState) -> Iterator[About]:
    bonus = state.position()["bonus"]
    for move in moves_into(state, (place for place in PRODUCTION if bonus[place])):
        yield About((move,), move.player)


def _owners(state: PrincesState) -> Iterator[About]:
    position = state.position()
    for about in _movers(state):
        yield about
        district = about.decisions[0].choice
        for name in state.players:
            if name != about.player and seat(position, name)["incas"][district]:
                yield about._replace(player=name)


PRODUCING: Final = (
    Subject(
        "whose_incas_produce",
        ("production.once", "production.order", "production.cost"),
        _whose,
        _movers,
    ),
    Subject("corn_to_produce", ("production.cost",), _corn, _owners),
    Subject(
        "bonus_and_product",
        ("production.bonus", "production.corn", "production.cost"),
        _product,
        _owners,
    ),
)
ENTERING: Final = (
    Subject("used_up", ("production.once", "temple.once"), _used_up, _abouts_of_use),
    Subject("way_there", ("move.adjacent", "move.llama", "move.no_repeat"), _way, _abouts_of_ways),
)
