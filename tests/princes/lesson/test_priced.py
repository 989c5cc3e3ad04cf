"""Costs and stocks that the lesson says in words, such as "a coca and a cloth", are those of the game.

These texts have no variables, so a corrected cost or stock would make them wrong.
"""

import re
from functools import partial

import pytest

from tests.catalogues import forms
from tests.princes.lesson.pieces import PLANTERS, WORDS, goods_in, single_pieces, unproved_pieces
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.identifiers import CORN, GOODS

LESSON = open_course("quick_start")
FIGURES = LESSON.game.components
STEPS = {step.id: step for step in LESSON.steps}


def state(step):
    """Return the state on the board beside a step."""
    return LESSON.state(STEPS[step].at)


def decision(step, number=0):
    """Return the decision of the example or exhibit at a step, or the one `number` decisions later."""
    spot = STEPS[step].at
    told = LESSON.exhibits[spot.exhibit].decisions if spot.exhibit else LESSON.record.decisions
    return told[spot.ply + number]


def goods_of(choice):
    """Return one piece of each chosen good except corn, because a unit of corn has several pieces."""
    return {good: 1 for good in choice if good != CORN}


def inca(district):
    """Return the cost of an Inca without its corn, because the text takes the corn from a variable."""
    (cost,) = (offers[district] for offers in FIGURES.recruit.values() if district in offers)
    return {good: amount for good, amount in cost.items() if good != CORN}


def still(district, good):
    """Return the cost of an Inca without the good that the player already has."""
    return {each: amount for each, amount in inca(district).items() if each != good}


def stock(step, player, *goods):
    """Return a player's stock of some goods on the board of a step."""
    seat = next(each for each in state(step).position()["players"] if each["name"] == player)
    return {good: seat["goods"][good] for good in goods}


def paid_to_work(step, player):
    """Return what a player last paid for the work of Incas before a step."""
    ply = STEPS[step].at.ply
    paid = [
        event.data["paid"]
        for after in range(ply + 1)
        for event in LESSON.line.events_at(after)
        if event.type == "produced" and event.data["player"] == player
    ]
    return dict(paid[-1])


def paid_tiles(step, player):
    """Return the goods that a player's Moon tiles brought by a step, and then the cost of each tile."""
    ply, got, cost = STEPS[step].at.ply, {}, []
    for after in range(ply + 1):
        for event in LESSON.line.events_at(after):
            if event.type == "moon_tile_paid" and event.data["player"] == player:
                got |= event.data["goods"]
                cost.append(event.data["paid"])
    return got, *cost


def of_a_priest():
    """Return the most llamas that Bert may sacrifice with his single priest."""
    before = state("bert-sacrifices").play(decision("bert-sacrifices"))
    assert stock("bert-sacrifices", "Bert", "llama")["llama"] > 1
    return {"llama": max(each.choice for each in before.legal())}


def sale(step):
    """Return the piece of goods that the player sells at a step."""
    assert decision(step).type == "sell"
    return {decision(step).choice: 1}


def a_ride():
    """Return the price of a move to a district that is not next door."""
    return {"llama": FIGURES.llamas_for_a_ride}


def work():
    """Return the cost for which one Inca works."""
    return {CORN: FIGURES.producing_corn}


def a_tile():
    """Return the cost at night of a Moon tile for a good."""
    return {CORN: FIGURES.tile_price}


def of_tile(good):
    """Return the goods that the Moon tile for a good brings."""
    return FIGURES.tile_goods[good]


