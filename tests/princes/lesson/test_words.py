"""The texts of the lessons exist in each language, take their figures from the state, and read well."""

import re
from collections import Counter

import pytest

from tests.catalogues import faults_of_style, forms, variables
from tests.princes.lesson.files import messages
from tutor.core.lessons.files import courses, open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.print.guide import guide_of
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.identifiers import DISTRICTS

LESSONS = courses("princes")
EVERY = [pytest.param(lesson, id=lesson.id) for lesson in LESSONS]
LESSON = open_course("quick_start")
OPTIONS = [
    option for lesson in LESSONS for plan in lesson.plans.values() for option in plan.options
]
MOST_AGAIN = 0.6
MOST_SENTENCES = 5
MOST_WORDS = 90
NUMBER_WORDS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|twice"
    r"|second|third|fourth|fifth|double[sd]?|triple[sd]?|half|dozen",
    "es": r"dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|amb[oa]s"
    r"|segund[oa]s?|tercer[oa]?s?|cuart[oa]|quint[oa]|dobles?|duplic\w+|triples?|triplic\w+|mitad"
    r"|docenas?",
    "it": r"due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti"
    r"|entramb[ei]|second[oaie]|terz[oaie]|quart[oa]|quint[oa]|doppi[oa]?|raddoppi\w+|tripl\w+|metà"
    r"|dozzin[ae]",
}
PRONOUNS = {
    "en": r"he|she|him|her|his|hers|himself|herself",
    "es": r"él|ella",
    "it": r"lui|lei|egli",
}
COMPONENTS = LESSON.game.components
FIGURES = {
    "sought-in-a-hurry": (
        {"en": "third", "es": "tercera", "it": "terza"},
        COMPONENTS.day_ending_tile == 3,
    ),
    "sought-find-saving": (
        {"en": "three", "es": "tres", "it": "tre"},
        len(COMPONENTS.orders) == 3,
    ),
}
"""The number words in texts, each with the game's figure for it."""
BOOKLET = {"en": "booklet", "es": "cuadernillo", "it": "libretto"}


def texts_in(language):
    """Yield every text of the lessons with its figures, as (message id, sentence)."""
    for part in (part for lesson in LESSONS for part in lesson_text(lesson, language).parts()):
        for form in forms(part.words.catalogue, part.key):
            yield form, part.words.fill(form, part.figures)


def source(language, message_id):
    """Return a translator's text without the names of variables, attributes and variants."""
    written = text_for("princes", language).text.catalogue.source(message_id)
    return re.sub(r"\$[a-z_]+|^\s*\*?\[\w+\]|^\s*\.?[\w-]+ =", "", written, flags=re.MULTILINE)


