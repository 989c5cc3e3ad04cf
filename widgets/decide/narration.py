"""The narration: the learner's last decision and all events since, each with its rule.

Earlier decisions of the same turn stand below, so that the reader sees the whole turn. If
a decision was refused, a card of its own says why the decision is not legal, and which
decisions are legal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.base.events import REVEALED, ROUND_ENDED, Event, is_choice
from tutor.core.words.text import SentenceWithRule
from widgets.session.happened import (
    Happened,
    before_in_turn,
    reason_as,
    shown_in,
    since_decided,
    told_as,
    told_steps,
)
from widgets.shared.controls import Markup, control, decide, element, fold, join, rule_tag
from widgets.shared.model import PageModel
from widgets.shared.window import Card

MOST_OPEN: Final = 12
"""The most steps that are shown unfolded; older ones are folded."""


class Narration(Card):
    """The card of the narration."""

    names = ("tutor-happened",)
    part, label = "happened", "aria-happened"
    tabindex = "0"

    def draw(self, model: PageModel) -> Markup:
        """Return the steps since the learner's last decision.

        While a game plays by itself, only the last step is returned.
        """
        stage, session = self.stage, self.stage.session
        mine = frozenset[str]() if model.is_watched else session.mine
        plies = since_decided(session.line, session.ply, mine)
        if not plies:
            heading, told = stage.say("page-before"), self._before()
        else:
            heading, told = stage.say("page-happened"), self._steps(plies)
        # A question, or the end of an act, is about another moment than the end of a round.
        endings = [] if "tutor-is-asked" in model.part_modes else self._endings(plies)
        steps = element("div", told, class_="tutor-narration"), self._earlier(plies)
        if self.stage.is_step and plies and "tutor-is-playing" not in model.part_modes:
            # The reply of the lesson says the result, and how a round ended; a beginner unfolds the rest.
            return element("section", fold(heading, "happened", *steps))
        inside = self._over(endings), *steps
        if not model.is_short:
            return element("section", element("h2", heading), *inside)
        title = element(
            "h2", heading, element("span", self._last(endings), class_="tutor-last-told")
        )
        summary = element("summary", title, class_="tutor-caret", data={"key": "happened"})
        # The style sheet shows everything if there is room, or else this line, which opens it.
        folded = element("details", summary, class_="tutor-fold", data={"menu": "happened"})
        return element(
            "section",
            folded,
            element("div", element("h2", heading), *inside, class_="tutor-unfolded"),
        )

    def _over(self, endings: Sequence[Event]) -> Markup:
        """Return sentences on the rounds that have ended since the learner's last decision.

        The result is empty if no round has ended. The sentences stand at the top of the card,
        because the steps that led to the end of the round may be long.
        """
        event = self.stage.game.event
        said = " ".join(map(event, endings))
        return element("p", said, class_="tutor-round-over") if said else Markup("")

    def _endings(self, plies: range) -> list[Event]:
        """Return the events that end rounds in these plies, each after the event that caused it."""
        session, found = self.stage.session, list[Event]()
        for step in told_steps(session.line, plies, session.seat, session.mine, session.ply):
            causes = list[Event]()
            for event in step.events:
                if event.type == ROUND_ENDED:
                    found += [*causes[-1:], event]
                    causes.clear()
                # An event of one player is no cause, and the choices of all are told at the end.
                elif "player" not in event.data and event.type != REVEALED:
                    causes.append(event)
        return found

    def _last(self, endings: Sequence[Event]) -> str:
        """Return the last decision, or the round that it ended, as one line for the folded card."""
        session, game = self.stage.session, self.stage.game
        if endings:
            return " ".join(map(game.event, endings))
        plies = range(max(session.ply, 1), session.ply + 1)
        for step in told_steps(session.line, plies, session.seat, session.mine, session.ply):
            if step.decision is not None:
                return game.narrate(step.decision, session.line.states[step.ply - 1])
            return " ".join(map(game.event, step.events[:1]))
        return ""

    def _before(self) -> Markup:
        """Return the comment on the start, and sentences on the random setup if the game has one."""
        stage, tree = self.stage, self.stage.session.tree
        note = self._told_notes(tree.preface, *stage.told_strokes(0))
        if tree.setup is None:
            return note
        return join(note, self._sentences(stage.game.setup(stage.showing().position)))

    def _steps(self, plies: range) -> Markup:
        """Return the learner's decision, and the decisions that others have made since."""
        stage, session = self.stage, self.stage.session
        steps = told_steps(session.line, plies, session.seat, session.mine, session.ply)
        own = [step for step in steps[:1] if step.player in session.mine]
        others = steps[len(own) :]
        since = element("h3", stage.say("page-since")) if own and others else Markup("")
        told = partial(self._step, headed=frozenset(step.ply for step in own))
        return join(*map(told, own), since, self._fold(others, told))

    def _step(self, step: Happened, headed: Collection[int]) -> Markup:
        """Return a step with its events: who decided what, and what happened.

        The narration tells the learner's own choices at the plies `headed` at once. It tells any
        other secret choice only at the ply that shows the choices of all players.
        """
        game, told = self.stage.game, list[Markup]()
        rules = [event.rule for event in step.events]
        for number, event in enumerate(step.events):
            name = told_as(step.ply, number)
            is_next = number and step.events[number - 1].type == ROUND_ENDED
            is_linked = event.rule not in rules[number - 1 : number]
            line = SentenceWithRule(game.event(event), event.rule)
            head = "tutor-next-round" if is_next else ""
            told.append(self._item(line, head, is_linked=is_linked, told=name))
            if event.type == REVEALED:
                told += self._reveals(step.ply, name, headed)
        is_headed = step.ply in headed or not is_choice(step.events)
        lead = (self._lead(step), self._note(step)) if is_headed else ()
        ordered = element("ol", *told) if told else Markup("")
        return element("div", *lead, ordered, class_="tutor-told")

    def _reveals(self, ply: int, reveal: str, headed: Collection[int]) -> list[Markup]:
        """Return the choices that the ply `ply` shows to all players, each with its reason.

        The choices of the plies `headed` are left out, because the narration tells them already.
        """
        session = self.stage.session
        first = shown_in(session.line, range(ply, ply + 1)).start
        plies = [each for each in range(first, ply + 1) if each not in headed]
        chosen = told_steps(session.line, plies, session.seat, session.mine, session.ply)
        return [
            element(
                "li",
                self._lead(step),
                self._note(step),
                class_="tutor-shown",
                data={"until": reveal},
            )
            for step in chosen
        ]

    def _lead(self, step: Happened) -> Markup:
        """Return the player who decided, and the decision if the reader may know it."""
        stage = self.stage
        decided = element("b", step.player)
        if step.decision is not None:
            before = stage.session.line.states[step.ply - 1]
            decided = element("span", stage.game.narrate(step.decision, before))
        return element("p", stage.mark(step.player), decided, class_="tutor-decision")

    def _note(self, step: Happened) -> Markup:
        """Return the reason for a step and a person's comment; empty while they are secret."""
        session = self.stage.session
        if step.decision is None:
            return Markup("")
        place = session.path[step.ply]
        reason, comment = self.stage.reason(place), session.tree.node(place).comment
        if reason and self.stage.is_led:
            # In a lesson the page lights the reason up before it shows the decision.
            named = {"told": reason_as(step.ply)}
            why = element("p", element("span", reason), class_="tutor-note", data=named)
        else:
            why = self._told_notes(reason)
        return join(why, self._told_notes(comment, *self.stage.told_strokes(place)))

    @staticmethod
    def _told_notes(*notes: str) -> Markup:
        return join(*(element("p", note, class_="tutor-note") for note in notes if note))

    def _earlier(self, told: range) -> Markup:
        """Return the earlier decisions of this turn or night, in order."""
        session = self.stage.session
        plies = before_in_turn(session.line, told, session.ply)
        steps = told_steps(session.line, plies, session.seat, session.mine, session.ply)
        if not steps:
            return Markup("")
        heading = element("h3", self.stage.say("page-earlier"))
        return element("div", heading, self._fold(steps, self._shortly), class_="tutor-earlier")

    def _shortly(self, step: Happened) -> Markup:
        return element("p", " ".join(map(self.stage.game.event, step.events)))

    def _fold(self, steps: Sequence[Happened], told: Callable[[Happened], Markup]) -> Markup:
        """Return the steps in order; if there are many steps, the older ones are folded."""
        first = max(len(steps) - MOST_OPEN, 0)
        folded = Markup("")
        if first:
            count = self.stage.say("page-folded", count=first)
            summary = element("summary", count, data={"key": "folded"})
            folded = element("details", summary, *map(told, steps[:first]), class_="tutor-folded")
        return join(folded, *map(told, steps[first:]))

    def _sentences(self, told: Sequence[SentenceWithRule]) -> Markup:
        return element("ol", *map(self._item, told))

    def _item(
        self, line: SentenceWithRule, class_: str = "", *, is_linked: bool = True, **data: str
    ) -> Markup:
        """Return a sentence as a list item, with its rule if `is_linked`.

        The keyword `told` is the name by which the page finds the sentence, to light it up.
        """
        stage, at = self.stage, data.get("told", "setup")
        rule = rule_tag(stage.game, stage.text, line.rule, at) if is_linked else Markup("")
        return element(
            "li",
            element("span", line.text),
            " ",
            rule,
            class_=class_,
            data={"rule": line.rule, **data},
        )


