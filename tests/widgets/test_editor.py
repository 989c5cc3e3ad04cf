"""The position editor without a browser: its opening, its form, its faults, and play from a position."""

import json
import re
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_text import FAULTS
from tests.pages import first_of
from tests.sources import GAMES
from tests.widgets.apps import app, begin_game, press
from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import GROUPS
from tutor.core.base.errors import Fault
from tutor.core.base.game import find_game
from tutor.core.base.shapes.asking import Choice, Number
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES, text_for
from widgets.decide.commands import tap
from widgets.editor.rows import FormWords
from widgets.shared.stage import PageText

QUICK_START = "?lesson=quick_start&ply=26&view=explore"
INCAN_GOLD = "?game=incan_gold&view=explore"
ANY = {"max_examples": 12, "deadline": None, "derandomize": True}


def editing(query=QUICK_START, way="view\n3"):
    """Return a tutor with the editor open; `way` is the press that opens it."""
    tutor = app(query)
    press(tutor, "editor")
    press(tutor, "editor-begin", way)
    assert tutor.editor.is_open
    return tutor


def read(widget):
    """Return the words in the markup of a widget."""
    return unescape(re.sub(r"<[^>]+>", " ", widget.value))


def head(tutor):
    """Return the words above the form: the faults and the parts."""
    return read(tutor.editor._head)


# From a position into the form and out


@st.composite
def reachable_positions(draw, name):
    """Draw any position of a random game, with any number of players, any variant and any moment, also the end."""
    game = find_game(name)
    players = draw(st.integers(*game.seats))
    variant = draw(st.sampled_from(game.variants))
    record = random_record(game, players, variant, draw(st.integers(0, 2**20)))
    ply = draw(st.integers(0, len(record.decisions)))
    return game, record.play(ply).position()


@pytest.mark.parametrize("name", GAMES)
@settings(**ANY)
@given(data=st.data())
def test_a_position_survives_the_form(name, data):
    """A position that goes through the form keeps its values and their order, even when dependent values are filled in."""
    game, position = data.draw(reachable_positions(name))
    draft = Draft.of(game, position)
    assert list(draft.to_json().items()) == list(position.items())
    assert draft.faults == ()
    followed = draft._change(lambda _: None)
    assert list(followed.to_json().items()) == list(position.items())


@pytest.mark.parametrize("name", first_of(GAMES, 1))
@settings(**ANY)
@given(data=st.data())
def test_setting_every_value_to_itself_changes_nothing(name, data):
    """Each entry accepts the value that it shows, and the position stays the same."""
    game, position = data.draw(reachable_positions(name))
    draft = Draft.of(game, position)
    for entry in draft.entries:
        asked = entry.asked
        if isinstance(asked, Number | Choice):
            draft = draft.put(entry.place, draft.value(entry))
    assert draft.to_json() == position


@pytest.mark.parametrize("name", GAMES)
@settings(**ANY)
@given(data=st.data())
def test_a_thing_moved_away_and_back_is_in_its_place(name, data):
    """A card or tile is in one place at a time; moving it away and back changes nothing else."""
    game, position = data.draw(reachable_positions(name))
    draft = Draft.of(game, position)
    pool = data.draw(st.sampled_from(draft.pools))
    thing = data.draw(st.sampled_from(pool.things))
    here = draft.where(pool, thing)
    moved = draft.move(thing, "")
    assert moved.where(pool, thing) is None
    assert all(
        moved.where(pool, each) == draft.where(pool, each) for each in pool.things if each != thing
    )
    if here is not None:
        place = next(entry.place for entry in draft.entries if entry.path == here)
        assert moved.move(thing, place).where(pool, thing) == here


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_position_is_in_one_group(name):
    """Each key of a position belongs to exactly one group of the form."""
    game = find_game(name)
    for count in range(game.seats[0], game.seats[1] + 1):
        draft = Draft.empty(game, [f"Player {seat}" for seat in range(count)])
        assert draft.state is not None
        keys = [key for group in GROUPS for key in draft.form.groups.get(group, ())]
        assert len(keys) == len(set(keys))
        asked = {entry.path[0] for entry in draft.entries}
        assert asked <= {*keys, "players"}
        untold = {"format", "version", "game", "result", "leader", "artifacts_taken"}
        assert set(draft.position) - asked - untold <= {"pending"}


