"""The kit of the game: the parts of the game that the tutor uses."""

from __future__ import annotations

from typing import Final

from tutor.core.base import kit


class IncanGold(kit.GameKit):
    """The parts of the game; each property imports its part when it is first read."""

    lessons = "tutor.incan_gold.lessons"
    panels = "widgets.incan_gold.panels:PANELS"

    @property
    def game(self) -> kit.Game:
        from tutor.incan_gold.game import GAME

        return GAME

    @property
    def words(self) -> type[kit.GameWords]:
        from tutor.incan_gold.words import Words

        return Words

    @property
    def board(self) -> kit.Board:
        from tutor.incan_gold.scene import board

        return board

    @property
    def motion(self) -> kit.Motion:
        from tutor.incan_gold.motion import MOTION

        return MOTION

    @property
    def chapters(self) -> kit.Chapters:
        from tutor.incan_gold.history import chapters

        return chapters

    @property
    def advice(self) -> kit.Adviser:
        from tutor.incan_gold.advice import advise

        return advise

    @property
    def policies(self) -> kit.GamePolicies:
        from tutor.incan_gold.policies import POLICIES

        return POLICIES

    @property
    def teaching(self) -> kit.Teaching:
        from tutor.incan_gold import teaching

        return teaching

    @property
    def compare(self) -> kit.Measured:
        from tutor.incan_gold import compare

        return compare

    @property
    def causes(self) -> kit.Causes:
        from tutor.incan_gold.history import causes

        return causes

    @property
    def aid(self) -> kit.AidWriter:
        from tutor.incan_gold.aid import aid

        return aid

    @property
    def guide(self) -> kit.GuideWriter:
        from tutor.incan_gold.aid import guide

        return guide

    @property
    def redeal(self) -> kit.Redeal:
        from tutor.incan_gold.game import redeal

        return redeal

    @property
    def pile(self) -> kit.Pile:
        from tutor.incan_gold.game import pile

        return pile

    @property
    def form(self) -> kit.PositionForm:
        from tutor.incan_gold.form import FORM

        return FORM

    @property
    def reference(self) -> kit.Reference:
        from tutor.incan_gold.schema import REFERENCE

        return REFERENCE


KIT: Final = IncanGold()
