"""A text argues only from borders between districts that a source states, in every language."""

import pytest

from tests.princes.teaching.resting import MARKS, PRINTED, WAYS, claims_a_guessed_way, known_pairs
from tests.princes.teaching.test_resting import LESSONS, has_mark, parts, prince, texts
from tutor.core.lessons.text import lesson_text, reason_words
from tutor.core.words.text import LANGUAGES, text_for


def princes(lesson, state, step):
    """Yield the district of the deciding player's Prince before and after the decision of a step.

    A step without a decision of the example yields only the first district.
    """
    yield prince(state)
    if step and not step.at.exhibit and lesson.task(step).is_decision:
        made = lesson.record.decisions[step.at.ply]
        yield prince(state.play(made), made.player)


def texts_in(language):
    """Yield the id and text of every text and reason of the lessons, and districts of the Prince."""
    for lesson in LESSONS:
        for part, state, _, step in parts(lesson, language):
            stand = tuple(princes(lesson, state, step))
            yield from ((form, text, stand) for form, text in texts(part).items())
        words, told = text_for("princes", language), lesson_text(lesson, language)
        for option in (option for plan in lesson.plans.values() for option in plan.options):
            for form, text in texts(told.exhibit(option)).items():
                yield form, text, (prince(option.start),)
        for name, each in lesson.reasons.items():
            made, states = lesson.record.decisions[each.after - 1], lesson.line.states
            stand = tuple(prince(states[ply], made.player) for ply in (each.after - 1, each.after))
            yield name, reason_words(name, words).text, stand


@pytest.mark.parametrize("language", WAYS)
def test_a_text_argues_only_from_known_borders(language):
    """A text that claims that two districts touch has a source for this border, or says that it is guessed."""
    words = text_for("princes", language).text
    faults = {
        form: text
        for form, text, stand in texts_in(language)
        if claims_a_guessed_way(text, words, *stand) and not has_mark(text, language)
    }
    assert faults == {}


SENTENCES = {
    "en": ("{} and {} are next door.", "{} is far."),
    "es": ("{} y {} están al lado.", "{} queda lejos."),
    "it": ("{} e {} sono accanto.", "{} è lontano."),
}
"""A claim about two districts, and a claim about one district and the Prince's."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_border_is_no_guess(language):
    """The check calls a way over an unsourced border guessed, and a way over a sourced border not."""
    pairs, words = known_pairs(), text_for("princes", language).text
    guessed = next(each for each in PRINTED.borders if each.is_reconstructed).between
    told_of = next(each for each in PRINTED.borders if not each.is_reconstructed).between
    assert frozenset(told_of) in pairs
    assert frozenset(guessed) not in pairs
    both, alone = SENTENCES[language]
    for pair in (guessed, told_of):
        first, second = (words.say(f"district-{each}") for each in pair)
        sentence = both.format(first, second)
        assert claims_a_guessed_way(sentence, words) == (pair == guessed)
        assert claims_a_guessed_way(alone.format(first), words, *pair) == (pair == guessed)


def test_the_example_walks_over_known_borders():
    """In the example each free move of a Prince crosses a border that a source states."""
    line = LESSONS[0].line
    for after in range(1, line.plies + 1):
        for event in line.events_at(after):
            if event.type == "prince_moved" and event.rule == "move.adjacent":
                assert frozenset((event.data["from"], event.data["to"])) in known_pairs()


def test_every_language_has_its_words_for_ways():
    """The tests have words for ways in each language, because they could not check a language without them."""
    assert set(WAYS) == set(MARKS) == set(LANGUAGES)
