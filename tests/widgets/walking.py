"""A random walk that presses every command of the page, with values of its controls and with others.

The walk may press a control drawn long ago, one of another game, or one that no page ever had.
"""

import asyncio
import json
import re
from collections import defaultdict
from html import unescape
from random import Random

import ipywidgets

from tests.studies import a_study
from tests.widgets.apps import app, begin_game
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.records.files import dump_tree
from widgets.page import Action
from widgets.page.regions import Region
from widgets.shared.commands import COMMANDS

PRESSED = re.compile(r'data-do="([^"]*)"[^>]*?data-value="([^"]*)"')

STATES = (
    ("?view=explore&game=princes",),
    ("?view=explore&game=incan_gold",),
    ("?view=play&game=princes", ("play-to", "day")),
    ("?view=play&game=incan_gold", ("play-to", "game"), ("look-back", "")),
    ("?view=play&game=princes&seat=*", ("hand-on", "")),
    ("?view=play&game=incan_gold&seat=*", ("sit-down", "")),
    ("?lesson=quick_start",),
    ("?lesson=quick_start&ply=26&view=explore", ("forecast", "")),
    ("?game=incan_gold&lesson=example",),
    ("?view=presenter", ("key", "PageDown")),
    ("?view=rules&game=princes",),
    ("?view=explore&game=princes", ("play-to", "turn"), ("back", ""), ("compare", "1")),
    ("?view=explore&game=princes", ("editor", ""), ("editor-begin", "view\n3")),
    ("?view=explore&game=incan_gold", ("editor", ""), ("editor-begin", "empty\n4")),
    ("?view=explore&game=princes", ("puzzles", "")),
    ("?view=explore&game=incan_gold", ("studies", ""), ("studies-edit", "new")),
    ("?view=play&game=princes", ("play-to", "turn"), ("card-keep", ""), ("cards", "")),
    ("?view=play&game=princes", ("play-to", "game"), ("view", "presenter")),
    ("",),
)
"""The states in which walks begin, each an address and the first presses."""

GARBAGE = (
    "",
    "0",
    "1",
    "3",
    "-1",
    "999999999",
    "\u0663",
    "\u00b2",
    "x",
    "x\ny\nz",
    "0\n0\n0",
    "1\n",
    "null",
    "[]",
    "{}",
    '{"type":"turn"}',
    '{"type":1,"player":[]}',
    "[" * 5000,
    "NaN",
    "1e999",
    "princes",
    "both-on",
    "left-back",
    "together",
    "both-apart",
    "both-end",
    "play",
    "teach",
    "game",
    "stop",
    "advised",
    "End",
    "Escape",
    "\ud800",
    "<b>\0</b>",
    "a" * 9000,
)
"""Values that no control has, or that belong to another command."""


def files():
    """Return the contents of files to open: games, a study, and others."""
    study = a_study("incan_gold")
    tutor = app("?game=princes&view=explore")
    kept = dump_tree(tutor.session.tree)
    return (
        b"",
        b"\xff\x00",
        b"{}",
        b"[" * 5000,
        kept,
        kept[:200],
        json.dumps(study.to_json()).encode(),
    )


