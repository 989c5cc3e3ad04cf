"""The temple as drawn without a browser: nothing overlaps, nothing is clipped, all texts are legible."""

from itertools import product

import pytest

from tests.drawing import assert_small_page, boxes, texts, touching
from tests.incan_gold.drawn import TEXTS, board, symbols, texts_of
from tests.incan_gold.extremes import EXTREMES, beyond, early, longest_path, middle, over
from tests.incan_gold.playing import GAME
from tests.incan_gold.temple import KINDS, NAMES, temple
from tests.pages import one_in
from tutor.core.drawing.outline import Box, around
from tutor.core.drawing.svg import to_svg
from tutor.incan_gold.components import CHOICES
from tutor.incan_gold.scene.cards import WORTH, stones
from tutor.incan_gold.scene.look import LAYOUTS, layout_for
from tutor.incan_gold.scene.themes import THEMES

SMALLEST = 13
PANELS = ("temples", "deck", "camp", "path", "hazards", "odds")


@pytest.mark.parametrize(("name", "layout"), one_in(7, product(EXTREMES, LAYOUTS)))
def test_a_board_is_in_order_however_crowded(name, layout):
    """Each card, player and word has its own place in a panel, and answers a tap there by its name.

    Only the longest players' names are cut short. Texts are large enough, and contrast with the
    ground below them by 4.5 and more. The picture is at most 60 kB of well-formed SVG, which runs
    nothing and loads nothing.
    """
    data = EXTREMES[name]
    sizes = layout_for(layout, len(data["players"]))
    panels = [box for part in PANELS if (box := getattr(sizes, part))]
    for language in TEXTS:
        scene = board(data, layout, language=language)
        found = boxes(scene)
        assert touching(found) == []
        for thing, box in found.items():
            assert any(panel.contains(box.grow(-0.5)) for panel in panels), thing
        if name != "long names":
            assert not [seen.text for seen in texts(scene) if "…" in seen.text]
        for group in scene.groups():
            if group.area is None or group.role == "panel":
                continue
            assert scene.hit(*around(group.area).centre) == group.id
            assert group.label
        assert_small_page(to_svg(scene), 60_000)
    for theme in THEMES:
        for seen in texts(board(data, layout, theme)):
            assert round(seen.size, 3) >= SMALLEST, seen
            assert seen.ground == seen.claimed, seen
            assert seen.contrast >= 4.5, seen


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "players", [NAMES, pytest.param(NAMES[:3], marks=pytest.mark.endurance)], ids=len
)
def test_paths_of_any_length_fit(players, layout):
    """Paths from one card to the longest fit the board, for few players and for many."""
    for count in range(1, 26):
        data = longest_path(players)
        data["path"] = data["path"][:count]
        scene = board(data, layout)
        assert touching(boxes(scene)) == []
        drawn = [group.id for group in scene.groups() if group.id.startswith("path-")]
        assert drawn == [f"path-{card}" for card in data["path"]]


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_panels_do_not_overlap(layout, players):
    sizes = layout_for(layout, players)
    panels = {part: box for part in PANELS if (box := getattr(sizes, part))}
    whole = Box(0, 0, sizes.width, sizes.height)
    assert all(whole.contains(panel) for panel in panels.values())
    assert touching(panels) == []


def test_the_static_layer_is_cached_by_look():
    """Boards with the same layout and theme share one static layer, so that the painter sees it unchanged."""
    one, other = board(early()), board(longest_path(NAMES[:3]))
    assert one.layers[0] is other.layers[0]
    assert board(early(), theme="dark").layers[0] is not one.layers[0]


@pytest.mark.parametrize("panel", PANELS)
def test_a_panel_answers_at_an_empty_point(panel):
    """A tap just inside a panel's corner finds the panel."""
    box = getattr(layout_for("wide", 3), panel)
    assert board(early()).hit(box.left + 3, box.top + 3) == panel


def test_tents_and_choices_of_others_stay_hidden():
    """A view shows a question mark for each other player's tent.

    It shows that another player has chosen, but not what.
    """
    view = GAME.load(middle()).view("Ana")
    tents = [texts_of(board(view), f"player-{seat}")[0].text for seat in range(1, 6)]
    assert tents == ["12", "?", "?", "?", "?"]
    other = dict(middle(), chosen={"Chaska": "camp"})
    assert board(other) == board(middle())


def test_hidden_and_open_decks_look_alike():
    """The board draws a hidden deck like an open one, with only the counts that all players know."""
    state = GAME.load(middle())
    whole, view = board(state.position()), board(state.view("Ana"))
    for thing in ("deck-cards", "next-odds", *(f"hazard-{kind}" for kind in KINDS)):
        assert whole.find(thing) == view.find(thing)


