"""The panel of the due choice: go on or leave, each with one button and with its odds.

Choices are secret until all players have chosen, so the panel says who has chosen, but
not what. The timeline also shows small pictures of the cards that were turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.drawing.scene import Paint, Rect, Symbol, Use
from tutor.core.drawing.svg import picture
from tutor.core.records.lines import Line
from tutor.incan_gold.components import CAMP, CHOOSE, TORCH, Components
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds, percent
from tutor.incan_gold.scene.cards import gem
from tutor.incan_gold.scene.pictures import hazard, thing
from tutor.incan_gold.scene.themes import THEMES
from widgets.shared.controls import Markup, decide, element
from widgets.shared.panels import Showing
from widgets.shared.themes import ThemeName

WIDE: Final = 20.0
HIGH: Final = 24.0
SIGN: Final = 15.0
SHOWN: Final = 20.0


def turned_cards(line: Line, theme: ThemeName) -> Iterator[tuple[int, Markup]]:
    """Yield the last card of each step that turned cards, with the ply after that step."""
    first = line.states[0]
    assert isinstance(first, IncanGoldState)
    figures = first.components
    path = first.public_view()["path"]
    if path:
        yield 0, _draw_card(path[-1], figures, theme)
    for ply in range(1, line.plies + 1):
        cards = [
            event.data["card"]
            for event in line.events_at(ply)
            if event.type.endswith(("_found", "_met", "_struck"))
        ]
        if cards:
            yield ply, _draw_card(cards[-1], figures, theme)


def _draw_card(card: str, figures: Components, theme: ThemeName) -> Markup:
    if card in figures.hazard_kind:
        return _picture(figures.hazard_kind[card], theme)
    return _picture("treasure" if card in figures.treasure_value else "artifact", theme)


@lru_cache(maxsize=64)
def _picture(kind: str, theme: ThemeName) -> Markup:
    look = THEMES[theme]
    if kind == "treasure":
        sign, ground, edge = gem("turquoise", theme), look.treasure_ground, look.gold_deep
    elif kind == "artifact":
        sign, ground, edge = thing(kind, theme), look.artifact_ground, look.gold_deep
    else:
        sign, ground, edge = hazard(kind, theme), look.hazard_ground, look.hazard
    plate = Rect(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, 3, Paint(ground, edge, 1.4))
    scale = SIGN / max(sign.width, sign.height)
    left, top = (WIDE - sign.width * scale) / 2, (HIGH - sign.height * scale) / 2
    card = Symbol(f"turned-{kind}", WIDE, HIGH, (plate, Use(sign, left, top, scale)))
    return Markup(picture(card, SHOWN))


PICTURE = 36.0


def deciding(showing: Showing, mark: Callable[[str], Markup]) -> Markup:
    """Return two controls for the player who must choose, and the players still to choose.

    If another player than the reader must choose, a sentence takes the place of the controls.
    """
    state = showing.state
    assert isinstance(state, IncanGoldState)
    assert state.due is not None
    player = state.due.player
    if showing.seat not in (None, player):
        note = showing.page.say("deciding-not-yours", player=player)
        return element("div", element("p", note), _company(showing, mark), class_="tutor-deciding")
    found = Odds(showing.position, player, state.components)
    home = _leaving(showing, found)
    return element(
        "div",
        element(
            "div",
            _way(showing, Decision(player, CHOOSE, TORCH), "torch", *_going_on(showing, found)),
            _way(showing, Decision(player, CHOOSE, CAMP), "tent", home, home),
            class_="tutor-rows",
        ),
        _company(showing, mark),
        class_="tutor-deciding",
    )


def _way(showing: Showing, decision: Decision, name: str, short: str, *lines: str) -> Markup:
    """Return a control: a picture, the decision in words, and lines on its possible outcome.

    If there is no room for the lines, the page shows the text `short` instead.
    """
    words = showing.game.decision(decision)
    return decide(
        showing.state.game,
        decision,
        Markup(picture(thing(name, showing.theme), PICTURE)),
        element(
            "span",
            element("b", words, class_="tutor-choice-words"),
            *(element("span", said, class_="tutor-choice-line") for said in lines),
            element("span", short, class_="tutor-choice-short", aria_hidden="true"),
            class_="tutor-choice-texts",
        ),
        class_="tutor-choice tutor-gold-way",
        **({"aria_current": "true"} if decision == showing.picked else {}),
    )


def _going_on(showing: Showing, found: Odds) -> list[str]:
    say = showing.page.say
    cards = len(found.cards)
    ends = percent(Fraction(found.strikes, cards))
    told = [
        say("gold-odds-short", percent=ends),
        say(
            "gold-odds-end",
            deadly=found.strikes,
            cards=cards,
            percent=ends,
            beside=found.beside,
        ),
    ]
    shares = found.shares
    # A beginner has to think of the hazards first.
    if shares and not showing.is_step:
        whole, tenth = divmod(_divide(10 * sum(shares), len(shares)), 10)
        told.append(
            say(
                "gold-odds-treasure",
                treasures=len(shares),
                cards=cards,
                percent=percent(Fraction(len(shares), cards)),
                inside=found.inside,
                least=min(shares),
                most=max(shares),
                whole=whole,
                tenth=tenth,
            )
        )
    return told


def _leaving(showing: Showing, found: Odds) -> str:
    """Return the sentence on what each player gets if one, two or all players leave together."""
    return showing.page.say(
        "gold-leave",
        treasure=found.treasure_home(),
        count=found.artifacts_on_path,
        artifacts=found.artifacts,
        inside=found.inside,
        two=found.treasure_home(2),
        together=found.treasure_home(found.inside),
    )


def _divide(amount: int, parts: int) -> int:
    """Return the size of each of `parts` equal parts of an amount, rounded to a whole number."""
    return (2 * amount + parts) // (2 * parts)


def _company(showing: Showing, mark: Callable[[str], Markup]) -> Markup:
    """Return the players who have chosen and those still to choose, by marks and in words."""
    position, page = showing.position, showing.page
    assert showing.state.due is not None
    chosen = tuple(position["chosen"])
    due = showing.state.due.player
    waiting = [name for name in position["inside"] if name not in chosen and name != due]
    rows = []
    for message, names in (("gold-chosen", chosen), ("gold-waiting", tuple(waiting))):
        if names:
            words = page.say(message, players=page.all_of(names), count=len(names))
            rows.append(
                element("p", *map(mark, names), element("span", words), class_="tutor-company")
            )
    return element("div", *rows)
