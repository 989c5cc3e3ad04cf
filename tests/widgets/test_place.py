"""A `Place` says which view, step and panels the page shows.

It can be read, written, opened, and found again after a reload.
"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pages import first_of, one_in
from tests.trees import a_tree
from tests.widgets.apps import QUICK_START, app, press
from tests.widgets.test_history import back_to, left_by
from tests.widgets.test_whereabouts import LESSON, TASKS, agree, fork, page_place
from tutor.core.lessons.presentation import parts_of
from tutor.core.records.files import PARAMETER, write_link, write_tree
from widgets.session.workspace import lesson_workspace
from widgets.shared.place import (
    ALSO,
    PANELS,
    TABS,
    UNFOLDED,
    VIEWS,
    Place,
    read_address,
    write_address,
)
from widgets.shared.workspaces import SHOWN

STEPS = [step.id for step in LESSON.steps]
EXHIBITS = sorted(LESSON.exhibits)
TREES = [a_tree(game, seed=7, nodes=12) for game in ("princes", "incan_gold")]
LINKS = [write_link(write_tree(tree)) for tree in TREES]
SEATS = [*TREES[0].start.players, "*"]
EXAMPLE = lesson_workspace(QUICK_START).tree
LINKS.append(write_link(write_tree(EXAMPLE.add(30, EXAMPLE.step(30).state.legal()[-1]))))
DAMAGED = st.sampled_from(["", "x", "-1", "99999999", "٣", "1.2.3.4", "%"])
PARAMETERS = {
    "lesson": st.just("quick_start"),
    "game": st.sampled_from(["princes", "incan_gold"]),
    "r": st.sampled_from(LINKS),
    "ply": st.integers(0, 60).map(str),
    "step": st.builds("{}{}".format, st.sampled_from(STEPS), st.sampled_from(["", ".0", ".2"])),
    "view": st.sampled_from([*VIEWS, "learn", "teach"]),
    "seat": st.sampled_from(SEATS),
    "exhibit": st.sampled_from(EXHIBITS),
    "open": st.sampled_from(PANELS),
    "ask": st.sampled_from(["llama", "trail.stable", " May I stay? "]),
    "compare": st.sampled_from(["3", "3.1.2", "40"]),
    "question": st.sampled_from(["selling.0.choice", "selling.1.claim-2.3.10.again"]),
    "theme": st.just("dark"),
}
QUERIES = st.fixed_dictionaries(
    {}, optional={name: values | DAMAGED for name, values in PARAMETERS.items()}
)
ANY = {"deadline": None, "derandomize": True}


@settings(max_examples=100, **ANY)
@given(QUERIES)
def test_any_query_gives_a_place_that_writes_itself(parameters):
    """A place read from any query leaves out wrong parameters, and writes a query from which the same place is read."""
    place = Place.from_query(write_address(parameters))
    again = read_address(place.query)
    assert again.place == place
    assert again.faults == ()
    assert again.place.query == place.query


def go(tutor, name, value):
    """Use a control of the page to go to a place or to make a decision."""
    is_slide = tutor.is_presenting and not tutor.presenting.is_line
    if name == "step":
        press(tutor, "view", "lesson")
        if tutor.course is not None and tutor.view.name == "lesson":
            tutor.course.open_step(value)
            tutor.course.arrive()
            tutor.screen.render()
    elif name in ("next", "back", "last"):
        if not is_slide:
            tutor.timeline.press(name)
    elif name == "decide":
        if tutor.session.state.due is not None and tutor.workspaces.at != SHOWN:
            fork(tutor)
    elif name in ("lesson-next", "review", "try"):
        if tutor.course is not None and tutor.view.name == "lesson":
            press(tutor, name, tutor.course.at if name == "lesson-next" else "")
    elif name in ("view", "game") or name.startswith("present") == tutor.is_presenting:
        press(tutor, name, value)


WAYS = st.one_of(
    st.tuples(st.just("view"), st.sampled_from(VIEWS)),
    st.tuples(st.just("game"), st.sampled_from(["princes", "incan_gold"])),
    st.tuples(st.just("tab"), st.sampled_from(["now", "lines", "games", "rules"])),
    st.tuples(st.just("step"), st.sampled_from(STEPS)),
    st.tuples(st.just("exhibit"), st.sampled_from(EXHIBITS)),
    st.tuples(st.just("rule"), st.sampled_from(["trail.stable", "market.sell"])),
    st.tuples(
        st.sampled_from(["next", "back", "last", "decide", "lesson-next", "review", "try"]),
        st.just(""),
    ),
    st.tuples(st.sampled_from(["present-next", "present-line"]), st.just("")),
)
BEGINNINGS = (
    "?lesson=quick_start",
    "?lesson=quick_start&ply=20&view=explore",
    "?game=princes&view=play",
    "?game=incan_gold&view=explore",
    "?view=teach",
    f"?{PARAMETER}={LINKS[0]}&view=explore",
)


OWN = st.sampled_from(
    [{"game": "princes"}, {"game": "incan_gold"}, *({"r": each} for each in LINKS)]
)
LEARNT = st.just({"lesson": "quick_start"})
BESIDE = st.sampled_from(["explore", "play"])
SLIDES = [f"{step}.{part}" for step in STEPS for part in parts_of(LESSON, step) if part != 1]
OVER = [("learn", "contents"), ("teach", "covered"), ("explore", "editor"), ("play", "puzzles")]
OVER += [("explore", each) for each in UNFOLDED]


def joined_queries(*parts, **values):
    """Return a strategy for queries that have the drawn parameters of all `parts`, and of `values`."""
    drawn = st.tuples(*parts, st.fixed_dictionaries(values))
    return drawn.map(lambda each: {name: value for part in each for name, value in part.items()})


def panels(over):
    """Return a strategy for queries with a view and a part of the page that is open over the view."""
    return st.sampled_from(over).map(lambda each: {"view": each[0], "open": each[1]})


PLACES = {
    "view": joined_queries(OWN | LEARNT, view=st.sampled_from([*VIEWS, "learn", "teach"])),
    "tab": joined_queries(OWN | LEARNT, view=BESIDE, open=st.sampled_from(TABS)),
    "panel": joined_queries(LEARNT, panels(OVER)),
    "panel of a game": joined_queries(OWN, panels(OVER[2:])),
    "lesson step": joined_queries(LEARNT, step=st.sampled_from(STEPS)),
    "tree link": joined_queries(view=BESIDE, r=st.sampled_from(LINKS)),
    "ply": joined_queries(LEARNT | OWN, view=BESIDE, ply=st.integers(0, 5).map(str)),
    "seat": joined_queries(
        view=BESIDE, r=st.sampled_from(LINKS[:2]), seat=st.sampled_from(SEATS[:-1])
    ),
    "exhibit": joined_queries(LEARNT, exhibit=st.sampled_from(EXHIBITS)),
    "rules asked": joined_queries(
        LEARNT | OWN, view=BESIDE, ask=st.sampled_from(["llama", "May I stay?"])
    ),
    "comparison": joined_queries(
        view=BESIDE, r=st.sampled_from(LINKS), compare=st.integers(1, 12).map(str)
    ),
    "slide": joined_queries(LEARNT, view=st.just("teach"), step=st.sampled_from(SLIDES[1:])),
}
SAYS = {
    "view": lambda place, asked: place.view == ALSO.get(asked["view"], asked["view"]),
    "tab": lambda place, asked: asked["open"] in (place.panel, "events", "stocks"),
    "panel": lambda place, asked: place.panel == asked["open"],
    "panel of a game": lambda place, asked: place.panel == asked["open"],
    "lesson step": lambda place, asked: place.step.id == asked["step"],
    "tree link": lambda place, asked: place.link,
    "ply": lambda place, asked: place.link or place.ply is not None,
    "seat": lambda place, asked: place.seat,
    "exhibit": lambda place, asked: place.exhibit,
    "rules asked": lambda place, asked: place.looked_up == asked["ask"],
    "comparison": lambda place, asked: place.compare is not None,
    "slide": lambda place, asked: str(place.step) == asked["step"],
}


def stands(tutor):
    """Return what the page shows at its place, with its modes and its open tab."""
    return {**page_place(tutor), "modes": sorted(tutor.screen.modes()), "tab": tutor.view.tab}


def found_everywhere(tutor, width):
    """Check that a new page, a reloaded page and a page from another place show the same at the tutor's address."""
    address, place = tutor.page.address, tutor.here.place()
    assert Place.from_query(address) == place
    elsewhere = app("?lesson=quick_start&ply=7&view=explore", width)
    elsewhere.navigation.open(Place.from_query(address))
    for other in (app(address, width), app(address, width, tab=left_by(tutor)), elsewhere):
        assert other.page.address == address
        assert other.here.place() == place
        assert stands(other) == stands(tutor)
        assert other.notices.widget.value == ""


