"""The board as drawn without a browser: nothing overlaps, nothing is clipped, all texts are legible."""

import math
from dataclasses import replace
from itertools import pairwise, product

import pytest

from tests.drawing import assert_small_page, boxes, texts, touching
from tests.pages import one_in
from tests.positions import DISTRICTS, NAMES, position
from tests.princes.extremes import EXTREMES, LONGEST, crowd, late, scouts_on
from tests.vector_files import quick_start
from tutor.core.drawing.outline import Box, around, fits, inset
from tutor.core.drawing.scene import extent
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import Marked, board_scene
from tutor.princes.scene.city.city import city
from tutor.princes.scene.city.plots import MORTAR
from tutor.princes.scene.look import LAYOUTS
from tutor.princes.scene.themes import THEMES

WORDS = Text("en", ("tutor.core", "tutor.princes"))
SMALLEST = {"wide": 14, "medium": 12, "phone": 13, "hall": 13, "wall": 13}
CLEAR = 3
"""The least distance in pixels between a Prince and the name of a wide stone."""
SHOWN = [dict(check["position"], pending=None) for check in quick_start()["checks"]]


def board(data, layout="wide", theme="light", legal=(), marked=None):
    """Return the scene of a position in a layout and a theme, with legal decisions and marks."""
    return board_scene(
        data,
        components=printed_components(),
        text=WORDS,
        theme=theme,
        layout=layout,
        marked=marked or Marked(enter=legal),
    )


@pytest.mark.parametrize(("name", "layout"), one_in(3, product(EXTREMES, LAYOUTS)))
def test_a_board_is_in_order_however_crowded(name, layout):
    """On a crowded board with all prices each piece and word has its own place, on its stone or panel.

    The picture is at most 90 kB of well-formed SVG, which runs nothing and loads nothing.
    """
    scene = board(EXTREMES[name], layout, legal=DISTRICTS)
    found = boxes(scene)
    assert touching(found) == []
    assert beside_their_stones(found, EXTREMES[name]["players"], layout) == []
    sizes = LAYOUTS[layout]
    panels = [getattr(sizes, part) for part in ("city", "trail", "market", "orders", "moons")]
    panels += [sizes.days, sizes.deck]
    for thing, box in found.items():
        assert any(panel.contains(box.grow(-0.5)) for panel in panels), thing
    for seat, player in enumerate(EXTREMES[name]["players"], start=1):
        wanted = [f"scout-{seat}"]
        wanted += [f"prince-{seat}"] if player["prince"] else []
        wanted += [f"incas-{seat}-{place}" for place, count in player["incas"].items() if count]
        for thing in wanted:
            assert scene.find(thing).label.startswith(player["name"])
    assert_small_page(to_svg(scene), 90_000)


def beside_their_stones(found, players, layout):
    """Return the pieces, names and prices that are not wholly inside the outline of their district."""
    stones = city(LAYOUTS[layout].stones).stones
    princes = {f"prince-{seat}": player["prince"] for seat, player in enumerate(players, start=1)}
    out = []
    for thing, box in found.items():
        kind, _, rest = thing.partition("-")
        district = princes.get(thing, rest.partition("-")[2] if kind == "incas" else rest)
        if kind not in ("prince", "incas", "bonus", "name", "price") or district not in stones:
            continue
        if not fits(inset(stones[district], MORTAR), box.grow(-0.5)):
            out.append(thing)
    return out


@pytest.mark.parametrize("layout", LAYOUTS)
def test_colours_and_prices_move_nothing(layout):
    """All pieces and words have the same places in every theme, and with or without prices."""
    shown = boxes(board(EXTREMES["late"], layout, legal=DISTRICTS))
    for theme in THEMES:
        assert boxes(board(EXTREMES["late"], layout, theme, legal=DISTRICTS)) == shown
    assert boxes(board(EXTREMES["late"], layout)).items() <= shown.items()


