"""Questions for things on the board: districts and columns of the market."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.questions import About, Question, Seeking, Wrong
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import BONUS_PLACES, MARKET_GOODS, PRODUCTION
from tutor.princes.things import DISTRICT, MARKET, thing

MOST_RIGHT: Final = 3
MOST_WRONG: Final = 3
FEWEST_WRONG: Final = 2

Figures = Mapping[str, int | str]


def _question(
    concept: str,
    state: PrincesState,
    rule: str,
    right: Iterable[str],
    wrong: Mapping[str, str],
    values: Figures,
) -> Question | None:
    """The question; None if it would have too many or too few options.

    `wrong` has the misconception behind each wrong thing.
    """
    found, others = tuple(right), list(wrong.items())[:MOST_WRONG]
    if not 0 < len(found) <= MOST_RIGHT or len(others) < FEWEST_WRONG:
        return None
    return Question(
        concept,
        state,
        About(),
        values,
        found,
        tuple(Wrong(*each) for each in others),
        (rule,),
        found,
        sought="found",
    )


def _used_up(state: PrincesState) -> Question | None:
    """The districts where nothing lies today."""
    bonus = state.position()["bonus"]
    used = [each for each in BONUS_PLACES if not bonus[each]]
    lying = [each for each in BONUS_PLACES if bonus[each]]
    rule = "production.once" if used and used[0] in PRODUCTION else "temple.once"
    amounts = {thing(DISTRICT, each): bonus[each] for each in lying}
    return _question(
        "used_up",
        state,
        rule,
        (thing(DISTRICT, each) for each in used),
        dict.fromkeys(amounts, "something_lies_there"),
        amounts,
    )


def _best_price(
    concept: str, rule: str, price: Callable[[PrincesState, int], int], best: Callable[..., int]
) -> Callable[[PrincesState], Question | None]:
    """The column of the market with the best price; None where several are as good."""

    def seeking(state: PrincesState) -> Question | None:
        market = state.position()["market"]
        prices = {thing(MARKET, each): price(state, market[each]) for each in MARKET_GOODS}
        top = best(prices.values())
        right = [each for each, asked in prices.items() if asked == top]
        wrong = {each: "not_the_best_price" for each in prices if each not in right}
        if len(right) != 1:
            return None
        return _question(concept, state, rule, right, wrong, prices)

    return seeking


def _of_princes(
    seeking: Callable[[PrincesState], Question | None],
) -> Seeking:
    def seek(state: State) -> Question | None:
        assert isinstance(state, PrincesState)
        return seeking(state)

    return seek


SEEKING: Final[Mapping[str, Seeking]] = {
    "used_up": _of_princes(_used_up),
    "selling": _of_princes(
        _best_price(
            "selling",
            "market.sell",
            lambda state, level: state.components.sale_price(level),
            max,
        )
    ),
    "buying": _of_princes(
        _best_price(
            "buying",
            "market.buy",
            lambda state, level: state.components.purchase_price(level),
            min,
        )
    ),
}
"""The questions for things on the board, by concept."""