@settings(max_examples=3, **ANY)
@given(st.sampled_from(BEGINNINGS), st.lists(WAYS, min_size=1, max_size=7))
def test_any_place_reached_by_presses_is_found_elsewhere(query, ways):
    """After any presses, a new page, a reloaded page and a page from another place show the same at the address."""
    tutor = app(query)
    for each in ways:
        go(tutor, *each)
    found_everywhere(tutor, 1440)


@pytest.mark.parametrize("kind", one_in(3, PLACES))
@settings(max_examples=2, **ANY)
@given(data=st.data(), width=st.sampled_from([1440, 390]))
def test_any_place_opened_in_a_fresh_page_shows_the_same_and_has_the_same_address(
    kind, data, width
):
    """A place of either game, with any of its parts, opens the same in a new page, under the same address."""
    asked = data.draw(PLACES[kind])
    tutor = app(write_address(asked), width)
    assert SAYS[kind](tutor.here.place(), asked)
    found_everywhere(tutor, width)


@pytest.mark.endurance
@settings(max_examples=3, **ANY)
@given(st.sampled_from(STEPS), st.integers(1, 1000), st.integers(0, 4))
def test_any_question_on_a_fresh_position_is_found_elsewhere(step, seed, number):
    """A question on a fresh position has the same number when another page opens the step."""
    tutor = app(f"?lesson=quick_start&step={step}")
    tutor.course.runner.progress = replace(tutor.course.runner.progress, seed=seed)
    press(tutor, "review")
    for _ in range(number):
        press(tutor, "lesson-next", tutor.course.at)
    assert tutor.here.place().question == tutor.course.fresh_question
    found_everywhere(tutor, 1440)


