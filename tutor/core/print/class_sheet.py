"""The sheet of a class, to print and hand out: what the class covered, its answers, what to repeat.

The sheet has counts and no names. Bars are drawn, because browsers leave out coloured grounds when
they print. The bar of the first vote is hatched, so that a grey printer shows the difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from importlib.resources import files
from typing import Final

from tutor.core.classroom.ballot import Ballot, GameSlide, LessonSlide, MoveBallot, slide_at
from tutor.core.classroom.report import Facts, PollFacts
from tutor.core.lessons.parts import LessonStep
from tutor.core.print.markup import Markup, element, join, make_page
from tutor.core.words.text import Text

SHEET_STYLE: Final = "class_sheet.css"
MOST_STEPS: Final = 24
"""The most steps that the sheet lists as covered. After more steps the sheet lists the acts."""
MOST_RULES: Final = 2
LONGEST_BAR: Final = 140
HEIGHT: Final = 12


def class_sheet(code: str, facts: Facts, day: date, language: str) -> str:
    """Return the sheet of a class, which was held on a day, as a page in a language."""
    return _Sheet(code, facts, day, language).page()


class _Sheet:
    """The writer of one sheet."""

    def __init__(self, code: str, facts: Facts, day: date, language: str) -> None:
        self._code, self._facts, self._day = code, facts, day
        self._language, self._text = language, Text(language)
        self._slides: Mapping[int, LessonSlide] = {
            poll.number: slide
            for poll in facts.polls
            if isinstance(slide := slide_at(poll.address), LessonSlide) and slide.ballot is not None
        }

    def page(self) -> str:
        say, facts = self._text.say, self._facts
        slides = [slide for each in facts.covered if (slide := slide_at(each)) is not None]
        visited = [slide for slide in slides if isinstance(slide, LessonSlide)]
        game = slides[0].words(self._language).say("game-name") if slides else ""
        title = game or say("class-sheet-title", code=self._code)
        day = self._day
        moves = sum(isinstance(each.ballot, MoveBallot) for each in self._slides.values())
        counts = {
            "seats": facts.seats,
            "minutes": facts.minutes,
            "asked": len(self._slides) - moves,
            "moves": moves,
        }
        head = element(
            "p",
            element("b", say("class-sheet-title", code=self._code)),
            element(
                "span", say("class-sheet-date", day=day.day, month=day.month, year=str(day.year))
            ),
            *(
                element("span", say(f"class-sheet-{name}", count=count))
                for name, count in counts.items()
            ),
            class_="head",
        )
        parts = (
            element("h1", title),
            head,
            self._section("covered", "ul", map(self._item, self._covered_titles(visited))),
            self._polls(),
            *self._games(slide for slide in slides if isinstance(slide, GameSlide)),
            self._section("lost", "ul", self._lost_places()),
            self._section("repeat", "div", self._rules()),
            element("footer", say("class-sheet-note")),
        )
        style = files("tutor.core.print").joinpath(SHEET_STYLE).read_text(encoding="utf-8")
        return make_page(title, self._language, *parts, class_="class-sheet", style=style)

    def _section(self, name: str, tag: str, items: Iterable[Markup]) -> Markup:
        """Return a section with a heading; empty markup if there are no items."""
        found = list(items)
        if not found:
            return Markup("")
        heading = element("h2", self._text.say(f"class-sheet-{name}"))
        return element("section", heading, element(tag, *found, class_=name))

    def _item(self, words: str) -> Markup:
        return element("li", words)

    def _covered_titles(self, visited: list[LessonSlide]) -> list[str]:
        """Return the titles of the covered steps in order, or of their acts if there are many steps."""
        steps: dict[tuple[object, str], tuple[LessonSlide, LessonStep]] = {
            (each.lesson.key, each.shown.step.id): (each, each.shown.step) for each in visited
        }
        if len(steps) > MOST_STEPS:
            told = [each.lesson_words(self._language).act(each.shown.act).text for each in visited]
        else:
            told = [
                slide.lesson_words(self._language).heading(step) for slide, step in steps.values()
            ]
        return list(dict.fromkeys(told))

    def _polls(self) -> Markup:
        known = [poll for poll in self._facts.polls if poll.number in self._slides]
        if not known:
            return Markup("")
        say, heads = self._text.say, ("question", "result")
        has_second = any(len(poll.bars) > 1 for poll in known)
        legend = element(
            "p",
            *(join(_bar(24, is_first=first), " ", say(f"class-sheet-{name}"), "\u2003")
              for name, first in (("first", True), ("second", False))),
            class_="legend",
        )  # fmt: skip
        head = element(
            "tr", *(element("th", say(f"class-sheet-{each}"), scope="col") for each in heads)
        )
        table = element("table", element("thead", head), element("tbody", *map(self._poll, known)))
        heading = element("h2", say("class-sheet-answers"))
        return element("section", heading, legend if has_second else "", table)

    def _poll(self, poll: PollFacts) -> Markup:
        """Return the table row of a question: its place in the lesson, its text, and the results."""
        slide = self._slides[poll.number]
        assert slide.ballot is not None
        asked, words = slide.ballot.question(self._language), slide.lesson_words(self._language)
        heading, act = words.heading(slide.shown.step), words.act(slide.shown.act).text
        texts = dict.fromkeys(each for each in (asked.title, asked.text) if each != heading)
        place = element("small", f"{act} · {heading}")
        name = element("th", place, *(element("p", each) for each in texts if each), scope="row")
        return element("tr", name, element("td", *self._results(poll, slide.ballot)))

    def _results(self, poll: PollFacts, ballot: Ballot) -> Iterable[Markup]:
        """Yield the right answer, the share of each vote, and the commonest mistake with its reply."""
        say, options = self._text.say, ballot.question(self._language).options
        votes, last = poll.bars, poll.bars[-1]
        if not poll.right:
            most = max(range(len(last)), key=last.__getitem__)
            chosen, taught = options[most], list[str]()
            if isinstance(ballot, MoveBallot):
                chosen = ballot.narrate(most, self._language)
                taught = [ballot.narrate(each, self._language) for each in ballot.key.right]
            told = say("class-sheet-most", option=chosen, count=last[most], all=sum(last))
            yield element("p", told)
            for move in taught:
                yield element("p", say("class-sheet-taught", move=move))
            return
        right = self._text.any_of(options[each] for each in poll.right)
        yield element("p", _sign("✓"), say("class-sheet-right", option=right))
        for vote, bars in enumerate(votes):
            share = round(100 * sum(bars[option] for option in poll.right) / sum(bars))
            is_first = vote < len(votes) - 1 or len(votes) == 1
            drawn = _bar(LONGEST_BAR * share // 100, is_first=is_first)
            yield element("p", drawn, " ", say("class-sheet-share", percent=share))
        wrong = poll.commonest_wrong
        if wrong is not None and poll.number in self._facts.thoughts:
            told = say("class-sheet-wrong", option=options[wrong], count=last[wrong], all=sum(last))
            reply = ballot.key.reply(self._language).replies[wrong]
            yield element("p", _sign("✕"), told, element("small", reply))

    def _games(self, slides: Iterable[GameSlide]) -> Iterable[Markup]:
        """Yield, for each game that the class played, how it stood at last, in sentences."""
        last = {(each.game, each.played.seed, each.played.count): each for each in slides}
        say = self._text.say
        for slide in last.values():
            if not slide.played.moves:
                continue
            position, words = slide.state.position(), slide.words(self._language)
            heading = element("h2", say("class-sheet-game", game=words.say("game-name")))
            yield element(
                "section",
                heading,
                element("p", say("class-sheet-choices", count=len(slide.played.moves))),
                element("ul", *map(self._item, words.position(position))),
                class_="game",
            )

    def _lost_places(self) -> Iterable[Markup]:
        for address, count in self._facts.lost:
            slide = slide_at(address)
            if slide is not None:
                number = element("span", str(count), class_="count")
                yield element("li", number, slide.heading(self._language))

    def _rules(self) -> Iterable[Markup]:
        """Yield the rules of the two questions with the most mistakes.

        If both questions are about the same rule, the second rule comes from the next question, or is a
        further rule of these questions.
        """
        slides = [self._slides[each] for each in self._facts.to_repeat if each in self._slides]
        firsts = [(rule, slide) for slide in slides for rule in slide.rules[:1]]
        further = [
            (rule, slide) for slide in slides for rule in (*slide.rules, *slide.shown.step.rules)
        ]
        rules: dict[str, LessonSlide] = {}
        for rule, slide in (*firsts, *further):
            if len(rules) < min(MOST_RULES, len(slides)):
                rules.setdefault(rule, slide)
        for rule, slide in rules.items():
            words = slide.words(self._language)
            yield element("div", element("h3", words.rule_title(rule)), words.rule_text(rule))


def _sign(sign: str) -> Markup:
    return element("b", f"{sign} ", aria_hidden="true")


def _bar(length: float, *, is_first: bool) -> Markup:
    """Return a bar: hatched for the first vote, filled for a later one."""
    box = element(
        "rect", x="1", y="1", width=str(length), height=str(HEIGHT), stroke="#000",
        fill="none" if is_first else "#000",
    )  # fmt: skip
    lines = "".join(
        f"M{x + 4} 1L{max(1, x - 3)} {HEIGHT + 1}" for x in range(4, int(length) - 3, 6)
    )
    hatch = element("path", d=lines, stroke="#000") if is_first and lines else ""
    return element(
        "svg", box, hatch, width=str(length + 2), height=str(HEIGHT + 2), aria_hidden="true"
    )
