"""The comparison of two lines: where they part, in sentences, and a table of the differences.

A bar on one side and a signed number show a difference; it is read aloud in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tutor.core.records.compare import Compared, Comparison, Figure, Parting
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.shared.markup import Markup, element, join

Picture = Callable[[str], Markup]
NO_PICTURE = Markup("")


class Names(NamedTuple):
    """The names of the two lines."""

    left: str
    right: str


def no_picture(key: str) -> Markup:
    """No picture for any figure."""
    return NO_PICTURE


def comparison_table(
    comparison: Comparison,
    names: Names,
    game: GameWords,
    page: Text,
    mark: Picture,
    picture: Picture = no_picture,
) -> Markup:
    """The comparison of two named lines.

    `mark` draws a player's shape, `picture` the thing that a figure counts (empty for most).
    """
    # Within a sentence the main line's name is no title.
    title, told = page.say("line-main"), page.say("line-main.told")
    within = (page.say("comparison-in", line=told if name == title else name) for name in names)
    compared = _decider_first(game.comparison(comparison, *within), comparison.parting)
    return element(
        "div",
        parting_words(comparison.parting, names, game, page),
        _in_words(compared, page),
        _table(compared, game.compared_table(comparison), names, page, mark, picture),
        _equal(compared, game.compared_table(comparison), page, mark, picture),
        _without_difference(comparison, names, page, mark),
        of="tutor-comparison",
    )


def letter(name: str) -> Markup:
    """The first letter of a line's name on the colour of its side; the name stands beside it."""
    return element("b", name[:1], of="tutor-compare-letter", aria_hidden="true")


def _decider_first(compared: list[Compared], parting: Parting) -> list[Compared]:
    """The player whose decision parts the lines first, then the others by seat."""
    made = parting.left or parting.right
    return sorted(compared, key=lambda each: made is None or each.player != made.player)


def parting_words(parting: Parting, names: Names, game: GameWords, page: Text) -> Markup:
    """The place where the lines part: a heading, and the decision of each line there."""
    made = [
        join(
            element("dt", element("span", name, of=f"tutor-on-{side}")),
            element("dd", game.narrate(decision, parting.state)),
        )
        for side, name, decision in zip(
            ("left", "right"), names, (parting.left, parting.right), strict=True
        )
        if decision is not None
    ]
    heading = element("h3", _where(parting, names, page))
    return element("div", heading, *([element("dl", *made)] if made else []), of="tutor-parting")


def _where(parting: Parting, names: Names, page: Text) -> str:
    due = parting.state.due
    if due is not None and parting.is_secret:
        return page.say("comparison-secret", player=due.player)
    if parting.left is not None and parting.right is not None:
        return page.say("comparison-parting", player=parting.left.player)
    if parting.left is None and parting.right is None:
        return page.say("comparison-one-moment")
    longer, shorter = names if parting.right is None else (names.right, names.left)
    return page.say("comparison-goes-on", longer=longer, shorter=shorter)


def _table(
    compared: list[Compared],
    common: tuple[Figure, ...],
    names: Names,
    page: Text,
    mark: Picture,
    picture: Picture,
) -> Markup:
    """The differences: a part for each player, then one for figures that belong to no player."""
    figures = [figure for each in compared for figure in each.figures] + [*common]
    different = [figure for figure in figures if figure.row.is_different]
    if not different:
        return NO_PICTURE
    say = page.say
    most = max(abs(figure.row.more or 0) for figure in different) or 1

    def part(
        told: Sequence[Figure], colspan: str, *heading: Markup, **data: str
    ) -> Iterable[Markup]:
        rows = [
            row
            for each in told
            if each.row.is_different
            for row in (
                _row(each, most, names, page, picture),
                *(_cause(cause, most, names, page) for cause in each.causes),
            )
        ]
        if rows:
            head = element("th", *heading, scope="rowgroup", colspan=colspan)
            yield element("tbody", element("tr", head, of="tutor-compared-of"), *rows, data=data)

    heads = (
        element("th", element("span", names.left, of="tutor-on-left"), scope="col"),
        element("th", say("comparison-figure"), scope="col"),
        element("th", say("comparison-difference"), scope="col"),
        element("th", element("span", names.right, of="tutor-on-right"), scope="col"),
    )
    columns = str(len(heads))
    parts = [
        one
        for each in compared
        for one in part(
            each.figures,
            columns,
            mark(each.player),
            element("span", each.player, of="tutor-heading"),
            player=each.player,
        )
    ]
    heading = element("span", say("comparison-table"), of="tutor-heading")
    table = element(
        "table",
        element("caption", say("comparison-hint"), of="tutor-unseen"),
        element("thead", element("tr", *heads)),
        *parts,
        *part(common, columns, heading, table="common"),
        of="tutor-compared",
    )
    return element("div", table, of="tutor-compared-card")