class RefusalCard(Card):
    """The card of the last refusal; it is hidden if no decision was refused."""

    names = ("tutor-refused-card",)

    def show(self, model: PageModel) -> None:
        """Show the card if a decision was refused; otherwise hide the card."""
        super().show(model)
        if self.stage.session.refusal is None:
            self.widget.add_class("tutor-gone")
        else:
            self.widget.remove_class("tutor-gone")

    def draw(self, _: PageModel) -> Markup:
        """Return the refused decision, the reason, the rule, and up to three legal decisions.

        The legal decisions are those nearest to the refused one.
        """
        refusal = self.stage.session.refusal
        if refusal is None:
            return element("div", class_="tutor-refusal")
        stage, session, say = self.stage, self.stage.session, self.stage.say
        return element(
            "section",
            element(
                "div",
                element("h2", say("refused-heading")),
                control("forget", "", say("refused-close")),
                class_="tutor-refusal-head",
            ),
            element(
                "p",
                say("refused-tried", words=stage.game.decision(refusal.decision)),
                class_="tutor-hint",
            ),
            element("p", stage.game.refusal(refusal) + ".", class_="tutor-against"),
            self._ways(refusal),
            rule_tag(
                stage.game,
                stage.text,
                refusal.rule,
                f"{session.moment}:{refusal.code}",
                say("refused-rule", title=stage.game.rule_title(refusal.rule)),
            ),
            class_="tutor-refusal",
            data={"code": refusal.code, "rule": refusal.rule, "at": stage.session.moment},
            role="group",
            aria_label=say("refused-heading"),
            tabindex="-1",
        )

    def _ways(self, refusal: Refusal) -> Markup:
        """Return the legal decisions nearest to the refused one, as a numbered list of buttons."""
        stage, session = self.stage, self.stage.session
        if not refusal.nearest:
            return Markup("")
        items = [
            element(
                "li",
                decide(
                    session.tree.game,
                    decision,
                    stage.game.decision(decision, session.state),
                    class_="tutor-way",
                ),
            )
            for decision in refusal.nearest
        ]
        heading = element("h3", stage.say("refused-ways"))
        return join(heading, element("ol", *items, class_="tutor-way-list"))
