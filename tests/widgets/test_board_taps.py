"""Taps on the board of the Princes: the decisions that a tap tries, the marks, and the panels."""

import random

import pytest

from tests.pages import first_of
from tests.positions import DISTRICTS, NAMES, PRODUCTION, position
from tests.situations import after, load, start_state
from tutor.core.base.game import Decision
from tutor.core.words.text import text_for
from tutor.princes.components_file import printed_components
from tutor.princes.scene.look import LAYOUTS
from tutor.princes.things import all_things
from widgets.princes.panels import decision_of_tap, marks_of, thing_of
from widgets.shared.panels import Showing, panel_words, panels_of
from widgets.shared.stage import PageText
from widgets.shared.themes import THEMES

GAME, PAGE = text_for("princes"), panel_words(PageText(), "princes")
PANELS = panels_of("princes")
THINGS = all_things(printed_components())
OF_A_DISTRICT = ("move", "place_inca", "send_to_clock")


def showing_of(state, seat=None, theme="light", layout="wide", **more):
    """Return the showing of a state, which the panels draw."""
    return Showing(state, state, seat, GAME, PAGE, theme, layout, **more)


def moments(seed, players=3, variant="standard"):
    """Yield the states of a random game."""
    chance = random.Random(seed)
    state = start_state(NAMES[:players], variant, seed)
    while state.due is not None:
        yield state
        state = state.play(chance.choice(state.legal()))
    yield state


@pytest.mark.parametrize("seed", range(6))
def test_a_tap_on_a_thing_is_the_legal_decision_there(seed):
    """A tap on a thing tries the legal decision about this thing, for every type of decision but a purchase."""
    variant = "first_game" if seed % 2 else "standard"
    for state in moments(seed, 2 + seed % 4, variant):
        showing = showing_of(state)
        for decision in showing.legal:
            thing = thing_of(decision)
            if thing is not None and decision.type != "buy":
                assert decision_of_tap(showing, thing) == decision
            if thing is None:
                kind, choice = decision.type, decision.choice
                assert kind not in (*OF_A_DISTRICT, "stay", "acquire") or choice is None


@pytest.mark.parametrize("seed", first_of(range(3), 1))
def test_every_tap_tries_or_explains_something(seed):
    """A tap tries a well-formed decision, legal or refused with a reason, and every thing explains itself."""
    for state in list(moments(seed))[::9]:
        for seat in (None, *state.players):
            showing = showing_of(state, seat)
            for thing in THINGS:
                assert PANELS.describe(showing, thing)
                decision = PANELS.decision_of_tap(showing, thing)
                if decision is not None and decision not in state.legal():
                    assert state.refusal(decision) is not None
                if decision is not None and seat is not None:
                    assert decision.player == seat


def test_a_tap_on_any_other_district_tries_to_go_there():
    """A tap on any other district tries to move there, and an illegal move is refused with a reason.

    A tap on the Prince's own district tries nothing.
    """
    state = load(position().at("Bert", "sun_clock").goods("Bert"))
    for district in DISTRICTS:
        made = decision_of_tap(showing_of(state), f"district-{district}")
        wanted = None if district == "sun_clock" else Decision("Bert", "move", district)
        assert made == wanted


def test_a_tap_on_a_workplace_recruits_or_sends_when_that_is_due():
    """When a player may recruit or send an Inca, a tap on a workplace does that with the Inca tapped.

    At other moments the tap tries a move, which is refused.
    """
    made = position().at("Bert", "corn_terraces").goods("Bert", corn=9, llama=3, coca=3, pottery=3)
    state = after(made, "Bert move watchmans_hut")
    assert state.due.type == "recruit"
    assert decision_of_tap(showing_of(state), "district-corn_terraces").choice == ("corn_terraces",)
    assert state.refusal(decision_of_tap(showing_of(state), "district-weavers_quarter")).code == (
        "not_on_offer_here"
    )
    assert decision_of_tap(showing_of(state), "district-sun_clock").type == "move"
    made = position().at("Bert", "corn_terraces").incas("Bert", llama_meadow=1)
    state = after(made, "Bert move sun_clock")
    assert decision_of_tap(showing_of(state), "district-llama_meadow").type == "send_to_clock"
    refusal = state.refusal(decision_of_tap(showing_of(state), "district-coca_plantation"))
    assert refusal.code == "no_inca_there"


