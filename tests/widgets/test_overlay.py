"""Tests of the layer of moving pieces over the canvas: which messages it sends, and when."""

import asyncio
import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from ipywidgets import Widget

from tests.driving import query
from tests.pages import first_of
from tests.widgets.apps import app, press
from tutor.core.base.game import Decision, find_game
from tutor.core.base.kit import kit_of
from tutor.core.drawing.motion import Movement
from tutor.core.records.files import read_record, write_link
from tutor.core.records.lines import play_line
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from widgets.board.motion import MOST_MOVED, Drawings
from widgets.lines import timeline

MOST = 12_000
"""The largest size in bytes of the messages for a step, unpacked."""
MOST_IN_NEW_LIGHT = 28_000
"""The largest size in bytes for a step into the night or the morning, when all colours change."""


MOST_AT_ONCE = 100_000
"""The largest size in bytes of the messages for a game played to its end at once, unpacked."""
FEW = 20
DRAWING = Path("tests/fixtures/games/deck_3_first_game.json")
"""An address of a game in which players draw cards until none are left."""
STRUCK = 1
"""The seed of a game in which a hazard soon ends a round."""


class Seen:
    """A tutor at an address, with the messages that it sends for the layer."""

    def __init__(self, query):
        self.tutor = app(query)
        self.messages = []
        self.tutor.windows.overlay._send = self.messages.append
        self.tutor.windows.overlay.send_all()

    def after(self, act, *given):
        """Carry out an action, and return the messages that it sends, by their purpose."""
        self.messages.clear()
        act(*given)
        return {message["do"]: message for message in self.messages}

    @property
    def scene(self):
        """Return the board as it is drawn now."""
        return self.tutor.stage.panels.scene(self.tutor.stage.showing())


def traits(part):
    """Return what the page and its fields have sent to the browser, without counters."""
    found = {}
    if isinstance(part, Widget):
        found = {part.model_id: {**part.get_state(), "drawn": None}}
    for child in getattr(part, "children", ()):
        found |= traits(child)
    return found


@pytest.fixture
def overlay():
    """Return a lesson, with the messages for its layer, at a moment when a Prince may move."""
    return Seen("?lesson=quick_start&ply=9")


def kind(messages):
    """Return how the reader came to the place of the last message, such as by a step forward or back."""
    return messages["things"]["move"]["kind"]


def test_nothing_is_sent_before_a_page_is_there():
    """The layer sends nothing before the page is there; a new or reloaded page gets the whole layer."""
    seen = Seen("?lesson=quick_start&ply=9")
    first = seen.messages[-1]
    assert len(first["parts"]) == len(first["order"]) > 30
    assert first["frame"].startswith("<svg")
    again = seen.after(seen.tutor.windows.overlay.send_all)["things"]
    assert again == first


def test_a_step_sends_changes_with_what_they_need(overlay):
    """The page gets rules and symbols once, and the order of pieces and the areas to tap when they change."""
    session = overlay.tutor.session
    known = Counter()
    for ply in range(10, session.line.plies + 1):
        sent = overlay.after(session.go, ply)["things"]
        acts = [act for decision in sent["move"]["decisions"] for act in decision]
        changes_light = any(act["hour"] for act in acts)
        assert len(json.dumps(sent)) < (MOST_IN_NEW_LIGHT if changes_light else MOST)
        assert "frame" not in sent
        known.update([*sent["rules"], *sent["symbols"]])
    assert set(known.values()) == {1}
    assert overlay.after(overlay.tutor.screen.render) == {}


def test_the_kind_of_a_move_is_the_readers_way(overlay):
    """Pieces move for a step forward, but not for a step back, a far step or a refused decision."""
    session, screen = overlay.tutor.session, overlay.tutor.screen
    assert kind(overlay.after(session.go, 10)) == "beats"
    assert kind(overlay.after(session.go, 9)) == "back"
    assert kind(overlay.after(session.go, 20)) == "jump"
    assert kind(overlay.after(session.go, 9)) == "jump"
    assert overlay.after(screen.render) == {}
    refused = Decision(session.state.due.player, "move", "potters_quarter")
    assert kind(overlay.after(session.play, refused)) == "refused"
    assert overlay.after(screen.render) == {}