def _equal(
    compared: list[Compared],
    common: tuple[Figure, ...],
    page: Text,
    mark: Picture,
    picture: Picture,
) -> Markup:
    """The figures that are equal on both sides, folded; the heading counts them."""
    heading = element("span", page.say("comparison-table"))
    groups = [(mark(each.player), each.player, each.figures) for each in compared]
    told = []
    count = 0
    for shape, of, figures in [*groups, (NO_PICTURE, heading, common)]:
        alike = [each for each in figures if not each.row.is_different]
        count += len(alike)
        if alike:
            items = [
                element(
                    "span",
                    picture(each.row.key),
                    element("span", each.label),
                    " ",
                    element("b", each.left),
                )
                for each in alike
            ]
            told.append(join(element("dt", shape, of), element("dd", *items)))
    if not count:
        return NO_PICTURE
    summary = element(
        "summary",
        page.say("comparison-equal", count=count),
        of="tutor-do tutor-quiet",
        data={"key": "equal"},
    )
    return element(
        "details", summary, element("dl", *told), of="tutor-equal", data={"menu": "equal"}
    )


def _row(figure: Figure, most: int, names: Names, page: Text, picture: Picture) -> Markup:
    row = figure.row
    return element(
        "tr",
        element("td", figure.left, of="tutor-of-left"),
        element("th", picture(row.key), element("span", figure.label), scope="row"),
        element("td", _difference(figure, most, names, page), of="tutor-difference"),
        element("td", figure.right, of="tutor-of-right"),
        of="tutor-counted" if row.more is not None else "tutor-told",
        data={"figure": row.key},
    )


def _cause(cause: Figure, most: int, names: Names, page: Text) -> Markup:
    """A part of the difference above it, and its cause."""
    return element(
        "tr",
        element("td", cause.left, of="tutor-of-left"),
        element("th", page.say("comparison-cause", cause=cause.label), scope="row"),
        element("td", _difference(cause, most, names, page), of="tutor-difference"),
        element("td", cause.right, of="tutor-of-right"),
        of="tutor-caused",
        data={"cause": cause.row.key},
    )


def _difference(figure: Figure, most: int, names: Names, page: Text) -> Markup:
    """A bar on the side that has more, with the number; words for a difference without numbers."""
    more = figure.row.more
    if not more:
        return element("span", page.say("comparison-different"), of="tutor-hint")
    side, line = ("left", names.left) if more < 0 else ("right", names.right)
    count = abs(more)
    bar = element("span", of="tutor-lead-bar", style=f"--share: {count / most:.3f}")
    number = element("b", page.say("comparison-plus", count=count))
    drawn = (number, bar) if side == "left" else (bar, number)
    return join(
        element("span", *drawn, of=f"tutor-lead tutor-lead-{side}", aria_hidden="true"),
        element("span", page.say("comparison-more-in", count=count, line=line), of="tutor-unseen"),
    )


def _without_difference(comparison: Comparison, names: Names, page: Text, mark: Picture) -> Markup:
    same = comparison.same
    if not same:
        return NO_PICTURE
    said = page.say(
        "comparison-nobody", players=page.all_of(same), left=names.left, right=names.right
    )
    return element("p", *map(mark, same), element("span", said), of="tutor-nobody")


def _in_words(compared: list[Compared], page: Text) -> Markup:
    told = [element("p", " ".join(each.sentences)) for each in compared if each.sentences]
    if not told:
        return NO_PICTURE
    heading = element("h3", page.say("comparison-words"))
    return element("section", heading, *told, of="tutor-compared-words")
