"""The track of the timeline: the turns of the day in view, and a bar of the whole line.

The bar has a part for each day and night, or for each round in a game without days; the
slider lies over the bar. Above the bar stand as many turns of the day in view as fit.
Each turn is shown by its player's mark, above the place of the turn's first step. Lines
that leave the line in view hang from the bar. If the line in view is shorter than the
main line, the rest of the main line stays visible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from tutor.core.records.lines import Chapter, Line, beginning, line_end, line_to, side_lines
from widgets.lines.comparison import hue_class
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

ROOM: Final = {"wide": 50, "medium": 20, "phone": 16}
"""The number of marks that fit beside each other, by the layout of the page."""

A_DIGIT: Final = {"wide": 0.4, "medium": 0.66, "phone": 0.56}
"""The width of a digit of a round's number, in widths of a mark, by the layout of the page."""

A_SPACE: Final = 0.3
"""The space between the numbers of two rounds, in widths of a mark."""

NEAR: Final = 0.01
"""How much signs may overlap, in per cent of the track, because their places are rounded."""

MOST_NOTCHES: Final = {"wide": 160, "medium": 80, "phone": 40}
"""The length of the longest line whose decisions are drawn as notches, by the page's layout."""

NIGHT: Final = "\u263e"
"""The sign of a night whose name has no room."""

HANDLE: Final = {"wide": 1.7, "medium": 4.2, "phone": 6.0}
"""Half the width of the slider's handle in per cent of the track, by the page's layout."""

BEYOND: Final = " tutor-part-beyond"
"""The CSS class of a part after the end of the line in view."""

MOST_FORKS: Final = 8
"""The most lines that are drawn as forks: those nearest to the present step."""

APART: Final = {"wide": 2.9, "medium": 5.2, "phone": 9.0}
"""The least distance of two forks in per cent of the track, by the page's layout."""

SHORT: Final = 2
"""The number of characters of a line's name that are shown without focus or pointer."""


class Scale(NamedTuple):
    """The scale of the track; it gives marks, parts, forks and the handle their places."""

    plies: int

    def at(self, ply: int) -> float:
        """Return the place of a ply, in per cent of the track."""
        return 100 * ply / self.plies


class Part(NamedTuple):
    """A part of the bar: the chapter that begins it, and the ply at which the next part begins."""

    chapter: Chapter
    end: int


def track(stage: Stage) -> Markup:
    """Return the track: the line in view with the present ply, and the rest of the main line."""
    line, now = stage.session.line, stage.session.ply
    parts, scale = parts_of(line), Scale(extent(stage))
    beyond = _beyond(stage) if scale.plies > max(line.plies, 1) else []
    return element(
        "div",
        element("div", *_turns(stage, scale, parts), class_="tutor-turns", aria_hidden="true"),
        element(
            "div",
            *(_part(stage, scale, part, "", beyond[:1]) for part in parts),
            *(_part(stage, scale, part, BEYOND, parts[-1:]) for part in beyond),
            class_="tutor-parts",
        ),
        *_notches(stage, scale),
        element("span", class_="tutor-filled", style=f"--at:{scale.at(now):.2f}%"),
        *_forks(stage, scale),
        class_="tutor-track-inside",
        data={"at": stage.session.moment},
    )


def parts_of(line: Line) -> list[Part]:
    """Return the parts of a line: its days and nights, or its rounds in a game without days."""
    kinds = ("start", "day", "night") if line.part == "day" else ("start", "round")
    begun = [chapter for chapter in line.chapters if chapter.kind in kinds]
    ends = [chapter.ply for chapter in begun[1:]] + [max(line.plies, 1)]
    found = [Part(chapter, end) for chapter, end in zip(begun, ends, strict=True)]
    return [part for part in found if part.end > part.chapter.ply]


def main_path(stage: Stage) -> tuple[int, ...]:
    """Return the nodes of the main line from the start to its end."""
    tree = stage.session.tree
    return (0, *tree.path(line_end(tree, 0)))


