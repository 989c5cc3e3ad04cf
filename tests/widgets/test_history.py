"""Back and forward in the browser show every screen as the reader left it, and lose no work."""

import json
import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.trees import a_record
from tests.widgets.apps import app, begin_game, open_file, press, show
from tests.widgets.test_whereabouts import fork, page_place
from tutor.core.base.game import find_game
from tutor.core.laboratory.puzzles.puzzle import puzzles
from tutor.core.records.files import dump_tree, pack, write_tree
from tutor.core.records.movetext import write_movetext
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from tutor.core.words.formats import date_and_time, zone_of
from widgets.session.workspace import Workspace, new_game, read_workspace
from widgets.shared.workspaces import MOST_EARLIER


def walk(tutor, *ways):
    """Yield, for each screen of a walk, its number and what it showed when the reader left it."""
    left = {}
    for way in ways:
        left[tutor.page.visit] = page_place(tutor)
        way(tutor)
    left[tutor.page.visit] = page_place(tutor)
    return left


def way(name, value=""):
    """Return a function that presses a control, given by its name and value."""
    return lambda tutor: press(tutor, name, value)


def on(tutor):
    """Go on to the next step of the lesson."""
    press(tutor, "lesson-next", tutor.course.at)


def back_to(tutor, number):
    """Press the browser's back or forward button."""
    press(tutor, "return", number)
    assert tutor.page.visit == number
    assert tutor.here.address() == tutor.page.address


ROUND = (
    way("view", "lesson"),
    on,
    on,
    way("view", "explore"),
    fork,
    way("view", "rules"),
    way("view", "play"),
    fork,
    way("game", "incan_gold"),
    fork,
    way("view", "presenter"),
    way("door"),
)


def test_every_screen_comes_back_as_it_was_left():
    """Back and forward lead through views, steps and games in both directions."""
    tutor = app("")
    left = walk(tutor, *ROUND)
    assert len(left) == len(ROUND) + 1
    lines = len(tutor.workspaces.dump()["earlier"])
    for number in (*reversed(left), *left):
        back_to(tutor, number)
        assert page_place(tutor) == left[number], number
    assert len(tutor.workspaces.dump()["earlier"]) == lines


def test_a_step_after_going_back_is_a_new_screen():
    """A step after going back is a new screen with the highest number.

    The browser forgets the screens ahead.
    """
    tutor = app("?lesson=quick_start")
    numbers = list(walk(tutor, on, on))
    assert len(numbers) == 3
    back_to(tutor, numbers[0])
    press(tutor, "view", "explore")
    assert tutor.page.visit > max(numbers)


def test_a_decision_is_a_screen_of_its_own_and_a_step_is_not():
    """A decision makes a new screen, so back leads to the moment before it; fifty steps together are one screen."""
    tutor = app("?lesson=quick_start&ply=5&view=explore")
    before = tutor.page.visit
    fork(tutor)
    line = tutor.session.place
    assert tutor.page.visit == before + 1
    for way in ("back", "first", "next", "last", "turn-back"):
        tutor.timeline.press(way)
        assert tutor.page.visit == before + 1
    press(tutor, "show", 12)
    assert tutor.page.visit == before + 2
    for _ in range(20):
        tutor.timeline.press("next")
    assert tutor.page.visit == before + 2
    assert f"ply={tutor.session.ply}" in tutor.here.address()
    press(tutor, "show", line)
    assert tutor.page.visit == before + 3
    back_to(tutor, before + 2)
    assert tutor.session.ply == 32
    back_to(tutor, before)
    assert tutor.session.ply == 5


def test_a_replaced_game_is_found_again():
    """Back leads to a game that a new game has replaced, and the browser stores both."""
    tutor = app("?view=play")
    fork(tutor)
    press(tutor, "view", "explore")
    left, number = page_place(tutor), tutor.page.visit
    press(tutor, "game", "incan_gold")
    fork(tutor)
    back_to(tutor, number)
    assert page_place(tutor) == left
    assert len(tutor.workspaces.earlier) == 1


