"""The curve of a figure over a line of the game has a picture, a table, and taps that lead to a step."""

import re
from html import unescape

import pytest

from tests.widgets.apps import app, press
from tutor.core.base.kit import kit_of
from tutor.core.drawing.palette import PALETTES
from widgets.board.curves import DASHES, Curves, curves_scene, step_of

PLACES = {"princes": "?lesson=quick_start&ply=20", "incan_gold": "?game=incan_gold&view=explore"}
FIGURES = {"princes": "scout", "incan_gold": "beside"}
ROW = re.compile(r'data-value="(\d+)"[^>]*>[^<]*</button></th>((?:<td>[^<]*</td>)+)')


@pytest.fixture(params=PLACES)
def tutor_with_curve(request):
    """Return a tutor whose curve shows one figure of a game."""
    tutor = app(PLACES[request.param])
    for _ in range(12 if request.param == "incan_gold" else 0):
        tutor.session.play(tutor.session.state.legal()[0])
    press(tutor, "tab", "lines")
    press(tutor, "curve")
    tutor.curve._choice.value = FIGURES[request.param]
    return tutor


def test_the_table_has_the_numbers_of_the_positions(tutor_with_curve):
    """The table has every player's number at the beginning of each part, now and at the end."""
    session = tutor_with_curve.session
    name = session.tree.game.name
    rows = ROW.findall(tutor_with_curve.curve._table.value)
    plies = {int(ply) for ply, _ in rows}
    assert {0, session.ply, session.line.plies} <= plies
    assert {each.ply for each in session.line.chapters if each.kind != "turn"} <= plies
    for ply, cells in rows:
        figures = kit_of(name).compare.figures(session.line.states[int(ply)], session.seat)
        expected = [str(figures[player][FIGURES[name]]) for player in session.state.players]
        assert re.findall("<td>([^<]*)</td>", cells) == expected


def test_a_tap_on_the_picture_goes_to_its_step(tutor_with_curve):
    """A tap on the picture leads to the step at that point, from the first step to the last."""
    session, scene = tutor_with_curve.session, tutor_with_curve.curve._board._scene
    for ply in (0, 5, session.line.plies):
        left = scene.find(f"ply-{ply}").area[0][0]
        right = scene.find(f"ply-{ply}").area[1][0]
        tutor_with_curve.curve._go_to_tap(scene.hit((left + right) / 2, 60))
        assert session.ply == ply


def test_a_closed_curve_draws_nothing(tutor_with_curve):
    """A closed curve leaves only its switch, and another step does not open it."""
    press(tutor_with_curve, "curve")
    tutor_with_curve.session.go(3)
    assert len(tutor_with_curve.curve.widget.children) == 1


@pytest.mark.parametrize("theme", PALETTES)
def test_players_differ_by_dash_and_mark_besides_colour(theme):
    """Players with equal values are drawn with different dashes and marks, and the present moment has a layer of its own."""
    names = tuple("ABCDEFGH")
    curves = Curves(names, ((1, 2, 2),) * len(names), ((0, "Day 1"),))
    scene = curves_scene(curves, 1, "Corn", theme, (416, 190))
    lines = [scene.find(f"curve-{seat}").shapes[0] for seat in range(len(names))]
    assert len({line.paint.dash for line in lines}) == len(names) == len(DASHES)
    assert len({line.text for line in lines}) == len(names)
    ends = [scene.find(f"end-{seat}").shapes[0] for seat in range(len(names))]
    assert len({end.symbol.name for end in ends}) == len(names)
    assert [layer.name for layer in scene.layers] == ["static", "dynamic"]


def test_a_hidden_value_is_not_drawn():
    """A hidden value leaves a gap in the player's line, and a hidden last value has no mark."""
    curves = Curves(("A", "B"), ((1, None, None, 3), (2, 2, None, None)), ())
    scene = curves_scene(curves, 0, "Points", "light", (300, 160))
    (line,) = scene.find("curve-0").shapes
    assert line.text.count("M") == 2
    assert scene.find("end-1") is None


def test_only_steps_can_be_tapped():
    """A tap on a step of the drawing leads to the step, and a tap on another part leads nowhere."""
    assert step_of("ply-12") == 12
    assert step_of("curve-1") is None


def test_each_moment_of_the_table_has_one_name(tutor_with_curve):
    """At the end of a line the table has one row for the present step, which is also the last."""
    tutor_with_curve.session.go(tutor_with_curve.session.line.plies)
    names = re.findall(r"tutor-curve-go[^>]*>([^<]*)<", tutor_with_curve.curve._table.value)
    assert names
    assert all(len(set(parts)) == len(parts) for parts in (name.split(" · ") for name in names))


