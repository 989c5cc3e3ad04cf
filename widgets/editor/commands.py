"""The commands of the position editor: begin, set, take back, play the position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import randbelow
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import Game, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import NAMES
from tutor.core.base.reading import parse_json
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Choice, Number
from tutor.core.records.random_play import random_record
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.editor.editor import SHORT, Editor
from widgets.editor.short import field_of, question_of, row_of
from widgets.session.workspace import LAID_OUT, SEEDS, Workspace
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.place import Place
from widgets.shared.stage import Stage
from widgets.shared.workspaces import Workspaces

STRANGE: Final = (KeyError, ValueError, IndexError, TypeError)
"""The errors of a draft for a setting that its form does not have; the page then stays as it is."""


@dataclass
class EditorCommands:
    """Carries out the commands of the editor, in the workspaces of one page."""

    editor: Editor
    stage: Stage
    workspaces: Workspaces
    navigator: Navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of the editor."""
        commands.add("editor", self._ask)
        commands.add("editor-begin", self._begin, moves_on=True)
        commands.add("editor-close", lambda _: self._close())
        commands.add("editor-play", lambda _: self._play())
        commands.add("editor-undo", lambda _: self._undo())
        commands.add("editor-group", self._open_group)
        commands.add("editor-go", self._go)
        commands.add("editor-ask", self._go_to_question)
        commands.add("editor-answer", self._answer)
        for name, change in {
            "set": _set,
            "unset": lambda draft, place: draft.put(place, None),
            "step": _step,
            "toggle": _toggle,
            "move": lambda draft, value: draft.move(*value.split("\n", 1)),
            "add": lambda draft, value: draft.move(*reversed(value.split("\n", 1))),
            "shift": _shift,
            "shuffle": lambda draft, place: draft.shuffle(place, randbelow(SEEDS)),
        }.items():
            commands.add(f"editor-{name}", self._changing(change))

    def tap(self, thing: str) -> bool:
        """Open the rows of a thing tapped on the board; return whether the editor is open."""
        draft = self.editor.draft
        if draft is None or not self.editor.is_open:
            return False
        spots = draft.form.spots(thing)
        if spots:
            self.editor.open_group(thing, spots)
        return True

    # Beginning and ending

    def _ask(self, _: str) -> None:
        """Open or close the list of positions to begin with."""
        self.editor.is_asking = not self.editor.is_asking

    def _begin(self, value: str) -> None:
        way, _, count = value.partition("\n")
        session, editor = self.stage.session, self.editor
        game = session.tree.game
        if not kit_of(game.name).has("form"):
            return
        names = _names(game, session.state.players, count)
        if way == "view" and editor.can_view:
            editor.begin(Draft.of(game, session.state.position()))
        elif way == "empty":
            editor.begin_short(Draft.empty(game, names))
        elif way == "random":
            with self.stage.loop.busy():
                editor.begin(_from_the_middle(game, len(names)))
        elif way == "on" and editor.last_draft is not None:
            if editor.draft is None:
                editor.begin(editor.last_draft)
        else:
            return
        editor.is_asking = False
        self._lay_out()
        self.navigator.open_tab("now")

    def set_up(self, state: State) -> bool:
        """Begin with a given position; return whether the game has a form for it."""
        if not kit_of(state.game.name).has("form"):
            return False
        self.editor.begin(Draft.of(state.game, state.position()))
        self._lay_out()
        return True

    def _lay_out(self) -> None:
        """Show the draft on the board if it has no fault; else the last faultless one stays."""
        draft = self.editor.draft
        assert draft is not None
        if draft.state is None and self.editor.is_open:
            return
        state = draft.state or Draft.empty(draft.game, draft.names).state
        assert state is not None
        self.editor.lay(state)
        if draft.state is not None:
            self.workspaces.drafted = draft.to_json()
        self.workspaces.lay_out(Workspace(Tree(draft.game, start_of(state))))

    def _close(self) -> None:
        """Go back to where the editor was opened; the draft is kept."""
        if not self.editor.is_open:
            return
        self.navigator.open(Place("explore", work=self.workspaces.work))

    def _play(self) -> None:
        """Play from here: a new game that begins with the position."""
        draft = self.editor.draft
        if draft is None or draft.state is None or not self.editor.is_open:
            return
        if self.editor.can_play:
            tree = Tree(draft.game, start_of(draft.state))
            work = Workspace(tree, given=LAID_OUT)
            self.navigator.open(Place("explore", work=work, is_new=True))

    # Setting

    def _undo(self) -> None:
        if self.editor.is_open:
            self.editor.undo()
            self._lay_out()

    def _open_group(self, group: str) -> None:
        draft = self.editor.draft
        if draft is not None:
            self.editor.open_group(group)

    def _go(self, place: str) -> None:
        """Open the part of the form with the field at a place."""
        draft = self.editor.draft
        entry = (
            None if draft is None else next((e for e in draft.entries if e.place == place), None)
        )
        if entry is None or draft is None:
            return
        question = self.editor.leads_to(draft, entry)
        if question is not None:
            self._go_to_question(question.key)
            return
        self.editor.open_group(self.editor.group_of(entry))
        self.stage.loop.focus = row_of(place)

    def _go_to_question(self, key: str) -> None:
        """Open the questions at one of them."""
        draft = self.editor.draft
        if draft is not None and key in [question.key for question in draft.form.short]:
            self.editor.open_group(SHORT)
            self.stage.loop.focus = field_of(key)

    def _answer(self, value: str) -> None:
        """Take a text as the answer to one of the questions."""
        draft = self.editor.draft
        if draft is None or not self.editor.is_open:
            return
        key, _, text = value.partition("\n")
        question = next((each for each in draft.form.short if each.key == key), None)
        if question is None or question.way == "rows":
            return
        self.editor.answer(question, text)
        self._lay_out()

    def _changing(self, change: Callable[[Draft, str], Draft]) -> Callable[[str], None]:
        """A command that changes the draft; an unknown setting changes nothing."""

        def carry_out(value: str) -> None:
            draft = self.editor.draft
            if draft is None or not self.editor.is_open:
                return
            try:
                self.editor.take(self._settled(draft, change(draft, value), value))
            except STRANGE:
                return
            self._lay_out()

        return carry_out

    def _settled(self, before: Draft, draft: Draft, value: str) -> Draft:
        """The draft after an answer to a question, with the values that follow from it."""
        place = value.partition("\n")[0]
        entry = next((each for each in before.entries if each.place == place), None)
        question = None if entry is None else question_of(before, entry)
        if self.editor.group != SHORT or question is None:
            return draft
        return draft.settle(question.key)


