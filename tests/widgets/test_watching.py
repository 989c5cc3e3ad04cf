"""A game that plays by itself shows each event with its sentence, and shows nothing of later events."""

import asyncio
import re
from html import unescape

import pytest

from tests.drawing import contrast
from tests.driving import query
from tests.pages import first_of
from tests.widgets.apps import app
from tests.widgets.test_overlay import Seen
from tutor.core.base.game import find_game
from tutor.core.drawing.scene import Gradient
from tutor.core.drawing.svg import Writer
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from tutor.princes.scene.look import is_night
from tutor.princes.scene.themes import THEMES
from widgets.lines import timeline

NIGHT_FALLS, MORNING = 32, 35
SEED, STEPS = 1, 24
VISIBLE = 3.0
"""The least contrast of things on the board with their background."""


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch):
    """Remove the pauses in which a reader would read."""
    for pause in ("LOOKING", "READING_A_WORD", "AT_A_CHAPTER"):
        monkeypatch.setattr(timeline, pause, 0)


def temple_game():
    """Return a whole game of Incan Gold, shown from its beginning."""
    record = random_record(find_game("incan_gold"), 3, "standard", SEED, STEPS)
    return query(Tree.of_record(record).at(0), view="explore")


def acts_of(sent):
    """Return the acts of the motion in a message, in order."""
    return [act for acts in sent["move"]["decisions"] for act in acts]


def while_playing(tutor, look):
    """Return what `look` returns after the first step of a game that plays by itself."""

    async def play():
        tutor.timeline.press("play")
        await asyncio.sleep(0)
        found = look()
        tutor.timeline.press("play")
        return found

    return asyncio.run(play())


def arrangement(tutor):
    """Return whether the page is arranged for watching, and the cards of what to do and of what happened."""
    classes = set(tutor.screen.widget.classes)
    return "tutor-is-watched" in classes, tutor.now.widget.value, tutor.narration.widget.value


@pytest.mark.parametrize("address", ["?lesson=quick_start&ply=9", temple_game()])
def test_events_take_the_place_of_the_task(address):
    """While the game plays by itself the events replace the task; when it stops, the page is as at any other step."""
    seen = Seen(address)
    tutor = seen.tutor
    is_watched, now, told = while_playing(tutor, lambda: arrangement(tutor))
    assert is_watched
    assert now == ""
    assert "tutor-fold" not in told
    assert "data-told" in told
    after = arrangement(tutor)
    assert not after[0]
    assert "tutor-choice" in after[1]
    tutor.screen.render()
    assert arrangement(tutor) == after


def test_the_focus_goes_where_the_page_sends_it():
    """When play begins the focus goes from the control to the events; afterwards the focus no longer goes there."""
    tutor = Seen("?lesson=quick_start&ply=9").tutor
    assert while_playing(tutor, lambda: tutor.page.resort) == ".tutor-happened"
    assert tutor.page.resort != ".tutor-happened"


def test_possible_decisions_are_not_marked_meanwhile():
    """While the game plays by itself the board marks no possible decision; afterwards the marks return."""
    seen = Seen("?lesson=quick_start&ply=9")
    tutor = seen.tutor

    def marks():
        scene = tutor.stage.panels.scene(tutor.stage.showing())
        layers = [layer for layer in scene.layers if layer.name == "marks"]
        return [shape for layer in layers for group in layer.groups for shape in group.shapes]

    assert not while_playing(tutor, marks)
    tutor.session.go(9)
    assert marks()


def test_the_reason_of_a_player_is_shown_and_announced():
    """The reason that a rule of thumb gives appears together with the decision."""
    tutor = app("?game=princes&view=play")
    session = tutor.session
    session.let_play(dict.fromkeys(session.state.players, "advised"))
    tree = session.tree
    place = next(place for place in session.path[2:] if place and tree.node(place).reason)
    reason = tree.node(place).reason
    session.show(tree.node(place).parent)
    told = while_playing(tutor, lambda: (tutor.narration.widget.value, tutor.page.spoken))
    assert [reason in unescape(each) for each in told] == [True, True]


def test_playing_ends_after_the_last_sentence():
    """At the end of the line, after the last sentence, the game stops playing by itself."""
    tutor = app("?lesson=quick_start")
    session = tutor.session
    session.go(session.line.plies - 1)

    async def play():
        tutor.timeline.press("play")
        for _ in range(STEPS):
            await asyncio.sleep(0)
        return session.is_at_end, tutor.timeline.is_playing

    assert asyncio.run(play()) == (True, False)


