"""The player aid: the full rules, which are short enough for one page."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Game
from tutor.core.print.guide import Aid, Block, Entry
from tutor.core.words.text import text_for
from tutor.incan_gold.game import IncanGold
from tutor.incan_gold.words import Words

BLOCKS: Final = {
    "round": ("round.artifact", "round.first", "round.end"),
    "choice": ("choice.secret", "leave.first"),
    "leave": ("leave.share", "leave.safe", "leave.artifact", "leave.value"),
    "card": ("card.treasure", "card.artifact", "card.hazard_first", "card.hazard_second"),
    "end": ("end.rounds", "end.ties", "variant.diamant"),
    "setup": ("setup.players", "setup.quest", "setup.artifacts", "info.tents"),
}


def aid(game: Game, language: str) -> Aid:
    """The aid in one language, with the figures of the game."""
    assert isinstance(game, IncanGold)
    return make_aid(Words(text_for(game.name, language).text, game.components))


def make_aid(words: Words) -> Aid:
    """The aid in these words."""
    blocks = (
        Block(
            words.say(f"family-{family}"),
            tuple(Entry(words.rule_title(rule), words.rule_text(rule)) for rule in rules),
        )
        for family, rules in BLOCKS.items()
    )
    return Aid(words.say("aid-title"), tuple(blocks))
