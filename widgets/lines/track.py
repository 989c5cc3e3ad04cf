"""The track of the timeline: rounds, days and nights by name, turns as marks, lines that leave.

Names that would overlap are left out, except that of the present round.
"""

from __future__ import annotations

from typing import Final

from tutor.core.records.line import Chapter
from tutor.core.records.lines import leaving
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

A_LETTER: Final = {"wide": 0.85, "medium": 1.35, "phone": 2.7}
"""The width of a letter by the layout of the page, in per cent of the track."""

LONGEST: Final = 12
"""The letters of a line's name that are shown where it leaves, with room for two around them."""

MOST_FORKS: Final = 3
"""The number of lines that leave which are shown on the track."""

BEYOND: Final = 1.8
"""They begin that little before the place where they leave, so that a press finds it."""

END: Final = 102.0
"""The right limit of names; a name that would pass it ends at its place instead."""

Groups = list[list[tuple[int, int]]]
"""Lines that leave, by the ply and the node where they do; those whose names stand together."""


def track(stage: Stage) -> Markup:
    """The line that is shown, with the present ply on it."""
    line, now = stage.session.line, stage.session.ply
    turns = [chapter for chapter in line.chapters if chapter.kind == "turn"]
    groups = _leaving(stage)
    return element(
        "div",
        element("span", of="tutor-filled", style=f"width:{_left(stage, now):.2f}%"),
        *_names(stage, groups),
        *(_turn(stage, chapter) for chapter in turns),
        *_forks(stage, groups),
        of="tutor-track-inside",
        style=f"--turns:{max(len(turns), 1)}",
        data={"at": stage.session.moment},
    )


def _left(stage: Stage, ply: int) -> float:
    return 100 * ply / max(stage.session.line.plies, 1)


def _turn(stage: Stage, chapter: Chapter) -> Markup:
    """The mark of a turn; the slider that lies over it is what is pressed."""
    return element(
        "span",
        stage.mark(chapter.player),
        of=f"tutor-tick{' tutor-past' if chapter.ply < stage.session.ply else ''}",
        style=f"left:{_left(stage, chapter.ply):.2f}%",
        aria_hidden="true",
    )


def _names(stage: Stage, groups: Groups) -> list[Markup]:
    """The names of rounds above the track, of days and nights below it."""
    line = stage.session.line
    current = line.place(stage.session.ply + 1, "round")
    marks: list[Markup] = []
    for kinds in (("round", "start"), ("day", "night")):
        row = [chapter for chapter in line.chapters if chapter.kind in kinds]
        # The present round has its name before all others, a round or day before what leads to it.
        row.sort(key=lambda chapter: (chapter != current, kinds.index(chapter.kind)))
        # Lines that leave stand where days and nights are named, and are pressed.
        taken = [] if "round" in kinds else [_reach(stage, leaves) for leaves in groups]
        for chapter in row:
            name, left = _name(stage, chapter), _left(stage, chapter.ply)
            width = A_LETTER[stage.layout or "wide"] * (len(name) + 1)
            is_last = left + width > END
            begin, end = (left - width, left) if is_last else (left, left + width)
            if any(begin < other_end and other < end for other, other_end in taken):
                name = ""
            else:
                taken.append((begin, end))
            is_now = chapter == current or (chapter.kind == "start" and current is None)
            of = f"tutor-mark tutor-mark-{chapter.kind}"
            of += f"{' tutor-now' if is_now else ''}{' tutor-mark-last' if is_last else ''}"
            marks.append(element("span", name, of=of, style=f"left:{left:.2f}%"))
    return marks


def _name(stage: Stage, chapter: Chapter) -> str:
    if chapter.kind == "round":
        return stage.say("timeline-round", number=chapter.number)
    if chapter.kind == "day":
        return stage.say("timeline-day", day=chapter.number)
    return stage.say(f"timeline-{chapter.kind}")


def _leaving(stage: Stage) -> Groups:
    """The lines that leave this one, in one group if their names would overlap.

    Of many, those nearest to the present ply; all of them stand under Lines.
    """
    session = stage.session
    found = leaving(session.tree, session.path[1:])
    near = sorted(found, key=lambda fork: abs(fork[0] - session.ply))[:MOST_FORKS]
    groups: Groups = []
    for fork in sorted(near):
        group = [fork]
        while groups and _reach(stage, groups[-1])[1] > _reach(stage, group)[0]:
            group = groups.pop() + group
        groups.append(group)
    return groups


def _forks(stage: Stage, groups: Groups) -> list[Markup]:
    """The names of the lines that leave this one, each where it leaves."""
    drawn = []
    for leaves in groups:
        left = _left(stage, leaves[0][0])
        of = "tutor-forks tutor-forks-last" if left > 50 else "tutor-forks"
        buttons = [_fork(stage, place) for _, place in leaves]
        drawn.append(element("span", *buttons, of=of, style=f"left:{left:.2f}%"))
    return drawn


def _reach(stage: Stage, leaves: list[tuple[int, int]]) -> tuple[float, float]:
    """The extent on the track of the names of lines in one group."""
    letters = sum(min(len(stage.line_name(place)), LONGEST) + 2 for _, place in leaves)
    left, width = _left(stage, leaves[0][0]), letters * A_LETTER[stage.layout or "wide"]
    begin, end = (left - width, left) if left > 50 else (left, left + width)
    return begin - BEYOND, end + BEYOND


def _fork(stage: Stage, place: int) -> Markup:
    name = stage.line_name(place)
    return control(
        "show",
        place,
        name,
        of="tutor-fork",
        aria_label=stage.say("timeline-fork", name=name, words=stage.step(place)),
        title=stage.say("timeline-fork", name=name, words=stage.step(place)),
    )
