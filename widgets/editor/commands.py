"""The commands of the position editor: begin, set values, undo, and play the position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import randbelow
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import Game, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import NAMES
from tutor.core.base.reading import parse_json
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Choice, Number
from tutor.core.records.record import random_record
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.editor.editor import SHORT, Editor
from widgets.editor.short import field_of, question_of, row_of
from widgets.session.workspace import LAID_OUT, SEEDS, Workspace
from widgets.shared.commands import Context, command, seek
from widgets.shared.place import Place

STRANGE: Final = (KeyError, ValueError, IndexError, TypeError)
"""The exceptions that a draft raises for a setting that its form does not have.

Such a setting changes nothing on the page.
"""
Change = Callable[[Draft, str], Draft]
"""A function that changes a draft by the value of a control."""


@seek
def _seek(context: Context, thing: str) -> bool:
    """If the editor is open, show the form's rows for a tapped thing; return whether it is open."""
    editor = context.of(Editor)
    draft = editor.draft
    if draft is None or not editor.is_open:
        return False
    spots = draft.form.spots(thing)
    if spots:
        editor.open_group(thing, spots)
    return True


# Beginning and ending


@command("editor")
def _ask(context: Context, _: str = "") -> None:
    """Open or close the list of positions to begin with."""
    editor = context.of(Editor)
    editor.is_asking = not editor.is_asking


@command("editor-begin", moves_on=True)
def _begin(context: Context, value: str) -> None:
    way, _, count = value.partition("\n")
    session, editor = context.session, context.of(Editor)
    game = session.tree.game
    if not kit_of(game.name).has("form"):
        return
    names = _names(game, session.state.players, count)
    if way == "view" and editor.can_view:
        editor.begin(Draft.of(game, session.state.position()))
    elif way == "empty":
        editor.begin_short(Draft.empty(game, names))
    elif way == "random":
        with context.loop.busy():
            editor.begin(_from_the_middle(game, len(names)))
    elif way == "on" and editor.last_draft is not None:
        if editor.draft is None:
            editor.begin(editor.last_draft)
    else:
        return
    editor.is_asking = False
    _lay_out(context)
    context.navigator.open_tab("now")


def set_up(context: Context, state: State) -> bool:
    """Open the editor with a position; return whether the game has a form for positions."""
    if not kit_of(state.game.name).has("form"):
        return False
    context.of(Editor).begin(Draft.of(state.game, state.position()))
    _lay_out(context)
    return True


def _lay_out(context: Context) -> None:
    """Show the draft on the board; if the draft has a fault, keep the last draft without a fault."""
    editor = context.of(Editor)
    draft = editor.draft
    assert draft is not None
    if draft.state is None and editor.is_open:
        return
    state = draft.state or Draft.empty(draft.game, draft.names).state
    assert state is not None
    editor.lay(state)
    if draft.state is not None:
        context.workspaces.drafted = draft.to_json()
    context.workspaces.lay_out(Workspace(Tree(draft.game, start_of(state))))


@command("editor-close")
def _close(context: Context, _: str = "") -> None:
    """Close the editor and show the tree that was on the board before it; the draft stays stored."""
    if not context.of(Editor).is_open:
        return
    context.navigator.open(Place("explore", work=context.workspaces.work))


@command("editor-play")
def _play(context: Context, _: str = "") -> None:
    """Begin a game with the position of the editor."""
    editor = context.of(Editor)
    draft = editor.draft
    if draft is None or draft.state is None or not editor.is_open:
        return
    if editor.can_play:
        tree = Tree(draft.game, start_of(draft.state))
        work = Workspace(tree, given=LAID_OUT)
        context.navigator.open(Place("explore", work=work, is_new=True))


# Setting


@command("editor-undo")
def _undo(context: Context, _: str = "") -> None:
    editor = context.of(Editor)
    if editor.is_open:
        editor.undo()
        _lay_out(context)


@command("editor-group")
def _open_group(context: Context, group: str) -> None:
    editor = context.of(Editor)
    draft = editor.draft
    if draft is not None:
        editor.open_group(group)


