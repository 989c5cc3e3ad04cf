"""Two further lessons: a second one of the Princes, and one of Incan Gold.

`install` puts them into a copy of the product; the other functions run there, in a process of its
own, and return JSON. Both lessons have the same id, so only the game tells them apart.
"""

import json
import shutil
from pathlib import Path

from tests.documents.blocks import DOCS, blocks
from tests.sources import ROOT
from tests.widgets.apps import app, open_file, press
from tutor.core.base.game import find_game
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.progress import Progress
from tutor.core.records.record import random_record

NAME = "meadow"
PAGE = DOCS / "how-to" / "write-a-lesson.md"
CAVE = {
    "lesson.json": {"format": "tutor-lesson", "version": 1, "game": "incan_gold", "acts": ["cave"]},
    "cave.json": {
        "act": "cave",
        "minutes": 2,
        "steps": [
            {"id": "cave-look", "at": 1},
            {"id": "cave-decide", "at": 2, "task": {"decide": True}},
        ],
    },
}
WORDS = """
lesson-meadow = Into the temple
act-cave = The cave
    .about = What lies ahead.
step-cave-look = Somebody has made up their mind.
    .title = A look
step-cave-decide = Make up yours.
    .title = A choice
    .same = So it was.
    .shown = So it was played.
    .other = It was played otherwise.
"""


def install(folder: Path) -> None:
    """Copy the product to a folder, and add the lesson of the documents and one of Incan Gold."""
    for package in ("tutor", "widgets"):
        shutil.copytree(ROOT / package, folder / package)  # with what is compiled, which is as old
    files = {block.file: block.text for block in blocks(PAGE) if block.file.startswith("tutor/")}
    game = find_game("incan_gold")
    record = random_record(game, 3, game.variants[0], 3, 6).to_json()
    for name, data in {**CAVE, "record.json": record}.items():
        files[f"tutor/incan_gold/lessons/{NAME}/{name}"] = json.dumps(data)
    files["tutor/incan_gold/locale/en/cave.ftl"] = WORDS
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def stands(tutor):
    """Return the open lesson, its step, and the sentences of the page about the lesson."""
    course, title = tutor.course, tutor.bar.widget.value
    names = ("The whole game", "On the Llama Meadow", "Into the temple")
    return {
        "lesson": str(course.key),
        "at": course.at,
        "is_here": course.is_here,
        "board": tutor.session.tree.game.name,
        "named": next(name for name in names if f">{name}<" in title),
        "address": tutor.here.address(),
        "faults": tutor.notices.widget.value,
    }


def open_lessons():
    """Return, for each of several addresses, the lesson that the address opens."""
    return {
        query: stands(app(query))
        for query in (
            "?view=lesson",
            "?lesson=quick_start",
            "?lesson=meadow",
            "?lesson=meadow&game=princes",
            "?lesson=meadow&game=incan_gold",
            "?lesson=quick_start&game=princes&step=bert-enters",
            "?lesson=meadow&game=incan_gold&step=cave-decide",
        )
    }


def found_again():
    """Return, for each lesson, what its page shows, and what another browser shows at the address of this page."""
    tutors = [app("?lesson=meadow"), app("?lesson=meadow&game=incan_gold")]
    for tutor in tutors:
        press(tutor, "lesson-next", tutor.course.at)
    return [[stands(tutor), stands(app(tutor.here.address()))] for tutor in tutors]


def side_by_side():
    """Open three lessons in turn on one page, and return what the page shows of each.

    The result also has the stored progress, the first lesson opened again, and the page after a reload.
    """
    tutor = app("?lesson=quick_start")
    press(tutor, "lesson-next", tutor.course.at)
    told = [stands(tutor)]
    for game in ("princes", "incan_gold"):
        fetch(tutor, Progress(LessonKey(game, NAME), "gone").to_json())
        press(tutor, "lesson-next", tutor.course.at)
        told.append(stands(tutor))
    kept = json.loads(tutor.page.work)["progress"]
    fetch(tutor, kept[0])
    tab = {"work": tutor.page.work, "spot": tutor.page.spot}
    again = app(tutor.here.address(), tab=json.dumps(tab))
    return {"told": told, "kept": kept, "back": stands(tutor), "again": stands(again)}


def fetch(tutor, progress):
    """Open a file of progress."""
    open_file(tutor, "progress.json", json.dumps(progress).encode())


def present_lessons():
    """Return the presentation of each lesson, and what a browser stores of it."""
    tutor = app("?lesson=meadow&game=incan_gold&view=presenter")
    press(tutor, "present-next")
    press(tutor, "view", "lesson")
    fetch(tutor, Progress(LessonKey("princes", NAME), "gone").to_json())
    press(tutor, "view", "presenter")
    return {"slide": tutor.slideshow.widget.value, "kept": tutor.presenting.dump()}


def results():
    """Return the results of all functions of this module that return JSON, keyed by the functions' names."""
    made = (open_lessons, found_again, side_by_side, present_lessons)
    return {each.__name__: each() for each in made}
