"""The concepts of the game: lines of play, drafts of questions, checks of reconstructed figures.

A concept (`Subject`) lists what its question can be about in a state (`About`), and drafts the
question. A draft becomes a question if enough of its misconceptions give a wrong answer. Only the
events of a line of play say what a decision gains and costs.

Each question is also drafted with other values of the reconstructed figures and borders. If other
borders change the answer, there is no question. If other figures change it, the value `guess` of
the question says so. The texts of questions quote printed figures by their names.

`RIVALS` has, for each rule that decides a question, other rules that a learner might name. None of
these other rules helps to decide such a question. Rules that a question touches in another way are
left out when it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.questions import About, Question, Value, wrong_values
from tutor.princes.components import CARDS, Border, Components, Order
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import CORN, DISTRICT_OF, DISTRICTS, GOODS, LLAMA, MOON_TILES

Position = Mapping[str, Any]
Answer = Callable[[PrincesState], Decision | None]

PRINTED: Final[Mapping[str, Callable[[Components], int]]] = {
    "summit": lambda figures: figures.summit,
    "granary_step": lambda figures: figures.granary_step,
    "granary_corn": lambda figures: figures.granary_goods[CORN],
    "stable_step": lambda figures: figures.stable_step,
    "stable_llamas": lambda figures: figures.stable_goods[LLAMA],
    "last_day": lambda figures: figures.last_day,
    "days_saved": lambda figures: figures.days_saved,
    "stone_steps": lambda figures: figures.stone_steps,
    "unit_steps": lambda figures: figures.unit_steps,
    "corn_in_a_unit": lambda figures: figures.corn_in_a_unit,
    "farmer_corn": lambda figures: figures.product(DISTRICT_OF["farmer"], 1)[CORN],
    "producing_corn": lambda figures: figures.producing_corn,
    "tile_corn": lambda figures: figures.tile_price,
    "corn_tile": lambda figures: figures.corn_of_tile,
    "clock_units": lambda figures: figures.clock_units,
    "clock_steps": lambda figures: figures.clock_steps,
    "day_ending_tile": lambda figures: figures.day_ending_tile,
    "moon_tiles": lambda _: len(MOON_TILES),
    "most_bonus": lambda figures: figures.most_bonus,
    "districts": lambda _: len(DISTRICTS),
    "cards": lambda _: CARDS,
    "cards_drawn": lambda figures: figures.cards_drawn,
    "cards_returned": lambda figures: figures.cards_to_return(figures.cards_drawn),
    "priests_and_virgins": lambda figures: figures.order_tiles,
    "top_price": lambda figures: figures.prices[0],
    "lowest_price": lambda figures: figures.prices[-1],
    "market_spaces": lambda figures: figures.spaces,
    "bank_buys_at": lambda figures: figures.bank_buys_at,
    "bank_sells_at": lambda figures: figures.bank_sells_at,
    "award_points": lambda figures: figures.award_points,
    "trail_points_granary": lambda figures: figures.trail_points(figures.granary_step),
    "trail_points_stable": lambda figures: figures.trail_points(figures.stable_step),
    "most_gold_multiplier": lambda figures: figures.most_gold_multiplier,
    "second_gold_multiplier": lambda figures: figures.second_gold_multiplier,
}
"""Figures of the components and of the rules, by the names under which texts quote them."""
FEWEST_WRONG: Final = 2
MOST_WRONG: Final = 4
GUESS: Final = "guess"
ROW_KNOWN: Final = "row_known"
MOST_COMPONENTS: Final = 128
"""The size of the caches: a game has one set of components, a test of figures may have many."""
Abouts = Callable[[PrincesState], Iterable[About]]
RIVALS: Final[Mapping[str, tuple[str, ...]]] = {
    "production.once": ("move.no_repeat", "night.restock", "move.share"),
    "production.cost": ("production.corn", "production.bonus", "night.restock", "night.moon"),
    "production.corn": ("night.restock", "day.track_corn", "trail.granary"),
    "production.bonus": ("night.restock", "temple.stones", "move.share"),
    "temple.once": ("move.no_repeat", "temple.order", "order.one", "temple.llama"),
    "recruit.hut": ("order.one", "production.cost", "move.share"),
    "recruit.palace": ("order.one", "production.cost", "move.share"),
    "recruit.limit": ("order.one", "move.share", "production.cost"),
    "move.adjacent": ("setup.first_prince", "move.stay", "move.trigger"),
    "move.llama": ("setup.first_prince", "move.stay", "move.trigger"),
    "move.no_repeat": ("production.once", "move.stay", "temple.once", "move.trigger"),
    "order.value": ("order.one", "temple.llama", "temple.main"),
    "order.cost": ("order.one", "recruit.palace", "night.moon"),
    "temple.llama": ("temple.main", "temple.once", "order.one"),
    "trail.granary": ("score.trail", "trail.summit", "day.track_corn"),
    "trail.stable": ("score.trail", "trail.summit", "day.track_corn"),
    "temple.main": ("temple.stones", "temple.llama", "order.value"),
    "market.sell": ("market.buy", "market.no_corn", "market.no_wash"),
    "market.buy": ("market.sell", "market.no_corn", "market.no_wash"),
    "day.end": ("day.track_corn", "night.order", "move.stay"),
    "night.time": ("day.track_corn", "setup.scouts", "night.order"),
    "night.moon": ("production.cost", "clock.reward", "day.track_corn"),
    "night.order": ("day.end", "move.stay", "clock.send"),
    "clock.reward": ("clock.send", "temple.stones", "recruit.limit"),
    "trail.summit": ("score.trail", "trail.stable", "trail.granary"),
    "trail.short_deck": ("score.trail", "score.exhausted", "end.orders"),
    "score.icons": ("score.trail", "score.gold", "score.rescue"),
    "score.gold": ("score.rescue", "score.ties", "score.icons"),
    "score.gold_ties": ("score.ties", "score.rescue", "score.icons"),
}
"""For each rule that decides a question, other rules that a learner might name, likeliest first."""


class Line(NamedTuple):
    """A line of play: a state, the state after some decisions, and the events between them."""

    before: PrincesState
    after: PrincesState
    events: tuple[Event, ...]

    def of(self, player: str, *types: str) -> list[Event]:
        """Return the events of these types that are about this player."""
        return [
            event
            for event in self.events
            if event.type in types and event.data.get("player") == player
        ]


def play_line(state: PrincesState, decisions: Iterable[Decision]) -> Line | None:
    """Return the line of these decisions; None if one of them is not legal."""
    reached, events = state, list[Event]()
    for decision in decisions:
        try:
            reached, more = reached.explain(decision)
        except (IllegalDecision, RecordError):
            return None
        events += more
    return Line(state, reached, tuple(events))


def after(state: PrincesState, about: About) -> PrincesState | None:
    """Return the state after the decisions of `about`; None if one of them is not legal."""
    line = play_line(state, about.decisions)
    return None if line is None else line.after


def goes_on(line: Line, answer: Answer) -> Line:
    """Return the line, continued as long as `answer` returns a decision for its last state."""
    reached, events = line.after, list(line.events)
    while reached.due is not None and (decision := answer(reached)) is not None:
        reached, more = reached.explain(decision)
        events += more
    return Line(line.before, reached, tuple(events))


def first_move(about: About) -> tuple[str, str] | None:
    """Return the player and the district of the first decision.

    None if that decision is not a move.
    """
    if not about.decisions:
        return None
    player, kind, choice = about.decisions[0]
    return (player, choice) if kind == "move" and isinstance(choice, str) else None


def moves_into(state: PrincesState, districts: Iterable[str]) -> Iterator[Decision]:
    """Yield the legal moves into these districts."""
    wanted = frozenset(districts)
    for decision in state.legal():
        if decision.type == "move" and decision.choice in wanted:
            yield decision


def seat(position: Position, name: str) -> Position:
    """Return the part of the player with this name in a position.

    Raises KeyError for an unknown name.
    """
    for player in position["players"]:
        if player["name"] == name:
            found: Position = player
            return found
    raise KeyError(name)


def gain(events: Iterable[Event], good: str) -> int:
    """Return the pieces of a good that these events bring, less the pieces that they cost."""
    return sum(
        event.data.get("goods", {}).get(good, 0) - event.data.get("paid", {}).get(good, 0)
        for event in events
    )


def count_steps(events: Iterable[Event]) -> int:
    """Return the number of steps that a Scout advances in these events."""
    return sum(event.data["steps"] for event in events if event.type == "scout_advanced")


def in_seat_order(state: PrincesState, names: Iterable[str]) -> tuple[str, ...]:
    """Return the players with these names, each once, in seat order."""
    wanted = frozenset(names)
    return tuple(name for name in state.players if name in wanted)


def due_of(state: PrincesState, kind: str) -> str:
    """Return the player who has to make a decision of this type now; "" if no player has."""
    due = state.due
    return due.player if due is not None and due.type == kind else ""


def sizes(choices: Sequence[Decision]) -> list[int]:
    """Return the number of members of each choice; choices that are not sets are left out."""
    return [len(each.choice) for each in choices if isinstance(each.choice, tuple)]


@lru_cache(maxsize=MOST_COMPONENTS)
def other_borders(components: Components) -> tuple[Components, ...]:
    """Return the components with only the known borders, and those with every border that may exist.

    Neither has a border between two districts that a text calls not adjacent.
    """
    shown = tuple(border for border in components.borders if not border.is_reconstructed)
    if len(shown) == len(components.borders):
        return ()
    known = {frozenset(border.between) for border in shown} | components.apart
    possible = tuple(
        Border(pair, "") for pair in combinations(DISTRICTS, 2) if frozenset(pair) not in known
    )
    return tuple(replace(components, borders=each) for each in (shown, (*shown, *possible)))


@lru_cache(maxsize=MOST_COMPONENTS)
def other_figures(components: Components) -> tuple[Components, ...]:
    """Return the components with other step values, costs and gold in place of the reconstructed ones."""
    return tuple(_other_figures(components))


def _other_figures(components: Components) -> Iterator[Components]:
    orders, gold, known = components.orders, components.gold, components.known_gold
    for is_high in (False, True):
        changed = {name: _other(order, is_high) for name, order in orders.items()}
        yield replace(components, orders=changed)
    guessed = [card for card in components.cards if not known[card]]
    # Every second reconstructed card gets more gold; in the second pass the others do.
    for each in (0, 1):
        other = {
            card: amount + 4 * (guessed.index(card) % 2 == each) if card in guessed else amount
            for card, amount in gold.items()
        }
        if guessed:
            yield replace(components, gold=other)


def _other(order: Order, is_high: bool) -> Order:
    """Return the order with other reconstructed figures, as high or as low as possible.

    The step values of an order never rise from left to right.
    """
    values, known = list(order.values), order.known.values
    if is_high:
        top = values[0] + 1
        for place, value in enumerate(values):
            top = values[place] = value if known[place] else top
    else:
        floor = 1
        for place in reversed(range(len(values))):
            floor = values[place] = values[place] if known[place] else floor
    cost = order.cost
    if not order.known.cost:
        cost = {good: cost.get(good, 0) + 1 for good in GOODS} if is_high else {LLAMA: 1}
    return replace(order, values=tuple(values), cost=cost)


def printed_figures(components: Components) -> dict[str, int]:
    """Return the value of every figure of PRINTED, by its name."""
    return {name: figure(components) for name, figure in PRINTED.items()}


class Draft(NamedTuple):
    """A question before its options: the right answer, and the answer of each misconception.

    If the answer of a misconception is None, the misconception gives no option. `state` is set if
    the question is about another state than the one in which it is asked. `facts` are things that
    the board points at during the question.
    """

    values: Mapping[str, int | str]
    right: Value
    wrong: tuple[tuple[Value | None, str], ...]
    rules: tuple[str, ...]
    points: tuple[str, ...] = ()
    is_ordered: bool = False
    state: PrincesState | None = None
    facts: tuple[str, ...] = ()


def in_a_row(figures: Iterable[int]) -> str:
    """Return the figures, joined with commas for a text, in the given order."""
    return ", ".join(str(figure) for figure in figures)


Drafts = tuple["Draft | None", ...]
Drafting = Callable[[PrincesState, About], Draft | None]


class Subject:
    """One concept: its name, its rules, and the functions that draft its question.

    `drafting` drafts the question about an `About`; `abouts` lists what the question can be about.
    """

    def __init__(
        self, name: str, rules: tuple[str, ...], drafting: Drafting, abouts: Abouts
    ) -> None:
        self.name = name
        self.rules = rules
        self._drafting = drafting
        self._abouts = abouts

    def ask(self, state: State, about: About) -> Question | None:
        """Return the question about `about`.

        None if the question has no answer or too few wrong options in this state.

        The question's values include all printed figures. The value `guess` is "yes" if the right
        answer or the text depends on a reconstructed figure, else "no".
        """
        state = _of_princes(state)
        draft = self._drafting(state, about)
        if draft is None:
            return None
        wrong = wrong_values(draft.right, draft.wrong)[:MOST_WRONG]
        if len(wrong) < FEWEST_WRONG:
            return None
        at_borders = self._drafts(state, about, other_borders(state.components))
        if _is_changed(draft, at_borders):
            return None
        is_guess = self._rests(draft, at_borders, state, about)
        return Question(
            self.name,
            draft.state or state,
            about,
            {
                **printed_figures(state.components),
                **draft.values,
                GUESS: "yes" if is_guess else "no",
            },
            (draft.right,),
            wrong,
            draft.rules,
            draft.points,
            sought="ordered" if draft.is_ordered else "value",
            facts=draft.facts,
        )

    def abouts(self, state: State) -> Iterator[About]:
        """Return everything that a question of the concept can be about in a state.

        Empty after the end.
        """
        if state.due is not None:
            yield from self._abouts(_of_princes(state))

    def rests_on_guess(self, question: Question) -> bool:
        """Return whether other values of reconstructed borders or figures change the answer or the text."""
        state = _of_princes(question.state)
        draft = self._drafting(state, question.about)
        assert draft is not None
        at_borders = self._drafts(state, question.about, other_borders(state.components))
        return _is_changed(draft, at_borders) or self._rests(
            draft, at_borders, state, question.about
        )

    def _rests(self, draft: Draft, at_borders: Drafts, state: PrincesState, about: About) -> bool:
        """Return whether other figures or borders lead to another answer or text, or to no answer.

        If the text quotes a whole row of step values, the text says which values are known, so only
        the answer counts. Other borders may change the text: if the way costs a llama, the player
        has one llama less.
        """
        others = (*self._drafts(state, about, other_figures(state.components)), *at_borders)
        return _is_changed(draft, others, only_right=ROW_KNOWN in draft.values)

    def _drafts(self, state: PrincesState, about: About, others: Iterable[Components]) -> Drafts:
        """Return the drafts of the question in a game with each of these components."""
        return tuple(self._drafting(state.with_components(each), about) for each in others)


def _is_changed(draft: Draft, others: Drafts, *, only_right: bool = True) -> bool:
    """Return whether any of the other drafts is missing or has another right answer.

    If `only_right` is false, a draft with other values counts as changed as well.
    """
    return any(
        other is None
        or other.right != draft.right
        or (not only_right and other.values != draft.values)
        for other in others
    )


def _of_princes(state: State) -> PrincesState:
    assert isinstance(state, PrincesState)
    return state
