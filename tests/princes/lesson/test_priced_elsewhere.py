"""Single pieces of goods in the texts of exhibits, alternatives and reasons are true, in every language."""

from functools import partial

import pytest

from tests.catalogues import forms
from tests.princes.lesson.pieces import PLANTERS, WORDS, single_pieces, unproved_pieces
from tests.princes.lesson.test_priced import (
    FIGURES,
    LESSON,
    a_ride,
    a_tile,
    goods_of,
    inca,
    of_a_priest,
    of_tile,
    work,
)
from tutor.core.lessons.text import lesson_text, reason_words
from tutor.core.words.text import text_for

STATES = LESSON.line.states


def seats(state):
    """Return the players' parts of a position, by the players' names."""
    return {each["name"]: each for each in state.position()["players"]}


def first_seats(exhibit):
    """Return the players' parts of the position in which an exhibit begins, by the players' names."""
    return seats(LESSON.exhibits[exhibit].start)


def goods_at_start(exhibit, player, *goods):
    """Return a player's stock of some goods at the beginning of an exhibit."""
    return {good: first_seats(exhibit)[player]["goods"][good] for good in goods}


def goods_of_decisions(exhibit, kind):
    """Return one piece of each good that the decisions of a type in an exhibit name."""
    return {each.choice: 1 for each in LESSON.exhibits[exhibit].decisions if each.type == kind}


def good_off_market(decisions):
    """Return one piece of the good that a decision takes off the market."""
    (choice,) = (each.choice for each in decisions if each.type == "adjust")
    assert "remove" in choice
    return {good: 1 for good in WORDS["en"] if good in choice}


def each_has(exhibit):
    """Return the number of llamas that every player has at the beginning of an exhibit."""
    (count,) = {each["goods"]["llama"] for each in first_seats(exhibit).values()}
    return {"llama": count}


def for_each(exhibit, order):
    """Return Bert's llamas for each priest or virgin of an order."""
    bert = first_seats(exhibit)["Bert"]
    return {"llama": bert["goods"]["llama"] / bert["orders"][order]}


def production(exhibit, player, good):
    """Return the goods that a player's Incas make in an exhibit."""
    events = (
        event for told in LESSON.exhibit_line(LESSON.exhibits[exhibit]).events for event in told
    )
    data = [event.data for event in events if event.type == "produced"]
    return {good: sum(each["goods"][good] for each in data if each["player"] == player)}


def llamas_given(reason):
    """Return the llamas of the sacrifice that a reason explains."""
    return {"llama": LESSON.record.decisions[LESSON.reasons[reason].after - 1].choice}


def goods_after(reason, player, good):
    """Return a player's stock of a good after the decision that a reason explains."""
    return {good: seats(STATES[LESSON.reasons[reason].after])[player]["goods"][good]}


def lay_there(reason, good):
    """Return the bonus of a good in the district that the player enters by the decision of a reason."""
    after = LESSON.reasons[reason].after
    district = LESSON.record.decisions[after - 1].choice
    return {good: FIGURES.bonus(district, STATES[after - 1].position()["bonus"][district])[good]}


def stable():
    """Return the goods that the Stable gives."""
    return FIGURES.stable_goods


def shared_price():
    """Return the goods that the costs of a coca planter and of a weaver have in common."""
    one, other = inca("coca_plantation"), inca("weavers_quarter")
    return {good: one[good] for good in one if one[good] == other.get(good)}


def of_reason(reason):
    """Return a list with the one decision that a reason explains."""
    return LESSON.record.decisions[LESSON.reasons[reason].after - 1 : LESSON.reasons[reason].after]


