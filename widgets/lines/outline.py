"""The outline of the tree: one row per line, with a menu of commands for the line."""

from __future__ import annotations

from typing import Final

from tutor.core.records.lines import beginning, beginnings, line_end
from widgets.lines.hues import hue_class
from widgets.shared.controls import control, menu, menu_item
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage

NAME_FIELD: Final = ".tutor-lines-card input"
DEEPEST: Final = 6
INDENT: Final = 12


def draw_outline(stage: Stage) -> Markup:
    """Every line of the tree, in the order in which they leave one another."""
    rows = [_row(stage, place) for place in (0, *beginnings(stage.session.tree))]
    hint = element("p", stage.say("lines-hint"), of="tutor-hint")
    return join(hint, element("ul", *rows, of="tutor-lines"))


def line_menu(stage: Stage, place: int) -> Markup:
    """The commands for a line; the main line can only be compared, and no line with itself."""
    say, tree = stage.say, stage.session.tree
    end, name = line_end(tree, place), stage.line_name(place)
    compare = say("lines-compare.with", name=stage.line_name(stage.session.place))
    is_here = beginning(tree, stage.session.place) == place
    items = [] if is_here else [menu_item("compare", end, compare)]
    if place:
        items.append(menu_item("rename", place, say("lines-rename"), to=NAME_FIELD))
        items += _orders(stage, place)
        items.append(menu_item("prune", place, say("lines-delete")))
    return menu(f"line-{place}", say("lines-menu", name=name), *items) if items else Markup("")


def _orders(stage: Stage, place: int) -> list[Markup]:
    """The commands that move a line among those that leave at the same step."""
    say, tree = stage.say, stage.session.tree
    siblings = tree.children(tree.node(place).parent)
    index = siblings.index(place)
    first, before = siblings[0], siblings[max(index - 1, 0)]
    found = []
    if index and first > tree.protected:
        found.append(menu_item("promote", place, say("lines-promote")))
    if index > 1 and before > tree.protected:
        found.append(menu_item("move-up", place, say("lines-up")))
    if 0 < index < len(siblings) - 1:
        found.append(menu_item("move-up", siblings[index + 1], say("lines-down")))
    return found


def _row(stage: Stage, place: int) -> Markup:
    """A line: its name, where it leaves which other line, its length, its marks."""
    session, say = stage.session, stage.say
    tree = session.tree
    end = line_end(tree, place)
    here = beginning(tree, session.place) == place
    length = len(tree.path(end)) - len(tree.path(place)) + (1 if place else 0)
    if place:
        parent = tree.node(place).parent
        words = say(
            "lines-from",
            line=stage.line_name(parent),
            ply=len(tree.path(parent)) + 1,
            words=stage.step(place),
        )
        marks = " ".join(tree.node(place).marks)
    else:
        words, marks = say("lines-main-hint" if tree.protected else "lines-main-free"), ""
    name = stage.line_name(place)
    button = control(
        "show",
        place or (tree.children(0) or (0,))[0],
        element("b", name),
        " ",
        element("span", marks, of="tutor-marks"),
        " ",
        element("span", words, of="tutor-line-words"),
        " ",
        element("span", say("lines-steps", count=length), of="tutor-hint"),
        of="tutor-line-row",
        **({"aria_current": "true"} if here else {}),
    )
    indent = f"margin-left:{_depth(stage, place) * INDENT}px"
    row = join(button, line_menu(stage, place))
    return element("li", row, of=hue_class(tree, place), style=indent, data={"line": name})


def _depth(stage: Stage, place: int) -> int:
    """The number of lines between a line and the main line, up to the deepest indentation."""
    tree, depth = stage.session.tree, 0
    while begins := beginning(tree, place):
        depth += 1
        place = tree.node(begins).parent
    return min(depth, DEEPEST)
