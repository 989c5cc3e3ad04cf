"""The movements on the board when an event happens, in the form for `tutor.core.drawing.motion`.

The module uses only facts that all players know. The states before and after may be the states
around the whole decision or around the event. A card that is on neither of the two boards turns
over in the place of the next card, `next`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.schema import Position
from tutor.core.drawing.motion import Beat, Movement, Seen
from tutor.incan_gold.components import Components
from tutor.incan_gold.game import IncanGoldState

GEM: Final = "turquoise"
NEXT: Final = "next"
PATH: Final = "path"
WAY_OUT: Final = "way-out"
LEFT: Final = "left"
PILE: Final = "deck-cards"
GONE: Final = "gone"
BACK: Final = "back"
"""The symbol of a card face down."""


_read: Final = partial(Beat, reads=True)
"""A maker of a beat (what moves and lights up for one event) with time to read its sentence."""


class _Seen(Seen[IncanGoldState]):
    """An event of the game, and the things on the board that it is about."""

    @property
    def figures(self) -> Components:
        return self.states[0].components

    def tent(self, player: str | None = None) -> str:
        """Return the id of a player's tent; without a name, of the tent of the event's player."""
        return f"player-{self.number(player)}"

    def explorer(self, player: str | None = None) -> str:
        """Return the id of a player's explorer, or of the way out if the explorer is not in the cave.

        The explorer counts as in the cave if it is there before or after the event.
        """
        name = self.data["player"] if player is None else player
        if any(name in view["inside"] and view["result"] is None for view in self.views):
            return f"explorer-{self.number(name)}"
        return WAY_OUT

    def beside(self, player: str | None = None) -> str:
        """Return the id of the treasure beside a player's tent.

        The result is the tent if the explorer is not in the cave.
        """
        is_outside = self.explorer(player) == WAY_OUT
        return self.tent(player) if is_outside else f"beside-{self.number(player)}"

    def light(self, player: str | None = None) -> str:
        """Return the id of the light of a player's torch."""
        return f"light-{self.number(player)}"

    def explorers(self, players: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of the explorers of players, each once."""
        return tuple(dict.fromkeys(map(self.explorer, players)))

    def cards(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of the cards that lie on the path before or after the event."""
        struck = [state.striking_hazard for state in self.states]
        return tuple(
            f"path-{card}"
            for card in cards
            if card in struck or any(_lies(card, view) for view in self.views)
        )

    def place_of_card(self, card: str) -> str:
        """Return the id of a turned card's own place or, without such a place, that of the next card."""
        return next(iter(self.cards((card,))), NEXT)

    def temple(self, number: int) -> tuple[str, ...]:
        """Return the id of the temple of a round.

        The result is empty unless that round is the present round before or after the event.
        """
        return (f"temple-{number}",) if any(v["round"] == number for v in self.views) else ()

    def scores(self, players: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of the bars of players in the final score."""
        return tuple(f"score-{self.number(player)}" for player in players)


def _lies(card: str, view: Position) -> bool:
    return card in view["path"] and view["result"] is None


def _hand_by_hand(share: int, start: str, hands: Iterable[str]) -> tuple[Movement, ...]:
    """Return the movements of gems from `start`, one to each hand in turn, until every hand has its share.

    >>> [move.places[1] for move in _hand_by_hand(2, "left", ("explorer-1", "explorer-2"))]
    ['explorer-1', 'explorer-2', 'explorer-1', 'explorer-2']
    """
    gems = tuple(Movement(GEM, "rise", (start, hand)) for hand in hands)
    return gems * share


def _out(seen: _Seen, player: str) -> tuple[Movement, ...]:
    """Return the movement of a player from the cave to the tent.

    The result is empty if the explorer is in the cave on neither board.
    """
    explorer = seen.explorer(player)
    if explorer == WAY_OUT:
        return ()
    places = (explorer, WAY_OUT, seen.tent(player))
    return (Movement(explorer, "leave", places, carries=(seen.light(player),)),)


def _card(seen: _Seen) -> tuple[Movement, ...]:
    """Return the movement of the next card, which turns over in its final place on the path."""
    lies = seen.place_of_card(seen.data["card"])
    return (Movement(lies, "draw", (NEXT, lies), back=BACK),)


def _choice(seen: _Seen) -> Beat:
    """Return the beat of a choice.

    All choices before the same card are one beat, because their order has no effect.
    """
    return Beat(lit=(seen.explorer(),), run="chosen")


def _reveal(seen: _Seen) -> Beat:
    return _read(lit=seen.explorers((*seen.data["staying"], *seen.data["leaving"])))


def _path_shared(seen: _Seen) -> Beat:
    hands = [seen.beside(player) for player in seen.data["players"]]
    return _read(_hand_by_hand(seen.data["share"], LEFT, hands), (LEFT,))


def _artifacts_taken(seen: _Seen) -> Beat:
    cards = seen.cards(seen.data["cards"])
    tent = seen.tent()
    return _read(tuple(Movement(card, "slide", (card, tent)) for card in cards), (tent,))


def _tent_lit(seen: _Seen) -> Beat:
    return _read(lit=(seen.tent(),), run="valued")


def _artifacts_stay(seen: _Seen) -> Beat:
    return _read(lit=seen.cards(seen.data["cards"]))


def _leave(seen: _Seen) -> Beat:
    """Return the beat in which a player leaves, and the treasure beside the tent goes into the tent.

    Each player who leaves has a beat, because each has a sentence on the treasure.
    """
    tent, beside = seen.tent(), seen.beside()
    stored = () if beside == tent else (Movement(beside, "slide", (beside, tent)),)
    return _read((*_out(seen, seen.data["player"]), *stored), (tent,))


def _round_began(seen: _Seen) -> Beat:
    """Return the beat in which the artifact goes into the deck, and all explorers go into the cave."""
    players: Iterable[str] = seen.data["players"]
    temple = seen.temple(seen.data["round"])
    artifact = temple if seen.data["artifact"] else ()
    goes_in = tuple(
        Movement(
            explorer,
            "walk",
            (seen.tent(player), WAY_OUT, explorer),
            carries=(seen.light(player),),
        )
        for player in players
        if (explorer := seen.explorer(player)) != WAY_OUT
    )
    shuffled_in = tuple(Movement(BACK, "return", (each, PILE)) for each in artifact)
    return _read((*shuffled_in, *goes_in), (PILE, *temple))


def _put_back(seen: _Seen) -> tuple[Movement, ...]:
    """Return the movements of the path's cards back to the deck.

    The second hazard of a kind goes out of the game, and artifacts do not go back.
    """
    quest = [card for card in seen.views[0]["path"] if card in seen.figures.quest]
    struck = filter(None, (seen.states[0].striking_hazard,))
    return (
        *(Movement(card, "return", (card, PILE)) for card in seen.cards(quest)),
        *(Movement(card, "return", (card, GONE)) for card in seen.cards(struck)),
    )


def _second_card(seen: _Seen) -> Beat:
    return _read(lit=(seen.place_of_card(seen.data["card"]),))


def _treasure_found(seen: _Seen) -> Beat:
    lies = seen.place_of_card(seen.data["card"])
    hands = [seen.beside(player) for player in seen.data["players"]]
    shared = _hand_by_hand(seen.data["share"], lies, hands)
    left = (Movement(GEM, "rise", (lies, LEFT)),) * seen.data["left"]
    return _read((*_card(seen), *shared, *left), (LEFT,))


def _artifact_found(seen: _Seen) -> Beat:
    return _read(_card(seen), (seen.place_of_card(seen.data["card"]),))


def _hazard_met(seen: _Seen) -> Beat:
    return _read(_card(seen), (f"hazard-{seen.data['hazard']}",))


def _hazard_struck(seen: _Seen) -> Beat:
    """Return the beat in which the second hazard of a kind turns over.

    The card lies open beside the first hazard until the round ends. If the board after the event no
    longer shows the second hazard, the card turns over in the place of the next card, with the
    picture of the first hazard.
    """
    kind = seen.data["hazard"]
    first = [
        f"path-{card}"
        for card in seen.views[0]["path"]
        if seen.figures.hazard_kind.get(card) == kind and _lies(card, seen.views[0])
    ]
    lit = (f"hazard-{kind}", *first, *seen.cards((seen.data["card"],)))
    if seen.states[1].striking_hazard:
        return _read(_card(seen), lit)
    struck = Movement(NEXT, "draw", (NEXT, NEXT), like=next(iter(first), ""), back=BACK)
    return _read((struck,), lit)


def _treasure_lost(seen: _Seen) -> Beat:
    """Return the beat in which a player's gems go back onto the path and disappear.

    The player walks out.
    """
    lost = (Movement(GEM, "leave", (seen.beside(), PATH)),) * seen.data["treasure"]
    return _read((*lost, *_out(seen, seen.data["player"])), run="lost")


def _round_ended(seen: _Seen) -> Beat:
    cards = seen.cards(seen.data["artifacts"])
    lost = tuple(Movement(card, "leave", (card, GONE)) for card in cards)
    gems = (Movement(GEM, "return", (LEFT, PILE)),) * seen.views[0]["left_on_path"]
    return _read((*_put_back(seen), *lost, *gems), seen.temple(seen.data["round"]), rests=True)


def _score(seen: _Seen) -> Beat:
    """Return the beat in which the player's bar of the final score grows."""
    bars = seen.scores((seen.data["player"],))
    grown = tuple(Movement(bar, "grow", (bar, bar)) for bar in bars)
    return Beat(grown, (seen.tent(),), counts=f"total-{seen.number()}")


def _win(seen: _Seen) -> Beat:
    return Beat(lit=seen.scores(seen.data["players"]), counts="won")


_MAKERS: Final[Mapping[str, Callable[[_Seen], Beat]]] = {
    "chosen": _choice,
    "revealed": _reveal,
    "path_shared": _path_shared,
    "artifacts_taken": _artifacts_taken,
    "artifact_valued": _tent_lit,
    "artifacts_stay": _artifacts_stay,
    "left": _leave,
    "round_began": _round_began,
    "second_card": _second_card,
    "treasure_found": _treasure_found,
    "artifact_found": _artifact_found,
    "hazard_met": _hazard_met,
    "hazard_struck": _hazard_struck,
    "treasure_lost": _treasure_lost,
    "round_ended": _round_ended,
    "scored": _score,
    "won": _win,
}


class _Motion:
    """The beats of events: a beat is all that moves and lights up when an event happens."""

    still: Final[frozenset[str]] = frozenset()

    def __call__(self, event: Event, before: State, after: State) -> Beat:
        """Return the beat of an event.

        Its decision leads from the state `before` to the state `after`.
        """
        assert isinstance(before, IncanGoldState)
        assert isinstance(after, IncanGoldState)
        return _MAKERS[event.type](_Seen(event, before, after))

    def ways(self, state: State, decisions: Iterable[Decision]) -> Mapping[Decision, Movement]:
        """Return no movements, because a choice is secret until all have chosen (`choice.secret`)."""
        return {}


MOTION: Final = _Motion()
