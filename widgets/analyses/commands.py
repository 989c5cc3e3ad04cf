"""The commands of the library: keep, open, rename, delete and bring back, save as a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.records.files import dump_tree
from tutor.core.records.tree import Node
from widgets.analyses.analyses import LONGEST_NAME, MOST_ANALYSES, Analyses
from widgets.analyses.card import Library
from widgets.page import File
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.merging import Merging
from widgets.shared.notices import Sentence, sentence_of
from widgets.shared.place import Place
from widgets.shared.workspaces import Workspaces

NO_LETTERS: Final = re.compile(r"[^\w-]+")


@dataclass
class LibraryCommands:
    """Carries out the commands of the library.

    `opened` are the nodes of the analysis that was opened last.
    """

    card: Library
    analyses: Analyses
    workspaces: Workspaces
    navigator: Navigator
    tell: Callable[[Sentence], None]
    give: Callable[[File], None]
    merging: Merging
    opened: tuple[Node, ...] | None = None

    def register(self, commands: Commands) -> None:
        """Add the commands of the library."""
        commands.add("library-keep", self._keep)
        commands.add("library-replace", self._replace)
        commands.add("library-both", self._keep_both)
        commands.add("library-cancel", lambda _: self._settle())
        commands.add("library-open", self._open, moves_on=True)
        commands.add("library-merge", self._merge)
        commands.add("library-name", self._ask_name)
        commands.add("library-rename", self._rename)
        commands.add("library-delete", self._delete)
        commands.add("library-undelete", lambda _: self._bring_back())
        commands.add("library-save", self._save)
        commands.add("library-save-all", lambda _: self._save_all())

    # Keeping

    def _keep(self, value: str) -> None:
        """Keep the current game. If the name is taken, ask the learner what to do."""
        name = self._named(value)
        if not name:
            return
        if len(self.analyses.all) >= MOST_ANALYSES:
            self.tell(lambda text: text.say("library-full", most=MOST_ANALYSES))
        elif self.analyses.by_name(name) is not None:
            self.card.taken = name
        else:
            self._keep_as(name)

    def _named(self, value: str) -> str:
        """The name in the field; a name that is not allowed is answered by a sentence."""
        name = " ".join(value.partition("\n")[2].split())
        if not name:
            self.tell(lambda text: text.say("library-nameless"))
        elif len(name) > LONGEST_NAME:
            self.tell(lambda text: text.say("library-long", most=LONGEST_NAME))
            return ""
        return name

    def _keep_as(self, name: str) -> None:
        self.analyses.keep(name, self.workspaces.session.workspace)
        self.tell(lambda text: text.say("library-kept", name=name))
        self._settle()

    def _replace(self, name: str) -> None:
        before = self.analyses.by_name(name)
        if name == self.card.taken and before is not None:
            self.analyses.keep(name, self.workspaces.session.workspace, instead_of=before)
        self._settle()

    def _keep_both(self, name: str) -> None:
        if name == self.card.taken:
            self._keep_as(self.analyses.free_name(name))

    def _settle(self) -> None:
        """Clear the field for the next name."""
        self.card.taken = self.card.renamed = self.card.name.value = ""

    # Kept analyses

    def _open(self, value: str) -> None:
        """Open an analysis; the current game moves to the earlier games."""
        found = self.analyses.find(value)
        if found is None:
            return
        workspace = found.workspace
        if workspace is None:
            self.tell(lambda text: text.say("library-unread", name=found.name))
            return
        session = self.workspaces.session
        if session.tree.nodes is self.opened:  # the copy in the library does not change
            session.open(replace(session.workspace, given=len(session.tree.nodes)))
        self.opened = workspace.tree.nodes
        self.navigator.open(Place("explore", panel="lines", work=workspace, is_new=True))

    def _merge(self, value: str) -> None:
        """Merge an analysis into the current game; the copy in the library does not change."""
        found = self.analyses.find(value)
        if found is None:
            return
        if (workspace := found.workspace) is None:
            self.tell(lambda text: text.say("library-unread", name=found.name))
            return
        self.merging.put_together(workspace.tree)

    def _ask_name(self, value: str) -> None:
        found = self.analyses.find(value)
        if found is not None:
            self.card.renamed, self.card.taken, self.card.name.value = found.id, "", found.name

    def _rename(self, value: str) -> None:
        found = self.analyses.find(value.partition("\n")[0])
        name = self._named(value)
        if found is None or not name:
            return
        other = self.analyses.by_name(name)
        if other is not None and other.id != found.id:
            self.tell(lambda text: text.say("library-other", name=name))
            return
        self.analyses.rename(found, name)
        self._settle()

    def _delete(self, value: str) -> None:
        found = self.analyses.find(value)
        if found is not None:
            self.analyses.delete(found)
            self._settle()

    def _bring_back(self) -> None:
        self.analyses.bring_back()

    # Files

    def _save(self, value: str) -> None:
        """Offer one analysis as a file of its tree, which opens like any other file."""
        found = self.analyses.find(value)
        workspace = None if found is None else found.workspace
        if found is None or workspace is None:
            return
        try:
            content = dump_tree(workspace.tree)
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        name = NO_LETTERS.sub("-", found.name).strip("-") or found.game
        self.give(File(f"{name}.json", "application/json", content))

    def _save_all(self) -> None:
        self.give(File("library.json", "application/json", self.analyses.dump()))

    def take(self, data: object) -> Sentence:
        """Add the analyses of a file. Raises RecordError, which lists every fault."""
        added, known = self.analyses.add(data)
        self.navigator.open_tab("games")
        return lambda text: text.say("library-added", added=added, known=known)