@pytest.mark.parametrize("layout", [name for name, each in LAYOUTS.items() if not each.is_close])
def test_the_moon_of_a_night_covers_no_day(layout):
    """The moon of a night stands between the suns of two days and covers neither, however close they are."""
    for day in range(2, 9):
        scene = board({**position(*NAMES, day=day).json(), "last_turns": 0}, layout)
        moon, *suns = (
            extent(scene.find(name)) for name in ("moonlight", f"day-{day}", f"day-{day + 1}")
        )
        for sun in suns:
            assert math.dist(moon.centre, sun.centre) >= (moon.width + sun.width) / 2


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("step", [0, 7, 14, 20])
def test_scouts_of_one_step_keep_apart(step, layout):
    """Scouts on one step do not touch, even with the outlines that reach beyond their boxes."""
    found = boxes(board(scouts_on(step), layout))
    scouts = {name: box.grow(2) for name, box in found.items() if name.startswith("scout")}
    assert len(scouts) == 5
    assert touching(scouts) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_panels_do_not_overlap(layout):
    """Panels do not cover each other, except the deck and the mountain."""
    sizes = LAYOUTS[layout]
    panels = [sizes.city, sizes.trail, sizes.market, sizes.orders, sizes.moons, sizes.days]
    whole = Box(0, 0, sizes.width, sizes.height)
    assert all(whole.contains(panel) for panel in (*panels, sizes.deck))
    assert touching({str(number): panel for number, panel in enumerate(panels)}) == []
    others = [panel for panel in panels if panel.overlaps(sizes.deck)]
    assert others in ([], [sizes.trail])
    scene = board(SHOWN[0], layout)
    steps = [scene.find("step-" + str(step)).area for step in range(21)]
    assert not [area for area in steps if sizes.deck.overlaps(around(area).grow(-0.4))]


@pytest.mark.parametrize(("layout", "theme"), one_in(4, product(LAYOUTS, THEMES)))
def test_every_text_can_be_read(layout, theme):
    """Texts are large enough, name their background colour, and contrast with it by at least 4.5."""
    for name in ("late", "empty", "full", "all in sun_clock", "names alike"):
        for seen in texts(board(EXTREMES[name], layout, theme, legal=DISTRICTS)):
            assert round(seen.size, 3) >= SMALLEST[layout], seen
            assert seen.ground == seen.claimed, seen
            assert seen.contrast >= 4.5, seen


def test_every_district_has_its_name():
    """Each stone bears its district's whole name, on one line or two."""
    written = " ".join(seen.text for seen in texts(board(SHOWN[0])))
    for district in DISTRICTS:
        for word in WORDS.say(f"district-{district}").split():
            assert word in written


def test_five_players_have_five_shapes_colours_and_letters():
    """No two players look alike, even without colour."""
    scene = board(late(LONGEST))
    marks = {name for name in boxes(scene) if name.startswith("scout")}
    assert len(marks) == 5
    letters = {scene.find(name).shapes[-1].symbol.shapes[-1].text for name in marks}
    kinds = {type(scene.find(name).shapes[-1].symbol.shapes[0]).__name__ for name in marks}
    assert len(letters) == 5
    assert {"Circle", "Rect", "Path"} == kinds


def test_a_view_looks_like_the_position():
    """Hidden hands and a hidden deck look the same on the board, which shows only their numbers."""
    data = late()
    view = dict(data, format="tutor-view", player=NAMES[0], deck={"hidden": len(data["deck"])})
    view["players"] = [
        player
        if player["name"] == NAMES[0]
        else dict(player, cards={"hidden": len(player["cards"])})
        for player in data["players"]
    ]
    assert board(view) == board(data)


def test_the_static_layer_is_cached_by_look():
    """Boards with the same layout and theme share one static layer, so that the painter sees it unchanged."""
    one, other = board(SHOWN[0]), board(SHOWN[-1])
    assert one.layers[0] is other.layers[0]
    assert board(SHOWN[0], theme="dark").layers[0] is not one.layers[0]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tap_on_a_stone_hits_its_district(layout):
    """A tap on the middle of a district's seal, or on a piece there, finds the district."""
    scene = board(crowd("central_plaza"), layout)
    for district in DISTRICTS:
        (seal,) = scene.find(f"seal-{district}").shapes
        middle = seal.x + 12 * seal.scale, seal.y + 12 * seal.scale
        assert scene.hit(*middle) == f"district-{district}"
    prince = boxes(scene)["prince-1"].centre
    assert scene.hit(*prince) == "district-central_plaza"


