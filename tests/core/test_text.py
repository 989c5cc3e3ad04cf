"""The words that all games share: catalogues, lists, languages, and a sentence for every fault of a file."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import tutor
from tests.catalogues import faults_of_style, variables
from tutor.core.base.errors import Fault, RecordError
from tutor.core.words.catalogue import Catalogue, catalogue
from tutor.core.words.faults import fault_in_words
from tutor.core.words.text import LANGUAGES, Text, best_language, core_text, text_for

FAULTS = {
    "not_utf8": {},
    "not_text": {"kind": "zip"},
    "no_aid": {"found": "coins"},
    "no_findings": {"found": "coins"},
    "no_estimate": {"found": "coins"},
    "no_drawing": {"found": "coins"},
    "interrupted": {},
    "no_decision": {"found": "'x'", "expected": "legal()", "close": "none"},
    "not_measured": {"found": "scout", "key": "player", "expected": 'player="Bert"'},
    "not_written": {
        "found": "stop",
        "kinds": ["stay", "move"],
        "expected": ["stay steps_2", "move sun_clock"],
    },
    "wrong_parts": {
        "game": "princes",
        "type": "stay",
        "count": 1,
        "found": "stay",
        "given": 0,
        "expected": ["stay steps_2", "stay llama"],
    },
    "nothing_due": {},
    "workers_lost": {},
    "cluster_unreachable": {"found": "tcp://host:8786"},
    "cluster_empty": {"found": "tcp://host:8786"},
    "cluster_unfit": {
        "found": "machu-tutor 0.0.9, Python 3.11",
        "expected": "machu-tutor 0.1.0, Python 3.11",
    },
    "extra_missing": {"expected": "cluster"},
    "nothing_studied": {},
    "unwritable_file": {"found": "games.csv"},
    "file_is_there": {"found": "games.jsonl"},
    "turn_too_long": {"expected": 4000},
    "notation_first": {"expected": "game princes"},
    "notation_line": {"found": "Bert goes home"},
    "notation_number": {"found": 7, "expected": 6},
    "notation_beside": {},
    "notation_open": {},
    "notation_bracket": {},
    "notation_text": {},
    "notation_player": {"found": "Bert", "expected": "Gina"},
    "notation_decision": {"expected": "move royal_palace"},
    "notation_twice": {},
    "unknown_policy": {"found": "luck", "expected": "chance, rules"},
    "not_json": {"line": 3, "column": 12},
    "too_deep": {},
    "duplicate_key": {"key": "player"},
    "not_finite": {},
    "too_large": {"most": 5_000_000},
    "too_many_parts": {"most": 400_000},
    "long_key": {"most": 8},
    "bad_toml": {"detail": "Expected '=' after a key (at line 4, column 7)"},
    "no_such_file": {"found": "game.json"},
    "unreadable_file": {"found": "game.json"},
    "wrong_type": {"expected": "list", "found": "text"},
    "unknown_key": {"key": "tempo", "expected": ["players", "seed"]},
    "missing_key": {"key": "seed"},
    "exactly_one": {"keys": ["seed", "deck"]},
    "unknown_id": {"found": "plaza", "expected": ["main_temple", "sun_clock"]},
    "wrong_value": {"found": "2", "expected": 1},
    "out_of_range": {"found": "-1", "low": 0, "high": None},
    "wrong_length": {"found": 27, "low": 28, "high": 28},
    "too_many": {"found": 30, "most": 28},
    "named_twice": {"found": "corn"},
    "continues_itself": {"found": "first_day"},
    "wrong_speaker": {"found": "gina-grass", "expected": "bert-"},
    "bad_name": {"found": "a[U+200B]b", "why": "unseen", "sign": "U+200B ZERO WIDTH SPACE"},
    "unknown_game": {"found": "chess", "expected": ["incan_gold", "princes"]},
    "unknown_player": {"found": "Zoe", "expected": ["Bert", "Ralph", "Gina"]},
    "unknown_view": {"found": "Zoe", "expected": ["Bert", "Ralph", "Gina"]},
    "not_a_line": {"found": 3},
    "too_few": {"found": 1, "least": 2},
    "empty_text": {},
    "not_after": {"found": 3, "before": 5},
    "not_legal_here": {"found": "Bert, move puma_temple"},
    "none_right": {},
    "bad_language": {"found": "?"},
    "protected_line": {"number": 12},
    "full_tree": {"most": 20_000},
    "another_game": {"found": "incan_gold", "expected": "princes"},
    "another_start": {},
    "unknown_codec": {"expected": "1."},
    "damaged_link": {},
    "long_link": {"found": 9_120, "most": 8_000},
    "corn_not_traded": {"expected": ["llama", "coca"]},
    "plies_out_of_range": {"found": 99, "most": 50},
    "wrong_sum": {"what": "incas", "found": 9, "expected": 10},
    "last_turns_mismatch": {},
    "sun_tile_mismatch": {},
    "track_corn_mismatch": {"found": 9, "expected": [6, 7]},
    "pending_mismatch": {"expected": "choice"},
    "result_mismatch": {},
    "result_in_unfinished_game": {},
    "card_twice": {"found": "potter+puma"},
    "card_missing": {"found": "potter+puma"},
    "wrong_treasure": {"found": 9, "expected": 8},
    "card_not_in_game": {"found": "artifact_4"},
    "hazard_twice": {"found": "mummy"},
    "wrong_artifact_value": {"found": 10},
    "chosen_out_of_turn": {"expected": ["Ana", "Beto"]},
    "wrong_deck": {
        "round": 2,
        "found": 30,
        "expected": 31,
        "missing": "fire_1",
        "foreign": "artifact_3",
    },
    "tile_twice": {"found": "cloth"},
    "tile_missing": {"found": "cloth"},
    "no_components": {},
    "missing_figure": {},
    "missing_source": {},
    "bad_figure": {"found": [6, 7], "expected": "falling"},
    "border_twice": {"found": ["main_temple", "sun_clock"]},
    "border_and_apart": {"found": ["main_temple", "sun_clock"]},
    "no_neighbour": {"found": "sun_clock"},
}
TYPES = ("object", "list", "text", "integer", "number", "boolean", "null")
TYPES_OR_NULL = ("text_or_null", "object_or_null", "integer_or_null", "list_or_null")
SUMS = ("incas", "orders", "cards", "moon_tiles")


def in_words(code, **numbers):
    """Return the words of a fault with a code, without a place."""
    return fault_in_words(Fault("", code, {**FAULTS[code], **numbers}))


def worded_faults():
    """Return a dict of the codes that have a sentence, by the core or the game whose catalogue has it."""
    homes = [
        path.name for path in Path(tutor.__file__).parent.iterdir() if (path / "locale").is_dir()
    ]
    return {
        home: {
            name.removeprefix("fault-")
            for name in catalogue("en", (f"tutor.{home}",)).ids()
            if name.startswith("fault-")
        }
        for home in homes
    }


@cache
def codes_in_the_source(part="."):
    """Return the codes of all faults that a part of `tutor` can report, found in its source."""
    found = set()
    for path in (Path(tutor.__file__).parent / part).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or len(call.args) < 2:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else None
            name = call.func.id if isinstance(call.func, ast.Name) else name
            code = call.args[1]
            if name in {"fault", "Fault"} and isinstance(code, ast.Constant):
                found.add(code.value)
    return found


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_is_one_line_that_goes_on_after_the_place(code):
    """The sentence of a fault has the place, a colon and the fault, on one line without a full stop."""
    line = fault_in_words(Fault("decisions[17].district", code, FAULTS[code]))
    place, _, what = line.partition(": ")
    assert place == "decisions[17].district"
    assert what == in_words(code)
    assert "\n" not in what
    assert not what.endswith(".")
    assert "{" not in what


def test_every_fault_the_source_can_note_has_its_words():
    """Every fault that the source code can report has words."""
    assert codes_in_the_source() <= set(FAULTS)


def test_every_fault_in_the_catalogue_is_known_here():
    """Every fault that has words in a catalogue is in the list of this test."""
    worded = {name for names in worded_faults().values() for name in names}
    assert worded == {*FAULTS, "nowhere", "unworded"}


def test_no_fault_is_worded_twice():
    """Each fault has its sentence either in the shared catalogue or in that of one game, and not in two."""
    names = [name for names in worded_faults().values() for name in names]
    assert len(names) == len(set(names))


def test_a_game_words_only_its_own_faults():
    """If the sentence of a fault is in a game's catalogue, only that game reports the fault."""
    for game, codes in worded_faults().items():
        if game != "core":
            assert codes
            assert codes <= codes_in_the_source(game)
            assert codes.isdisjoint(codes_in_the_source("core"))


