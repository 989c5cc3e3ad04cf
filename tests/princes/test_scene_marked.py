"""The marks on the board: possible decisions, the picked one, the refused one, and the alternatives."""

import math
import re
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawing import boxes, contrast, texts, touching
from tests.pages import first_of, one_in
from tests.positions import DISTRICTS, NAMES, ORDERS, TILES, TRADED, position
from tests.princes.extremes import EXTREMES, crowd, late
from tutor.core.drawing.outline import Box, Room, around, centroid, holds, inset
from tutor.core.drawing.scene import Path, colours_of, extent
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import Marked, Tapped, board_scene
from tutor.princes.scene.city.city import city, plots
from tutor.princes.scene.city.plots import MORTAR
from tutor.princes.scene.look import LAYOUTS, Look
from tutor.princes.scene.pictures import good
from tutor.princes.scene.themes import THEMES
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, all_things, thing

WORDS = Text("en", ("tutor.core", "tutor.princes"))
BESIDE = (
    *(thing(MOON, tile) for tile in TILES),
    *(thing(ORDER, order) for order in ORDERS),
    *(thing(MARKET, good) for good in TRADED),
)
EDGE = 5
"""The largest distance that a path may lead into a third stone, where three stones meet."""
HEAD = 13
"""The distance between the end of a path's line and the tip of its arrow."""


def place(district):
    """Return the id of a district as a thing on the board."""
    return thing(DISTRICT, district)


def board(data, layout="wide", theme="light", **marks):
    """Return the scene of a position with marks."""
    return board_scene(
        data,
        components=printed_components(),
        text=WORDS,
        theme=theme,
        layout=layout,
        marked=Marked(**marks),
    )


def standing(district="temple_of_the_sun"):
    """Return a position of five players with Incas at work, and the Prince to move in this district."""
    made = position(*NAMES, day=4)
    for name in NAMES:
        made.incas(name, corn_terraces=1, coca_plantation=1, weavers_quarter=1)
    return made.at(NAMES[0], district).json()


def pick_district(district):
    """Return marks for everything as possible and for a district as picked."""
    return {"enter": DISTRICTS, "choose": BESIDE, "picked": Tapped(place(district), True)}


def refuse_district(district, *ways, note="1 llama short"):
    """Return marks for a district as refused and for other decisions as alternatives."""
    return {
        "enter": DISTRICTS,
        "choose": BESIDE,
        "refused": Tapped(place(district), True, note),
        "ways": tuple(enumerate(ways, start=1)),
    }


def others(district):
    """Return the ids of three other districts."""
    return [place(other) for other in DISTRICTS if other != district][::5]


@pytest.mark.parametrize("layout", first_of(LAYOUTS, 2))
def test_marks_cover_no_piece_and_no_word(layout):
    """Prices, notes and numbers have places of their own, beside all Incas and Princes."""
    data = standing()
    for district in DISTRICTS:
        scene = board(data, layout, **pick_district(district))
        assert touching(boxes(scene)) == []
        scene = board(data, layout, **refuse_district(district, *others(district)))
        assert touching(boxes(scene)) == []
        note = boxes(scene)[f"note-{district}"]
        assert holds(city(LAYOUTS[layout].stones).stones[district], *note.centre)


@pytest.mark.parametrize("layout", first_of(LAYOUTS, 2))
def test_a_full_stone_can_be_marked_too(layout):
    """The marks of a full stone hide no piece: the note is a cross, and the number covers the seal."""
    for district in DISTRICTS:
        data = crowd(district)
        scene = board(data, layout, **refuse_district(district))
        assert touching(boxes(scene)) == []
        other = next(name for name in DISTRICTS if name != district)
        scene = board(data, layout, **refuse_district(other, place(district)))
        assert touching(boxes(scene)) == []
        assert scene.find("way-1").label == f"1. {WORDS.say(f'district-{district}')}"


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.sampled_from(list(permutations(DISTRICTS, 2))), st.sampled_from(list(LAYOUTS)))
def test_nothing_leaves_the_picture(way, layout):
    """Ways, rings and numbers stay inside the picture, and a way ends at the edge of the picked district."""
    start, goal = way
    scene = board(standing(start), layout, **pick_district(goal))
    whole = Box(0, 0, scene.width, scene.height)
    for shown in (scene, board(standing(start), layout, **refuse_district(goal, *BESIDE[::6]))):
        for group in (*shown.layers[1].groups, *shown.layers[2].groups):
            assert not group.shapes or whole.contains(extent(group)), group.id
        tip = extent(shown.find("tip")).grow(6)
        assert tip.overlaps(extent(shown.find(f"ring-{goal}")))


