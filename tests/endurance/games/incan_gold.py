"""Laws of Incan Gold at every ply: each card is in one place, each treasure belongs to a player or lies on the path."""

from collections import Counter

from tests.endurance.games.manners import by_chance, mostly_on
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, TREASURES
from tutor.core.base.game import find_game

GAME = find_game("incan_gold")
SHAPES = [(count, variant) for count in range(3, 9) for variant in GAME.variants]
MANNERS = {"random": by_chance, "bold": mostly_on}
GAMES = {"random": 10_000, "bold": 2_400}
ENDINGS = ("rounds all left", "rounds hazard")

QUEST = frozenset(TREASURES + HAZARDS)
VALUE = {card: int(card.split("_")[1].rstrip("ab")) for card in TREASURES}
KIND = {card: card.split("_")[0] for card in HAZARDS}
ROUNDS = 5
WORTH = (5, 5, 5, 10, 10)  # the values of artifacts, in the order in which they leave the temple


class Watch:
    """Checks the laws of one game, ply by ply.

    A broken law raises AssertionError with the law in words.
    """

    def __init__(self):
        self.round = 0
        self.banked = 0

    def at(self, state):
        """Check the laws that hold in any state."""
        table = state._table
        if table.round != self.round:
            self.round, self.banked = table.round, _tents(table)
        _cards(table)
        _path(table)
        if table.inside:
            _inside(table)
            turned = sum(VALUE.get(card, 0) for card in table.path)
            taken = sum(player.beside for player in table.players) + _tents(table) - self.banked
            assert turned == table.left_on_path + taken, "treasure is conserved"
            assert [each.choice for each in state.legal()] == ["torch", "camp"], "torch or camp"
        else:
            assert table.round == ROUNDS, "there are five rounds"
            rest = (table.path, table.deck, table.chosen, table.left_on_path)
            assert rest == ((), (), (), 0), "nothing is left in the temple"
            assert not any(player.beside for player in table.players), "all are home"

    def between(self, before, decision, after):
        """Check that one decision changes only what it may change."""
        old, new = before._table, after._table
        if len(old.chosen) + 1 < len(old.inside):
            _secretly(old, decision, new)
        else:
            _openly(old, decision, new)

    def check_view(self, state, view):
        """Check that a player's view hides what the player may not know."""
        for player, seat in zip(state._table.players, view["players"], strict=True):
            own = seat["name"] == view["player"]
            assert seat["tent"] == (player.tent if own else {"hidden": True}), "tents"
        assert view["deck"] == {"hidden": len(state._table.deck)}, "the deck is hidden"
        assert isinstance(view["chosen"], list), "choices are hidden"
        assert view["pending"] is None or "seed" not in view["pending"], "the seed is hidden"


def _tents(table):
    return sum(player.tent for player in table.players)


def _cards(table):
    held = [card for player in table.players for card, _ in player.artifacts]
    found = ARTIFACTS[: table.round] if table.match.variant == "standard" else ()
    cards = [*held, *table.removed, *table.lost_artifacts, *table.path, *table.deck]
    assert len(cards) == len(set(cards)), "no card is there twice"
    if table.inside:
        assert QUEST.union(found) == set(cards), "every card is there"
    else:
        assert QUEST.union(found) >= set(cards), "no card is there that was not in the game"
    values = sorted(value for player in table.players for _, value in player.artifacts)
    assert values == list(WORTH[: len(held)]), "three artifacts at 5, the others at 10"


def _path(table):
    kinds = [KIND[card] for card in table.path if card in KIND]
    assert len(kinds) == len(set(kinds)), "no two hazards of a kind"
    assert len(table.removed) <= table.round - bool(table.inside), "one hazard a round goes"
    gone = Counter(KIND[card] for card in table.removed)
    assert all(count <= 2 for count in gone.values()), "the last of its kind never strikes"


