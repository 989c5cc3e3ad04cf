"""Helpers for tests of message catalogues: which variables a message mentions, which messages a test fills in.

This module knows the syntax of catalogues, and no single message.
"""

import re

from tutor.core.words.text import Text
from widgets.page.parts import packages

PACKAGES = ("tutor.core", "tutor.princes", *packages(), "widgets")
VARIABLE = re.compile(r"\$([a-z][a-z0-9_]*)")
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)? *\}")
ATTRIBUTE = re.compile(r"^    \.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Listening(Text):
    """A `Text` that remembers which messages were filled in, and with which variables."""

    def __init__(self, language, packages):
        super().__init__(language, packages)
        self.heard = {}

    def fill(self, message_id, arguments):
        """Fill in a message, and remember its id and its variables."""
        self.heard.setdefault(message_id, set(arguments)).intersection_update(arguments)
        return super().fill(message_id, arguments)


def forms(catalogue, name):
    """Return the ids of a message: that of its value, and one for each attribute."""
    source = catalogue.source(name)
    found = [name] if catalogue.has(name) else []
    return found + [f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(source)]


def body(catalogue, message_id):
    """Return the part of a message's source that an id names."""
    name, _, attribute = message_id.partition(".")
    source = catalogue.source(name)
    starts = {match.group(1): match.start() for match in ATTRIBUTE.finditer(source)}
    ends = [*sorted(starts.values()), len(source)]
    if not attribute:
        return source[: ends[0]]
    return source[starts[attribute] : ends[ends.index(starts[attribute]) + 1]]


def variables(catalogue, message_id):
    """Return every variable that a message mentions, also those in the messages to which it refers."""
    source = body(catalogue, message_id)
    found = set(VARIABLE.findall(source))
    for name in REFERENCE.findall(source):
        found |= variables(catalogue, name)
    return found


def is_sentence(text):
    """Return whether a text begins and ends as a sentence does, and its pieces join well."""
    first = text.lstrip("¿¡«")[0]
    is_begun = first.isupper() or first.isdigit()
    return is_begun and text.endswith(".") and faults_of_style(text) == []


def faults_of_style(sentence):
    """Return the slips in a sentence: ids, marks of Fluent's syntax, doubled spaces."""
    faults = []
    if "_" in sentence:
        faults.append("underscore")
    if "  " in sentence or sentence != sentence.strip() or "\n" in sentence:
        faults.append("spaces")
    if any(mark in sentence for mark in "{}$\u2068\u2069"):
        faults.append("machinery")
    if " ." in sentence or " ," in sentence or ".." in sentence:
        faults.append("stops")
    return faults
