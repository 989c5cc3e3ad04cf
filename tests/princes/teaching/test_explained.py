"""Right answers and explanations agree with the board of the question and with playing its decisions."""

import pytest

from tests.catalogues import forms, variables
from tests.princes.games import random_game
from tests.princes.teaching import counted
from tests.princes.teaching.counted import Played, everything_asked
from tests.princes.teaching.test_stated import STATED, SUPPOSED
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.teaching import CONCEPTS, SEEKING
from tutor.princes.teaching.subject import printed_figures
from tutor.princes.things import split_id

RIGHT = {
    "corn_to_produce": lambda each: (
        each.gain(each.values["good"])
        + each.goods_moved("llama_paid")
        - each.goods_moved("bonus_taken")
    ),
    "bonus_and_product": lambda each: each.after["goods"][each.values["good"]],
    "used_up": counted.of_a_visit,
    "goods_for_incas": counted.most_given,
    "stone_then_sacrifice": lambda each: each.after["scout"],
    "trail_goods": lambda each: each.after["goods"][each.values["good"]],
    "paid_at_the_end": counted.most_given,
    "main_offer": lambda each: each.climb() - counted.own_stone_steps(each),
    "selling": lambda each: each.gain("corn"),
    "over_the_summit": lambda each: each.after["scout"],
    "cards_kept": lambda each: len(each.after["cards"]),
    "short_deck": lambda each: len(each.line[0].position()["deck"]),
    "card_worth": lambda each: counted.of_card(each.before, each.question.about.thing),
    "gold_multiplies": lambda each: counted.points(each) * counted.multiplier(each),
}
"""For each concept that counts something, the function that computes the right answer."""
ELSEWHERE = {"order_value", "goods_for_order", "buying", "moon_at_night", "clock_pays"}
"""Concepts whose right answers `test_questions` reads off the board."""

WORKING = {
    "incas": lambda each: each.before["incas"][each.entered],
    "corn": lambda each: each.before["goods"]["corn"],
}
EXPLAINED = {
    "whose_incas_produce": {
        "incas": WORKING["incas"],
        "owners": counted.owners,
        "idles": lambda each: counted.owners(each) - len(each.question.right[0]),
    },
    "corn_to_produce": WORKING,
    "bonus_and_product": {
        **WORKING,
        "held": lambda each: each.before["goods"][each.values["good"]],
        "bonus": lambda each: each.goods_moved("bonus_taken"),
        "paid": lambda each: each.goods_moved("llama_paid"),
        "made": lambda each: (
            each.gain(each.values["good"])
            + each.goods_moved("llama_paid")
            - each.goods_moved("bonus_taken")
        ),
    },
    "goods_for_incas": {
        **counted.HANDS,
        "corn": counted.HANDS["hand_corn"],
        "supply": lambda each: each.before["supply"],
        "single": lambda each: len(counted.payable(each)),
        "asked": lambda each: counted.asked_for(each, each.values["good"]),
        "held": lambda each: counted.goods(each).get(each.values["good"], 0),
    },
    "used_up": {"incas": WORKING["incas"]},
    "way_there": {"llamas": lambda each: each.before["goods"]["llama"]},
    "order_value": {
        "next": lambda each: counted.orders_taken(each) + 1,
        "row": lambda each: counted.row_text(counted.order(each).values),
    },
    "goods_for_order": {**counted.HANDS, **counted.COSTS},
    "stone_then_sacrifice": {
        "llamas": lambda each: each.question.about.decisions[-1].choice,
        "by_stones": counted.own_stone_steps,
    },
    "trail_goods": {
        "steps": Played.climb,
        "landmark_step": counted.landmark_step,
        "gift": lambda each: each.goods_moved("trail_paid"),
        "held": lambda each: (
            each.after["goods"][each.values["good"]] - each.goods_moved("trail_paid")
        ),
    },
    "paid_at_the_end": {
        "noted_llama": lambda each: counted.goods_noted(each, "llama"),
        **counted.HANDS,
        "llamas": counted.HANDS["hand_llama"],
        "priests": lambda each: each.before["orders"][each.values["order"]],
    },
    "main_offer": {
        "units": lambda each: len(each.question.about.decisions[-1].choice),
        "pieces": counted.pieces,
        "by_stones": counted.stone_steps,
    },
    "selling": {
        "count": lambda each: counted.of_kind(each, "sell"),
        "level": counted.level,
        "price": lambda each: each.events("good_sold")[0]["price"],
        "prices_got": lambda each: counted.row_text(
            sale["price"] for sale in each.events("good_sold")
        ),
    },
    "buying": {"row": lambda each: counted.row_text(each.components.prices)},
    "moon_at_night": {
        "corn_of_tile": counted.corn_of_tile,
        "paid": counted.paid_for_tiles,
        "priced": counted.priced_tiles,
    },
    "clock_pays": {"tile_steps": counted.tile_steps},
    "over_the_summit": {"steps": counted.over_the_summit},
    "cards_kept": {
        "drawn": counted.cards_to_draw,
        "returned": lambda each: each.components.cards_to_return(counted.cards_to_draw(each)),
    },
    "short_deck": {"left": lambda each: len(each.position["deck"])},
    "card_worth": {
        "first": lambda each: counted.of_icon(each.before, each.values["card"].split("+")[0]),
        "second": lambda each: counted.of_icon(each.before, each.values["card"].split("+")[1]),
        "clock": lambda each: each.before["incas"]["sun_clock"],
    },
    "gold_multiplies": {
        "points": counted.points,
        "gold": lambda each: counted.gold(each, each.before),
        "most": lambda each: counted.amounts(each)[0],
        "second": lambda each: counted.amounts(each)[1],
        "multiplier": counted.multiplier,
        "trail_gold": lambda each: counted.landmarks(each, each.before),
    },
}
"""The figures in questions and explanations, and the function that computes each from the board."""