class Walk:
    """A walk on one page by random presses; `pool` has all values of controls on any page."""

    def __init__(self, seed, pool, state):
        self.chance, self.pool, (query, *self.first) = Random(seed), pool, state
        self.tutor = app(query, width=self.chance.choice((1440, 390, 900)))
        self.tutor.windows.forecast.workers._make = SerialExecutor
        self.rest, self.moments, self.files = [], [""], files()
        self.pressed, self.last = set(), None

    def carry_out(self, count):
        """Make `count` presses as the page does, each in its own turn of the loop."""
        asyncio.run(self._walk(count))

    async def _walk(self, count):
        for name, value in self.first:
            await self._press(name, value)
        for _ in range(count):
            await self._step()
        # A page works if it begins another game and a decision can be made there.
        for name, value in (("view", "explore"), ("forecast-stop", ""), ("game", "incan_gold")):
            await self._press(name, value)
        begin_game(self.tutor)
        session = self.tutor.session
        while session.next_person is not None:
            await self._press("sit-down", "")
        await self._press("view", "explore")
        assert session.play(session.state.legal()[0])
        assert f'data-ply="{session.ply}"' in self.tutor.status.widget.value
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    async def _press(self, name, value, at=None, content=b""):
        """Press a control as the page does, so that the loop reports and logs a failure."""
        moment = self.tutor.session.moment if at is None else at
        self.moments = [*self.moments[-9:], self.tutor.session.moment]
        self.pressed.add(name)
        self.last = name, value[:200], at
        act = self.tutor.app.loop.handler(self.tutor.context.carry_out)
        act(Action(name, value, moment, content))
        await asyncio.sleep(0)

    async def _step(self):
        drawn = self.chance.random()
        found = self._in_sight()
        if drawn < 0.5 and found:
            name = self.chance.choice(sorted(found))
            await self._press(name, self.chance.choice(found[name]))
        elif drawn < 0.7:
            name = self.chance.choice(sorted(self.pool))
            at = self.chance.choice([*self.moments, None, None])
            await self._press(name, self.chance.choice(sorted(self.pool[name])), at)
        elif drawn < 0.9:
            await self._press(self._next(), self._value(), None, self.chance.choice(self.files))
        else:
            self._touch()
            await asyncio.sleep(0)

    def _next(self):
        """Return the next command; each command comes once before any comes again."""
        if not self.rest:
            self.rest = sorted(COMMANDS)
            self.chance.shuffle(self.rest)
        return self.rest.pop()

    def _value(self):
        return self.chance.choice((*GARBAGE, *map(str, range(30))))

    def _in_sight(self):
        """Return the values of the present controls, by the name of their command."""
        found = defaultdict(list)
        for widget in self._widgets():
            if isinstance(widget, Region):
                for name, value in PRESSED.findall(widget.value):
                    found[name].append(unescape(value))
        for name, values in found.items():
            self.pool[name].update(values[:40])
        return {name: values for name, values in found.items() if name in COMMANDS}

    def _touch(self):
        """Tap the board, change the page's width, fill in a field, or press a button of a widget."""
        kind = self.chance.randrange(4)
        if kind == 0:
            scene = self.tutor.stage.scene()
            point = self.chance.uniform(-9, scene.width), self.chance.uniform(-9, scene.height)
            self.tutor.windows.board._report_tap(*point)
            return
        if kind == 1:
            self.tutor.page.width = self.chance.choice((390, 900, 1440, 0))
            return
        fields = [each for each in self._widgets() if isinstance(each, ipywidgets.ValueWidget)]
        buttons = [each for each in self._widgets() if isinstance(each, ipywidgets.Button)]
        each = self.chance.choice([*fields, *buttons])
        if isinstance(each, ipywidgets.Button):
            each.click()
        elif hasattr(each, "options"):
            each.index = self.chance.randrange(len(each.options)) if each.options else None
        elif isinstance(each, ipywidgets.IntSlider):
            each.value = self.chance.randint(each.min, each.max)
        elif isinstance(each.value, str):
            each.value = self._value()

    def _widgets(self):
        rest = [self.tutor.app.widget]
        while rest:
            widget = rest.pop()
            yield widget
            rest.extend(getattr(widget, "children", ()))


def walks(count, rounds, seed):
    """Yield `rounds` walks of `count` presses from every state.

    The last walk of a round presses each command that no earlier one has pressed.
    """
    pool = defaultdict(set)
    for each in range(rounds):
        rest, pressed = set(), set()
        for number, state in enumerate(STATES):
            walk = Walk(1000 * seed + 100 * each + number, pool, state)
            walk.carry_out(count)
            rest, pressed = rest | set(COMMANDS), pressed | walk.pressed
            yield walk
        chance = Random(1000 * seed + 100 * each + 99)
        left = [(name, chance.choice(GARBAGE)) for name in sorted(rest - pressed)]
        walk = Walk(1000 * seed + 100 * each + 99, pool, (*STATES[0], *left))
        walk.carry_out(0)
        yield walk
