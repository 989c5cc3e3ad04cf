"""The declared shapes of a lesson's files: each part with the kinds of its values.

The reader and the schema come from these declarations. A part can refer to parts that were read
before it: to an exhibit by its id, to a moment by its number of decisions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision, State
from tutor.core.base.players import NAMES
from tutor.core.base.questions import ESTIMATE, FIND, About, Teaching
from tutor.core.base.reading import inside
from tutor.core.base.schema import COUNT, JSON, JSONObject, Schema, any_of, record_of
from tutor.core.base.shapes.fields import (
    ByName,
    Definition,
    Exactly,
    Field,
    Items,
    Object,
    OneKey,
    Shape,
    Variants,
)
from tutor.core.base.shapes.games import LONGEST_ID, THIS_GAME, OneDecision, Rules, show
from tutor.core.base.shapes.values import AnyObject, OneOf, Reading, Text, Value, Whole
from tutor.core.lessons.lesson import FORMAT, VERSION
from tutor.core.lessons.parts import (
    RELATIONS,
    TASKS,
    Act,
    Alternative,
    Asking,
    Claim,
    Exhibit,
    Explained,
    LessonStep,
    Plan,
    Quoted,
    Sought,
    Spot,
    Task,
    TaskKind,
    Voice,
    merge,
)
from tutor.core.records.record import Record

MOST: Final = 500
TEXT: Final = Text(LONGEST_ID)


@dataclass
class Context:
    """The context in which a lesson is read.

    It has the record, the game's teaching, and the parts read so far, by kind and id.
    """

    record: Record
    teaching: Teaching
    parts: dict[str, dict[str, JSON]] = field(default_factory=dict)

    @property
    def plies(self) -> int:
        """The number of decisions of the record."""
        return len(self.record.decisions)

    @property
    def exhibits(self) -> dict[str, Exhibit]:
        """The exhibits by their ids."""
        return self.parts.setdefault("exhibits", {})


def lesson_context(context: Reading) -> Context:
    """Return the context of the lesson, which the context of reading carries."""
    assert isinstance(context.figures, Context)
    return context.figures


def _concepts(context: Reading) -> tuple[str, ...]:
    return tuple(lesson_context(context).teaching.CONCEPTS)


def _variants(context: Reading) -> tuple[str, ...]:
    return lesson_context(context).record.game.variants


def _last(context: Reading) -> int:
    """Return the number of decisions of the record, which is the last place in the record."""
    return lesson_context(context).plies


def _last_there(context: Reading) -> int:
    """Return the number of decisions of the line to which a question belongs.

    The line is that of the record or of an exhibit.
    """
    exhibits, spot = lesson_context(context).exhibits, context.read.get("at", Spot())
    decisions = (
        exhibits[spot.exhibit].decisions if spot.exhibit else context.read.get("decisions", ())
    )
    return _last(context) if "at" in context.read and not spot.exhibit else len(decisions)


# The kinds of values


class Id(OneOf):
    """An id of a part that was read before. In the schema it is any text."""

    nothing = ""

    def read(self, context: Reading, data: object, place: str) -> str:
        """Return the id; empty if it is faulty."""
        return super().read(context, data, place) or ""

    def schema(self) -> Schema:
        """Return the schema of a text."""
        return TEXT.schema()


class LearnersSeat(Id):
    """A player of the record, or True for the player who is due."""

    def read(self, context: Reading, data: object, place: str) -> str:
        """Return the player; empty for the player who is due, and for a faulty value."""
        return "" if data is True else super().read(context, data, place)

    def schema(self) -> Schema:
        """Return the schema of a text or True."""
        return {"anyOf": [Exactly(True).schema(), super().schema()]}


class Maybe(Whole):
    """A whole number, or None if it is missing."""

    def missing(self) -> None:  # type: ignore[override]  # None differs from 0
        """Return None, which stands for a missing number."""


class Figure(Value):
    """A figure: the name of a measure of the game, and its arguments."""

    def read(self, context: Reading, data: object, place: str) -> Quoted:
        """Return the figure. Its measure is empty if it is faulty."""
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return Quoted("", {})
        measures = tuple(lesson_context(context).teaching.MEASURES)
        measure = context.reader.identifier(data.get("measure"), inside(place, "measure"), measures)
        of = {
            key: TEXT.read(context, value, inside(place, key))
            for key, value in data.items()
            if key != "measure"
        }
        return Quoted(measure or "", of)

    def schema(self) -> Schema:
        """Return the schema of a measure with any arguments. The arguments are texts."""
        return {
            "type": "object",
            "required": ["measure"],
            "additionalProperties": TEXT.schema(),
        }


class Counted(Figure):
    """A figure that a reply quotes, with the number of decisions after which it is measured."""

    def read(self, context: Reading, data: object, place: str) -> tuple[Quoted, int]:  # type: ignore[override]
        """Return the figure and the number of decisions after which it is measured.

        If the file has no number, the figure is measured at the place of the question.
        """
        asked_at = context.read.get("at", Spot()).ply
        if not isinstance(data, Mapping) or "after" not in data:
            return super().read(context, data, place), asked_at
        figure = {key: value for key, value in data.items() if key != "after"}
        after = AFTER.read(context, data["after"], inside(place, "after"))
        return super().read(context, figure, place), after

    def schema(self) -> Schema:
        """Return the schema of a figure with a number of decisions."""
        figure = super().schema()
        texts = figure.pop("additionalProperties")
        return {**figure, "properties": {"after": COUNT}, "additionalProperties": texts}


class Place(Value):
    """A place in the record or in an exhibit.

    The reader reads the decisions after the place as decisions of the players at this place.
    """

    nothing = Spot()
    described = any_of(COUNT, record_of({"exhibit": TEXT.schema(), "ply": COUNT}))

    def read(self, context: Reading, data: object, place: str) -> Spot:
        """Return the spot: a number of decisions from the start of the record or of an exhibit."""
        if not isinstance(data, Mapping):
            return Spot(PLY.read(context, data, place))
        exhibits = lesson_context(context).exhibits
        found = context.reader.record(data, place, ("exhibit", "ply"))
        name = Id(tuple(exhibits)).read(context, found.get("exhibit"), inside(place, "exhibit"))
        if not name:
            return Spot()
        context.names = exhibits[name].start.players
        plies = Whole(high=len(exhibits[name].decisions))
        return Spot(plies.read(context, found.get("ply"), inside(place, "ply")), name)


class Base(Object):
    """The position from which an exhibit is made, before its patch."""

    is_kept = False

    def read(self, context: Reading, data: object, place: str) -> None:
        """Put the position from which the exhibit is made into the context of reading.

        The position comes from the record, or from a new deal for some players.
        """
        given = super().read(context, data, place)
        record, game = lesson_context(context).record, lesson_context(context).record.game
        if given["ply"] is not None:
            show(context, record.play(given["ply"]))
            return
        count = context.reader.integer(given["players"], inside(place, "players"), *game.seats)
        more = (name for name in NAMES if name not in record.start.players)
        names = [*record.start.players, *more][: count or game.seats[0]]
        seed = 1 if given["seed"] is None else given["seed"]
        setup = game.random_setup(names, given["variant"] or game.variants[0], seed)
        show(context, game.start(setup))


class Patch(AnyObject):
    """The changes that turn the base position of an exhibit into its start."""

    is_kept = False

    def read(self, context: Reading, data: object, place: str) -> JSONObject:
        """Return the patch. The reader reads later values as values of the patched position."""
        patch = super().read(context, data, place)
        if patch and context.state is not None:
            try:
                show(context, context.state.game.load(merge(context.state.position(), patch)))
            except RecordError as error:
                context.reader.take(error.faults, place)
        return patch


@dataclass(frozen=True)
class Part(Object):
    """A part of a lesson, read with a separate context.

    If `has_start`, `make` also gets the state from which the part starts.
    """

    has_start: bool = False

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the part. The reader reads its first values as values of the start of the record."""
        start = lesson_context(context).record.start
        own = replace(context, names=start.players, state=start, read={})
        values = self.shape.read(own, data, place, own.read)
        return self.make(**values, start=own.state) if self.has_start else self.make(**values)


