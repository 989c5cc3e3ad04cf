"""Several people share one screen, and the page shows only the hand of the person at the screen."""

import json
import os
import re

import ipywidgets
import pytest

from tests.pages import first_of
from tests.widgets.apps import app, begin_game, press
from tests.widgets.test_settled import played_until
from tutor.core.base.game import ONLOOKER, find_game
from tutor.core.records.files import CODEC, unpack, write_tree
from tutor.core.words.text import text_for
from widgets.session.workspace import (
    HOT_SEAT,
    MARK,
    new_game,
    new_table,
    put_away,
    read_workspace,
    taken_out,
)
from widgets.start_and_save.games import AROUND

GAMES = ("princes", "incan_gold")
CALLED = ["Rosa", "Tom", "Uli", "Vera"]


PACKED = re.compile(re.escape(CODEC) + r"[A-Za-z0-9_-]{40,}")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Return Jupyter's data folder, which stores games at one screen."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def page_messages(monkeypatch):
    """Return a list that receives the texts of all later messages to the page."""
    messages = []
    send = ipywidgets.Widget._send

    def hear(self, message, buffers=None):
        messages.append(json.dumps(message, default=str, ensure_ascii=False))
        messages.extend(bytes(each).decode("latin-1") for each in buffers or ())
        send(self, message, buffers)

    monkeypatch.setattr(ipywidgets.Widget, "_send", hear)
    return messages


def around(game):
    """Return a tutor in which four people have begun a game by the form."""
    tutor = app(f"?game={game}&view=explore")
    form = tutor.windows.games
    form.others.value, form.name.value, form.count.value = AROUND, ", ".join(CALLED), 4
    begin_game(tutor)
    return tutor


def is_packed(told):
    """Return whether a text contains the packed game of the four people."""
    return any(CALLED[0] in json.dumps(unpack(each)) for each in PACKED.findall(told))


def take(tutor):
    """Let the next person take the screen."""
    press(tutor, "sit-down")
    return tutor.session.state.due.player


def hands(state):
    """Return the ids of the cards in all hands of a state."""
    return {card for player in state.position()["players"] for card in player.get("cards", ())}


def words_of(cards):
    """Yield the words of the cards on the page."""
    words = text_for("princes")
    for card in cards:
        first, second = (words.say(f"icon-{each}") for each in card.split("+"))
        yield words.say("card", first=first, second=second)


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_the_screen_goes_from_one_person_to_the_next(game):
    """Each person takes the covered screen, decides in their own seat, and hands it on."""
    tutor = around(game)
    session = tutor.session
    assert list(session.state.players) == CALLED
    had = set()
    for _ in range(6):
        assert session.is_covered
        assert 'data-do="decide"' not in tutor.now.widget.value + tutor.choices.widget.value
        assert 'data-position=""' in tutor.status.widget.value
        player = take(tutor)
        had.add(player)
        assert session.seat == player
        assert 'data-do="decide"' in tutor.choices.widget.value
        assert 'data-position=""' not in tutor.status.widget.value
        while session.state.due.player == player:
            assert session.play(session.state.legal()[0])
        assert session.seat == player
        assert 'data-do="decide"' not in tutor.now.widget.value + tutor.choices.widget.value
        press(tutor, "hand-on")
    assert len(had) > 2


@pytest.mark.rules("info.secret")
def test_no_hand_is_sent_while_the_screen_is_covered(page_messages):
    """No message to the page has a hand while the screen is covered.

    After a person takes the screen, the messages have that person's hand.
    """
    tutor = around("princes")
    session = tutor.session
    for _ in range(5):
        player = take(tutor)
        assert session.play(session.state.legal()[-1])
        if session.state.due is None or session.next_person is None:
            continue
        page_messages.clear()
        press(tutor, "hand-on")
        press(tutor, "tab", "lines")
        press(tutor, "forecast")
        press(tutor, "tab", "now")
        press(tutor, "forecast")
        told = "\n".join(page_messages)
        assert not is_packed(told)
        assert hands(session.state)
        for card in hands(session.state):
            assert card not in told
        for card in words_of(hands(session.state)):
            assert card not in told
        others = [each for each in session.state.position()["players"] if each["name"] != player]
        assert any(each["cards"] for each in others)
        page_messages.clear()
        press(tutor, "sit-down")
        mine = session.seat
        own = {each["name"]: set(each["cards"]) for each in session.state.position()["players"]}
        foreign = set().union(*own.values()) - own[mine]
        assert not [card for card in foreign if card in "\n".join(page_messages)]
        assert not is_packed("\n".join(page_messages))
        press(tutor, "hand-on")


