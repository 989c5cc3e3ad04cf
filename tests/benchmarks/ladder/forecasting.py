"""One player always plays the first choice of a forecast, among players by rules of thumb.

`python -m tests.benchmarks.ladder.forecasting --game princes --minutes 30` plays until the result
is clear.
"""

import argparse
from functools import partial
from random import Random
from time import monotonic
from typing import NamedTuple, get_args

from tests.benchmarks.ladder.climbing import MOST, SEED, Report, Rung, climb
from tutor.core.base.game import Decision, State, find_game
from tutor.core.base.players import NAMES, RULES, policy_named
from tutor.core.laboratory.arena import Contender
from tutor.core.laboratory.experiment import executor, in_order, last_report
from tutor.core.laboratory.forecast import Terms, Until, forecast
from tutor.core.laboratory.playing import Outcome, outcome_of

FORECAST = "forecast"
PLAYERS = {"princes": 3, "incan_gold": 3}
TURNS = ("turn", "choose")
"""The types of decision that are forecast; the rules of thumb decide the rest of a turn."""


class Asked(NamedTuple):
    """A game in which one player forecasts: the seat of this player, and the playouts for each legal decision."""

    game: str
    players: int
    seat: int
    seed: str
    playouts: int
    by: str
    until: Until = "end"


def play_game(asked: Asked) -> Outcome:
    """Return the result of a game in which one player forecasts every turn and plays the first choice."""
    game, names = find_game(asked.game), NAMES[: asked.players]
    state = game.start(
        game.random_setup(names, game.variants[0], Random(asked.seed).randrange(2**53))
    )
    rules = policy_named(asked.game, RULES, 1)
    while (due := state.due) is not None:
        is_own = due.player == names[asked.seat] and due.type in TURNS and len(state.legal()) > 1
        made = first_choice(state, asked) if is_own else rules.choose(state.playout())
        state = state.play(made)
    return outcome_of(state.position()["result"], names)


def first_choice(state: State, asked: Asked) -> Decision:
    """Return the decision that a forecast of the asked number of playouts puts first."""
    found = forecast(state, asked.playouts, SEED, Terms(by=asked.by, until=asked.until))
    return last_report(found).ranking()[0].decision


def reports(game, playouts, by, pool, until="end"):
    """Yield the report of a tournament after each game, with each deal played from every seat."""
    count = PLAYERS[game]
    found = Report((Contender(FORECAST), *(Contender(RULES) for _ in range(count - 1))))
    asked = (
        Asked(game, count, number % count, f"{SEED}/{number // count}", playouts, by, until)
        for number in range(MOST)
    )
    for number, outcome in enumerate(in_order(pool, play_game, asked)):
        for offset, contender in enumerate(found.contenders):
            contender.wins.append(outcome.wins[(number + offset) % count])
        found.endings[outcome.ending] += 1
        found.played += 1
        yield found


def rung(game):
    """Return the comparison of one player who forecasts among players by rules of thumb."""
    return Rung(FORECAST, RULES, PLAYERS[game])


def main() -> None:
    """Play until the result is clear or the time is over, and print the figures after every round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=PLAYERS, default="princes")
    parser.add_argument("--playouts", type=int, default=16)
    parser.add_argument("--by", default="win")
    parser.add_argument("--until", choices=get_args(Until), default="stage")
    parser.add_argument("--minutes", type=float, default=10)
    options = parser.parse_args()
    end = monotonic() + 60 * options.minutes
    with executor(2) as pool:
        played = reports(options.game, options.playouts, options.by, pool, options.until)
        print(climb(rung(options.game), played, partial(_is_late, end)))


def _is_late(end: float) -> bool:
    return monotonic() > end


if __name__ == "__main__":
    main()