@pytest.mark.parametrize(
    ("thing", "part"),
    [
        ("market-llama", "market-llama"),
        ("order-puma", "order-puma"),
        ("moon-steps_2", "moon-steps_2"),
        ("track", "days"),
        ("deck-count", "deck"),
        ("trail-heading", "trail"),
        ("scout-1", "step-1"),
    ],
)
def test_a_tap_beside_the_city_hits_its_thing(thing, part):
    """A tap beside the city finds the single column, row or Moon tile, and any other panel as a whole."""
    scene = board(SHOWN[0])
    found = boxes(scene)
    box = found.get(thing) or found["days-heading"]
    assert scene.hit(*box.centre) == part


def test_a_tap_on_the_background_hits_nothing():
    """A tap between panels or on a mountain finds no thing."""
    scene = board(SHOWN[0])
    assert scene.hit(620, 300) is None
    assert scene.hit(5, 5) is None


def test_reconstructed_figures_have_the_sign():
    """Borders, step values and gold without a source have the sign of a guess, and the board explains the sign."""
    scene = board(SHOWN[0])
    figures = printed_components()
    rebuilt = [border for border in figures.borders if border.is_reconstructed]
    _, signs = scene.find("paths-reconstructed").shapes
    assert signs.text.count("M") == len(rebuilt)
    shown, *_ = scene.find("paths-shown").shapes
    assert shown.text.count("Z") == len(figures.borders) - len(rebuilt)
    assert "our best guess" in scene.find("order-virgin").description
    assert "our best guess" in scene.find("deck").description
    assert "as we guess" in scene.find("district-sun_clock").description
    assert "our best guess" in scene.find("legend").description


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", [name for name, each in LAYOUTS.items() if each.explains_signs])
def test_the_legend_of_the_sign_covers_nothing_of_the_city(layout, language):
    """The legend that explains the sign of a guess covers nothing of the city.

    It stands beside the wall, or among the houses whose rows have the sign.
    """
    words = Text(language, ("tutor.core", "tutor.princes"))
    found = boxes(board_scene(late(), components=printed_components(), text=words, layout=layout))
    sizes = LAYOUTS[layout]
    if layout != "wide":
        assert sizes.orders.contains(found["legend"])
        return
    # The drawn wall reaches 3.5 pixels further out, and its foot lies 6 pixels lower.
    wall = [(x, y + 6) for x, y in inset(city(sizes.stones).wall, -3.5)]
    along = [
        (x + (u - x) * part / 50, y + (v - y) * part / 50)
        for (x, y), (u, v) in pairwise([*wall, wall[0]])
        for part in range(50)
    ]
    legend = found["legend"]
    assert not [at for at in along if legend.contains(Box(*at, *at))]


def test_prices_follow_the_columns():
    """The pay of the next sale and the price of the next purchase stand below each column."""
    data = position().market(llama=0, coca=1, pottery=3, cloth=4).json()
    scene = board(data)
    found = {}
    for good in ("llama", "coca", "pottery", "cloth"):
        rows = [scene.find(f"{good}-{row}").shapes[0].text for row in (0, 1)]
        found[good] = tuple(map(int, rows))
    assert found == {"llama": (6, 6), "coca": (5, 6), "pottery": (3, 4), "cloth": (3, 3)}


def test_the_current_value_is_at_the_right():
    """Each row of an order marks the last uncovered number as the current step value.

    A row from which no tile is taken marks no number.
    """
    data = position().orders("Bert", condor=1, puma=5).json()
    scene = board(data)
    values = {
        order: scene.find(f"value-{order}").shapes[0].text for order in ("condor", "puma", "virgin")
    }
    assert values == {"condor": "7", "puma": "4", "virgin": "–"}


