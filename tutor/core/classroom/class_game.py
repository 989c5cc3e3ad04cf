"""A game that a class plays by phones: each player of the game is a group of phones.

The address of the game contains the whole game: the seed of the deal, the number of the players,
and the number of every decision among the legal decisions. So the server and the wall play the same
game, and they exchange only the address.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.events import is_awaiting
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.kit import games
from tutor.core.base.players import NAMES, advised_player
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The digits of decisions. An address cannot have a decision whose number has no digit."""
PLAYED: Final = re.compile(rf"([0-9]{{1,10}})\.([1-9])\.([{DIGITS}]*)(\.ask)?")
"""The value of an address: the seed, the number of players, the decisions, whether a class is asked."""


@dataclass(frozen=True)
class ClassGame:
    """A game of `count` players after some decisions. The program gives the names of the players.

    `moves` has a digit for each decision. If `is_asking` is true, the class now chooses the next
    decisions.
    """

    name: str
    seed: int
    count: int
    moves: str = ""
    is_asking: bool = False

    @property
    def topic(self) -> str:
        """The name of the question which decision comes next: the address without the suffix `.ask`."""
        return f"?game={self.name}&class={self.seed}.{self.count}.{self.moves}"

    @property
    def address(self) -> str:
        """The address of the game after these decisions."""
        return f"{self.topic}.ask" if self.is_asking else self.topic

    @cached_property
    def tree(self) -> Tree:
        """The tree of the game, whose current node is the last decision.

        Raises TutorError, IndexError or ValueError if the decisions are not possible.
        """
        game = find_game(self.name)
        setup = game.random_setup(NAMES[: self.count], game.variants[0], self.seed)
        tree = Tree(game, start_of(game.start(setup)), setup)
        for digit in self.moves:
            legal = tree.step(tree.current).state.legal()
            tree = tree.add(tree.current, legal[DIGITS.index(digit)])
        return tree

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions so far."""
        return tuple(node.decision for node in self.tree.nodes)

    @property
    def state(self) -> State:
        """The state after the last decision."""
        return self.tree.step(self.tree.current).state

    @cached_property
    def deciding(self) -> tuple[str, ...]:
        """The players who decide next; empty at the end of the game.

        They are all players who choose at once in secret, or the one player who is due.
        """
        state, found = self.state, list[str]()
        while state.due is not None:
            found.append(state.due.player)
            state, events = state.explain(state.legal()[0])
            if not is_awaiting(events):
                break
        return tuple(found)

    def play(self, chosen: Mapping[int, int]) -> ClassGame:
        """Return the game after the decisions that are due now.

        `chosen` has the number of a decision by the number of the player who makes it. The program decides
        for a player whom `chosen` does not name. Raises TutorError, IndexError.
        """
        state, moves = self.state, self.moves
        for name in self.deciding:
            option = chosen.get(state.players.index(name))
            legal = state.legal()
            decision = _advice(self.name, state) if option is None else legal[option]
            moves += DIGITS[legal.index(decision)]
            state = state.play(decision)
        return replace(self, moves=moves, is_asking=False)


def _advice(game: str, state: State) -> Decision:
    player = advised_player(game)
    return state.legal()[0] if player is None else player.choose(state).decision


def count_players(game: Game, phones: int) -> int:
    """Return the number of players for a number of phones: one player a phone.

    The result is within the numbers of players that the rules of the game allow.
    """
    least, most = game.seats
    return min(max(least, phones), most, len(NAMES))


def read_class_game(name: str, value: str) -> ClassGame | None:
    """Return the game that the values `game` and `class` of an address describe.

    The result is None if the values describe no possible game.
    """
    found = PLAYED.fullmatch(value)
    if found is None or name not in games():
        return None
    seed, count, moves, asking = found.groups()
    least, most = find_game(name).seats
    if not least <= int(count) <= most:
        return None
    played = ClassGame(name, int(seed), int(count), moves, bool(asking))
    try:
        is_possible = played.state.due is not None or not asking
    except (TutorError, IndexError, ValueError):
        return None
    return played if is_possible else None


def class_game_of(tree: Tree) -> ClassGame | None:
    """Return the class game that ends at the current node of a tree.

    The result is None if no address can describe the game of the tree.
    """
    seed, count = (tree.setup or {}).get("seed"), len(tree.start.players)
    if not isinstance(seed, int) or count > len(NAMES):
        return None
    setup = tree.game.random_setup(NAMES[:count], tree.game.variants[0], seed)
    moves = list(_digits(tree))
    if tree.setup != setup or "" in moves:
        return None
    return ClassGame(tree.game.name, seed, count, "".join(moves))


def _digits(tree: Tree) -> Iterator[str]:
    """Yield the digit of each decision up to the current node.

    For a decision whose number has no digit, yield an empty text.
    """
    for place in tree.path(tree.current):
        node = tree.node(place)
        legal: Sequence[Decision] = tree.step(node.parent).state.legal()
        yield DIGITS[number] if (number := legal.index(node.decision)) < len(DIGITS) else ""
