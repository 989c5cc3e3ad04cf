"""The kit of the game: the parts that it gives to the tutor."""

from __future__ import annotations

from typing import Final

from tutor.core.base.kit import GameKit

KIT: Final = GameKit(
    game="tutor.princes.game:GAME",
    words="tutor.princes.words:Words",
    board="tutor.princes.board:board",
    motion="tutor.princes.motion:MOTION",
    chapters="tutor.princes.chapters:chapters",
    advice="tutor.princes.advice:advise",
    policies="tutor.princes.policies:POLICIES",
    findings="tutor.princes.findings.measuring:measure",
    teaching="tutor.princes.teaching",
    compare="tutor.princes.compare",
    causes="tutor.princes.causes:causes",
    ahead="tutor.princes.compare:ahead",
    aid="tutor.princes.aid:aid",
    guide="tutor.princes.findings.guide:guide",
    holdings="tutor.princes.holdings:holdings",
    things="tutor.princes.words.short:short_name",
    redeal="tutor.princes.redeal:redeal",
    form="tutor.princes.form:FORM",
    reference="tutor.princes.schema:REFERENCE",
    puzzles="tutor.princes.puzzles.goals:PUZZLES",
    lessons="tutor.princes.lessons",
    panels="widgets.princes.panels:PANELS",
)