DUE = ("trade", "redeem", "return_cards")


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_form_is_used(name):
    """Each value of the form has a name in the catalogue of messages, and the catalogue has no unused message."""
    game = find_game(name)
    draft = Draft.empty(game, [f"Player {seat}" for seat in range(game.seats[0])])
    drafts = [draft]
    if name == "princes":
        drafts += [draft.put("pending.type", due) for due in DUE]
    else:
        drafts.append(draft.move("artifact_1", "players[0].artifacts"))
    entries = [entry for each in drafts for entry in each.entries]
    keys = {f"form-{entry.key}" for entry in entries}
    options = {
        f"form-is-{option}"
        for entry in entries
        if isinstance(entry.asked, Choice)
        for option in entry.asked.options
    }
    faults = {f"form-fault-{code}" for code in FAULTS}
    found = {each for each in text_for(name).text.catalogue.ids() if each.startswith("form-")}
    asked = {f"form-ask-{each}" for each in (*(one.key for one in draft.form.short), "open")}
    assert keys | asked <= found
    assert found <= keys | options | faults | asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_fault_has_words_beside_its_field(name, language):
    """The words beside a field say what is wrong, without the path that the error of a file names."""
    game = find_game(name)
    draft = Draft.empty(game, [f"Player {seat}" for seat in range(game.seats[0])])
    words = FormWords(draft, text_for(name, language), PageText(language))
    for code, numbers in FAULTS.items():
        said = words.fault(Fault("players[0].name", code, numbers))
        assert said.endswith(".")
        assert "players[0]" not in said
        assert said[:1] == said[:1].upper()


# On the page


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("query", [QUICK_START, INCAN_GOLD])
def test_every_part_of_the_form_has_words(query, language):
    """Each entry, option and thing of the form has a name, in each language."""
    tutor = editing(f"{query}&lang={language}")
    for group in (*GROUPS, "0", "1", "2"):
        press(tutor, "editor-group", group)
        shown = read(tutor.editor._form)
        assert "_" not in shown
        assert shown or group == "market"


@pytest.mark.parametrize("query", first_of([QUICK_START, INCAN_GOLD], 1))
@pytest.mark.parametrize("way", ["view\n3", "empty\n4", "random\n5"])
def test_each_beginning_is_on_the_board(query, way):
    """The editor begins with the present position, an empty table, or the middle of a random game."""
    tutor = editing(query, way)
    count = 3 if way.startswith("view") else int(way[-1])
    assert len(tutor.session.state.players) == count
    assert tutor.session.state.position() == tutor.editor.draft.to_json()


def test_a_change_is_on_the_board_at_once():
    """The board shows a legal position as soon as it is set."""
    tutor = editing()
    before = tutor.session.state.position()["players"][0]["goods"]["corn"]
    press(tutor, "editor-step", "players[0].goods.corn\n1")
    assert tutor.session.state.position()["players"][0]["goods"]["corn"] == before + 1
    press(tutor, "editor-set", "players[0].goods.corn\n7")
    assert tutor.session.state.position()["players"][0]["goods"]["corn"] == 7
    assert "fits the rules" in head(tutor)


def test_every_fault_is_beside_its_field_and_the_board_waits():
    """The form shows all faults at once in plain words, and changes no value.

    Meanwhile the board stays the same.
    """
    tutor = editing()
    shown = tutor.session.state
    press(tutor, "editor-step", "players[0].supply\n1")
    press(tutor, "editor-step", "orders_left.puma\n-1")
    press(tutor, "editor-set", "day\n9")
    assert tutor.session.state is shown
    draft = tutor.editor.draft
    assert {fault.place for fault in draft.faults} == {
        "players[0].supply",
        "orders_left.puma",
        "track_corn",
    }
    assert "3 things do not fit" in head(tutor)
    for group, words in (("0", "the Incas in the supply"), ("board", "the tiles held and left")):
        press(tutor, "editor-group", group)
        assert words in read(tutor.editor._form).replace("The ", "the ")
    assert "disabled" in re.search(r"<button[^>]*editor-play[^>]*>", tutor.editor._head.value)[0]
    press(tutor, "editor-play")
    assert tutor.editor.is_open


