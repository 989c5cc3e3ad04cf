"""The words of the Princes for every event, decision, refusal and rule."""

from dataclasses import replace

import pytest

from tests.catalogues import Listening, body, faults_of_style, forms, variables
from tests.pages import first_of
from tests.princes import told
from tests.situations import PRINCES, play_record
from tests.vector_files import quick_start, rule_ids, walks
from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due
from tutor.core.words.text import CORE, LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.pending import TYPES
from tutor.princes.words import Words

WORDS = text_for("princes")
RULINGS = {
    "move.llama",
    "market.no_wash",
    "trail.at_once",
    "trail.return_order",
    "day.track_corn",
    "night.order",
    "night.moon",
    "end.first",
    "end.both",
    "score.gold_ties",
    "score.ties",
    "info.bank",
}


def test_refusals_read_well():
    """Refusals have exactly the words that the contract and the examples of the rules quote."""
    gina = Decision("Gina", "sell", "coca")
    none = Refusal("princes", "none_to_sell", "market.sell", gina, {"good": "coca"})
    assert WORDS.refusal(none) == "Gina has no coca"
    far = {"from": "corn_terraces", "district": "royal_palace", "llamas": 0}
    move = Decision("Gina", "move", "royal_palace")
    near = (Decision("Gina", "move", "sun_clock"), Decision("Gina", "stay", "cloth"))
    refusal = Refusal("princes", "no_llama_to_move", "move.llama", move, far, near)
    assert WORDS.refusal_in_full(refusal) == [
        "Gina tried: Move to the Royal Palace.",
        "The Royal Palace is not next to the Corn Terraces. Going there costs 1 llama; Gina has 0.",
        "What works instead: Move to the Sun Clock or Stay and take the cloth Moon tile.",
    ]
    back = {"from": "royal_palace", "district": "corn_terraces", "llamas": 0}
    assert WORDS.refusal(
        Refusal("princes", "no_llama_to_move", "move.llama", move, back)
    ).startswith("The Corn Terraces are not next to the Royal Palace.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_decisions_have_the_same_words(language):
    """Even without a state, every decision has words that no other decision has."""
    plain = [text_for("princes", language).decision(each) for each in told.DECISIONS]
    assert len(set(plain)) == len(plain)
    assert not [said for said in plain if faults_of_style(said) or said.endswith(".")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_has_a_sentence_about_its_player(language):
    """The sentence about a decision says what the player does, and differs from the words on a button."""
    words = text_for("princes", language)
    for walk in walks()[::8]:
        states = play_record(walk["record"]).states[::3]
        for decision, state in ((each, at) for at in states for each in at.legal()):
            told_of = words.narrate(decision, state)
            assert told_of.startswith(f"{decision.player} ")
            assert words.decision(decision, state) not in told_of
            assert faults_of_style(told_of) == []
            assert not told_of.endswith(".")


@pytest.mark.parametrize("kind", ["turn", *TYPES])
def test_every_type_of_decision_due_has_words(kind):
    """One line names the player and the type of decision that is due."""
    line = WORDS.due(Due("Ralph", kind))
    assert line.startswith("Ralph decides: ")
    assert faults_of_style(line) == []


@pytest.mark.parametrize("walk", walks()[::6], ids=range(0, len(walks()), 6))
def test_prices_and_steps_in_a_description_come_true(walk):
    """The prices and steps in the words of a button are those of the events that follow its press."""
    record = walk["record"]
    line = play_record(record)
    for state, after in zip(line.states, line.states[1:], strict=False):
        for decision in state.legal():
            words = WORDS.decision(decision, state)
            _, events = state.explain(decision)
            for event in (event for event in events if event.data.get("player") == decision.player):
                promised = promise(decision, event)
                assert promised is None or promised in words, (words, event)
        assert after is not state


def promise(decision, event):
    """Return the words that a button must have if a decision leads to this event, or None for any words."""
    data = event.data
    if event.type in ("good_sold", "good_bought"):
        return f"for {data['price']} corn"
    if event.type == "llama_paid":
        return "(1 llama)"
    if event.type == "prince_moved" and event.rule == "move.adjacent":
        return "(free)"
    if event.type == "produced" and decision.type == "produce":
        return f"for {data['incas']} corn"
    if event.type == "scout_advanced" and decision.type in ("sacrifice", "offer"):
        return f"{data['steps']} step"
    if event.type == "order_acquired":
        return f"then brings {data['value']} step"
    return None


def test_a_view_in_words_hides_what_the_view_hides():
    """The view of a player in words names no card of another player."""
    record = quick_start()["record"]
    state = play_record(record).states[-1]
    hers = " ".join(WORDS.position(state.view("Gina")))
    assert "Gina holds 1 Sacrifice card: farmer + shepherd." in hers
    assert "Bert holds 2 Sacrifice cards." in hers
    assert "condor +" not in hers


@pytest.mark.parametrize("variant", ["standard", "first_game"])
@pytest.mark.parametrize("players", [("Ann", "Bo"), ("Ann", "Bo", "Cy", "Di", "Ed")])
def test_the_beginning_has_words_with_its_rules(variant, players):
    """Each sentence about the setup has a rule of the setup."""
    setup = {"players": list(players), "variant": variant, "seed": 3, "deck": None}
    lines = WORDS.setup(PRINCES.start(setup).position())
    for sentence, rule in lines:
        assert rule in rule_ids()
        assert faults_of_style(sentence) == []
        assert sentence.endswith(".")
    rules = [rule for _, rule in lines]
    assert len(set(rules)) == len(rules)
    assert ("setup.first_game" in rules) == (variant == "first_game")
    assert ("setup.first_inca" in rules) == (variant == "standard")


def test_every_ruling_says_that_it_is_one():
    """If a rule decides where the printed rules are silent, its text says that it is our reading."""
    said = {rule for rule in rule_ids() if "A ruling" in WORDS.rule_text(rule)}
    assert said - {"score.trail"} == RULINGS


def test_rules_quote_the_components_in_use():
    """A rule's text has the figures of the components in use, also corrected ones."""
    corrected = replace(printed_components(), granary_step=8, bank_sells_at=9)
    words = WORDS.with_components(corrected)
    assert "step 8" in words.rule_text("trail.granary")
    assert "for 9 corn" in words.rule_text("market.buy")
    assert "step 7" in WORDS.rule_text("trail.granary")


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_message_and_variable_is_used(language):
    """Code uses each message and each variable, and every branch of a message can occur."""
    text = Listening(language, (CORE, "tutor.princes"))
    words = Words(text)
    for event in told.TOLD.every_event():
        words.event(event)
    for refusal in told.TOLD.every_refusal():
        words.refusal(refusal)
    for reason in told.TOLD.every_reason():
        words.reason(reason)
    for walk in walks()[::8]:
        for state in play_record(walk["record"]).states:
            words.decisions(state)
            words.due(state.due, state)
            for decision in state.legal():
                words.narrate(decision, state)
    for decision in told.DECISIONS:
        words.decision(decision)
        words.narrate(decision)
    families = ("event-", "refusal-", "decision-", "told-", "due-", "advice-")
    spoken = {
        form
        for name in text.catalogue.ids()
        if name.startswith(families)
        for form in forms(text.catalogue, name)
    }
    apart = {"refusal-sentence", "refusal-tried", "refusal-instead"}
    assert spoken - apart == {form for form in text.heard if form.startswith(families)} - apart
    for form, given in text.heard.items():
        assert variables(text.catalogue, form) <= given, form
        assert body(text.catalogue, form)


def test_names_stay_as_they_are():
    """The words show a player's name unchanged, even if it looks like markup, a message or an identifier."""
    name = '<i onclick="x">{ $player }_1</i>'
    sentence = WORDS.event(Event("turn_began", "turn.order", {"player": name, "number": 1}))
    assert sentence == f"It is {name}'s turn."


def test_a_decision_to_do_nothing_reads_as_declining():
    """The words for zero, an empty set and null say that the player declines, except for finishing a visit."""
    assert WORDS.decision(Decision("Gina", "produce", 0)) == "Produce nothing"
    assert WORDS.decision(Decision("Gina", "redeem", ())) == "Pay for no Moon tile"
    assert WORDS.decision(Decision("Gina", "acquire", None)) == "Acquire nobody"
    assert WORDS.decision(Decision("Gina", "finish_trade", None)) == "Finish trading"
