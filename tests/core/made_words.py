"""Makes the words of a rule book for a test: a package with a catalogue in a folder of the test."""

from itertools import count

from tutor.core.words.game_words import GameWords
from tutor.core.words.text import CORE, Text

NUMBERS = count()


def made_words(folder, monkeypatch, rules, same, titles):
    """Return the words of rules, synonyms and family titles from a package that the function writes.

    `rules` has the title, text and everyday words of each rule, by the rule's id.
    """
    name = f"made_rules_{next(NUMBERS)}"
    locale = folder / name / "locale" / "en"
    locale.mkdir(parents=True)
    (folder / name / "__init__.py").write_text("", encoding="utf-8")
    lines = [f"family-{family} = {title}" for family, title in titles.items()]
    if same:
        lines.append(f"asks-same-words = {same}")
    for rule, (title, text, asks) in rules.items():
        dashed = rule.replace(".", "-")
        lines += [f"rule-{dashed} = {text}", f"    .title = {title}"]
        if asks:
            lines.append(f"asks-{dashed} = {asks}")
    (locale / "rules.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    return GameWords(Text("en", (CORE, name)))
