"""The teaching of the game: concepts with their misconceptions, and measures of a state.

The list says what the question of each concept asks. The `About` of a question names its `player`
and, where the list says so, a `thing`; there are no decisions.

- `cards_that_strike` asks how many of the cards face down would end the round.
- `share_of_treasure` asks how much treasure `player` has beside the tent after a treasure card, the
  `thing`, which is still face down. All players inside go on for that card.
- `home_together` asks how much `player` takes home when all players inside leave together.
- `home_alone` asks how much `player` takes home, with artifacts, when leaving alone.
- `after_a_strike` asks how much treasure `player` has if the next card ends the round.
- `torch_or_camp` asks which choice is worth more: to leave alone now, or after one more card for
  which all players inside go on. There is no question where no card can end the round.
- `winner` asks who wins when `player`, the last one inside in the last round, leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from tutor.core.base.game import Decision, State
from tutor.core.base.questions import (
    About,
    Concept,
    Measure,
    Question,
    Seeking,
    Value,
    wrong_values,
)
from tutor.incan_gold.chances import Chances, mixed_number, tenths
from tutor.incan_gold.components import CAMP, CHOOSE, TORCH
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import of_kind, percent, tent
from tutor.incan_gold.trials import Plan

LEAST_APART: Final = Fraction(1, 4)
"""How much more one of two choices has to be worth, in points, so that a question has a right answer."""

CLEAR: Final = Fraction(4, 5)
"""The same for fresh positions, where the better choice is to be seen without counting."""

LOW: Final = Fraction(3, 5)
HIGH: Final = Fraction(4)
"""The least and the greatest stake of a close choice, as shares of the stake that tips it.

