"""The words of Incan Gold: for every event, decision, refusal and rule."""

from dataclasses import replace

import pytest

from tests.catalogues import Listening, body, faults_of_style, forms, variables
from tests.incan_gold import told
from tests.incan_gold.asked import questions
from tests.incan_gold.declared import SILENT
from tests.incan_gold.extremes import EXTREMES, beyond
from tests.incan_gold.games import all_moments, seldom
from tests.incan_gold.playing import after, load, play_to_end, start_state
from tests.incan_gold.temple import NAMES, temple
from tests.pages import first_of
from tutor.core.base.events import Event
from tutor.core.base.game import Due
from tutor.core.records.compare import Comparison, Parting, Row
from tutor.core.words.lookup import Lookup, families
from tutor.core.words.text import CORE, LANGUAGES, text_for
from tutor.incan_gold.aid import make_aid, when_to_leave
from tutor.incan_gold.chances import chances
from tutor.incan_gold.compare import INSIDE, KEYS, OUTSIDE, TABLE
from tutor.incan_gold.components import CHOICES, VARIANTS, printed_components
from tutor.incan_gold.history import FINDS, HAZARDS, LEAVING
from tutor.incan_gold.scene import board_scene
from tutor.incan_gold.scene.look import LAYOUTS
from tutor.incan_gold.spec import SPEC
from tutor.incan_gold.teaching import CONCEPTS
from tutor.incan_gold.words import Words

WORDS = text_for("incan_gold")
RULINGS = {"setup.quest", "leave.artifact", "round.end", "end.ties", "info.tents"}


def test_every_event_is_one_sentence():
    """Each event has at most one sentence, which tells no secret field and none that follows from another."""
    for event in told.TOLD.every_event():
        assert WORDS.event(event).count(". ") == 0
    for kind, field in SILENT:
        (rule, *_) = SPEC.events[kind].rules
        choices = told.TOLD.choices_of_event(kind, rule)
        first = {name: found[0] for name, found in choices.items()}
        heard = {WORDS.event(Event(kind, rule, {**first, field: each})) for each in choices[field]}
        assert len(heard) == 1, (kind, field)


def test_decisions_read_well():
    """Without a state the words of a decision only name it.

    With a state they also say what is at stake and what may come.
    """
    assert [WORDS.decision(decision) for decision in told.DECISIONS] == [
        "Torch: go on",
        "Camp: leave",
    ]
    start = temple().path("treasure_17", "artifact_1", left=2).beside(Ana=5, Beto=5, Chaska=5)
    assert [words for _, words in WORDS.decisions(load(start))] == [
        "Torch: go on, with 5 at risk",
        "Camp: leave with 5, and a share of the 2 on the path; alone, with the artifact too",
    ]
    assert [words for _, words in WORDS.decisions(load(temple().deck("fire_1")))] == [
        "Torch: go on",
        "Camp: leave with nothing",
    ]
    seven = temple().path("treasure_17").beside(Ana=7)
    assert WORDS.decisions(load(seven))[1][1] == "Camp: leave with 7"


def test_what_a_button_promises_is_what_happens():
    """The words on the button to leave are true of what a player who leaves alone brings home.

    They name the treasure, the share of the path, and artifacts.
    """
    for moment in all_moments():
        words = WORDS.decision(moment.decision, moment.before)
        revealed = [event for event in moment.events if event.type == "revealed"]
        if revealed and revealed[0].data["leaving"] == [moment.decision.player]:
            before = moment.before.position()
            (left,) = [event.data["treasure"] for event in moment.events if event.type == "left"]
            on_path = before["left_on_path"]
            assert f"leave with {left - on_path or 'nothing'}" in words
            assert (on_path == 0) != (f"a share of the {on_path} on the path" in words)
            taken = [event for event in moment.events if event.type == "artifacts_taken"]
            assert bool(taken) == ("alone, with" in words)