@pytest.mark.parametrize("value", first_of(["99", "-1", "x", "", "9" * 5000, "²"], 2))
def test_an_invented_number_changes_nothing(value):
    """The number of a screen that does not exist changes nothing."""
    tutor = app("?lesson=quick_start&ply=3")
    before = page_place(tutor), tutor.page.visit
    press(tutor, "return", value)
    assert (page_place(tutor), tutor.page.visit) == before


def left_by(tutor):
    """Return the data of a visit that the browser stores for the next one."""
    return json.dumps({"work": tutor.page.work, "spot": tutor.page.spot})


def test_earlier_work_is_stored_beside_a_new_one():
    """The browser keeps lines beside a lesson, and the reader's own game, when another address opens."""
    before = app("?lesson=quick_start&ply=20")
    fork(before)
    lines = len(before.session.tree.nodes)
    press(before, "view", "play")
    fork(before)
    game = before.session.tree

    opened = app("?game=incan_gold&view=play", last=left_by(before))
    fork(opened)
    assert [write_tree(each.tree) for each in opened.workspaces.earlier] == [write_tree(game)]
    press(opened, "game", "princes")
    assert write_tree(opened.session.tree) == write_tree(game)
    press(opened, "view", "lesson")
    assert len(opened.session.tree.nodes) == lines

    again = app("", last=left_by(opened))
    press(again, "enter", "play")
    assert write_tree(again.session.tree) == write_tree(game)
    assert [each.tree.game.name for each in again.workspaces.earlier] == ["incan_gold"]


def test_a_viewed_link_pushes_no_own_game_out():
    """Another person's game that was opened from a link is stored only after the reader makes a decision in it."""
    tutor = app("?view=play")
    fork(tutor)
    own = write_tree(tutor.session.tree)
    for seed in range(8):
        game = random_record(find_game("incan_gold"), 3, "standard", seed, 4)
        link = pack(write_tree(Tree.of_record(game)))
        tutor = app(f"?r={link}", last=left_by(tutor))
        assert [write_tree(each.tree) for each in tutor.workspaces.earlier] == [own]
    fork(tutor)
    last = app("?game=princes&view=play", last=left_by(tutor))
    fork(last)
    kept = sorted(each.tree.game.name for each in last.workspaces.earlier)
    assert kept == ["incan_gold", "princes"]


def test_the_readers_game_is_not_lost_at_its_address():
    """When back and forward lead to the address of the reader's own game, it opens as the reader's own."""
    first = app("?view=play")
    fork(first)
    own = write_tree(first.session.tree)
    lesson = app("?lesson=quick_start", last=left_by(first))
    fork(lesson)
    back = app(f"?r={pack(own)}&view=play", last=left_by(lesson))
    press(back, "view", "explore")
    forward = app("?lesson=quick_start", last=left_by(back))
    fork(forward)
    another = app("?game=princes&view=play", last=left_by(forward))
    fork(another)
    assert own in [write_tree(each.tree) for each in another.workspaces.earlier]


def test_finished_games_are_stored_longest():
    """When room is short, the browser drops the oldest unfinished game first and keeps finished games."""
    game = find_game("incan_gold")
    finished = Tree.of_record(random_record(game, 3, "standard", 1))
    tutor = app("?view=play")
    tutor.workspaces.begin(Workspace(finished))
    for seed in range(MOST_EARLIER + 3):
        begun = Tree.of_record(random_record(game, 3, "standard", seed, 4))
        tutor.workspaces.begin(Workspace(begun))
    kept = [write_tree(each.tree) for each in tutor.workspaces.earlier]
    assert len(kept) == MOST_EARLIER
    assert write_tree(finished) == kept[-1]