In games at random players leave early, so small stakes are common and great ones rare. With these
limits the torch and the camp are each right in about half of the positions, and twenty are found.
"""

Wrongs = tuple[tuple[Value | None, str], ...]
Drafted = tuple[dict[str, int | str], Value, Wrongs]
Drafting = Callable[[Chances, State, str], Drafted | None]


class Subject:
    """One concept: its name, its rules, and the function that drafts its question.

    A question has at least `fewest` wrong options. `suits` says of the chances of the player who
    decides whether a fresh position can be used for the question.
    """

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        drafting: Drafting,
        fewest: int = 2,
        suits: Callable[[Chances], bool] = lambda _: True,
    ) -> None:
        self.name = name
        self.rules = rules
        self._drafting = drafting
        self._fewest = fewest
        self._suits = suits

    def ask(self, state: State, about: About) -> Question | None:
        """Return the question about `about` in a state.

        The result is None if the question has no answer, or too few wrong options, in this state.
        """
        reckoned = _odds_of(state, about)
        drafted = None if reckoned is None else self._drafting(reckoned, state, about.thing)
        if reckoned is None or drafted is None:
            return None
        values, right, wrongs = drafted
        wrong = wrong_values(right, wrongs)
        if len(wrong) < self._fewest:
            return None
        values = {"player": reckoned.player, "inside": reckoned.inside, **values}
        return Question(self.name, state, about, values, (right,), wrong, self.rules)

    def abouts(self, state: State) -> Iterator[About]:
        """Yield everything that a question of the concept can be about in a state.

        Yield nothing after the end of the game.
        """
        due, reckoned = state.due, _odds_of(state, About())
        if due is None or reckoned is None or not self._suits(reckoned):
            return
        if self.name != "share_of_treasure":
            yield About(player=due.player)
            return
        for card in reckoned.cards:
            if card in reckoned.figures.treasure_value:
                yield About(player=due.player, thing=card)


def _odds_of(state: State, about: About) -> Chances | None:
    """Return the odds of the player of a question; None if the player is outside.

    The result is also None if the question has decisions, because these concepts have none.
    """
    if state.due is None or about.decisions or not isinstance(state, IncanGoldState):
        return None
    player = about.player or state.due.player
    if player not in state.players:
        return None
    view = state.view(player)
    return Chances(view, player, state.components) if player in view["inside"] else None


def _cards_that_strike(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    met, figures, cards = reckoned.striking, reckoned.figures, reckoned.cards
    if not met:
        return None
    printed = [sum(kind == each for each in figures.hazard_kind.values()) for kind in met]
    removed = figures.hazards_on(tuple(reckoned.known["removed"]))
    back = sum(kind in met for kind in removed)
    hazards = sum(card in figures.hazard_kind for card in cards)
    return (
        {"cards": len(cards), "kinds": len(met), "hazards": hazards},
        reckoned.strikes,
        (
            (hazards, "two_different_hazards"),
            (sum(printed), "counts_the_path_too"),
            (len(met), "one_card_a_kind"),
            (reckoned.strikes + back, "forgot_the_removed"),
            (0, "needs_a_third"),
        ),
    )


def _share_of_treasure(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    value = reckoned.figures.treasure_value.get(thing)
    if value is None or thing not in reckoned.cards:
        return None
    inside, beside, left = reckoned.inside, reckoned.beside, reckoned.left_on_path
    share = value // inside
    return (
        {"value_of_card": value, "beside": beside, "share": share, "rest": value % inside},
        beside + share,
        (
            (share, "forgot_what_lay_there"),
            (beside + value, "keeps_it_all"),
            (beside + -(-value // inside), "rounds_up"),
            (beside + (value + left) // inside, "shares_the_path_again"),
            (beside, "treasure_waits_on_the_path"),
        ),
    )


def _home_together(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    beside, left = reckoned.beside, reckoned.left_on_path
    if reckoned.inside < 2:
        return None
    right, artifacts = reckoned.leaving(reckoned.inside), reckoned.artifacts
    share, rest = divmod(left, reckoned.inside)
    return (
        {"beside": beside, "left": left, "share": share, "rest": rest, "artifacts": artifacts},
        right,
        (
            (beside + left, "picks_up_all"),
            (beside, "leaves_the_path"),
            (share, "forgot_the_heap"),
            (right + artifacts, "takes_the_artifacts_along"),
            (right + artifacts // reckoned.inside, "shares_the_artifacts"),
            (right + rest, "first_takes_the_rest"),
            (0, "leaving_loses_all"),
        ),
    )


def _home_alone(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    beside, left, artifacts = reckoned.beside, reckoned.left_on_path, reckoned.artifacts
    if not artifacts:
        return None
    return (
        {
            "beside": beside,
            "left": left,
            "count": reckoned.artifacts_on_path,
            "artifacts": artifacts,
        },
        reckoned.leaving(),
        (
            (beside + left, "forgot_the_artifacts"),
            (beside + artifacts, "forgot_the_path"),
            (beside + left // reckoned.inside + artifacts, "shares_with_who_stays"),
            (left + artifacts, "forgot_the_heap"),
            (beside, "only_the_heap"),
        ),
    )


def _after_a_strike(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    beside, left, home = reckoned.beside, reckoned.left_on_path, _tent(reckoned)
    if not reckoned.strikes or not beside:
        return None
    share = left // reckoned.inside
    return (
        {"beside": beside, "left": left, "tent": home},
        home,
        (
            (home + beside, "beside_is_safe"),
            (home + beside // 2, "half_is_saved"),
            (home + share, "path_is_saved"),
            (home + beside + share, "shares_the_path_first"),
            (0, "tent_is_lost_too"),
        ),
    )


def _is_close(reckoned: Chances) -> bool:
    """Return whether the choice is close, but clear enough to be seen without counting.

    In the last round the average does not decide, because leaving may win for certain.
    """
    leaving, tipping = reckoned.leaving(), reckoned.tipping_point
    if tipping is None or reckoned.known["round"] == reckoned.figures.rounds:
        return False
    if abs(reckoned.one_more - leaving) < CLEAR:
        return False
    return LOW * tipping <= leaving <= HIGH * tipping


def _torch_or_camp(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    leaving, tipping = reckoned.leaving(), reckoned.tipping_point
    if tipping is None or tipping == leaving:
        return None
    cards, gain = len(reckoned.cards), tipping * reckoned.strikes
    if abs(gain - reckoned.strikes * leaving) < LEAST_APART * cards:
        return None
    hazards = sum(card in reckoned.figures.hazard_kind for card in reckoned.cards)

    def choice(strikes: int) -> str:
        """Return the better choice if this many cards ended the round."""
        return TORCH if gain > strikes * leaving else CAMP

    right = choice(reckoned.strikes)
    thoughts = ((choice(hazards), "fears_every_hazard"), (TORCH, "forgets_the_danger"))
    wrong = next((each for each in thoughts if each[0] != right), None)
    values: dict[str, int | str] = {
        "cards": cards,
        "strikes": reckoned.strikes,
        "hazards": hazards,
        "beside": reckoned.beside,
        "left": reckoned.left_on_path,
        "artifacts": reckoned.artifacts,
        "home": leaving,
        "torch": mixed_number(reckoned.one_more),
        "torch_is": "whole" if reckoned.one_more.denominator == 1 else "between",
        "torch_whole": tenths(reckoned.one_more)[0],
        "torch_tenth": tenths(reckoned.one_more)[1],
        "gain_whole": tenths(reckoned.gain_of_the_others)[0],
        "gain_tenth": tenths(reckoned.gain_of_the_others)[1],
    }
    return None if wrong is None else (values, right, (wrong,))


def _winner(reckoned: Chances, state: State, thing: str) -> Drafted | None:
    if reckoned.inside > 1:
        return None
    after = state.play(Decision(reckoned.player, CHOOSE, CAMP)).position()
    result = after["result"]
    if result is None:
        return None
    scores = {each["name"]: each for each in result["scores"]}

    def best(part: str, names: Collection[str]) -> tuple[str, ...]:
        most = max(scores[name][part] for name in names)
        return tuple(name for name in names if scores[name][part] == most)

    level = best("total", scores)
    dearest = {
        each["name"]: max((int(one["value"]) for one in each["artifacts"]), default=0)
        for each in after["players"]
    }
    return (
        {"most": scores[level[0]]["total"], "level": len(level)},
        tuple(result["winners"]),
        (
            (level, "tie_is_shared"),
            (best("treasure", scores), "counts_only_treasure"),
            (_most(dearest), "dearest_artifact_wins"),
            ((reckoned.player,), "last_one_home_wins"),
        ),
    )


def _most(figures: Mapping[str, int]) -> tuple[str, ...] | None:
    """Return the players with the greatest figure; None if all have 0."""
    most = max(figures.values())
    return tuple(name for name, each in figures.items() if each == most) if most else None


def _tent(reckoned: Chances) -> int:
    """Return the treasure in the player's own tent, which the player knows."""
    (own,) = (each for each in reckoned.known["players"] if each["name"] == reckoned.player)
    return tent(reckoned.known, own) or 0


