"""The guide of the game: a first game in a few lines, and what wins, as measured and drawn.

No figure is written in a sentence: all come from the stored findings or from the components.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.svg import to_svg
from tutor.core.print.guide import Chapter
from tutor.core.print.markup import Markup, element, join
from tutor.core.words.text import Text, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.findings.drawing import Bar, bars_scene
from tutor.princes.findings.edition import edition
from tutor.princes.findings.figures import stored_figures
from tutor.princes.identifiers import ORDERS

FIRST_GAME: Final = tuple(
    f"plans-first-{name}"
    for name in ("inca", "prince", "people", "llamas", "trail", "tiles", "cards", "end")
)
"""The lines of the first game."""
HELD: Final = ("cards", "laps", "gold", "suns")


class Finding(NamedTuple):
    """One finding: its title, its sentences, its bars, and the fair share where there is one.

    `caption` says what is drawn where the drawing stands by itself.
    """

    title: str
    text: str
    caption: str
    bars: Sequence[Bar]
    fair: float | None = None


def guide(language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """The chapters in a language, their drawings in a theme."""
    return _Writer(language, theme).guide()


class _Writer:
    """Writes the guide in one language."""

    def __init__(self, language: str, theme: ThemeName) -> None:
        self._text: Text = text_for("princes", language).text
        self._say = self._text.say
        self._theme = theme
        self._found = stored_figures()

    def guide(self) -> tuple[Chapter, ...]:
        """The first game, what wins, and what this edition rests on."""
        say = self._say
        return (
            Chapter("first-game", say("plans-first"), self._first_game()),
            self._what_wins(),
            Chapter("edition", say("plans-edition"), edition(self._text, printed_components())),
        )

    def _first_game(self) -> Markup:
        figures = printed_components()
        numbers: dict[str, str | int] = {
            "granary": figures.granary_step,
            "most": figures.most_gold_multiplier,
            "second": figures.second_gold_multiplier,
            "inca": self._best("inca"),
            "prince": self._best("prince"),
        }
        lines = (element("li", self._text.fill(name, numbers)) for name in FIRST_GAME)
        return join(element("p", self._say("plans-first.about")), element("ol", *lines))

    def _best(self, kind: str) -> str:
        """The district with which most games were won."""
        rows = self._found[kind]
        return self._say(f"district-{max(rows, key=lambda name: rows[name]['share'])}.the")

    def _what_wins(self) -> Chapter:
        """The findings, a section each, between a text on the games and one on their limits."""
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
        """A finding drawn by itself, with a caption."""
        caption = element("figcaption", finding.caption)
        return element("figure", caption, self._bars(name, finding, things))

    def _bars(self, name: str, finding: Finding, things: Collection[str] = ()) -> Markup:
        """The drawing of a finding, of the rows of these things where it has any of them."""
        bars = [bar for bar in finding.bars if bar.thing in things] or finding.bars
        scene = bars_scene(bars, finding.title, self._theme, finding.fair)
        return Markup(to_svg(scene, f"finding-{name}-"))

    def _beginning(self, kind: str) -> Finding:
        """The beginnings of winners, the best first; ranked only if the figures are clear."""
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
        """The number of each order's tiles of winners and others at the end."""
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
        """The cards, laps, gold and Sun tiles of winners and others."""
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
        """The number of rounds until the third Moon tile of a day is taken."""
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
        """The share of games that a Rescue ended, by the number of players."""
        bars, cases, rescued = [], 0, 0.0
        for players, endings in self._found["endings"].items():
            conquest = endings["day_9"]
            bars.append(self._share_bar(self._say("plans-seats", count=int(players)), conquest))
            cases += conquest["cases"]
            rescued += conquest["cases"] * (100 - conquest["share"]) / 100
        said = self._finding_words("endings", rescued=round(rescued), cases=cases)
        return Finding(*said, bars)

    def _finding_words(self, name: str, **figures: str | int) -> tuple[str, str, str]:
        """The title of a finding, its sentences, and the words under its drawing."""
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
