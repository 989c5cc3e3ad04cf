"""A reader describes a position of their own table by answers in words to five questions."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pages import first_of
from tests.sources import GAMES
from tests.widgets.apps import app, press
from tests.widgets.test_editor import (
    ANY,
    INCAN_GOLD,
    QUICK_START,
    editing,
    head,
    reachable_positions,
    read,
)
from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import find_game
from tutor.core.words.text import LANGUAGES, text_for
from widgets.editor.answers import names_in
from widgets.editor.rows import FormWords
from widgets.editor.short import LONGEST, Short
from widgets.shared.stage import PageText

EMPTY = "empty\n3"
FIVE = 5


def short(draft, language="en", unread=None):
    """Return the questions of a draft as the page asks them."""
    words = FormWords(draft, text_for(draft.game.name, language), PageText(language))
    return Short(draft, words, unread or {})


def question_words(tutor):
    """Return the words of the questions."""
    assert tutor.editor.group == "short"
    return read(tutor.editor._form)


def answer(tutor, question, *lines):
    """Write an answer to a question, and leave its field."""
    press(tutor, "editor-answer", f"{question}\n" + "\n".join(lines))


def position(tutor):
    """Return the position on the board."""
    return tutor.session.state.position()


# Written and read


@pytest.mark.parametrize("name", first_of(GAMES, 1))
@settings(**ANY)
@given(data=st.data())
def test_the_shown_answer_changes_nothing(name, data):
    """Each question accepts the text with which it shows the position as an answer, and the position stays the same."""
    game, whole = data.draw(reachable_positions(name))
    draft = Draft.of(game, whole)
    language = data.draw(st.sampled_from(LANGUAGES))
    for question in draft.form.short:
        if question.way != "rows":
            text = short(draft, language)._answer_text(question)
            taken = short(draft, language).take(question, text)
            assert taken is not None
            assert taken.to_json() == whole
        assert draft.settle(question.key).to_json() == whole


@pytest.mark.parametrize("name", first_of(GAMES, 1))
@settings(**ANY)
@given(data=st.data())
def test_the_five_answers_rebuild_the_position_on_an_empty_table(name, data):
    """The five answers of a game rebuild all values that they give or that follow from them."""
    game, whole = data.draw(reachable_positions(name))
    draft = Draft.of(game, whole)
    onto = Draft.empty(game, draft.names)
    for question in draft.form.short:
        if question.way == "lines":
            text = short(draft)._answer_text(question)
            onto = short(onto).take(question, text)
            found = [entry for entry in draft.entries if question.asks_for(entry)]
            assert found
            assert all(onto.value(entry) == draft.value(entry) for entry in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_there_are_five_and_each_example_is_understood(name, language):
    """There are five questions, and each understands its own example in each language."""
    draft = Draft.empty(find_game(name), ["Ana", "Beto", "Chaska"])
    words = text_for(name, language)
    questions = draft.form.short
    assert len(questions) == FIVE
    for question in questions:
        assert words.say(f"form-ask-{question.key}")
        if question.way != "lines":
            continue
        example = words.say(f"form-ask-{question.key}.example")
        first, *rest = short(draft, language)._answer_text(question).splitlines()
        taken = short(draft, language).take(question, "\n".join([f"{first} {example}", *rest]))
        assert taken is not None
        assert taken.to_json() != draft.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_every_value_is_asked_for_or_follows_or_is_listed_as_open(name):
    """Each value of a position is asked for, follows from answers, or is listed as open."""
    draft = Draft.empty(find_game(name), ["Ana", "Beto", "Chaska"])
    shown = short(draft).draw()
    follows = {key for question in draft.form.short for key in question.follows}
    told = {key for key in follows if f'data-value="{key}' in shown}
    rest = {
        entry.key: entry.place
        for entry in reversed(draft.entries)
        if not any(question.asks_for(entry) for question in draft.form.short)
    }
    assert follows <= set(rest)
    assert told or not follows
    assert all(f'data-do="editor-go" data-value="{place}"' in shown for place in rest.values())


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ana\nBeto\n\n Chaska ", ("Ana", "Beto", "Chaska")),
        ("Ana, Beto,Chaska", ("Ana", "Beto", "Chaska")),
        ("Ana, die Erste\nBeto", ("Ana, die Erste", "Beto")),
        ("", ()),
    ],
)
def test_names_are_separated_by_lines_or_commas(text, names):
    """Names may stand on lines or between commas."""
    assert names_in(text) == names


WORDS = {
    "en": ("2 virg, 3 corn, llama", "Royal, 1 weaver, step 3"),
    "es": ("2 virgenes, 3 MAIZ, llama", "palacio, 1 tejedor, casilla 3"),
    "it": ("2 vergini, 3 grano, lama", "palazzo, 1 tessitori, 3 casella"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_beginnings_plurals_and_bare_letters_are_understood(language):
    """The answers may contain shortened words, plurals and bare letters.

    A word alone counts as one, and a number may stand before or after its word.
    """
    held, people = WORDS[language]
    tutor = editing(f"{QUICK_START}&lang={language}", EMPTY)
    answer(tutor, "held", f"Bert: {held}", "Ralph:", "Gina:")
    answer(tutor, "people", f"Bert: {people}", "Gina:", "Ralph:")
    player = position(tutor)["players"][0]
    assert player["orders"] == {"condor": 0, "puma": 0, "virgin": 2}
    assert player["goods"] == {"corn": 3, "llama": 1, "coca": 0, "pottery": 0, "cloth": 0}
    assert player["prince"] == "royal_palace"
    assert player["incas"]["weavers_quarter"] == 1
    assert player["scout"] == 3


# On the page


def test_five_answers_lay_out_a_position():
    """Four players, a day, people, goods and the market give a valid position on the board."""
    tutor = editing(QUICK_START, EMPTY)
    answer(tutor, "names", "Ana", "Beto", "Chaska", "Dario")
    press(tutor, "editor-set", "day\n5")
    press(tutor, "editor-set", 'turn.player\n" 2"')
    answer(
        tutor,
        "people",
        "Ana: Central Plaza, step 7, 2 Llama Meadow",
        "Beto: Sun Clock, 1 Sun Clock, scout 2",
        "Chaska:",
        "Dario: Main Temple",
    )
    answer(tutor, "held", "Ana: 4 corn, 1 condor", "Beto: 2 cloth", "Chaska: 1 virgin", "Dario:")
    answer(tutor, "table", "Market: 2 llamas, 1 coca", "Bonus: 1 Corn Terraces, main temple")
    found = position(tutor)
    assert [player["name"] for player in found["players"]] == ["Ana", "Beto", "Chaska", "Dario"]
    assert (found["day"], found["turn"]["player"], found["track_corn"]) == (5, "Chaska", 4)
    ana, beto, *_ = found["players"]
    assert (ana["prince"], ana["scout"], ana["supply"]) == ("central_plaza", 7, 7)
    assert (beto["prince"], beto["supply"], beto["goods"]["cloth"]) == ("sun_clock", 8, 2)
    assert found["orders_left"] == {"condor": 3, "puma": 5, "virgin": 5}
    assert found["market"] == {"llama": 2, "coca": 1, "pottery": 0, "cloth": 0}
    assert (found["bonus"]["corn_terraces"], found["bonus"]["main_temple"]) == (1, 1)
    told = question_words(tutor)
    assert "Incas in the supply: Ana 7, Beto 8, Chaska 9, Dario 9" in " ".join(told.split())
    assert "fits the rules" in head(tutor)
    press(tutor, "editor-play")
    assert tutor.session.tree.start.position() == found


def test_incan_gold_has_five_questions_as_well():
    """The five answers of Incan Gold can set a later round with cards on the path.

    The artifacts of earlier rounds then follow from the round.
    """
    tutor = editing(INCAN_GOLD, EMPTY)
    answer(tutor, "names", "Ana, Beto, Chaska, Dario")
    press(tutor, "editor-set", "round\n3")
    press(tutor, "editor-toggle", "inside\n 3")
    answer(tutor, "held", "Ana: tent 12, beside 3", "Beto: 4 tent", "Chaska:", "Dario:")
    press(tutor, "editor-add", "path\ntreasure_7a")
    press(tutor, "editor-step", "left_on_path\n1")
    found = position(tutor)
    assert {"artifact_1", "artifact_2", "artifact_3"} <= set(found["deck"])
    assert [player["tent"] for player in found["players"]] == [12, 4, 0, 0]
    press(tutor, "editor-set", 'variant\n"diamant"')
    assert not [card for card in position(tutor)["deck"] if card.startswith("artifact")]


FAULTY = {
    "unknown": ("Bert: 3 lamp", "“3 lamp” cannot stand here; what can is corn, llama"),
    "alike": ("Bert: 3 lama", "“3 lama” cannot stand here; did you mean llama?"),
    "several": ("Bert: 3 co", "“3 co” may be corn, coca or condor priest"),
    "twice": ("Bert: 3 corn, 1 corn", "“1 corn” is named for the second time"),
    "whose": ("Otto: 1 corn\nBert:", "“Otto: 1 corn” does not say whose it is; a line begins with"),
}


@pytest.mark.parametrize("code", FAULTY)
def test_an_unclear_answer_is_reported_with_its_place(code):
    """For an unclear answer the page names the place of the fault and keeps the reader's text.

    The board stays the same, and play cannot begin.
    """
    written, told = FAULTY[code]
    tutor = editing(QUICK_START, EMPTY)
    shown = tutor.session.state
    answer(tutor, "held", written, "Ralph:", "Gina:")
    said = " ".join(question_words(tutor).split())
    assert told in said
    assert written.splitlines()[0] in said
    assert "1 thing does not fit" in head(tutor)
    assert 'aria-invalid="true"' in tutor.editor._form.value
    assert tutor.session.state is shown
    press(tutor, "editor-play")
    assert tutor.editor.is_open
    press(tutor, "editor-undo")
    assert written.splitlines()[0] not in question_words(tutor)
    assert "fits the rules" in head(tutor)


def test_every_fault_is_reported_at_once():
    """The page reports all faults of all questions. A press on a fault leads to its question."""
    tutor = editing(QUICK_START, EMPTY)
    answer(tutor, "held", "Bert: 3 lamp, 2 moon", "Ralph: 1 c", "")
    answer(tutor, "people", "Bert: llama", "Ralph: weaver, plaza", "Gina: 2")
    answer(tutor, "names", "Bert")
    told = " ".join(head(tutor).split())
    assert "7 things do not fit" in told
    for each in (
        "Gina has no line",
        "Bert: “3 lamp”",
        "Bert: “2 moon”",
        "Ralph: “1 c” may be",
        "1 player is named; there can be 2 to 5",
        "Ralph: “plaza” is named for the second time",
    ):
        assert each in told
    press(tutor, "editor-group", "turn")
    assert "7 things do not fit" in head(tutor)
    press(tutor, "editor-ask", "held")
    assert tutor.editor.group == "short"


def test_too_many_incas_are_reported_beside_the_people():
    """The fault of too many Incas is shown beside the question about people, with the player's name."""
    tutor = editing(QUICK_START, EMPTY)
    answer(tutor, "people", "Bert: 11 llama", "Ralph:", "Gina:")
    said = " ".join(question_words(tutor).split())
    assert "Bert: Incas in the supply" in said
    assert "the Incas in the supply" in head(tutor).replace("The ", "the ")


