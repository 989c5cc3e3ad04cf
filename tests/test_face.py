"""`import machu_tutor` and `import tutor` give programs what they need, and are quick."""

import copy
import pickle
import pydoc
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import machu_tutor
import pytest

import tutor
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError, TutorError
from tutor.core.base.game import find_game
from tutor.core.records.lines import open_lesson
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from tutor.princes.game import Princes

GAMES = {"princes": 2, "incan_gold": 3}
LONG = open_lesson("quick_start")


def first_state(game):
    """Return the start of a game with the usual players."""
    return tutor.new_game(game, GAMES[game])


def test_both_names_give_the_same():
    """Every name of the overview is the same object in both packages, and has a docstring."""
    assert machu_tutor.__all__ == tutor.__all__
    for name in tutor.__all__:
        assert getattr(machu_tutor, name) is getattr(tutor, name)
        assert getattr(tutor, name).__doc__
    assert set(tutor.__all__) <= set(dir(machu_tutor))
    with pytest.raises(AttributeError, match="no_such"):
        _ = machu_tutor.no_such


def test_the_import_loads_nothing_else():
    """Importing the package loads no game, no words and no user interface; the first use loads the engine alone."""
    code = (
        "import sys, machu_tutor\n"
        "loaded = sorted(name for name in sys.modules if name.startswith('tutor.'))\n"
        "machu_tutor.new_game('princes', 2).svg()\n"
        "print(loaded, [each for each in ('widgets', 'ipywidgets', 'IPython') if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[] []\n"


def test_help_begins_with_an_overview():
    """`help(machu_tutor)` shows the examples, which the doctests run, and every function."""
    shown = pydoc.plain(pydoc.render_doc(machu_tutor))
    assert "Play many games" in shown
    assert all(f"    {name}(" in shown for name in ("load", "save", "play_games", "forecast"))


@pytest.mark.parametrize("game", GAMES)
def test_states_are_equal_by_their_positions(game):
    """States of one position are equal and share a hash, also after pickling, copying and loading."""
    state = first_state(game)
    assert state == first_state(game)
    assert state != state.play(state.legal()[0])
    assert state != tutor.new_game(game, GAMES[game], seed=2)
    assert state != state.position()
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert (other, hash(other)) == (state, hash(state))
        assert other.game is state.game


def test_states_with_other_figures_differ():
    """A state keeps the figures of its own components file, and states with other figures differ, also after pickling."""
    usual = first_state("princes")
    components = replace(find_game("princes").components, market_at_start=1)
    other = usual.with_components(components)
    assert other.position() == usual.position()
    assert other != usual
    again = pickle.loads(pickle.dumps(other))
    assert again == other
    assert (again.components, again.game) == (components, Princes(components))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_says_and_draws_itself(game):
    """`repr` of a state gives game, moment and player, `str` the position in words, `svg` the board as far as known."""
    state = first_state(game)
    assert repr(state).startswith(f"<{game}, ")
    assert state.due.player in repr(state)
    assert str(state).splitlines()[0] in state._repr_mimebundle_()["text/plain"]
    ElementTree.fromstring(state.svg())
    assert state.svg() == first_state(game).svg()
    ElementTree.fromstring(state.svg(seat=state.players[1]))
    with pytest.raises(RecordError, match="Zoe"):
        state.svg(seat="Zoe")


def test_a_finished_game_says_so():
    """The `repr` of the last state says that the game is over."""
    ended = random_record(find_game("incan_gold"), 3, "standard", seed=1).play()
    assert repr(ended) == "<incan_gold, round 5: over>"


def test_a_failed_save_leaves_the_earlier_file(tmp_path, monkeypatch):
    """When a save fails on a full disk, the earlier file stays whole, and no part of a new file is left."""
    path = tutor.save(LONG, tmp_path / "game.json")

    def write_part(path, content):
        with path.open("wb") as file:
            file.write(content[:9])
        raise OSError("no space left")

    monkeypatch.setattr("pathlib.Path.write_bytes", write_part)
    with pytest.raises(OSError, match="no space left"):
        tutor.save(LONG.play(6), path)
    assert tutor.load(path).main() == LONG
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_games_are_saved_and_loaded(tmp_path):
    """Trees, records, lines, stretches and states can be saved in files, which load as the same game."""
    tree = Tree.of_record(LONG).add(3, LONG.play(3).legal()[0])
    assert tutor.load(tutor.save(tree, tmp_path / "tree.json")) == tree
    assert tutor.load(tutor.save(LONG, tmp_path / "record.json")).main() == LONG
    stretch = tutor.decide(LONG.play(6), *[])
    assert tutor.load(tutor.save(stretch, str(tmp_path / "short.json"))).start == LONG.play(6)
    assert tutor.load(tutor.save(LONG.play(6), tmp_path / "state.json")).start == LONG.play(6)
    (tmp_path / "tree.txt").write_text(str(tree), encoding="utf-8")
    assert tutor.load(tmp_path / "tree.txt") == tutor.load(str(tree)) == tree
    assert tutor.load((tmp_path / "record.json").read_text(encoding="utf-8")).main() == LONG
    played = tutor.decide(first_state("princes"), "llama_meadow")
    assert tutor.load(tutor.save(played, tmp_path / "new.json")).setup["seed"] == 1
    with pytest.raises(OSError, match=r"none\.json"):
        tutor.load("none.json")
    with pytest.raises(RecordError):
        tutor.load("{}")


def test_records_and_trees_are_values():
    """Records and trees are equal if their contents are, can be pickled, and have a `repr` that says what they are."""
    tree = Tree.of_record(LONG)
    for thing in (LONG, tree, tree.comment_on(2, "Why?").mark(3, ["!"])):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert f"{len(LONG.decisions)} decisions" in repr(thing)
    assert {tree: 1}[pickle.loads(pickle.dumps(tree))] == 1
    assert tree != tree.comment_on(2, "Why?")
    assert str(LONG) == str(tree)


def test_the_texts_of_decisions_are_rows():
    """The options of a state are rows with a text, and `decide` takes this text."""
    state = first_state("incan_gold")
    rows = list(tutor.options(state))
    assert [row["decision"] for row in rows] == ["choose torch", "choose camp"]
    assert all(tutor.decide(state, row["decision"]).state.due != state.due for row in rows)


def test_a_function_plays_beside_named_players():
    """A function can decide for a seat beside named players.

    The rows of results have each player in each seat, and the seed determines all games.
    """

    def camper(state):
        return state.legal()[-1]

    rows = tutor.play_games("incan_gold", [camper, "chance", "rules"], games=3, seed=5)
    assert rows == tutor.play_games("incan_gold", [camper, "chance", "rules"], games=3, seed=5)
    assert {(row["seat"], row["player"]) for row in rows} >= {(seat, "camper") for seat in range(3)}
    assert [row["game"] for row in rows] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            lambda: first_state("princes").play("place llama_meadow"),
            r"Decision\(.*'llama_meadow'\)\?",
        ),
        (lambda: first_state("princes").play(12), r"legal\(\)"),
        (lambda: tutor.new_game("Princes", 2), "Did you mean princes"),
        (lambda: tutor.play_games("Princes", ["rules"]), "incan_gold or princes"),
        (lambda: tutor.play_games("princes", ["rulez", "rules"]), "chance, rules"),
        (lambda: tutor.play_games("princes", [lambda state: "x", "rules"]), "is no decision"),
    ],
)
def test_an_error_names_what_was_meant(call, said):
    """A wrong value raises an error whose sentence says which values would be right."""
    with pytest.raises(TutorError, match=said):
        call()


def test_a_function_may_not_decide_illegally():
    """If a function decides illegally, the refusal of the rules is raised."""
    illegal = tutor.Decision("Ana", "move", "sun_clock")
    with pytest.raises(IllegalDecision):
        tutor.play_games("princes", [lambda state: illegal, "chance"], games=1)