def gone_along(step):
    """Return a page whose reader has gone along the exhibit of a step."""
    tutor = app(f"?lesson=quick_start&step={step}")
    tutor.timeline.press("last")
    return tutor


def page_with_plan(step):
    """Return a page on which an option of a plan is chosen."""
    tutor = app(f"?lesson=quick_start&step={step}")
    tutor.course.choose_plan(tutor.course.plan.options[0].id)
    tutor.timeline.press("last")
    return tutor


def asked_again(step):
    """Return a page with a question on a fresh position."""
    tutor = app(f"?lesson=quick_start&step={step}")
    press(tutor, "review")
    return tutor


def page_with_decision(step):
    """Return a page whose learner has decided differently from the example."""
    return fork(app(f"?lesson=quick_start&step={step}"))


def first(kind):
    """Return the first step of the lesson with a task of this kind."""
    return next(each for each, task in TASKS.items() if task == kind)


LAID_OUT = {
    "exhibit": lambda: gone_along(next(s.id for s in LESSON.steps if s.at.exhibit)),
    "plan": lambda: page_with_plan(first("plan")),
    "question": lambda: asked_again("gina-stays"),
    "turn": lambda: page_with_decision(first("turn")),
}


@pytest.mark.parametrize("name", first_of(LAID_OUT, 2))
@pytest.mark.parametrize("view", first_of(["explore", "presenter", "play", "rules"], 1))
def test_a_task_left_in_a_lesson_is_found_by_back_and_after_a_reload(name, view):
    """The browser's back and a reload find an exhibit, a plan's option, a question and a learner's decision again."""
    tutor = LAID_OUT[name]()
    left, number = tutor.here.place(), tutor.page.visit
    again = app(tutor.page.address, tab=left_by(tutor))
    assert again.here.place() == left
    assert page_place(again) == page_place(tutor)
    before = page_place(tutor)
    press(tutor, "view", view)
    agree(tutor)
    reloaded = app(tutor.page.address, tab=left_by(tutor))
    assert reloaded.here.place() == tutor.here.place()
    back_to(tutor, number)
    assert tutor.here.place() == left
    assert page_place(tutor) == before


