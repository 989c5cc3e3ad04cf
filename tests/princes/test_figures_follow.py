"""Only the components file holds the printed figures, so that a change there changes all that uses them.

Rules, words, drawings, advice or questions that held a copy of a figure would stay the same.
"""

from dataclasses import replace
from functools import cache

import pytest

from tests.positions import position
from tests.princes.advised import seldom
from tests.princes.games import NAMES, start_state, vector_moments
from tests.situations import after, load, refusing_rule
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import text_for
from tutor.princes.advice import advise
from tutor.princes.components import RULES_STATING
from tutor.princes.components_file import printed_components
from tutor.princes.game import Princes
from tutor.princes.identifiers import VARIANTS
from tutor.princes.scene import board_scene
from tutor.princes.spec import SPEC
from tutor.princes.teaching import CONCEPTS
from tutor.princes.things import all_things
from tutor.princes.words import Words

PRINTED = printed_components()
TEXT = text_for("princes").text
EVERYWHERE = ("rules", "words", "scene", "advice", "teaching")

FOLLOWERS = {
    "corn_in_a_unit": EVERYWHERE,
    "market_at_start": ("rules",),
    "bonus_at_start": ("rules",),
    "days_saved": ("rules", "words"),
    "llamas_for_a_ride": EVERYWHERE,
    "producing_corn": ("rules", "words", "advice", "teaching"),
    "stone_steps": ("rules", "words", "advice", "teaching"),
    "unit_steps": ("rules", "words", "advice", "teaching"),
    "clock_units": ("rules", "words", "advice", "teaching"),
    "clock_steps": ("rules", "words", "advice", "teaching"),
    "day_ending_tile": ("rules", "words", "scene", "advice", "teaching"),
    "track_corn": ("rules",),
    "tile_price": ("rules", "words", "advice", "teaching"),
    "corn_of_tile": ("rules", "words", "scene", "advice", "teaching"),
    "tile_steps": ("rules", "words", "scene", "advice", "teaching"),
    "most_bonus": ("rules",),
    "cards_drawn": ("rules", "scene", "advice", "teaching"),
    "cards_kept": ("rules", "teaching"),
    "landmark_points": ("rules", "words"),
    "award_points": ("rules", "words"),
    "most_gold_multiplier": ("rules", "teaching"),
    "second_gold_multiplier": ("rules", "teaching"),
    "prices": EVERYWHERE,
    "bank_buys_at": EVERYWHERE,
    "bank_sells_at": EVERYWHERE,
    "granary_step": EVERYWHERE,
    "granary_goods": ("rules", "words", "scene", "teaching"),
    "stable_step": EVERYWHERE,
    "stable_goods": ("rules", "words", "scene", "teaching"),
    "summit": EVERYWHERE,
    "last_day": EVERYWHERE,
    "first_day": ("rules",),
    "incas": ("rules",),
    "recruit": ("rules", "words", "advice", "teaching"),
    "orders": EVERYWHERE,
    "gold": ("rules", "advice", "teaching"),
}
NO_FIGURES = {"card_sources", "known_gold", "borders", "apart", "sources"}