def has_word(words, text):
    """Return whether a text has one of these words."""
    return re.search(rf"\b({words})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_filled_in(language):
    """Every id in the data of the lessons has words, and each text reads as a sentence."""
    for form, sentence in texts_in(language):
        assert sentence, form
        assert faults_of_style(sentence) == [], (form, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_every_part_has_the_texts_of_its_kind(lesson, language):
    """A step, exhibit or alternative has the texts of its kind: titles, answers, a claim or a solution.

    A text for the wall, which addresses no reader, stands beside the text for a learner. A decision
    has two answers. It has a third where only one other decision is legal, and a further one where
    the step has a goal that another decision may reach.
    """
    text = lesson_text(lesson, language)
    for step in lesson.steps:
        decides = lesson.task(step).is_decision
        expected = {"", ".title"} | ({".same", ".shown"} if decides else set())
        if decides and lesson.task(step).kind == "decide":
            # One text cannot be true of several other decisions.
            expected |= {".other"} if len(lesson.state(step.at).legal()) == 2 else set()
        if step.goal is not None:
            expected |= {".reached"}
        more = {".advised", ".wall"} | ({".after"} if lesson.task(step).asking else set())
        more |= {".ask"} if lesson.task(step).plan else set()
        assert _attributes(text.step(step)) - more == expected, step.id
    offered = [lesson.task(step).alternative for step in lesson.steps]
    for alternative in lesson.alternatives.values():
        guesses = {".right", ".wrong"} if alternative in offered else set()
        expected = {"", ".title", ".claim"} | guesses
        assert _attributes(text.alternative(alternative)) == expected, alternative.id
    decided = {step.at.exhibit for step in lesson.steps if lesson.task(step).is_decision}
    for exhibit in lesson.exhibits.values():
        is_told = exhibit.asking and not exhibit.asking.sought
        solved = set() if is_told else {".ask", ".answer"}
        if exhibit in OPTIONS:
            solved = {".answer"}
        found = _attributes(text.exhibit(exhibit))
        unsolved = {"", ".title"} if exhibit.id in decided else None
        assert found in ({"", ".title"} | solved, unsolved), exhibit.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_on_advice_begin_in_several_ways(language):
    """No two words begin half or more of the texts on advice, because a learner reads many of them."""
    text = lesson_text(LESSON, language)
    told = [advised for step in LESSON.steps if (advised := text.step(step).get("advised"))]
    begun = Counter(" ".join(each.split()[:2]) for each in told)
    assert len(told) > 2 * max(begun.values()), begun


def _words(written):
    return set(re.findall(r"\w{4,}", written.casefold()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_a_step_does_not_repeat_its_exhibit(lesson, language):
    """The step's text stands above its exhibit's text, so the two do not repeat each other."""
    text = lesson_text(lesson, language)
    for step in lesson.steps:
        exhibit = lesson.task(step).exhibit
        if exhibit is not None:
            told = _words(text.exhibit(exhibit).text)
            again = told & _words(text.step(step).text)
            assert len(again) <= MOST_AGAIN * len(told), (step.id, again)


def test_no_question_is_about_a_card_that_was_just_counted():
    """No question asks what a card is worth if an estimate has just made the learner count that card."""
    counted = {
        (quoted.of["player"], quoted.of["card"])
        for asking in LESSON.askings.values()
        for quoted, _ in (asking.sought.values.values() if asking.sought else ())
        if quoted.measure == "card_points"
    }
    asked = {
        (each.about.player, each.about.thing)
        for each in map(LESSON.question, LESSON.askings.values())
        if each.concept == "card_worth"
    }
    assert counted
    assert not asked & counted


def _attributes(part):
    return {form.removeprefix(part.key) for form in forms(part.words.catalogue, part.key)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_figures_and_texts_match(lesson, language):
    """Each figure of a step is in its text, and each figure in its text is one of the step's."""
    text = lesson_text(lesson, language)
    for step in lesson.steps:
        assert _variables_of(text.step(step)) == set(step.values), step.id
    for one in lesson.alternatives.values():
        part = text.alternative(one)
        assert {name.removesuffix("_example") for name in _variables_of(part)} == set(one.values), (
            one.id
        )
        assert variables(part.words.catalogue, part.key) == set()
    for exhibit in lesson.exhibits.values():
        part = text.exhibit(exhibit)
        assert _variables_of(part) == set(exhibit.values), part.key
        assert _variables_of(part, apart=".answer") == set(), part.key


def _variables_of(part, apart=""):
    catalogue = part.words.catalogue
    found = [form for form in forms(catalogue, part.key) if not apart or not form.endswith(apart)]
    return set().union(*(variables(catalogue, form) for form in found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_digit(language):
    """Numbers in a text are figures taken from the state."""
    assert [name for name in messages() if re.search(r"\d", source(language, name))] == []


@pytest.mark.parametrize("language", NUMBER_WORDS)
def test_no_text_has_a_number_word(language):
    """A text has only the number words that this module lists with the game's figures."""
    for name in messages():
        found = re.findall(
            rf"\b(?:{NUMBER_WORDS[language]})\b", source(language, name), re.IGNORECASE
        )
        words, is_so = FIGURES.get(name, ({}, False))
        assert set(found) == ({words[language]} if is_so else set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_no_further_texts_for_questions_on_the_board(language):
    """The catalogue has no texts for questions on the board except those that the data of the lessons name."""
    asked = {
        f"sought-{name}"
        for lesson in courses("princes")
        for name, each in lesson.askings.items()
        if each.sought
    }
    catalogue = text_for("princes", language).text.catalogue
    assert asked == {name for name in catalogue.ids() if name.startswith("sought-")}


@pytest.mark.parametrize("language", PRONOUNS)
def test_players_are_called_by_their_names(language):
    """The texts name Bert, Ralph and Gina or avoid a pronoun, so that no text needs a gender."""
    for name in messages():
        assert not has_word(PRONOUNS[language], source(language, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_are_short(language):
    """The text of a step has only a few sentences, because a longer text would need two steps."""
    for form, sentence in texts_in(language):
        assert len(re.findall(r"[.!?](?=\s|$)", sentence)) <= MOST_SENTENCES, form
        assert len(sentence.split()) <= MOST_WORDS, form


@pytest.mark.parametrize("language", BOOKLET)
def test_no_text_mentions_a_booklet(language):
    """The texts mention no booklet, because a newcomer has none."""
    assert [form for form, sentence in texts_in(language) if BOOKLET[language] in sentence] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nudge_speaks_of_its_own_question(language):
    """Only the questions on figures and on a named player have a nudge of their own.

    All other questions to find things have the same nudge, to look at the board.
    """
    text = lesson_text(LESSON, language)
    nudges = {
        name: text.question(asking).nudge
        for name, asking in LESSON.questions.items()
        if asking.concept == "find"
    }
    own = {"best-visit", "find-used-up"}
    (general,) = {nudge for name, nudge in nudges.items() if name not in own}
    assert len({nudges[name] for name in own} | {general}) == len(own) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_estimate_has_its_reason(language):
    """The text after a right estimate has the figure and a reason; no two such texts are alike."""
    text = lesson_text(LESSON, language)
    estimates = [each for each in LESSON.askings.values() if each.concept == "estimate"]
    told = [text.question(each).right for each in estimates]
    assert len(set(told)) == len(estimates) > 5
    for asking, right in zip(estimates, told, strict=True):
        assert str(LESSON.question(asking).right[0]) in right
        assert len(right.split()) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_estimate_says_how_to_count(language):
    """The text after a wrong estimate has the estimate, and all figures from which the learner can count."""
    text = lesson_text(LESSON, language)
    for asking in (each for each in LESSON.askings.values() if each.concept == "estimate"):
        question, words = LESSON.question(asking), text.question(asking)
        for value, reply in words.answers.items():
            assert words.nudge not in reply
            said = [int(number) for number in re.findall(r"\d+", reply)]
            assert sorted(said) == sorted((value, *question.values.values()))


def test_figures_of_an_estimate_belong_to_their_moment():
    """Each figure of an estimate is taken at its moment, so that the second cloth brings less than the first."""
    question = LESSON.question(LESSON.askings["a-market-day"])
    assert question.values == {"first": 5, "next": 4, "coca": 5, "llama": 4, "pottery": 6}
    values = question.values
    sold = values["first"] + values["next"] + values["coca"]
    assert question.right == (sold - values["llama"] - values["pottery"],)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_chapters_of_the_steps(language):
    """Steps lead to the guide's chapters on what wins and on a first game."""
    guide = {chapter.name for chapter in guide_of("princes", language, "light")}
    named = {name for step in LESSON.steps for name in step.chapters}
    assert named <= guide
    assert {"what-wins", "first-game"} <= named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_no_title_has_its_answer(lesson, language):
    """The title of a step names neither the right option of its question nor the district of its decision."""
    text = lesson_text(lesson, language)
    told = 0
    for step in lesson.steps:
        task, title, answers = lesson.task(step), text.step(step).title.casefold(), []
        if task.asking is not None:
            question = lesson.question(task.asking)
            options = text.words.question(question).options
            answers = [label for label, value in options if value in question.right]
        if task.is_decision:
            at = step.at
            line = lesson.exhibit_line(lesson.exhibits[at.exhibit]) if at.exhibit else lesson.line
            choice = line.record.decisions[at.ply].choice
            district = choice if isinstance(choice, str) and choice in DISTRICTS else ""
            answers = [text.words.say(f"district-{district}")] if district else []
        told += len(answers)
        assert not [each for each in answers if each.casefold() in title], step.id
    assert told >= len(lesson.steps) / 3