def test_words_say_who_is_due():
    """One line names the player and the choice that is due, with or without a state."""
    assert WORDS.due(Due("Ralph", "choose")) == "Ralph decides: torch or camp, in secret"
    state = load(temple())
    assert WORDS.due(state.due, state) == "Ana decides: torch or camp, in secret"
    assert WORDS.due(None) == "The game is over"


def test_a_position_in_words():
    """The words of a position are a few sentences about all that lies open."""
    start = temple(number=3).path("treasure_11a", "fire_1", left=2).inside("Ana", "Chaska")
    start = start.beside(Ana=3, Chaska=3).tents(Beto=12).artifacts("Beto", artifact_1=5)
    start = start.remove("mummy_2").lose("artifact_2")
    assert WORDS.position(after(start, "camp").position()) == [
        "Round 3 of 5. Chaska leads the round.",
        (
            "On the path lie treasure 11 and a fire. Treasure worth 2 is left on the path. "
            "The deck holds 28 more cards."
        ),
        "Inside are Chaska and Ana. Chaska has chosen already, in secret.",
        "Ana has 3 beside the tent and nothing in it.",
        "Beto has nothing beside the tent and 12 in it. Beto owns the artifact of temple 1 (worth 5 points).",
        "Chaska has 3 beside the tent and nothing in it.",
        "Out of the game is a mummy.",
        "Lost for good is the artifact of temple 2.",
        "Ana decides: torch or camp, in secret.",
    ]


def test_a_view_in_words_hides_what_the_view_hides():
    """The words of a view do not tell other players' tents, except in the scores at the end."""
    aloud = " ".join(WORDS.position(load(temple().tents(Ana=7, Beto=48)).view("Ana")))
    assert "Ana has nothing beside the tent and 7 in it." in aloud
    assert "Beto has nothing beside the tent; what is in it is secret." in aloud
    assert "48" not in aloud
    end = WORDS.position(
        play_to_end(start_state(*NAMES[:3], seed=1), "torch camp camp").view("Ana")
    )
    assert any("Beto has nothing beside the tent; what is in it is secret." in each for each in end)
    assert "The game is over." in end


@pytest.mark.parametrize("variant", ["standard", "diamant"])
@pytest.mark.parametrize("seed", range(4))
def test_the_beginning_has_words_with_its_rules(variant, seed):
    """Sentences tell the setup and the cards before the first choice, each with its rule."""
    lines = WORDS.setup(start_state(*NAMES[:4], variant=variant, seed=seed).position())
    for sentence, rule in lines:
        assert rule in SPEC.rules
        assert faults_of_style(sentence) == []
        assert sentence.endswith(".")
    rules = [rule for _, rule in lines]
    assert rules[:2] == ["setup.players", "setup.quest"]
    assert ("setup.artifacts" in rules) == ("round.artifact" in rules) == (variant == "standard")
    assert ("variant.diamant" in rules) == (variant == "diamant")
    assert rules[-1] == "round.first"


def test_a_round_that_ends_at_once_is_part_of_the_beginning():
    """If the second card ends the first round, the words of the beginning include the sentences about it."""
    start = temple(number=2).remove("snake_3").path("fire_1", "treasure_1")
    told_with_rules = WORDS.setup(load(start).position())
    assert told_with_rules[3:] == [
        (
            "Round 1 is over already: its second card was a second snake, and that card has left the game.",
            "card.hazard_second",
        ),
        ("Round 2 begins with the artifact of temple 2 shuffled in.", "round.artifact"),
        (
            "The first card is a hazard, so two are turned with everybody inside: a fire and treasure 1.",
            "round.first",
        ),
    ]


def test_every_ruling_says_that_it_is_one():
    """If a rule decides where the printed rules are silent or unclear, its text says that it is our reading."""
    assert {rule for rule in SPEC.rules if "A ruling" in WORDS.rule_text(rule)} == RULINGS


def test_rules_quote_the_components_in_use():
    """A rule's text has the figures of the components in use, also corrected ones."""
    words = WORDS.with_components(replace(printed_components(), later_value=12))
    assert "worth 12" in words.rule_text("leave.value")
    assert "worth 10" in WORDS.rule_text("leave.value")


