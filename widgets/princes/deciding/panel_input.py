"""The input of the panels of decisions: player, position, words, pictures and controls.

The accessible name of a control begins with the whole decision, so that all controls
sound different; the visible words may be shorter. Each picture is defined once,
invisibly, and can be used many times. The words beside a picture describe the picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from tutor.core.base.game import Choice, Decision
from tutor.core.drawing.elements import letters, token
from tutor.core.drawing.scene import Symbol
from tutor.core.drawing.svg import picture
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    CORN,
    DISTRICT_OF,
    GOOD_OF,
    GOODS,
)
from tutor.princes.scene.look import cards_left
from tutor.princes.scene.pictures import BOX, emblem, good
from tutor.princes.scene.themes import THEMES
from tutor.princes.words.naming import Naming, player_in
from widgets.session.reasons import write_draft
from widgets.shared.controls import UNSEEN, Markup, decide, element, switch
from widgets.shared.panels import Showing
from widgets.shared.themes import ThemeName

SIZE = 24.0
LETTER = 14.0


class Pictures:
    """The pictures of a panel in the colours of a theme.

    Each picture is defined once in `definitions`, which the page has to contain beside the
    panel.
    """

    def __init__(self, theme: ThemeName, players: tuple[str, ...]) -> None:
        self._theme = THEMES[theme]
        self._players = players
        self._used: dict[str, Symbol] = {}

    def good(self, name: str) -> Markup:
        """Return the picture of a good, or of the stone of a temple."""
        return self._use(good(name, self._theme.name))

    def icon(self, name: str) -> Markup:
        """Return an icon of a Sacrifice card: the profession's good, or the emblem of the order."""
        if name in DISTRICT_OF:
            return self.good(GOOD_OF[DISTRICT_OF[name]])
        return self.emblem(name)

    def emblem(self, name: str) -> Markup:
        """Return the emblem of an order of priests, or of the steps."""
        return self._use(emblem(name, self._theme.ink, self._theme.raised))

    def tile(self, tile: str) -> Markup:
        """Return the picture of what a Moon tile pays."""
        return self.good(tile.split("_")[0]) if _pays_good(tile) else self.emblem("steps")

    def player(self, name: str) -> Markup:
        """Return a player's shape and letter."""
        seat = self._players.index(name)
        letter = letters(self._players)[seat]
        return self._use(token(seat, letter, SIZE, LETTER, self._theme.name))

    def definitions(self) -> Markup:
        """Return the invisible definitions of all pictures used so far."""
        drawn = "".join(
            f'<g id="{_id(name)}">{picture(symbol, SIZE)}</g>'
            for name, symbol in self._used.items()
        )
        return Markup(
            f'<svg class="tutor-unseen" width="0" height="0" aria-hidden="true">'
            f"<defs>{drawn}</defs></svg>"
        )

    def _use(self, symbol: Symbol) -> Markup:
        self._used[symbol.name] = symbol
        box = f"{BOX:g}"
        return Markup(
            f'<svg width="{box}" height="{box}" viewBox="0 0 {box} {box}" aria-hidden="true" '
            f'focusable="false"><use href="#{_id(symbol.name)}"/></svg>'
        )


def _pays_good(tile: str) -> bool:
    return tile.split("_")[0] in GOODS


def _id(name: str) -> str:
    return f"tutor-deciding-{name}"


