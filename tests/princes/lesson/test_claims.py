"""The claims of the lesson are true, because the tests play and count what the claims say.

The claims are those of alternatives, exhibits and answers.
"""

import re

import pytest

from tests.vector_files import examples
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.advice import advise
from tutor.princes.teaching.subject import other_borders, other_figures

LESSON = open_course("quick_start")
TEXT = lesson_text(LESSON, "en")
ALTERNATIVES = list(LESSON.alternatives.values())
EXHIBITS = list(LESSON.exhibits.values())

ANSWERS = {
    "q-bert-enters": ("Ralph",),
    "q-ralph-recruits": 2,
    "find-used-up": "district-potters_quarter",
    "find-summit": "step-20",
    "find-first-point": "district-llama_meadow",
    "find-saving": "deck",
    "q-gina-idle": 0,
    "q-gina-farms": 6,
    "q-other-card": 1,
    "q-gina-stranded": "cannot",
    "q-bert-climbs": 11,
    "q-stable-too-early": 1,
    "q-ralph-sells": 5,
    "q-clock-pays": 8,
    "q-last-turns": ("Bert", "Ralph"),
    "q-gina-at-night": 4,
    "q-main-offer": 2,
    "q-over-the-summit": 4,
    "q-buying": 5,
    "q-order-value": 5,
    "q-gold": 54,
    "q-night-order": ("night_corn", "night_goods", "night_steps", "night_clock"),
    "best-visit": ("district-watchmans_hut",),
}
"""For each question, the answer of the rules, worked out by hand."""

SHOWN = {
    "a-card": 3,
    "shared-coca": {"bert": 4, "ralph": 2, "gina": 3},
    "stones-and-virgins": {
        "bert": 7, "ralph": 9, "gina": 10, "value": 7, "stone": 3,
        "coca": 1, "pottery": 2, "cloth": 2,
        "puma_coca": 1, "puma_pottery": 1, "puma_cloth": 2,
    },
    "an-offering": 6,
    "more-than-one": {"coca": 0, "pottery": 0, "cloth": 0, "supply": 6},
    "another-puma": 5,
    "selling-coca": 10,
    "buying-coca": 5,
    "a-market-day": {"corn": 4},
    "past-the-summit": 3,
    "a-long-climb": {"scout": 7, "corn": 4, "llamas": 1, "cards": 2, "stable": 13, "granary": 7},
    "counting-points": {"points": 17, "gold": 19, "farmers": 2, "weavers": 3, "pumas": 2, "shepherds": 1},
    "the-conquest": 54,
    "the-end-of-the-example": {"llamas": 2, "supply": 6},
    "stable-too-early": {"scout": 18, "llamas": 1},
    "a-virgin": {"value": 5, "coca": 1, "pottery": 2, "cloth": 2},
    "puma-sacrifice": {"bert": 16, "value": 6},
    "nothing-is-forced": {"bert": 2, "ralph": 2},
    "nothing-left": 0,
    "a-temple-without-stones": 0,
    "farmers-for-everybody": {"bert": 6, "ralph": 6, "farmers": 2},
    "no-round-trips": {"corn": 10, "coca": 1},
    "round-again": {"scout": 1, "cards": 3},
    "cards-before-the-llama": {"scout": 10, "cards": 2},
    "a-short-deck": {"cards": 3, "deck": 1},
    "the-deck-runs-out": {"awards": 3, "ralph": 3, "gina": 3, "ralph_units": 4, "gina_units": 3},
    "the-last-virgin": {"bert": 11, "ralph": 3, "gina": 5, "all": 15},
    "saved-before-night": {"corn": 4, "coca": 1},
    "a-tile-on-the-last-day": {"corn": 1, "llamas": 1},
    "the-clock-on-the-last-day": {"scout": 4},
    "level-on-gold": {"bert": 6, "ralph": 9, "gina": 8, "gold": 5, "gina_gold": 3, "most": 3, "next": 2},
    "a-whole-evening": {"ralph": 1, "gina": 14, "terraces": 2, "puma": 1, "day": 6},
    "a-small-table": {"day": 1, "track_corn": 8, "incas": 12, "last_day": 9},
    "a-full-table": {"day": 3, "track_corn": 6, "incas": 8, "scout": 1, "deck": 23},
    "the-learning-game": {"incas": 1, "supply": 5, "day": 4},
    "first-plan-cards": {"points": 9, "gold": 12, "units": 2},
    "first-plan-trail": {"points": 6, "gold": 19, "units": 8, "cards": 3},
    "first-plan-market": {"points": 5, "gold": 11, "units": 5},
    "second-plan-people": {"points": 18, "gold": 18, "units": 7},
    "second-plan-trail": {"points": 19, "gold": 23, "units": 9, "cards": 5},
    "second-plan-market": {"points": 16, "gold": 16, "units": 7},
    "last-plan-virgin": {"points": 26, "gold": 33, "total": 52, "rival": 39, "ralph": 96, "gina": 48},
    "last-plan-trail": {"points": 28, "gold": 37, "total": 84, "rival": 35, "ralph": 62, "gina": 39},
    "last-plan-people": {"points": 28, "gold": 34, "total": 56, "rival": 35, "ralph": 93, "gina": 39},
}  # fmt: skip
"""For each exhibit, its end or the right answer to its question, worked out by hand."""

