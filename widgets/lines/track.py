"""The track of the timeline: the turns of the day in view, the whole line by days, its forks.

However long a line is, the day in view has room for its turns, each with the mark of its player.
Below them stands a bar with a part for each day and night, or for each round in a game without
days; the slider lies over it. Lines that leave the one shown hang from the bar where they leave.
Beside a line that is shorter, the main line stays in sight to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final, NamedTuple

from tutor.core.records.line import Chapter, Line
from tutor.core.records.lines import beginning, leaving, line_end, line_to
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage

ROOM: Final = {"wide": 40, "medium": 20, "phone": 12}
"""The marks that have room beside each other, by the layout of the page."""

A_NUMBER: Final = 1.7
"""The room that the number of a round takes, in marks."""

MOST_FORKS: Final = 8
"""The number of lines that leave which are drawn, those nearest to the present step."""

APART: Final = {"wide": 2.9, "medium": 5.2, "phone": 9.0}
"""The least distance of two forks by the layout of the page, in per cent of the track."""

SHORT: Final = 2
"""The letters of a line's name that are shown before it has the focus or the pointer."""


class Part(NamedTuple):
    """A part of the bar: the chapter that begins it, and the ply at which the next one does."""

    chapter: Chapter
    end: int


def track(stage: Stage) -> Markup:
    """The line that is shown, with the present ply on it, and the rest of the main line."""
    line, now = stage.session.line, stage.session.ply
    parts = parts_of(line)
    return element(
        "div",
        element("div", *_turns(stage, parts), of="tutor-turns", aria_hidden="true"),
        element(
            "div",
            *(_part(stage, part) for part in parts),
            *(_part(stage, part, " tutor-part-beyond") for part in _beyond(stage)),
            of="tutor-parts",
        ),
        element("span", of="tutor-filled", style=f"width:{_left(stage, now):.2f}%"),
        *_forks(stage),
        of="tutor-track-inside",
        data={"at": stage.session.moment},
    )


def parts_of(line: Line) -> list[Part]:
    """The days and nights of a line, or its rounds in a game without days."""
    kinds = ("start", "day", "night") if line.part == "day" else ("start", "round")
    begun = [chapter for chapter in line.chapters if chapter.kind in kinds]
    ends = [chapter.ply for chapter in begun[1:]] + [max(line.plies, 1)]
    found = [Part(chapter, end) for chapter, end in zip(begun, ends, strict=True)]
    return [part for part in found if part.end > part.chapter.ply]


def main_path(stage: Stage) -> tuple[int, ...]:
    """The nodes of the main line from the start to its end."""
    tree = stage.session.tree
    return (0, *tree.path(line_end(tree, 0)))


def extent(stage: Stage) -> int:
    """The plies on the track: of the line shown or of the main line, whichever is longer."""
    return max(stage.session.line.plies, len(main_path(stage)) - 1, 1)


def _beyond(stage: Stage) -> list[Part]:
    """The parts of the main line that come after the end of a shorter line that is shown."""
    own = stage.session.line.plies
    if extent(stage) == max(own, 1):
        return []
    main = line_to(stage.session.tree, main_path(stage)[-1])
    return [
        Part(part.chapter._replace(ply=max(part.chapter.ply, own)), part.end)
        for part in parts_of(main)
        if part.end > own
    ]


def _left(stage: Stage, ply: int) -> float:
    return 100 * ply / extent(stage)


# The bar


def _part(stage: Stage, part: Part, more: str = "") -> Markup:
    """A day, night or round; narrow ones show a number, or nothing. `more` is a further class."""
    chapter, session = part.chapter, stage.session
    name = chapter_name(stage, chapter)
    is_now = not more and (
        chapter.ply <= session.ply < part.end or part.end == session.ply == session.line.plies
    )
    number = str(chapter.number) if chapter.number else ""
    return element(
        "span",
        element("span", name, of="tutor-long"),
        element("span", number, of="tutor-short"),
        of=f"tutor-part tutor-part-{chapter.kind}{more}{' tutor-now' if is_now else ''}",
        style=f"flex-grow:{part.end - chapter.ply}",
        title=name,
    )


def chapter_name(stage: Stage, chapter: Chapter) -> str:
    """The name of a round, day or night, or of the start."""
    if chapter.kind == "round":
        return stage.say("timeline-round", number=chapter.number)
    if chapter.kind == "day":
        return stage.say("timeline-day", day=chapter.number)
    return stage.say(f"timeline-{chapter.kind}")


# The turns


