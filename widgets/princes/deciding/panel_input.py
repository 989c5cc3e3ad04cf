"""The input of a panel of decisions: the player, the position, the words; and its controls.

It makes the controls. The accessible name of a control begins with the whole decision, so that all
controls sound different; the visible words may be shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from tutor.core.base.game import Choice, Decision
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import CORN
from tutor.princes.words.naming import Naming, player_in
from widgets.princes.deciding.pictures import Pictures
from widgets.session.draft import write_draft
from widgets.shared.controls import UNSEEN, decide, switch
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing


class PanelInput:
    """The due decision, as its panel shows it; `goods` are those of the player who decides."""

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
        """Whether tiles and clock pay at once."""
        return bool(self.position["day"] == self.components.last_day)

    def is_legal(self, kind: str, choice: Choice = None) -> bool:
        """Whether this decision is legal for the player."""
        return Decision(self.player, kind, choice) in self._legal

    def draft_parts(self, kind: str, among: Iterable[str]) -> tuple[str, ...]:
        """The parts that the player has switched on, of those in `among` and in that order."""
        draft = self.showing.drafted
        chosen = draft.parts if draft is not None and draft.kind == kind else ()
        return tuple(each for each in among if each in chosen)

    def switch(self, kind: str, part: str, among: Iterable[str], *parts: str) -> Markup:
        """A control that adds a part to the decision or removes it; the sum describes it."""
        chosen, pool = self.draft_parts(kind, among), tuple(among)
        left = (each for each in pool if (each in chosen) != (each == part))
        draft, is_on = write_draft(kind, left), part in chosen
        return switch(f"{kind}:{part}", draft, *parts, is_on=is_on, aria_describedby=SUM)

    def words(self, kind: str, choice: Choice = None) -> str:
        """A decision in full."""
        decision = Decision(self.player, kind, choice)
        return self._legal_words.get(decision) or self.showing.game.decision(decision)

    def control(self, kind: str, choice: Choice, *seen: str, of: str = "") -> Markup:
        """A control with the whole decision as invisible words, then its visible parts."""
        return self._control(
            kind,
            choice,
            element("span", self.say("deciding-full", words=self.words(kind, choice)), of=UNSEEN),
            *seen,
            of=of,
        )

    def row(self, kind: str, choice: Choice = None, *more: str, of: str = "") -> Markup:
        """A control with visible words, and lines below them."""
        words = element("b", self.words(kind, choice), of="tutor-choice-words")
        return self._control(kind, choice, words, *more, of=f"tutor-choice-row {of}".strip())

    def _control(self, kind: str, choice: Choice, *parts: str, of: str) -> Markup:
        decision = Decision(self.player, kind, choice)
        more = {"aria_current": "true"} if decision == self.showing.picked else {}
        cannot = "" if decision in self._legal else self.say("deciding-cannot")
        of = " ".join(filter(None, ("tutor-choice", of, cannot and "tutor-cannot")))
        return decide(self.state.game, decision, *parts, of=of, cannot=cannot, **more)

    def short(self, good: str, count: int) -> Markup:
        """That an amount of a good is missing."""
        return cannot(self.say("deciding-short", goods=self.naming.amount(good, count)))

    def corn_left(self, paid: int) -> Markup:
        """The corn that remains after a payment."""
        left = self.amount(CORN, self.goods[CORN] - paid)
        return line(self.say("deciding-left", goods=left))

    def amount(self, good: str, count: int) -> str:
        """An amount of a good, or the words for none."""
        return self.naming.amount(good, count) if count else self.game(f"good-{good}.no")


SUM = "tutor-drafted-sum"
"""The id of the sum of a decision that is being put together."""
FINISH = "tutor-finish"
"""The control that makes the decision that was put together."""
LEAVE = "tutor-finish tutor-leave"
"""The same control without any part: it declines, and does not stand out."""
MOST_WAYS = 6
"""The whole decisions are listed beside the switches only up to this number."""
MANY = (5, 7, 9, 10)
"""From this number on, chips stand closer together."""
SHORT = "tutor-chips tutor-chips-short"
"""The chips of a large group: four columns, and only the name of each is visible."""


def line(words: str) -> Markup:
    """A short line in a control, in the second ink."""
    return element("span", words, of="tutor-choice-line")


def cannot(words: str) -> Markup:
    """A short line with a sign that says why something is not possible."""
    return element("span", words, of="tutor-choice-line tutor-why-not")


def same(words: str) -> Markup:
    """The visible name of a control; its words contain it, so it is not read twice."""
    return element("b", words, of="tutor-choice-words", aria_hidden="true")


def texts(*parts: str) -> Markup:
    """Lines above one another, beside a picture."""
    return element("span", *parts, of="tutor-choice-texts")


def group(heading: str, controls: Iterable[str], of: str = "tutor-chips", note: str = "") -> Markup:
    """Controls under a heading; by default they are chips in two columns."""
    titles = [element("h3", heading)] if heading else []
    if note:
        titles.append(element("p", note, of="tutor-hint"))
    above = [element("div", *titles, of="tutor-ways-head")] if titles else []
    return element("section", *above, chips(controls, of), of="tutor-ways")


def chips(controls: Iterable[str], of: str = "tutor-chips") -> Markup:
    """Controls side by side; classes tell the styles how many there are."""
    listed = list(controls)
    marks = [f"tutor-chips-from-{many}" for many in MANY if len(listed) >= many]
    return element("div", *listed, of=" ".join([of, *marks]))


def besides(asked: PanelInput, decline: Markup, beyond: Iterable[Markup]) -> Markup:
    """The control that takes nothing, and a folded list of what is not possible now."""
    listed = list(beyond)
    if not listed:
        return decline
    named = asked.say("deciding-shut.short", count=len(listed))
    summary = element("summary", named, data={"key": "not-now"})
    rows = chips(listed, "tutor-rows")
    shut = element("details", summary, rows, of="tutor-not-now", data={"menu": "not-now"})
    return element("div", decline, shut, of="tutor-decline")


def added_up(*lines: str, missing: str = "") -> Markup:
    """The sum of the parts that are switched on; it describes each switch.

    What is missing stands in the place of the button that decides.
    """
    told = element("p", *(element("span", each) for each in lines if each), of="tutor-drafted")
    of = "tutor-choice tutor-choice-row tutor-cannot tutor-missing"
    lacking = [element("p", missing, of=of)] if missing else []
    return element("div", told, *lacking, of="tutor-drafted-sum", id=SUM)


def all_ways(asked: PanelInput, ways: Sequence[Markup], of: str) -> Markup:
    """The whole decisions, folded."""
    words = asked.say("deciding-all-ways", count=len(ways))
    summary = element("summary", words, data={"key": "all-ways"})
    listed = element("div", *ways, of=of)
    return element("details", summary, listed, of="tutor-all-ways", data={"menu": "all-ways"})
