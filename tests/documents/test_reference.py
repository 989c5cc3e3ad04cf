"""The hand-written reference and the project's own data agree with the code."""

import re

from tests.documents.blocks import DOCS, ROOT
from tutor import __version__
from tutor.core.base.kit import games
from tutor.core.records.lines import lesson_ids
from tutor.core.words.text import LANGUAGES
from widgets.shared.place import ALSO, PANELS, VIEWS, read_address
from widgets.shared.stage import PageText
from widgets.shared.themes import THEMES

ADDRESS = (DOCS / "reference" / "address.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", ADDRESS, re.MULTILINE))
LISTED = {
    "view": (*VIEWS, *ALSO),
    "game": games(),
    "open": PANELS,
    "theme": tuple(THEMES),
}

ADDED_TO = {"lesson": lesson_ids(), "lang": LANGUAGES}


def faults(query):
    """Return the faults that the page finds in an address."""
    return [fault(PageText("en")) for fault in read_address(query).faults]


def test_every_value_of_the_address_is_listed():
    """The reference lists every view, game and colour that an address can name, and no other."""
    for name, values in LISTED.items():
        assert sorted(re.findall(r"`([\w.]+)`", ROWS[name])) == sorted(values), name
    for name, values in ADDED_TO.items():
        listed = re.findall(r"`(\w+)`", ROWS[name])
        assert listed
        assert set(listed) <= set(values), name


def test_every_parameter_of_the_address_is_listed():
    """The page knows each parameter that the reference lists and reports any other parameter as a fault."""
    unknown = PageText("en").say("address-unknown", name="elsewhere")
    assert faults("?elsewhere=1") == [unknown]
    for name in ROWS:
        told = PageText("en").say("address-unknown", name=name)
        assert told not in faults(f"?{name}=1"), name


def test_every_address_shown_is_understood():
    """Each address in the documents opens without a fault, except made-up addresses."""
    shown = [
        query
        for path in (ROOT / "README.md", *DOCS.rglob("*.md"))
        for query in re.findall(r"[`(\"](\?[a-z]+=[\w=&.-]+)", path.read_text(encoding="utf-8"))
    ]
    assert len(shown) > 5
    made_up = ("lesson=meadow", "lang=fr")
    assert [each for each in shown if faults(each) and not any(it in each for it in made_up)] == []


def test_the_citation_names_this_version():
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^version: (.+)$", text) == [__version__]