def more(value):
    """Return a figure raised by one, or a list or table with each of its figures raised by one."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return tuple(map(more, value))
    if hasattr(value, "cost"):
        return replace(value, values=more(value.values), cost=more(value.cost))
    return {key: more(inner) for key, inner in value.items()}


def rules(state):
    """Return starting positions, the events of each legal decision, and the result of the game."""
    starts = [
        state.game.start(state.game.random_setup(NAMES[:3], variant, 1)).position()
        for variant in VARIANTS
    ]
    brought = [
        [(event.type, event.data) for event in state.explain(decision)[1]]
        for decision in state.legal()
    ]
    return starts, brought, state.position()["result"]


def words(state):
    """Return all words that describe a moment, and those that describe the setup."""
    said, place = Words(TEXT, state.components), state.position()
    return (
        *(said.setup(start_state(3, variant, 1).position()) for variant in VARIANTS),
        [said.thing(place, thing) for thing in all_things(PRINTED) if thing != "step-20"],
        said.position(place),
        [told for _, told in said.decisions(state)],
    )


def scene(state):
    """Return the board of a state as SVG."""
    said = Words(TEXT, state.components)
    return to_svg(board_scene(state.position(), components=state.components, text=said))


def advice(state):
    """Return every decision in a state with its reason and weight."""
    return [] if state.due is None else advise(state, state.due.player)


def teaching(state):
    """Return the questions that can be asked in a state, with right and wrong answers but without words."""
    asked = []
    for name, concept in CONCEPTS.items():
        for about in list(concept.abouts(state))[:6]:
            question = concept.ask(state, about)
            if question is not None:
                wrong = [each.value for each in question.wrong]
                asked.append((name, about, question.right, wrong))
    return asked


PARTS = {each.__name__: each for each in (rules, words, scene, advice, teaching)}


@cache
def moments():
    """Return states before every type of event, and rare states, so that each figure matters in some state."""
    happening = {}
    for each in vector_moments():
        for event in each.events:
            told = event.type, event.rule, event.data.get("bank"), event.data.get("districts")
            happening.setdefault(repr(told), each.before)
    evenings = [
        position().moon("Ralph", tile, "llama").goods("Ralph", corn=4).awards("Bert", 1)
        for tile in ("steps_3", "corn_3")
    ]
    served = evenings[0].incas("Ralph", sun_clock=2).scout("Ralph", 3)
    climbing = position().at("Bert", "royal_palace").scout("Bert", 18)
    over = next(each.after for each in vector_moments() if each.after.due is None)
    built = map(load, (served, evenings[1], climbing))
    return *dict.fromkeys(happening.values()), *built, over, *seldom()


def output_of(part, components, state):
    """Return the output of a part of the package for a state whose game has other components."""
    return PARTS[part](state.with_components(components))


@cache
def printed_output(part, place):
    """Return the output of a part of the package for one of the states, with the printed figures."""
    return output_of(part, PRINTED, moments()[place])


def test_several_together_cost_what_each_costs():
    """Several things that cost corn cost the sum of their prices.

    At 2 corn each, two tiles or two producing Incas cost 4 corn, so that a player with 3 is refused.
    """
    dear = replace(PRINTED, tile_price=2, producing_corn=2)
    evening = position(turn="Gina").no_goods().bare().day_ending(sun="Bert", last_turns=1)
    evening = evening.moon("Bert", "llama", "coca").goods("Bert", corn=3)
    night = after(evening, "Gina move corn_terraces").with_components(dear)
    assert refusing_rule(night, "Bert redeem llama coca") == "night.moon"
    working = position().goods("Bert", corn=3, llama=1).incas("Bert", potters_quarter=2)
    work = after(working, "Bert move potters_quarter").with_components(dear)
    assert refusing_rule(work, "Bert produce 2") == "production.cost"


def test_every_figure_of_the_components_is_changed_here():
    """`FOLLOWERS` names each figure of the components, and `RULES_STATING` only rules that exist."""
    figures = {name for name in PRINTED.__dataclass_fields__ if name in FOLLOWERS}
    given = {name for name, each in PRINTED.__dataclass_fields__.items() if each.init}
    assert figures == set(FOLLOWERS) == given - NO_FIGURES
    assert all(set(stating) <= set(SPEC.rules) and stating for stating in RULES_STATING.values())


@pytest.mark.parametrize(
    ("figure", "part"),
    [
        # Every concept asks its question of every moment, which takes long.
        pytest.param(name, part, marks=pytest.mark.endurance if part == "teaching" else ())
        for name, parts in FOLLOWERS.items()
        for part in parts
    ],
)
def test_everything_follows_its_figures(figure, part):
    """If a figure is raised by one, the output of each part that uses the figure changes in some state."""
    other = replace(PRINTED, **{figure: more(getattr(PRINTED, figure))})
    assert Princes(other).components == other
    assert any(
        output_of(part, other, state) != printed_output(part, place)
        for place, state in enumerate(moments())
    )
