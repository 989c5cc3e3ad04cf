"""What the tests of the words share: the variables that a message mentions, and the messages that a test has filled in.

This module knows how catalogues are written, and no message.
"""

import re

from tutor.core.words.text import Text
from widgets.page.parts import packages

PACKAGES = ("tutor.core", "tutor.princes", *packages(), "widgets")
VARIABLE = re.compile(r"\$([a-z][a-z0-9_]*)")
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)? *\}")
ATTRIBUTE = re.compile(r"^    \.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Listening(Text):
    """A text that remembers which messages were said, and with which variables."""

    def __init__(self, language, packages):
        super().__init__(language, packages)
        self.heard = {}

    def fill(self, message_id, arguments):
        """Say the message and remember it."""
        self.heard.setdefault(message_id, set(arguments)).intersection_update(arguments)
        return super().fill(message_id, arguments)


def forms(catalogue, name):
    """The ids under which a message can be said: its value's, and one for each attribute."""
    source = catalogue.source(name)
    found = [name] if catalogue.has(name) else []
    return found + [f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(source)]


def body(catalogue, message_id):
    """The part of a message's source that this id stands for."""
    name, _, attribute = message_id.partition(".")
    source = catalogue.source(name)
    starts = {match.group(1): match.start() for match in ATTRIBUTE.finditer(source)}
    ends = [*sorted(starts.values()), len(source)]
    if not attribute:
        return source[: ends[0]]
    return source[starts[attribute] : ends[ends.index(starts[attribute]) + 1]]


def variables(catalogue, message_id):
    """Every variable a message mentions, in the messages it refers to as well."""
    source = body(catalogue, message_id)
    found = set(VARIABLE.findall(source))
    for name in REFERENCE.findall(source):
        found |= variables(catalogue, name)
    return found


def faults_of_style(sentence):
    """What a reader would stumble on: ids, marks of Fluent's syntax, doubled spaces."""
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
