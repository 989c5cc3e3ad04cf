"""The input of a panel of decisions: the player, the position, the words; and its controls.

It makes the controls. The accessible name of a control begins with the decision in full, so that no
two sound alike; the visible words may be shorter.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from tutor.core.base.game import Choice, Decision
from tutor.princes.game import PrincesState
from tutor.princes.terms import CORN
from tutor.princes.words.figures import player_in
from tutor.princes.words.naming import Naming
from widgets.princes.deciding.pictures import Pictures
from widgets.shared.controls import decide
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing


class Asked:
    """The decision that is due, as its panel shows it; `goods` are those of the player due."""

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
    def _known(self) -> dict[Decision, str]:
        """The words of the legal decisions, with all figures."""
        return dict(self.showing.game.decisions(self.state))

    @property
    def is_last_day(self) -> bool:
        """Whether tiles and clock pay at once."""
        return bool(self.position["day"] == self.components.last_day)

    def is_legal(self, kind: str, choice: Choice = None) -> bool:
        """Whether this decision is legal for the player."""
        return Decision(self.player, kind, choice) in self._legal

    def words(self, kind: str, choice: Choice = None) -> str:
        """A decision in full."""
        decision = Decision(self.player, kind, choice)
        return self._known.get(decision) or self.showing.game.decision(decision)

    def control(self, kind: str, choice: Choice, *seen: str, of: str = "") -> Markup:
        """A control with invisible words in full, followed by its visible parts."""
        return self._control(
            kind,
            choice,
            element("span", self.say("deciding-full", words=self.words(kind, choice)), of=UNSEEN),
            *seen,
            of=of,
        )

    def row(self, kind: str, choice: Choice = None, *more: str, of: str = "") -> Markup:
        """A control with its words visible, and lines below them."""
        words = element("b", self.words(kind, choice), of="tutor-choice-words")
        return self._control(kind, choice, words, *more, of=f"tutor-choice-row {of}".strip())

    def _control(self, kind: str, choice: Choice, *parts: str, of: str) -> Markup:
        decision = Decision(self.player, kind, choice)
        classes = ["tutor-choice", of, "" if decision in self._legal else "tutor-cannot"]
        return decide(
            self.state.game,
            decision,
            *parts,
            of=" ".join(filter(None, classes)),
            **({"aria_current": "true"} if decision == self.showing.picked else {}),
        )

    def short(self, good: str, count: int) -> Markup:
        """That so much of a good is missing."""
        return cannot(self.say("deciding-short", goods=self.naming.amount(good, count)))

    def corn_left(self, paid: int) -> Markup:
        """The corn that remains after paying so much."""
        left = self.amount(CORN, self.goods[CORN] - paid)
        return line(self.say("deciding-left", goods=left))

    def amount(self, good: str, count: int) -> str:
        """So much of a good, or that there is none."""
        return self.naming.amount(good, count) if count else self.game(f"good-{good}.no")


UNSEEN = "tutor-unseen"
SHORT = "tutor-chips tutor-chips-short"
"""The chips of a group of many: four columns, of each the name alone is seen."""


def line(words: str) -> Markup:
    """A short line in a control, in the second ink."""
    return element("span", words, of="tutor-choice-line")


def cannot(words: str) -> Markup:
    """A short line that says why not, under a sign."""
    return element("span", words, of="tutor-choice-line tutor-why-not")


def same(words: str) -> Markup:
    """The name of a control, which is part of its words and is not read twice."""
    return element("b", words, of="tutor-choice-words", aria_hidden="true")


def texts(*parts: str) -> Markup:
    """Lines above one another, beside a picture."""
    return element("span", *parts, of="tutor-choice-texts")


def group(heading: str, controls: Iterable[str], of: str = "tutor-chips", note: str = "") -> Markup:
    """Controls under a heading, laid out as chips in two columns unless said otherwise."""
    titles = [element("h3", heading)] if heading else []
    if note:
        titles.append(element("p", note, of="tutor-hint"))
    above = [element("div", *titles, of="tutor-ways-head")] if titles else []
    return element("section", *above, element("div", *controls, of=of), of="tutor-ways")
