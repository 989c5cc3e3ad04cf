"""A wrong argument of a notebook's function, of `decide` or of `play` leads to a sentence."""

from inspect import Parameter, signature

import pytest

from tests.trees import a_record
from tutor import notebook
from tutor.core.base.decision import Decision
from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.laboratory.experiment import SerialExecutor
from tutor.core.records.lines import play_line
from tutor.core.words.text import LANGUAGES
from tutor.notebook import decide, figure, moment, new_game, options, play_example, puzzle
from tutor.notebook.showing import Refused

WRONG = [None, True, -1, 2.5, 10**9, "", "nowhere", "¿?", [], ["x"], {}, {"x": 1}, object()]
FITTING = {
    "start": moment(46), "game": "princes", "name": "scout", "first": 3, "last": 5,
    "shown": play_example(3, 5), "players": 3, "concept": "order_value", "task": "q-bert-enters",
    "left": play_example(3, 5), "right": play_example(3, 5), "number": 1, "language": "en",
}  # fmt: skip
SHORT = new_game("incan_gold", 3)
"""The start of a game whose playouts are short."""
SPECIAL = {
    ("exhibit", "name"): "a-virgin", ("what_if", "name"): "bert-waits", ("forecast", "start"): SHORT,
    ("study", "game"): play_line(a_record("incan_gold", 3, 4)), ("twin_worlds", "start"): SHORT,
    ("twin_worlds", "first"): "torch", ("twin_worlds", "second"): "camp",
    ("edit", "settings"): {"day": 2},
}  # fmt: skip
FREE = {("new_game", "seed"), ("speak", "language"), ("check", "answer")}
"""Parameters that accept many values: any number, any language tag, any answer."""
LEAST = {"playouts": 1, "pairs": 1, "passes": 1}
"""The number of games behind a figure, small so that the test is quick."""


def functions():
    """Yield each function of the notebooks with each of its parameters."""
    for name in notebook.__all__:
        for parameter in signature(getattr(notebook, name)).parameters.values():
            yield pytest.param(name, parameter, id=f"{name}-{parameter.name}")


@pytest.mark.parametrize(("name", "parameter"), list(functions()))
def test_a_wrong_argument_leads_to_a_sentence(name, parameter):
    """For each wrong value of each argument the function raises an error of this package with a sentence."""
    function = getattr(notebook, name)
    taken = signature(function).parameters
    fitting = {
        each.name: SPECIAL.get((name, each.name), FITTING.get(each.name))
        for each in taken.values()
        if each.default is Parameter.empty and each.kind is Parameter.POSITIONAL_OR_KEYWORD
    } | {each: LEAST[each] for each in taken if each in LEAST}
    said = set()
    for wrong in WRONG:
        if parameter.name in LEAST and wrong == 10**9:
            continue
        given = {**fitting, parameter.name: wrong}
        try:
            if parameter.kind is Parameter.VAR_POSITIONAL:
                function(*fitting.values(), wrong)
            elif parameter.kind is Parameter.VAR_KEYWORD:
                function(**fitting, player=wrong)
            else:
                function(**given)
        except TutorError as error:
            said |= {error.sentence(language) for language in LANGUAGES}
    assert "" not in said
    assert said or (name, parameter.name) in FREE or parameter.kind is Parameter.VAR_POSITIONAL


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Play all games in this process, and set English again after each test."""
    monkeypatch.setattr("tutor.notebook.valuing.quiet_pool", SerialExecutor)
    yield
    notebook.speak("en")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place llama_meadow", "place_inca llama_meadow"),
        ("Llama Meadow", "place_inca llama_meadow"),
        ("PLACE_INCA POTTERS_QUARTER", "place_inca potters_quarter"),
        ("put weavers_quarter", "place_inca weavers_quarter"),
    ],
)
def test_a_malformed_decision_leads_to_the_likely_one(typed, meant):
    """The error about a malformed decision names the most similar decision first, and then all other forms."""
    begun = new_game("princes", ["Bert", "Ralph"], 7)
    with pytest.raises(TutorError) as met:
        decide(begun, typed)
    said = met.value.sentence("en")
    assert said.startswith(f"'{typed}' is no decision that can be written here")
    assert said.partition("for example, ")[2].startswith(meant)


def test_a_decision_of_another_moment_is_refused():
    """A decision of a type that is not due is refused with the rule, as it is in a record."""
    found = decide(new_game("princes", ["Bert", "Ralph"], 7), "move royal_palace")
    assert isinstance(found, Refused)
    assert found.refusal.rule == "turn.player"


def test_decisions_are_accepted_as_they_are_listed():
    """`decide` and `puzzle` accept each decision as `legal` lists it."""
    begun = new_game("princes", ["Bert", "Ralph"], 7)
    chosen = begun.legal()[1]
    assert decide(begun, chosen).state.position() == begun.play(chosen).position()
    assert puzzle(1, puzzle(1).state.legal()[0]).decisions == puzzle(1).state.legal()[:1]


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
@pytest.mark.parametrize(
    "wrong", [*WRONG, (), ("Bert",), Decision("", "", None), Decision(1, 2, 3)]
)
def test_a_state_plays_only_decisions(game, wrong):
    """The methods `play`, `explain` and `refusal` say that they expect a decision if they get another object."""
    state = new_game(game, 3)
    for tried in (state.play, state.refusal, state.explain):
        with pytest.raises(TutorError, match=r"\w"):
            tried(wrong)


@pytest.mark.parametrize("name", ["Princes", "", "chess", "princes ", None])
def test_an_unknown_game_leads_to_the_known_ones(name):
    """The error about an unknown game lists the known games, and is a KeyError."""
    with pytest.raises(KeyError) as met:
        find_game(name)
    assert "incan_gold or princes" in str(met.value)


def test_a_figure_says_which_argument_it_lacks():
    """The error about a figure without an argument says whether the player or the thing is missing."""
    for of, lacking in (({}, "player"), ({"player": "Zoe"}, "Zoe"), ({"who": "Bert"}, "player")):
        with pytest.raises(TutorError, match=lacking):
            figure(moment(20), "scout", **of)


def test_a_type_of_decisions_may_be_absent_or_unknown():
    """The list of decisions of a type is empty if the type is not due, and an error if it is unknown."""
    assert options(moment(20), "sell").kinds == ("sell",)
    with pytest.raises(TutorError, match="nonsense"):
        options(moment(20), "nonsense")