def test_an_unknown_fault_is_said_plainly():
    """The sentence of an unknown fault contains its code, in every language."""
    for language in LANGUAGES:
        told = RecordError([Fault("heap", "no_such_code", {"found": 3})]).sentence(language)
        assert told.startswith("heap: ")
        assert told.endswith("(no_such_code)")


@pytest.mark.parametrize("code", FAULTS)
def test_a_fault_shows_every_figure_it_carries(code):
    """The sentence of a fault shows every figure of the fault, such as what was found and what was expected."""
    (home,) = (game for game, codes in worded_faults().items() if code in codes)
    mentioned = variables(catalogue("en", (f"tutor.{home}",)), f"fault-{code}")
    told_by_another = {"game", "count"} if "takes" in mentioned else set()
    assert set(FAULTS[code]) <= mentioned | told_by_another


def test_faults_read_well():
    """Sentences on faults name places, lists, types, ranges and lengths in full."""
    fault = Fault("decisions[17].district", "unknown_id", FAULTS["unknown_id"])
    assert fault_in_words(fault) == (
        "decisions[17].district: 'plaza' is not known here; "
        "it must be one of main_temple or sun_clock"
    )
    misspelt = {"found": "Main_tempel", "expected": ["main_temple", "sun_clock"]}
    assert fault_in_words(Fault("", "unknown_id", misspelt)).endswith(
        "'Main_tempel' is not known here; did you mean main_temple?"
    )
    assert in_words("wrong_type") == "a list is expected here, not a text"
    assert in_words("out_of_range") == "-1 is out of range; it must be 0 or more"
    assert in_words("out_of_range", high=9) == "-1 is out of range; it must be from 0 to 9"
    assert in_words("wrong_length") == "the length is 27; it must be 28"
    assert in_words("wrong_length", high=30) == "the length is 27; it must be from 28 to 30"
    assert in_words("wrong_length", high=None) == "the length is 27; it must be 28 or more"
    assert in_words("wrong_value", expected=None) == "2 stands here; it must be null"
    assert in_words("wrong_value", expected=True) == "2 stands here; it must be true"
    assert in_words("too_large") == "the file has more than 5,000,000 bytes"
    assert in_words("out_of_range", high=2**53 - 1).endswith("9007199254740991")