def test_a_wrong_name_hides_no_other_fault():
    """A wrong name hides no other fault: the form shows both, so that names can be swapped."""
    tutor = editing()
    press(tutor, "editor-set", "day\n9")
    press(tutor, "editor-set", "players[1].name\nBert")
    places = {fault.place for fault in tutor.editor.draft.faults}
    assert places == {"players[1].name", "track_corn"}
    press(tutor, "editor-set", "players[0].name\nRalph")
    press(tutor, "editor-undo")
    press(tutor, "editor-undo")
    press(tutor, "editor-undo")
    assert tutor.editor.draft.faults == ()
    press(tutor, "editor-set", "players[1].name\nBert")
    press(tutor, "editor-set", "players[0].name\nRalph")
    assert tutor.session.state.players[:2] == ("Ralph", "Bert")
    position = tutor.session.state.position()
    assert position["turn"]["player"] in tutor.session.state.players


def test_a_tap_on_the_board_opens_the_rows_of_the_thing():
    """A tap on a district opens the form's rows for its bonus and all its people, and makes no decision."""
    tutor = editing()
    tutor.loop.handler(tap)(tutor.context, "market-llama")
    assert tutor.editor.group == "market-llama"
    shown = read(tutor.editor._form)
    assert "Units on the market: Llama" in shown
    assert "Bert: Goods: Llama" in shown
    assert tutor.session.ply == 0
    assert not tutor.session.tree.nodes


def test_play_from_here_begins_a_new_game():
    """The new game begins with the set-up position in Explore, and follows the rules."""
    tutor = editing()
    press(tutor, "editor-step", "players[0].goods.llama\n1")
    position = tutor.editor.draft.to_json()
    press(tutor, "editor-play")
    assert not tutor.editor.is_open
    assert tutor.workspaces.at == "free"
    assert tutor.workspaces.view == "explore"
    assert tutor.session.tree.start.position() == position
    assert tutor.session.tree.setup is None
    tutor.session.play(tutor.session.state.legal()[0])
    assert tutor.session.ply == 1


@pytest.mark.parametrize("way", ["random\n3", "empty\n3"])
def test_the_address_of_an_edited_position_opens_it_again(way):
    """The address of an edited position opens it again, and two positions differ in address even with equal legal decisions."""
    tutor = editing(way=way)
    press(tutor, "editor-play")
    before = tutor.here.address()
    press(tutor, "editor")
    press(tutor, "editor-begin", "view\n3")
    press(tutor, "editor-step", "players[0].goods.corn\n1")
    press(tutor, "editor-play")
    address = tutor.here.address()
    assert address != before
    again = app(address)
    assert again.session.tree.start.position() == tutor.session.tree.start.position()


def test_a_set_up_position_is_stored_when_another_game_begins():
    """An edited position counts as work before its first decision, so it becomes an earlier game."""
    tutor = editing()
    press(tutor, "editor-step", "players[0].goods.llama\n1")
    press(tutor, "editor-play")
    position = tutor.session.tree.start.position()
    begin_game(tutor)
    assert tutor.session.tree.start.position() != position
    press(tutor, "earlier", "0")
    assert tutor.session.tree.start.position() == position


def test_closing_goes_back_and_keeps_the_draft():
    """Closing the editor leads back to the game before.

    Opening the editor again leads to the draft.
    """
    tutor = app(INCAN_GOLD)
    tree = tutor.session.tree
    press(tutor, "editor-begin", "empty\n3")
    press(tutor, "editor-step", "left_on_path\n1")
    wrong = tutor.editor.draft
    press(tutor, "editor-close")
    assert tutor.session.tree == tree
    assert not tutor.editor.is_open
    press(tutor, "editor")
    press(tutor, "editor-begin", "on\n3")
    assert tutor.editor.is_open
    assert tutor.editor.draft is wrong


def test_the_editor_shows_no_hidden_hands():
    """The editor refuses the present position to a reader who plays against others, and accepts any other position."""
    tutor = app("?game=incan_gold&view=play")
    press(tutor, "view", "explore")
    assert tutor.session.seat is not None
    press(tutor, "editor")
    assert "editor-from" not in tutor.editor._head.value
    assert "Start from the board" not in head(tutor)
    press(tutor, "editor-begin", "view\n3")
    assert not tutor.editor.is_open


INVENTED = [
    ("set", "nowhere\n3"),
    ("set", "day\nmany"),
    ("set", "day\n"),
    ("set", 'sun_tile\n"Nobody"'),
    ("set", "players[0].goods.corn\n99999999999999999999"),
    ("step", "day"),
    ("step", "sun_tile\n1"),
    ("toggle", "day\n1"),
    ("move", "no card\ndeck"),
    ("add", "deck"),
    ("shift", "deck\n99\n1"),
    ("shuffle", "day"),
    ("unset", "day"),
]