SAID = {
    "step-bert-enters": [work],
    "step-bert-places": [partial(FIGURES.bonus, "potters_quarter", FIGURES.bonus_at_start)],
    "step-bert-places.wall": [partial(FIGURES.bonus, "potters_quarter", FIGURES.bonus_at_start)],
    "step-goods-fly": [partial(paid_to_work, "goods-fly", "Ralph")],
    "step-sell-something.shown": [partial(sale, "sell-something")],
    "step-sell-something.other": [partial(sale, "sell-something")],
    "step-climb-more.shown": [lambda: goods_of(decision("climb-more").choice)],
    "step-bert-pays-ralph": [partial(paid_to_work, "goods-fly", "Ralph")],
    "step-bert-pays-ralph.title": [work, partial(FIGURES.product, "potters_quarter", 1)],
    "step-ralph-plans": [partial(inca, "potters_quarter")],
    "step-gina-recruits": [partial(inca, "corn_terraces"), partial(inca, "llama_meadow")],
    "step-bert-walks": [a_ride],
    "step-gina-idle": [partial(paid_to_work, "gina-idle", "Bert")],
    "step-bert-acquires.same": [a_ride],
    "step-bert-acquires.shown": [a_ride],
    "step-gina-stays": [a_tile],
    "step-gina-stays.same": [a_tile, partial(of_tile, "pottery")],
    "step-gina-stays.shown": [a_tile],
    "step-bert-sacrifices": [of_a_priest],
    "step-bert-sacrifices.shown": [a_ride],
    "step-the-granary": [lambda: FIGURES.stable_goods],
    "step-the-last-day": [a_tile],
    "step-bert-stays.shown": [partial(still, "coca_plantation", "pottery")],
    "step-the-tile-that-ends-the-day.same": [a_tile, partial(of_tile, "llama")],
    "step-the-tile-that-ends-the-day.shown": [a_ride],
    "step-bert-redeems": [a_tile],
    "step-bert-redeems.same": [a_tile, partial(of_tile, "cloth")],
    "step-bert-redeems.shown": [a_tile, partial(of_tile, "cloth")],
    "step-bert-redeems.other": [a_tile, partial(of_tile, "cloth")],
    "step-gina-chooses-goods": [
        lambda: paid_tiles("gina-chooses-goods", "Gina")[0],
        lambda: paid_tiles("gina-chooses-goods", "Gina")[-1],
    ],
    "step-gina-chooses-goods.shown": [lambda: goods_of(decision("gina-chooses-goods").choice)],
    "step-bert-plans-ahead": [
        partial(stock, "bert-plans-ahead", "Bert", "llama", "pottery", "cloth")
    ],
    "step-bert-plans-ahead.shown": [partial(inca, "coca_plantation")],
    "step-ralph-looks-around": [partial(stock, "ralph-looks-around", "Ralph", "coca")],
    "step-ralph-looks-around.same": [lambda: FIGURES.stable_goods],
    "step-over-the-summit": [partial(stock, "over-the-summit", "Bert", "llama")],
    "step-gina-travels.shown": [a_ride],
}
"""For each message that names single pieces of goods, the game's figures for these pieces."""

NONE = {
    "step-bert-stays.title": ("bert-stays", "Bert", "llama"),
    "step-sell-something": ("sell-something", "Bert", "corn"),
}
"""For each message, the player who has no piece of a good."""
PAID_WITH = {
    "step-bert-stays.same": "coca_plantation",
    "step-bert-stays.shown": "coca_plantation",
    "step-gina-chooses-goods.same": "corn_terraces",
    "step-gina-chooses-goods.shown": "corn_terraces",
    "step-bert-plans-ahead.shown": "coca_plantation",
    "step-bert-plans-ahead.reached": "coca_plantation",
}
"""For each message with a sentence on the cost of an Inca, the district of the Inca."""


def texts_in(language):
    """Yield the id and text of each text of the steps, with no good in the name of an Inca.

    The text says "Inca" in place of names such as coca planter.
    """
    text = lesson_text(LESSON, language)
    for step in LESSON.steps:
        part = text.step(step)
        for form in forms(part.words.catalogue, part.key):
            yield form, PLANTERS.sub("Inca", part.words.fill(form, part.figures))


@pytest.mark.parametrize("language", WORDS)
def test_single_pieces_in_texts_are_true(language):
    """Each single piece of goods in a text of the steps is the price or stock that the table `SAID` lists."""
    assert unproved_pieces(texts_in(language), SAID, language) == []


def test_every_listed_piece_is_in_a_text():
    """Each listed piece is in some language's text, and every language has its words for goods."""
    assert set(WORDS) == set(LANGUAGES)
    texts = [(language, *each) for language in WORDS for each in texts_in(language)]
    for form, claims in SAID.items():
        found = [
            pieces
            for language, name, text in texts
            if name == form
            for pieces in single_pieces(text, language)
        ]
        for claim in claims:
            assert dict(claim()) in found, (form, claim)


@pytest.mark.parametrize("language", WORDS)
def test_the_goods_of_an_inca_are_its_price(language):
    """One sentence of each text in `PAID_WITH` names exactly the goods of the Inca's cost."""
    texts = dict(texts_in(language))
    for form, district in PAID_WITH.items():
        sentences = re.split(r"(?<=[.!?:]) ", texts[form])
        assert set(inca(district)) in [goods_in(each, language) for each in sentences], form


def test_a_player_who_has_none_in_a_text_has_none():
    """Where a text says that a player has none of a good, or nothing for an Inca, it is true of the board."""
    for step, player, good in NONE.values():
        assert stock(step, player, good) == {good: 0}
    offered = FIGURES.recruit["royal_palace"].values()
    held = stock("bert-stays", "Bert", *GOODS)
    assert all(any(held[good] < cost[good] for good in cost) for cost in offered)
    assert stock("gina-idle", "Gina", CORN) == {CORN: 0}
    asked = FIGURES.cost_of_incas("watchmans_hut", decision("gina-recruits").choice)
    assert stock("gina-recruits", "Gina", *asked) == asked
    held, given = stock("climb-more", "Bert", *GOODS), decision("climb-more").choice
    assert held == dict.fromkeys(GOODS, 0) | FIGURES.pieces(given)


def test_most_incas_cost_pottery():
    """Farmers, coca planters and weavers, three of five, cost pottery."""
    with_pottery = {
        district
        for offers in FIGURES.recruit.values()
        for district, cost in offers.items()
        if "pottery" in cost
    }
    assert with_pottery == {"corn_terraces", "coca_plantation", "weavers_quarter"}
