"""The input of a panel of decisions: the player, the position, the words; and its controls.

It makes the controls. The accessible name of a control begins with the decision in full, so that no
two sound alike; the visible words may be shorter.
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

    def drafted(self, kind: str, among: Iterable[str]) -> tuple[str, ...]:
        """What has been put together so far of these, in their order."""
        draft = self.showing.drafted
        chosen = draft.parts if draft is not None and draft.kind == kind else ()
        return tuple(each for each in among if each in chosen)

    def switch(self, kind: str, part: str, among: Iterable[str], *parts: str) -> Markup:
        """A control that puts a part into the decision or takes it out; the sum describes it."""
        chosen, pool = self.drafted(kind, among), tuple(among)
        left = (each for each in pool if (each in chosen) != (each == part))
        draft, is_on = write_draft(kind, left), part in chosen
        return switch(f"{kind}:{part}", draft, *parts, is_on=is_on, aria_describedby=SUM)

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
        more = {"aria_current": "true"} if decision == self.showing.picked else {}
        cannot = "" if decision in self._legal else self.say("deciding-cannot")
        of = " ".join(filter(None, ("tutor-choice", of, cannot and "tutor-cannot")))
        return decide(self.state.game, decision, *parts, of=of, cannot=cannot, **more)

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


SUM = "tutor-drafted-sum"
"""The id of what a decision that is being put together adds up to."""
FINISH = "tutor-finish"
"""The control that makes what has been put together."""
LEAVE = "tutor-finish tutor-leave"
"""The same where nothing has been put together: it declines, and does not stand out."""
MOST_WAYS = 6
"""Of a decision put together by switches no more whole ones than these are listed as well."""
MANY = (5, 7, 9, 10)
"""From so many chips on they are laid out closer together, here or there."""
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
    return element("section", *above, chips(controls, of), of="tutor-ways")


def chips(controls: Iterable[str], of: str = "tutor-chips") -> Markup:
    """Controls side by side; how many they are is said by classes, for the styles."""
    listed = list(controls)
    marks = [f"tutor-chips-from-{many}" for many in MANY if len(listed) >= many]
    return element("div", *listed, of=" ".join([of, *marks]))


def besides(asked: PanelInput, decline: Markup, beyond: Iterable[Markup]) -> Markup:
    """The way to take nothing, and what cannot be now behind a line that says how many they are."""
    listed = list(beyond)
    if not listed:
        return decline
    named = asked.say("deciding-shut.short", count=len(listed))
    summary = element("summary", named, data={"key": "not-now"})
    rows = chips(listed, "tutor-rows")
    shut = element("details", summary, rows, of="tutor-not-now", data={"menu": "not-now"})
    return element("div", decline, shut, of="tutor-decline")


def added_up(*lines: str, missing: str = "") -> Markup:
    """What the parts that are switched on add up to, which describes each switch.

    What is missing stands where the button that decides will be.
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