def test_a_person_who_has_decided_sees_the_result():
    """A person who draws cards sees them before giving the screen to the next person."""
    tutor = around("princes")
    take(tutor)
    session = tutor.session
    session.play(session.state.legal()[0])
    assert session.next_person
    own = next(e for e in session.state.position()["players"] if e["name"] == session.seat)
    assert all(card in tutor.stocks.widget.value for card in words_of(own["cards"]))
    assert f"Hand the screen to {session.next_person}" in tutor.now.widget.value


def test_a_step_back_covers_only_other_hands():
    """A person who has just decided can take the decision back while they are still at the screen.

    The covered screen shows no hand.
    """
    tutor = around("princes")
    player = take(tutor)
    session = tutor.session
    session.play(session.state.legal()[0])
    press(tutor, "back")
    assert (session.seat, session.state.due.player, session.next_person) == (player, player, None)
    press(tutor, "again")
    press(tutor, "hand-on")
    press(tutor, "back")
    assert session.seat == ONLOOKER
    assert session.next_person == player


def test_a_stored_or_linked_game_opens_covered():
    """After a reload, or at its address, a game shows no hand until a person takes the seat."""
    tutor = around("princes")
    take(tutor)
    session = tutor.session
    session.play(session.state.legal()[0])
    kept = read_workspace(json.loads(json.dumps(session.workspace.dump())))
    assert (kept.is_hot_seat, kept.seat, kept.others) == (True, ONLOOKER, {})
    address = tutor.here.address()
    assert re.search(rf"seat={re.escape(HOT_SEAT)}|seat=%2A", address)
    opened = app(address)
    assert opened.session.is_covered
    assert opened.session.state.position() == session.state.position()


def test_the_page_gets_only_a_name(page_messages):
    """Until the game is over, the page, the address and the stored data have the game's name, but not its decisions."""
    tutor = around("incan_gold")
    take(tutor)
    session = tutor.session
    session.play(session.state.legal()[0])
    assert not is_packed("\n".join(page_messages))
    assert f"r={MARK}" in tutor.here.address()
    assert MARK in tutor.page.work
    session.play_to("game")
    assert session.state.due is None
    assert is_packed(tutor.here.address())
    assert MARK not in tutor.page.work
    again = app(tutor.here.address())
    assert again.session.state.due is None


def test_two_pages_never_overwrite_each_other():
    """A second page at the same address continues a copy of the game.

    The first game stays as it was.
    """
    tutor = around("princes")
    take(tutor)
    address = tutor.here.address()
    other = app(address)
    take(other)
    other.session.play(other.session.state.legal()[0])
    other.here.address()
    assert app(address).session.tree.nodes == ()
    assert app(other.here.address()).session.ply == 1


@pytest.mark.parametrize(
    "seat", first_of(["&seat=Rosa", "", "&seat=Unknown", "&lesson=quick_start&compare=0"], 2)
)
@pytest.mark.parametrize("view", first_of(["play", "explore", "presenter", "lesson", "rules"], 1))
def test_an_address_opens_no_other_seat(seat, view):
    """A game opens covered even if its address names a seat."""
    tutor = around("princes")
    take(tutor)
    name = re.search(rf"{re.escape(MARK)}[\w-]+", tutor.here.address())[0]
    other = app(f"?r={name}{seat}&view={view}")
    session = other.session
    assert session.is_covered
    shown = other.stocks.widget.value + other.choices.widget.value
    assert not [card for card in words_of(hands(tutor.session.state)) if card in shown]


@pytest.mark.parametrize(
    "changed", [{"hot_seat": False, "seat": "Rosa"}, {"lesson": "quick_start"}]
)
def test_the_browsers_data_open_no_other_seat(changed):
    """A game opens covered even if the browser's data name a seat."""
    tutor = around("princes")
    take(tutor)
    found = read_workspace(tutor.session.workspace.dump() | changed)
    assert (found.is_hot_seat, found.seat, found.others) == (True, ONLOOKER, {})


def test_a_game_that_is_no_longer_stored_leads_to_a_sentence(folder):
    """The address of a game that is no longer stored, or an invented name, leads to a sentence.

    The page skips stored data of the browser with such a name.
    """
    tutor = around("princes")
    address, kept = tutor.here.address(), tutor.session.workspace.dump()
    for file in (folder / "machu_tutor" / "tables").iterdir():
        file.unlink()
    for query in (address, f"?r={MARK}..%2F..%2Fetc%2Fpasswd"):
        assert "it is not there any more" in app(query).notices.widget.value
    assert read_workspace(kept) is None