def test_players_keep_their_things_by_name():
    """When players change seats in the answer, each keeps their own things.

    A leaving player takes their things away, and a new player has none.
    """
    tutor = editing()
    before = {each["name"]: each for each in position(tutor)["players"]}
    answer(tutor, "names", "Gina", "Bert", "Ralph")
    after = position(tutor)
    assert [each["name"] for each in after["players"]] == ["Gina", "Bert", "Ralph"]
    assert {each["name"]: each for each in after["players"]} == before
    assert after["start_player"] == "Bert"
    press(tutor, "editor-undo")
    answer(tutor, "names", "Bert", "Ralph", "Otto")
    renamed = position(tutor)["players"][2]
    assert {**renamed, "name": "Gina"} == before["Gina"]
    answer(tutor, "names", "Ralph", "Otto")
    draft = tutor.editor.draft
    assert {fault.code for fault in draft.faults} >= {"wrong_type"}
    assert "something must be chosen" in head(tutor).casefold()


def test_in_the_form_no_value_follows_by_itself():
    """In the form the corn on the track stays as the reader sets it, whatever the day.

    In the questions the corn follows from the day.
    """
    tutor = editing(QUICK_START, EMPTY)
    press(tutor, "editor-group", "turn")
    press(tutor, "editor-set", "day\n5")
    assert {fault.place for fault in tutor.editor.draft.faults} == {"track_corn"}
    press(tutor, "editor-group", "short")
    press(tutor, "editor-set", "day\n6")
    assert tutor.editor.draft.faults == ()
    assert position(tutor)["track_corn"] == 3