class PanelInput:
    """The input of a panel: the due decision, with the player who makes it.

    `goods` are the goods of this player, `me` is the player's part of the position.
    """

    def __init__(self, showing: Showing) -> None:
        state, due = showing.state, showing.state.due
        assert isinstance(state, PrincesState)
        assert due is not None
        self.showing = showing
        self.state = state
        self.player = due.player
        self.position = showing.position
        self.components = state.components
        self.me = player_in(self.position, due.player)
        self.goods: dict[str, int] = self.me["goods"]
        self.naming = Naming(showing.game.text)
        self.pictures = Pictures(showing.theme, state.players)
        self.say = showing.page.say
        self.game = showing.game.say
        self._legal = frozenset(showing.legal)

    @cached_property
    def _legal_words(self) -> dict[Decision, str]:
        """The words of the legal decisions, with all figures."""
        return dict(self.showing.game.decisions(self.state))

    @property
    def is_last_day(self) -> bool:
        """Whether it is the last day, on which the Moon tiles and the Sun Clock pay at once."""
        return bool(self.position["day"] == self.components.last_day)

    def is_legal(self, kind: str, choice: Choice = None) -> bool:
        """Return whether the decision of this kind with this choice is legal for the player."""
        return Decision(self.player, kind, choice) in self._legal

    def draft_parts(self, kind: str, among: Iterable[str]) -> tuple[str, ...]:
        """Return the parts of the decision that the reader is putting together, if they are in `among`.

        The parts are in the order of `among`.
        """
        draft = self.showing.drafted
        chosen = draft.parts if draft is not None and draft.kind == kind else ()
        return tuple(each for each in among if each in chosen)

    def switch(self, kind: str, part: str, among: Iterable[str], *parts: str) -> Markup:
        """Return a switch that adds a part to the decision that the reader is putting together.

        If the decision has the part already, the switch removes it. For screen readers the sum
        below the switches describes each switch.
        """
        chosen, pool = self.draft_parts(kind, among), tuple(among)
        left = (each for each in pool if (each in chosen) != (each == part))
        draft, is_on = write_draft(kind, left), part in chosen
        return switch(f"{kind}:{part}", draft, *parts, is_on=is_on, aria_describedby=SUM)

    def words(self, kind: str, choice: Choice = None) -> str:
        """Return a decision in words; if the decision is legal, the words have all figures."""
        decision = Decision(self.player, kind, choice)
        return self._legal_words.get(decision) or self.showing.game.decision(decision)

    def control(self, kind: str, choice: Choice, *seen: str, class_: str = "") -> Markup:
        """Return a control with the whole decision as invisible words, and then the visible `seen`."""
        return self._control(
            kind,
            choice,
            element(
                "span", self.say("deciding-full", words=self.words(kind, choice)), class_=UNSEEN
            ),
            *seen,
            class_=class_,
        )

    def row(self, kind: str, choice: Choice = None, *more: str, class_: str = "") -> Markup:
        """Return a control with visible words, and lines below them."""
        words = element("b", self.words(kind, choice), class_="tutor-choice-words")
        return self._control(
            kind, choice, words, *more, class_=f"tutor-choice-row {class_}".strip()
        )

    def _control(self, kind: str, choice: Choice, *parts: str, class_: str) -> Markup:
        decision = Decision(self.player, kind, choice)
        more = {"aria_current": "true"} if decision == self.showing.picked else {}
        cannot = "" if decision in self._legal else self.say("deciding-cannot")
        class_ = " ".join(filter(None, ("tutor-choice", class_, cannot and "tutor-cannot")))
        return decide(self.state.game, decision, *parts, class_=class_, cannot=cannot, **more)

    def short(self, good: str, count: int) -> Markup:
        """Return the line that says how many units of a good are missing."""
        return cannot(self.say("deciding-short", goods=self.naming.amount(good, count)))

    def corn_left(self, paid: int) -> Markup:
        """Return the line that says how much corn remains after a payment."""
        left = self.amount(CORN, self.goods[CORN] - paid)
        return line(self.say("deciding-left", goods=left))

    def amount(self, good: str, count: int) -> str:
        """Return an amount of a good in words, also an amount of 0."""
        return self.naming.amount(good, count) if count else self.game(f"good-{good}.no")


SUM = "tutor-drafted-sum"
"""The id of the element that says what the parts of a drafted decision add up to."""
FINISH = "tutor-finish"
"""The CSS class of the control that makes the drafted decision."""
LEAVE = "tutor-finish tutor-leave"
"""The CSS classes of the control that decides nothing; it does not stand out."""
MOST_WAYS = 6
"""The most whole decisions that are listed beside the switches."""
MANY = (5, 7, 9, 10)
"""The numbers of chips from which on the chips of a group stand closer together."""
SHORT = "tutor-chips tutor-chips-short"
"""The CSS classes of a large group of chips: four columns, only the name of each is visible."""


def line(words: str) -> Markup:
    """Return a short line in a control, in the page's second text colour."""
    return element("span", words, class_="tutor-choice-line")


def cannot(words: str) -> Markup:
    """Return a short line that says why something is not possible, with a sign before it."""
    return element("span", words, class_="tutor-choice-line tutor-why-not")