def test_the_work_of_another_tab_is_found_whole_and_once():
    """The page finds the work of another tab whole and once, even when that tab was used meanwhile."""
    one = app("?game=princes&view=play")
    fork(one)
    other = app("?game=incan_gold&view=play", last=left_by(one))
    fork(other)
    for _ in range(3):
        one.session.play(one.session.state.legal()[0])
    one.screen.render()
    played = write_tree(one.session.tree)
    for first, second in ((one, other), (other, one)):
        others = json.dumps([left_by(second), "{", json.dumps({"work": "[]"})])
        third = app("?lesson=quick_start&ply=3", last=left_by(first), others=others)
        kept = [each.tree for each in third.workspaces.earlier]
        trees = [write_tree(each) for each in (third.workspaces.free_tree, *kept)]
        assert played in trees
        assert (
            sorted(each.game.name for each in (third.workspaces.free_tree, *kept)).count(
                "incan_gold"
            )
            == 1
        )
        lines = len(trees)
        again = app("?lesson=quick_start&ply=3", last=left_by(third), others=others)
        assert len(again.workspaces.earlier) + 1 == lines


def test_a_reload_finds_the_work_of_other_tabs_and_nothing_twice():
    """After a reload the games of a closed tab are earlier games, and the tab's own undo and lines stay the same."""
    other = app("?game=incan_gold&view=play")
    fork(other)
    tutor = fork(app("?lesson=quick_start&ply=3"))
    press(tutor, "view", "play")
    fork(tutor)
    others = json.dumps([left_by(other), left_by(tutor)])
    for _ in range(2):
        tutor = app(tutor.page.address, tab=left_by(tutor), last=left_by(other), others=others)
        assert [each.tree.game.name for each in tutor.workspaces.earlier] == ["incan_gold"]
        assert tutor.session.can_undo


def test_a_longer_link_that_is_only_viewed_replaces_no_game():
    """A link with more moves of the reader's game, if it is only viewed, leaves the reader's own game as it was."""
    tutor = app("?game=princes&view=play")
    fork(tutor)
    own = tutor.session.tree
    longer = own.add(own.current, own.step(own.current).state.legal()[0])
    link = app(f"?r={pack(write_tree(longer))}", last=left_by(tutor))
    assert write_tree(own) in [write_tree(each.tree) for each in link.workspaces.earlier]


@pytest.mark.parametrize("others", ["{", "3", "[3]", '["{"]', "[" * 100_000, '[{"work": 1}]'])
def test_invalid_work_of_other_tabs_changes_nothing(others):
    """The page ignores invalid work of other tabs in the browser's data."""
    assert app("?lesson=quick_start&ply=3", others=others).workspaces.earlier == []


def test_an_address_of_a_lesson_goes_on_where_its_reader_was():
    """The address of a lesson opens the place where the reader left, with the finished tasks.

    The beginning of the lesson has an address of its own.
    """
    before = app("?lesson=quick_start")
    beginning = before.here.address()
    assert "step=welcome" in beginning
    on(before)
    on(before)
    opened = app("?lesson=quick_start", last=left_by(before))
    assert opened.course.runner.progress == before.course.runner.progress
    assert opened.course.is_here
    again = app(beginning, last=left_by(opened))
    assert again.course.runner.progress.at == "welcome"
    assert again.course.runner.progress.done == before.course.runner.progress.done
    assert app("?lesson=quick_start").course.runner.progress.at == "welcome"