@pytest.mark.parametrize("kind", [*TYPES, *TYPES_OR_NULL])
def test_every_json_type_has_a_name(kind):
    """Each type of JSON has a name in words, for types that are expected or found."""
    assert in_words("wrong_type", expected=kind).endswith("not a text")
    assert "_" not in in_words("wrong_type", expected=kind)


def test_every_sum_is_named():
    """Each sum that can be wrong in a position has a sentence of its own."""
    assert len({in_words("wrong_sum", what=what) for what in SUMS}) == len(SUMS)


def test_every_reason_against_a_pending_decision_has_its_words():
    """Each demand that a pending decision of the Princes can fail has a sentence of its own."""
    source = (Path(tutor.__file__).parent / "princes" / "pending.py").read_text("utf-8")
    demands = {
        call.args[1].value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "_demand"
        and isinstance(call.args[1], ast.Constant)
    }
    assert demands
    reasons = [in_words("pending_mismatch", expected=demand) for demand in (*demands, "choice")]
    assert not any("expected is" in reason for reason in reasons)


def test_all_faults_of_a_file_are_one_message():
    error = RecordError([Fault("a", "not_finite", {}), Fault("", "too_deep", {})])
    assert str(error) == (
        "a: a number is too large or not a number; lists and objects are nested too deeply"
    )


