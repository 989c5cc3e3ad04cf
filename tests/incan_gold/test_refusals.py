"""Refusals say exactly why, in numbers: golden cases for the whole closed list."""

import json
from typing import NamedTuple

import pytest
from jsonschema import Draft202012Validator

from tests.incan_gold.games import SHAPES, random_game
from tests.incan_gold.playing import GAME, after, finished, loaded, started
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.game import Decision
from tutor.core.records.schema import part
from tutor.incan_gold.schema import schema
from tutor.incan_gold.spec import SPEC

REFUSAL = Draft202012Validator(part(schema(), "refusal"))


class Case(NamedTuple):
    """A choice that is refused, with everything the refusal must say."""

    state: object
    player: str
    code: str
    rule: str
    numbers: dict


CASES = [
    Case(finished(started(*NAMES[:3]), "camp"), "Ana", "game_over", "turn.over", {}),
    Case(
        loaded(temple(*NAMES[:5], number=4).inside("Beto", "Elena")),
        "Ana",
        "not_inside",
        "turn.player",
        {"due_player": "Elena", "players": ["Elena", "Beto"]},
    ),
    Case(
        after(temple(), "camp torch"),
        "Ana",
        "chosen_already",
        "choice.secret",
        {"due_player": "Chaska"},
    ),
    Case(after(temple(), "camp"), "Chaska", "not_your_turn", "turn.player", {"due_player": "Beto"}),
]


@pytest.mark.parametrize("choice", ["torch", "camp"])
@pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])
def test_a_refusal_says_why(case, choice):
    """Code, rule and numbers are exactly these, whatever was tried; nothing works instead."""
    tried = Decision(case.player, "choose", choice)
    refusal = case.state.refusal(tried)
    assert (refusal.code, refusal.rule, refusal.numbers) == (case.code, case.rule, case.numbers)
    assert (refusal.decision, refusal.nearest) == (tried, ())
    REFUSAL.validate(refusal.to_json(GAME))


def test_every_code_is_produced_with_every_rule_it_declares():
    """The golden cases cover the closed list."""
    declared = {(code, rule) for code, kind in SPEC.refusals.items() for rule in kind.rules}
    assert {(case.code, case.rule) for case in CASES} == declared
    assert {rule for _, rule in declared} <= set(SPEC.rules)
    assert all(kind.meaning.endswith(".") for kind in SPEC.refusals.values())


@pytest.mark.parametrize("shape", SHAPES[::3])
def test_at_every_moment_one_player_may_choose_and_all_others_are_told_why_not(shape):
    """By the rule that fits: who has left, who has chosen, who is yet to be asked."""
    for moment in random_game(*shape, seed=5):
        position = moment.before.position()
        for name in moment.before.players:
            refusal = moment.before.refusal(Decision(name, "choose", "torch"))
            if name == moment.before.due.player:
                assert refusal is None
            elif name not in position["inside"]:
                assert refusal.code == "not_inside"
            elif name in position["chosen"]:
                assert (refusal.code, refusal.rule) == ("chosen_already", "choice.secret")
            else:
                assert refusal.code == "not_your_turn"
            if refusal is not None:
                assert set(refusal.numbers) == set(SPEC.refusals[refusal.code].numbers)


@pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])
def test_changing_what_a_refusal_holds_changes_nothing_else(case):
    """A refusal owns its numbers: whoever asks again is told the same."""
    tried = Decision(case.player, "choose", "torch")
    before = json.dumps(case.state.refusal(tried).to_json(GAME))
    for value in case.state.refusal(tried).numbers.values():
        if isinstance(value, list):
            value.clear()
    assert json.dumps(case.state.refusal(tried).to_json(GAME)) == before