def _set(draft: Draft, value: str) -> Draft:
    """The draft with a value that was written in a field, or chosen."""
    place, _, written = value.partition("\n")
    asked = draft.entry(place).asked
    found: JSON = written
    if isinstance(asked, Number | Choice):
        found = parse_json(written)
    return draft.put(place, found)


def _step(draft: Draft, value: str) -> Draft:
    """The draft with a number one higher or lower, within its bounds."""
    place, _, by = value.partition("\n")
    entry = draft.entry(place)
    number = draft.value(entry) + int(by)
    if not isinstance(entry.asked, Number):
        raise ValueError(place)
    low, high = entry.asked
    is_within = number >= low and (high is None or number <= high)
    return draft.put(place, number) if is_within else draft


def _toggle(draft: Draft, value: str) -> Draft:
    place, _, option = value.partition("\n")
    chosen = draft.value(draft.entry(place))
    others = [each for each in chosen if each != option]
    return draft.put(place, others if option in chosen else [*others, option])


def _shift(draft: Draft, value: str) -> Draft:
    place, index, by = value.split("\n")
    return draft.shift(place, int(index), int(by))


def _names(game: Game, here: tuple[str, ...], count: str) -> tuple[str, ...]:
    """As many names as `count`: those of the players here, then others."""
    fewest, most = game.seats
    wanted = int(count) if count.isdecimal() and len(count) < 3 else len(here)
    names = (*here, *(name for name in NAMES if name not in here))
    return names[: min(max(wanted, fewest), most)]


def _from_the_middle(game: Game, count: int) -> Draft:
    """A position from the middle of a random game."""
    seed = randbelow(SEEDS)
    record = random_record(game, count, game.variants[0], seed)
    plies = len(record.decisions)
    return Draft.of(game, record.play(plies // 4 + randbelow(plies // 2 + 1)).position())
