"""The teaching of the game: concepts with their misconceptions, and measures of a state.

The list says what the question of each concept asks. The `About` of a question names its `player`
and, where the list says so, a `thing`; there are no decisions.

- `cards_that_strike` asks how many of the cards face down would end the round.
- `share_of_treasure` asks how much treasure `player` has beside the tent after a treasure card, the
  `thing`, which is still face down. All players inside go on for that card.
- `home_together` asks how much `player` takes home when all players inside leave together.
- `home_alone` asks how much `player` takes home, with artifacts, when leaving alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.questions import About, Concept, Measure, Question, Seeking, wrong_values
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds, face_down

FEWEST_WRONG: Final = 2
Wrongs = tuple[tuple[int, str], ...]
Drafted = tuple[dict[str, int | str], int, Wrongs]
Drafting = Callable[[Odds, About], Drafted | None]


class Subject:
    """One concept: its name, its rules, and the function that drafts its question."""

    def __init__(self, name: str, rules: tuple[str, ...], drafting: Drafting) -> None:
        self.name = name
        self.rules = rules
        self._drafting = drafting

    def ask(self, state: State, about: About) -> Question | None:
        """Return the question about `about` in a state.

        The result is None if the question has no answer, or too few wrong options, in this state.
        """
        reckoned = _odds_of(state, about)
        drafted = None if reckoned is None else self._drafting(reckoned, about)
        if reckoned is None or drafted is None:
            return None
        values, right, wrongs = drafted
        wrong = wrong_values(right, wrongs)
        if len(wrong) < FEWEST_WRONG:
            return None
        values = {"player": reckoned.player, "inside": reckoned.inside, **values}
        return Question(self.name, state, about, values, (right,), wrong, self.rules)

    def abouts(self, state: State) -> Iterator[About]:
        """Yield each subject about which the concept has a question in a state.

        There are none after the end of the game.
        """
        due = state.due
        if due is None or not isinstance(state, IncanGoldState):
            return
        if self.name != "share_of_treasure":
            yield About(player=due.player)
            return
        for card in face_down(state.view(due.player), state.components):
            if card in state.components.treasure_value:
                yield About(player=due.player, thing=card)


def _odds_of(state: State, about: About) -> Odds | None:
    """Return the odds of the player of a question; None if the player is outside.

    The result is also None if the question has decisions, because these concepts have none.
    """
    if state.due is None or about.decisions or not isinstance(state, IncanGoldState):
        return None
    player = about.player or state.due.player
    if player not in state.position()["inside"]:
        return None
    return Odds(state.view(player), player, state.components)


def _cards_that_strike(reckoned: Odds, about: About) -> Drafted | None:
    met, figures, cards = reckoned.striking, reckoned.figures, reckoned.cards
    if not met:
        return None
    printed = [sum(kind == each for each in figures.hazard_kind.values()) for kind in met]
    removed = figures.hazards_on(tuple(reckoned.known["removed"]))
    back = sum(kind in met for kind in removed)
    return (
        {"cards": len(cards), "kinds": len(met)},
        reckoned.strikes,
        (
            (sum(card in figures.hazard_kind for card in cards), "counts_every_hazard"),
            (sum(printed), "counts_the_path_too"),
            (len(met), "one_card_a_kind"),
            (reckoned.strikes + back, "forgot_the_removed"),
            (0, "needs_a_third"),
        ),
    )


def _share_of_treasure(reckoned: Odds, about: About) -> Drafted | None:
    value = reckoned.figures.treasure_value.get(about.thing)
    if value is None or about.thing not in reckoned.cards:
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


def _home_together(reckoned: Odds, about: About) -> Drafted | None:
    beside, left = reckoned.beside, reckoned.left_on_path
    if reckoned.inside < 2:
        return None
    right = reckoned.leaving(reckoned.inside)
    return (
        {"beside": beside, "left": left, "share": left // reckoned.inside},
        right,
        (
            (beside + left, "picks_up_all"),
            (beside, "leaves_the_path"),
            (left // reckoned.inside, "forgot_the_heap"),
            (right + reckoned.artifacts, "takes_the_artifacts_along"),
            (0, "leaving_loses_all"),
        ),
    )


def _home_alone(reckoned: Odds, about: About) -> Drafted | None:
    beside, left, artifacts = reckoned.beside, reckoned.left_on_path, reckoned.artifacts
    if not artifacts:
        return None
    return (
        {"beside": beside, "left": left, "artifacts": artifacts},
        reckoned.leaving(),
        (
            (beside + left, "forgot_the_artifacts"),
            (beside + artifacts, "forgot_the_path"),
            (beside + left // reckoned.inside + artifacts, "shares_with_who_stays"),
            (left + artifacts, "forgot_the_heap"),
            (beside, "only_the_heap"),
        ),
    )


CONCEPTS: Final[Mapping[str, Concept]] = {
    subject.name: subject
    for subject in (
        Subject("cards_that_strike", ("card.hazard_second", "setup.quest"), _cards_that_strike),
        Subject("share_of_treasure", ("card.treasure",), _share_of_treasure),
        Subject("home_together", ("leave.share", "leave.artifact"), _home_together),
        Subject("home_alone", ("leave.artifact", "leave.value"), _home_alone),
    )
}


def _measure(reading: Callable[[Odds], int]) -> Measure:
    def measure(state: State, of: Mapping[str, str]) -> int | str:
        reckoned = _odds_of(state, About(player=of.get("player", "")))
        if reckoned is None:
            raise KeyError("player")
        return reading(reckoned)

    return measure


MEASURES: Final[Mapping[str, Measure]] = {
    "beside": _measure(lambda reckoned: reckoned.beside),
    "inside": _measure(lambda reckoned: reckoned.inside),
    "left_on_path": _measure(lambda reckoned: reckoned.left_on_path),
    "cards": _measure(lambda reckoned: len(reckoned.cards)),
    "strikes": _measure(lambda reckoned: reckoned.strikes),
    "artifact_points": _measure(lambda reckoned: reckoned.artifacts),
    "home_alone": _measure(lambda reckoned: reckoned.leaving()),
    "home_together": _measure(lambda reckoned: reckoned.leaving(reckoned.inside)),
}

SEEKING: Final[Mapping[str, Seeking]] = {}
RIVALS: Final[Mapping[str, tuple[str, ...]]] = {}
"""For each rule that decides a question, other rules that a learner might name.

The mapping is empty, because the lessons of this game do not ask for rules.
"""