GUESSED = {
    "a-market-day": 4,
    "stones-and-virgins": "step-10",
    "puma-sacrifice": "step-4",
    "a-long-climb": "step-7",
    "a-tile-on-the-last-day": 1,
    "counting-points": 17,
    "the-last-virgin": 11,
    "the-deck-runs-out": 3,
    "a-small-table": 8,
}
"""The figures that a learner guesses before an exhibit shows them."""


@pytest.mark.parametrize("alternative", ALTERNATIVES, ids=lambda one: one.id)
def test_an_alternative_shows_what_it_claims(alternative):
    """The line of the alternative, played by the rules, differs from the example as its claim says."""
    assert LESSON.holds(alternative)
    outcome = LESSON.outcome(alternative)
    assert bool(outcome.refused) == (alternative.claim.kind == "refused")


@pytest.mark.parametrize("alternative", ALTERNATIVES, ids=lambda one: one.id)
def test_an_alternative_parts_from_the_example_at_once(alternative):
    """An alternative begins with a decision of the player who decides in the example, but with another choice."""
    example = LESSON.record.decisions[alternative.at]
    assert alternative.decisions[0].player == example.player
    assert alternative.decisions[0] != example
    assert alternative.against >= alternative.at


@pytest.mark.parametrize("alternative", ALTERNATIVES, ids=lambda one: one.id)
def test_no_claim_depends_on_a_reconstructed_figure(alternative):
    """Each claim of an alternative stays true if borders, costs, values and gold have other figures.

    The tests replace only those figures that the tutor guessed and no source states.
    """
    state = LESSON.line.states[alternative.at]
    kept = LESSON.outcome(alternative)
    told = LESSON.figures(alternative.values, kept.states[-1])
    for components in _others():
        other, refused = state.with_components(components), ""
        for decision in alternative.decisions:
            refusal = other.refusal(decision)
            if refusal is not None:
                refused = refusal.code
                break
            other = other.play(decision)
        assert refused == kept.refused
        assert LESSON.figures(alternative.values, other) == told


def _others():
    components = LESSON.game.components
    return (*other_borders(components), *other_figures(components))


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda one: one.id)
def test_an_exhibit_shows_what_its_text_says(exhibit):
    """An exhibit's decisions are legal, and its last position has the figures worked out by hand.

    If the exhibit asks a question, the right answer is the one worked out by hand.
    """
    line = LESSON.exhibit_line(exhibit)
    if exhibit.asking is not None:
        wanted = GUESSED.get(exhibit.id, SHOWN[exhibit.id])
        assert LESSON.question(exhibit.asking).right == (wanted,)
    if exhibit.asking is None or exhibit.asking.sought:
        assert LESSON.figures(exhibit.values, line.states[-1]) == SHOWN[exhibit.id]


def test_every_exhibit_is_checked():
    assert set(SHOWN) == set(LESSON.exhibits)


def test_the_nights_of_a_small_table_are_right():
    """The right answer about the small table is one night fewer than the days left.

    One wrong option is the number of days.
    """
    question = LESSON.question(LESSON.askings["a-small-table"])
    days = question.values["last"] - question.values["day"] + 1
    assert question.right == (days - 1,)
    assert days in {wrong.value for wrong in question.wrong}


@pytest.mark.parametrize("name", list(LESSON.questions))
def test_the_right_answers_are_those_worked_out_by_hand(name):
    """Each question has the right answer that the table `ANSWERS` of the tests gives, and wrong options."""
    asking = LESSON.questions[name]
    question, answer = LESSON.question(asking), ANSWERS[name]
    is_several = asking.concept == "find" and isinstance(answer, tuple)
    assert question.right == (answer if is_several else (answer,))
    assert 2 <= len(question.wrong) <= 4


def test_the_conquest_is_the_printed_example():
    """Points, gold, multipliers and totals are those of the worked example."""
    last = LESSON.exhibit_line(LESSON.exhibits["the-conquest"]).states[-1]
    scores = last.position()["result"]["scores"]
    assert [(one["points"], one["gold"], one["multiplier"], one["total"]) for one in scores] == [
        (17, 18, 3, 51),
        (34, 12, 1, 34),
        (18, 17, 2, 36),
        (27, 17, 2, 54),
    ]
    assert last.position()["result"]["winners"] == ["Ana"]