def test_a_game_played_to_its_end_by_one_press_moves_no_pieces():
    """When one press plays a game to its end, no pieces move, since 400 decisions would take too much memory and time."""
    seen = Seen("?game=princes&view=explore")
    sent = seen.after(press, seen.tutor, "play-to", "game")
    assert seen.tutor.session.state.due is None
    assert seen.tutor.session.ply > MOST_MOVED
    assert kind(sent) == "jump"
    assert sum(len(json.dumps(message, default=str)) for message in sent.values()) < MOST_AT_ONCE


def test_decisions_of_others_in_a_turn_move_piece_by_piece():
    """The other players' decisions, by any policy, move piece by piece up to the reader's turn."""
    seen = Seen("?game=princes&view=play")
    kinds = {kind(seen.after(press, seen.tutor, "play-to", "turn")) for _ in range(FEW)}
    assert kinds == {"beats"}


@pytest.mark.parametrize(
    "query", ["?lesson=quick_start&ply=9&view=explore", "?game=incan_gold&view=play"]
)
def test_picking_sends_all_that_a_pick_changes(query):
    """A pick of a decision sends all that the pick changes, so that rendering every window again sends nothing more."""
    seen = Seen(query)
    session, screen = seen.tutor.session, seen.tutor.screen
    for picked in (*session.state.legal()[:2], None):
        before = traits(screen.widget)
        assert seen.after(session.pick, picked)["things"]
        changed = traits(screen.widget)
        assert changed != before
        assert seen.after(screen.render) == {}
        assert traits(screen.widget) == changed


def test_of_several_decisions_each_has_its_beats():
    """The motion of the reader's decision plays first, then the motion of each later decision of the others."""
    seen = Seen("?lesson=quick_start&ply=9")
    session = seen.tutor.session
    session.let_play(dict.fromkeys(session.state.players[1:], "random"))
    ply, mine = session.ply, session.state.legal()[0]
    sent = seen.after(session.play, mine)["things"]["move"]
    assert sent["kind"] == "beats"
    assert len(sent["decisions"]) == session.ply - ply > 1


@pytest.mark.parametrize(
    "query", first_of(["?lesson=quick_start&ply=0", "?view=explore&game=incan_gold"], 1)
)
def test_everything_that_moves_is_on_the_board(query, monkeypatch):
    """Each moving piece has a place and a picture on the board."""
    lost, find, chance = [], Drawings.flight, Random(1)

    def flight(drawn, movement):
        found = find(drawn, movement)
        if found is None and drawn.outline(movement.thing):
            lost.append(movement)
        return found

    monkeypatch.setattr(Drawings, "flight", flight)
    seen = Seen(query)
    session = seen.tutor.session
    while session.is_at_end and session.state.due:
        session.play(chance.choice(session.state.legal()))
    session.go(0)
    flights = 0
    for ply in range(session.line.plies):
        move = seen.after(session.go, ply + 1)["things"]["move"]
        flights += sum(len(act["flights"]) for acts in move["decisions"] for act in acts)
    assert lost == []
    assert flights > FEW


def test_a_thing_without_a_place_does_not_move(overlay):
    """A thing that is not drawn before or after a step does not move."""
    drawn = Drawings(overlay.scene, overlay.scene)
    assert drawn.flight(Movement("prince-1", "walk", ("bank", "nowhere"))) is None
    assert drawn.flight(Movement("nobody", "walk", ("bank", "deck"))) is None
    assert drawn.flight(Movement("prince-1", "walk", ("bank", "row:Bert"))) is not None
    assert drawn.outline("nowhere") == ()


def test_ways_belong_to_possible_moves(overlay):
    """The board shows a Prince's paths to the districts that the Prince may enter.

    A picked decision hides these paths.
    """
    session = overlay.tutor.session
    ways = overlay.after(overlay.tutor.screen.render)["ways"]["ways"]
    walks = {f"district-{each.choice}" for each in session.state.legal() if each.type == "move"}
    assert len(ways) > 1
    assert set(ways) <= walks
    assert {way["thing"] for way in ways.values()} == {"prince-1"}
    gates = {tuple(round(each, 1) for each in at) for at in overlay.scene.gates.values()}
    walked = [way["places"] for way in ways.values() if len(way["places"]) > len(("from", "to"))]
    assert walked
    assert all(tuple(gate) in gates for _, gate, _ in walked)
    picked = next(each for each in session.state.legal() if each.type == "move")
    assert "ways" not in overlay.after(session.pick, picked)


