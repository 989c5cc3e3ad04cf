"""Questions on temples: stones, sacrifices and offers, and when the trail pays its goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.questions import About, Value
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    CORN,
    GOODS,
    LLAMA,
    MAIN_TEMPLE,
    ORDER_OF,
    TEMPLES,
)
from tutor.princes.teaching.subject import (
    Draft,
    Line,
    Subject,
    count_steps,
    first_move,
    gain,
    moves_into,
    play_line,
    seat,
    sizes,
)
from tutor.princes.things import DISTRICT, thing
from tutor.princes.words.questions import HAND

GIFTS: Final = ("sacrifice", "offer")
MOST_GIFTS: Final = 3


def laps(line: Line, player: str) -> int:
    """Return how often the player's Scout passes the Summit in the line."""
    return sum(event.data["laps"] for event in line.of(player, "scout_advanced"))


def gifts(state: PrincesState, districts: tuple[str, ...]) -> Iterator[tuple[Decision, ...]]:
    """Yield every visit to these temples: the move alone, then the move with each first gift.

    If a player may choose among many gifts, only the largest gifts are used.
    """
    bonus = state.position()["bonus"]
    for move in moves_into(state, (place for place in districts if bonus[place])):
        yield (move,)
        after = state.play(move)
        if after.due is not None and after.due.type in GIFTS:
            for gift in after.legal()[1:][-MOST_GIFTS:]:
                yield move, gift


def _sacrifice(state: PrincesState, about: About) -> Draft | None:
    move, line = first_move(about), play_line(state, about.decisions)
    if move is None or line is None or move[1] not in ORDER_OF or len(about.decisions) < 2:
        return None
    mover, district = move
    player, kind, count = about.decisions[-1]
    if kind != "sacrifice" or not isinstance(count, int) or not count or laps(line, player):
        return None
    (given,) = line.of(player, "sacrificed")
    value, start = given.data["value"], seat(state.position(), player)["scout"]
    stones: int = state.position()["bonus"][district]
    mine = count_steps(
        event for event in line.of(player, "scout_advanced") if event.rule == "temple.stones"
    )
    is_mover, step = player == mover, start + mine
    of_stones = stones * state.components.stone_steps
    right = start + count_steps(line.of(player, "scout_advanced"))
    wrong = (
        (start + count * value if is_mover else None, "forgot_the_stones"),
        (right + of_stones if not is_mover else None, "stones_for_everybody"),
        (step + count, "one_step_a_llama"),
        (step, "forgot_the_sacrifice"),
        (step + value, "value_counts_once"),
        (start + stones + count * value if is_mover else None, "one_step_a_stone"),
    )
    return Draft(
        {
            "player": player,
            "mover": mover,
            "district": district,
            "order": ORDER_OF[district],
            "step": start,
            "stones": stones,
            "by_stones": mine,
            "llamas": count,
            "step_value": value,
            "is_mover": "yes" if is_mover else "no",
        },
        right,
        tuple(
            (option if option is None or option < state.components.summit else None, name)
            for option, name in wrong
        ),
        ("temple.llama", "temple.stones", "order.value"),
        (thing(DISTRICT, district), thing("order", ORDER_OF[district])),
    )


def _sacrifices(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, tuple(ORDER_OF)):
        if len(visit) > 1:
            yield About(visit, visit[-1].player)


def _at_the_end(state: PrincesState, about: About) -> Draft | None:
    """Return a draft of a question: how much the player can give before the trail pays its goods."""
    move, line = first_move(about), play_line(state, about.decisions[:1])
    if move is None or line is None or move[1] not in TEMPLES or laps(line, move[0]):
        return None
    player, district = move
    noted = line.of(player, "trail_noted")
    corn, llama = gain(noted, CORN), gain(noted, LLAMA)
    if not (llama or (corn and district == MAIN_TEMPLE)):
        return None
    before = seat(state.position(), player)
    goods = dict(before["goods"])
    goods[LLAMA] -= gain(line.of(player, "llama_paid"), LLAMA)
    is_asked = line.after.due is not None and line.after.due.player == player
    legal = line.after.legal() if is_asked else ()
    values: dict[str, int | str] = {
        "player": player,
        "district": district,
        "noted_corn": corn,
        "noted_llama": llama,
        "llamas": goods[LLAMA],
        **{f"{HAND}{good}": amount for good, amount in goods.items()},
        "is_main": "yes" if district == MAIN_TEMPLE else "no",
    }
    wrong: tuple[tuple[Value | None, str], ...]
    if district == MAIN_TEMPLE:
        right = max(sizes(legal), default=0) if _due(line) == "offer" else 0
        early = {**goods, CORN: goods[CORN] + corn, LLAMA: goods[LLAMA] + llama}
        wrong = (
            (_kinds(state, early), "counted_the_trail_too_early"),
            (0, "stones_end_the_visit"),
            (state.components.units(goods), "several_of_a_good"),
            (len(GOODS), "one_of_each_good"),
        )
    else:
        priests = before["orders"][ORDER_OF[district]]
        if not priests:
            return None
        values |= {"order": ORDER_OF[district], "priests": priests}
        counts = [each.choice for each in legal if isinstance(each.choice, int)]
        right = max(counts, default=0) if _due(line) == "sacrifice" else 0
        wrong = (
            (min(priests, goods[LLAMA] + llama), "counted_the_trail_too_early"),
            (0, "stones_end_the_visit"),
            (priests, "a_llama_for_every_priest"),
        )
    if wrong[0][0] == right:
        return None
    rule = "trail.stable" if llama else "trail.granary"
    return Draft(values, right, wrong, (rule,), (thing(DISTRICT, district), "trail"))


