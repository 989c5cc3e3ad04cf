"""Twin worlds as drawings: a pair of bars for each pair, and the result of all pairs in words."""

from __future__ import annotations

from typing import Final

from tutor.core.laboratory.intervals import FEWEST, Interval
from tutor.core.laboratory.worlds import Gap, Pair, World, Worlds
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

WORLDS: Final = ("1", "2")
"""The names of the two worlds; letters would look like players or lines."""


def draw_pairs(stage: Stage, worlds: Worlds) -> Markup:
    """A control for each pair, which opens it: points as bars, and how both worlds end."""
    most = max(
        (worlds.score(world) for pair in worlds.pairs for world in (pair.first, pair.second)),
        default=0.0,
    )
    drawn = [element("li", _pair(stage, worlds, pair, most or 1.0)) for pair in worlds.pairs]
    label = stage.say("twins-list")
    return element("ol", *drawn, of="tutor-twin-pairs", aria_label=label)


def _pair(stage: Stage, worlds: Worlds, pair: Pair, most: float) -> Markup:
    both = (pair.first, pair.second)
    scored = [worlds.score(world) for world in both]
    bars = [
        _bar(stage, worlds, letter, world, most, is_more=points > min(scored))
        for letter, world, points in zip(WORLDS, both, scored, strict=True)
    ]
    more = "a" if scored[0] > scored[1] else "b" if scored[1] > scored[0] else "none"
    one, two = (_world_words(stage, worlds, world) for world in both)
    number = pair.number + 1
    return control(
        "twin-open",
        pair.number,
        element("span", str(number), of="tutor-twin-number", aria_hidden="true"),
        element("span", *bars, of="tutor-twin-bars", aria_hidden="true"),
        of=f"tutor-twin tutor-twin-{more}",
        aria_label=stage.say("twins-pair", number=number, one=one, two=two, more=more),
    )


def _bar(
    stage: Stage, worlds: Worlds, letter: str, world: World, most: float, *, is_more: bool
) -> Markup:
    """A world: its letter, its points as a bar and a number, how it ends, and who wins."""
    points = worlds.score(world)
    marks = [stage.mark(name) for name in worlds.winners(world)]
    ending = ending_named(stage, world)
    return element(
        "span",
        element("b", letter, of="tutor-twin-letter"),
        element("i", style=f"--share:{max(points, 0.0) / most:.3f}"),
        element("b" if is_more else "span", f"{points:.0f}"),
        *([element("small", ending)] if ending else []),
        element("span", *marks, of="tutor-twin-won"),
        of=f"tutor-twin-bar tutor-twin-of-{letter}",
    )


def ending_named(stage: Stage, world: World) -> str:
    """How a world ends; empty in a game with only one ending."""
    name = world.outcome.ending
    words = f"ending-{name}"
    return stage.game.say(words) if name and stage.game.text.knows(words) else name


def _world_words(stage: Stage, worlds: Worlds, world: World) -> str:
    """A world in words: the points of its player, how it ends, who wins."""
    ending = ending_named(stage, world)
    return stage.say(
        "twins-world",
        points=round(worlds.score(world)),
        is_named="yes" if ending else "no",
        ending=ending,
        winners=stage.text.all_of(worlds.winners(world)),
    )


def summary(stage: Stage, worlds: Worlds, *, is_done: bool) -> Markup:
    """In how many pairs each move did better, by how much on average, and whether that is sure.

    The page scrolls to it when the work is done.
    """
    return element(
        "div",
        *(element("p", each) for each in sentences(stage, worlds)),
        of="tutor-twin-summary",
        data={"done": int(is_done)},
    )


def sentences(stage: Stage, worlds: Worlds) -> list[str]:
    """The result of the pairs: points, then wins, each with its verdict."""
    say, told = stage.say, []
    for name, gap, scale in (("points", worlds.points, 1), ("wins", worlds.win, 100)):
        counts = {"better": gap.better, "equal": gap.equal, "worse": gap.worse}
        counted = say(f"twins-{name}", pairs=gap.pairs, **counts)
        mean, judged = _mean(stage, name, gap, scale), _gap_verdict(stage, name, gap)
        told.append(" ".join(filter(None, (counted, mean, judged))))
    return told


def _mean(stage: Stage, name: str, gap: Gap, scale: int) -> str:
    """By how much the better world is ahead, and how far luck could move that."""
    interval, is_first = gap.interval, gap.mean >= 0
    first, second = WORLDS if is_first else WORLDS[::-1]
    mean = _size(scale * gap.mean)
    said = {"ahead": "none" if mean == "0" else "one", "mean": mean, "first": first}
    if interval is None:
        return stage.say("twins-mean-few", needed=FEWEST, **said)
    if name == "wins" and interval.low <= -1 and interval.high >= 1:
        return ""  # after one pair everything is still possible
    low, high = interval if is_first else Interval(-interval.high, -interval.low)
    return stage.say(
        f"twins-mean-{name}",
        second=second,
        is_sure="yes" if low > 0 else "no",
        most=_size(scale * high),
        other=_size(scale * low),
        **said,
    )


def _gap_verdict(stage: Stage, name: str, gap: Gap) -> str:
    return stage.say("twins-judged", measure=name, verdict=gap.verdict)


def _size(value: float) -> str:
    """The size of a difference as a whole number, or with one digit if it has one."""
    return f"{abs(value):.1f}".removesuffix(".0")
