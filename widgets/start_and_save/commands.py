"""The commands of games and files: begin, open and save a game, hand a position out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.base.reading import LARGEST_FILE, parse_json, text_of
from tutor.core.print.handout import LONGEST
from tutor.core.records.files import read_tree
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.record import FORMAT as RECORD_FORMAT
from tutor.core.records.record import TREE_FORMAT
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text
from widgets.session.workspace import Workspace, dealt_anew, new_game
from widgets.shared.commands import TAKERS, Context, command, file_command
from widgets.shared.loop import Sentence, sentence_of
from widgets.shared.merging import merge_text, put_together, read_text
from widgets.shared.place import Place
from widgets.start_and_save.games import ALONE, AROUND, Games
from widgets.start_and_save.handout import Handout

LONGEST_NAME: Final = 60
FORMATS: Final = (RECORD_FORMAT, TREE_FORMAT)
"""The formats of the files that are games."""


def shorten(name: str) -> str:
    """Return the name of a file, shortened for a sentence."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"


def _faulty(name: str, wrong: Sentence, text: Text) -> str:
    """Return the sentence that says that a file cannot be opened, and why."""
    return text.say("keep-faulty", name=name, what=wrong(text))


@contextmanager
def _within_memory(context: Context) -> Iterator[None]:
    """Read a file or a text in the `with` block; if it takes too much memory, show a sentence."""
    try:
        yield
    except MemoryError:
        context.tell(lambda text: text.say("keep-too-much"))


@command("keep")
def _keep_game(context: Context, _: str) -> None:
    context.of(Games).keep()


def begin(context: Context) -> None:
    """Begin the game that the form describes."""
    form = context.of(Games)
    try:
        workspace = new_game(
            find_game(form.game.value),
            form.count.value,
            form.variant.value,
            None if form.others.value in (ALONE, AROUND) else form.others.value,
            form.player_names,
            is_hot_seat=form.others.value == AROUND,
        )
    except TutorError as error:
        context.tell(sentence_of(error))
        return
    _sit_down(context, workspace, "play" if workspace.seat is not None else "explore")


@command("play-again")
def _play_again(context: Context, _: str = "") -> None:
    """Begin a new game with the game, variant, names and other players of the open one."""
    _sit_down(context, dealt_anew(context.session.workspace), "play")


@file_command("open")
def _open_file(context: Context, name: str, content: bytes) -> None:
    """Open a chosen file; the present game becomes an earlier game."""
    with _within_memory(context):
        _fetch(context, name, content)


def _fetch(context: Context, name: str, content: bytes) -> None:
    try:
        text = text_of(content)
        if is_movetext(text):
            _read(context, text, name)
            return
        data = parse_json(text)
        form = data.get("format") if isinstance(data, Mapping) else None
        if isinstance(form, str) and form in TAKERS:
            said = TAKERS[form](context, data)
            if said is not None:
                context.tell(said)
            return
        if form not in FORMATS:
            context.tell(lambda text: text.say("keep-strange", name=shorten(name)))
            return
        tree = read_tree(data)
    except TutorError as error:
        wrong = sentence_of(error)
        context.tell(partial(_faulty, shorten(name), wrong))
        return
    _open(context, tree)


@file_command("open-text")
def _open_text(context: Context, value: str, _: bytes) -> None:
    """Open the notation in a field, which begins on the second line of `value`."""
    with _within_memory(context):
        _read(context, value.partition("\n")[2])


@file_command("merge-file")
def _merge_file(context: Context, name: str, content: bytes) -> None:
    """Add the lines of a file to the open tree."""
    with _within_memory(context):
        try:
            other = read_text(text_of(content))
        except TutorError as error:
            context.tell(partial(_faulty, shorten(name), sentence_of(error)))
            return
        put_together(context, other)


@file_command("merge-text")
def _merge_text(context: Context, value: str, _: bytes) -> None:
    """Add the lines of the notation or of the link in a field to the open tree."""
    with _within_memory(context):
        merge_text(context, value.partition("\n")[2])


@command("merge-earlier", moves_on=True)
def _merge_earlier(context: Context, value: str) -> None:
    if value.isdecimal() and int(value[:3]) < len(context.workspaces.earlier):
        put_together(context, context.workspaces.earlier[int(value)].tree)


def _read(context: Context, text: str, name: str = "") -> None:
    """Open a game in its notation; if the notation has faults, show what is wrong in which line."""
    try:
        tree = read_movetext(text)
    except TutorError as error:
        wrong = sentence_of(error)
        if name:
            wrong = partial(_faulty, shorten(name), wrong)
        context.tell(wrong)
        return
    _open(context, tree)


def _open(context: Context, tree: Tree) -> None:
    workspace = context.workspaces.workspace_for(tree)
    _sit_down(context, workspace, "play" if workspace.seat is not None else "explore")


@command("too-large", moves_on=True)
def _too_large(context: Context, name: str) -> None:
    """Show a sentence that says that a file is too large; the browser has not sent such a file."""
    most = LARGEST_FILE // 1_000_000
    context.tell(lambda text: text.say("keep-too-large", name=shorten(name), most=most))


@command("earlier")
def _earlier(context: Context, value: str) -> None:
    if value.isdecimal() and int(value[:3]) < len(context.workspaces.earlier):
        game = context.workspaces.earlier[int(value)]
        is_going_on = game.seat is not None and not game.is_over
        context.navigator.open(Place("play" if is_going_on else "explore", work=game))


def _sit_down(context: Context, workspace: Workspace, view: str) -> None:
    context.navigator.open(Place(view, work=workspace, is_new=True))


@command("handout-keep")
def _keep(context: Context, value: str) -> None:
    """Offer the handout as a file.

    `value` has the name of the form on its first line, and below it the text of the caption's
    field.
    """
    sheet = context.of(Handout)
    form, _, caption = value.partition("\n")
    if sheet.is_open and sheet.is_offered(form):
        sheet.caption.value = caption[:LONGEST]
        try:
            file = sheet.file(form, sheet.caption.value)
        except MemoryError:  # a picture may take more memory than a kernel may have
            sheet.tell_too_much()
            return
        context.give(file)
