"""Each decision of the example game has a reason: one short sentence in each language, and true."""

import pytest

from tests.princes.lesson.files import reasons, record
from tutor.core.lessons.files import open_course, reasons_of
from tutor.core.lessons.text import reason_words
from tutor.core.words.text import LANGUAGES, text_for

LESSON = open_course("quick_start")
STATES = LESSON.line.states
MOST_WORDS = 18
OF = {name: each.after for name, each in LESSON.reasons.items()}


def reason_text(name, words):
    """Return the sentence of a reason."""
    return reason_words(name, words).text


def measure_at(measure, after, **of):
    """Return the value of a measure in the example game after the first `after` decisions."""
    return LESSON.teaching.MEASURES[measure](STATES[after], of)


def test_every_decision_has_its_reason():
    """Each decision of the turns and of the night has one reason.

    The page that shows the game finds all reasons by the name of the lesson alone.
    """
    assert [each["after"] for each in reasons()] == list(range(1, len(record()["decisions"]) + 1))
    assert reasons_of(LESSON.key) == {after: name for name, after in OF.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_one_short_sentence(language):
    """Each reason is one short sentence, so that a reader can follow while the game plays by itself.

    No two reasons have the same sentence.
    """
    words = text_for("princes", language)
    sentences = [reason_text(name, words) for name in LESSON.reasons]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert len(sentence.split()) <= MOST_WORDS, sentence
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert ". " not in sentence, sentence


def test_a_reason_names_the_player_who_decides():
    """If a reason names players, the player who decides is one of them."""
    words = text_for("princes", "en")
    for name, each in LESSON.reasons.items():
        named = [
            player for player in LESSON.record.start.players if player in reason_text(name, words)
        ]
        assert not named or LESSON.record.decisions[each.after - 1].player in named, name


def gifts(after):
    """Return the goods that the Granary and the Stable owe the deciding player after a decision."""
    player = LESSON.record.decisions[after - 1].player
    noted = [each.data for each in LESSON.line.events_at(after) if each.type == "trail_noted"]
    return {good for data in noted if data["player"] == player for good in data["goods"]}


@pytest.mark.parametrize(
    ("name", "gift"),
    [
        ("bert-passes-the-granary", "corn"),
        ("gina-takes-the-stones", "corn"),
        ("gina-passes-the-stable", "llama"),
        ("ralph-comes-to-the-granary", "corn"),
        ("ralph-reaches-the-stable", "llama"),
    ],
)
def test_a_scout_reaches_the_named_gate(name, gift):
    """In the decision of the reason the Scout reaches the Granary for corn or the Stable for a llama."""
    assert gift in gifts(OF[name])


def test_prices_in_reasons_are_true():
    """What the reasons say about prices is true of the example game.

    Coca sells for more than the corn of its work. Taking a piece off the column raises the pay of a
    sale, and a sale lowers it again.
    """
    sell = {"good": "coca"}
    assert measure_at("selling_price", OF["ralphs-planter-works"], **sell) > 1
    before, raised, sold = (
        measure_at("selling_price", OF[name] - less, **sell)
        for name, less in (
            ("ralph-raises-the-price", 1),
            ("ralph-raises-the-price", 0),
            ("ralph-keeps-a-coca", 0),
        )
    )
    assert before < raised > sold
    for district in ("potters_quarter", "weavers_quarter"):
        assert measure_at("recruit_cost", 0, district=district, good="coca")
    assert max(LESSON.game.components.orders["condor"].values) == measure_at(
        "step_value", OF["bert-takes-a-priest"], order="condor"
    )


def test_corn_in_reasons_is_true():
    """What the reasons say about corn is true of the example game.

    The Granary pays Ralph the corn that he offered, and Gina's farmer produces as much as the bonus.
    """
    at = OF["ralph-comes-to-the-granary"]
    goods = {"player": "Ralph", "good": "corn"}
    assert measure_at("goods", at, **goods) == measure_at("goods", at - 1, **goods)
    at, goods = OF["gina-harvests-corn"], {"player": "Gina", "good": "corn"}
    unit = measure_at("printed", 0, figure="corn_in_a_unit")
    laid = unit * measure_at("bonus", at - 1, district="corn_terraces")
    assert measure_at("goods", at, **goods) - measure_at("goods", at - 1, **goods) == laid + laid
    assert measure_at("goods", OF["gina-recruits"], **goods) == 0


def test_goods_in_reasons_are_true():
    """What the reasons say about goods is true of the example game.

    Ralph has the cost of two Incas, and players have none of the goods that a reason says they lack.
    """
    for name, player, lacked in (
        ("bert-fetches-a-llama", "Gina", "corn"),
        ("ralph-fetches-coca", "Ralph", "coca"),
        ("gina-fetches-corn", "Gina", "corn"),
        ("gina-waits-for-pottery", "Gina", "pottery"),
        ("gina-waits-for-pottery", "Gina", "llama"),
        ("ralph-fetches-cloth", "Ralph", "cloth"),
        ("bert-pays-for-cloth", "Bert", "cloth"),
        ("gina-pays-for-tiles", "Gina", "llama"),
        ("gina-pays-for-tiles", "Gina", "pottery"),
        ("bert-recruits", "Bert", "coca"),
    ):
        assert measure_at("goods", OF[name] - 1, player=player, good=lacked) == 0, (name, lacked)
    for good in ("coca", "pottery", "cloth"):
        cost = sum(
            measure_at("recruit_cost", 0, district=district, good=good)
            for district in ("weavers_quarter", "coca_plantation")
        )
        assert measure_at("goods", OF["ralph-has-the-goods"], player="Ralph", good=good) == cost


def test_cards_in_reasons_are_true():
    """What the reasons say about cards is true of the example game.

    The kept card gives points, the returned ones do not, and Gina's Incas are those of her card.
    """
    at = OF["bert-chooses-cards"]
    for card, is_kept in (
        ("farmer+weaver", False),
        ("potter+virgin", False),
        ("shepherd+condor", True),
        ("coca_planter+condor", True),
    ):
        assert bool(measure_at("card_points", at, player="Bert", card=card)) == is_kept
    at = OF["gina-recruits"]
    worth = [
        measure_at("card_points", ply, player="Gina", card="farmer+shepherd")
        for ply in (at - 1, at)
    ]
    assert worth[1] - worth[0] == len(LESSON.record.decisions[at - 1].choice) > 1