def test_the_progress_of_several_tabs_in_a_lesson_is_joined():
    """The page joins the progress of several tabs in a lesson, in whatever order they are opened and reloaded."""
    first, second = app("?lesson=quick_start"), app("?lesson=quick_start&step=gina-recruits")
    on(first)
    on(second)
    done = set(first.course.runner.progress.done) | set(second.course.runner.progress.done)
    assert len(done) == 2
    one, other = left_by(first), left_by(second)
    for last, before in ((one, other), (other, one)):
        opened = app("?lesson=quick_start", last=last, others=json.dumps([before]))
        assert set(opened.course.runner.progress.done) == done
        progress = json.loads(json.loads(last)["work"])["progress"]
        assert opened.course.runner.progress.at == progress[0]["at"]
        # A reloaded tab finds its place, and the tasks of the other tabs.
        here = json.loads(json.loads(last)["spot"])["address"]
        again = app(here, tab=last, last=before, others=json.dumps([before]))
        assert set(again.course.runner.progress.done) == done
        assert again.course.runner.progress.at == progress[0]["at"]
    at = first.course.runner.progress.at
    told = json.dumps({"progress": json.loads(second.page.work)["progress"]})
    for _ in range(2):
        press(first, "progress-heard", told)
        assert set(first.course.runner.progress.done) == done
        assert first.course.runner.progress.at == at
    for strange in ("", "3", '{"progress": 3}', '{"progress": [{"lesson": "quick_start"}]}'):
        press(first, "progress-heard", strange)
    assert set(first.course.runner.progress.done) == done


def test_begin_begins_and_carry_on_carries_on():
    """*Begin* starts a lesson and *Carry on* continues it after any work, in this visit and in the next."""
    before = app("?lesson=quick_start")
    on(before)
    on(before)
    begun = app("", last=left_by(before))
    press(begun, "enter", "princes/quick_start")
    assert begun.course.runner.progress.at == "welcome"
    assert begun.course.is_here
    assert begun.course.runner.progress.done == before.course.runner.progress.done
    carried = app("", last=left_by(before))
    press(carried, "resume", "princes/quick_start")
    assert carried.course.runner.progress == before.course.runner.progress
    assert carried.course.is_here


def test_a_lost_tab_goes_on_with_its_slide():
    """The presentation of a lost tab goes on at its slide with all covered parts, after any other work."""
    before = app("?lesson=quick_start&view=teach")
    for _ in range(9):
        press(before, "present-next")
    shown = before.presenting.lesson
    now = app("", last=left_by(before))
    press(now, "resume")
    found = now.presenting.lesson
    assert now.view.is_presenting
    assert (found.at, found.seen) == (shown.at, shown.seen)
    assert now.here.address() == before.here.address()
    assert found.step.at.ply == now.session.ply
    press(now, "present-next")
    assert found.at == shown.at + 1
    press(now, "door")
    press(now, "resume")
    assert found.at == shown.at + 1


@pytest.mark.parametrize("presses", first_of([[], [("enter", "presenter")]], 1))
def test_a_left_presentation_goes_on_from_its_first_slide(presses):
    """A press at the address of a presentation or at the front door continues one that the teacher has left."""
    before = app("?lesson=quick_start&view=teach")
    for _ in range(9):
        press(before, "present-next")
    for _ in range(2):  # opened twice: the first slide changes nothing of what is stored
        now = app("" if presses else "?view=presenter", last=left_by(before))
        for each in presses:
            press(now, *each)
        assert now.presenting.lesson.at == 0
        assert now.page.spot == ""
        assert "Carry on where you left off: Teach" in now.slideshow.widget.value
    press(now, "resume")
    assert now.presenting.lesson.at == before.presenting.lesson.at
    assert "Carry on" not in now.slideshow.widget.value


def test_a_restarted_presentation_is_stored():
    """A restarted presentation is stored from its second slide on, and the old one is no longer offered."""
    before = app("?lesson=quick_start&view=teach")
    press(before, "present-next")
    now = app("?view=presenter", last=left_by(before))
    press(now, "present-next")
    assert json.loads(now.page.spot)["presented"]["at"] == 1
    press(now, "present-back")
    assert "Carry on" not in now.slideshow.widget.value
    explored = app("?lesson=quick_start&ply=20&view=explore")
    assert "Carry on" not in app("?view=presenter", last=left_by(explored)).slideshow.widget.value


