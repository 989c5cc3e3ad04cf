"""The card of the position editor: how to begin, the form of a draft, and all of its faults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import GROUPS, PLAYERS, Question, Spot
from tutor.core.base.errors import Fault, TutorError
from tutor.core.base.game import State, find_game
from tutor.core.base.kit import kit_of
from tutor.core.base.shapes.asking import Choice, Entry
from widgets.editor.rows import FormWords, Rows, option
from widgets.editor.short import Short, field_of, question_of, row_of
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.making import box, html
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import name_part
from widgets.shared.workspaces import SHOWN, Workspaces

MOST_STEPS: Final = 200
"""The most changes that can be undone."""
COUNT: Final = ".tutor-editor-count"
"""The CSS selector of the field with the number of players."""
SHORT: Final = "short"
"""The name of the part of the form with the questions that come first."""
HEADING: Final = ".tutor-editor-card h2"
"""The CSS selector of the element that takes the focus when the form opens."""
WAYS: Final = ("view", "empty", "random")
"""The positions to begin with: the position in view, an empty table, or one of a random game."""


class _Step(NamedTuple):
    """A version of the draft, to which undo can go back.

    `unread` has the answers that the editor did not understand, by question.
    """

    draft: Draft
    unread: Mapping[str, str]


class Editor:
    """The card of the position editor.

    `group` is the part of the form that is open: one of the `GROUPS`, the number of a seat, or the
    id of a thing that was tapped on the board. In the last case `spots` are the entries of that
    thing.
    """

    def __init__(self, stage: Stage, workspaces: Workspaces) -> None:
        self._stage = stage
        self._workspaces = workspaces
        self._steps: list[_Step] = []
        self._shown: State | None = None
        self.is_asking = False
        self.group = GROUPS[0]
        self.spots: tuple[Spot, ...] = ()
        self._head, self._form = html(), html()
        self.widget = box("tutor-card tutor-editor-card", self._head, self._form)

    # The draft

    @property
    def draft(self) -> Draft | None:
        """The position that is being set up; None if the reader has not begun one."""
        return self._steps[-1].draft if self._steps else None

    @property
    def unread(self) -> Mapping[str, str]:
        """The texts of the answers that the editor did not understand, by question."""
        return self._steps[-1].unread if self._steps else {}

    @property
    def is_open(self) -> bool:
        """Whether the board shows a draft."""
        session = self._workspaces.session
        is_laid = self._workspaces.at == SHOWN and session.tree.start is self._shown
        return self._shown is not None and is_laid

    @property
    def can_undo(self) -> bool:
        """Whether a change can be undone."""
        return len(self._steps) > 1

    @property
    def last_draft(self) -> Draft | None:
        """The last draft, from this visit or an earlier one; None if there was no draft."""
        if self._steps:
            return self._steps[-1].draft
        drafted = self._workspaces.drafted
        try:
            game = find_game(str((drafted or {}).get("game")))
            return Draft.of(game, game.load(drafted or {}).position())
        except (LookupError, TutorError):  # the browser may have stored anything
            return None

    def begin(self, draft: Draft) -> None:
        """Open the editor with a draft; earlier changes cannot be undone any more."""
        self._steps = [_Step(draft, {})]
        self.open_group(GROUPS[0])

    def begin_short(self, draft: Draft) -> None:
        """Open the editor with a draft, at the part of the form that has the few questions."""
        self.begin(draft)
        self.open_group(SHORT)

    def take(self, draft: Draft) -> None:
        """Replace the draft by a changed one; undo restores the former draft."""
        self._go_on(draft, self.unread)

    def answer(self, question: Question, text: str) -> None:
        """Take an answer to a question; an answer that is not understood stays in its field."""
        draft = self.draft
        assert draft is not None
        taken = self._short(draft).take(question, text)
        unread = {key: each for key, each in self.unread.items() if key != question.key}
        if taken is None:
            self._go_on(draft, unread | {question.key: text})
        else:
            self._go_on(taken, unread)

    def _go_on(self, draft: Draft, unread: Mapping[str, str]) -> None:
        before = self._steps[-1]
        if (draft.to_json(), unread) != (before.draft.to_json(), before.unread):
            self._steps = [*self._steps, _Step(draft, unread)][-MOST_STEPS:]

    def undo(self) -> None:
        """Go back to the draft before the last change."""
        if self.can_undo:
            self._steps.pop()

    def lay(self, state: State) -> None:
        """Remember `state` as the state that the board shows."""
        self._shown = state

    def open_group(self, group: str, spots: tuple[Spot, ...] = ()) -> None:
        """Open a part of the form; with `spots`, open the entries of the thing that was tapped."""
        self.group, self.spots = group, spots

    def group_of(self, entry: Entry) -> str:
        """Return the part of the form that contains an entry."""
        if entry.path[0] == PLAYERS:
            return str(entry.path[1])
        draft = self.draft
        assert draft is not None
        return next(group for group in GROUPS if entry.path[0] in draft.form.groups.get(group, ()))

    # The card

    def show(self, model: PageModel) -> None:
        """Show the form, or the button that opens the editor, in the view `explore`."""
        if model.view != "explore":
            return
        name_part(self.widget, "editor", self._stage.say("editor-heading"))
        draft = self.draft
        if draft is None or not self.is_open:
            self._head.value, self._form.value = self._draw_way_in(), ""
            return
        words = FormWords(draft, self._stage.game, self._stage.text)
        self._head.value = join(self._draw_head(draft, words), self._draw_groups(draft, words))
        rows = Rows(draft, words)
        if self.group == SHORT:
            self._form.value = self._short(draft).draw()
        elif self.spots:
            spots = self.spots
            found = [each for each in draft.entries if any(spot.has(each) for spot in spots)]
            self._form.value = rows.draw_named(found)
        else:
            found = [each for each in draft.entries if self.group_of(each) == self.group]
            self._form.value = rows.draw(found)

    def _short(self, draft: Draft) -> Short:
        return Short(draft, FormWords(draft, self._stage.game, self._stage.text), self.unread)

    @property
    def can_play(self) -> bool:
        """Whether the position can be played: no fault, every answer is understood, and a player is due."""
        draft = self.draft
        if draft is None or draft.state is None or draft.state.due is None:
            return False
        return not self._short(draft).strange

    def _draw_way_in(self) -> Markup:
        """Return the button that opens the list of positions to begin with, and the list if it is open."""
        stage, say = self._stage, self._stage.say
        game = stage.session.tree.game
        if not kit_of(game.name).has("form"):
            return Markup("")
        is_open = str(self.is_asking).lower()
        opener = control("editor", "", say("editor-open"), aria_expanded=is_open)
        if not self.is_asking:
            return opener
        fewest, most = game.seats
        here = len(stage.session.state.players)
        counts = [
            option(str(count), str(count), is_chosen=count == here)
            for count in range(fewest, most + 1)
        ]
        count = element(
            "select",
            *counts,
            class_=f"tutor-editor-field {COUNT.removeprefix('.')}",
            aria_label=say("editor-players"),
            data={"key": "editor-count"},
        )
        label = element("label", element("span", say("editor-players")), count, class_="tutor-row")
        ways = [
            control("editor-begin", way, say(f"editor-from-{way}"), data_with=COUNT)
            for way in WAYS
            if way != "view" or self.can_view
        ]
        if self.last_draft is not None:
            ways.append(control("editor-begin", "on", say("editor-from-on"), data_with=COUNT))
        hint = element("p", say("editor-hint"), class_="tutor-hint")
        first, *rest = ways
        return element("section", opener, hint, first, label, *rest, class_="tutor-editor-ways")

    @property
    def can_view(self) -> bool:
        """Whether nothing in the position in view is hidden from the reader, so that it can be edited."""
        session = self._stage.session
        return session.seat is None or session.state.due is None

    def _draw_head(self, draft: Draft, words: FormWords) -> Markup:
        say, short = self._stage.say, self._short(draft)
        count = len(draft.faults) + len(short.strange)
        undo = "" if self.can_undo else say("cannot.undo")
        told = say("editor-right" if self.can_play else "editor-over")
        if count:
            told = say("editor-faults", count=count)
        ways = (
            control(
                "editor-play",
                "",
                say("editor-play"),
                class_="tutor-main-do",
                cannot="" if self.can_play else told,
            ),
            control("editor-undo", "", say("editor-undo"), cannot=undo),
            control("editor-close", "", say("editor-close")),
        )
        return element(
            "section",
            element("h2", say("editor-heading"), tabindex="-1"),
            element("div", *ways, class_="tutor-row"),
            element("p", told, class_="tutor-editor-told", role="status"),
            self._draw_faults(draft, words, short),
        )

    def _draw_faults(self, draft: Draft, words: FormWords, short: Short) -> Markup:
        """Return the list of problems, each with a link to its field.

        The problems are the faults of the draft, and the parts of answers that were not
        understood.
        """
        rows = []
        for question, strange in short.strange:
            said = short.sentence(strange)
            to = field_of(question.key)
            way = control("editor-ask", question.key, said, class_="tutor-editor-way", data_to=to)
            rows.append(element("li", way, data={"heard": 1}))
        for fault in draft.faults:
            entry = draft.home(fault)
            said = words.fault(fault)
            if entry is not None:
                where = words.label(entry)
                name = element("b", self._stage.say("editor-at", where=where)), " ", said
                to = self._way_to(draft, entry)
                said = control(
                    "editor-go", entry.place, *name, class_="tutor-editor-way", data_to=to
                )
            mending = self._mending(draft, words, fault)
            rows.append(element("li", said, mending, data={"heard": 1}))
        return element("ul", *rows, class_="tutor-editor-faults") if rows else Markup("")

    def _mending(self, draft: Draft, words: FormWords, fault: Fault) -> Markup:
        """Return the button that mends a fault; empty unless exactly one value would mend the fault."""
        entry, mended = draft.home(fault), draft.mend(fault)
        if entry is None or mended is None:
            return Markup("")
        value, say = mended.value(entry), self._stage.say
        is_choice = isinstance(entry.asked, Choice)
        named = words.option(entry, value) if is_choice else str(value)
        told = say("editor-mend", value=named)
        name = f"{say('editor-at', where=words.label(entry))} {told}"
        return control("editor-set", f"{entry.place}\n{json.dumps(value)}", told, aria_label=name)

    def leads_to(self, draft: Draft, entry: Entry) -> Question | None:
        """Return the question that sets an entry; None if the reader sets the entry in its own field."""
        question = question_of(draft, entry)
        is_asked = self.group == SHORT and question is not None and question.asks_for(entry)
        return question if is_asked else None

    def _way_to(self, draft: Draft, entry: Entry) -> str:
        question = self.leads_to(draft, entry)
        return row_of(entry.place) if question is None else field_of(question.key)

    def _draw_groups(self, draft: Draft, words: FormWords) -> Markup:
        """Return the buttons of the form's parts, each with the number of its faults."""
        say = self._stage.say
        wrong = [self.group_of(each) for fault in draft.faults if (each := draft.home(fault))]
        groups = (
            {SHORT: say("editor-group-short")}
            | {
                group: say(f"editor-group-{group}")
                for group in GROUPS
                if draft.form.groups.get(group)
            }
            | {str(seat): words.player(seat) for seat in range(len(draft.names))}
        )
        buttons = []
        for group, name in groups.items():
            is_here = group == self.group
            count = wrong.count(group)
            label = say("editor-group-wrong", name=name, count=count) if count else name
            here = {"aria_current": "true"} if is_here else {}
            buttons.append(
                control("editor-group", group, label, class_="tutor-editor-group", **here)
            )
        return element("nav", *buttons, class_="tutor-row", aria_label=say("editor-groups"))
