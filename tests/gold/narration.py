"""Tells a record in words: decisions, events with their rules, and who decides next.

This module knows the public protocol and the words, and no rule.
"""

from tutor.core.records.files import read_record
from tutor.core.words.text import text_for


def narration(data, language):
    """Return the text of a record in one language."""
    words = text_for(data["game"], language)
    record = read_record(data)
    state = record.start
    lines = [sentence_lines(words.setup(state.position())), due(words, state)]
    for ply, (decision, (after, events)) in enumerate(
        zip(record.decisions, record.states(), strict=True), start=1
    ):
        happened = sentence_lines(words.narration(events))
        lines.append(f"{ply}. {words.narrate(decision, state)}\n{happened}{due(words, after)}")
        state = after
    aloud = "\n".join(words.position(state.position()))
    return "\n".join([*lines, f"{aloud}\n"])


def sentence_lines(sentences):
    """Return sentences with their rule ids, one on each line."""
    return "".join(f"   {sentence} [{rule}]\n" for sentence, rule in sentences)


def due(words, state):
    """Return the sentence that says which player decides what next."""
    return f"   {words.due(state.due, state)}\n"