def test_an_invented_change_is_ignored():
    """A change that the form does not offer leaves the draft unchanged."""
    tutor = editing()
    draft = tutor.editor.draft
    for name, value in INVENTED:
        press(tutor, f"editor-{name}", value)
        assert tutor.editor.draft is draft, (name, value)


def test_a_card_leaves_its_former_hand():
    """A card that gets a new owner leaves its former hand in the same step, which can be undone."""
    tutor = editing()
    draft = tutor.editor.draft
    card = draft.position["deck"][3]
    press(tutor, "editor-add", f"players[1].cards\n{card}")
    position = tutor.session.state.position()
    assert card in position["players"][1]["cards"]
    assert card not in position["deck"]
    press(tutor, "editor-undo")
    assert tutor.session.state.position() == draft.to_json()
    press(tutor, "editor-shift", "deck\n3\n-1")
    assert tutor.session.state.position()["deck"][2] == card
    press(tutor, "editor-shuffle", "deck")
    assert sorted(tutor.session.state.position()["deck"]) == sorted(draft.to_json()["deck"])


def test_a_set_up_position_survives_a_reload():
    """The browser stores the last valid position of the editor, and the page ignores damaged stored data."""
    tutor = editing(INCAN_GOLD, "empty\n3")
    press(tutor, "editor-move", "treasure_5a\npath")
    press(tutor, "editor-step", "left_on_path\n1")
    kept = tutor.editor.draft.to_json()
    work = json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})
    again = app(INCAN_GOLD, last=work)
    press(again, "editor")
    press(again, "editor-begin", "on\n3")
    assert again.editor.draft.to_json() == kept
    for strange in ({}, {"game": "chess"}, {**kept, "round": []}, {"game": "princes"}):
        damaged = json.dumps({**json.loads(tutor.page.work), "drafted": strange})
        again = app(INCAN_GOLD, last=json.dumps({"work": damaged, "spot": tutor.page.spot}))
        press(again, "editor")
        assert "Go on with" not in head(again)
        press(again, "editor-begin", "on\n3")
        assert not again.editor.is_open


def test_a_finished_game_is_named_and_can_be_continued():
    """The editor names a finished game, which can be played on once its result is taken away."""
    tutor = app(INCAN_GOLD)
    session = tutor.session
    while session.state.due is not None:
        session.play(session.state.legal()[-1])
    press(tutor, "editor-begin", "view\n3")
    assert "the game is over" in head(tutor)
    press(tutor, "editor-play")
    assert tutor.editor.is_open
    press(tutor, "editor-unset", "result")
    assert "say who is inside" in head(tutor)
    press(tutor, "editor-toggle", "inside\n 1")
    assert "say who is inside" not in head(tutor)
    press(tutor, "editor-step", "players[0].beside\n1")
    assert "has nothing beside the tent" in head(tutor)


@pytest.mark.parametrize("name", GAMES)
def test_a_fault_with_one_right_value_has_a_button(name):
    """A fault that a single other value would mend has a button that sets this value."""
    game = find_game(name)
    record = random_record(game, game.seats[0] + 1, game.variants[0], 4)
    draft = Draft.of(game, record.play(len(record.decisions) // 2).position())
    offered = 0
    for entry in draft.entries:
        if not isinstance(entry.asked, Number):
            continue
        value = draft.value(entry)
        wrong = draft.put(entry.place, value - 1 if value == entry.asked.high else value + 1)
        for fault in wrong.faults:
            mended = wrong.mend(fault)
            if mended is not None:
                offered += 1
                assert fault not in mended.faults
                assert all(left in wrong.faults for left in mended.faults)
    assert offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_fault_sets_the_right_value(language):
    """The words of the button have the right value, its name also has the place, and a press mends the fault."""
    tutor = editing(f"{QUICK_START}&lang={language}")
    draft = tutor.editor.draft
    supply = next(entry for entry in draft.entries if entry.path == ("players", 0, "supply"))
    right = draft.value(supply)
    press(tutor, "editor-set", f"{supply.place}\n{right + 1}")
    value, name = re.search(
        r'data-do="editor-set" data-value="([^"]*)"[^>]*aria-label="([^"]*)"',
        tutor.editor._head.value,
    ).groups()
    assert unescape(value) == f"{supply.place}\n{right}"
    assert str(right) in name
    press(tutor, "editor-set", unescape(value))
    assert tutor.editor.draft.value(supply) == right
    assert tutor.editor.draft.faults == ()
