"""Questions on Sacrifice cards: draws at the Summit, a short deck, points of a card, gold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tutor.core.base.errors import RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.compare import player_view
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import DISTRICT_OF, ORDERS, SUN_CLOCK, TEMPLES
from tutor.princes.rules.scoring import CONQUEST, card_points, final_result, multipliers
from tutor.princes.rules.table import Match, Table
from tutor.princes.teaching.subject import (
    Draft,
    Line,
    Position,
    Subject,
    after,
    due_of,
    goes_on,
    play_line,
    seat,
)
from tutor.princes.teaching.temples import gifts
from tutor.princes.things import DISTRICT, ORDER, thing

Scores = list[dict[str, Any]]

SHORT: Final = ("1", "2")
"""The numbers of cards in the deck in questions on a short deck."""


def conquest_scores(state: PrincesState) -> Scores:
    """Return the scores of all players, in seat order, if the game ended by Conquest now."""
    table = Table(
        Match(state.components, state.players),
        [player_view(each, place) for place, each in enumerate(state.position()["players"])],
    )
    table.ending = CONQUEST
    scores: Scores = final_result(table)["scores"]
    return scores


def _worth(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None:
        return None
    player, card = about.player, about.thing
    position = state.position()
    if player not in state.players or card not in seat(position, player)["cards"]:
        return None
    mine = seat(position, player)
    icons = state.components.icons[card]
    first, second = (card_points((icon,), mine["orders"], mine["incas"]) for icon in icons)
    other_first, other_second = (_of_all(position, icon) for icon in icons)
    clock = mine["incas"][SUN_CLOCK]
    return Draft(
        {
            "player": player,
            "card": card,
            "first": first,
            "second": second,
            "clock": clock,
            "everybody": other_first + other_second,
        },
        card_points(icons, mine["orders"], mine["incas"]),
        (
            (len(icons), "one_point_an_icon"),
            (other_first + other_second, "counts_everybody"),
            (first + second + clock if clock else None, "counts_the_clock"),
            (first * second, "icons_multiply"),
            (max(first, second), "only_the_better_icon"),
            ((first > 0) + (second > 0), "one_is_enough"),
        ),
        ("score.icons",),
        tuple(
            thing(ORDER, icon) if icon in ORDERS else thing(DISTRICT, DISTRICT_OF[icon])
            for icon in icons
        ),
    )


def _of_all(position: Position, icon: str) -> int:
    return sum(
        card_points((icon,), player["orders"], player["incas"]) for player in position["players"]
    )


def _hands(state: PrincesState) -> Iterator[About]:
    for player in state.position()["players"]:
        for card in player["cards"]:
            yield About((), player["name"], card)


def _final(before: PrincesState, about: About) -> Draft | None:
    state = after(before, about)
    if state is None or about.player not in state.players:
        return None
    scores = conquest_scores(state)
    (mine,) = (score for score in scores if score["name"] == about.player)
    points, gold, factor = mine["points"], mine["gold"], mine["multiplier"]
    if not points:
        return None
    amounts = [score["gold"] for score in scores]
    place = scores.index(mine)
    richer = sum(amount > gold for amount in amounts)
    by_points = multipliers(state.components, [score["points"] for score in scores])[place]
    carried = [score["gold"] - score["trail"] for score in scores]
    on_cards = multipliers(state.components, carried)[place]
    level = sum(amount == gold for amount in amounts) > 1
    ranked = sorted(set(amounts), reverse=True)
    return Draft(
        {
            "player": about.player,
            "points": points,
            "gold": gold,
            "multiplier": factor,
            "most": ranked[0],
            "second": ranked[1] if len(ranked) > 1 else 0,
            "richer": richer,
            "trail_gold": mine["trail"],
        },
        mine["total"],
        (
            (points if richer > 1 else None, "second_after_a_tie"),
            (points if level else None, "tie_takes_it_from_both"),
            (points, "nobody_multiplied"),
            (points * by_points, "most_points_triple"),
            (points * on_cards, "forgot_the_gold_of_the_trail"),
            (points * state.components.most_gold_multiplier, "everybody_triples"),
            (points + gold, "gold_is_added"),
        ),
        # If several players tie for the most gold, the next lower amount still counts as second.
        ("score.gold_ties" if factor > 1 and (level or richer > 1) else "score.gold",),
    )


def _players(state: PrincesState) -> Iterator[About]:
    for player in state.players:
        yield About((), player)


def _over(state: PrincesState, about: About) -> tuple[Line, str, Event] | None:
    """Return the visit of `about` in which a Scout passes the Summit; None if no Scout passes it.

    The result has the visit's line of play, the Scout's player, and the event of the Scout's
    advance.
    """
    line = play_line(state, about.decisions)
    if line is None:
        return None
    for event in line.events:
        player = event.data.get("player")
        is_over = event.type == "scout_advanced" and event.data["laps"] == 1
        if is_over and about.player in ("", player):
            return line, event.data["player"], event
    return None


def _step(state: PrincesState, about: About) -> Draft | None:
    over = _over(state, about)
    if over is None:
        return None
    _, player, event = over
    summit = state.components.summit
    # The learner sees the Scout before the visit, so the steps for the stones count too.
    start, end = seat(state.position(), player)["scout"], event.data["to"]
    steps = end + summit - start
    return Draft(
        {"player": player, "step": start, "steps": steps, "summit": summit},
        end,
        (
            (summit, "stops_at_the_summit"),
            (start + steps, "trail_without_end"),
            (end + 1, "summit_is_no_step"),
            (0, "begins_again_at_the_bottom"),
        ),
        ("trail.summit",),
        ("trail",),
    )


def _cards(state: PrincesState, about: About) -> Draft | None:
    over = _over(state, about)
    if over is None:
        return None
    line, player, _ = over
    drawn, back = _count_cards(line, player)
    if not drawn:
        return None
    held = len(seat(state.position(), player)["cards"])
    return Draft(
        {"player": player, "held": held, "drawn": drawn, "returned": back},
        held + drawn - back,
        (
            (held + drawn, "keeps_all_cards"),
            (drawn - back, "hand_is_replaced"),
            (held, "returns_all_drawn"),
            (held + drawn - 1, "returns_one_card"),
        ),
        ("trail.summit",) if drawn == state.components.cards_drawn else ("trail.short_deck",),
        ("deck", "trail"),
    )


def _count_cards(line: Line, player: str) -> tuple[int, int]:
    """Return how many cards the player draws at the Summit, and how many go back."""

    def give_back(after: PrincesState) -> Decision | None:
        return after.legal()[0] if due_of(after, "return_cards") == player else None

    line = goes_on(line, give_back)
    drawn = sum(event.data["count"] for event in line.of(player, "cards_drawn"))
    return drawn, sum(event.data["count"] for event in line.of(player, "cards_returned"))


def _short(state: PrincesState, about: About) -> Draft | None:
    """Return a draft of a question: how many cards go back with a deck of the size in `about`."""
    left = int(about.thing) if about.thing in SHORT else 0
    short = _with_deck(state, left) if left else None
    over = None if short is None else _over(short, about)
    if over is None:
        return None
    line, player, _ = over
    drawn, back = _count_cards(line, player)
    if drawn != left:
        return None
    figures = state.components
    return Draft(
        {"player": player, "left": left},
        back,
        (
            (figures.cards_to_return(figures.cards_drawn), "as_from_a_full_deck"),
            (0, "nothing_goes_back"),
            (figures.cards_to_return(2), "one_always_goes_back"),
        ),
        ("trail.short_deck",),
        ("deck", "trail"),
        state=short,
    )


def _with_deck(state: PrincesState, left: int) -> PrincesState | None:
    """Return the state with `left` cards in the deck.

    The players with the fewest cards get the other cards of the deck. Return None if the deck has
    fewer than `left` cards, or if the new position is not possible.
    """
    position = state.position()
    deck = position["deck"]
    if len(deck) <= left:
        return state if len(deck) == left else None
    hands = [[*player["cards"]] for player in position["players"]]
    for card in deck[left:]:
        min(hands, key=len).append(card)
    rank = state.components.rank
    players = [
        {**player, "cards": sorted(hand, key=rank.__getitem__)}
        for player, hand in zip(position["players"], hands, strict=True)
    ]
    try:
        return state.game.load({**position, "players": players, "deck": [*deck[:left]]})
    except RecordError:
        return None


def _short_abouts(state: PrincesState) -> Iterator[About]:
    for about in _abouts(state):
        for left in SHORT:
            yield about._replace(thing=left)


def _abouts(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, TEMPLES):
        line = play_line(state, visit)
        names = [
            event.data["player"]
            for event in (line.events if line else ())
            if event.type == "scout_advanced" and event.data["laps"] == 1
        ]
        for name in names:
            yield About(visit, name)


SUBJECTS: Final = (
    Subject("over_the_summit", ("trail.summit",), _step, _abouts),
    Subject("cards_kept", ("trail.summit", "trail.short_deck"), _cards, _abouts),
    Subject("short_deck", ("trail.short_deck",), _short, _short_abouts),
    Subject("card_worth", ("score.icons",), _worth, _hands),
    Subject("gold_multiplies", ("score.gold", "score.gold_ties"), _final, _players),
)
