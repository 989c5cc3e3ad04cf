"""The kit of the game: the parts that it gives to the tutor; it has no table of holdings."""

from __future__ import annotations

from typing import Final

from tutor.core.base.kit import GameKit

KIT: Final = GameKit(
    game="tutor.incan_gold.game:GAME",
    words="tutor.incan_gold.words:Words",
    board="tutor.incan_gold.board:board",
    motion="tutor.incan_gold.motion:MOTION",
    chapters="tutor.incan_gold.chapters:chapters",
    advice="tutor.incan_gold.advice:advise",
    policies="tutor.incan_gold.policies:POLICIES",
    teaching="tutor.incan_gold.teaching",
    compare="tutor.incan_gold.compare",
    causes="tutor.incan_gold.causes:causes",
    aid="tutor.incan_gold.aid:aid",
    guide="tutor.incan_gold.guide:guide",
    redeal="tutor.incan_gold.redeal:redeal",
    pile="tutor.incan_gold.redeal:pile",
    form="tutor.incan_gold.form:FORM",
    reference="tutor.incan_gold.schema:REFERENCE",
    lessons="tutor.incan_gold.lessons",
    panels="widgets.incan_gold.panels:PANELS",
)
