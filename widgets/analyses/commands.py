"""The commands of the library: store, open, rename, delete and restore, save as a file."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.records.files import dump_tree
from widgets.analyses.analyses import FORMAT, LONGEST_NAME, MOST_ANALYSES, Analyses
from widgets.analyses.card import Library
from widgets.page import File
from widgets.shared.commands import Context, command, take
from widgets.shared.loop import Sentence, sentence_of
from widgets.shared.merging import put_together
from widgets.shared.place import Place

NO_LETTERS: Final = re.compile(r"[^\w-]+")


# Storing


@command("library-keep")
def _keep(context: Context, value: str) -> None:
    """Store the current game under the name in the field; if the name is taken, ask the learner."""
    analyses = context.of(Analyses)
    name = _read_name(context, value)
    if not name:
        return
    if len(analyses.all) >= MOST_ANALYSES:
        context.tell(lambda text: text.say("library-full", most=MOST_ANALYSES))
    elif analyses.by_name(name) is not None:
        context.of(Library).taken = name
    else:
        _keep_as(context, name)


def _read_name(context: Context, value: str) -> str:
    """Return the name in the field.

    If the name is not allowed, show a notice and return an empty text.
    """
    name = " ".join(value.partition("\n")[2].split())
    if not name:
        context.tell(lambda text: text.say("library-nameless"))
    elif len(name) > LONGEST_NAME:
        context.tell(lambda text: text.say("library-long", most=LONGEST_NAME))
        return ""
    return name


def _keep_as(context: Context, name: str) -> None:
    context.of(Analyses).keep(name, context.session.workspace)
    context.tell(lambda text: text.say("library-kept", name=name))
    _settle(context)


@command("library-replace")
def _replace(context: Context, name: str) -> None:
    analyses = context.of(Analyses)
    before = analyses.by_name(name)
    if name == context.of(Library).taken and before is not None:
        analyses.keep(name, context.session.workspace, instead_of=before)
    _settle(context)


@command("library-both")
def _keep_both(context: Context, name: str) -> None:
    if name == context.of(Library).taken:
        _keep_as(context, context.of(Analyses).free_name(name))


@command("library-cancel")
def _settle(context: Context, _: str = "") -> None:
    """Clear the field for names, and end the renaming and the question about a taken name."""
    card = context.of(Library)
    card.taken = card.renamed = card.name.value = ""


# Using an analysis


@command("library-open", moves_on=True)
def _open(context: Context, value: str) -> None:
    """Open an analysis; the current game moves to the earlier games."""
    card = context.of(Library)
    found = context.of(Analyses).find(value)
    if found is None:
        return
    workspace = found.workspace
    if workspace is None:
        context.tell(lambda text: text.say("library-unread", name=found.name))
        return
    session = context.session
    if session.tree.nodes is card.opened:  # stored in the library, so no earlier game
        session.open(replace(session.workspace, given=len(session.tree.nodes)))
    card.opened = workspace.tree.nodes
    context.navigator.open(Place("explore", panel="lines", work=workspace, is_new=True))


@command("library-merge")
def _merge(context: Context, value: str) -> None:
    """Merge the tree of an analysis into the tree of the current game.

    The analysis in the library does not change.
    """
    found = context.of(Analyses).find(value)
    if found is None:
        return
    if (workspace := found.workspace) is None:
        context.tell(lambda text: text.say("library-unread", name=found.name))
        return
    put_together(context, workspace.tree)


@command("library-name")
def _ask_name(context: Context, value: str) -> None:
    card = context.of(Library)
    found = context.of(Analyses).find(value)
    if found is not None:
        card.renamed, card.taken, card.name.value = found.id, "", found.name


@command("library-rename")
def _rename(context: Context, value: str) -> None:
    analyses = context.of(Analyses)
    found = analyses.find(value.partition("\n")[0])
    name = _read_name(context, value)
    if found is None or not name:
        return
    other = analyses.by_name(name)
    if other is not None and other.id != found.id:
        context.tell(lambda text: text.say("library-other", name=name))
        return
    analyses.rename(found, name)
    _settle(context)


@command("library-delete")
def _delete(context: Context, value: str) -> None:
    analyses = context.of(Analyses)
    found = analyses.find(value)
    if found is not None:
        analyses.delete(found)
        _settle(context)


@command("library-undelete")
def _bring_back(context: Context, _: str = "") -> None:
    context.of(Analyses).bring_back()


# Files


@command("library-save")
def _save(context: Context, value: str) -> None:
    """Offer the learner one analysis as a file of its tree; the tutor opens it like any other file."""
    found = context.of(Analyses).find(value)
    workspace = None if found is None else found.workspace
    if found is None or workspace is None:
        return
    try:
        content = dump_tree(workspace.tree)
    except TutorError as error:
        context.tell(sentence_of(error))
        return
    name = NO_LETTERS.sub("-", found.name).strip("-") or found.game
    context.give(File(f"{name}.json", "application/json", content))


@command("library-save-all")
def _save_all(context: Context, _: str = "") -> None:
    context.give(File("library.json", "application/json", context.of(Analyses).dump()))


@take(FORMAT)
def _take(context: Context, data: object) -> Sentence:
    """Add the analyses of a file. Raises RecordError, which lists every fault."""
    added, known = context.of(Analyses).add(data)
    context.navigator.open_tab("games")
    return lambda text: text.say("library-added", added=added, known=known)