def test_hazards_count_how_often_they_can_come():
    """The board counts the hazards of each kind on the path, in the deck and out of the game."""
    scene = board(middle())
    said = {kind: scene.find(f"hazard-{kind}").description for kind in ("spider", "snake", "fire")}
    assert said == {
        "spider": "One spider lies on the path: the next one ends the round. 2 of this kind in the deck.",
        "snake": "No snake lies on the path. 2 of this kind in the deck, 1 out of the game.",
        "fire": "One fire lies on the path: the next one ends the round. 2 of this kind in the deck.",
    }


def test_temples_say_where_their_artifacts_are():
    """The mark of each artifact says whether it is taken, lost, on the path, to come, in the deck or never found."""
    scene = board(middle())
    assert [scene.find(f"temple-{number}").description for number in (1, 2, 3, 4)] == [
        "Round 1 is over. Diego has taken its artifact, worth 5 points.",
        "Round 2 is over. Its artifact is lost for good.",
        "Round 3 is being played. Its artifact lies on the path.",
        "Round 4 is still to come. Its artifact waits here to be shuffled in.",
    ]
    assert "somewhere in the deck" in board(early()).find("temple-1").description
    assert "never found" in board(over(4)).find("temple-2").description
    assert "no artifacts" in board(EXTREMES["diamant"]).find("temple-1").description


def test_artifacts_show_their_present_value():
    """Each artifact on the path shows the value that it has for the next player who leaves alone.

    After two artifacts were taken, the first on the path is worth 5 and the second 10.
    """
    made = (
        temple(number=4)
        .path("artifact_3", "artifact_4")
        .artifacts("Ana", artifact_1=5, artifact_2=5)
    )
    scene = board(made.json())
    words = [scene.find(f"path-artifact_{number}").description for number in (3, 4)]
    assert words == [
        f"Worth {value} points to an explorer who leaves alone now." for value in (5, 10)
    ]


def test_only_possible_choices_glow():
    """The possible choices have a ring, and the picked choice has a broader ring.

    If no choice is possible, nothing has a ring.
    """
    plain, ready, picked = (
        board(early(), legal=legal, picked=choice)
        for legal, choice in (((), None), (CHOICES, None), (CHOICES, "camp"))
    )
    assert len(plain.find("next").shapes) == 1
    assert len(ready.find("next").shapes) > 1
    assert picked.find("next") == ready.find("next")
    assert picked.find("way-out") != ready.find("way-out")


def test_the_end_shows_all_totals():
    """At the end each player has a bar with the total, and the rows name the winners."""
    data = over(4)
    scene = board(data, legal=())
    for seat, score in enumerate(data["result"]["scores"], start=1):
        assert str(score["total"]) in [each.text for each in texts_of(scene, f"score-{seat}")]
    assert scene.find("next") is None


def test_a_winner_is_not_marked_with_an_artifact():
    """The mark of a winner is not the picture of an artifact, which would say that the winner has one."""
    data = over(4)
    for seat, score in enumerate(data["result"]["scores"], start=1):
        marked = symbols(board(data, legal=()).find(f"score-{seat}").shapes)
        assert "artifact" not in marked
        assert ("star" in marked) == (score["name"] in data["result"]["winners"])


@pytest.mark.rules("round.end")
def test_at_the_end_the_cards_are_back_in_the_deck():
    """At the end of the game the board counts all cards in the deck, except those that are gone or taken."""
    data = over(4)
    scene = board(data, legal=())
    taken = sum(len(player["artifacts"]) for player in data["players"])
    gone = len(data["removed"]) + len(data["lost_artifacts"])
    assert f"{35 - taken - gone} cards" in scene.find("deck-cards").label
    for kind in KINDS:
        removed = sum(card.startswith(kind) for card in data["removed"])
        assert f"{3 - removed} of this kind in the deck" in scene.find(f"hazard-{kind}").description


def test_other_figures_are_drawn_too():
    """The board draws other figures of a reader's components: many rounds, many treasures, few kinds of hazards."""
    data, figures = beyond()
    for layout in LAYOUTS:
        scene = board(data, layout, figures=figures)
        assert touching(boxes(scene)) == []
        assert scene.find("temple-30") is not None
        assert scene.find("path-treasure_99") is not None
        assert scene.find("path-treasure_1") is None
        assert "more cards lie" in scene.find("way-out").description


@pytest.mark.parametrize("treasure", [0, 1, 9, 17, 99])
def test_stones_add_up_to_the_treasure(treasure):
    """The drawn stones are the fewest that add up to the treasure.

    If there is no room for all of them, one stone of each kind is drawn.
    """
    worth = dict(WORTH)
    assert sum(worth[name] for name in stones(treasure, 99)) == treasure
    assert len(stones(treasure, 0)) == len(set(stones(treasure, 99)))