def _inside(table):
    seats = len(table.players)
    order = [(table.round - 1 + offset) % seats for offset in range(seats)]
    assert list(table.inside) == [seat for seat in order if seat in table.inside], "seat order"
    assert len(table.chosen) < len(table.inside), "somebody is to choose"
    assert 1 <= table.round <= ROUNDS, "there are five rounds"
    assert all((table.path, table.deck)), "a card has been turned and one is left"
    for seat, player in enumerate(table.players):
        assert min(player.tent, player.beside) >= 0, "no debts"
        assert seat in table.inside or not player.beside, "who has left has taken it home"


def _secretly(old, decision, new):
    assert new.chosen == (*old.chosen, decision.choice), "the choice is kept"
    for name in ("round", "path", "left_on_path", "inside", "deck", "removed", "lost_artifacts"):
        assert getattr(new, name) == getattr(old, name), "a secret choice changes nothing"
    _same(old, new, range(len(new.players)))


def _same(old, new, seats, beside=True):
    for seat in seats:
        was, now = old.players[seat], new.players[seat]
        assert (now.tent, now.artifacts) == (was.tent, was.artifacts), "tents stay as they are"
        assert not beside or now.beside == was.beside, "treasure stays where it lies"


def _openly(old, decision, new):
    chosen = (*old.chosen, decision.choice)
    made = list(zip(old.inside, chosen, strict=True))
    leaving = [seat for seat, choice in made if choice == "camp"]
    staying = tuple(seat for seat, choice in made if choice == "torch")
    others = [seat for seat in range(len(new.players)) if seat not in leaving]
    _same(old, new, others, beside=False)
    artifacts = tuple(card for card in old.path if card in ARTIFACTS)
    for seat in leaving:
        was, now = old.players[seat], new.players[seat]
        share = old.left_on_path // len(leaving)
        assert now.tent == was.tent + was.beside + share, "leavers take their share"
        gained = tuple(card for card, _ in now.artifacts[len(was.artifacts) :])
        assert gained == (artifacts if len(leaving) == 1 else ()), "who leaves alone takes them"
    if new.round == old.round and new.inside:
        assert (new.inside, new.chosen) == (staying, ()), "who stays is inside"
        _check_turn(old, new, artifacts if len(leaving) == 1 else (), leaving)
    else:
        assert new.round >= old.round, "round follows round"
        struck = len(new.removed) - len(old.removed)
        assert struck >= bool(staying), "only a hazard drives them out"


def _check_turn(old, new, taken, leaving):
    card = old.deck[0]
    stayed = tuple(one for one in old.path if one not in taken)
    assert (new.path, new.deck) == ((*stayed, card), old.deck[1:]), "one card is turned"
    left = old.left_on_path % len(leaving) if leaving else old.left_on_path
    share, rest = divmod(VALUE.get(card, 0), len(new.inside))
    assert new.left_on_path == left + rest, "the rest stays on the path"
    for seat in new.inside:
        assert new.players[seat].beside == old.players[seat].beside + share, "equal shares"


def tries(state, position, chance):
    """Return decisions that a player might try now, each with the rule that refuses it, or None."""
    for name in state.players:
        if state.due is None:
            rule = "turn.over"
        elif name == state.due.player:
            rule = None
        else:
            rule = "choice.secret" if name in position["chosen"] else "turn.player"
        for choice in ("torch", "camp"):
            yield {"player": name, "type": "choose", "choice": choice}, rule


def ending(state, result):
    """Return how the rounds ended, after checking that the result counts the tents."""
    table = state._table
    for player, score in zip(table.players, result["scores"], strict=True):
        points = sum(value for _, value in player.artifacts)
        found = (score["name"], score["treasure"], score["artifacts"], score["total"])
        expected = (player.name, player.tent, len(player.artifacts), player.tent + points)
        assert found == expected, "the score"
    best = max((score["total"], score["artifacts"]) for score in result["scores"])
    winners = [one["name"] for one in result["scores"] if (one["total"], one["artifacts"]) == best]
    assert result["winners"] == winners, "the winners"
    struck = len(table.removed)
    return {"rounds all left": ROUNDS - struck, "rounds hazard": struck}
