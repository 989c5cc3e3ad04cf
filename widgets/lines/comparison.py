"""The comparison of two lines as markup: where the lines differ first, and a table of differences.

Each side has a colour, and a letter and a name for readers who do not see colours. A difference is
a bar on one side and a signed number; screen readers read it in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import Final, NamedTuple

from tutor.core.records.compare import Compared, Comparison, Figure, Parting
from tutor.core.records.lines import beginning, beginnings, letter_for, line_to
from tutor.core.records.moments import moment_at
from tutor.core.records.tree import Tree
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.stage import Stage

HUES: Final = 3
"""The number of colours of side lines; the main line has its own colour, number 0."""


def hue(tree: Tree, place: int) -> int:
    """Return the number of the colour of the line of node `place`.

    The letter of the line gives the number. If the name of the line is no letter, the number
    is that of the line's place among the side lines.
    """
    begins = beginning(tree, place)
    if not begins:
        return 0
    name = tree.node(begins).name or letter_for(tree, begins)
    letter, number = name[:1], name[1:]
    if letter in ascii_uppercase and (not number or number.isdecimal()):
        age = ascii_uppercase.index(letter) + len(ascii_uppercase) * (int(number[:6] or 1) - 1)
    else:
        age = sorted(beginnings(tree)).index(begins)
    return 1 + age % HUES


def hue_class(tree: Tree, place: int) -> str:
    """Return the CSS class that gives an element the colour of the line of node `place`."""
    return f"tutor-hue-{hue(tree, place)}"


def hues_beside(tree: Tree, left: int, right: int) -> tuple[int, int]:
    """Return the numbers of the colours of two sides, which always differ.

    Even two nodes of one line get two colours.
    """
    one, other = hue(tree, left), hue(tree, right)
    return (one if one != other else 1 + one % HUES), other


Picture = Callable[[str], Markup]
NO_PICTURE = Markup("")


UNNAMED: Final = ("line-main", "line-teacher", "line-yours")
"""The messages that name the lines to which no person gave a name."""


class Names(NamedTuple):
    """The names of the two lines."""

    left: str
    right: str


def no_picture(key: str) -> Markup:
    """Return an empty picture for every figure."""
    return NO_PICTURE


def comparison_table(
    comparison: Comparison,
    names: Names,
    game: GameWords,
    page: Text,
    mark: Picture,
    picture: Picture = no_picture,
) -> Markup:
    """Return the comparison of two named lines as markup.

    `mark` returns a player's shape. `picture` returns the picture of a figure, which is empty
    for most figures.
    """
    # Within a sentence a line without a name of its own has another name than in a heading.
    told = {page.say(each): page.say(f"{each}.told") for each in UNNAMED}
    within = (told.get(name) or page.say("comparison-in", line=name) for name in names)
    compared = _decider_first(game.comparison(comparison, *within), comparison.parting)
    return element(
        "div",
        parting_words(comparison.parting, names, game, page),
        _in_words(compared, page),
        _table(compared, game.compared_table(comparison), names, page, mark, picture),
        _equal(compared, game.compared_table(comparison), page, mark, picture),
        _without_difference(comparison, names, page, mark),
        class_="tutor-comparison",
    )


def letter(name: str) -> Markup:
    """Return the first letter of a line's name on the colour of the line's side.

    Screen readers skip the letter, because the name stands beside it.
    """
    return element("b", name[:1], class_="tutor-compare-letter", aria_hidden="true")


def _decider_first(compared: list[Compared], parting: Parting) -> list[Compared]:
    """Return the players in the order of the table.

    The player whose decision is the first difference comes first, and then the other players
    by seat.
    """
    made = parting.left or parting.right
    return sorted(compared, key=lambda each: made is None or each.player != made.player)


def parting_words(parting: Parting, names: Names, game: GameWords, page: Text) -> Markup:
    """Return the place where the lines first differ: a heading, and the next decision of each line."""
    made = [
        join(
            element("dt", element("span", name, class_=f"tutor-on-{side}")),
            element("dd", game.narrate(decision, parting.state)),
        )
        for side, name, decision in zip(
            ("left", "right"), names, (parting.left, parting.right), strict=True
        )
        if decision is not None
    ]
    heading = element("h3", _where(parting, names, page))
    return element(
        "div", heading, *([element("dl", *made)] if made else []), class_="tutor-parting"
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


def _table(
    compared: list[Compared],
    common: tuple[Figure, ...],
    names: Names,
    page: Text,
    mark: Picture,
    picture: Picture,
) -> Markup:
    """Return the table of differences: a part for each player, then a part for the other figures."""
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
            yield element(
                "tbody", element("tr", head, class_="tutor-compared-of"), *rows, data=data
            )

    heads = (
        element("th", element("span", names.left, class_="tutor-on-left"), scope="col"),
        element("th", say("comparison-figure"), scope="col"),
        element("th", say("comparison-difference"), scope="col"),
        element("th", element("span", names.right, class_="tutor-on-right"), scope="col"),
    )
    columns = str(len(heads))
    parts = [
        one
        for each in compared
        for one in part(
            each.figures,
            columns,
            mark(each.player),
            element("span", each.player, class_="tutor-heading"),
            player=each.player,
        )
    ]
    heading = element("span", say("comparison-table"), class_="tutor-heading")
    table = element(
        "table",
        element("caption", say("comparison-hint"), class_="tutor-unseen"),
        element("thead", element("tr", *heads)),
        *parts,
        *part(common, columns, heading, table="common"),
        class_="tutor-compared",
    )
    return element("div", table, class_="tutor-compared-card")


def _equal(
    compared: list[Compared],
    common: tuple[Figure, ...],
    page: Text,
    mark: Picture,
    picture: Picture,
) -> Markup:
    """Return the figures that are equal on both sides, folded under a heading with their number."""
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
        class_="tutor-do tutor-quiet",
        data={"key": "equal"},
    )
    return element(
        "details", summary, element("dl", *told), class_="tutor-equal", data={"menu": "equal"}
    )


def _row(figure: Figure, most: int, names: Names, page: Text, picture: Picture) -> Markup:
    row = figure.row
    return element(
        "tr",
        element("td", figure.left, class_="tutor-of-left"),
        element("th", picture(row.key), element("span", figure.label), scope="row"),
        element("td", _difference(figure, most, names, page), class_="tutor-difference"),
        element("td", figure.right, class_="tutor-of-right"),
        class_="tutor-counted" if row.more is not None else "tutor-told",
        data={"figure": row.key},
    )


def _cause(cause: Figure, most: int, names: Names, page: Text) -> Markup:
    """Return the row of a cause, which says how much of a difference this cause explains."""
    return element(
        "tr",
        element("td", cause.left, class_="tutor-of-left"),
        element("th", page.say("comparison-cause", cause=cause.label), scope="row"),
        element("td", _difference(cause, most, names, page), class_="tutor-difference"),
        element("td", cause.right, class_="tutor-of-right"),
        class_="tutor-caused",
        data={"cause": cause.row.key},
    )


def _difference(figure: Figure, most: int, names: Names, page: Text) -> Markup:
    """Return a difference as a number and a bar, on the side of the line that has more.

    If the figure is no number, the word "different" takes the place of the bar.
    """
    more = figure.row.more
    if not more:
        return element("span", page.say("comparison-different"), class_="tutor-hint")
    side, line = ("left", names.left) if more < 0 else ("right", names.right)
    count = abs(more)
    bar = element("span", class_="tutor-lead-bar", style=f"--share: {count / most:.3f}")
    number = element("b", page.say("comparison-plus", count=count))
    drawn = (number, bar) if side == "left" else (bar, number)
    return join(
        element("span", *drawn, class_=f"tutor-lead tutor-lead-{side}", aria_hidden="true"),
        element(
            "span", page.say("comparison-more-in", count=count, line=line), class_="tutor-unseen"
        ),
    )


def _without_difference(comparison: Comparison, names: Names, page: Text, mark: Picture) -> Markup:
    same = comparison.same
    if not same:
        return NO_PICTURE
    said = page.say(
        "comparison-nobody", players=page.all_of(same), left=names.left, right=names.right
    )
    return element("p", *map(mark, same), element("span", said), class_="tutor-nobody")


def _in_words(compared: list[Compared], page: Text) -> Markup:
    told = [element("p", " ".join(each.sentences)) for each in compared if each.sentences]
    if not told:
        return NO_PICTURE
    heading = element("h3", page.say("comparison-words"))
    return element("section", heading, *told, class_="tutor-compared-words")


SIDES: Final = ("left", "right")
SIGNS: Final = {"back": "\u25c0", "on": "\u25b6"}
START: Final = f"|{SIGNS['back']}"
END: Final = f"{SIGNS['on']}|"
LETTER: Final = 1
"""The length of a name such as "A", which sentences write as "line A"."""


class CompareHeads:
    """The heads of the two sides of a comparison and the controls between them, in a stage's words."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def head(self, place: int, name: str, side: str) -> Markup:
        """Return the head of a side: its letter, name and place, and buttons that move along its line."""
        tree, stage = self._stage.session.tree, self._stage
        say, ply = stage.say, len(tree.path(place))
        steps = [
            control(
                "compare-step",
                f"{side}-{way}",
                sign,
                title=say(f"compare-{way}"),
                aria_label=say(f"compare-{way}.of", name=name),
            )
            for way, sign in SIGNS.items()
        ]
        told = element(
            "div",
            element("p", self._when(place), class_="tutor-compare-when"),
            element("p", stage.step(place)),
        )
        return element(
            "section",
            element(
                "div",
                letter(name),
                element("h2", self._long(name)),
                element("p", self._stage.say_of_line("compare-at", ply=ply)),
                class_=f"tutor-compare-band tutor-on-{side}",
            ),
            element(
                "div",
                told,
                element("div", *steps, class_="tutor-row"),
                class_="tutor-compare-place",
            ),
            class_="tutor-compare-head",
            data={"side": side},
        )

    def switch(self, names: Names, seen: int) -> Markup:
        """Return the buttons that choose one of the two boards, on a page with room for only one board."""
        sides = [
            control(
                "compare-side",
                side,
                letter(name),
                element("span", self._long(name)),
                class_=f"tutor-on-{side}",
                aria_pressed=str(number == seen).lower(),
            )
            for number, (side, name) in enumerate(zip(SIDES, names, strict=True))
        ]
        label = self._stage.say("compare-boards")
        return element("div", *sides, role="group", aria_label=label, data={"seen": SIDES[seen]})

    def steps_of_both(self) -> Markup:
        """Return the buttons that move both sides a turn back or on, or bring both to one moment again."""
        say = self._stage.say
        back, on = (
            control(
                "compare-step",
                f"both-{way}",
                2 * sign,
                title=say(f"compare-turn-{way}"),
                aria_label=say(f"compare-turn-{way}"),
            )
            for way, sign in SIGNS.items()
        )
        together = control("compare-step", "together", say("compare-together"))
        return element("div", back, together, on, class_="tutor-row")

    def ways(self, other: int, names: Names, *, is_led: bool) -> Markup:
        """Return the buttons that end the comparison: stay here, or go to the other side's node.

        The button to stay stands out: it keeps the reader's own line, or leads back to a lesson.
        """
        say = self._stage.say
        stay = say("compare-close.lesson" if is_led else "compare-close")
        go = say("compare-go", name=names.left)
        return element(
            "div",
            control("compare-go", other, go),
            control("close-compare", "", stay, class_="tutor-main-do"),
            class_="tutor-row",
            data={"at": self._stage.session.moment},
        )

    def steps_beside(self, *, is_playing: bool) -> Markup:
        """Return the buttons that move along two lines at once: to the ends, by turns, and Play."""
        say = self._stage.say

        def step(way: str, sign: str, name: str) -> Markup:
            words = say(f"compare-{name}")
            return control("compare-step", f"both-{way}", sign, title=words, aria_label=words)

        playing = "timeline-pause" if is_playing else "timeline-play"
        return element(
            "div",
            step("start", START, "start"),
            step("back", 2 * SIGNS["back"], "turn-back"),
            control("compare-play", "", say(playing), class_="tutor-compare-play"),
            step("on", 2 * SIGNS["on"], "turn-on"),
            step("end", END, "end"),
            class_="tutor-row",
        )

    def apart(self, found: tuple[int, int] | None, names: Names, places: tuple[int, ...]) -> Markup:
        """Return the first difference after the two moves that part the lines, and a button to it.

        While both sides show this difference, a remark takes the place of the button. If the
        lines never differ, the result is a sentence that says so.
        """
        say = self._stage.say
        if found is None:
            return element("p", say("compare-alike"), class_="tutor-card tutor-moments")
        told = [
            join(
                element("dt", element("span", name, class_=f"tutor-on-{side}")),
                element("dd", self._stage.step(place)),
            )
            for side, name, place in zip(SIDES, names, found, strict=True)
        ]
        is_here = places == found
        heading = element("h3", say("compare-first"), " ", element("small", self._when(found[1])))
        go = control("compare-step", "both-apart", say("compare-to-first"), class_="tutor-quiet")
        here = element("p", say("compare-here"), class_="tutor-hint")
        return element(
            "div",
            heading,
            element("dl", *told),
            here if is_here else go,
            class_=f"tutor-parting tutor-first-apart{' tutor-is-here' if is_here else ''}",
        )

    def ways_beside(self) -> Markup:
        """Return the buttons that close the comparison of lines of another tree, or store these lines."""
        say = self._stage.say
        return element(
            "div",
            control("close-compare", "", say("compare-leave")),
            control("twin-keep", "", say("compare-keep"), class_="tutor-main-do"),
            class_="tutor-row",
        )

    def twins(self) -> Markup:
        """Return the button that plays, in twin worlds, the two moves at which the lines part."""
        return element("p", control("twin-lines", "", self._stage.say("compare-twins")))

    def _long(self, name: str) -> str:
        """Return the name of a line in the form that it has within a sentence."""
        return self._stage.say("compare-line", name=name) if len(name) <= LETTER else name

    def _when(self, place: int) -> str:
        """Return in words the day and round of a node, and how far its turn or night has come."""
        say, tree = self._stage.say, self._stage.session.tree
        moment, line = moment_at(tree, place), line_to(tree, place)
        # The step that ends a day belongs to that day, the start of the next day to the next.
        ply = line.plies + (moment.kind == "part")
        day, current = line.place(ply, "day"), line.place(ply, "round")
        parts = [] if day is None else [say("timeline-day", day=day.number)]
        # If the game began at a position, the number of the round within its day is unknown.
        is_known = tree.setup is not None or line.part != "day"
        if current is not None and is_known and moment.kind in ("turn", "part"):
            parts.append(say("timeline-round", number=current.number))
        if moment.kind == "turn":
            kind = "after" if moment.is_done else "in"
            parts.append(say(f"compare-{kind}-turn", player=moment.player))
        elif moment.kind in ("start", "night"):
            parts.append(say(f"timeline-{moment.kind}"))
        else:
            parts.append(say(f"compare-{moment.kind}"))
        return " · ".join(parts)
