"""The texts of a question are true of the board of the question."""

import re
from functools import cache
from itertools import islice

import pytest

from tests.pages import first_of
from tests.princes.games import PRINCES
from tests.princes.teaching.counted import LESSONS, Played, everything_asked
from tutor.core.lessons.review import fresh_questions
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.identifiers import CORN, DISTRICT_OF, GOODS, ORDERS
from tutor.princes.teaching import CONCEPTS
from tutor.princes.words.naming import Naming

FRESH = pytest.param(300, marks=pytest.mark.endurance)
SEED = 5
LARGEST = 60
"""A number larger than any count of one player's things in these games."""
HAS = {
    "en": "has|holds|keeps",
    "es": "tiene|guarda|conserva|dispone de",
    "it": "ha|conserva|dispone di",
}
GIVES = {
    "en": "gives|pays|offers",
    "es": "da|paga|sacrifica|ofrece",
    "it": "dà|paga|offre|sacrifica",
}
"""For each language, the verbs for having or giving things."""
CLAUSE = r"\b{name} (?:{verbs}) ([^.;:?!]*)"
THE = {
    "en": (r"(?:the|your|that|this|those|both|keep|save|spend)", r"(?:a |one )?"),
    "es": (r"(?:la|las|tu|tus|su|sus|esa|esas|guarda|ahorra|conserva)", r"(?:una |un )?"),
    "it": (r"(?:il|i|tuo|tuoi|suo|suoi|quel|quei|tieni|risparmia|conserva)", r"(?:un )?"),
}
"""For each language, the words that imply that a countable good is there."""
LLAMAS = {"en": "llamas?", "es": "llamas?", "it": "lama"}
NONE = {
    "en": r"\b(?:no|none|nothing|nobody|has been there|all)\b",
    "es": r"\b(?:no|ningun[oa]?|ningún|nada|nadie)\b",
    "it": r"\b(?:non?|nessun[oa]?|vuota|niente)\b",
}
HAND = tuple(f"hand_{good}" for good in GOODS)
COST = tuple(f"cost_{good}" for good in GOODS)
DECIDING = {
    "whose_incas_produce": lambda values: ("idle",) if values["idles"] else (),
    "corn_to_produce": lambda values: ("incas", "corn"),
    "bonus_and_product": lambda values: ("held", *some(values, "bonus", "made", "paid")),
    "goods_for_incas": lambda values: (*some(values, *HAND), "supply"),
    "used_up": lambda values: (),
    "way_there": lambda values: (),
    "order_value": lambda values: ("taken", "row"),
    "goods_for_order": lambda values: some(values, *COST, *HAND),
    "stone_then_sacrifice": lambda values: ("stones", "llamas", "step_value", "step"),
    "trail_goods": lambda values: ("steps", "step", "landmark_step", "held", "gift"),
    "paid_at_the_end": lambda values: (
        some(values, *HAND) if values["is_main"] == "yes" else ("llamas", "priests")
    ),
    "main_offer": lambda values: ("unit_steps",),
    "selling": lambda values: (
        "count",
        "level" if values["adjusted"] == "no" else "before",
        *(("prices_got",) if values["count"] > 1 else ()),
    ),
    "buying": lambda values: ("level", "row"),
    "last_turns": lambda values: ("player",),
    "next_start": lambda values: ("player", "start"),
    "moon_at_night": lambda values: ("corn", "priced", *some(values, "corn_of_tile")),
    "clock_pays": lambda values: (
        *(
            ()
            if values["what"] == "units"
            else ("step" if values["what"] == "scout" else "supply",)
        ),
        "incas",
    ),
    "night_order": lambda values: ("tiles",),
    "over_the_summit": lambda values: ("step", "steps", "summit"),
    "cards_kept": lambda values: ("held", "drawn", "returned"),
    "short_deck": lambda values: ("left",),
    "card_worth": lambda values: ("first", "second"),
    "gold_multiplies": lambda values: ("points", "gold", "most"),
}
"""For each concept, the figures and players that explain the right answer."""


def some(values, *names):
    """Return the names and figures of those values that are not zero."""
    return tuple(name for name in names if values.get(name))


