"""A short lesson on the quick start for tests, with one concept and one measure."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from tutor.core.base.game import State
from tutor.core.base.questions import About, Question, Wrong
from tutor.core.lessons.files import read_lesson
from tutor.core.lessons.lesson import Lesson
from tutor.core.records.lines import open_lesson


class WhoseTurn:
    """A concept that asks which player decides, with all other players as wrong answers."""

    name = "whose_turn"
    rules = ("turn.player",)

    def ask(self, state: State, about: About) -> Question | None:
        for decision in about.decisions:
            state = state.play(decision)
        if state.due is None:
            return None
        others = [name for name in state.players if name != state.due.player]
        wrong = tuple(Wrong(name, f"seat_{name}") for name in others)
        return Question(self.name, state, about, {}, (state.due.player,), wrong, self.rules)

    def abouts(self, state: State) -> Iterator[About]:
        yield About()


def goods(state: State, of: Mapping[str, str]) -> int:
    """Return a player's stock of a good in a state."""
    player = next(each for each in state.position()["players"] if each["name"] == of["player"])
    return int(player["goods"][of["good"]])


TEACHING: Any = SimpleNamespace(
    CONCEPTS={"whose_turn": WhoseTurn()}, MEASURES={"goods": goods}, SEEKING={}, RIVALS={}
)
CORN = {"measure": "goods", "player": "Gina", "good": "corn"}

FILES: dict[str, Any] = {
    "lesson.json": {
        "format": "tutor-lesson",
        "version": 1,
        "game": "princes",
        "acts": ["one", "two"],
    },
    "one.json": {
        "act": "one",
        "minutes": 2,
        "steps": [
            {"id": "look", "at": 9, "values": {"corn": CORN}, "rules": ["turn.order"]},
            {"id": "guess", "at": 9, "task": {"question": "who"}},
        ],
    },
    "two.json": {
        "act": "two",
        "minutes": 5,
        "steps": [
            {"id": "decide", "at": 10, "task": {"decide": True}},
            {"id": "turn", "at": 11, "point": ["trail"], "task": {"turn": True}},
            {"id": "what-if", "at": 17, "task": {"alternative": "poor"}},
            {"id": "see", "at": {"exhibit": "rich", "ply": 0}, "task": {"exhibit": "rich"}},
        ],
    },
    "questions.json": {"questions": [{"id": "who", "concept": "whose_turn", "at": 9}]},
    "alternatives.json": {
        "alternatives": [
            {
                "id": "poor",
                "at": 9,
                "decisions": [{"player": "Bert", "type": "stay", "tile": "cloth"}],
                "against": 10,
                "claim": {
                    "all": [
                        {"due": "turn"},
                        {"measure": {**CORN, "player": "Bert", "good": "llama"}, "is": "less"},
                    ]
                },
            },
            {
                "id": "refused",
                "at": 9,
                "decisions": [{"player": "Ralph", "type": "stay", "tile": "cloth"}],
                "against": 10,
                "claim": {"refused": "not_your_decision"},
            },
        ]
    },
    "exhibits.json": {
        "exhibits": [
            {
                "id": "rich",
                "from": {"ply": 9},
                "patch": {"market": {"coca": 3}},
                "decisions": [{"player": "Bert", "type": "stay", "tile": "cloth"}],
                "question": {"concept": "whose_turn"},
                "example": 1,
            }
        ]
    },
    "reasons.json": {"reasons": [{"id": "gifts", "after": 4}, {"id": "work", "after": 5}]},
    "voices.json": {"voices": [{"id": "bert-walks", "at": 9}, {"id": "ralph-walks", "at": 11}]},
}


def files(**changed: Any) -> dict[str, Any]:
    """Return the toy lesson's files with some values changed.

    `questions__0__at=99` changes the value `at` of the first entry of questions.json.
    """
    found = deepcopy(FILES)
    for path, value in changed.items():
        name, *keys = path.split("__")
        inside = found[f"{name}.json"]
        for key in keys[:-1]:
            inside = inside[int(key) if key.isdecimal() else key]
        inside[int(keys[-1]) if keys[-1].isdecimal() else keys[-1]] = value
    return found


def lesson(**changed: Any) -> Lesson:
    """Return the toy lesson as the reader reads it, with some values of its files changed."""
    return read_lesson("toy", files(**changed), open_lesson("quick_start"), TEACHING)
