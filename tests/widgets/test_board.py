"""The board's window sends drawings when a browser needs them, and reports taps on the board."""

import json
from unittest.mock import Mock

import ipycanvas.canvas
import pytest

import widgets.board.board
from tests.princes.extremes import late
from tests.vector_files import quick_start
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import (
    Circle,
    Gradient,
    Group,
    Layer,
    Paint,
    Path,
    Rect,
    Scene,
    Stop,
    Words,
    radial_glow,
    vertical_gradient,
)
from tutor.core.words.text import Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene
from widgets.board.board import CSS_CLASS, Board
from widgets.board.painter import Painter
from widgets.page.regions import Region

WORDS = Text("en", ("tutor.core", "tutor.princes"))
SHOWN = [check["position"] for check in quick_start()["checks"]]
PAINT = Paint("#102030", "#000000", 2, (3, 4), 0.5)


@pytest.fixture
def message_sizes(monkeypatch):
    """Return the sizes in bytes of all messages with drawing commands."""
    sizes = []

    def count(self, content, buffers=()):
        sizes.append(len(json.dumps(content)) + sum(len(bytes(part)) for part in buffers))

    monkeypatch.setattr(ipycanvas.canvas._CanvasManager, "send", count)
    return sizes


def scene(data=SHOWN[0], layout="wide", theme="light"):
    """Return the board of a position."""
    return board_scene(
        data, components=printed_components(), text=WORDS, layout=layout, theme=theme
    )


def small(*shapes, still=()):
    """Return a scene with one thing to tap."""
    stone = Group("stone", shapes, area=Box(10, 10, 20, 20).polygon())
    layers = (Layer("static", (Group("still", still),)), Layer("dynamic", (stone,)))
    return Scene(100, 80, "", "", layers)


def event(board, name, **data):
    """Send the board an event as the browser does."""
    board.widget._handle_custom_msg({"event": name, **data}, [])


def ready(board):
    """Tell the board that a browser has connected."""
    board.widget[-1]._handle_custom_msg({"event": "client_ready"}, [])


def test_nothing_is_drawn_before_a_browser_is_there(message_sizes):
    """The board keeps its last scene until a browser has connected, since a canvas drawn too early stays blank."""
    painted = []
    board = Board(on_painted=lambda: painted.append(True))
    board.show(scene())
    board.show(scene(SHOWN[1]))
    assert (message_sizes, painted) == ([], [])
    ready(board)
    assert (len(message_sizes), painted) == (1, [True])


def test_a_step_is_one_small_message(message_sizes):
    """A step of the quick start is one message of at most 66 kB, even a step to the fullest board."""
    board = Board()
    ready(board)
    board.show(scene())
    for data in (*SHOWN[1:], late(), SHOWN[0]):
        message_sizes.clear()
        board.show(scene(data))
        assert len(message_sizes) == 1
        assert message_sizes[0] <= 66_000


def test_the_same_scene_again_sends_nothing(message_sizes):
    """The board sends nothing for the same scene again, nor for another scene that looks the same."""
    board = Board()
    ready(board)
    board.show(scene())
    message_sizes.clear()
    board.show(scene())
    assert message_sizes == []


def test_a_browser_that_comes_later_gets_the_whole_board(message_sizes):
    """After a reload of the page the canvas is empty, so the board sends the whole scene again."""
    board = Board()
    ready(board)
    board.show(scene())
    whole = message_sizes[-1]
    ready(board)
    assert message_sizes[-1] == whole


def test_another_theme_or_layout_repaints_all(message_sizes):
    """Another theme or layout repaints the fixed layer as well, and a layout gives the canvas a new size."""
    board = Board(ratio=2)
    ready(board)
    board.show(scene())
    message_sizes.clear()
    board.show(scene(theme="dark"))
    board.show(scene(theme="dark", layout="phone"))
    assert all(size > 60_000 for size in message_sizes)
    assert (board.widget.width, board.widget.layout.width) == (748, "374px")
    assert board.widget.height == 2 * scene(layout="phone").height


def test_a_new_size_is_sent_at_once(monkeypatch):
    """The board sends width and height together, so that no browser distorts the board for a moment."""
    board = Board(ratio=1)
    board.show(scene())
    told = []
    monkeypatch.setattr(type(board.widget), "send_state", lambda _, key: told.append(sorted(key)))
    board.show(scene(layout="phone"))
    assert told == [["height", "width"]]


def test_a_higher_pixel_ratio_keeps_the_visible_size(message_sizes):
    """At a higher pixel ratio the canvas has more pixels and the same visible size; the ratio has a limit."""
    board = Board(ratio=1)
    ready(board)
    board.show(scene())
    board.ratio = 1.5
    assert (board.widget.width, board.widget.height) == (1392, 1122)
    assert board.widget.layout.width == "928px"
    assert len(message_sizes) == 2
    board.ratio = 1.5
    assert len(message_sizes) == 2
    board.ratio = 40
    assert board.ratio == 3