CONCEPTS: Final[Mapping[str, Concept]] = {
    subject.name: subject
    for subject in (
        Subject("cards_that_strike", ("card.hazard_second", "setup.quest"), _cards_that_strike),
        Subject("share_of_treasure", ("card.treasure",), _share_of_treasure),
        Subject("home_together", ("leave.share", "leave.artifact"), _home_together),
        Subject("home_alone", ("leave.artifact", "leave.value"), _home_alone),
        Subject("after_a_strike", ("card.hazard_second", "leave.safe"), _after_a_strike),
        Subject(
            "torch_or_camp", ("card.hazard_second", "leave.safe"), _torch_or_camp, 1, _is_close
        ),
        Subject("winner", ("end.rounds", "end.ties"), _winner),
    )
}


def _measure(reading: Callable[[Chances], int | str]) -> Measure:
    return lambda state, of: reading(_odds(state, of))


def _odds(state: State, of: Mapping[str, str]) -> Chances:
    """Return the odds of the player in the arguments. Raises KeyError if the player is outside."""
    reckoned = _odds_of(state, About(player=of.get("player", "")))
    if reckoned is None:
        raise KeyError("player")
    return reckoned


def _to_come(state: State, of: Mapping[str, str]) -> int:
    """Return how many hazards of a `kind` are face down."""
    reckoned = _odds(state, of)
    return of_kind(reckoned.cards, of.get("kind", ""), reckoned.figures)


def _measure_of_plan(reading: Callable[[Plan], int]) -> Measure:
    """Return the measure of the plan to leave alone at a `stake`."""
    return lambda state, of: reading(Plan(_odds(state, of), int(of.get("stake", "0"))))


def _measure_of_tent(reading: Callable[[Mapping[str, Any]], int]) -> Measure:
    """Return the measure of what a player has in the tent, who may be outside."""

    def measure(state: State, of: Mapping[str, str]) -> int:
        players = {each["name"]: each for each in state.position()["players"]}
        return reading(players[of.get("player", "")])

    return measure


def _home_so_far(state: State, of: Mapping[str, str]) -> int:
    """Return what the player takes home together with those who have chosen the camp so far."""
    camps = [choice for choice in state.position()["chosen"].values() if choice == CAMP]
    return _odds(state, of).leaving(1 + len(camps))


MEASURES: Final[Mapping[str, Measure]] = {
    "beside": _measure(lambda reckoned: reckoned.beside),
    "inside": _measure(lambda reckoned: reckoned.inside),
    "round": _measure(lambda reckoned: int(reckoned.known["round"])),
    "left_on_path": _measure(lambda reckoned: reckoned.left_on_path),
    "hazards_to_come": _to_come,
    "alike": _measure(lambda reckoned: reckoned.figures.alike),
    "cards": _measure(lambda reckoned: len(reckoned.cards)),
    "strikes": _measure(lambda reckoned: reckoned.strikes),
    "artifact_points": _measure(lambda reckoned: reckoned.artifacts),
    "tent": _measure_of_tent(lambda player: int(player["tent"])),
    "artifacts": _measure_of_tent(lambda player: len(player["artifacts"])),
    "points": _measure_of_tent(
        lambda player: player["tent"] + sum(each["value"] for each in player["artifacts"])
    ),
    "home_alone": _measure(lambda reckoned: reckoned.leaving()),
    "home_so_far": _home_so_far,
    "one_more_whole": _measure(lambda reckoned: tenths(reckoned.one_more)[0]),
    "one_more_tenth": _measure(lambda reckoned: tenths(reckoned.one_more)[1]),
    "home_together": _measure(lambda reckoned: reckoned.leaving(reckoned.inside)),
    "plan_stake": _measure_of_plan(lambda plan: plan.stake),
    "plan_percent": _measure_of_plan(lambda plan: percent(plan.safe)),
    "plan_whole": _measure_of_plan(lambda plan: tenths(plan.worth)[0]),
    "plan_tenth": _measure_of_plan(lambda plan: tenths(plan.worth)[1]),
}

SEEKING: Final[Mapping[str, Seeking]] = {}
RIVALS: Final[Mapping[str, tuple[str, ...]]] = {}
"""For each rule that decides a question, other rules that a learner might name.

The mapping is empty, because the lessons of this game do not ask for rules.
"""
