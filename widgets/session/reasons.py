"""The reasons of the other players, as far as a seat may know them, and those of an example.

While the game goes on, a seat gets only what this seat may know. When hands are open, or
the game is over, the seat gets everything. The reasons of an example are computed,
because no tree stores them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from tutor.core.base.game import State, find_game
from tutor.core.base.players import UNTOLD, Chosen, Player, Reason
from tutor.core.laboratory.search import SEARCHED, TRIED, SearchPlayer
from tutor.core.lessons.files import reasons_of, record_of
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.text import reason_words
from tutor.core.records.notes import in_one_line
from tutor.core.records.tree import Node, Tree
from tutor.core.words.text import Text, text_for


class Draft(NamedTuple):
    """A decision that the reader is putting together: its type, and its parts so far.

    The parts need not be legal; they may even belong to another game.
    """

    kind: str
    parts: tuple[str, ...]


def write_draft(kind: str, parts: Iterable[str]) -> str:
    """Return a draft as the value of a control."""
    return f"{kind}:{','.join(parts)}"


def read_draft(value: str) -> Draft:
    """Return the draft in the value of a control."""
    kind, _, parts = value.partition(":")
    return Draft(kind, tuple(filter(None, parts.split(","))))


Words = Callable[[Reason | None], str]


def reason_text(reason: Reason | None, game: str, text: Text) -> str:
    """Return in words the reason of another player's decision.

    If there is no reason, the sentence says that the player decides by chance.
    """
    if reason is None:
        return text.say("others-chance")
    if reason == UNTOLD:
        return text.say("others-untold")
    if reason.key == TRIED:
        return _trial_words(reason, game, text)
    if reason.key == SEARCHED:
        return _search_words(reason, game, text)
    return text.say("others-reason", reason=text_for(game, text.language).reason(reason))


def _trial_words(reason: Reason, game: str, text: Text) -> str:
    """Return the sentence that says that a player tried a decision out, with the public reason."""
    found = reason.numbers["open"]
    if found is None:
        return text.say("others-tried-untold")
    key, numbers = found
    words = text_for(game, text.language).reason(Reason(key, numbers))
    return text.say("others-tried", reason=words)


def _search_words(reason: Reason, game: str, text: Text) -> str:
    """Return the sentence on the chances to win after a decision and after the best other decision.

    The chances are counted in the deals in which the player tried both decisions.
    """
    numbers = reason.numbers
    other = find_game(game).read_decision(numbers["other"], [numbers["other"]["player"]], "other")
    return text.say(
        "others-searched" if numbers["is_clear"] else "others-searched-alike",
        deals=numbers["deals"],
        won=numbers["won"],
        other=text_for(game, text.language).decision(other),
        other_won=numbers["other_won"],
    )


def of_example(lesson: LessonKey, tree: Tree, place: int, text: Text) -> str:
    """Return in words the reason for a decision of a lesson's example; empty if it has no reason.

    `place` is the node of the decision. Raises KeyError for an unknown lesson.
    """
    if not 1 <= place <= tree.protected:
        return ""
    reason = reasons_of(lesson).get(place)
    # A stored tree may come from an earlier edition of the example.
    if reason is None or record_of(lesson).decisions[place - 1] != tree.node(place).decision:
        return ""
    words = reason_words(reason, text_for(lesson.game, text.language))
    return text.say("others-reason", reason=words.text)


def reason_for(seat: str | None, player: Player, state: State, chosen: Chosen) -> Reason | None:
    """Return the reason for a decision, as far as `seat` may know the reason.

    If `seat` is None, return the whole reason.
    """
    return chosen.reason if seat is None else player.reason_for(state, chosen.decision, seat)


def _nodes_with_reasons(
    tree: Tree, players: Mapping[str, Player]
) -> Iterator[tuple[int, Node, Player, State]]:
    """Yield each node that has a player's reason, with its number, player, and state before."""
    for place, node in enumerate(tree.nodes, start=1):
        player = players.get(node.decision.player)
        if player is not None and node.reason:
            yield place, node, player, tree.step(node.parent).state


def _chosen_again(player: Player, state: State) -> Chosen | None:
    """Return the decision that a player makes in a state, computed again.

    A player that searches recalls its decision from memory; return None if it is not there.
    """
    return player.recall(state) if isinstance(player, SearchPlayer) else player.choose(state)


def told_in_full(tree: Tree, players: Mapping[str, Player], seat: str | None, words: Words) -> Tree:
    """Return the tree with the full reasons of its players, where `seat` was told only a part.

    The comments of people do not change.
    """
    if seat is None:
        return tree
    current = tree.current
    for place, node, player, state in _nodes_with_reasons(tree, players):
        told = player.reason_for(state, node.decision, seat)
        if told is None or node.reason != in_one_line(words(told)):
            continue
        chosen = _chosen_again(player, state)
        if chosen is not None and chosen.decision == node.decision:
            tree = tree.explain(place, words(chosen.reason))
    return tree.at(current)


def reword(
    tree: Tree, players: Mapping[str, Player], seat: str | None, before: Words, words: Words
) -> Tree:
    """Return the tree with the reasons of its players written in other words.

    `words` returns the new words of a reason, and `before` the words that the reason has in
    `tree`. A reason that the player would not give now does not change.
    """
    current = tree.current
    for place, node, player, state in _nodes_with_reasons(tree, players):
        reasons = [] if seat is None else [player.reason_for(state, node.decision, seat)]
        chosen = _chosen_again(player, state)
        if chosen is not None and chosen.decision == node.decision:
            reasons.append(chosen.reason)
        for reason in reasons:
            if node.reason == in_one_line(before(reason)):
                tree = tree.explain(place, words(reason))
                break
    return tree.at(current)
