"""The comparison of two lines: where they part, sentences, tables for players with a difference.

A difference is shown by the side of a bar and a number with its sign, and read aloud in words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.core.records.compare import Compared, Comparison, Figure, Parting
from tutor.core.words.text import GameText, Text
from widgets.shared.markup import Markup, element, joined

Picture = Callable[[str], Markup]
NO_PICTURE = Markup("")


class Names(NamedTuple):
    """The names of the two lines."""

    left: str
    right: str


def no_picture(key: str) -> Markup:
    """Figures without pictures."""
    return NO_PICTURE


def comparison_table(
    comparison: Comparison,
    names: Names,
    game: GameText,
    page: Text,
    mark: Picture,
    picture: Picture = no_picture,
) -> Markup:
    """The comparison of two named lines.

    `mark` draws a player's shape, `picture` the thing that a figure counts (empty for most).
    """
    # In a sentence the main line is no title.
    title, told = page.say("line-main"), page.say("line-main.told")
    within = (told if name == title else name for name in names)
    compared = _decider_first(game.comparison(comparison, *within), comparison.parting)
    return element(
        "div",
        parting_words(comparison.parting, names, game, page),
        _in_words(compared, page),
        *(_players(each, names, page, mark, picture) for each in compared),
        _common(game.compared_table(comparison), names, page, picture),
        _without_difference(comparison, names, page, mark),
        of="tutor-comparison",
    )


def _decider_first(compared: list[Compared], parting: Parting) -> list[Compared]:
    """The player whose decision parts the lines first, the others in the order of their seats."""
    made = parting.left or parting.right
    return sorted(compared, key=lambda each: made is None or each.player != made.player)


def parting_words(parting: Parting, names: Names, game: GameText, page: Text) -> Markup:
    """The place where the lines part: a heading, and the decision of each line there."""
    made = [
        joined(element("dt", name), element("dd", game.decision(decision, parting.state)))
        for name, decision in zip(names, (parting.left, parting.right), strict=True)
        if decision is not None
    ]
    heading = element("h3", _where(parting, names, page))
    return element(
        "div", heading, *([element("dl", *made)] if made else []), of="tutor-card tutor-parting"
    )


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


def _players(
    compared: Compared, names: Names, page: Text, mark: Picture, picture: Picture
) -> Markup:
    """One player's figures."""
    caption = element(
        "caption",
        mark(compared.player),
        element("span", compared.player, of="tutor-heading"),
        element("span", page.say("comparison-hint"), of="tutor-hint"),
    )
    return _table(compared.figures, caption, names, page, picture, player=compared.player)


def _common(figures: tuple[Figure, ...], names: Names, page: Text, picture: Picture) -> Markup:
    """The differences in things that belong to no player; empty without any."""
    if not figures:
        return NO_PICTURE
    heading = element("span", page.say("comparison-table"), of="tutor-heading")
    return _table(figures, element("caption", heading), names, page, picture, table="common")


def _table(
    figures: tuple[Figure, ...],
    caption: Markup,
    names: Names,
    page: Text,
    picture: Picture,
    **data: str,
) -> Markup:
    say = page.say
    heads = (
        names.left,
        say("comparison-figure"),
        say("comparison-difference"),
        names.right,
    )
    head = element("tr", *(element("th", each, scope="col") for each in heads))
    most = max(abs(figure.row.more or 0) for figure in figures) or 1
    rows = [_row(figure, most, names, page, picture) for figure in figures]
    table = element(
        "table",
        caption,
        element("thead", head),
        element("tbody", *rows),
        of="tutor-compared",
        data=data,
    )
    return element("div", table, of="tutor-card tutor-compared-card")


def _row(figure: Figure, most: int, names: Names, page: Text, picture: Picture) -> Markup:
    row = figure.row
    return element(
        "tr",
        element("td", figure.left),
        element("th", picture(row.key), element("span", figure.label), scope="row"),
        element("td", _difference(figure, most, names, page), of="tutor-difference"),
        element("td", figure.right),
        of="tutor-counted" if row.more is not None else "tutor-told",
        data={"figure": row.key},
    )


def _difference(figure: Figure, most: int, names: Names, page: Text) -> Markup:
    """A bar to the side that has more with the number; words where there is nothing to count."""
    more = figure.row.more
    if not more:
        said = "different" if figure.row.is_different else "same"
        return element("span", page.say(f"comparison-{said}"), of="tutor-hint")
    side, line = ("left", names.left) if more < 0 else ("right", names.right)
    count = abs(more)
    bar = element("span", of="tutor-lead-bar", style=f"--share: {count / most:.3f}")
    number = element("b", page.say("comparison-plus", count=count))
    drawn = (number, bar) if side == "left" else (bar, number)
    return joined(
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
    return element("p", *map(mark, same), element("span", said), of="tutor-card tutor-nobody")


def _in_words(compared: list[Compared], page: Text) -> Markup:
    told = [element("p", " ".join(each.sentences)) for each in compared if each.sentences]
    if not told:
        return NO_PICTURE
    heading = element("h3", page.say("comparison-words"))
    return element("section", heading, *told, of="tutor-card tutor-compared-words")