class Options(Part):
    """A choice between plans. Its options become exhibits, whose ids begin with the id of the choice."""

    def read(self, context: Reading, data: object, place: str) -> Plan:
        """Return the plan."""
        plan: Plan = super().read(context, data, place)
        for index, option in enumerate(plan.options):
            if option.id in lesson_context(context).exhibits:
                context.reader.fault(f"{place}.options[{index}]", "named_twice", found=option.id)
            lesson_context(context).exhibits[option.id] = option
        return plan


class Speech(Object):
    """A sentence that a player says. Its id begins with the name of the player who decides next."""

    def read(self, context: Reading, data: object, place: str) -> Voice:
        """Return the voice. The reader notes a fault if another player decides at this place."""
        voice: Voice = super().read(context, data, place)
        decisions = lesson_context(context).record.decisions[voice.at : voice.at + 1]
        for expected in (f"{each.player.casefold()}-" for each in decisions):
            if voice.id and not voice.id.startswith(expected):
                found = {"found": voice.id, "expected": expected}
                context.reader.fault(inside(place, "id"), "wrong_speaker", **found)
        return voice


WHERE: Final[JSONObject] = {"id": "", "at": Spot()}
"""Placeholders in a question of an exhibit; the exhibit's id and start replace them."""


def _step(task: tuple[TaskKind, str | int | None] | None, **values: JSON) -> LessonStep:
    return LessonStep(task=None if task is None else Task(task[0], task[1] or ""), **values)


