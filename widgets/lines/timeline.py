"""The timeline: the buttons first, back, next, last and Play, and a slider over the track."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import ipywidgets

from tutor.core.base.kit import kit_of
from tutor.core.records.moments import turns
from widgets.lines.track import extent, main_path, track
from widgets.session.happened import told_steps
from widgets.shared.controls import Markup, element, join
from widgets.shared.making import box, html, make_field
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import name_part

BUTTONS = ("first", "back", "play", "next", "last")
BACKWARD: Final = ("first", "back")

TURNS: Final = ("turn-back", "turn-on")
"""The names of the controls and keys that move by whole turns."""

LOOKING: Final = 0.6
"""The seconds for which Play shows a step after all motion, besides the time to read it."""
READING_A_WORD: Final = 0.045
AT_A_CHAPTER: Final = 1.5
"""The additional seconds at the start of a part of the game."""
LONGEST: Final = 40.0
"""The longest wait in seconds for the page to report the end of motion, at single speed."""
INSTANT: Final = 100.0
"""The speed from which on no motion is shown: each step appears at once, also after a decision."""
SPEEDS: Final = {"half": 0.5, "single": 1.0, "double": 2.0, "instant": INSTANT}
"""The speeds of Play, for motion and for the time to read."""
PARTS: Final = ({"day", "night"}, {"round"})
"""The kinds of parts of a game, in order: a game is divided by the first kind that it has."""


class Timeline:
    """The buttons, the slider and the track, which move the session along the line in view.

    A lesson has buttons of its own. Beside them a caption says that the buttons of the
    timeline move through the line. `is_moving` returns whether a page shows motion and
    reports the end of the motion.
    """

    def __init__(self, stage: Stage, is_moving: Callable[[], bool]) -> None:
        self._stage = stage
        self._listeners: list[Callable[[], None]] = []
        self._stopped: list[Callable[[], None]] = []
        self._session = session = stage.session
        self._playing: asyncio.Task[None] | None = None
        self._is_moving = is_moving
        self._is_asked: Callable[[], bool] = lambda: False
        self._settled = asyncio.Event()
        self.speed = SPEEDS["single"]
        self._buttons = html()
        self._row = box("tutor-across tutor-buttons", self._buttons)
        self._slider = make_field(
            ipywidgets.IntSlider,
            "tutor-slider",
            min=0,
            max=max(session.line.plies, 1),
            readout=False,
            layout=ipywidgets.Layout(width="auto"),
        )
        self._slider.observe(stage.loop.handler(self._slid), names="value")
        self._track, self._caption = html("tutor-track"), html("tutor-browse")
        scale = box("tutor-scale", self._slider, self._track)
        self.widget = box("tutor-across tutor-timeline", self._caption, self._row, scale)

    def names(self) -> dict[str, dict[str, str]]:
        """Return the accessible name of the slider, by CSS selector."""
        say = self._stage.say
        place = say(
            "timeline-at",
            ply=self._session.ply,
            plies=self._session.line.plies,
            standing=self._stage.standing(),
        )
        label = say("timeline-slider")
        return {".tutor-slider .noUi-handle": {"aria-label": label, "aria-valuetext": place}}

    def show(self, _: PageModel) -> None:
        """Show the present step of the session."""
        say = self._stage.say
        name_part(self.widget, "timeline", say("aria-timeline"))
        self._row.describe(role="group", aria_label=say("timeline-browse"))
        self._caption.value = element("span", say("timeline-browse"), aria_hidden="true")
        self._show_buttons()
        ply = self._session.ply
        self._show_on_slider(ply, extent(self._stage))
        self._track.value = track(self._stage)

    def before_moving(self, listener: Callable[[], None]) -> None:
        """Call the listener before the timeline moves the session."""
        self._listeners.append(listener)

    def after_stopping(self, listener: Callable[[], None]) -> None:
        """Call the listener when Play has stopped."""
        self._stopped.append(listener)

    def wait_while(self, is_asked: Callable[[], bool]) -> None:
        """Let Play wait while `is_asked` returns True, because the reader is asked something."""
        self._is_asked = is_asked

    def press(self, name: str) -> None:
        """Carry out the command of a button or a key: go a step or a whole turn, or start or stop Play."""
        if name not in (*BUTTONS, *TURNS):
            return
        self._is_used()
        session = self._session
        if name == "play":
            self._play_or_pause()
            return
        self.stop()
        ends = [turn.last for turn in turns(session.line)] if name in TURNS else []
        targets = {
            "turn-back": max((end for end in ends if end < session.ply), default=0),
            "turn-on": min((end for end in ends if end > session.ply), default=session.ply),
            "first": 0,
            "back": session.ply - 1,
            "next": session.ply + 1,
            "last": session.line.plies,
        }
        session.go(targets[name])

    def go(self, ply: int) -> None:
        """Stop Play, and go to a ply."""
        self._is_used()
        self.stop()
        self._session.go(ply)

    @property
    def is_playing(self) -> bool:
        """Whether Play moves the session from step to step."""
        return self._playing is not None

    def settle(self, arrival: str) -> None:
        """Note that all motion of the arrival with this number has ended."""
        if arrival == str(self._session.arrival.number):
            self._settled.set()

    def stop(self) -> None:
        """Stop Play."""
        playing, self._playing = self._playing, None
        self._show_buttons()
        if playing is not None:
            playing.cancel()
            for listener in self._stopped:
                listener()

    def _is_used(self) -> None:
        for listener in self._listeners:
            listener()

    def _show_buttons(self) -> None:
        self._buttons.value = join(*map(self._button, BUTTONS))

    def _button(self, name: str) -> Markup:
        """Return a button of the timeline.

        A button without an effect is not disabled, so that it keeps the focus.
        """
        say, is_idle = self._stage.say, self._is_idle(name)
        shown = "pause" if name == "play" and self.is_playing else name
        # A press at an end does nothing and is no mistake, so only the button's name says why.
        reason = say("cannot.start" if name in BACKWARD else "cannot.end") if is_idle else ""
        told = ". ".join(filter(None, (say(f"timeline-{name}"), reason)))
        named = {"aria_description": reason} if name == "play" else {"aria_label": told}
        idle, pause = " tutor-idle" * is_idle, " tutor-pause" * (shown == "pause")
        return element(
            "button",
            say(f"timeline-{shown}"),
            class_=f"tutor-step tutor-{name}{idle}{pause}",
            type="button",
            title=say(f"timeline-{shown}.hint"),
            data={"do": "timeline", "value": name, "key": f"timeline:{name}"},
            **named,
        )

    def _is_idle(self, name: str) -> bool:
        session = self._session
        return session.ply == 0 if name in BACKWARD else session.is_at_end

    def _show_on_slider(self, ply: int, plies: int) -> None:
        """Set the slider to a ply of a line of `plies` steps.

        If the line is longer than the former line, set the end of the slider first, because the
        slider would cut a value beyond its end.
        """
        slider = self._slider
        with self._stage.loop.filling():
            if plies > slider.max:
                slider.max = plies
            slider.value = ply
            slider.max = plies

    def _slid(self, change: dict[str, int]) -> None:
        ply = change["new"]
        if ply == self._session.ply:
            return
        if ply > self._session.line.plies:
            self._is_used()
            self.stop()
            for place in main_path(self._stage)[ply : ply + 1]:  # empty beyond the main line
                self._session.show(place)
        else:
            self.go(ply)

    def _play_or_pause(self) -> None:
        if self._playing is not None:
            self.stop()
            return
        if self._session.is_at_end or self._is_asked():
            return
        self._playing = asyncio.get_event_loop().create_task(self._play())
        self._show_buttons()

    async def _play(self) -> None:
        while not self._session.is_at_end:
            self._settled.clear()
            self._session.go(self._session.ply + 1)
            is_moving = self._is_moving()
            if is_moving:
                await self._settling()
            await asyncio.sleep(self._reading(is_read=is_moving))
        self.stop()

    async def _settling(self) -> None:
        """Wait until all motion has ended, but only for a limited time, because the page may be gone."""
        loop = asyncio.get_running_loop()
        late = loop.call_later(LONGEST / self.speed, self._settled.set)
        try:
            await self._settled.wait()
        finally:
            late.cancel()

    def _reading(self, *, is_read: bool) -> float:
        """Return the seconds that Play leaves to read the present step; a step that begins a part has more.

        If `is_read` is true, sentences that were shown long enough during motion do not count.
        """
        session = self._session
        line, ply = session.line, session.ply
        steps = told_steps(line, (ply,), session.seat, session.mine, ply)
        events = [event for step in steps for event in step.events]
        motion = kit_of(session.tree.game.name).motion if is_read else None
        around = line.states[ply - 1], line.states[ply]
        left = [each for each in events if motion is None or not motion(each, *around).reads]
        told = list(map(self._stage.game.event, left))
        if any(step.decision is not None for step in steps):
            told.append(self._stage.reason(session.place))
        words = sum(len(sentence.split()) for sentence in told)
        kinds = {each.kind for each in line.chapters}
        parts = next((found for found in PARTS if found & kinds), set())
        begins = any(each.ply == ply and each.kind in parts for each in line.chapters)
        return (LOOKING + READING_A_WORD * words + AT_A_CHAPTER * begins) / self.speed