def extent(stage: Stage) -> int:
    """Return the number of plies on the track: the length of the line in view or of the main line.

    The longer of the two lines counts.
    """
    return max(stage.session.line.plies, len(main_path(stage)) - 1, 1)


def _beyond(stage: Stage) -> list[Part]:
    """Return the parts of the main line that lie after the end of the line in view."""
    own = stage.session.line.plies
    main = line_to(stage.session.tree, main_path(stage)[-1])
    return [
        Part(part.chapter._replace(ply=max(part.chapter.ply, own)), part.end)
        for part in parts_of(main)
        if part.end > own
    ]


# The bar


def _notches(stage: Stage, scale: Scale) -> list[Markup]:
    """Return a row of notches, one for each decision; for a long line return an empty list.

    The reader could not tell the notches of a long line apart.
    """
    if scale.plies > MOST_NOTCHES[stage.layout or "wide"]:
        return []
    return [element("span", class_="tutor-notches", style=f"--step:{100 / scale.plies:.4f}%")]


def _part(stage: Stage, scale: Scale, part: Part, more: str, across: list[Part]) -> Markup:
    """Return the part of the bar for a day, a night or a round.

    A narrow part has a number in place of its name, or no text.

    `more` is a further CSS class. `across` are the parts on the other side of the end of the
    line in view. If the end of the line divides a day, only the longer half of the day has
    the name.
    """
    chapter, session = part.chapter, stage.session
    name = chapter_name(stage, chapter)
    is_now = not more and (
        chapter.ply <= session.ply < part.end or part.end == session.ply == session.line.plies
    )
    number = str(chapter.number) if chapter.number else NIGHT if chapter.kind == "night" else ""
    left, right = scale.at(chapter.ply), scale.at(part.end)
    is_named = all(
        (other.chapter.kind, other.chapter.number) != (chapter.kind, chapter.number)
        or (part.end - chapter.ply, not more) > (other.end - other.chapter.ply, bool(more))
        for other in across
    )
    words = (
        element("span", name, class_="tutor-long"),
        element("span", number, class_="tutor-short"),
    )
    aside = _beside_handle(stage, scale.at(session.ply), left, right)
    return element(
        "span",
        *(words if is_named else ()),
        class_=f"tutor-part tutor-part-{chapter.kind}{more}{' tutor-now' if is_now else ''}",
        style=f"left:{left:.2f}%;width:{right - left:.2f}%{aside}",
        title=name,
    )


def _beside_handle(stage: Stage, at: float, left: float, right: float) -> str:
    """Return the CSS style that keeps a part's name clear of the handle, on the side with more room."""
    half = HANDLE[stage.layout or "wide"]
    if at + half <= left or right <= at - half:
        return ""
    before, after = max(at - half - left, 0.0), max(right - at - half, 0.0)
    side = "right" if before >= after else "left"
    return f";padding-{side}:{right - left - max(before, after):.2f}%"


def chapter_name(stage: Stage, chapter: Chapter) -> str:
    """Return the name of a round, day or night, or of the start."""
    if chapter.kind == "round":
        return stage.say("timeline-round", number=chapter.number)
    if chapter.kind == "day":
        return stage.say("timeline-day", day=chapter.number)
    return stage.say(f"timeline-{chapter.kind}")


# Turns


class Sign(NamedTuple):
    """A sign above the bar: its left and right end in per cent of the track, and its markup."""

    begin: float
    end: float
    drawn: Markup