def test_a_failure_releases_the_canvas(message_sizes):
    """A painting error is raised, and afterwards the board paints the next scene as usual."""
    board = Board()
    ready(board)
    with pytest.raises(ValueError, match="path"):
        board.show(small(Path("no path at all", PAINT)))
    message_sizes.clear()
    board.show(small(Circle(15, 15, 4, PAINT)))
    board.show(small(Circle(15, 15, 3, PAINT)))
    assert len(message_sizes) == 2


def test_every_kind_of_shape_is_painted(message_sizes):
    """The painter paints circles, rectangles with and without corners, paths with curves, and words."""
    board = Board()
    ready(board)
    shapes = (
        Circle(15, 15, 4, PAINT),
        Rect(10, 10, 5, 5, 0, PAINT),
        Rect(10, 10, 5, 5, 2, PAINT),
        Path("M0 0L1 1Q2 2 3 1C4 0 5 0 6 1Z", PAINT, (Paint("#FFFFFF"),)),
        Words(1, 1, "<b>", 14, "#000000", "#FFFFFF", "serif", "end"),
    )
    empty = small()
    board.show(empty)
    bare = message_sizes[-1]
    board.show(small(*shapes, still=shapes))
    assert message_sizes[-1] > bare


def test_letters_of_another_font_keep_to_the_measured_room():
    """The canvas squeezes words of a wider font into the width that was measured for them."""
    canvas = Mock()
    said = "Temple of the Sun"
    Painter(canvas, 2).paint([Words(5, 7, said, 14, "#000000", "#FFFFFF", "bold")])
    canvas.fill_text.assert_called_once_with(said, 5, 7, round(width(said, "bold", 14), 1))


def test_a_halo_is_painted_before_its_letters():
    """The halo of a word is as broad as in the drawing, and it is compressed like the word's letters."""
    canvas = Mock()
    Painter(canvas, 2).paint([Words(5, 7, "Sun", 14, "#000000", "#FFFFFF", halo="#FFEEDD")])
    names = [call[0] for call in canvas.method_calls if call[0].endswith("_text")]
    assert names == ["stroke_text", "fill_text"]
    assert (canvas.stroke_style, canvas.line_width) == ("#FFEEDD", 3)
    assert canvas.stroke_text.call_args == canvas.fill_text.call_args


def test_a_gradient_is_stretched_over_the_shape_it_fills():
    """The painter stretches a square of one pixel over the shape's box, and restores the canvas afterwards."""
    canvas = Mock()
    sky = Paint(Gradient((Stop(0, "#103050"), Stop(1, "#FFFFFF", 0.5))), "#000000")
    Painter(canvas, 2).paint([Rect(3, 5, 40, 20, 0, sky)])
    canvas.create_linear_gradient.assert_called_once_with(
        0, 0, 0, 1, [(0, "#103050"), (1, "#FFFFFF80")]
    )
    assert canvas.fill_style is canvas.create_linear_gradient.return_value
    stretched, placed = (call.args for call in canvas.set_transform.call_args_list)
    assert stretched == (80, 0, 0, 40, 6, 10)
    assert placed == (2, 0, 0, 2, 0, 0)


def test_a_gradient_is_made_once():
    """All shapes on all boards share one model for each gradient, since each model makes the page slower."""
    fills = vertical_gradient("#000001", "#FFFFFF"), radial_glow("#FF0001", 0.5)
    shapes = [Circle(15, 15, 4, Paint(fill)) for fill in fills]
    canvas = Mock()
    for _ in range(2):
        Painter(canvas, 2).paint([*shapes, Path("M0 0L9 9L0 9Z", Paint(fills[0]))])
    canvas.create_linear_gradient.assert_called_once()
    canvas.create_radial_gradient.assert_called_once()


def test_a_tap_reports_the_thing_that_it_hits():
    """A tap on the canvas reports the thing at that pixel of the scene, at any resolution of the canvas.

    A tap on nothing reports nothing.
    """
    heard = []
    board = Board(ratio=2)
    event(board, "mouse_down", x=30, y=30)
    board.on_hit(heard.append)
    board.show(small())
    event(board, "mouse_down", x=30, y=30)
    event(board, "mouse_down", x=60, y=60)
    assert heard == ["stone"]


def test_without_a_canvas_the_board_is_svg(monkeypatch):
    """Without a canvas the page shows the same scene at once as SVG text."""
    painted = []
    monkeypatch.setattr(widgets.board.board, "MultiCanvas", None)
    board = Board(on_painted=lambda: painted.append(True))
    board.show(scene())
    assert isinstance(board.widget, Region)
    assert board.widget.value.startswith("<svg")
    assert painted == [True]


@pytest.mark.parametrize("there", [True, False])
def test_the_board_has_its_class_and_stays_out_of_the_tab_order(monkeypatch, there):
    """Style sheets find the board by its class.

    It is not in the tab order, since the keyboard has other controls.
    """
    if not there:
        monkeypatch.setattr(widgets.board.board, "MultiCanvas", None)
    board = Board()
    widget = board.widget
    assert CSS_CLASS in (widget._dom_classes if there else widget.classes)
    assert not there or not widget.tabbable
