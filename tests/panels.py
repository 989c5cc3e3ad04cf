"""Reads the panels of The Princes of Machu Picchu from their markup, as a browser or a screen reader does."""

import json
from html.parser import HTMLParser

from tests.situations import PRINCES
from tutor.core.words.text import text_for
from widgets.princes.deciding import deciding
from widgets.session.reasons import read_draft
from widgets.shared.panels import Showing, panel_words
from widgets.shared.stage import PageText

GAME, PAGE = text_for("princes"), panel_words(PageText(), "princes")


class Control:
    """A button of a panel: its decision, its text for a screen reader, and its visible text.

    A switch has no decision but a `draft`: the unfinished decision after the press.
    """

    def __init__(self, attributes, players):
        self.is_switch = attributes["data-do"] == "draft"
        assert self.is_switch or attributes["data-do"] == "decide"
        assert attributes["type"] == "button"
        value, key = attributes["data-value"], attributes["data-key"]
        if self.is_switch:
            self.draft, self.part = read_draft(value), key.rpartition(":")[2]
        else:
            assert key == f"decide:{value}"
            self.decision = PRINCES.read_decision(json.loads(value), players, "decision")
        self.is_dimmed = "tutor-cannot" in attributes["class"].split()
        self.is_disabled = attributes.get("aria-disabled") == "true"
        self.is_picked = attributes.get("aria-current") == "true"
        self.is_on = attributes.get("aria-pressed") == "true"
        self.told_by = attributes.get("aria-describedby")
        self.read = ""
        self.unread = []


class Panel(HTMLParser):
    """Markup of a panel, read as a browser reads it: its controls, its ids and its text."""

    def __init__(self, markup, players):
        super().__init__()
        self._players = players
        self.controls, self.switches = [], []
        self.ids, self.uses, self.text = set(), set(), ""
        self._pressed = None
        self._open = []
        self.feed(markup)
        self.close()
        assert self._open == [], "an element is not closed"

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "button":
            self._pressed = Control(given, self._players)
            (self.switches if self._pressed.is_switch else self.controls).append(self._pressed)
        self.ids |= {given["id"]} if "id" in given else set()
        self.uses |= {given["href"].removeprefix("#")} if tag == "use" else set()
        self._open.append((tag, given.get("aria-hidden") == "true"))

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        assert self._open.pop()[0] == tag

    def handle_data(self, data):
        tags = [tag for tag, _ in self._open]
        if "svg" in tags:
            return
        self.text += f"{data} "
        if "button" in tags and any(is_unread for _, is_unread in self._open):
            self._pressed.unread.append(data)
        elif "button" in tags:
            self._pressed.read += f"{data} "


def markup(state, seat=None, theme="light", layout="wide", **more):
    """Return the markup of the panel for the decision due in a state; `more` goes to `Showing`."""
    return deciding(Showing(state, state, seat, GAME, PAGE, theme, layout, **more))


def panel(state, seat=None, **more):
    """Return the panel for the decision due in a state, parsed as a `Panel`."""
    return Panel(markup(state, seat, **more), state.players)


def expect_words(state, *words, **more):
    """Assert that the panel of a state has all these words."""
    text = " ".join(panel(state, **more).text.split())
    assert [word for word in words if word not in text] == [], text


def decisions(state, **more):
    """Return the decisions that a panel offers, without the dimmed ones."""
    return [each.decision for each in panel(state, **more).controls if not each.is_dimmed]


def press_switches(state, *parts):
    """Return the draft after pressing the switches of these parts, one after another."""
    drafted = None
    for part in parts:
        switches = panel(state, drafted=drafted).switches
        drafted = next(each.draft for each in switches if each.part == part)
    return drafted
