"""The kit of the game: the parts of the game that the tutor uses."""

from __future__ import annotations

from typing import Final

from tutor.core.base import kit


class Princes(kit.GameKit):
    """The parts of the game; each property imports its part when it is first read."""

    lessons = "tutor.princes.lessons"
    panels = "widgets.princes.panels:PANELS"

    @property
    def game(self) -> kit.Game:
        from tutor.princes.game import GAME

        return GAME

    @property
    def words(self) -> type[kit.GameWords]:
        from tutor.princes.words import Words

        return Words

    @property
    def board(self) -> kit.Board:
        from tutor.princes.board import board

        return board

    @property
    def motion(self) -> kit.Motion:
        from tutor.princes.motion import MOTION

        return MOTION

    @property
    def chapters(self) -> kit.Chapters:
        from tutor.princes.history import chapters

        return chapters

    @property
    def advice(self) -> kit.Adviser:
        from tutor.princes.advice import advise

        return advise

    @property
    def policies(self) -> kit.GamePolicies:
        from tutor.princes.policies import POLICIES

        return POLICIES

    @property
    def findings(self) -> kit.Measure:
        from tutor.princes.findings.measuring import measure

        return measure

    @property
    def teaching(self) -> kit.Teaching:
        from tutor.princes import teaching

        return teaching

    @property
    def compare(self) -> kit.Measured:
        from tutor.princes import compare

        return compare

    @property
    def causes(self) -> kit.Causes:
        from tutor.princes.history import causes

        return causes

    @property
    def ahead(self) -> kit.Ahead:
        from tutor.princes.compare import ahead

        return ahead

    @property
    def aid(self) -> kit.AidWriter:
        from tutor.princes.aid import aid

        return aid

    @property
    def guide(self) -> kit.GuideWriter:
        from tutor.princes.findings.guide import guide

        return guide

    @property
    def holdings(self) -> kit.HoldingsWriter:
        from tutor.princes.board import holdings

        return holdings

    @property
    def things(self) -> kit.ThingNamer:
        from tutor.princes.words.things import short_name

        return short_name

    @property
    def redeal(self) -> kit.Redeal:
        from tutor.princes.game import redeal

        return redeal

    @property
    def form(self) -> kit.PositionForm:
        from tutor.princes.form import FORM

        return FORM

    @property
    def reference(self) -> kit.Reference:
        from tutor.princes.schema import REFERENCE

        return REFERENCE

    @property
    def puzzles(self) -> kit.GamePuzzles:
        from tutor.princes.puzzles import PUZZLES

        return PUZZLES


KIT: Final = Princes()