def test_covered_parts_are_listed_in_a_new_presentation():
    """On the first slide of a new presentation the list has the parts covered before, also in the next tab."""
    before = app("?lesson=quick_start&view=teach")
    for _ in range(9):
        press(before, "present-next")
    covered = before.presenting.lesson.seen
    now = app("?view=presenter", last=left_by(before))
    press(now, "present-covered")
    assert now.presenting.lesson.seen == covered
    press(now, "present-covered")
    press(now, "present-next")
    assert now.presenting.lesson.seen == covered
    later = app("", last=left_by(now))
    press(later, "resume")
    assert later.presenting.lesson.seen == covered
    assert later.presenting.lesson.at == 1


def test_consecutive_slides_are_one_screen():
    """Slides shown one after another are one screen, and an act that the teacher opens is a screen of its own."""
    tutor = app("?lesson=quick_start&view=teach")
    number = tutor.page.visit
    for command in (*["present-next"] * 12, *["present-back"] * 2, "present-next"):
        press(tutor, command)
        assert tutor.page.visit == number
    left = tutor.presenting.lesson.at
    press(tutor, "present-act", 3)
    assert tutor.page.visit == number + 1
    press(tutor, "return", number)
    assert tutor.presenting.lesson.at == left


def test_an_address_with_a_ply_leaves_the_place_in_the_lesson():
    """An address with a ply changes neither the remembered tasks nor the remembered place in the lesson."""
    before = app("?lesson=quick_start")
    on(before)
    aside = app("?lesson=quick_start&ply=20", last=left_by(before))
    press(aside, "lesson-here")
    assert aside.course.runner.progress.at == before.course.runner.progress.at


def test_carrying_on_loses_nothing_of_this_visit():
    """*Carry on* stores the work of this visit as an earlier game."""
    before = app("?view=play")
    fork(before)
    now = app("?game=incan_gold&view=explore", last=left_by(before))
    fork(now)
    press(now, "door")
    press(now, "resume")
    assert now.session.tree.game.name == "incan_gold"
    assert [each.tree.game.name for each in now.workspaces.earlier] == ["princes"]


def test_an_earlier_game_against_others_goes_on_in_play():
    """An earlier game against others continues in Play from the reader's seat.

    A game of all seats opens in Explore.
    """
    tutor = app("?game=princes&view=play")
    fork(tutor)
    seat = tutor.session.seat
    press(tutor, "view", "explore")
    tutor.workspaces.begin(Workspace(Tree.of_record(a_record("princes", 3, 2))))
    press(tutor, "earlier", "0")
    assert (tutor.workspaces.view, tutor.session.seat) == ("play", seat)
    press(tutor, "earlier", "0")
    assert tutor.workspaces.view == "explore"


EARLIER = re.compile(r'<button[^>]*data-do="earlier".*?</button>')


def rows_of_earlier(tutor):
    """Return the rows of the list of earlier games, in words."""
    show(tutor, "games", tab="games")
    rows = EARLIER.findall(tutor.games._keep.value)
    return [" ".join(unescape(re.sub("<[^>]*>", " ", row)).split()) for row in rows]


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_an_earlier_game_has_its_time_and_its_end(game):
    """The list has each game's day and time by the reader's clock, and its end or its progress."""
    record = a_record(game, 3)
    over = Tree.of_record(record)
    result = over.step(over.end(0)).state.position()["result"]
    tutor = app(f"?game={game}&view=explore")
    tutor.page.prefers = {"zone": "Asia/Kolkata", "minutes": 330}
    session = tutor.session
    session.play(session.state.legal()[0])
    assert session.workspace.played > 0
    place = tutor.stage.standing()
    tutor.workspaces.begin(Workspace(over, played=1_795_590_300))
    tutor.workspaces.begin(Workspace(Tree.of_record(a_record(game, 4, 2))))
    ended, going = rows_of_earlier(tutor)
    assert ": 25 November 2026, 12:35" in ended
    assert all(winner in ended for winner in result["winners"])
    assert "wins." in ended or "share the victory." in ended
    for score in result.get("scores", ()):
        assert f"{score['name']} {score['total']}" in ended
    if "ending" in result:
        assert result["ending"].capitalize() in ended
    assert f"{place} (1 step)" in going
    press(tutor, "language", "es")
    assert ": 25 de noviembre de 2026, 12:35" in rows_of_earlier(tutor)[0]