def _turns(stage: Stage, scale: Scale, parts: list[Part]) -> list[Markup]:
    """Return the marks of the turns of the day in view, and the numbers of its rounds.

    If the signs overlap, the present turn and its round come first, then all turns or all
    rounds of the day, whichever kind fits. If only a part of a kind fits, the whole kind is
    left out, because a row with gaps would look complete. The slider reaches every turn by
    keyboard, so the marks are no buttons.
    """
    line, now = stage.session.line, stage.session.ply
    days = [part for part in parts if part.chapter.kind not in ("start", "night")]
    begun = [part for part in days if part.chapter.ply <= now]
    shown = begun[-1:] or days[:1]
    if not shown:
        return []
    day = shown[0]
    # The turn that ends a line belongs to its own day.
    end = day.end + (day.end >= line.plies)
    landmarks = stage.panels.landmarks(stage.showing(), line)
    if landmarks is not None:
        plies = range(day.chapter.ply, day.end + (day.end == line.plies))
        return _landmarks(stage, scale, [each for each in landmarks if each[0] in plies])
    turns = [
        chapter
        for chapter in line.chapters
        if chapter.kind == "turn" and day.chapter.ply <= chapter.ply < end
    ]
    if not turns:
        return []
    current = max((turn for turn in turns if turn.ply <= now), default=turns[0])
    nearest = sorted(turns, key=lambda turn: (turn != current, abs(turn.ply - now)))
    marks = [_turn(stage, scale, turn, is_now=turn == current) for turn in nearest]
    rounds = []
    if line.part == "day":
        number = _round_of(line)
        begins = {key: next(found) for key, found in groupby(turns, number) if key}
        near = sorted(begins.items(), key=lambda each: each[0] != number(current))
        rounds = [
            _round(stage, scale, key, turn, is_now=key == number(current)) for key, turn in near
        ]
    if _have_room(marks):
        others = [*marks[1:], *rounds[1:]] if _have_room([*marks, *rounds]) else marks[1:]
    else:
        others = rounds[1:] if _have_room(rounds) else [*rounds[1:], *marks[1:]]
    return [sign.drawn for sign in sorted(_beside_each_other([marks[0], *rounds[:1], *others]))]


def _have_room(signs: list[Sign]) -> bool:
    """Return whether all the signs fit beside each other."""
    return len(_beside_each_other(signs)) == len(signs)


def _beside_each_other(signs: list[Sign]) -> list[Sign]:
    """Return the signs that fit beside each other; if two overlap, the earlier one in `signs` stays."""
    seen: list[Sign] = []
    for sign in signs:
        if all(sign.end <= other.begin + NEAR or other.end <= sign.begin + NEAR for other in seen):
            seen.append(sign)
    return seen


def _round_of(line: Line) -> Callable[[Chapter], int]:
    """Return a function that returns the number of the round of a turn within its day."""
    rounds = [chapter for chapter in line.chapters if chapter.kind == "round"]
    return lambda turn: max((each.number for each in rounds if each.ply <= turn.ply), default=0)


def _room(stage: Stage) -> float:
    """Return the width of a mark, in per cent of the track."""
    return 100 / ROOM[stage.layout or "wide"]


def _round(stage: Stage, scale: Scale, number: int, first: Chapter, *, is_now: bool) -> Sign:
    """Return the number of a round as a sign above the bar, before the mark of its first turn."""
    left, room = scale.at(first.ply), _room(stage)
    drawn = element(
        "span",
        str(number),
        class_=f"tutor-round-name{' tutor-now' if is_now else ''}",
        style=f"right:{100 - left:.2f}%",
        title=stage.say("timeline-round", number=number),
    )
    wide = A_DIGIT[stage.layout or "wide"] * len(str(number)) + A_SPACE
    return Sign(left - room * (0.5 + wide), left - room / 2, drawn)


def _turn(stage: Stage, scale: Scale, turn: Chapter, *, is_now: bool) -> Sign:
    """Return the mark of a turn's player; if all players choose at once, the number of the turn."""
    name = stage.say("timeline-turn", player=turn.player) if turn.player else ""
    drawn = stage.mark(turn.player) if turn.player else Markup(str(turn.number))
    return _mark(stage, scale, turn.ply, drawn, is_now=is_now, name=name)


