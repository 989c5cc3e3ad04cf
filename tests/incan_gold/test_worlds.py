"""Both games of a pair, called its worlds, have the same deck in each round."""

from tutor.core.base.game import find_game
from tutor.core.laboratory.worlds import worlds

PAIRS = 6


def paths(state, decisions):
    """Return a dict from each round's number to the longest path of the round and all cards of its deck."""
    found = {}
    for decision in decisions:
        state = state.play(decision)
        position = state.position()
        path = position["path"]
        whole = sorted([*position["deck"], *path])
        before, deck = found.get(position["round"], ([], whole))
        found[position["round"]] = (max(before, path, key=len), deck)
    return found


def test_the_cards_of_a_round_come_in_one_order_in_both_worlds():
    """In both games of a pair the cards of a round come in the same order.

    This holds for later rounds too, if the same cards have left both games.
    """
    game = find_game("incan_gold")
    for players in (3, 5):
        names = ("Ana", "Beto", "Chaska", "Diego", "Elena")[:players]
        state = game.start(game.random_setup(names, game.variants[0], 4))
        torch, camp = state.legal()
        *_, pairs = worlds(state, torch, camp, PAIRS)
        rounds = 0
        for pair in pairs.pairs:
            deal = pairs.deal(pair)
            first, second = (paths(deal, each.decisions) for each in (pair.first, pair.second))
            for number in first.keys() & second.keys():
                (ours, deck), (theirs, other) = first[number], second[number]
                shared = min(len(ours), len(theirs))
                if deck == other:
                    assert ours[:shared] == theirs[:shared]
                    rounds += shared > 1
        assert rounds > PAIRS