def test_a_game_without_motion_shows_each_step_at_once(overlay, monkeypatch):
    """In a game that declares no motion, nothing moves and each step appears at once."""
    monkeypatch.setattr(type(kit_of("princes")), "motion", None)
    assert kind(overlay.after(overlay.tutor.session.go, 10)) == "stay"


def test_playing_waits_until_all_has_arrived(overlay, monkeypatch):
    """A game that plays by itself makes its next step once the page reports that nothing moves.

    A rendering in between sends no board, which would end the motion.
    """
    for pause in ("LOOKING", "READING_A_WORD", "AT_A_CHAPTER"):
        monkeypatch.setattr(timeline, pause, 0)
    session = overlay.tutor.session

    async def turns():
        for _ in range(FEW):
            await asyncio.sleep(0)

    async def play():
        overlay.tutor.timeline.press("play")
        for ply in (10, 11, 12):
            await turns()
            assert session.ply == ply
            sent = len(overlay.messages)
            press(overlay.tutor, "settled", "elsewhere")
            await turns()
            assert session.ply == ply
            assert [each for each in overlay.messages[sent:] if each["do"] == "things"] == []
            moves = [each["move"] for each in overlay.messages if each["do"] == "things"]
            press(overlay.tutor, "settled", moves[-1]["awaited"])
        overlay.tutor.timeline.press("play")
        await turns()
        assert session.ply == ply

    asyncio.run(play())
    assert overlay.after(session.go, 13)["things"]["move"]["awaited"] == ""


def test_only_playing_has_the_chosen_speed(overlay):
    """The page gets the chosen speed only while the game plays by itself, and the browser stores the speed."""
    tutor, session = overlay.tutor, overlay.tutor.session

    async def play():
        tutor.timeline.press("play")
        await asyncio.sleep(0)
        sent = [each["move"] for each in overlay.messages if each["do"] == "things"]
        tutor.timeline.press("play")
        return sent[-1]["speed"]

    assert asyncio.run(play()) == 1
    press(tutor, "speed", "fastest")
    press(tutor, "speed", "double")
    assert asyncio.run(play()) == 2
    assert overlay.after(session.go, session.ply + 1)["things"]["move"]["speed"] == 1
    again = app("?lesson=quick_start", preferences=json.dumps(tutor.page.preferences))
    assert again.timeline.speed == 2
    pressed = re.findall(r'data-value="(\w+)"[^>]*aria-pressed="true"', again.looks.widget.value)
    assert "double" in pressed


@pytest.mark.parametrize(
    "query", ["?lesson=quick_start&ply=10&view=explore", "?game=incan_gold&view=explore"]
)
def test_at_instant_speed_nothing_moves_in_any_game(query):
    """At instant speed nothing moves; even the reader's own decision appears at once.

    At any other speed the pieces of the decision move.
    """
    seen = Seen(query)
    tutor, session = seen.tutor, seen.tutor.session

    def decide():
        return seen.after(session.play, session.state.legal()[0])["things"]["move"]["kind"]

    assert decide() == "beats"
    press(tutor, "speed", "instant")
    assert decide() == "stay"
    press(tutor, "speed", "single")
    assert decide() == "beats"


def test_a_turned_card_has_its_back_and_an_explorer_who_flees_is_a_thing():
    """In Incan Gold a turned card shows its back, and an explorer who flees is a thing that moves.

    The second hazard lies on the path until the round ends, and leaves the game only then.
    """
    record = random_record(find_game("incan_gold"), 3, "standard", STRUCK, FEW)
    types = [{event.type for event in events} for events in play_line(record).events]
    struck = next(ply for ply, found in enumerate(types) if "treasure_lost" in found)
    tree = Tree.of_record(record)
    seen = Seen(query(tree.at(tree.path(len(tree.nodes))[struck - 1]), view="explore"))
    sent = seen.after(seen.tutor.session.go, struck + 1)["things"]
    (acts,) = sent["move"]["decisions"]
    flights = [flight for act in acts for flight in act["flights"]]
    turned = next(flight for flight in flights if flight["back"])
    assert "back" in {name for act in acts for name in act["sprites"]}
    strikes, ends = (
        next(act for act in acts if event_of(seen.tutor.session.line, act["told"][0]) == kind)
        for kind in ("hazard_struck", "round_ended")
    )
    assert turned in strikes["flights"]
    assert (turned["out_of"], turned["into"]) == ("next", turned["thing"])
    assert f"dynamic/{turned['thing']}" in strikes["parts"]
    assert any(key.startswith("dynamic/hazard-") for key in strikes["parts"])
    without = [act for act in acts if act is not ends and "dynamic/gone" in act["parts"]]
    assert not without
    (aside,) = [flight for flight in ends["flights"] if flight["into"] == "gone"]
    assert aside["thing"] == turned["thing"]
    fled = {flight["thing"] for flight in flights if flight["thing"].startswith("explorer")}
    assert fled <= {key.partition("/")[2] for act in acts for key in act["parts"]}
    assert len(fled) == 3