@command("editor-go")
def _go(context: Context, place: str) -> None:
    """Open the part of the form that has the entry at a place, with the focus on its field."""
    editor = context.of(Editor)
    draft = editor.draft
    entry = None if draft is None else next((e for e in draft.entries if e.place == place), None)
    if entry is None or draft is None:
        return
    question = editor.leads_to(draft, entry)
    if question is not None:
        _go_to_question(context, question.key)
        return
    editor.open_group(editor.group_of(entry))
    context.loop.focus = row_of(place)


@command("editor-ask")
def _go_to_question(context: Context, key: str) -> None:
    """Open the part of the form with the questions, and put the focus on the question `key`."""
    editor = context.of(Editor)
    draft = editor.draft
    if draft is not None and key in [question.key for question in draft.form.short]:
        editor.open_group(SHORT)
        context.loop.focus = field_of(key)


@command("editor-answer")
def _answer(context: Context, value: str) -> None:
    """Take an answer to a question; `value` has the key of the question, then the text of the answer."""
    editor = context.of(Editor)
    draft = editor.draft
    if draft is None or not editor.is_open:
        return
    key, _, text = value.partition("\n")
    question = next((each for each in draft.form.short if each.key == key), None)
    if question is None or question.way == "rows":
        return
    editor.answer(question, text)
    _lay_out(context)


def _change(change: Change, context: Context, value: str) -> None:
    """Change the draft; if the form does not have the setting, change nothing."""
    editor = context.of(Editor)
    draft = editor.draft
    if draft is None or not editor.is_open:
        return
    try:
        editor.take(_settle(editor, draft, change(draft, value), value))
    except STRANGE:
        return
    _lay_out(context)


def _settle(editor: Editor, before: Draft, draft: Draft, value: str) -> Draft:
    """Return the draft after a change, with the values that follow from the answer that was changed.

    If the change was made outside of the part with the questions, or belongs to no question,
    return the draft as it is.
    """
    place = value.partition("\n")[0]
    entry = next((each for each in before.entries if each.place == place), None)
    question = None if entry is None else question_of(before, entry)
    if editor.group != SHORT or question is None:
        return draft
    return draft.settle(question.key)


def _set(draft: Draft, value: str) -> Draft:
    """Return the draft with a value that the reader wrote into a field, or chose."""
    place, _, written = value.partition("\n")
    asked = draft.entry(place).asked
    found: JSON = written
    if isinstance(asked, Number | Choice):
        found = parse_json(written)
    return draft.put(place, found)


def _step(draft: Draft, value: str) -> Draft:
    """Return the draft with a number one higher or lower, within its bounds."""
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


for _name, _how in {
    "set": _set,
    "unset": lambda draft, place: draft.put(place, None),
    "step": _step,
    "toggle": _toggle,
    "move": lambda draft, value: draft.move(*value.split("\n", 1)),
    "add": lambda draft, value: draft.move(*reversed(value.split("\n", 1))),
    "shift": _shift,
    "shuffle": lambda draft, place: draft.shuffle(place, randbelow(SEEDS)),
}.items():
    command(f"editor-{_name}")(partial(_change, _how))


def _names(game: Game, here: tuple[str, ...], count: str) -> tuple[str, ...]:
    """Return the names of `count` players: first the names in `here`, then further names.

    The game's least and greatest numbers of players limit the count.
    """
    fewest, most = game.seats
    wanted = int(count) if count.isdecimal() and len(count) < 3 else len(here)
    names = (*here, *(name for name in NAMES if name not in here))
    return names[: min(max(wanted, fewest), most)]


def _from_the_middle(game: Game, count: int) -> Draft:
    """Return a draft of a position from the middle of a random game with `count` players."""
    seed = randbelow(SEEDS)
    record = random_record(game, count, game.variants[0], seed)
    plies = len(record.decisions)
    return Draft.of(game, record.play(plies // 4 + randbelow(plies // 2 + 1)).position())
