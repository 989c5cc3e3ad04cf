"""What the game brings to the tutor, part by part; it has no table of holdings."""

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
    teaching="tutor.incan_gold.teaching",
    compare="tutor.incan_gold.compare",
    aid="tutor.incan_gold.aid:aid",
    redeal="tutor.incan_gold.redeal:redeal",
    reference="tutor.incan_gold.schema:REFERENCE",
    lessons="tutor.incan_gold.lessons",
    panels="widgets.incan_gold.panels:PANELS",
)