def test_the_values_of_the_present_step_are_below_the_picture(tutor_with_curve):
    """The values below the picture are those of the present step after a tap, a key or a row of the table."""
    session = tutor_with_curve.session
    key = FIGURES[session.tree.game.name]
    for ply in (3, session.line.plies):
        session.go(ply)
        figures = kit_of(session.tree.game.name).compare.figures(session.state, session.seat)
        told = re.sub("<svg.*?</svg>", "", tutor_with_curve.curve._here.value, flags=re.DOTALL)
        values = re.findall("<span>([^<]*)</span>", told)[1:]
        assert values == [str(figures[player][key]) for player in session.state.players]


def test_another_line_can_be_drawn_beside():
    """Another line, drawn beside the present one, is thin from the fork on, has its numbers in the table, and can be removed."""
    tutor = app("?game=incan_gold&view=explore")
    for _ in range(12):
        tutor.session.play(tutor.session.state.legal()[0])
    tutor.session.go(4)
    for _ in range(6):
        tutor.session.play(tutor.session.state.legal()[-1])
    press(tutor, "tab", "lines")
    press(tutor, "curve")
    curve = tutor.curve
    assert len(curve._beside.options) == 2
    curve._beside.value = curve._beside.options[1][1]
    scene = curve._board._scene
    assert any(scene.find(f"beside-{seat}") is not None for seat in range(3))
    assert "beside:" in curve._here.value
    assert "beside:" in curve._table.value
    curve._beside.value = curve._beside.options[0][1]
    assert "beside:" not in curve._here.value


def test_a_look_at_a_step_shows_its_values(tutor_with_curve):
    """Pointing at a step draws a broken line there and shows the step's move and values.

    Moving over the steps with keys announces them too.
    """
    session, curve = tutor_with_curve.session, tutor_with_curve.curve
    key = FIGURES[session.tree.game.name]
    before, ply = session.ply, session.line.plies - 2
    assert ply != before
    present = curve._here.value
    assert curve._board._scene.find("looked-at") is None
    spoken = tutor_with_curve.page.spoken
    for command in ("curve-look", "curve-key"):
        press(tutor_with_curve, command, ply)
        assert session.ply == before
        told = re.sub("<svg.*?</svg>", "", curve._here.value, flags=re.DOTALL)
        move = re.search(r'curve-move">([^<]*)<', told)[1]
        assert unescape(move) == tutor_with_curve.stage.step(session.path[ply])
        measured = kit_of(session.tree.game.name).compare
        figures = measured.figures(session.line.states[ply], session.seat)
        expected = [str(figures[player][key]) for player in session.state.players]
        assert re.findall("<span>([^<]*)</span>", told)[1:] == expected
        (line,) = curve._board._scene.find("looked-at").shapes
        assert line.paint.dash
        assert (tutor_with_curve.page.spoken != spoken) == (command == "curve-key")
    assert unescape(move) in tutor_with_curve.page.spoken
    assert all(
        f"{player} {value}" in tutor_with_curve.page.spoken
        for player, value in zip(session.state.players, expected, strict=True)
    )
    press(tutor_with_curve, "curve-look", "")
    assert curve._here.value == present
    assert curve._board._scene.find("looked-at") is None


def test_beyond_the_end_only_the_other_line_has_values():
    """Beyond the end of the present line only the other line has values; the present line has no move and no number."""
    tutor = app("?game=princes&view=explore")
    for _ in range(9):
        tutor.session.play(tutor.session.state.legal()[0])
    tutor.session.go(4)
    tutor.session.play(tutor.session.state.legal()[-1])
    press(tutor, "tab", "lines")
    press(tutor, "curve", "open")
    curve = tutor.curve
    curve._beside.value = curve._beside.options[1][1]
    press(tutor, "curve-look", 9)
    assert "The line shown has ended before" in curve._here.value
    assert re.search(r"– \(beside: \d+\)", curve._here.value)


def test_incas_and_goods_can_be_drawn():
    """The curve can show the points and every open figure that can be counted."""
    tutor = app(PLACES["princes"])
    press(tutor, "tab", "lines")
    press(tutor, "curve")
    offered = {value for _, value in tutor.curve._choice.options}
    assert {"corn", "scout", "corn_terraces", "condor", "moon_tiles", "points"} <= offered
    assert "prince" not in offered


def test_a_late_look_at_the_curve_of_a_former_game_shows_nothing():
    """The page shows no values of the former game when it asks for them after another game has begun."""
    tutor = app("?lesson=quick_start&ply=20&view=explore")
    press(tutor, "tab", "lines")
    press(tutor, "curve", "open")
    press(tutor, "curve-key", "3")
    assert "Ralph 1" in tutor.page.spoken
    press(tutor, "tab", "now")
    press(tutor, "game", "incan_gold")
    before = tutor.page.announced
    press(tutor, "curve-key", "3")
    assert tutor.page.announced == before
