"""The page as one widget, with everything that ipywidgets cannot do from Python.

This widget has the address, keys, accessible names, focus, live region, storage in the browser, the
reader's preferences and the size of the window. The modules in `src` are the only JavaScript of the
tutor; they know no game and no words. `make bundle` joins these modules in one script, which the
page loads.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import tzinfo
from pathlib import Path
from typing import NamedTuple

import anywidget
import traitlets

from tutor.core.print.markup import data_address
from tutor.core.words.formats import MOST_MINUTES, zone_of
from widgets.page.parts import (
    HOST,
    PAGE,
    make_layer,
    media_sheets,
    shape_of_phone_board,
    style_sheets,
)
from widgets.page.regions import Box, Field, Region

# The values from a browser may be forged; these limits are far beyond what a browser sends.
LONGEST_SENDER = 64
MOST_SENDERS = 8
LARGEST_NUMBER = 2**53
WIDEST = 20_000
RATIOS = (0.1, 20.0)
LIKED = ("dark", "contrast", "still")
MOST_LANGUAGES = 20
LONGEST_LANGUAGE = 40
LONGEST_ZONE = 64
KEPT = ("tab", "last", "others", "preferences", "shelf", "back", "here")


class Action(NamedTuple):
    """An action of the user: the name and value of a control, or `key` and the name of a key.

    `at` is the moment for which the control was drawn, or empty if that does not matter. `content`
    holds the bytes of a chosen file.
    """

    name: str
    value: str
    at: str
    content: bytes = b""


class File(NamedTuple):
    """A file to save: its name, its media type and its content.

    If the name ends in `png`, the content is an SVG drawing, which the page paints and saves as a
    picture.
    """

    name: str
    kind: str
    content: bytes


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _read_layer(sheet: Path) -> str:
    return make_layer(sheet.stem, _read(sheet))


class Page(anywidget.AnyWidget):
    """The widget that is the whole page.

    The browser sends `width` (CSS pixels, at the chosen text size), `ratio` (device pixels per CSS
    pixel), `prefers` (what the system prefers), and `found`: the storage of this tab, of the last
    visit and of others (a JSON list), the preferences of the reader and the shelf. A value that no
    page would send is dropped. All other traits are sent to the browser.

    `names` maps CSS selectors of fields and boards to attributes such as `aria-label`. `lost` has
    markup for each way in which the kernel or the server can be lost. `resort` is the selector of
    the element that takes the focus when the pressed control disappears. `spoken` is read aloud
    whenever `announced` grows, even if the text is the same as before. `visit` is the number of the
    screen in the browser's history. The browser stores `work`, `spot` and `preferences`, and each
    change to the shelf that `shelved` names. `answered` has, for each of the last senders, the
    number of the last message that was handled. `wall` is the last press of a teacher that is meant
    for a live class; it is empty while the page shows no wall of a class. `styles` are style sheets
    beside the page's own; they come before those for paper. Each of the page's own sheets is a
    cascade layer.

    The page consists of regions. Besides the traits, its state has the markup and the attributes of
    each region under its key; the changed ones are sent together with `drawn`, which counts these
    messages. `root` is the key of the region that contains all others.
    """

    _esm = _read(PAGE / "bundle.js")
    _css = "\n".join([_read(HOST), shape_of_phone_board(), *map(_read_layer, style_sheets())])

    address = traitlets.Unicode("").tag(sync=True)
    visit = traitlets.Int(0).tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)
    size = traitlets.Int(100).tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    announced = traitlets.Int(0).tag(sync=True)
    lost: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    resort = traitlets.Unicode("body").tag(sync=True)
    shortcuts: traitlets.List[str] = traitlets.List().tag(sync=True)
    names: traitlets.Dict[str, dict[str, str]] = traitlets.Dict().tag(sync=True)
    answered: traitlets.Dict[str, int] = traitlets.Dict().tag(sync=True)
    wall = traitlets.Unicode("").tag(sync=True)
    file: traitlets.Dict[str, str | int] = traitlets.Dict().tag(sync=True)
    work = traitlets.Unicode("").tag(sync=True)
    spot = traitlets.Unicode("").tag(sync=True)
    preferences: traitlets.Dict[str, object] = traitlets.Dict().tag(sync=True)
    shelved: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    width = traitlets.Int(0).tag(sync=True)
    ratio = traitlets.Float(1.0).tag(sync=True)
    prefers: traitlets.Dict[str, object] = traitlets.Dict().tag(sync=True)
    found: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    root = traitlets.Unicode("").tag(sync=True)

    _given = 0
    _is_held = False

    def __init__(self, styles: str = "", **traits: object) -> None:
        sheets = (self._css, make_layer("games", styles), *map(_read_layer, media_sheets()))
        self._regions: dict[str, Callable[[], object]] = {}
        self._changed: set[str] = set()
        self._drawn = 0
        self._root = Box("tutor-app")
        super().__init__(_css="\n".join(sheets), root=self._root.key, **traits)
        self._root.attach(self._note)

    @property
    def children(self) -> tuple[Region | Field, ...]:
        """The regions and fields in the page, from top to bottom."""
        return self._root.children

    @children.setter
    def children(self, children: Iterable[Region | Field]) -> None:
        self._root.children = children

    @property
    def classes(self) -> tuple[str, ...]:
        """The CSS classes of the whole page."""
        return self._root.classes

    def add_class(self, className: str) -> None:  # noqa: N803
        """Add a CSS class to the root region of the page.

        The browser would not get a class that is set on the widget itself.
        """
        self._root.add_class(className)

    def remove_class(self, className: str) -> None:  # noqa: N803
        """Remove a CSS class from the page."""
        self._root.remove_class(className)

    def _note(self, name: str, now: Callable[[], object]) -> None:
        """Note a change of a region's state, which `now` returns.

        `flush` sends the change, together with all other changes of this turn of the event loop.
        """
        self._regions[name] = now
        is_first = not self._changed
        self._changed.add(name)
        if not is_first or self._is_held:
            return
        try:
            asyncio.get_running_loop().call_soon(self.flush)
        except RuntimeError:  # without an event loop there is nothing to wait for
            self.flush()

    def flush(self) -> None:
        """Send the changes of the regions now, without waiting for more changes."""
        if self._changed:
            self.send_state(())

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Collect all changes in the `with` block, and send them in one message at its end."""
        was_held, self._is_held = self._is_held, True
        try:
            with super().hold_sync():
                yield
        finally:
            self._is_held = was_held
        if not was_held:
            self.flush()

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send a part of the state, or all of it, together with the changes of the regions."""
        self._drawn += bool(self._changed)
        super().send_state(key)
        self._changed.clear()

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, object]:
        """Return the whole state, or a part of it together with the changes of the regions."""
        state: dict[str, object] = super().get_state(key, drop_defaults)
        names = self._regions if key is None else self._changed
        if names:
            state |= {name: self._regions[name]() for name in names} | {"drawn": self._drawn}
        return state

    def speak(self, words: str) -> None:
        """Let a screen reader read words aloud."""
        with self.hold_sync():
            self.spoken, self.announced = words, self.announced + 1

    @property
    def languages(self) -> tuple[object, ...]:
        """The languages that the browser prefers, best first."""
        found = self.prefers.get("languages")
        return tuple(found) if isinstance(found, list) else ()

    @property
    def window(self) -> tuple[int, int]:
        """The width and the height of the window in CSS pixels; 0 for an unknown length."""
        match self.prefers.get("window"):
            case [int(width), int(height)]:
                return width, height
        return 0, 0

    @property
    def zone(self) -> tzinfo:
        """The time zone of the browser; UTC if it sends none."""
        return zone_of(self.prefers.get("zone"), self.prefers.get("minutes"))

    @traitlets.validate("width")
    def _check_width(self, proposal: dict[str, int]) -> int:
        return min(max(proposal["value"], 0), WIDEST)

    @traitlets.validate("ratio")
    def _check_ratio(self, proposal: dict[str, float]) -> float:
        ratio, (least, most) = proposal["value"], RATIOS
        return min(max(ratio, least), most) if math.isfinite(ratio) else 1.0

    @traitlets.validate("prefers")
    def _check_prefers(self, proposal: dict[str, dict[str, object]]) -> dict[str, object]:
        said = proposal["value"]
        prefers: dict[str, object] = {name: said[name] is True for name in LIKED if name in said}
        languages, window = said.get("languages"), said.get("window")
        if isinstance(languages, list):
            prefers["languages"] = [
                each[:LONGEST_LANGUAGE]
                for each in languages[:MOST_LANGUAGES]
                if isinstance(each, str)
            ]
        zone, minutes = said.get("zone"), said.get("minutes")
        if isinstance(zone, str):
            prefers["zone"] = zone[:LONGEST_ZONE]
        if type(minutes) is int:
            prefers["minutes"] = min(max(minutes, -MOST_MINUTES), MOST_MINUTES)
        if isinstance(window, list) and len(window) == len(("width", "height")):
            prefers["window"] = [_length(each) for each in window]
        return prefers

    @traitlets.validate("found")
    def _check_found(self, proposal: dict[str, dict[str, str]]) -> dict[str, str]:
        said = proposal["value"]
        return {name: said[name] for name in KEPT if isinstance(said.get(name), str)}

    def give(self, file: File) -> None:
        """Offer a file to the browser to save, even if it is the same file again."""
        href = data_address(file.content, file.kind)
        self._given += 1
        self.file = {"name": file.name, "href": href, "number": self._given}

    def on_action(self, act: Callable[[Action], None]) -> None:
        """Call `act` once for every action on the page, and report to the page that it was handled.

        After a lost connection the page repeats every message that was not answered. A repeated
        message is answered again, but not carried out again. If the page reports other regions
        than the present ones, send the page the whole state.
        """

        def receive(_: object, content: dict[str, object], buffers: list[memoryview]) -> None:
            sender, number = content.get("sender", ""), content.get("number")
            if not isinstance(sender, str) or len(sender) > LONGEST_SENDER:
                return
            if not isinstance(number, int) or number > LARGEST_NUMBER:
                return
            if content.get("drawn", self._drawn) != self._drawn:
                self.send_state()
            if number > self.answered.get(sender, 0):
                name, value, at = (str(content.get(key, "")) for key in ("name", "value", "at"))
                with self.hold_sync():
                    act(Action(name, value, at, b"".join(buffers)))
                    others = [each for each in self.answered.items() if each[0] != sender]
                    self.answered = dict([*others, (sender, number)][-MOST_SENDERS:])
            else:
                self.send_state("answered")

        self.on_msg(receive)


def _length(said: object) -> int:
    """Return a length of a window in CSS pixels as the browser gave it; 0 if it is invalid."""
    if isinstance(said, int | float) and 0 <= said <= WIDEST:
        return int(said)
    return 0
