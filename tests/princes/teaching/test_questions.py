"""Questions of random games have different options, and the right one is what the rules do."""

from os.path import commonprefix

import pytest

from tests.catalogues import faults_of_style
from tests.pages import first_of
from tests.princes.teaching.asked import questions
from tutor.core.base.game import Decision
from tutor.core.base.questions import About, Wrong, options
from tutor.core.words.text import LANGUAGES, text_for
from tutor.core.words.wording import MOST_REASONS
from tutor.princes.identifiers import GOODS
from tutor.princes.spec import SPEC
from tutor.princes.teaching import CONCEPTS
from tutor.princes.things import all_things

WORDS = text_for("princes")
SELDOM = {"stone_then_sacrifice", "paid_at_the_end", "short_deck"}


@pytest.mark.parametrize("concept", CONCEPTS)
def test_options_differ_and_one_is_right(concept):
    """A question has three to five options: one is right, and each of the others has a misconception."""
    assert questions(concept) or concept in SELDOM
    for question in questions(concept):
        wrong = [each.value for each in question.wrong]
        assert len(question.right) == 1
        assert 2 <= len(wrong) <= 4
        assert len({*wrong, *question.right}) == len(wrong) + 1
        assert len({each.misconception for each in question.wrong}) == len(wrong)
        assert len(options(question)) == len(wrong) + 1


def shared_end(texts):
    """Return the sentences that stand at the end of every one of these texts."""
    end = commonprefix([text[::-1] for text in texts])[::-1]  # noqa: RUF071 - of characters
    _, stop, sentences = end.partition(". ")
    return f" {sentences}" if stop else ""


@pytest.mark.parametrize("concept", CONCEPTS)
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_number_of_several_misconceptions_answers_each(concept, language):
    """If several misconceptions lead to the same wrong number, its reply has a reason against each of them."""
    words = text_for("princes", language)
    for question in questions(concept)[::3]:
        asked = words.question(question)
        # Sentences on the position come once, at the end of each reply.
        here = shared_end([asked.right, *asked.answers.values()])
        for wrong in question.wrong:
            apart = [
                words.question(question._replace(wrong=(Wrong(wrong.value, each),)))
                for each in (wrong.misconception, *wrong.others)[:MOST_REASONS]
            ]
            reasons = [each.answers[wrong.value].removesuffix(here) for each in apart]
            assert asked.answers[wrong.value] == " ".join(reasons) + here
            assert len(set(reasons)) == min(1 + len(wrong.others), MOST_REASONS)
            assert asked.nudge not in asked.answers[wrong.value]


def test_both_ways_to_the_same_number_are_known():
    """A wrong option names all misconceptions that lead to its number, and none of them twice."""
    found = [each for concept in CONCEPTS for asked in questions(concept) for each in asked.wrong]
    several = [each for each in found if each.others]
    assert several
    assert all(each.misconception not in each.others for each in several)


@pytest.mark.parametrize("concept", CONCEPTS)
def test_questions_name_existing_rules_and_things(concept):
    """The rules of a question are among those of its concept, and its things are on the board."""
    things = all_things(next(iter(questions("way_there"))).state.components)
    for question in questions(concept):
        assert question.concept == concept
        assert set(question.rules) <= set(SPEC.rules)
        assert question.rules
        assert set(question.rules) <= {*CONCEPTS[concept].rules, "order.value", "day.end"}
        assert set(question.points) <= set(things)


@pytest.mark.parametrize("concept", CONCEPTS)
def test_questions_have_words(concept):
    """Question, options, hint and replies have English words, and no two options read alike."""
    for question in questions(concept):
        asked = WORDS.question(question)
        labels = [label for label, _ in asked.options]
        assert len(set(labels)) == len(labels)
        assert [value for _, value in asked.options] == list(options(question))
        assert set(asked.answers) == {each.value for each in question.wrong}
        for sentence in (asked.text, asked.right, asked.nudge, *labels, *asked.answers.values()):
            assert faults_of_style(sentence) == [], sentence
        assert WORDS.say(f"concept-{concept}")


@pytest.mark.parametrize("concept", CONCEPTS)
def test_a_question_is_the_same_each_time(concept):
    """A question depends only on its state and its topic."""
    for question in questions(concept)[:10]:
        assert CONCEPTS[concept].ask(question.state, question.about) == question


def seat_of(question, name=None):
    """Return the part of the position that belongs to the player of a question."""
    name = name or question.values["player"]
    return next(each for each in question.state.position()["players"] if each["name"] == name)