COMPARED = (
    *(Row(key, 1, 2) for key in KEYS if key != "whereabouts"),
    Row("whereabouts", INSIDE, OUTSIDE),
    Row("tent", None, 2),
)
NOWHERE = Parting(0, start_state(*NAMES[:3]), None, None, False)


OF_THE_LESSON = (
    "lesson-",
    "act-",
    "step-",
    "exhibit-",
    "voice-",
    "unit-",
    "trials-",
    "hands-",
    "worth-of-",
    "ends-the-round",
)
RARE = ("misconception-forgets_the_danger",)
"""How the names of messages begin that the lesson says, or a class before a reveal.

`RARE` is a thought that few positions suggest; the lesson has one of them.
"""


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_message_and_variable_is_used(language):
    """Code uses each message and each variable, and every branch of a message can occur."""
    package = "tutor.incan_gold"
    text = Listening(language, (CORE, package))
    words = Words(text)
    for event in told.TOLD.every_event():
        words.event(event)
    for refusal in told.TOLD.every_refusal():
        words.refusal_in_full(refusal)
    for reason in told.TOLD.every_reason():
        words.reason(reason)
    for rule in SPEC.rules:
        words.rule_title(rule)
        words.rule_text(rule)
    families(words, SPEC.rules)
    Lookup(words, SPEC.rules).find("torch")
    for moment in all_moments()[::9]:
        for state in (moment.before, moment.after):
            words.position(state.position())
            words.decisions(state)
            for decision in state.legal():
                words.narrate(decision, state)
    for start in (*seldom(), load(temple().path("artifact_1"))):
        words.setup(start.position())
        words.position(start.position())
    for seed in range(4):
        for variant in ("standard", "diamant"):
            words.setup(start_state(*NAMES[:3], variant=variant, seed=seed).position())
    words.setup(temple(number=2).remove("fire_1").path("fire_2", "fire_3").json())
    for decision in told.DECISIONS:
        words.decision(decision)
        words.narrate(decision)
    for row in COMPARED:
        words.comparison(Comparison(NOWHERE, {"Ana": (row,)}, ()), "in A", "in B")
    words.compared_table(Comparison(NOWHERE, {}, (), tuple(Row(key, 1, 2) for key in TABLE)))
    for data in EXTREMES.values():
        for layout in LAYOUTS:
            board_scene(
                data, components=printed_components(), text=text, layout=layout, legal=CHOICES
            )
    for variant in VARIANTS:
        words.say(f"variant-{variant}")
    words.say("game-name")
    words.say("takes-choose")
    words.say("game-name.invitation")
    words.say("gain-points", side="ours", count=2)
    words.say("brings-points", count=2)
    for cause in (FINDS, LEAVING, HAZARDS):
        words.say(f"cause-{cause}")
    make_aid(words)
    when_to_leave(text)
    words.say("asks-guide-when-to-leave.title")
    for card in printed_components().cards:
        words.figures({"thing": card})
    for concept in CONCEPTS:
        words.say(f"concept-{concept}")
        for question in questions(concept)[::20]:
            words.question(question)
    for moment in all_moments()[::9]:
        assert list(chances(moment.before).describe(words))
    far, figures = beyond()
    board_scene(far, components=figures, text=text)
    board_scene(far, components=figures, text=text, is_asking=True)
    own = {
        form
        for name in text.catalogue.ids()
        if name not in text_of_core().ids()
        # Tests of the core, of the lesson, of the wall and of the notebooks use these messages.
        and not name.startswith(("fault-", "form-", *OF_THE_LESSON, *RARE))
        for form in forms(text.catalogue, name)
    }
    heard = {form for form in text.heard if form.partition(".")[0] not in text_of_core().ids()}
    assert own == heard
    for form in heard:
        assert variables(text.catalogue, form) <= text.heard[form], form
        assert body(text.catalogue, form)


def text_of_core():
    """Return the texts of the core that all games share."""
    from tutor.core.words.catalogue import catalogue

    return catalogue("en", (CORE,))
