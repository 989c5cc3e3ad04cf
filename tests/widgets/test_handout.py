"""Each view opens the sheet of handouts, and the handouts' files have names that tell their content."""

import base64
import re
import subprocess
import sys
from io import BytesIO

import pytest
from PIL import Image

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_rulebook import Wellformed
from tutor.core.words.text import LANGUAGES
from widgets.server.limits import KERNEL_LIMIT

ROGUE = '<img src=x onerror="alert(1)">'


def files(tutor, caption=None):
    """Return the files to save by name, with the caption of the field."""
    markup = tutor.handout._ways.value
    Wellformed(markup)
    kept = re.findall(r'href="data:[^,]*;base64,([^"]*)" download="([^"]*)"', markup)
    caption = tutor.handout.caption.value if caption is None else caption
    for form in re.findall(r'data-do="handout-keep" data-value="(page|svg|png)"', markup):
        press(tutor, "handout-keep", f"{form}\n{caption}")
        kept.append((tutor.page.file["href"].partition(",")[2], tutor.page.file["name"]))
    return {name: base64.b64decode(content).decode("utf-8") for content, name in kept}


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("?lesson=quick_start&ply=26", "quick_start-26"),
        ("?lesson=quick_start&ply=26&view=explore", "quick_start-26"),
        ("?view=presenter&ply=9", "quick_start-9"),
        ("?game=incan_gold", "incan_gold-0"),
    ],
)
def test_a_position_has_three_handouts(query, name):
    """A position has three handouts, whose file names contain the lesson and the ply.

    A control for the game's player aid stands beside the handouts.
    """
    tutor = app(query)
    press(tutor, "handout")
    found = files(tutor)
    assert {f"{name}.html", f"{name}.svg", f"{name}.png"} <= set(found)
    assert any("aid" in each for each in found)
    assert found[f"{name}.png"] == found[f"{name}.svg"]
    assert "tutor-is-handout" in tutor.modes()


@pytest.mark.parametrize("query", first_of(["?game=incan_gold", "?lesson=quick_start&ply=26"], 1))
def test_a_position_can_be_a_sheet(query):
    """The handout of a position is one page; a caption makes the page higher but not wider."""
    tutor, boxes = app(query), []
    press(tutor, "handout")
    for caption in ("", "Look!"):
        press(tutor, "handout-keep", f"pdf\n{caption}")
        name, kind = tutor.page.file["name"], tutor.page.file["href"].partition(";")[0]
        assert name.endswith(".pdf")
        assert kind == "data:application/pdf"
        content = base64.b64decode(tutor.page.file["href"].partition(",")[2])
        assert content.startswith(b"%PDF-")
        assert content.count(b"/Type /Page\n") == 1
        boxes.append(
            [float(each) for each in re.findall(rb"/MediaBox \[([^]]*)\]", content)[0].split()]
        )
    (_, _, wide, high), (_, _, as_wide, higher) = boxes
    assert wide == as_wide
    assert high < higher


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_caption_is_the_teachers(language):
    """The caption begins with the topic.

    The teacher's own text, escaped, replaces the topic on all three handouts.
    """
    tutor = app(f"?view=presenter&ply=9&lang={language}")
    press(tutor, "handout")
    assert tutor.handout.caption.value == tutor.slideshow.caption
    for name, content in files(tutor, ROGUE).items():
        if name.startswith("quick_start"):
            assert "<img" not in content
            assert "&lt;img" in content


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_handout_of_a_question_has_options_and_no_answer(language):
    """The handout of a question has the letters of the screen at its options, and no answer even after the class saw it."""
    tutor = app(f"?view=presenter&lang={language}")
    shown = tutor.presenting.lesson
    while shown.beat.kind != "asked":
        press(tutor, "present-next")
    words = tutor.stage.game.question(shown.lesson.question(shown.asking))
    for _ in range(2):
        press(tutor, "handout")
        lines = tutor.handout.caption.value.splitlines()
        assert lines[0] == words.text
        said = [line.split(": ", 1) for line in lines[1:]]
        assert [(letter, option) for letter, option in said] == [
            (letter, f"{label}.")
            for letter, (label, _) in zip("ABCDE", words.options, strict=False)
        ]
        for content in files(tutor).values():
            assert words.right not in content
        press(tutor, "handout")
        press(tutor, "present-next")
    assert shown.beat.kind != "asked"


def cells(tutor):
    """Return the rows of the table of holdings on the page."""
    (page,) = (content for name, content in files(tutor).items() if re.search(r"\d\.html", name))
    rows = re.findall(r"<tr>(.*?)</tr>", page)
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_a_table_of_holdings(language):
    """The page of a position has a table of goods, supply, priests and virgins, and of open cards."""
    tutor = app(f"?lesson=quick_start&ply=43&lang={language}")
    press(tutor, "handout")
    head, *rows = cells(tutor)
    game, players = tutor.stage.game, tutor.session.state.position()["players"]
    assert len(rows) == len(players)
    for row, player in zip(rows, players, strict=True):
        assert len(row) == len(head)
        counted = [*player["goods"].values(), player["supply"], *player["orders"].values()]
        assert row[: len(counted) + 1] == [player["name"], *map(str, counted)]
        assert row[-1] == ", ".join(
            str(game.figures({"card": card})["card"]) for card in player["cards"]
        )