def same(words: str) -> Markup:
    """Return the visible name of a control.

    Screen readers skip this name, because the invisible words of the control contain it.
    """
    return element("b", words, class_="tutor-choice-words", aria_hidden="true")


def texts(*parts: str) -> Markup:
    """Return lines of text, one below the other, to stand beside a picture."""
    return element("span", *parts, class_="tutor-choice-texts")


def group(
    heading: str,
    controls: Iterable[str],
    class_: str = "tutor-chips",
    note: str = "",
    fold: str = "",
) -> Markup:
    """Return controls under a heading; by default they are chips in two columns.

    With a name `fold`, the controls are folded under the heading.
    """
    notes = [element("p", note, class_="tutor-hint")] if note else []
    if fold:
        summary = element("summary", heading, class_="tutor-caret", data={"key": fold})
        inside = element(
            "details", summary, chips(controls, class_), class_="tutor-not-now", data={"menu": fold}
        )
        return element("section", *notes, inside, class_="tutor-ways")
    titles = [*([element("h3", heading)] if heading else []), *notes]
    above = [element("div", *titles, class_="tutor-ways-head")] if titles else []
    return element("section", *above, chips(controls, class_), class_="tutor-ways")


def chips(controls: Iterable[str], class_: str = "tutor-chips") -> Markup:
    """Return controls side by side; CSS classes tell the style sheet how many there are."""
    listed = list(controls)
    marks = [f"tutor-chips-from-{many}" for many in MANY if len(listed) >= many]
    return element("div", *listed, class_=" ".join([class_, *marks]))


def besides(asked: PanelInput, decline: Markup, beyond: Iterable[Markup]) -> Markup:
    """Return the control that declines, and a folded list of what is not possible now."""
    listed = list(beyond)
    if not listed:
        return decline
    named = asked.say("deciding-shut.short", count=len(listed))
    summary = element("summary", named, class_="tutor-caret", data={"key": "not-now"})
    rows = chips(listed, "tutor-rows")
    shut = element("details", summary, rows, class_="tutor-not-now", data={"menu": "not-now"})
    return element("div", decline, shut, class_="tutor-decline")


def added_up(*lines: str, missing: str = "") -> Markup:
    """Return what the parts that are switched on add up to; this text describes each switch.

    `missing` is the sentence on what is missing. It takes the place of the button that
    decides.
    """
    told = element("p", *(element("span", each) for each in lines if each), class_="tutor-drafted")
    of = "tutor-choice tutor-choice-row tutor-cannot tutor-missing"
    lacking = [element("p", missing, class_=of)] if missing else []
    return element("div", told, *lacking, class_="tutor-drafted-sum", id=SUM)


def all_ways(asked: PanelInput, ways: Sequence[Markup], class_: str) -> Markup:
    """Return a folded list of all complete decisions."""
    words = asked.say("deciding-all-ways", count=len(ways))
    summary = element("summary", words, data={"key": "all-ways"})
    listed = element("div", *ways, class_=class_)
    return element("details", summary, listed, class_="tutor-all-ways", data={"menu": "all-ways"})


ON_THE_WAY = ("passed_again", "trail_noted")


def way(asked: PanelInput, kind: str, choice: Choice) -> str:
    """Return in words how the deciding player's Scout moves; empty if the Scout does not move."""
    _, events = asked.state.explain(Decision(asked.player, kind, choice))
    found = next(
        (
            number
            for number, event in enumerate(events)
            if event.type == "scout_advanced" and event.data["player"] == asked.player
        ),
        None,
    )
    if found is None:
        return ""
    advance, earned = events[found].data, dict.fromkeys(GOODS, 0)
    for event in events[found + 1 :]:
        if event.type not in ON_THE_WAY:
            break
        for unit, count in event.data.get("goods", {}).items():
            earned[unit] += count
    has_goods, points_at = any(earned.values()), asked.components.trail_points
    form = {
        (False, False): "deciding-way",
        (True, False): "deciding-way.goods",
        (False, True): "deciding-way.summit",
        (True, True): "deciding-way.both",
    }[has_goods, advance["laps"] > 0]
    return asked.say(
        form,
        start=advance["from"],
        end=advance["to"],
        goods=asked.naming.goods(earned),
        draws="yes" if advance["laps"] and cards_left(asked.position) else "no",
        lost=max(points_at(advance["from"]) - points_at(advance["to"]), 0),
    )
