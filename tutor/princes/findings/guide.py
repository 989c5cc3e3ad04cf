"""The guide of the game: a first game in a few lines, what wins, and the sources of this edition.

The chapter on what wins draws measured figures as bars, each with its interval. A line across the
bars shows the share of equal chances, if there is one. The chapter about this edition lists the
figures of the components by the kind of their source, the reconstructed ones first. The sentences
are messages with placeholders; all figures come from the stored findings or from the components.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject
from tutor.core.drawing.lettering import width
from tutor.core.drawing.palette import PALETTES, Palette, ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Path, Rect, Scene, Shape, Words
from tutor.core.drawing.svg import to_svg
from tutor.core.print.guide import Chapter
from tutor.core.print.markup import Markup, element, join
from tutor.core.words.text import Text, text_for
from tutor.princes.components import Components, Order
from tutor.princes.components_file import printed_components
from tutor.princes.findings import stored_figures
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.prices import prices_scene
from tutor.princes.scene.spectacle import sails
from tutor.princes.words.naming import Naming

WIDE: Final = 340
ROW: Final = 26
CLOSE: Final = 21
"""The height of a row in a drawing with MANY or more rows; ROW is the height in other drawings."""
MANY: Final = 7
TYPE: Final = 13.0
GAP: Final = 8.0
TOP: Final = 4.0

KINDS: Final = ("stated", "shown", "reported", "reconstructed")
"""The kinds of sources, the most reliable first."""
FIRST_GAME: Final = tuple(
    f"plans-first-{name}"
    for name in ("inca", "prince", "people", "llamas", "trail", "tiles", "cards", "end")
)
"""The messages of the chapter on a first game, in order."""
HELD: Final = ("cards", "laps", "gold", "suns")


class Bar(NamedTuple):
    """One row of a drawing: its name, its value as a number and as text, and its interval.

    `thing` is the id of the thing on the board that the row is about, or "".
    """

    name: str
    value: float
    written: str
    low: float
    high: float
    thing: str = ""


def bars_scene(
    bars: Sequence[Bar], title: str, theme: ThemeName, fair: float | None = None
) -> Scene:
    """Return the drawing of these bars, with a line at the value `fair` if it is not None."""
    palette = PALETTES[theme]
    left = max(width(bar.name, "sans", TYPE) for bar in bars) + GAP
    right = WIDE - max(width(bar.written, "sans", TYPE) for bar in bars) - GAP
    most = max([bar.high for bar in bars] + [fair or 0.0]) or 1.0
    row = CLOSE if len(bars) >= MANY else ROW
    high = round(row * len(bars) + 2 * TOP)
    shapes = [
        shape
        for place, bar in enumerate(bars)
        for shape in _bar(bar, TOP + row * (place + 0.5), left, (right - left) / most, palette)
    ]
    if fair is not None:
        x = round(left + fair * (right - left) / most, 1)
        line = Paint(stroke=palette.ink, width=1.5, dash=(4, 3))
        shapes.append(Path(f"M{x} {TOP}L{x} {high - TOP}", line))
    told = "; ".join(f"{bar.name}: {bar.written}" for bar in bars)
    return Scene(WIDE, high, title, told, (Layer("static", (Group("bars", tuple(shapes)),)),))


def _bar(bar: Bar, middle: float, left: float, scale: float, palette: Palette) -> Iterator[Shape]:
    """Yield the shapes of one row: the name, the bar, its interval and its value."""
    base = round(middle + TYPE / 3, 1)
    yield Words(left - GAP, base, bar.name, TYPE, palette.ink, palette.surface, anchor="end")
    long = round(max(bar.value * scale, 1), 1)
    edge = Paint(palette.glow, palette.outline)
    yield Rect(round(left, 1), middle - 7, long, 14, 2, edge)
    ends = [round(left + end * scale, 1) for end in (bar.low, bar.high)]
    line = f"M{ends[0]} {middle}L{ends[1]} {middle}"
    yield Path(
        line, Paint(stroke=palette.ink, width=1.5), (Paint(stroke=palette.surface, width=4),)
    )
    yield Words(WIDE, base, bar.written, TYPE, palette.ink, palette.surface, anchor="end")


def edition(text: Text, figures: Components) -> Markup:
    """Return the chapter about this edition: figures by kind of source, the reconstructed ones first."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for kind, line in _lines(text, figures):
        found[kind].append(line)
    about = element("p", text.say("edition-about"))
    sections = (
        join(
            element("h3", text.say(f"edition-{kind}")),
            element("p", text.say(f"edition-{kind}.meaning")),
            element("ul", *(element("li", line) for line in found[kind])),
        )
        for kind in reversed(KINDS)
        if found[kind]
    )
    return join(about, *sections)