@cache
def asked_everywhere(count):
    """Return `count` questions on fresh positions, or if `count` is 0, all others.

    The others are the questions on random games, on made positions and on the lessons.
    """
    if count:
        return tuple(islice(fresh_questions(PRINCES, tuple(CONCEPTS), SEED), count))
    return tuple(each for concept in CONCEPTS for each in everything_asked(concept))


def replies(question, language):
    """Return all texts that a learner can read after an answer."""
    words = text_for("princes", language).question(question)
    return [words.right, *words.answers.values()]


def moments(question):
    """Return the players' parts of each position from a question's board to the end of its decisions."""
    state = question.state
    seats = [state.position()["players"]]
    for decision in question.about.decisions:
        state = state.play(decision)
        seats.append(state.position()["players"])
    seats.append(Played(question).line[0].position()["players"])
    return seats


@cache
def quantities(language):
    """Return a dict: for each phrase that counts goods, Incas or priests, the kind, the thing and the number."""
    naming = Naming(text_for("princes", language).text)
    numbers = range(1, LARGEST)
    goods = {naming.amount(good, n): ("goods", good, n) for good in GOODS for n in numbers}
    incas = {naming.incas(at, n): ("incas", at, n) for at in DISTRICT_OF.values() for n in numbers}
    orders = {naming.priests(each, n): ("orders", each, n) for each in ORDERS for n in numbers}
    return goods | incas | orders


def attributions(text, player, verbs, language):
    """Yield the kind, thing and number of all that a text says a player has, or gives.

    The verbs say which of the two is meant.
    """
    known = quantities(language)
    for clause in re.findall(CLAUSE.format(name=player, verbs=verbs[language]), text):
        for said in re.findall(r"\d+ \w+(?: \w+){0,4}", clause):
            words = said.split()
            phrases = (" ".join(words[:count]) for count in range(len(words), 1, -1))
            yield from (
                known[phrase] for phrase in [next(filter(known.get, phrases), "")] if phrase
            )


def before_end(question):
    """Return the stock that a question assumes just before the end of the turn, or None for other questions."""
    return question.values["held"] if question.concept == "trail_goods" else None


@pytest.mark.parametrize("count", [0, FRESH])
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_player_has_what_the_texts_say(language, count):
    """If a text says how many goods, Incas, priests or virgins a player has, the position confirms it.

    The texts are the question, the hint and the replies.
    """
    faults, met = [], 0
    for question in asked_everywhere(count):
        words = text_for("princes", language).question(question)
        had = moments(question)
        for text in (words.text, words.nudge, *replies(question, language)):
            for place, player in enumerate(question.state.players):
                held = [seats[place] for seats in had]
                for kind, thing, number in attributions(text, player, HAS, language):
                    met += 1
                    # `test_explained` tests the stock just before the end of a turn.
                    if number not in {*(each[kind][thing] for each in held), before_end(question)}:
                        faults.append((text, player, thing, number))
                for kind, thing, number in attributions(text, player, GIVES, language):
                    if number > max(each[kind][thing] for each in held):
                        faults.append((text, player, thing, number))
    assert faults == []
    assert met > 100


@pytest.mark.parametrize("count", [0, FRESH])
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_no_text_speaks_of_a_llama_that_is_not_there(language, count):
    """No text says "the llama", "your llama" or "keep a llama" of a player without a llama."""
    before, article = THE[language]
    told = re.compile(rf"\b(?i:{before}) {article}{LLAMAS[language]}\b")
    faults = []
    for question in asked_everywhere(count):
        names = {question.values.get(name) for name in ("player", "mover")} - {None, ""}
        had = moments(question)
        has_one = any(
            seat["goods"]["llama"] for seats in had for seat in seats if seat["name"] in names
        )
        for reply in () if has_one else replies(question, language):
            faults += [reply] if told.search(reply) else []
    assert faults == []


def says(text, value, language):
    """Return whether a text has a figure, or has a word for none if the figure is 0."""
    if value == 0 and re.search(NONE[language], text, re.IGNORECASE):
        return True
    return re.search(rf"(?<!\d){re.escape(str(value))}(?!\d)", text) is not None