def _due(line: Line) -> str:
    return line.after.due.type if line.after.due else ""


def _kinds(state: PrincesState, goods: dict[str, int]) -> int:
    """Return the number of goods of which the stock has a whole unit."""
    return sum(goods[good] >= state.components.unit[good] for good in GOODS)


def _stones(state: PrincesState) -> Iterator[About]:
    bonus = state.position()["bonus"]
    for move in moves_into(state, (place for place in TEMPLES if bonus[place])):
        yield About((move,), move.player)


def _trail_goods(state: PrincesState, about: About) -> Draft | None:
    """Return a draft of a question: how many goods a player has after the Scout has passed a landmark."""
    move, line = first_move(about), play_line(state, about.decisions)
    if move is None or line is None or move[1] not in TEMPLES:
        return None
    good = about.thing or CORN
    player = about.player or move[0]
    paid = [event for event in line.of(player, "trail_paid") if good in event.data["goods"]]
    if len(paid) != 1 or any(event.type == "night_began" for event in line.events):
        return None
    components = state.components
    amounts = {CORN: components.granary_goods[CORN], LLAMA: components.stable_goods[LLAMA]}
    landmark = "granary" if good == CORN else "stable"
    step = components.granary_step if good == CORN else components.stable_step
    gift = gain(paid, good)
    right = seat(line.after.position(), player)["goods"][good]
    start = seat(state.position(), player)["scout"]
    steps = count_steps(line.of(player, "scout_advanced"))
    lands = (start + steps) % components.summit == step
    given = sum(
        event.data["goods"].get(good, 0) for event in line.of(player, "offered", "llama_paid")
    ) + (
        sum(event.data["llamas"] for event in line.of(player, "sacrificed")) if good == LLAMA else 0
    )
    return Draft(
        {
            "player": player,
            "district": move[1],
            "good": good,
            "landmark": landmark,
            "landmark_step": step,
            "step": start,
            "steps": steps,
            "gift": gift,
            "given": given,
            "held": right - gift,
        },
        right,
        (
            (None if lands else right - gift, "must_stop_there"),
            (right - gift if lands else None, "landing_is_late"),
            (right - gift + amounts[LLAMA] if good == CORN else None, "as_in_the_stable"),
            (right - gift + amounts[CORN] if good == LLAMA else None, "as_in_the_granary"),
            (right + given, "kept_what_was_given"),
            (right + gift, "paid_twice_over"),
        ),
        (f"trail.{landmark}",),
        ("trail",),
    )


def _passing(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, TEMPLES):
        line = play_line(state, visit)
        for event in line.events if line else ():
            if event.type == "trail_paid":
                for good in event.data["goods"]:
                    yield About(visit, event.data["player"], good)


def _offer(state: PrincesState, about: About) -> Draft | None:
    move, line = first_move(about), play_line(state, about.decisions)
    if move is None or line is None or move[1] != MAIN_TEMPLE or len(about.decisions) < 2:
        return None
    player, kind, goods = about.decisions[-1]
    if kind != "offer" or not isinstance(goods, tuple) or not goods:
        return None
    right = count_steps(
        event for event in line.of(player, "scout_advanced") if event.rule == "temple.main"
    )
    number = len(goods)
    stones = count_steps(
        event for event in line.of(move[0], "scout_advanced") if event.rule == "temple.stones"
    )
    figures = state.components
    pieces = number - 1 + figures.corn_in_a_unit
    is_mover = player == move[0]
    return Draft(
        {
            "player": player,
            "mover": move[0],
            "district": MAIN_TEMPLE,
            "units": number,
            "pieces": pieces,
            "by_stones": stones,
            "is_mover": "yes" if is_mover else "no",
            **{f"with_{good}": "yes" if good in goods else "no" for good in GOODS},
        },
        right,
        (
            (pieces * figures.unit_steps if CORN in goods else None, "each_corn_counts"),
            (number, "one_step_a_unit"),
            (right + stones, "added_the_stones"),
            (number * figures.stone_steps, "a_unit_is_a_stone"),
        ),
        ("temple.main",),
        (thing(DISTRICT, MAIN_TEMPLE),),
    )


def _offers(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, (MAIN_TEMPLE,)):
        if len(visit) > 1:
            yield About(visit, visit[-1].player)


SUBJECTS: Final = (
    Subject(
        "stone_then_sacrifice",
        ("temple.stones", "temple.llama", "order.value"),
        _sacrifice,
        _sacrifices,
    ),
    Subject("trail_goods", ("trail.granary", "trail.stable"), _trail_goods, _passing),
    Subject("paid_at_the_end", ("trail.granary", "trail.stable"), _at_the_end, _stones),
    Subject("main_offer", ("temple.main",), _offer, _offers),
)
