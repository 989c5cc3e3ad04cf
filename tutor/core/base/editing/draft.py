"""A draft: the values of a position being set up by hand, and the things that lie in one place.

A thing such as a card or a tile goes from list to list, so that it never lies in two of them.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Self

from tutor.core.base.editing.form import PLAYERS, Pool
from tutor.core.base.editing.places import put_at, value_at
from tutor.core.base.editing.values import Values
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.asking import Entry, Path, Several, place_of
from tutor.core.base.shapes.fields import Rows
from tutor.core.base.shapes.values import Value


class Draft(Values):
    """A position being set up, with the things that lie in one place at a time."""

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The things that lie in one place at a time."""
        return tuple(self.form.pools(self.game))

    def pool_of(self, entry: Entry) -> Pool | None:
        """The things of which an entry lists those that lie there."""
        bare = tuple(key for key in entry.path if isinstance(key, str))
        return next((pool for pool in self.pools if bare in pool.places), None)

    def places(self, pool: Pool) -> tuple[Path, ...]:
        """Every list in which a thing of a pool may lie."""
        return tuple(
            place
            for path in pool.places
            for place in (
                [(PLAYERS, seat, *path[1:]) for seat in range(len(self.names))]
                if path[0] == PLAYERS
                else [path]
            )
        )

    def lying(self, path: Path) -> list[str]:
        """The things in a list, in its order."""
        kind = self._kind(path)
        items = value_at(self.position, path)
        return [item[kind.known_by] if isinstance(kind, Rows) else item for item in items]

    def where(self, pool: Pool, thing: str) -> Path | None:
        """The list in which a thing lies; None if it lies in none."""
        return next((path for path in self.places(pool) if thing in self.lying(path)), None)

    def move(self, thing: str, place: str) -> Self:
        """The same with a thing of a pool in another list; an empty place takes it off the table.

        It comes last in a list whose order counts. Raises KeyError for a strange thing or place.
        """
        pool = next((each for each in self.pools if thing in each.things), None)
        found = () if pool is None else self.places(pool)
        to = next((path for path in found if place_of(path) == place), None)
        if pool is None or (to is None and place):
            raise KeyError(thing, place)

        def relocate(position: JSONObject) -> None:
            for path in found:
                items, kind = value_at(position, path), self._kind(path)
                known = kind.known_by if isinstance(kind, Rows) else None
                put_at(
                    position,
                    path,
                    [item for item in items if (item if known is None else item[known]) != thing],
                )
            if to is not None:
                put_at(position, to, self._with(value_at(position, to), to, thing, pool))

        return self._change(relocate)

    def _with(self, items: list[JSON], path: Path, thing: str, pool: Pool) -> list[JSON]:
        """A list with one thing more."""
        kind = self._kind(path)
        if isinstance(kind, Rows):
            rest = {
                field.key: field.kind.missing()
                for field in kind.shape.fields
                if isinstance(field.kind, Value) and field.key != kind.known_by
            }
            return [*items, {kind.known_by: thing} | rest]
        asked = next(entry.asked for entry in self.entries if entry.path == path)
        if isinstance(asked, Several):
            return sorted([*items, thing], key=pool.things.index)
        return [*items, thing]

    def shift(self, place: str, index: int, by: int) -> Self:
        """The same with one thing of a list further up or down. Raises KeyError, IndexError."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        to = min(max(index + by, 0), len(items) - 1)
        items.insert(to, items.pop(index))
        return self._change(lambda position: put_at(position, entry.path, items))

    def shuffle(self, place: str, seed: int) -> Self:
        """The same with a list in another order. Raises KeyError."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        Random(seed).shuffle(items)
        return self._change(lambda position: put_at(position, entry.path, items))

    def _kind(self, path: Path) -> Value:
        """The kind of value at a path, as the shape declares it."""
        table = self.form.shape.table
        shape = self.form.shape.players.shape if path[0] == PLAYERS else table
        kind = shape[str(path[-1])].kind
        assert isinstance(kind, Value)
        return kind