@pytest.mark.parametrize("count", [0, FRESH])
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_right_answer_is_explained_by_the_figures_of_its_board(language, count):
    """A question and the reply to its right answer together have all figures from which the answer follows."""
    faults = []
    for question in asked_everywhere(count):
        words = text_for("princes", language).question(question)
        said = f"{words.text} {words.right}"
        for name in DECIDING[question.concept](question.values):
            if not says(said, question.values[name], language):
                faults.append((question.concept, name, question.values[name], said))
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("concept", ["corn_to_produce", "goods_for_incas", "paid_at_the_end"])
def test_a_wrong_answer_is_explained_by_the_figures_of_its_board(concept, language):
    """Each reply to a wrong answer has all figures that explain the right answer."""
    for question in everything_asked(concept):
        for reply in replies(question, language):
            for name in DECIDING[concept](question.values):
                assert says(reply, question.values[name], language), (name, reply)


@cache
def kinds(language):
    """Return the words for each kind of good except corn, of Inca and of priest, in singular and plural."""
    naming = Naming(text_for("princes", language).text)
    counted = {
        "incas": (naming.incas, tuple(DISTRICT_OF.values())),
        "orders": (naming.priests, ORDERS),
        "goods": (naming.amount, tuple(good for good in GOODS if good != CORN)),
    }
    return {
        (kind, thing): "|".join(naming_of(thing, count).partition(" ")[2] for count in (1, 2))
        for kind, (naming_of, things) in counted.items()
        for thing in things
    }


def kinds_in(text, language):
    """Return the goods, Incas and priests that a text names; the name of an Inca names no good."""
    found = set()
    for kind, words in kinds(language).items():
        rest = re.sub(rf"\b(?:{words})\b", "", text, flags=re.IGNORECASE)
        found |= {kind} if rest != text else set()
        text = rest if kind[0] != "goods" else text
    return found


def without_denials(text, language):
    """Return a text without its sentences that deny something."""
    sentences = re.split(r"(?<=[.!?:;]) ", text)
    return " ".join(
        each for each in sentences if not re.search(NONE[language], each, re.IGNORECASE)
    )


def on_offer(question):
    """Return what a question's place offers: Incas, and the goods of their prices, of an order or of the Trail."""
    recruits = question.state.components.recruit.get(question.values.get("place", ""), {})
    goods = {good for cost in recruits.values() for good in cost}
    goods |= {good for good in GOODS if question.values.get(f"cost_{good}")}
    if any(str(each).startswith("step-") for each in question.right):
        goods |= set(question.state.components.stable_goods)
    return {("goods", good) for good in goods} | {("incas", district) for district in recruits}


def replies_heard(language):
    """Yield each question with its words, and with the players' parts of each position it is about."""
    words = text_for("princes", language)
    for question in asked_everywhere(0):
        yield question, words.question(question), moments(question)
    asked = ((lesson, each) for lesson in LESSONS for each in lesson.askings.values())
    for lesson, asking in asked:
        if asking.sought is not None:
            states = lesson.line_at(asking.at).states[asking.at.ply :]
            shown = states if asking.at.exhibit else states[:1]
            seats = [state.position()["players"] for state in shown]
            yield lesson.question(asking), lesson_text(lesson, language).question(asking), seats


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_reply_speaks_of_its_own_position(language):
    """A reply names only things that the question names, or that a player has or can buy."""
    faults, met = set(), 0
    for question, words, had in replies_heard(language):
        named_already = " ".join([words.text, *(label for label, _ in words.options)])
        known = kinds_in(named_already, language) | on_offer(question)
        known |= {
            (kind, thing)
            for kind, thing in kinds(language)
            if any(seat[kind][thing] for seats in had for seat in seats)
        }
        for reply in (words.right, *words.answers.values()):
            spoken = kinds_in(without_denials(reply, language), language)
            met += len(spoken)
            faults |= {(question.concept, *each, reply) for each in spoken - known}
    assert faults == set()
    assert met > 1000


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_reply_has_no_figure_of_another_position(language):
    """A reply has only figures of its question, of the question's options, or of the game."""
    faults = []
    for question, words, _ in replies_heard(language):
        options = " ".join(label for label, _ in words.options)
        known = re.findall(r"\d+", f"{words.text} {options} {[*question.values.values()]}")
        for reply in (words.right, *words.answers.values()):
            faults += [reply] if not set(re.findall(r"\d+", reply)) <= {*known} else []
    assert faults == []
