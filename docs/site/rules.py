"""The pages of the rules: every id with our words, its code, and the tests that show it.

The registry lists the games; nothing here names one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from docs.site import ROOT
from docs.site.code import label, name_of
from docs.site.sources import Place, code_of, tests_of
from tutor.core.base.game import find_game
from tutor.core.base.kit import games, kit_of, package_of
from tutor.core.base.spec import EventType, RefusalCode
from tutor.core.words.game_words import GameWords
from tutor.core.words.lookup import families
from tutor.core.words.text import text_for

RULING: Final = "A ruling:"
HEAD: Final = """# Rules of {title}

Every rule has an id. What happens, what is refused, every panel and every test cites it. The words
are those of the rulebook on the page, in a newcomer's language; under them stands where the rule is
kept and what proves it. A sentence after the words *A ruling* is our reading of what the printed
rules leave open: [all of these](/explanation/readings.md).
"""


class RulesPage:
    """The page of one game's rules, and the files to which its links lead."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.words: GameWords = text_for(game, "en")
        self.rules = find_game(game).rules
        package = ROOT.joinpath(*package_of(game).split("."))
        self.code = code_of(package, self.rules)
        self.tests = tests_of(game, self.rules, games())
        found = kit_of(game).reference
        self.events: Mapping[str, EventType] = found.spec.events if found else {}
        self.refusals: Mapping[str, RefusalCode] = found.spec.refusals if found else {}
        self.reasons: Mapping[str, str] = found.spec.never_cited if found else {}

    @property
    def files(self) -> set[Path]:
        """The modules to which this page has links."""
        lists = (*self.code.values(), *self.tests.values())
        return {place.path for places in lists for place in places}

    def text(self) -> str:
        """Return the whole page."""
        parts = [HEAD.format(title=self.words.say("game-name"))]
        for family in families(self.words, self.rules):
            parts.append(f"## {family.title or family.name}\n")
            parts += [self._rule(rule) for rule in family.rules]
        return "\n".join(parts)

    def _rule(self, rule: str) -> str:
        title, said = self.words.rule_title(rule), self.words.rule_text(rule)
        lines = [f"({rule_label(self.game, rule)})=", f"### {title}", "", f"`{rule}`", "", said, ""]
        lines += [f"- {line}" for line in self._links(rule)]
        tests = self.tests.get(rule, [])
        if tests:
            lines += ["", f"<details><summary>Tests: {len(tests)}</summary>", ""]
            lines += [f"- {_link(place, _sentence(place.name))}" for place in tests]
            lines += ["", "</details>"]
        return "\n".join((*lines, ""))

    def _links(self, rule: str) -> Iterator[str]:
        code = self.code.get(rule, ())
        if code:
            yield "Code: " + _all_of(_link(place, f"`{_short(place)}`") for place in code)
        for name, table, page in (
            ("Told by", self.events, f"{self.game}-events"),
            ("Refused as", self.refusals, f"{self.game}-refusals"),
        ):
            entries = [entry for entry, kind in table.items() if rule in kind.rules]
            if entries:
                yield f"{name}: " + _all_of(f"[`{each}`]({page}.md#{each})" for each in entries)
        if rule in self.reasons:
            yield f"No event and no refusal cites it: {self.reasons[rule]}"


def rule_label(game: str, rule: str) -> str:
    """Return the label of a rule, to which links lead."""
    return f"rule-{game}-{rule.replace('.', '-')}"


def rules_pages() -> list[RulesPage]:
    """Return the pages of all games that come with the tutor."""
    return [RulesPage(game) for game in games() if package_of(game).startswith("tutor.")]


def rulings() -> str:
    """Return a list of the rules that call themselves rulings, by game."""
    parts = []
    for page in rules_pages():
        parts += [f"## {page.words.say('game-name')}", ""]
        for family in families(page.words, page.rules):
            for rule in family.rules:
                said = page.words.rule_text(rule)
                if RULING in said:
                    link = f"[{page.words.rule_title(rule)}](#{rule_label(page.game, rule)})"
                    parts += [f"- {link} (`{rule}`): {said}"]
        parts.append("")
    return "\n".join(parts)


def _link(place: Place, text: str) -> str:
    return f"[{text}](#{label(place.path, place.name)})"


def _short(place: Place) -> str:
    """Return the name of a place inside its game, such as `rules.market.sell`."""
    module = ".".join(name_of(place.path).split(".")[2:])
    return f"{module}.{place.name}" if place.name else module


def _sentence(test: str) -> str:
    return test.removeprefix("test_").replace("_", " ")


def _all_of(links: Iterable[str]) -> str:
    return ", ".join(links)