@pytest.mark.parametrize("name", first_of(LAID_OUT, 2))
def test_a_lesson_found_again_is_what_its_address_says(name):
    """The lesson found again shows the open task, but no exhibit that the reader has already left."""
    tutor = LAID_OUT[name]()
    for leave in ((), (("exhibit", EXHIBITS[0]),)):
        for each in leave:
            press(tutor, *each)
        press(tutor, "view", "explore")
        press(tutor, "view", "lesson")
        other = agree(tutor)
        assert other.course.option == tutor.course.option
        assert other.course.is_here == tutor.course.is_here


def test_a_slide_is_found_after_a_reload_beside_an_own_line():
    """After a reload the page shows the slide, and the line that the reader made waits in the lesson."""
    tutor = fork(app("?lesson=quick_start&ply=30&view=explore"))
    press(tutor, "view", "presenter")
    press(tutor, "present-lesson")
    press(tutor, "present-next")
    assert app(tutor.page.address, tab=left_by(tutor)).here.place() == tutor.here.place()


def test_going_back_from_a_slide_leaves_it_covered():
    """After the browser's back the presentation still counts the slide as covered."""
    tutor = app("?view=teach")
    press(tutor, "present-next")
    number = tutor.page.visit
    press(tutor, "present-act", 3)
    seen = set(tutor.presenting.lesson.seen)
    back_to(tutor, number)
    assert tutor.presenting.lesson.seen == seen


@pytest.mark.parametrize("view", ["explore", "lesson"])
def test_a_place_with_other_lines_loses_no_own_line(view):
    """A link with other lines opens beside the lesson, and the reader's own lines become an earlier game."""
    theirs = fork(app(f"?lesson=quick_start&ply=30&view={view}"))
    tutor = fork(app("?lesson=quick_start&ply=5&view=explore"))
    own = write_tree(tutor.session.tree)["nodes"]
    tutor.navigation.open(Place.from_query(theirs.page.address))
    assert tutor.here.place() == theirs.here.place()
    assert own in [write_tree(each.tree)["nodes"] for each in tutor.workspaces.earlier]


UNDER = {
    "lesson": ("?lesson=quick_start&ply=26&view=explore",),
    "game": ("?game=princes",),
    "game after a lesson": ("?lesson=quick_start&ply=26&view=explore", "play", "explore"),
    "lesson after a game": ("?game=princes", "lesson", "explore"),
}


@pytest.mark.parametrize("name", first_of(sorted(UNDER), 2))
def test_a_set_up_position_is_found_after_a_reload(name):
    """After a reload the set-up position is in the editor, and closing it leads to the game before."""
    query, *views = UNDER[name]
    tutor = app(query)
    for view in views:
        press(tutor, "view", view)
    before = page_place(tutor)
    press(tutor, "editor-begin", "random\n4")
    again = app(tutor.page.address, tab=left_by(tutor))
    assert again.editor.is_open
    assert page_place(again) == page_place(tutor)
    for each in (again, tutor):
        press(each, "editor-close")
        assert page_place(each) == before