def kinds_of(source: str, *, is_known: bool = True) -> tuple[str, ...]:
    """Return the kinds of sources that the text `source` names.

    If `is_known` is false, return only `reconstructed`.
    """
    if not is_known:
        return ("reconstructed",)
    return tuple(kind for kind in KINDS if kind in source and kind != "reconstructed")


def _lines(text: Text, figures: Components) -> Iterator[tuple[str, str]]:
    """Yield the lines of the chapter: each names a figure and comes with the kind of its source."""
    say = text.say
    for table, source in figures.sources.items():
        for kind in kinds_of(source):
            yield kind, say(f"edition-table-{table}")
    for name, row in figures.orders.items():
        yield from _order_row(text, name, row)
    golds: Counter[str] = Counter()
    for card, source in figures.card_sources.items():
        golds[_first(source, is_known=figures.known_gold[card])] += 1
    for kind, count in golds.items():
        yield kind, say("edition-gold", count=count, all=len(figures.gold))
    naming = Naming(text)
    borders: dict[str, list[str]] = {}
    for border in figures.borders:
        ends = (naming.place(district)["district_name"] for district in border.between)
        pair = " – ".join(str(end) for end in ends)
        borders.setdefault(_first(border.source, is_known=border.is_known), []).append(pair)
    for kind, pairs in borders.items():
        count, of_all = len(pairs), len(figures.borders)
        yield kind, say("edition-borders", count=count, all=of_all, pairs=text.all_of(pairs))


def _order_row(text: Text, name: str, row: Order) -> Iterator[tuple[str, str]]:
    """Yield the lines of an order: known and reconstructed step values, cost, number of tiles."""
    say, known, of = text.say, row.known, text.say(f"order-{name}.many")
    for is_known in (True, False):
        values = [
            str(value)
            for value, each in zip(row.values, known.values, strict=True)
            if each is is_known
        ]
        if values:
            kind = _first(row.source["values"], is_known=is_known)
            yield kind, say("edition-values", of=of, count=len(values), values=text.all_of(values))
    for figure, is_known in (("cost", known.cost), ("count", known.count)):
        kind = _first(row.source[figure], is_known=is_known)
        yield kind, say(f"edition-{figure}", of=of)


def _first(source: str, *, is_known: bool) -> str:
    return kinds_of(source, is_known=is_known)[0]


class Finding(NamedTuple):
    """One finding: its title, its text, its bars, and the share of equal chances if there is one.

    `caption` describes the drawing where it appears without the text.
    """

    title: str
    text: str
    caption: str
    bars: Sequence[Bar]
    fair: float | None = None