class Renamed:
    """A `Text` that gives other names to districts."""

    def __init__(self, names):
        self.names = dict(zip(DISTRICTS, names, strict=True))

    def say(self, message_id, **arguments):
        """Return the other name of a district, or the text of the catalogue for any other message."""
        name = message_id.removeprefix("district-").removeprefix("board-short-")
        return self.names.get(name) or WORDS.say(message_id, **arguments)


@pytest.mark.parametrize(("language", "layout"), one_in(2, product(LANGUAGES, LAYOUTS)))
def test_names_of_every_language_leave_room_for_every_piece(language, layout):
    """However crowded a district is, its name is not cut short and covers nothing."""
    words = Text(language, ("tutor.core", "tutor.princes"))
    for district in DISTRICTS:
        data, marked = crowd(district), Marked(enter=DISTRICTS)
        scene = board_scene(
            data, components=printed_components(), text=words, layout=layout, marked=marked
        )
        found = boxes(scene)
        assert touching(found) == []
        assert [
            thing
            for thing in beside_their_stones(found, data["players"], layout)
            if thing.startswith("bonus")
        ] == []
        names = [scene.find(f"name-{name}").shapes for name in DISTRICTS]
        assert not [line.text for lines in names for line in lines if "…" in line.text]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prince_stands_clear_of_the_name_where_there_is_room(language, layout):
    """On a wide stone the Prince whose turn it is stands with its rim outside the box of the district's name."""
    data = position().at("Bert", "llama_meadow").incas("Gina", llama_meadow=2).json()
    words = Text(language, ("tutor.core", "tutor.princes"))
    found = boxes(board_scene(data, components=printed_components(), text=words, layout=layout))
    assert not found["prince-1"].grow(CLEAR).overlaps(found["name-llama_meadow"])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_covers_the_parts_beside_the_city(language, layout):
    """Headings, notes and rewards of every catalogue keep to their places and are not cut short."""
    words = Text(language, ("tutor.core", "tutor.princes"))
    scene = board_scene(late(), components=printed_components(), text=words, layout=layout)
    stones = LAYOUTS[layout].stones
    beside = {name: box for name, box in boxes(scene).items() if not stones.overlaps(box)}
    assert touching(beside) == []
    assert not [seen.text for seen in texts(scene) if "…" in seen.text]


def test_a_middle_board_is_full_to_its_foot():
    """On a board of middle width the panels beside the city leave no gaps and reach the lower edge."""
    layout = LAYOUTS["medium"]
    scene = board(late(), "medium")
    boxes_of = [around(group.area) for group in scene.groups() if group.role == "panel"]
    beside = [box for box in boxes_of if box.right > layout.stones.right + 100]
    tops = sorted((box.top, box.bottom) for box in beside)
    gaps = [top - before for (_, before), (top, _) in pairwise(tops)]
    assert max(gaps) <= 8
    assert scene.height - max(bottom for _, bottom in tops) <= 8
    lowest, highest = (around(scene.find(step).area) for step in ("step-0", "step-20"))
    assert lowest.top - highest.bottom > 150


def test_a_name_of_any_length_is_drawn():
    """A district's name of any length is drawn, abbreviated if it does not fit the stone."""
    words = Renamed(["Wilhelmina " * 5] * len(DISTRICTS))
    scene = board_scene(SHOWN[0], components=printed_components(), text=words)
    lines = [line.text for line in scene.find("name-sun_clock").shapes]
    assert lines[0].startswith("W")
    assert "…" in "".join(lines)


def test_other_figures_are_drawn_too():
    """The board draws a reader's components: a longer trail, more tiles, other prices, fewer days."""
    printed = printed_components()
    orders = {
        name: replace(order, values=(*order.values, 3, 2)) for name, order in printed.orders.items()
    }
    figures = replace(printed, summit=22, prices=(8, 7, 6, 5), last_day=7, orders=orders)
    data = position(day=3).json()
    data["orders_left"] = {"condor": 5, "puma": 7, "virgin": 8}
    scene = board_scene(data, components=figures, text=WORDS)
    assert touching(boxes(scene)) == []
    assert scene.find("step-22") is not None
    assert scene.find("value-condor").shapes[0].text == "7"