def test_only_a_valid_time_of_a_game_is_shown():
    """A game whose stored time is missing or invalid has no day; older versions stored no time."""
    kept = Workspace(Tree.of_record(a_record("princes", 3, 2)), played=1_795_590_300).dump()
    assert read_workspace(kept).played == 1_795_590_300
    for strange in (None, True, -1, 2**70, "2026", 1.5, []):
        assert read_workspace({**kept, "played": strange}).played == 0
    tutor = app("?game=princes&view=explore")
    tutor.workspaces.begin(read_workspace({**kept, "played": None}))
    tutor.workspaces.begin(Workspace(Tree.of_record(a_record("princes", 4, 2))))
    assert not re.search(r"\d{4}", rows_of_earlier(tutor)[0])


@pytest.mark.parametrize(
    ("name", "minutes", "expected"),
    [
        ("America/Lima", 0, "02:05"),
        ("No/Where", 330, "12:35"),
        ("../etc", -300, "02:05"),
        ("", 10**9, "07:05"),
        (None, None, "07:05"),
        ("A" * 10_000, True, "07:05"),
    ],
)
def test_an_unknown_zone_is_replaced_by_the_offset_or_universal_time(name, minutes, expected):
    """Universal time, or the browser's offset, replaces a time zone that the kernel does not know."""
    assert date_and_time(1_795_590_300, zone_of(name, minutes), "en_GB")[1] == expected


def test_back_from_a_set_up_position_leads_to_the_game_before():
    """After the editor, back leads from a set-up position to the game that was open before.

    The position becomes a game of its own.
    """
    tutor = app("?game=princes&view=explore")
    fork(tutor)
    before, number = page_place(tutor), tutor.page.visit
    press(tutor, "editor")
    press(tutor, "editor-begin", "random\n5")
    press(tutor, "editor-play")
    laid_out, position = tutor.page.visit, tutor.session.tree.start.position()
    assert laid_out == number + 1
    begin_game(tutor)
    assert tutor.page.visit == laid_out + 1
    back_to(tutor, laid_out)
    assert tutor.session.tree.start.position() == position
    back_to(tutor, number)
    assert page_place(tutor) == before
    back_to(tutor, laid_out)
    assert tutor.session.tree.start.position() == position


def test_a_game_without_decisions_is_found_again():
    """Back and forward lead to a new puzzle and to new games in which no decision was made."""
    tutor = app("?game=princes&view=play")
    starts = {tutor.page.visit: tutor.session.tree.start}
    begin_game(tutor)
    starts[tutor.page.visit] = tutor.session.tree.start
    press(tutor, "puzzle", puzzles("princes")[0].id)
    starts[tutor.page.visit] = tutor.session.tree.start
    assert len(starts) == len(set(map(str, (start.position() for start in starts.values())))) == 3
    for number in (*sorted(starts, reverse=True), *sorted(starts)):
        press(tutor, "return", number)
        assert tutor.session.tree.start == starts[number]


def test_a_reload_opens_the_game_without_decisions():
    """A reload opens the latest game without decisions, and not an earlier one."""
    tutor = app("?game=princes&view=play")
    press(tutor, "puzzle", puzzles("princes")[0].id)
    page, start = tutor.page, tutor.session.tree.start
    kept = json.dumps({"work": page.work, "spot": page.spot})
    again = app(page.address, tab=kept)
    assert again.session.tree.start.position() == start.position()
    assert again.session.seat == tutor.session.seat