MADE_OF = {
    **{f"{name}_amount": (name,) for name in ("held", "gift", "made", "bonus")},
    "in_hand": tuple(counted.HANDS),
    "price": tuple(counted.COSTS),
    "prices": (),
}
"""Texts that write figures as words, and those figures; the prices of Incas are printed."""
ANSWERS = {f"{name}{of}" for name in ("right", "value") for of in ("", "_amount", "_count")}


def of_the_day(concept):
    """Return every question on a concept with its decisions played, except those that bring a night."""
    return [each for each in map(Played, everything_asked(concept)) if each.is_day]


@pytest.mark.parametrize("concept", CONCEPTS)
def test_a_right_answer_is_the_result_of_play(concept):
    """The right answer equals the result of play, in whole games, made positions and the lesson."""
    asked = of_the_day(concept)
    assert asked
    is_number = isinstance(asked[0].question.right[0], int)
    assert is_number == (concept in {*RIGHT, *ELSEWHERE})
    for each in asked if concept in RIGHT else ():
        assert each.question.right == (RIGHT[concept](each),), each.question.about


@pytest.mark.parametrize("concept", EXPLAINED)
def test_an_explanation_agrees_with_play(concept):
    """All figures in the texts of a question and of its answers equal what playing the decisions gives."""
    found = set()
    for each in of_the_day(concept):
        for name, count in EXPLAINED[concept].items():
            if name in each.values:
                found.add(name)
                assert each.values[name] == count(each), (name, each.question.about)
    assert found | {"hand_llama", "cost_corn", "cost_llama"} >= set(EXPLAINED[concept])


def variables_of(concept, language):
    """Return the variables of all texts of a question on a concept."""
    catalogue = text_for("princes", language).text.catalogue
    wrong = [each for question in everything_asked(concept) for each in question.wrong]
    names = {name for each in wrong for name in (each.misconception, *each.others)}
    messages = [*forms(catalogue, f"ask-{concept}"), *(f"misconception-{each}" for each in names)]
    return set().union(*(variables(catalogue, each) for each in messages))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_figure_of_a_question_is_checked(concept, language):
    """Each variable of a question's texts is compared with the board, play, the printed rules or the answer."""
    values = [question.values for question in everything_asked(concept)]
    said = {part for name in variables_of(concept, language) for part in MADE_OF.get(name, (name,))}
    figures = {
        name for name in said - ANSWERS if any(counted.is_figure(each.get(name)) for each in values)
    }
    known = {*STATED.get(concept, ()), *SUPPOSED.get(concept, ()), *EXPLAINED.get(concept, ())}
    assert figures - known - set(printed_figures(counted.LESSONS[0].game.components)) == set()


SOUGHT = {
    "used_up": lambda position, district: position["bonus"][district],
    "selling": lambda position, good: [6, 5, 4, 3, 3][position["market"][good]],
    "buying": lambda position, good: [6, 6, 5, 4, 3][position["market"][good]],
}
"""For each thing that can be tapped, the stock there or the price of its next piece."""


@pytest.mark.parametrize("concept", SEEKING)
def test_a_thing_to_tap_has_its_own_figure(concept):
    """In a whole game, a question's figure for each thing to tap is the figure of that thing on the board."""
    boards = [moment.before for moment in random_game(3, "standard", 1)]
    asked = [question for state in boards if (question := SEEKING[concept](state))]
    assert asked
    for question in asked:
        position = question.state.position()
        for each in {*question.right, *(wrong.value for wrong in question.wrong)}:
            figure = SOUGHT[concept](position, split_id(each)[1])
            assert question.values.get(each, 0) == figure, each