def test_free_places_show_no_price():
    """Before a Prince's first turn, when the Prince may go anywhere, the rings are thin and no price is shown."""
    data = standing()
    for player in data["players"]:
        player["prince"] = None
    placing, going = board(data, enter=DISTRICTS), board(standing(), enter=DISTRICTS)
    rings = [each.find("ring-main_temple").shapes[0].paint.width for each in (placing, going)]
    assert not any(placing.find(f"price-{district}") for district in DISTRICTS)
    assert going.find("price-main_temple")
    assert rings[0] < rings[1]
    assert all(placing.find(f"ring-{district}") for district in DISTRICTS)


@pytest.mark.parametrize(("layout", "theme"), one_in(4, product(LAYOUTS, THEMES)))
def test_marks_are_legible(layout, theme):
    """Notes and numbers contrast with their backgrounds, rings with their stones."""
    for district in ("house_of_virgins", "central_plaza", "corn_terraces"):
        marks = refuse_district(district, *others(district), *BESIDE[:1])
        for seen in texts(board(standing(), layout, theme, **marks)):
            assert seen.ground == seen.claimed, seen
            assert seen.contrast >= 4.5, seen
    colours = THEMES[theme]
    for stone in colours.stones.values():
        for ring in (colours.glow, colours.gain, colours.loss):
            assert min(contrast(ring, ground) for ground in colours_of(stone)) >= 3


@pytest.mark.parametrize(("layout", "theme"), one_in(4, product(LAYOUTS, THEMES)))
def test_the_fullest_board_is_small(layout, theme):
    """A board of five players late in the game, with all prices and a pick, is at most 90 kB of SVG."""
    for marks in (
        pick_district("potters_quarter"),
        refuse_district("sun_clock", *others("sun_clock")),
    ):
        assert len(to_svg(board(late(), layout, theme, **marks)).encode()) <= 90_000


def test_a_refusal_leaves_only_the_alternatives():
    """After a refusal only the refused thing and the alternatives have rings.

    The prices of other districts stay.
    """
    scene = board(
        standing(), **refuse_district("sun_clock", place("main_temple"), thing(MOON, "llama"))
    )
    ringed = {group.id for group in scene.groups() if group.id.startswith("ring-")}
    assert ringed == {"ring-sun_clock", "ring-main_temple", "ring-moon-llama"}
    assert scene.find("hatch-sun_clock") is not None
    assert scene.find("open-sun_clock") is None
    assert scene.find("open-royal_palace") is not None
    assert scene.find("note-sun_clock").label == "Sun Clock: 1 llama short"


def test_marks_differ_by_more_than_colour():
    """The rings of districts differ by more than colour.

    The ring of a possible district is thin, of a picked one thick, of a refused one dashed.
    Alternatives have numbers.
    """

    def ring(district, **marks):
        (shape,) = board(standing(), **marks).find(f"ring-{district}").shapes
        assert isinstance(shape, Path)
        return shape.paint.width, bool(shape.paint.dash)

    opened = ring("main_temple", enter=DISTRICTS)
    picked = ring("main_temple", **pick_district("main_temple"))
    hatched = ring("main_temple", **refuse_district("main_temple"))
    works = ring("main_temple", **refuse_district("sun_clock", place("main_temple")))
    assert len({opened, picked, hatched, works}) == 4
    assert hatched[1]
    assert not opened[1]


def test_a_prince_has_no_way_to_its_own_district():
    """A Prince's own district shows no way and no price.

    If a Prince is outside the city, no district shows a way.
    """
    near = [name for name in DISTRICTS if name != "temple_of_the_sun"]
    scene = board(standing(), enter=near)
    assert scene.find("open-temple_of_the_sun") is None
    assert board(standing(), **refuse_district("temple_of_the_sun")).find("tip") is None
    data = position(*NAMES[:2], day=1, number=1).at(NAMES[0], None).at(NAMES[1], None).json()
    assert board(data, **pick_district("sun_clock")).find("tip") is None


def test_pieces_do_not_depend_on_the_marks():
    """Pieces are drawn the same with any marks, so that after a tap only the marks are painted again."""
    bare, tapped = board(standing()), board(standing(), **pick_district("sun_clock"))
    pieces, marked = bare.layers[2].groups, tapped.layers[2].groups
    assert pieces[:-1] == marked[:-1]
    assert [group.id for group in marked[-1].shapes] == ["tip"]


def grid(box, step):
    """Yield points inside a box that are `step` pixels apart."""
    across = range(math.ceil(box.left), math.ceil(box.right), step)
    return ((x, y) for x in across for y in range(math.ceil(box.top), math.ceil(box.bottom), step))


