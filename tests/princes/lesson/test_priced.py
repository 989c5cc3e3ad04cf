"""Costs and stocks that the lesson says in words, "a coca and a cloth", are those of the game.

No figure comes in as a variable there, so another cost or another stock would be told wrongly.
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
    """The board beside a step."""
    return LESSON.state(STEPS[step].at)


def decision(step, number=0):
    """What is decided in a step, or a little later."""
    spot = STEPS[step].at
    told = LESSON.exhibits[spot.exhibit].decisions if spot.exhibit else LESSON.record.decisions
    return told[spot.ply + number]


def goods_of(choice):
    """One of each of the goods chosen, corn not counted: a unit of it is more than one."""
    return {good: 1 for good in choice if good != CORN}


def inca(district):
    """What an Inca costs, beside corn, which is told with its figure."""
    (cost,) = (offers[district] for offers in FIGURES.recruit.values() if district in offers)
    return {good: amount for good, amount in cost.items() if good != CORN}


def still(district, good):
    """What an Inca costs besides a good that is there."""
    return {each: amount for each, amount in inca(district).items() if each != good}


def stock(step, player, *goods):
    """What a player holds of some goods on the board of a step."""
    seat = next(each for each in state(step).position()["players"] if each["name"] == player)
    return {good: seat["goods"][good] for good in goods}


def paid_to_work(step, player):
    """What a player paid for work in the turn before a step."""
    ply = STEPS[step].at.ply
    paid = [
        event.data["paid"]
        for after in range(ply + 1)
        for event in LESSON.line.events_at(after)
        if event.type == "produced" and event.data["player"] == player
    ]
    return dict(paid[-1])


def paid_tiles(step, player):
    """What the Moon tiles of a player have paid, and what each cost."""
    ply, got, cost = STEPS[step].at.ply, {}, []
    for after in range(ply + 1):
        for event in LESSON.line.events_at(after):
            if event.type == "moon_tile_paid" and event.data["player"] == player:
                got |= event.data["goods"]
                cost.append(event.data["paid"])
    return got, *cost


def of_a_priest():
    """The llamas that a single priest may give, where Bert has one."""
    before = state("bert-sacrifices").play(decision("bert-sacrifices"))
    assert stock("bert-sacrifices", "Bert", "llama")["llama"] > 1
    return {"llama": max(each.choice for each in before.legal())}


def sale(step):
    """What a sale sells."""
    assert decision(step).type == "sell"
    return {decision(step).choice: 1}


def a_ride():
    """The price of a way that is not next door."""
    return {"llama": FIGURES.llamas_for_a_ride}


def work():
    """What an Inca costs who works."""
    return {CORN: FIGURES.producing_corn}


def a_tile():
    """What a tile for a good costs at night."""
    return {CORN: FIGURES.tile_price}


def of_tile(good):
    """What a tile pays."""
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
    "step-old-hands": [of_a_priest],
}
"""By message: what is said in single pieces, and where it comes from."""

NONE = {
    "step-bert-stays.title": ("bert-stays", "Bert", "llama"),
    "step-sell-something": ("sell-something", "Bert", "corn"),
}
"""By message: whose stock is told not to hold a single piece of a good."""
PAID_WITH = {
    "step-bert-stays.same": "coca_plantation",
    "step-bert-stays.shown": "coca_plantation",
    "step-gina-chooses-goods.same": "corn_terraces",
    "step-gina-chooses-goods.shown": "corn_terraces",
    "step-bert-plans-ahead.shown": "coca_plantation",
    "step-bert-plans-ahead.reached": "coca_plantation",
}
"""By message with a sentence on what pays for an Inca: the district of that Inca."""


def texts_in(language):
    """Every text of the steps, without the Incas in whose name a good is named."""
    text = lesson_text(LESSON, language)
    for step in LESSON.steps:
        part = text.step(step)
        for form in forms(part.words.catalogue, part.key):
            yield form, PLANTERS.sub("Inca", part.words.fill(form, part.figures))


@pytest.mark.parametrize("language", WORDS)
def test_what_is_said_in_single_pieces_is_so(language):
    """Each price and each stock, and no other."""
    assert unproved_pieces(texts_in(language), SAID, language) == []


def test_everything_listed_is_said():
    """In one language at least; and every language has its words for goods."""
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
def test_the_goods_named_for_an_inca_are_its_price(language):
    """Exactly those, in a sentence of the message."""
    texts = dict(texts_in(language))
    for form, district in PAID_WITH.items():
        sentences = re.split(r"(?<=[.!?:]) ", texts[form])
        assert set(inca(district)) in [goods_in(each, language) for each in sentences], form


def test_who_is_told_to_have_none_has_none():
    """Of a good, of what anybody in a district costs, or of anything."""
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


def test_pottery_is_what_most_incas_cost():
    """Farmers, coca planters and weavers, of five."""
    with_pottery = {
        district
        for offers in FIGURES.recruit.values()
        for district, cost in offers.items()
        if "pottery" in cost
    }
    assert with_pottery == {"corn_terraces", "coca_plantation", "weavers_quarter"}
