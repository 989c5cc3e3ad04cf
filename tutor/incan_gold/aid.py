"""The player aid with the full rules, and the guide, which says when to go home.

The sentences are messages with placeholders; all figures come from the components.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Game
from tutor.core.drawing.palette import ThemeName
from tutor.core.print.guide import Aid, Block, Chapter, Entry
from tutor.core.print.markup import element, join
from tutor.core.words.text import Text, text_for
from tutor.incan_gold.components import printed_components
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

LINES: Final = tuple(
    f"guide-leave-{name}"
    for name in ("hazards", "stake", "crowd", "path", "artifacts", "removed", "last")
)


def aid(game: Game, language: str) -> Aid:
    """Return the player aid in one language, with the figures of the game."""
    assert isinstance(game, IncanGold)
    return make_aid(Words(text_for(game.name, language).text, game.components))


def make_aid(words: Words) -> Aid:
    """Return the player aid in the language of `words`, with the figures of its game."""
    blocks = (
        Block(
            words.say(f"family-{family}"),
            tuple(Entry(words.rule_title(rule), words.rule_text(rule)) for rule in rules),
        )
        for family, rules in BLOCKS.items()
    )
    return Aid(words.say("aid-title"), tuple(blocks))


def guide(language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """Return the only chapter of the guide in a language.

    It has no drawings, so `theme` has no effect.
    """
    del theme
    return (when_to_leave(text_for("incan_gold", language).text),)


def when_to_leave(text: Text) -> Chapter:
    """Return the chapter with the points that a player checks before each card."""
    figures = printed_components()
    numbers: dict[str, str | int] = {
        "kinds": len({*figures.hazard_kind.values()}),
        "alike": figures.alike,
        "first": figures.first_taken,
        "early": figures.first_value,
        "late": figures.later_value,
        "rounds": figures.rounds,
    }
    lines = (element("li", text.fill(name, numbers)) for name in LINES)
    body = join(element("p", text.say("guide-leave.about")), element("ol", *lines))
    return Chapter("when-to-leave", text.say("guide-leave"), body)
