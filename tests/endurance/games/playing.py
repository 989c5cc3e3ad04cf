"""Plays one game from its seed to its end, and checks it at every ply."""

from random import Random
from typing import NamedTuple

from tests.endurance.games import incan_gold, princes
from tests.endurance.games.closer import Moment, look
from tutor.core.base.game import legal_for
from tutor.core.base.players import NAMES

KINDS = {kind.GAME.name: kind for kind in (princes, incan_gold)}
LONGEST = 3000
CLOSELY = 2  # the number of moments of each game for a closer look, besides its end


class Which(NamedTuple):
    """A game to play, with all that determines it: players, variant, manner of play and seed."""

    game: str
    players: int
    variant: str
    manner: str
    seed: int

    def __str__(self):
        return f'{self.game} {self.players} {self.variant} "{self.manner}" {self.seed}'


class Played(NamedTuple):
    """The result of a game: its ending, its decisions, all totals, and the seats that won."""

    which: Which
    endings: dict
    decisions: int
    totals: tuple
    winners: tuple


class Broken(Exception):
    """A broken law of a game, with all that is needed to repeat the game."""


def games(name, share=1.0):
    """Yield the games of one kind, for each manner of play with all numbers of players and variants in turn.

    A share below 1 gives a shorter run.
    """
    kind = KINDS[name]
    for manner, count in kind.GAMES.items():
        for seed in range(max(round(count * share), 1)):
            yield Which(name, *kind.SHAPES[seed % len(kind.SHAPES)], manner, seed)


def play(which):
    """Play one game and return its result. Raise Broken, which names the game and the ply, at a broken law."""
    walk = _Walk(which)
    try:
        return walk.to_the_end()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        place = f"{which.game}, {which.players} players, {which.variant}, {which.manner} play"
        again = f"python -m tests.endurance.games --again {which}"
        told = f"{place}, seed {which.seed}, ply {walk.ply}: {what}\nTo see it again: {again}"
        raise Broken(told) from error


class _Walk:
    """Plays one game; `ply` is the number of decisions so far."""

    def __init__(self, which):
        self.which = which
        self.kind = KINDS[which.game]
        self.ply = 0
        self.kept = []
        self.chance = Random(f"{which.seed}/moments")

    def to_the_end(self):
        which, kind = self.which, self.kind
        setup = kind.GAME.random_setup(NAMES[: which.players], which.variant, which.seed)
        state = kind.GAME.start(setup)
        choose, watch = kind.MANNERS[which.manner](state, which.seed), kind.Watch()
        while state.due is not None:
            self._look(watch, state)
            decision = choose(state)
            after = state.play(decision)
            self._keep(Moment(self.ply, state, decision, after))
            self.ply += 1
            watch.between(state, decision, after)
            assert self.ply <= LONGEST, "games end"
            state = after
        self._look(watch, state)
        return self._end(state)

    def _look(self, watch, state):
        """Check the laws of every state, and the view of each player."""
        watch.at(state)
        options, due = state.legal(), state.due
        assert len(options) == len(set(options)), "no decision is listed twice"
        assert len(options) >= 2 if due else not options, "choices are asked, and only those"
        assert all(option.player == due.player for option in options), "of whom is due"
        viewer = state.players[self.ply % len(state.players)]
        view = state.view(viewer)
        assert (view["result"] is None) == (due is not None), "a result comes with the end"
        watch.check_view(state, view)
        mine = due is not None and due.player == viewer
        assert legal_for(state, viewer) == (options if mine else ()), "only own choices show"

    def _keep(self, moment):
        """Keep a few moments of the game for a closer look, so that each has the same chance to be kept."""
        if len(self.kept) < CLOSELY:
            self.kept.append(moment)
        elif (place := int(self.chance.random() * (moment.ply + 1))) < CLOSELY:
            self.kept[place] = moment

    def _end(self, state):
        result = state.position()["result"]
        endings = self.kind.ending(state, result)
        end, decisions = Moment(self.ply, state, None, state), self.ply
        for moment in (*self.kept, end):
            self.ply = moment.ply
            look(self.kind, moment, self.which.seed)
        totals = tuple(score["total"] for score in result["scores"])
        winners = tuple(state.players.index(name) for name in result["winners"])
        return Played(self.which, endings, decisions, totals, winners)