def test_rescues_and_ties_end_as_their_texts_say():
    """Each exhibit that ends a game has the winners and the cause of the end that its text names."""
    ends = {
        "the-deck-runs-out": ("deck", ["Ralph"]),
        "the-last-virgin": ("orders", ["Bert"]),
        "saved-before-night": ("deck", ["Bert", "Ralph", "Gina"]),
        "level-on-gold": ("day_9", ["Ralph"]),
    }
    for name, (reason, winners) in ends.items():
        result = LESSON.exhibit_line(LESSON.exhibits[name]).states[-1].position()["result"]
        assert (result["reason"], result["winners"]) == (reason, winners), name


def test_an_illegal_decision_of_a_text_is_refused():
    """The rules refuse the decision that a text calls illegal: to buy back a good sold in the same visit."""
    state = LESSON.exhibit_line(LESSON.exhibits["no-round-trips"]).states[-1]
    again = LESSON.game.read_decision(
        {"player": "Bert", "type": "buy", "good": "coca"}, state.players, ""
    )
    assert state.refusal(again).rule == "market.no_wash"


def test_used_borders_are_stated():
    """Where a Prince in an exhibit crosses a border on foot, a source states that border.

    Where a Prince pays a llama, no source states a border there. The test leaves out the exhibits
    of plans: they may cross guessed borders, and their steps say so.
    """
    shown = {
        frozenset(border.between)
        for border in LESSON.game.components.borders
        if not border.is_reconstructed
    }
    planned = {option.id for plan in LESSON.plans.values() for option in plan.options}
    for exhibit in (each for each in EXHIBITS if each.id not in planned):
        for told in LESSON.exhibit_line(exhibit).events:
            for event in told:
                if event.type == "prince_moved":
                    way = frozenset((event.data["from"], event.data["to"]))
                    assert (event.rule == "move.adjacent") == (way in shown), exhibit.id


def test_worked_examples_agree_with_the_vectors():
    """The conformance vectors show the rules that each worked example cites."""
    cited = {rule for vector in examples() for rule in vector["rules"]}
    worked = {rule for exhibit in EXHIBITS if exhibit.example for rule in exhibit.rules}
    assert {
        rule for rule in worked if re.match(r"production|temple|market\.(sell|buy)", rule)
    } <= cited


ADVISED = {
    "bert-sacrifices": "watchmans_hut",
    "ralph-looks-around": "central_plaza",
    "gina-travels": "watchmans_hut",
}
"""For some steps, the district that the rules of thumb advise; the step names it."""
NOT_YET = {"bert-places": "house_of_priests", "ralph-is-yours": "central_plaza"}
"""Steps that do not mention the advice.

The first comes before the rules of thumb are taught, the second is about another idea.
"""
GUESSED_AT = {
    "gina-stays": "main_temple",
    "bert-stays": "central_plaza",
    "ralph-moves-last": "central_plaza",
    "gina-begins": "watchmans_hut",
}
"""Steps that keep silent about the advice, because it depends on a reconstructed figure."""
CLEARLY = 0.8
"""The least difference of weights at which a step mentions an advised move that is not the example's."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_says_where_the_example_differs_from_the_advice(language):
    """If the advice rates its move clearly above the example's move, the step names the advised district."""
    text, told = lesson_text(LESSON, language), {}
    for step in LESSON.steps:
        if not LESSON.task(step).is_decision or step.at.exhibit:
            continue
        state, made = LESSON.state(step.at), LESSON.record.decisions[step.at.ply]
        first, *others = advise(state, made.player)
        weight = next((each.weight for each in others if each.decision == made), first.weight)
        if first.decision.type == "move" and first.weight - weight > CLEARLY:
            told[step.id] = first.decision.choice
        if step.id in ADVISED:
            name = text.words.text.say(f"district-{first.decision.choice}.in")
            to = text.words.text.say(f"district-{first.decision.choice}.to")
            advised = text.step(step)("advised")
            assert name in advised or to in advised, step.id
    assert told == ADVISED | NOT_YET | GUESSED_AT


def test_the_first_point_comes_from_the_shepherd():
    """The board beside the step of the first point shows the Inca and the Prince that the step speaks of.

    The Inca is in the Llama Meadow, and the Prince is among Ralph's potters.
    """
    asking = LESSON.askings["find-first-point"]
    state, measures = LESSON.state(asking.at), LESSON.teaching.MEASURES
    bert = next(seat for seat in state.position()["players"] if seat["name"] == "Bert")
    assert asking.sought.right == ("district-llama_meadow",)

    def incas(player, district):
        return measures["incas"](state, {"player": player, "district": district})

    assert (incas("Bert", "llama_meadow"), incas("Bert", "potters_quarter")) == (1, 0)
    assert [incas(player, "potters_quarter") for player in ("Ralph", "Gina")] == [1, 0]
    assert bert["prince"] == "potters_quarter"
    assert any(bert["goods"].values())
    assert ["shepherd" in card for card in bert["cards"]] == [True]
    assert measures["points"](state, {"player": "Bert"}) == incas("Bert", "llama_meadow")