def test_the_board_grows_dark_at_night_and_light_again_in_the_morning():
    """The motion of the night makes the board dark once, and the motion of the morning makes it light once."""
    for ply, hour in ((32, "dusk"), (35, "dawn")):
        seen = Seen(f"?lesson=quick_start&ply={ply - 1}")
        (acts,) = seen.after(seen.tutor.session.go, ply)["things"]["move"]["decisions"]
        assert [act["hour"] for act in acts if act["hour"]] == [hour]


def test_a_drawn_card_is_face_up_for_those_who_may_see_it():
    """A drawn card moves face up for a reader in the drawing player's seat, and face down in another seat."""
    record = json.loads(DRAWING.read_text(encoding="utf-8"))["record"]
    line = play_line(read_record(record))
    ply, drawn = next(
        (ply, event)
        for ply, events in enumerate(line.events, start=1)
        for event in events
        if event.type == "cards_drawn"
    )
    faces = {f"card-{card}" for card in drawn.data["cards"]}
    others = [name for name in line.states[0].players if name != drawn.data["player"]]
    for seat, things in ((drawn.data["player"], faces), (others[0], {"card-back"})):
        shown = Seen(f"?r={write_link(record)}&ply={ply - 1}")
        shown.tutor.session.seat = seat
        move = shown.after(shown.tutor.session.go, ply)["things"]["move"]
        cards = [
            flight
            for acts in move["decisions"]
            for act in acts
            for flight in act["flights"]
            if flight["thing"].startswith("card-")
        ]
        assert {flight["thing"] for flight in cards} == things
        assert {flight["back"] for flight in cards} == {"card-back" if things == faces else ""}


def test_secret_choices_are_one_beat_and_the_end_of_a_round_rests():
    """All secret choices are shown together. At the end of a round, pauses let the reader read each effect."""
    seen = Seen("?game=incan_gold&view=play")
    session = seen.tutor.session
    while session.state.due is not None:
        choice = json.dumps(session.tree.game.write_decision(session.state.legal()[0]))
        sent = seen.after(press, seen.tutor, "decide", choice)["things"]
        acts = [act for decision in sent["move"]["decisions"] for act in decision]
        told = [[event_of(session.line, name) for name in act["told"]] for act in acts]
        for act, kinds in zip(acts, told, strict=True):
            (kind,) = set(kinds)
            assert act["reads"] != (kind in {"chosen", "scored", "won"})
            assert act["rests"] == (kind == "round_ended")
        firsts = [kinds[0] for kinds in told]
        assert ("chosen", "chosen") not in pairwise(firsts)


def event_of(line, name):
    """Return the type of the event that a sentence tells."""
    ply, number = map(int, name.split("."))
    return line.events_at(ply)[number].type


def test_rows_and_deck_follow_the_sentences():
    """After each event the rows and the deck show the numbers of that event.

    The kinds of cards add up to the deck.
    """
    seen = Seen("?game=incan_gold&view=play")
    session, standing, said = seen.tutor.session, set(), {}
    while session.state.due is not None:
        choice = json.dumps(session.tree.game.write_decision(session.state.legal()[0]))
        sent = seen.after(press, seen.tutor, "decide", choice)["things"]
        for act in (act for decision in sent["move"]["decisions"] for act in decision):
            kind = event_of(session.line, act["told"][0])
            said |= act["standing"]  # only for players whose place has changed
            standing |= {(kind, said.get("Ana"))}
            deck = re.sub(r"<[^>]*>", " ", act["parts"].get("dynamic/deck-cards", ""))
            if deck:
                count, *sorts = re.findall(r"(\d+|no) (?:card|treasure|hazard|artifact)", deck)
                assert int(count) == sum(int(sort) for sort in sorts if sort != "no")
    assert {("chosen", "has chosen"), ("revealed", "inside"), ("round_began", "inside")} <= standing
    assert {place for kind, place in standing if kind == "round_ended"} == {"at camp", "home"}