def test_open_values_are_set_in_the_form_and_shown():
    """A press on an open value leads to the value's place in the form.

    Afterwards the questions show the value that was set there.
    """
    tutor = editing(QUICK_START, EMPTY)
    press(tutor, "editor-go", "players[0].cards")
    assert tutor.editor.group == "0"
    press(tutor, "editor-add", "players[1].cards\nfarmer+weaver")
    press(tutor, "editor-group", "short")
    assert "Sacrifice cards: Bert 0, Ralph 1, Gina 0" in " ".join(question_words(tutor).split())
    press(tutor, "editor-go", "players[1].prince")
    assert tutor.editor.group == "short"


@pytest.mark.parametrize("value", ["", "day\n3", "nothing\nBert:"])
def test_an_invented_answer_changes_no_position(value):
    """An answer to a question that the page did not ask leaves the position unchanged."""
    tutor = editing(QUICK_START, EMPTY)
    shown = tutor.editor.draft.to_json()
    press(tutor, "editor-answer", value)
    press(tutor, "editor-answer", f"held\nBert: {'9' * 30} corn\nRalph:\nGina:")
    press(tutor, "editor-answer", "held\n" + "x" * (LONGEST + 1))
    press(tutor, "editor-answer", "names\n" + "x" * 300 + "\nBert")
    press(tutor, "editor-ask", value)
    assert tutor.editor.draft.to_json() == shown
    assert "<script" not in tutor.editor._form.value
    answer(tutor, "table", "</textarea><script>")
    assert "<script" not in tutor.editor._form.value


def test_without_the_editor_answers_are_ignored():
    """An answer while the editor is closed sets up no position."""
    tutor = app(QUICK_START)
    answer(tutor, "names", "Ana", "Beto")
    assert tutor.editor.draft is None
    assert json.dumps(position(tutor))