SAID = {
    "alternative-ralph-rests.claim": [shared_price, work],
    "alternative-ralph-rests.wrong": [work],
    "exhibit-a-virgin.ask": [of_a_priest],
    "exhibit-a-virgin.answer": [of_a_priest],
    "exhibit-puma-sacrifice": [partial(goods_at_start, "puma-sacrifice", "Ralph", "llama")],
    "exhibit-puma-sacrifice.answer": [of_a_priest],
    "exhibit-no-round-trips": [partial(goods_of_decisions, "no-round-trips", "sell")],
    "exhibit-no-round-trips.ask": [partial(goods_of_decisions, "no-round-trips", "sell")],
    "exhibit-round-again": [partial(for_each, "round-again", "virgin")],
    "exhibit-a-tile-on-the-last-day.answer": [a_tile],
    "exhibit-shared-coca.answer": [work, partial(production, "shared-coca", "Bert", "coca")],
    "exhibit-stones-and-virgins": [partial(each_has, "stones-and-virgins")],
    "exhibit-stones-and-virgins.answer": [of_a_priest],
    "exhibit-an-offering": [
        lambda: goods_of(LESSON.exhibits["an-offering"].decisions[-1].choice),
    ],
    "exhibit-a-market-day": [
        partial(goods_at_start, "a-market-day", "Bert", "coca"),
        partial(goods_of_decisions, "a-market-day", "buy"),
    ],
    "exhibit-a-market-day.answer": [
        lambda: good_off_market(LESSON.exhibits["a-market-day"].decisions),
    ],
    "exhibit-a-long-climb": [partial(for_each, "a-long-climb", "puma")],
    "exhibit-the-end-of-the-example.answer": [a_ride],
    "exhibit-stable-too-early.answer": [stable],
    "reason-ralphs-potter-works": [work],
    "reason-ralphs-planter-works": [partial(FIGURES.product, "coca_plantation", 1)],
    "reason-gina-chooses-goods": [a_ride],
    "reason-bert-fetches-a-llama": [partial(lay_there, "bert-fetches-a-llama", "llama")],
    "reason-gina-waits-for-pottery": [a_tile],
    "reason-bert-passes-the-granary": [partial(llamas_given, "bert-passes-the-granary")],
    "reason-ralph-raises-the-price": [lambda: good_off_market(of_reason("ralph-raises-the-price"))],
    "reason-ralph-sells-a-coca": [partial(goods_after, "ralph-sells-a-coca", "Ralph", "coca")],
    "reason-ralphs-weaver-works": [work],
    "reason-gina-ends-the-day": [partial(of_tile, "llama")],
    "reason-bert-waits-for-steps": [stable],
    "reason-bert-pays-for-cloth": [a_tile],
    "reason-gina-passes-the-stable": [stable],
    "reason-ralph-returns-to-the-weavers": [
        partial(lay_there, "ralph-returns-to-the-weavers", "cloth")
    ],
}
"""For each message that names single pieces of goods, the game's figures for these pieces."""


def texts_in(language):
    """Yield every text of alternatives and exhibits, and every reason."""
    text, words = lesson_text(LESSON, language), text_for("princes", language)
    found = [
        *map(text.alternative, LESSON.alternatives.values()),
        *map(text.exhibit, LESSON.exhibits.values()),
    ]
    for part in found:
        for form in forms(part.words.catalogue, part.key):
            yield form, PLANTERS.sub("Inca", part.words.fill(form, part.figures))
    for name in LESSON.reasons:
        yield f"reason-{name}", PLANTERS.sub("Inca", reason_words(name, words).text)


@pytest.mark.parametrize("language", WORDS)
def test_single_pieces_in_texts_are_true(language):
    """Each single piece of goods in a text is the price, stock or gift that the table of this module lists."""
    assert unproved_pieces(texts_in(language), SAID, language) == []


def test_every_listed_piece_is_in_a_text():
    """Each piece of goods in the table of this module is in the text of at least one language."""
    found = {form: [] for form in SAID}
    for language in WORDS:
        for form, text in texts_in(language):
            found.get(form, []).extend(single_pieces(text, language))
    for form, claims in SAID.items():
        for claim in claims:
            assert dict(claim()) in found[form], (form, claim)