@pytest.mark.parametrize(("layout", "name"), one_in(2, product(LAYOUTS, ["late", "empty", "full"])))
def test_every_tap_area_has_an_id_of_the_list(layout, name):
    """The areas of the board are exactly the things of `things.py`, and a tap finds each, with any marks."""
    wanted = set(all_things(printed_components()))
    for marks in (
        {},
        pick_district("main_temple"),
        refuse_district("main_temple", *others("main_temple")),
    ):
        scene = board(EXTREMES[name], layout, **marks)
        areas = [group for group in scene.groups() if group.area is not None]
        assert sorted(group.id for group in areas) == sorted(wanted)
        for group in areas:
            assert any(scene.hit(*point) == group.id for point in grid(around(group.area), 6))


def test_ids_are_unique():
    """With any marks, no two groups share an id."""
    for layout in LAYOUTS:
        marks = refuse_district("sun_clock", *others("sun_clock"))
        for scene in (
            board(late(), layout, **pick_district("sun_clock")),
            board(late(), layout, **marks),
        ):
            ids = [group.id for group in scene.groups()]
            assert len(ids) == len(set(ids))


def test_a_finger_finds_every_stone_and_every_tile():
    """On a phone each district has room for a square of 44 pixels, and so has each Moon tile."""
    for district, stone in city(LAYOUTS["phone"].stones).stones.items():
        room = Room(inset(stone, MORTAR), 0)
        assert room.closest(44, 44, [], centroid(stone)) is not None, district
    scene = board(late(), "phone")
    for tile in TILES:
        box = around(scene.find(thing(MOON, tile)).area)
        assert min(box.width, box.height) >= 44


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["sun_clock", "corn_terraces", "condor_temple"])
def test_a_price_on_the_small_board_covers_its_seal(language, start):
    """The price covers the district's seal, since a seal beside it would look like another sign."""
    scene = board_scene(
        standing(start),
        components=printed_components(),
        text=Text(language, ("tutor.core", "tutor.princes")),
        theme="light",
        layout="phone",
        marked=Marked(enter=DISTRICTS),
    )
    for district in DISTRICTS:
        seal, price = (extent(scene.find(f"{kind}-{district}")) for kind in ("seal", "price"))
        assert price.left - 1 <= seal.left <= seal.right <= price.right + 1, district


def pairs(line):
    """Yield the points of a path."""
    figures = map(float, re.findall(r"-?\d+(?:\.\d+)?", line.text))
    return list(zip(figures, figures, strict=True))


@pytest.mark.parametrize("layout", first_of(LAYOUTS, 2))
def test_the_way_next_door_goes_through_the_gate(layout):
    """The way to a district next door leads through its gate, and crosses at most the edge of a third stone."""
    stones = city(LAYOUTS[layout].stones)
    for pair, crossing in stones.crossings.items():
        for start, goal in permutations(pair):
            scene = board(standing(start), layout, picked=Tapped(place(goal), walks=True))
            (line,) = scene.find("way").shapes
            assert min(math.dist(point, crossing.at) for point in pairs(line)) < HEAD
            others = [inset(each, EDGE) for name, each in stones.stones.items() if name not in pair]
            for x, y in pairs(line):
                assert not any(holds(each, x, y) for each in others), (pair, x, y)


@pytest.mark.parametrize("layout", first_of(LAYOUTS, 1))
def test_a_way_over_the_walls_shows_a_llama(layout):
    """The way to a district without a common gate is an arc that avoids all names.

    The way shows a llama if there is a place where the llama hides nothing.
    """
    look = Look(printed_components(), WORDS, THEMES["light"], LAYOUTS[layout])
    names = [plot.heading.box for plot in plots(look).values()]
    crossings = set(map(frozenset, city(LAYOUTS[layout].stones).crossings))
    ridden = dict.fromkeys((True, False), 0)
    for start, goal in combinations(DISTRICTS, 2):
        marked = {"enter": DISTRICTS, "picked": Tapped(place(goal), walks=True)}
        scene = board(standing(start), layout, **marked)
        line, *rider = scene.find("way").shapes
        if {start, goal} in crossings:
            assert not rider
            continue
        (x0, y0), *points, (x1, y1) = pairs(line)
        aside = max(abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) for x, y in points)
        assert 2 * aside > math.dist((x0, y0), (x1, y1))
        assert not any(holds(each.grow(-1).polygon(), x, y) for each in names for x, y in points)
        ridden[bool(rider)] += 1
        for disc, llama in [rider] if rider else []:
            assert llama.symbol is good("llama", "light")
            box = Box(disc.x, disc.y, disc.x, disc.y).grow(disc.radius)
            assert touching({**boxes(scene), "rider": box}) == []
    assert ridden[True] > 1.5 * ridden[False]
