"""The analyses that one learner has named; the browser stores them, and one file can save them all."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex
from types import SimpleNamespace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.reading import Reader, parse_json
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.fields import Exactly, Field, Items, Object, Shape
from tutor.core.base.shapes.games import GameName
from tutor.core.base.shapes.values import AnyObject, Reading, Text, Whole, Writing
from tutor.core.records.tree import MOST_NODES
from widgets.session.workspace import Workspace, read_workspace
from widgets.shared.days import LAST, days_today
from widgets.shared.shelf import Shelf

KIND: Final = "analysis"
FORMAT: Final = "tutor-library"
VERSION: Final = 1
LONGEST_NAME: Final = 80
MOST_ANALYSES: Final = 500


@dataclass(frozen=True)
class Analysis:
    """A tree that the learner has stored under a name, with its day, its game and its length.

    `steps` is the number of nodes of the tree. `kept` is the workspace of the tree in the
    form that a browser stores. `id` is empty until the browser has stored the analysis.
    """

    name: str
    day: int
    game: str
    steps: int
    kept: JSONObject
    id: str = ""

    @property
    def workspace(self) -> Workspace | None:
        """The workspace of the analysis, in free play; None if the stored text is invalid."""
        found = read_workspace(self.kept)
        return None if found is None else replace(found, lesson=None)

    def to_json(self) -> dict[str, object]:
        """Return the JSON object of the analysis, without its id."""
        return ANALYSIS.write(self, Writing())


class Analyses:
    """The named analyses by their ids.

    `deleted` has the deleted analyses that can be restored, the latest last.
    """

    def __init__(self, shelf: Shelf, today: Callable[[], int] = days_today) -> None:
        self._shelf, self._today = shelf, today
        self._read: dict[str, tuple[str, Analysis | None]] = {}
        self.deleted: list[Analysis] = []

    @property
    def all(self) -> tuple[Analysis, ...]:
        """All analyses, the most recent first."""
        texts = self._shelf.all(KIND)
        self._read = {
            name: self._read[name]
            if name in self._read and self._read[name][0] == text
            else (text, _read_text(name, text))
            for name, text in texts.items()
        }
        found = [each for _, each in self._read.values() if each is not None]
        return tuple(sorted(found, key=lambda each: (-each.day, each.name.casefold(), each.id)))

    def find(self, analysis: str) -> Analysis | None:
        """Return the analysis with the id `analysis`; None if no analysis has this id."""
        return next((each for each in self.all if each.id == analysis), None)

    def by_name(self, name: str) -> Analysis | None:
        """Return the analysis with this name; None if no analysis has it."""
        return next((each for each in self.all if each.name == name), None)

    def is_unkept(self, analysis: Analysis) -> bool:
        """Return whether the browser could not store an analysis because it has no room for it."""
        return f"{KIND}:{analysis.id}" in self._shelf.unkept

    def keep(self, name: str, workspace: Workspace, instead_of: Analysis | None = None) -> None:
        """Store a workspace under a name, in place of the analysis `instead_of` if that is given.

        The replaced analysis can be brought back.
        """
        if instead_of is not None:
            self.delete(instead_of)
        tree = workspace.tree
        self._put(Analysis(name, self._today(), tree.game.name, len(tree.nodes), workspace.dump()))

    def free_name(self, name: str) -> str:
        """Return the name with the first number that makes it differ from all other names."""
        names = {each.name for each in self.all}
        number = 2
        while f"{name} ({number})" in names:
            number += 1
        return f"{name} ({number})"

    def rename(self, analysis: Analysis, name: str) -> None:
        """Give an analysis another name."""
        self._put(replace(analysis, name=name))

    def delete(self, analysis: Analysis) -> None:
        """Delete an analysis; `bring_back` restores it."""
        self.deleted.append(analysis)
        self._shelf.remove(f"{KIND}:{analysis.id}")

    def bring_back(self) -> None:
        """Restore the analysis that was deleted or replaced last."""
        if self.deleted:
            self._put(self.deleted.pop())

    # As a file

    def dump(self) -> bytes:
        """Return all analyses as the content of one file."""
        written = FILE.write(SimpleNamespace(analyses=self.all), Writing())
        return json.dumps(written, ensure_ascii=False).encode("utf-8")

    def add(self, data: object) -> tuple[int, int]:
        """Add the analyses of a file.

        Return how many were added, and how many were stored already. Raises RecordError, which
        lists every fault with its place.
        """
        read = read_analyses(data)
        known = [each.to_json() for each in self.all]
        fresh = [each for each in read if each.to_json() not in known]
        for each in fresh:
            taken = self.by_name(each.name) is not None
            self._put(replace(each, name=self.free_name(each.name)) if taken else each)
        return len(fresh), len(read) - len(fresh)

    # Inside

    def _put(self, analysis: Analysis) -> None:
        name = analysis.id or token_hex(8)
        self._shelf.put(f"{KIND}:{name}", json.dumps(analysis.to_json(), ensure_ascii=False))


ANALYSIS: Final = Shape(
    Field("name", Text(LONGEST_NAME)),
    Field("day", Whole(most=LAST)),
    Field("game", GameName()),
    Field("steps", Whole(most=MOST_NODES)),
    Field("workspace", AnyObject(), "kept"),
)
FILE: Final = Shape(
    Field("format", Exactly(FORMAT)),
    Field("version", Exactly(VERSION)),
    Field("analyses", Items(Object(ANALYSIS, Analysis), MOST_ANALYSES)),
)


def read_analyses(data: object) -> list[Analysis]:
    """Return the analyses in a JSON object.

    Raises RecordError, which lists every fault with its place.
    """
    reader = Reader()
    read: tuple[Analysis, ...] = FILE.read(Reading(reader), data, "")["analyses"]
    for index, each in enumerate(read):
        if each.kept and each.workspace is None:
            reader.fault(f"analyses[{index}].workspace", "damaged_link")
    reader.finish()
    return list(read)


def _read_text(name: str, text: str) -> Analysis | None:
    """Return the analysis in a text that a browser stored; None if the text is invalid.

    This function does not parse the tree of the analysis. The tree is parsed when the learner
    opens the analysis.
    """
    id_ = name.removeprefix(f"{KIND}:")
    try:
        read: Analysis = Object(ANALYSIS, partial(Analysis, id=id_)).load(parse_json(text))
    except TutorError:
        return None
    return read