def test_lists_are_joined_as_the_language_joins_them():
    """English lists have no comma before "and" and "or"."""
    text = Text("en")
    assert text.all_of([]) == ""
    assert text.all_of(["a"]) == "a"
    assert text.all_of(["a", "b"]) == "a and b"
    assert text.all_of(name for name in "abc") == "a, b and c"
    assert text.any_of(["a", "b", "c"]) == "a, b or c"


def test_an_unknown_message_is_an_error():
    """An unknown message raises an error, so that a test finds a text that is missing."""
    with pytest.raises(KeyError):
        Text("en").say("no-such-message")
    with pytest.raises(KeyError):
        Text("en").say("fault-missing_key.no-such-attribute", key="a")
    with pytest.raises(KeyError):
        text_for("princes").say("event-prince_moved")


def test_a_variable_that_is_not_given_is_an_error():
    """A variable that is not given raises an error, so that no sentence has a gap."""
    with pytest.raises(KeyError):
        Text("en").say("fault-missing_key")


def test_texts_of_people_are_inserted_as_they_are():
    """A name that looks like markup or like a message is filled into a sentence unchanged."""
    name = "{ $key } <b>Zoë</b> { fault }"
    assert Text("en").say("fault-missing_key", key=name) == f"the key '{name}' is missing"


def test_a_catalogue_can_be_added():
    """The words of the interface can be added to the words of a game."""
    words = text_for("princes").text
    both = words.with_catalogue("widgets.lines")
    assert both.say("timeline-next") == "Next"
    assert both.say("good-coca") == words.say("good-coca")
    assert not words.knows("timeline-next")


@pytest.mark.parametrize("wanted", ["en", "EN", "en-GB", "en_US", "xx", ""])
def test_the_language_falls_back_to_english(wanted):
    """A language without a catalogue is replaced by English, and a dialect by its language."""
    assert best_language(wanted) == "en"
    assert core_text(wanted) is core_text("en")
    assert text_for("princes", wanted) is text_for("princes", "en")


def test_an_unknown_game_has_no_words():
    """The request for the words of a game that the registry does not know raises an error."""
    with pytest.raises(KeyError):
        text_for("chess")


def made_package(folder, name, **files):
    """Return the name of a package with an English catalogue that the function writes.

    `files` has the content of each file of the catalogue, by the file's name.
    """
    locale = folder / name / "locale" / "en"
    locale.mkdir(parents=True)
    (folder / name / "__init__.py").write_text("", encoding="utf-8")
    for file, content in files.items():
        (locale / f"{file}.ftl").write_text(content, encoding="utf-8")
    return name


def test_a_double_message_is_refused(tmp_path, monkeypatch):
    """A message that two files of a catalogue define is refused."""
    monkeypatch.syspath_prepend(tmp_path)
    package = made_package(tmp_path, "words_twice", one="hello = Hello", two="hello = Hi")
    with pytest.raises(ValueError, match="hello stands twice"):
        Catalogue("en", (package,))


def test_a_message_that_cannot_be_parsed_is_refused(tmp_path, monkeypatch):
    """A catalogue with a message that cannot be parsed raises an error that names the message."""
    monkeypatch.syspath_prepend(tmp_path)
    package = made_package(tmp_path, "words_broken", one="hello = { $name\n")
    with pytest.raises(ValueError, match="hello cannot be parsed"):
        Catalogue("en", (package,)).format("hello", {"name": "Zoë"})


def test_a_language_a_package_does_not_have_is_an_error():
    """A language that a package lacks raises KeyError, so that no page is half in another language."""
    with pytest.raises(KeyError):
        Catalogue("xx", ("tutor.core",))


def test_importing_the_words_does_not_open_them():
    """Importing the words loads no parser, so that a program without sentences spends no time on it."""
    program = "import sys, tutor.core.words.text; print('fluent.runtime' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_the_style_check_sees_what_a_reader_would_stumble_on():
    """The check of style, `faults_of_style`, finds each kind of slip that would disturb a reader."""
    assert faults_of_style("Ralph moves to the Main Temple.") == []
    for slip in ("main_temple.", "two  spaces.", " space.", "{ $name }.", "so .", "so.."):
        assert faults_of_style(slip)