def _turns(stage: Stage, parts: list[Part]) -> list[Markup]:
    """The turns around the present one in the day in view, by rounds; a dot where there are more.

    The slider reaches each of them by the keyboard, so that none has to be a control.
    """
    line, now = stage.session.line, stage.session.ply
    days = [part for part in parts if part.chapter.kind not in ("start", "night")]
    begun = [part for part in days if part.chapter.ply <= now]
    shown = begun[-1:] or days[:1]
    if not shown:
        return []
    day = shown[0]
    # The turn that a line ends with is not another day's.
    end = day.end + (day.end >= line.plies)
    turns = [
        chapter
        for chapter in line.chapters
        if chapter.kind == "turn" and day.chapter.ply <= chapter.ply < end
    ]
    current = max((place for place, turn in enumerate(turns) if turn.ply <= now), default=0)
    players = len(stage.session.state.players)
    most = round(ROOM[stage.layout or "wide"] * players / (players + A_NUMBER))
    first = min(max(current - most // 2, 0), max(len(turns) - most, 0))
    seen = turns[first : first + most]
    rounds = [
        _round(stage, key, list(found), turns[current])
        for key, found in groupby(seen, _round_of(line))
    ]
    more = element("span", "…", of="tutor-more-turns")
    return [
        *([more] if first else []),
        *rounds,
        *([more] if first + most < len(turns) else []),
    ]


def _round_of(line: Line) -> Callable[[Chapter], int]:
    """The number of a turn's round; without days, of the choice that all make at once."""
    if line.part != "day":
        return lambda turn: turn.number
    rounds = [chapter for chapter in line.chapters if chapter.kind == "round"]
    return lambda turn: max((each.number for each in rounds if each.ply <= turn.ply), default=0)


def _round(stage: Stage, number: int, turns: list[Chapter], current: Chapter) -> Markup:
    """A round's name, and the marks of its turns."""
    is_named = stage.session.line.part == "day"
    name = stage.say("timeline-round", number=number) if is_named and number else str(number)
    names = (
        element("span", name, of="tutor-long"),
        element("span", str(number), of="tutor-short"),
    )
    is_now = current in turns
    return element(
        "span",
        element("span", joined(*names), of="tutor-round-name"),
        *(_turn(stage, turn, is_now=turn == current) for turn in turns),
        of=f"tutor-turn-round{' tutor-now' if is_now else ''}",
        style=f"flex-grow:{len(turns) + 2}",
        title=name,
    )


def _turn(stage: Stage, turn: Chapter, *, is_now: bool) -> Markup:
    """The mark of a turn; a press goes to where it begins."""
    past = " tutor-past" if turn.ply < stage.session.ply else ""
    return element(
        "span",
        stage.mark(turn.player),
        of=f"tutor-tick{past}{' tutor-tick-now' if is_now else ''}",
        title=stage.say("timeline-turn", player=turn.player),
        data={"do": "goto", "value": turn.ply},
    )


# The lines that leave


def _forks(stage: Stage) -> list[Markup]:
    """Where other lines leave this one: a stem at the step, and below it the control of the line.

    Of many, those nearest to the present ply; all of them stand under Lines.
    """
    session = stage.session
    found = leaving(session.tree, session.path[1:])
    near = sorted(sorted(found, key=lambda fork: abs(fork[0] - session.ply))[:MOST_FORKS])
    lefts = [_left(stage, ply) for ply, _ in near]
    drawn = []
    for (ply, place), left, aside in zip(near, lefts, _apart(stage, lefts), strict=True):
        drawn.append(element("span", of="tutor-stem", style=f"left:{left:.2f}%"))
        goes_beyond = not beginning(session.tree, place) and extent(stage) > session.line.plies
        drawn.append(_fork(stage, ply, place, left if goes_beyond else aside, goes_beyond))
    return drawn


def _apart(stage: Stage, lefts: list[float]) -> list[float]:
    """The places of marks, moved as far as none covers another and all stand on the track."""
    apart = APART[stage.layout or "wide"]
    moved: list[float] = []
    for left in lefts:
        moved.append(max(left, moved[-1] + apart) if moved else left)
    for place in reversed(range(len(moved))):
        moved[place] = min(moved[place], 100 - apart * (len(moved) - 1 - place))
    return moved


def _fork(stage: Stage, ply: int, place: int, left: float, goes_beyond: bool) -> Markup:
    """The control that goes to a line: the first letters of its name, all under the pointer.

    The name of a main line that goes beyond the end of the one shown stands in full under its end.
    """
    name = stage.line_name(place)
    short = name if len(name) <= SHORT else f"{name[:1]}…"
    kind = "beyond" if goes_beyond else "late" if left > 50 else "early"
    return control(
        "show",
        place,
        element("span", name if goes_beyond else short, aria_hidden="true"),
        element("span", name, of="tutor-fork-name", aria_hidden="true"),
        of=f"tutor-fork tutor-fork-{kind}",
        style=f"left:{left:.2f}%",
        aria_label=stage.say("timeline-fork", name=name, ply=ply, words=stage.step(place)),
    )