def guide(language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """Return the chapters in a language, with drawings in the colours of a theme."""
    return _Writer(language, theme).guide()


class _Writer:
    """The writer of the guide in one language."""

    def __init__(self, language: str, theme: ThemeName) -> None:
        self._text: Text = text_for("princes", language).text
        self._say = self._text.say
        self._theme = theme
        self._found = stored_figures()

    def guide(self) -> tuple[Chapter, ...]:
        """Return the chapters: the first game, what wins, and the sources of this edition."""
        say = self._say
        return (
            self._first_game(),
            self._what_wins(),
            Chapter("edition", say("plans-edition"), edition(self._text, printed_components())),
        )

    def _first_game(self) -> Chapter:
        """Return the chapter on a first game: what to watch, and the picture of all prices."""
        figures = printed_components()
        numbers: dict[str, str | int] = {
            "granary": figures.granary_step,
            "most": figures.most_gold_multiplier,
            "second": figures.second_gold_multiplier,
            "inca": self._best("inca"),
            "prince": self._best("prince"),
        }
        lines = (element("li", self._text.fill(name, numbers)) for name in FIRST_GAME)
        about, listed = element("p", self._say("plans-first.about")), element("ol", *lines)
        drawers = {"prices": self._prices, "sails": self._sails}
        return Chapter(
            "first-game", self._say("plans-first"), join(about, listed, self._prices()), drawers
        )

    def _prices(self, _: Collection[str] = ()) -> Markup:
        scene = prices_scene(printed_components(), self._text, self._theme)
        return element("figure", Markup(to_svg(scene, "prices-")))

    def _sails(self, _: Collection[str] = ()) -> Markup:
        scene = sails(self._say("plans-sails"), self._say("plans-sails.told"), self._theme)
        return element("figure", Markup(to_svg(scene, "sails-")))

    def _best(self, kind: str) -> str:
        """Return the name of the first Inca or first district (`kind`) whose players won most often."""
        rows = self._found[kind]
        return self._say(f"district-{max(rows, key=lambda name: rows[name]['share'])}.the")

    def _what_wins(self) -> Chapter:
        """Return the chapter on what wins: the games played, a section for each finding, the limits."""
        found = self._found
        about = self._say("plans-wins.about", games=found["games"])
        findings = {
            "inca": self._beginning("inca"),
            "prince": self._beginning("prince"),
            "orders": self._orders(),
            "held": self._holdings(),
            "days": self._days(),
            "endings": self._endings(),
        }
        drawers = {name: partial(self._figure, name, finding) for name, finding in findings.items()}
        told = (
            join(
                element("h3", finding.title),
                element("p", finding.text),
                element("figure", self._bars(name, finding)),
            )
            for name, finding in findings.items()
        )
        limits = self._say("plans-wins.limits", seed=found["seed"])
        body = join(element("p", about), *told, element("p", limits))
        return Chapter("what-wins", self._say("plans-wins"), body, drawers)

    def _figure(self, name: str, finding: Finding, things: Collection[str]) -> Markup:
        """Return the drawing of a finding without its text, with a caption."""
        caption = element("figcaption", finding.caption)
        return element("figure", caption, self._bars(name, finding, things))

    def _bars(self, name: str, finding: Finding, things: Collection[str] = ()) -> Markup:
        """Return the drawing of a finding as bars.

        Only rows about `things` are drawn, if the finding has such rows.
        """
        bars = [bar for bar in finding.bars if bar.thing in things] or finding.bars
        scene = bars_scene(bars, finding.title, self._theme, finding.fair)
        return Markup(to_svg(scene, f"finding-{name}-"))

    def _beginning(self, kind: str) -> Finding:
        """Return the finding on how often each first Inca or first district won, the best first.

        The text names the best and the worst only if their intervals do not overlap.
        """
        rows: Mapping[str, JSONObject] = self._found[kind]
        ranked = sorted(rows, key=lambda name: -rows[name]["share"])
        best, worst = rows[ranked[0]], rows[ranked[-1]]
        fair = sum(row["fair"] * row["cases"] for row in rows.values()) / _cases(rows.values())
        said = self._finding_words(
            kind,
            apart="yes" if best["low"] > worst["high"] else "no",
            best=self._say(f"district-{ranked[0]}.the"),
            worst=self._say(f"district-{ranked[-1]}.the"),
            most=self._percent(best["share"]),
            least=self._percent(worst["share"]),
            fair=self._percent(fair),
            cases=_cases(rows.values()),
        )
        bars = [
            self._share_bar(self._say(f"district-{name}"), rows[name], f"district-{name}")
            for name in ranked
        ]
        return Finding(*said, bars, fair)

    def _orders(self) -> Finding:
        """Return the finding on how many tiles of each order winners and other players have at the end."""
        winners, others = self._found["winners"], self._found["others"]
        joined_by = self._found["joined"]["virgin"]
        bars = [
            self._mean_bar(self._name(who, f"order-{order}.title"), side[order])
            for order in ORDERS
            for who, side in (("winners", winners), ("others", others))
        ]
        said = self._finding_words(
            "orders",
            winners=self._percent(joined_by["winners"]["joined"]["share"]),
            others=self._percent(joined_by["others"]["joined"]["share"]),
            day=self._decimal(joined_by["winners"]["day"]["mean"]),
            cases=winners["virgin"]["cases"] + others["virgin"]["cases"],
        )
        return Finding(*said, bars)

    def _holdings(self) -> Finding:
        """Return the finding on what winners and others have at the end: cards, laps, gold, Sun tiles."""
        winners, others = self._found["winners"], self._found["others"]
        bars = [
            self._mean_bar(self._name(who, f"plans-held-{name}"), side[name])
            for name in HELD
            for who, side in (("winners", winners), ("others", others))
        ]
        said = self._finding_words(
            "held",
            winners=self._decimal(winners["laps"]["mean"]),
            others=self._decimal(others["laps"]["mean"]),
            gold=self._percent((self._found["gold_won"] or {"share": 0})["share"]),
            cases=(self._found["gold_won"] or {"cases": 0})["cases"],
        )
        return Finding(*said, bars)

    def _days(self) -> Finding:
        """Return the finding on the round in which the third Moon tile of a day was taken."""
        days, mean = self._found["rounds"]["days"], self._found["rounds"]["mean"]
        last = list(days)[-1]
        bars = [
            Bar(
                self._say(
                    "plans-rounds", count=int(rounds), more="yes" if rounds == last else "no"
                ),
                count,
                str(count),
                count,
                count,
            )
            for rounds, count in days.items()
        ]
        said = self._finding_words("days", rounds=self._decimal(mean["mean"]), cases=mean["cases"])
        return Finding(*said, bars)

    def _endings(self) -> Finding:
        """Return the finding on the share of games that ended by Conquest, by the number of players."""
        bars, cases, rescued = [], 0, 0.0
        for players, endings in self._found["endings"].items():
            conquest = endings["day_9"]
            bars.append(self._share_bar(self._say("plans-seats", count=int(players)), conquest))
            cases += conquest["cases"]
            rescued += conquest["cases"] * (100 - conquest["share"]) / 100
        said = self._finding_words("endings", rescued=round(rescued), cases=cases)
        return Finding(*said, bars)

    def _finding_words(self, name: str, **figures: str | int) -> tuple[str, str, str]:
        """Return the title of a finding, its text, and the caption of its drawing."""
        title = f"plans-{name}"
        text, caption = (self._say(f"{title}.{part}", **figures) for part in ("text", "drawn"))
        return self._say(title), text, caption

    def _share_bar(self, name: str, row: JSONObject, thing: str = "") -> Bar:
        written = f"{self._percent(row['share'])} %"
        return Bar(name, row["share"], written, row["low"], row["high"], thing)

    def _mean_bar(self, name: str, row: JSONObject) -> Bar:
        return Bar(name, row["mean"], self._decimal(row["mean"]), row["low"], row["high"])

    def _name(self, who: str, message: str) -> str:
        return self._say("plans-named", who=who, what=self._say(message))

    def _percent(self, share: float) -> int:
        return round(share)

    def _decimal(self, value: float) -> str:
        whole, tenth = divmod(round(10 * value), 10)
        return self._say("plans-decimal", whole=whole, tenth=tenth)


def _cases(rows: Iterable[JSONObject]) -> int:
    return sum(int(row["cases"]) for row in rows)