def test_a_game_with_holdings_on_its_board_has_no_table():
    """The page of Incan Gold has no table, since its board shows everything."""
    tutor = app("?game=incan_gold")
    press(tutor, "handout")
    assert cells(tutor) == []


MOVING = [("?lesson=quick_start&ply=17&lang=es", "turn"), ("?lesson=quick_start&ply=6", "round")]


@pytest.mark.parametrize(("query", "form"), first_of(MOVING, 1))
def test_a_turn_and_a_round_are_moving_pictures(query, form):
    """The moving pictures of a turn and a round are small, repeat endlessly, and contain events and caption as text."""
    tutor = app(query)
    press(tutor, "handout")
    press(tutor, "handout-keep", f"{form}\nWho gains?")
    name, href = tutor.page.file["name"], tutor.page.file["href"]
    assert name == f"quick_start-{tutor.session.ply}-{form}.gif"
    content = base64.b64decode(href.partition(",")[2])
    assert len(content) < 2_000_000
    picture = Image.open(BytesIO(content))
    assert picture.info["loop"] == 0
    assert picture.n_frames > 8
    told = picture.info["comment"].decode("utf-8")
    decision = tutor.session.line.decision(tutor.session.ply)
    assert tutor.stage.game.narrate(decision, tutor.session.before) in told
    assert told.endswith("Who gains?")
    assert tutor.handout._progress.value == ""


def test_before_the_first_decision_there_is_no_moving_picture():
    """At the start of a game the page offers no moving picture, since there is no turn and no round to show."""
    tutor = app("?game=incan_gold")
    press(tutor, "handout")
    assert 'data-value="png"' in tutor.handout._ways.value
    assert 'data-value="turn"' not in tutor.handout._ways.value


def test_an_exhibit_is_not_called_the_example():
    """The name of an exhibit's file differs from the names for the example game."""
    tutor = app("?lesson=quick_start&step=climb-a-little&view=presenter")
    press(tutor, "handout")
    assert any(name.startswith("quick_start-exhibit-") for name in files(tutor))


def test_the_sheet_follows_the_page_and_closes():
    """When the page shows another position, the sheet has the handout of that position.

    The control that opened the sheet, Escape and another view close the sheet.
    """
    tutor = app("?lesson=quick_start&ply=26")
    press(tutor, "handout")
    press(tutor, "key", "ArrowRight")
    assert "quick_start-27.svg" in files(tutor)
    press(tutor, "key", "Escape")
    assert tutor.handout.widget.children == ()
    press(tutor, "handout")
    press(tutor, "handout")
    assert not tutor.handout.is_open
    press(tutor, "handout")
    press(tutor, "view", "explore")
    assert not tutor.handout.is_open


def test_the_handout_of_a_line_before_a_class_hides_secrets():
    """The handout of a line before a class names no hidden card."""
    tutor = app("?game=princes&view=presenter")
    press(tutor, "handout")
    _, *rows = cells(tutor)
    hidden = tutor.stage.game.say("holdings-hidden", count=1)
    assert {row[-1] for row in rows} == {hidden}
    secret = [
        card for player in tutor.session.state.position()["players"] for card in player["cards"]
    ]
    assert secret
    names = [tutor.stage.game.figures({"card": card})["card"] for card in secret]
    for content in files(tutor).values():
        for name in names:
            assert str(name) not in content


def test_a_position_can_be_handed_out_also_while_files_are_open():
    """The handouts are offered also while the controls for files and links are open."""
    tutor = app("?lesson=quick_start&ply=26")
    press(tutor, "tab", "games")
    press(tutor, "keep")
    markup = tutor.games._keep.value
    assert tutor.stage.say("keep-file") in markup
    assert 'data-do="handout"' in markup


@pytest.mark.parametrize("query", ["?lesson=quick_start&ply=26", "?game=incan_gold&view=presenter"])
def test_a_printed_board_looks_like_the_board(query):
    """On paper sky, stones and cave look as on the page, and the file is small enough to send."""
    tutor = app(query)
    press(tutor, "handout")
    for name, content in files(tutor).items():
        assert "Gradient" in content or "-aid-" in name
        assert len(content.encode()) < 90_000


def test_a_picture_beyond_the_memory_is_reported(monkeypatch):
    """When the kernel has too little memory for a picture, the sheet of handouts says so and stays open."""
    tutor = app("?lesson=quick_start&ply=26&view=explore")
    press(tutor, "handout")

    def paint(*_):
        raise MemoryError

    monkeypatch.setattr("widgets.pictures.animation.animation", paint)
    press(tutor, "handout-keep", "turn\nA turn")
    assert tutor.handout.is_open
    assert 'role="alert"' in tutor.handout._progress.value
    assert "more memory than the page has" in tutor.handout._progress.value


SERVED = """
import resource
import sys
from tests.widgets.apps import app, press

tutor = app("?lesson=quick_start&ply=26&view=explore")
press(tutor, "handout")
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
most = int(status["VmData"].split()[0]) * 1024 + int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_DATA, (most, most))
for form in ("pdf", "round"):
    file = tutor.handout.file(form, "Eight decisions")
    print(form, len(file.content))
"""


@pytest.mark.endurance
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts what may be written to")
def test_pictures_fit_in_the_memory_that_a_kernel_has_left():
    """The kernel of a long used page holds 255 MB, and pictures still fit into the memory left."""
    left = KERNEL_LIMIT - 255 * 2**20
    done = subprocess.run(
        [sys.executable, "-c", SERVED, str(left)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["pdf", "round"]