def test_a_layer_over_a_place_is_a_screen_of_its_own():
    """Contents, a comparison, questions and the list of covered parts are screens of their own."""
    tutor = app("?lesson=quick_start&step=bert-enters")
    ways = (
        way("view", "explore"),
        fork,
        way("compare", "9"),
        way("compare-step", "left-back"),
        way("close-compare"),
        way("view", "lesson"),
        way("lesson-here"),
        way("contents"),
        way("contents"),
        way("review"),
        lambda tutor: press(tutor, "lesson-next", tutor.course.at),
        way("exhibit", "stable-too-early"),
        way("view", "presenter"),
        way("present-act", 2),
        way("covered"),
    )
    left, addresses = {}, {}
    for go in (lambda _: None, *ways):
        go(tutor)
        left[tutor.page.visit] = (page_place(tutor), tutor.screen.modes())
        addresses[tutor.page.visit] = tutor.page.address
    assert len(left) == len(ways)  # a comparison whose sides have moved is the same screen
    for number in (*reversed(left), *left):
        back_to(tutor, number)
        assert (page_place(tutor), tutor.screen.modes()) == left[number], addresses[number]
        assert tutor.page.address == addresses[number]


@pytest.mark.parametrize("width", first_of([1440, 390, 900], 1))
def test_every_tab_is_a_screen_of_its_own(width):
    """Back and forward lead one by one through the tabs of lines, games and rules, on every page."""
    tutor = app("?lesson=quick_start&ply=5&view=explore", width=width)
    ways = (
        *(way("tab", tab) for tab in ("lines", "games", "events", "stocks", "rules")),
        way("rule", "market.sell"),
        way("ask", "\nMay I stay?"),
        way("rule-back"),
        way("view", "lesson"),
        way("tab", "lines"),
        way("tab", "now"),
    )
    left, addresses = {}, {}
    for go in (lambda _: None, *ways):
        go(tutor)
        left[tutor.page.visit] = (tutor.tab, tutor.lookups.source)
        addresses[tutor.page.visit] = tutor.page.address
    assert len(left) == len(ways) + 1
    for number in (*reversed(left), *left):
        back_to(tutor, number)
        assert tutor.page.address == addresses[number]
        assert (tutor.tab, tutor.lookups.source) == left[number]


def test_an_unfolded_part_below_the_games_is_a_screen_where_it_has_an_address():
    """The beginnings of a position and the puzzles are screens when they are unfolded, alone or both together."""
    tutor = app("?lesson=quick_start&ply=5&view=explore&open=games")
    addresses = {tutor.page.visit: tutor.page.address}
    for name in ("editor", "puzzles", "editor", "puzzles"):
        press(tutor, name)
        addresses[tutor.page.visit] = tutor.page.address
    found = [re.search("open=([a-z.]+)", each)[1] for each in addresses.values()]
    assert found == ["games", "setup", "setup.puzzles", "puzzles", "games"]
    for number in (*reversed(addresses), *addresses):
        back_to(tutor, number)
        assert tutor.page.address == addresses[number]


def test_the_text_in_the_field_of_the_rules_is_one_screen():
    """All letters typed into the rules' field are one screen.

    A rule opened below the field is another.
    """
    tutor = app("?lesson=quick_start&ply=5&view=explore")
    press(tutor, "tab", "rules")
    opened = tutor.page.visit
    field = tutor.lookups._book()._field
    for written in ("s", "st", "stay"):
        field.value = written
        assert (tutor.page.visit, f"ask={written}" in tutor.page.address) == (opened, True)
    press(tutor, "rule", "market.sell")
    assert tutor.page.visit == opened + 1
    back_to(tutor, opened)
    assert "ask=stay" in tutor.page.address