def _concept(decisions: tuple[Decision, ...], player: str, thing: str, **values: JSON) -> Asking:
    return Asking(about=About(decisions, player, thing), **WHERE | values)


def _sought(kind: str, **values: JSON) -> Asking:
    where = {key: values.pop(key, usual) for key, usual in WHERE.items()}
    if kind == ESTIMATE and values["after"] is None:
        values["after"] = where["at"].ply
    return Asking(concept=kind, about=About(), sought=Sought(**values), **where)


def _exhibit(asking: Asking | None, **values: JSON) -> Exhibit:
    name = values["id"]
    asked = None if asking is None else asking._replace(id=name, at=Spot(0, name))
    return Exhibit(asking=asked, **values)


def _plan(start: State, options: Sequence[JSONObject], **named: str) -> Plan:
    name = named["id"]
    own = ({**each, "id": f"{name}-{each['id']}"} for each in options)
    return Plan(name, tuple(Exhibit(start=start, **each) for each in own))


# The parts

TEXTS: Final = Items(TEXT)
THINGS: Final = Items(TEXT, MOST, 1)
COUNTED: Final = Definition("counted", Counted())
FIGURE: Final = Definition("figure", Figure())
VALUES: Final = ByName(FIGURE)
SPOT: Final = Definition("spot", Place())
PLY: Final = Whole(high=_last)
BEFORE: Final = Whole(high=lambda context: _last(context) - 1)
AFTER: Final = Maybe(high=_last_there)
DECISIONS: Final = Items(OneDecision(), MOST)
ID: Final = Field("id", TEXT)
RULES: Final = Field("rules", Rules(), may_lack=True)
FIGURES: Final = Field("values", VALUES, may_lack=True)
SEAT: Final = Id(lambda context: lesson_context(context).record.start.players)
TASK: Final = Definition(
    "task",
    OneKey(
        dict.fromkeys(TASKS, Exactly(True))
        | {
            "question": Id(lambda context: tuple(lesson_context(context).parts["questions"])),
            "alternative": Id(lambda context: tuple(lesson_context(context).parts["alternatives"])),
            "exhibit": Id(lambda context: tuple(lesson_context(context).exhibits)),
            "plan": Id(lambda context: tuple(lesson_context(context).parts["plans"])),
            "day": LearnersSeat(lambda context: lesson_context(context).record.start.players),
            "review": Whole(1, high=100),
        }
    ),
)
STEP: Final = Definition(
    "step",
    Object(
        Shape(
            ID,
            Field("at", SPOT),
            Field("point", TEXTS, "points", may_lack=True),
            FIGURES,
            RULES,
            Field("task", TASK, may_lack=True),
            Field("goal", FIGURE, may_lack=True),
            Field("chapters", TEXTS, may_lack=True),
            Field("drawn", TEXTS, may_lack=True),
            Field("pictured", TEXTS, may_lack=True),
            Field("concepts", Items(Id(_concepts), MOST), may_lack=True),
            Field("sleepers", Items(SEAT), may_lack=True),
        ),
        _step,
    ),
)
CLAIMS: Final[dict[str, Value]] = {
    "measure": Object(
        Shape(Field("measure", FIGURE, "figure"), Field("is", OneOf(RELATIONS), "relation")),
        partial(Claim, "measure"),
    ),
    "refused": Object(Shape(Field("refused", TEXT, "expected")), partial(Claim, "refused")),
    "due": Object(Shape(Field("due", TEXT, "expected")), partial(Claim, "due")),
}
CLAIM: Final = Definition("claim", Variants(CLAIMS))
CLAIMS["all"] = Object(Shape(Field("all", Items(CLAIM, fewest=1), "parts")), partial(Claim, "all"))