def test_players_with_incas_and_corn_produce():
    """Right are all players with an Inca in the entered district who can pay.

    They need corn, except in the Corn Terraces.
    """
    for question in questions("whose_incas_produce"):
        place = question.about.decisions[0].choice
        can = [
            each["name"]
            for each in question.state.position()["players"]
            if each["incas"][place] and (place == "corn_terraces" or each["goods"]["corn"])
        ]
        assert question.right == (tuple(can),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_player_can_produce_the_reply_says_so(language):
    """If no player can produce, the reply to the right answer has words of its own."""
    words = text_for("princes", language)
    replies = {
        bool(question.right[0]): words.question(question).right
        for question in questions("whose_incas_produce")
    }
    assert set(replies) == {False, True}
    assert replies[False].split()[:5] != replies[True].split()[:5]


def test_the_way_follows_the_known_borders():
    """The way to a district is free only over a known border, and no way leads to the Prince's own district."""
    for question in questions("way_there"):
        mine, goal = seat_of(question), question.about.thing
        borders = question.state.components.borders
        shown = {frozenset(each.between) for each in borders if not each.is_reconstructed}
        if goal == mine["prince"]:
            assert question.right == ("cannot",)
        elif frozenset((goal, mine["prince"])) in shown:
            assert question.right == ("free",)
        else:
            assert frozenset((goal, mine["prince"])) in question.state.components.apart
            assert question.right == ("llama" if mine["goods"]["llama"] else "cannot",)


def test_the_step_value_falls_with_each_tile():
    """The step value is the number that the last taken tile of the row uncovered."""
    for question in questions("order_value"):
        order = question.about.thing
        values = question.state.components.orders[order].values
        left = question.state.position()["orders_left"][order]
        assert question.right == (values[len(values) - left],)
        assert question.values["row"] == ", ".join(map(str, values))


def test_a_price_lacks_piece_by_piece():
    """The answer adds up how many pieces of each good are missing from the price.

    A surplus of one good does not pay for another.
    """
    for question in questions("goods_for_order"):
        cost = question.state.components.orders[question.about.thing].cost
        goods = seat_of(question)["goods"]
        assert question.right == (sum(max(cost[good] - goods[good], 0) for good in cost),)


def test_the_next_unit_costs_what_it_lies_on():
    """Purchases cost 6, 5, 4 and 3 from the top of the column, and 6 from the bank if the column is empty."""
    for question in questions("buying"):
        assert question.right == ([6, 6, 5, 4, 3][question.values["level"]],)
        assert question.values["row"] == "6, 5, 4, 3"


def test_the_others_have_a_last_turn():
    """A player who takes the third tile gives every other player a last turn.

    Once last turns have begun, only players who have not yet moved have one.
    """
    for question in questions("last_turns"):
        position = question.state.position()
        names = [each["name"] for each in position["players"]]
        if question.about.decisions:
            others = [name for name in names if name != question.values["player"]]
        else:
            first = names.index(position["turn"]["player"])
            others = [*names, *names][first : first + position["last_turns"]]
        assert question.right == (tuple(sorted(others, key=names.index)),)


def test_the_player_who_ends_the_day_begins_the_next():
    """The player who holds the Sun tile begins the next day."""
    for question in questions("next_start"):
        assert question.right == (question.values["player"],)


def test_tiles_for_goods_cost_a_corn_each():
    """Each Moon tile for a good costs one corn, until the player has no corn left.

    The corn that the corn tile brings can pay for other tiles.
    """
    for question in questions("moon_at_night"):
        mine, pending = seat_of(question), question.state.position()["pending"]
        held = mine["moon_tiles"] if pending is None else pending["tiles"]
        corn = mine["goods"]["corn"] + 3 * ("corn_3" in held)
        priced = sum(tile in mine["goods"] for tile in held)
        assert question.right == (max(corn - priced, 0),)


def test_the_clock_pays_three_units_and_three_steps():
    """Each Inca on the clock brings three units and three steps, and returns to the supply."""
    for question in questions("clock_pays"):
        mine = seat_of(question)
        incas = mine["incas"]["sun_clock"]
        tiles = {"steps_2": 2, "steps_3": 3}
        steps = sum(tiles.get(tile, 0) for tile in mine["moon_tiles"])
        right = {
            "scout": mine["scout"] + steps + 3 * incas,
            "units": 3 * incas,
            "supply": mine["supply"] + incas,
        }
        assert question.right == (right[question.about.thing],)


@pytest.mark.parametrize("concept", CONCEPTS)
def test_an_impossible_question_is_not_asked(concept):
    """A concept asks no question about illegal decisions or about a thing that does not exist."""
    question = questions("way_there")[0]
    refused = (Decision(question.about.player, "produce", 9),)
    about = About(refused, question.about.player, "nowhere")
    assert CONCEPTS[concept].ask(question.state, about) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_of_too_many_incas_reads_prices_and_goods(language):
    """The reply to an answer with too many Incas names the goods that the player has after paying for the move."""
    words = text_for("princes", language)
    told = 0
    for question in questions("goods_for_incas"):
        names = {each.misconception for each in question.wrong}
        if "one_of_each_always" in names:
            told += 1
            held = {good: question.values[f"hand_{good}"] for good in GOODS}
            (value,) = (
                each.value for each in question.wrong if each.misconception == "one_of_each_always"
            )
            reply = words.question(question).answers[value]
            for good, amount in held.items():
                assert not amount or words.text.say(f"amount-{good}", count=amount) in reply
    assert told