def test_back_from_an_answer_of_the_rules_leads_to_the_slide():
    """Back leads from an answer of the rules step by step to the slide, and each screen keeps its number."""
    tutor = app("?view=teach")
    press(tutor, "present-next")
    screens = [tutor.page.address]
    for question in ("", "llama"):
        press(tutor, "ask", f"\n{question}")
        screens.append(tutor.page.address)
    for number in (1, 0, 1, 2):
        press(tutor, "return", number)
        assert (tutor.page.visit, tutor.page.address) == (number, screens[number])


def test_other_changes_are_no_screens():
    """A hint, a menu, the sheet of keys and a picked decision are no screens, so back skips them."""
    tutor = app("?lesson=quick_start&step=bert-enters")
    before = tutor.page.visit
    for name in ("hint", "menu", "sheet", "sheet", "handout", "language", "theme"):
        press(tutor, name, {"language": "it", "theme": "dark"}.get(name, ""))
        assert tutor.page.visit == before, name


def open_text(tutor):
    """Open the text of the game with one further decision."""
    tree = tutor.session.tree
    longer = tree.add(tree.current, tutor.session.state.legal()[0])
    press(tutor, "open-text", f"\n{write_movetext(longer)}")


def begin_another(tutor):
    """Begin a game by the form."""
    begin_game(tutor)


def open_a_file(tutor):
    """Open a game from a file."""
    other = new_game(find_game("princes")).tree
    open_file(tutor, "game.json", dump_tree(other))


@pytest.mark.parametrize("leave", [open_text, begin_another, open_a_file])
@pytest.mark.parametrize(
    "query", first_of(["?lesson=quick_start&ply=26&view=explore", "?game=princes"], 1)
)
def test_a_replaced_game_is_among_the_earlier_games(query, leave):
    """A replaced game is among the earlier games, as the page says.

    The lines that a reader made beside a lesson stay in the lesson.
    """
    tutor = app(query)
    fork(tutor)
    left = write_tree(tutor.session.tree)["nodes"]
    leave(tutor)
    press(tutor, "tab", "games")
    assert [write_tree(each.tree)["nodes"] for each in tutor.workspaces.earlier] == [left]
    assert 'data-do="earlier"' in tutor.games._keep.value
    if "lesson" in query:
        press(tutor, "view", "lesson")
        press(tutor, "lesson-here")
        leave(tutor)
        told = [write_tree(each.tree)["nodes"] for each in tutor.workspaces.earlier]
        assert told.count(left) == 1
        press(tutor, "earlier", told.index(left))
    else:
        press(tutor, "earlier", 0)
    assert write_tree(tutor.session.tree)["nodes"] == left


def test_the_text_of_another_game_is_not_offered_here():
    """An unfinished text of one game is not offered in another game."""
    tutor = app("?lesson=quick_start&ply=26&view=explore")
    press(tutor, "tab", "lines")
    press(tutor, "list-as", "text")
    field = tutor.lines.notation._field
    own = field.value
    field.value = f"{own} {{changed}}"
    tutor.workspaces.begin(new_game(find_game("princes")))
    press(tutor, "view", "explore")
    assert field.value == write_movetext(tutor.session.tree)
    assert 'data-do="notation-anew"' not in tutor.lines.notation._ways.value
    tutor.workspaces.open_lesson()
    press(tutor, "tab", "lines")
    assert field.value == f"{own} {{changed}}"
    assert 'data-do="notation-anew"' in tutor.lines.notation._ways.value


def test_a_link_to_all_lines_opens_no_panel():
    """A link to all lines opens the lines, and does not open the panel in which the link was made."""
    tutor = app("?lesson=quick_start&ply=26&view=explore")
    fork(tutor)
    press(tutor, "tab", "games")
    press(tutor, "keep")
    link = unescape(re.search(r'href="([^"]*[?&]r=[^"]*)"', tutor.games._keep.value)[1])
    opened = app(link)
    assert opened.tab == "now"
    assert "open=" not in opened.here.address()