@pytest.mark.parametrize("address", first_of(["?lesson=quick_start&ply=5", temple_game()], 1))
def test_the_acts_lead_to_the_picture_of_the_step(address):
    """The acts of a step's motion, applied in order, give the picture that a new page shows."""
    seen = Seen(address)
    session = seen.tutor.session
    parts, order = dict(seen.messages[-1]["parts"]), seen.messages[-1]["order"]
    for ply in range(session.ply + 1, min(session.line.plies, session.ply + STEPS) + 1):
        sent = seen.after(session.go, ply)["things"]
        for changed in (*acts_of(sent), sent):
            parts |= changed["parts"]
            order = changed.get("order", order)
        parts = {key: parts[key] for key in order}
        whole = seen.after(seen.tutor.windows.overlay.send_all)["things"]
        assert whole["order"] == order
        assert whole["parts"] == parts


def test_no_act_shows_the_next_decision():
    """Between the reveal and the end of a step the board marks no player as choosing.

    At the end of the step the board marks the next player.
    """
    seen = Seen(temple_game())
    session = seen.tutor.session
    asked = seen.tutor.stage.game.text.say("board-doing-due")
    reveals = 0
    for ply in range(1, STEPS):
        sent = seen.after(session.go, ply)["things"]
        acts = acts_of(sent)
        reveals += len(acts) > 1
        assert not any(asked in markup for act in acts for markup in act["parts"].values())
        if session.state.due is not None:
            assert any(asked in markup for markup in sent["parts"].values())
    assert reveals


def test_the_night_comes_with_its_sentence():
    """The board turns dark with the sentence of the night, and no earlier event shows the moon."""
    seen = Seen(f"?lesson=quick_start&ply={NIGHT_FALLS - 1}")
    sunny = seen.scene.find("day-2")
    sent = seen.after(seen.tutor.session.go, NIGHT_FALLS)["things"]
    acts = acts_of(sent)
    falls = next(number for number, act in enumerate(acts) if act["hour"] == "dusk")
    assert falls
    assert sent["ground"]
    shown = [any("Night of day 2" in markup for markup in act["parts"].values()) for act in acts]
    assert shown.index(True) == falls
    (sun,) = (flight for flight in acts[falls]["flights"] if flight["thing"] == "day-2")
    assert len(sun["places"]) == len(("day-2", "day-3"))
    assert acts[falls]["sprites"]["day-2"]["drawn"] == Writer().shape(sunny)


@pytest.mark.parametrize(("ply", "is_dark"), [(NIGHT_FALLS, True), (MORNING, False)])
def test_there_is_no_sun_at_night(ply, is_dark):
    """The board shows the moonlight between two days, and the glow of the sun on a day."""
    tutor = app(f"?lesson=quick_start&ply={ply}")
    showing = tutor.stage.showing()
    assert is_night(showing.position, showing.state.components.last_day) == is_dark
    scene = tutor.stage.panels.scene(showing)
    assert (scene.find("moonlight") is not None) == is_dark
    assert (scene.find("glow") is None) == is_dark


def test_a_figure_on_a_moonlit_stone_is_visible():
    """In the dark theme the rim of a figure contrasts with the colours of all stones."""
    theme = THEMES["dark"]
    grounds = [
        colour
        for fill in theme.stones.values()
        for colour in (
            [stop.colour for stop in fill.stops] if isinstance(fill, Gradient) else [fill]
        )
    ]
    assert min(contrast(theme.rim, ground) for ground in grounds) >= VISIBLE


def test_every_number_has_a_name():
    """Each number in the stocks has a name under the pointer.

    While the game plays by itself, a line below the stocks has the names in words.
    """
    value = app("?lesson=quick_start&ply=9").stocks.widget.value
    cells = re.findall(r"<td[^>]*data-by[^>]*>", value)
    assert cells
    assert all("title=" in cell for cell in cells)
    heads = re.findall(r'<th[^>]*title="([^"]+)"', value)
    key = value.partition("tutor-stocks-key")[2]
    assert heads
    assert all(name in key for name in heads if name in {"Corn", "Scout", "Supply"})