def test_the_latest_games_are_stored(folder, monkeypatch):
    """When room is short the folder loses its oldest games first."""
    monkeypatch.setattr("widgets.session.workspace.MOST", 3)
    names = [new_table() for _ in range(5)]
    for at, name in enumerate(names):
        put_away(name, f"text {at}")
        os.utime(folder / "machu_tutor" / "tables" / name, (at, at))
    found = [taken_out(MARK + name) for name in names]
    assert found[:1] == [None]
    assert found[-3:] == ["text 2", "text 3", "text 4"]


def test_without_a_writable_folder_no_game_is_lost(folder):
    """If the folder cannot be written, the browser stores the game, packed like any other game."""
    folder.parent.mkdir(exist_ok=True)
    folder.write_text("no folder")
    tutor = around("princes")
    take(tutor)
    tutor.session.play(tutor.session.state.legal()[0])
    assert is_packed(tutor.here.address())
    assert app(tutor.here.address()).session.is_covered


def test_the_door_leads_back_to_the_table():
    """The front door continues the game at this screen, and begins no game against others."""
    tutor = around("princes")
    take(tutor)
    session = tutor.session
    session.play(session.state.legal()[0])
    game = session.tree
    press(tutor, "door")
    press(tutor, "enter", "play")
    assert write_tree(tutor.session.tree) == write_tree(game)
    assert tutor.workspaces.earlier == []


def test_all_seats_can_be_played_openly_from_there():
    """A reader who opens the game in Explore decides for all seats, and nothing is covered."""
    tutor = around("princes")
    take(tutor)
    press(tutor, "play-on", "stop")
    assert (tutor.session.seat, tutor.session.is_hot_seat) == (None, False)
    assert "face down" not in tutor.stocks.widget.value
    press(tutor, "sit-down")
    press(tutor, "hand-on")
    assert tutor.session.seat is None


def test_impossible_names_are_reported():
    """Equal names, or more names than seats, begin no game, and the page reports the fault."""
    tutor = app("?game=princes&view=explore")
    form, before = tutor.windows.games, tutor.session.tree
    form.others.value = AROUND
    for names in ("Ana, Ana", "A, B, C, D, E, F, G"):
        form.name.value = names
        begin_game(tutor)
        assert tutor.session.tree is before
        assert tutor.notices.widget.value


def test_more_names_than_players_are_as_many_players():
    """The number of players follows the number of names, and the page invents missing names."""
    assert new_game(find_game("princes"), 2, called=CALLED).tree.start.players == tuple(CALLED)
    assert new_game(find_game("princes"), 3, called=["Rosa"]).tree.start.players[0] == "Rosa"
    assert len(new_game(find_game("princes"), 3, called=["Rosa"]).tree.start.players) == 3


def test_at_the_end_everything_lies_open():
    """At the end all players look at the same scoring with all hands open."""
    tutor = around("incan_gold")
    session = tutor.session
    while session.state.due is not None:
        if session.next_person:
            press(tutor, "hand-on")
            press(tutor, "sit-down")
        session.play(session.state.legal()[-1])
    assert session.next_person is None
    opened = app(tutor.here.address())
    for each in (tutor, opened):
        assert not each.session.is_covered
        assert "secret" not in each.words.widget.value


def test_the_page_announces_the_next_person_and_the_events_since():
    """The covered screen announces the next person.

    After that person takes the screen, it announces the others' steps and then the turn.
    """
    tutor = around("incan_gold")
    assert "All hands are covered. Rosa takes the screen" in tutor.page.spoken
    take(tutor)
    assert "You play Rosa. Your turn." in tutor.page.spoken
    tutor.session.play(tutor.session.state.legal()[0])
    press(tutor, "hand-on")
    assert tutor.page.spoken.startswith("All hands are covered. Tom takes the screen")
    take(tutor)
    assert tutor.page.spoken.startswith("Rosa has chosen in secret. You play Tom.")


@pytest.mark.parametrize("game", first_of(reversed(GAMES), 1))
def test_an_old_step_hands_the_screen_to_no_one(game):
    """An earlier step of the game is not covered.

    At the last step the page offers to hand the screen to the next person.
    """
    tutor = around(game)
    session = tutor.session
    with tutor.stage.loop.turn():
        played_until(session, shown=True)
    end = session.ply
    for ply in range(0, end, 7):
        session.go(ply)
        handed = 'data-do="hand-on"' in tutor.windows.now.widget.value
        expected = session.next_person is not None and not session.is_settled()
        assert handed == expected
    session.go(end)
    is_next = session.next_person is not None
    assert ('data-do="hand-on"' in tutor.windows.now.widget.value) == is_next
