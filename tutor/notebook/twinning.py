"""Twin worlds for notebooks: two decisions with the same cards to come, pair by pair.

They show themselves as sentences and a table, and are read row by row:
`pandas.DataFrame(twin_worlds(state, "torch", "camp"))`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.base.game import Decision, State
from tutor.core.base.players import CHANCE, RULES, policies_of
from tutor.core.laboratory.experiment import last_report
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.laboratory.worlds import Gap, World, Worlds, worlds
from tutor.core.print.sheet import Piece, Rows, Said, Shown
from tutor.core.records.notation import spell_decision
from tutor.core.words.text import own_words, words_of
from tutor.notebook.valuing import Row, quiet_pool


@dataclass(frozen=True)
class Twinned(Shown):
    """Two decisions of a state in twin worlds, A and B."""

    state: State
    found: Worlds

    def __iter__(self) -> Iterator[Row]:
        """A row for each pair; a shared victory is a part of a win."""
        first, second = map(spell_decision, self.found.decisions)
        for pair in self.found.pairs:
            yield {
                "pair": pair.number + 1,
                "a": first,
                "b": second,
                "points_a": self.found.score(pair.first),
                "points_b": self.found.score(pair.second),
                "win_a": self.found.win_share(pair.first),
                "win_b": self.found.win_share(pair.second),
                "winners_a": ", ".join(self.found.winners(pair.first)),
                "winners_b": ", ".join(self.found.winners(pair.second)),
                "ending_a": pair.first.outcome.ending,
                "ending_b": pair.second.outcome.ending,
            }

    def pieces(self) -> Iterator[Piece]:
        """The two decisions A and B, their comparison, and a table of the pairs."""
        say, words = own_words().say, words_of(self.state.game.name)
        first, second = (words.decision(each, self.state) for each in self.found.decisions)
        count = len(self.found.pairs)
        yield Said(say("twinned-head", player=self.found.player, count=count))
        yield Said(say("twinned-moves", first=first, second=second))
        yield Said(self._comparison("points", self.found.points, 1))
        yield Said(self._comparison("wins", self.found.win, 100))
        heads = tuple(say(f"twinned-{name}") for name in ("pair", "of-a", "of-b", "more"))
        rows = []
        for pair in self.found.pairs:
            points = [self.found.score(world) for world in (pair.first, pair.second)]
            more = "A" if points[0] > points[1] else "B" if points[1] > points[0] else "="
            told = self._world(pair.first), self._world(pair.second)
            rows.append((str(pair.number + 1), *told, more))
        yield Rows(heads, tuple(rows))

    def _world(self, world: World) -> str:
        """The points, the ending where there are several, and who wins."""
        words, ending = words_of(self.state.game.name), world.outcome.ending
        key = f"ending-{ending}"
        named = words.say(key) if ending and words.text.knows(key) else ending
        winners = own_words().all_of(self.found.winners(world))
        parts = (f"{self.found.score(world):.0f}", named, winners)
        return " · ".join(part for part in parts if part)

    @staticmethod
    def _comparison(measure: str, gap: Gap, scale: int) -> str:
        interval = gap.interval
        low, high = (0.0, 0.0) if interval is None else interval
        return own_words().say(
            "twinned-gap",
            measure=measure,
            better=gap.better,
            worse=gap.worse,
            equal=gap.equal,
            mean=_with_sign(scale * gap.mean),
            known="no" if interval is None else "yes",
            low=_with_sign(scale * low),
            high=_with_sign(scale * high),
            needed=FEWEST,
            verdict=gap.verdict,
        )


def play_twins(state: State, first: Decision, second: Decision, pairs: int, seed: int) -> Twinned:
    """Two decisions in twin worlds. Raises RecordError for what cannot be."""
    policy = RULES if RULES in policies_of(state.game.name) else CHANCE
    with quiet_pool() as pool:
        found = last_report(worlds(state, first, second, pairs, seed, policy=policy, pool=pool))
    return Twinned(state, found)


def _with_sign(value: float) -> str:
    """A difference with its sign and at most one digit after the point."""
    shown = f"{abs(value):.1f}".removesuffix(".0")
    sign = "" if shown == "0" else "\u2212" if value < 0 else "+"
    return sign + shown