def _question(kind: type[Object], *where: Field) -> Variants:
    """Return the kind of value for a question.

    The question may be about a concept, a thing to find, or a figure to estimate. `where` are the
    fields that come before the question.
    """
    rules = Field("rules", Rules(fewest=1))
    return Variants(
        {
            "concept": kind(
                Shape(
                    *where,
                    Field("concept", Id(_concepts)),
                    Field("decisions", DECISIONS, may_lack=True),
                    Field("player", Id(lambda context: context.names), may_lack=True),
                    Field("thing", TEXT, may_lack=True),
                ),
                _concept,
            ),
            FIND: kind(
                Shape(*where, Field(FIND, THINGS, "right"), Field("not", THINGS, "wrong"), rules),
                partial(_sought, FIND),
            ),
            ESTIMATE: kind(
                Shape(
                    *where,
                    Field(ESTIMATE, FIGURE, "figure"),
                    Field("after", AFTER, may_lack=True),
                    Field("least", Whole(high=MOST), may_lack=True),
                    Field("values", ByName(COUNTED), may_lack=True),
                    Field("points", THINGS, may_lack=True),
                    rules,
                ),
                partial(_sought, ESTIMATE),
            ),
        }
    )


QUESTION: Final = Definition("question", _question(Part, ID, Field("at", SPOT)))
ALTERNATIVE: Final = Definition(
    "alternative",
    Part(
        Shape(
            ID,
            Field("at", PLY),
            Field("decisions", Items(OneDecision(), MOST, 1)),
            Field("against", PLY),
            Field("claim", CLAIM),
            FIGURES,
            RULES,
        ),
        Alternative,
    ),
)
BASE: Final = Base(
    Shape(
        Field("ply", Maybe(high=_last), may_lack=True),
        Field("players", Maybe(), may_lack=True),
        Field("variant", Id(_variants), may_lack=True),
        Field("seed", Maybe(), may_lack=True),
    ),
    dict,
)
START: Final = Field("from", BASE), Field("patch", Patch(), may_lack=True)
EXHIBIT: Final = Definition(
    "exhibit",
    Part(
        Shape(
            ID,
            Field("example", Whole(high=MOST), may_lack=True),
            *START,
            Field("decisions", DECISIONS, may_lack=True),
            Field("question", _question(Object), "asking", may_lack=True),
            FIGURES,
            RULES,
        ),
        _exhibit,
        has_start=True,
    ),
)
OPTION: Final = Shape(ID, Field("decisions", DECISIONS), FIGURES)
PLAN: Final = Definition(
    "plan",
    Options(
        Shape(ID, *START, Field("options", Items(Object(OPTION, dict), MOST, 2))),
        _plan,
        has_start=True,
    ),
)
REASON: Final = Definition(
    "reason", Object(Shape(ID, Field("after", Whole(1, high=_last))), Explained)
)
VOICE: Final = Definition("voice", Speech(Shape(ID, Field("at", BEFORE), FIGURES), Voice))
HEAD: Final = Shape(
    Field("format", Exactly(FORMAT)),
    Field("version", Exactly(VERSION)),
    Field("game", THIS_GAME),
    Field("acts", Items(TEXT, MOST, 1)),
    Field("record", TEXT, may_lack=True),
    Field("moved", ByName(TEXT), may_lack=True),
    Field("after", ByName(TEXTS), may_lack=True),
)
ACT: Final = Object(
    Shape(
        Field("act", TEXT, "name"),
        Field("minutes", Whole(least=1, high=600)),
        Field("steps", Items(STEP, MOST, 1)),
    ),
    Act,
)
PARTS: Final = {
    "exhibits": EXHIBIT,
    "plans": PLAN,
    "questions": QUESTION,
    "alternatives": ALTERNATIVE,
    "reasons": REASON,
    "voices": VOICE,
}
"""The kinds of parts that have their own files, in the order in which they are read."""
FILES: Final = {name: Shape(Field(name, Items(kind, MOST))) for name, kind in PARTS.items()}