def _mark(
    stage: Stage,
    scale: Scale,
    ply: int,
    drawn: Markup,
    *,
    is_now: bool,
    name: str = "",
    is_event: bool = False,
) -> Sign:
    """Return a mark at its ply; a press on the mark goes to this ply.

    If `is_event` is true, the mark appears when the sentence on its event appears.
    """
    past = " tutor-past" if ply < stage.session.ply else ""
    left, room = scale.at(ply), _room(stage)
    named = {"title": name} if name else {}
    mark = element(
        "span",
        drawn,
        class_=f"tutor-tick{past}{' tutor-tick-now' if is_now else ''}",
        style=f"left:{left:.2f}%",
        data={"do": "goto", "value": ply, **({"event": 1} if is_event else {})},
        **named,
    )
    return Sign(left - room / 2, left + room / 2, mark)


def _landmarks(stage: Stage, scale: Scale, there: Sequence[tuple[int, Markup]]) -> list[Markup]:
    """Return the marks that a game puts on the track in place of turns, from left to right.

    If marks overlap, those nearest to the present step are drawn.
    """
    now = stage.session.ply
    last = max((ply for ply, _ in there if ply <= now), default=-1)
    nearest = sorted(there, key=lambda each: abs(each[0] - now))
    signs = [
        _mark(stage, scale, ply, drawn, is_now=ply == last, is_event=True) for ply, drawn in nearest
    ]
    return [sign.drawn for sign in sorted(_beside_each_other(signs))]


# Forks


def _forks(stage: Stage, scale: Scale) -> list[Markup]:
    """Return the forks: for each line that leaves the line in view, a stem and a button.

    If there are many such lines, only those nearest to the present ply are drawn. The tab of
    lines lists all of them.
    """
    session = stage.session
    found = side_lines(session.tree, session.path[1:])
    near = sorted(sorted(found, key=lambda fork: abs(fork[0] - session.ply))[:MOST_FORKS])
    lefts = [scale.at(ply) for ply, _ in near]
    drawn = []
    for (ply, place), left, aside in zip(near, lefts, _apart(stage, lefts), strict=True):
        stem = f"tutor-stem {hue_class(session.tree, place)}"
        drawn.append(element("span", class_=stem, style=f"left:{left:.2f}%"))
        goes_beyond = not beginning(session.tree, place) and scale.plies > session.line.plies
        drawn.append(_fork(stage, ply, place, left if goes_beyond else aside, goes_beyond))
    return drawn


def _apart(stage: Stage, lefts: list[float]) -> list[float]:
    """Return the places of forks, moved so that no two overlap and all stay on the track."""
    apart = APART[stage.layout or "wide"]
    moved: list[float] = []
    for left in lefts:
        moved.append(max(left, moved[-1] + apart) if moved else left)
    for place in reversed(range(len(moved))):
        moved[place] = min(moved[place], 100 - apart * (len(moved) - 1 - place))
    return moved


def _fork(stage: Stage, ply: int, place: int, left: float, goes_beyond: bool) -> Markup:
    """Return the button of a fork; it goes to the fork's line and shows the first letter of its name.

    The full name appears under the pointer. If `goes_beyond` is true, the line is the rest of
    the main line, and the full name is always visible.
    """
    name = stage.line_in_words(place)
    short = name if len(name) <= SHORT else f"{name[:1]}…"
    kind = "beyond" if goes_beyond else "late" if left > 50 else "early"
    return control(
        "show",
        place,
        element("span", name if goes_beyond else short, aria_hidden="true"),
        element("span", name, class_="tutor-fork-name", aria_hidden="true"),
        class_=f"tutor-fork tutor-fork-{kind} {hue_class(stage.session.tree, place)}",
        style=f"left:{left:.2f}%",
        aria_label=stage.say_of_line("timeline-fork", name=name, ply=ply, words=stage.step(place)),
    )