def test_a_tap_on_a_column_sells_or_else_buys():
    """While a player trades, a tap on a column tries to sell its good, or to buy it if that is impossible.

    Before the adjustment of the market a tap tries nothing.
    """
    made = position().at("Bert", "temple_of_the_sun").goods("Bert", corn=9, coca=1)
    adjusting = after(made, "Bert move central_plaza")
    assert decision_of_tap(showing_of(adjusting), "market-coca") is None
    trading = after(adjusting, "Bert adjust -")
    assert decision_of_tap(showing_of(trading), "market-coca") == Decision("Bert", "sell", "coca")
    assert decision_of_tap(showing_of(trading), "market-cloth") == Decision("Bert", "buy", "cloth")
    sold = after(trading, "Bert sell coca")
    assert decision_of_tap(showing_of(sold), "market-coca") == Decision("Bert", "buy", "coca")
    assert sold.refusal(Decision("Bert", "buy", "coca")).code == "sold_this_visit"


@pytest.mark.parametrize("thing", ["deck", "days", "trail", "market", "moons", "orders", "step-4"])
def test_panels_and_steps_try_nothing(thing):
    """A tap on a panel or on a step of the trail only explains the tapped thing."""
    assert decision_of_tap(showing_of(load(position())), thing) is None


def test_possible_decisions_are_marked():
    """Possible districts with their prices, and Moon tiles, are marked for the seat that decides."""
    state = load(position(*NAMES[:2]).at("Bert", "sun_clock"))
    marks = marks_of(showing_of(state))
    assert set(marks.enter) == set(DISTRICTS) - {"sun_clock"}
    assert set(marks.choose) == {thing for thing in THINGS if thing.startswith("moon-")}
    assert not marks_of(showing_of(state, "Ralph")).enter
    placing = start_state(NAMES[:2], seed=1)
    assert set(marks_of(showing_of(placing)).choose) == {f"district-{name}" for name in PRODUCTION}


def test_a_refusal_is_marked_with_the_lack_and_the_alternatives():
    """A refused decision is marked on the board with what the player lacks and with numbered alternatives.

    The alternatives have the same numbers on the board and on the card.
    """
    state = load(position().at("Bert", "corn_terraces").goods("Bert", corn=1))
    refusal = state.refusal(Decision("Bert", "move", "royal_palace"))
    marks = marks_of(showing_of(state, refusal=refusal))
    assert (marks.refused.thing, marks.refused.walks) == ("district-royal_palace", True)
    assert marks.refused.note == "1 llama short"
    assert marks.ways == tuple(
        (number, f"district-{near.choice}") for number, near in enumerate(refusal.nearest, 1)
    )


def test_only_the_first_number_of_a_thing_is_shown():
    """The board shows one number for each thing, and none for a decision without a place on the board."""
    made = position().at("Bert", "temple_of_the_sun").goods("Bert", corn=0, coca=2)
    state = after(made, "Bert move central_plaza", "Bert adjust -")
    refusal = state.refusal(Decision("Bert", "sell", "cloth"))
    ways = marks_of(showing_of(state, refusal=refusal)).ways
    assert ways[0] == (1, "market-coca")
    assert len({thing for _, thing in ways}) == len(ways) < 1 + len(refusal.nearest)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_panels_show_a_position_in_every_look(theme, layout):
    """The panels show the board with a pick and a refusal, the small board, the stocks and the legend."""
    state = load(position().at("Bert", "corn_terraces").goods("Bert", corn=1))
    pick = Decision("Bert", "move", "sun_clock")
    refusal = state.refusal(Decision("Bert", "move", "royal_palace"))
    picked = showing_of(state, theme=theme, layout=layout, picked=pick)
    assert PANELS.scene(picked).find("ring-sun_clock") is not None
    refused = showing_of(state, theme=theme, layout=layout, refusal=refusal)
    assert PANELS.scene(refused).find("note-royal_palace") is not None
    small = PANELS.small_scene(picked)
    assert (small.width, small.height) == (374, 444)
    assert small.find("ring-sun_clock") is None
    assert "<table" in PANELS.stocks(picked)
    assert "our best guess" in PANELS.legend(picked)
    assert PANELS.mark(picked, "Gina").startswith("<svg")
    assert PANELS.good("corn", theme).startswith("<svg")
    assert PANELS.good("points", theme) == ""
