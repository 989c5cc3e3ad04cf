"""Rules looked up in everyday words: what newcomers ask finds the right rule among the first three."""

import pytest

from tests.lookups import answers, hits
from tutor.core.game import find_game
from tutor.core.lookup import Lookup
from tutor.core.text import LANGUAGES, text_for

RULES = find_game("incan_gold").rules
LOOKUP = Lookup(text_for("incan_gold"), RULES)

ASKED = {
    "can two of us play this?": "setup.players",
    "who is the start player?": "setup.players",
    "how many snakes are in there?": "setup.quest",
    "how many relics are there in all?": "setup.artifacts",
    "when does the artifact come into the deck?": "round.artifact",
    "may I stay outside from the start?": "round.first",
    "I have left, may I come back in?": "turn.player",
    "can we go on when it is over?": "turn.over",
    "may I look at what the others choose?": "choice.secret",
    "what does the torch mean?": "choice.secret",
    "am I hit by the next card if I leave?": "leave.first",
    "what do I get for leaving?": "leave.share",
    "can I lose what I carried home?": "leave.safe",
    "how do I get an artifact?": "leave.artifact",
    "we leave together, who takes the relic?": "leave.artifact",
    "what is an artifact worth?": "leave.value",
    "what happens to gems that cannot be divided?": "card.treasure",
    "does anybody get the artifact when it is turned up?": "card.artifact",
    "is the first mummy dangerous?": "card.hazard_first",
    "what if the same monster comes twice?": "card.hazard_second",
    "when is the round over?": "round.end",
    "what if no cards are left?": "round.end",
    "how do I win?": "end.rounds",
    "how much is obsidian worth?": "end.rounds",
    "who wins a tie?": "end.ties",
    "can we play without artifacts?": "variant.diamant",
    "may I look into her tent?": "info.tents",
    "tresure that cannot be shaerd": "card.treasure",
    "we both ran back at the same time, who gets the artifact?": "leave.artifact",
    "can i come back in after i left": "leave.safe",
}

# Asked before any everyday words were written down for the rules, and kept apart since: they say how
# new questions fare. A bar parts rules that answer equally well.
HELD_OUT = {
    "what if we both run away at the same time?": "leave.share|leave.artifact",
    "how do we split 7 gems among 3 people?": "card.treasure",
    "do I lose everything when a snake comes up?": "card.hazard_second|card.hazard_first",
    "is my loot at home safe?": "leave.safe",
    "how many of us can play?": "setup.players",
    "how many rounds are there?": "end.rounds",
    "can I see how rich the others are?": "info.tents",
    "can I change my mind after choosing?": "choice.secret",
    "who gets the idol?": "leave.artifact",
    "what happens to relics nobody picked up?": "round.end",
    "Can I leave before the first card?": "round.first",
    "which monsters are in the deck?": "setup.quest",
    "What if we have the same amount at the end?": "end.ties",
    "can 2 people play this": "setup.players",
    "can i leave before the first card is flipped?": "round.first",
    "do i have to say out loud if im going home or not": "choice.secret",
    "can i lose the gems already in my tent?": "leave.safe",
    "4 of us and 11 gems, what happens to the leftovers": "card.treasure",
    "two snakes came up, do we lose everything?": "card.hazard_second",
    "how many points is an artifact worth": "leave.value|end.rounds",
    "can i count what the others have in their tents": "info.tents",
}


@pytest.mark.parametrize(("question", "rule"), ASKED.items())
def test_what_newcomers_ask_finds_its_rule(question, rule):
    """Among the first three."""
    assert rule in answers(LOOKUP, question)


def test_new_questions_fare_well():
    """Four in five of the questions nobody prepared for find a right rule among the first three."""
    found = hits(LOOKUP, HELD_OUT)
    assert len(found) >= 0.8 * len(HELD_OUT), set(HELD_OUT) - found


def test_questions_ask_for_rules_there_are():
    """The tables cite no rule that does not exist, and every rule is asked for."""
    cited = {
        rule for table in (ASKED, HELD_OUT) for rules in table.values() for rule in rules.split("|")
    }
    assert cited == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyday_words_are_written_down_for_every_rule(language):
    """In every language, and for no rule that does not exist."""
    ids = text_for("incan_gold", language).text.catalogue.ids()
    asks = {name for name in ids if name.startswith("asks-")} - {"asks-same-words"}
    assert asks == {f"asks-{rule.replace('.', '-')}" for rule in RULES}


@pytest.mark.parametrize(
    "question", ["what is the capital of France?", "how do I install it?", "asdf qwer"]
)
def test_what_has_nothing_to_do_with_the_game_finds_nothing(question):
    """Better no answer than a wrong one."""
    assert answers(LOOKUP, question) == []
