"""What the teacher's guide says is true: its addresses, its slides and its answers."""

import re

import pytest

from notebooks.source.course import WRITTEN_IN, source
from tutor.core.classroom.ballot import slide_at
from tutor.core.lessons.files import door_lessons, open_course
from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.text import lesson_text, lesson_words
from tutor.core.words.text import Text, text_for
from tutor.notebook import decide, exhibit, figure, moment
from tutor.princes.identifiers import DISTRICTS
from widgets.shared.stage import PageText

GUIDE = "teacher_guide"
ADDRESS = re.compile(
    r"`\?lesson=(?P<lesson>\w+)&(?:ply=(?P<ply>\d+)|step=(?P<step>[\w-]+))&view=presenter`"
)
NAMED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
HEADING = re.compile(r"^### (.*)$", re.MULTILINE)
SECONDS = {"act": 10, "asked": 75, "shown": 20}
"""The seconds that a slide of each kind stays on the wall; the other kinds stay half a minute."""
DECIDING = 45
"""The additional seconds of a class that decides before the example does."""
OPENED = {
    3: "bert-enters",
    9: "bert-walks",
    14: "what-people-cost",
    21: "the-market",
    29: "last-turns",
    32: "bert-redeems",
    44: "over-the-summit",
}


def prose(language):
    """Return all words of the guide."""
    return "\n".join(cell[language] for cell in source(GUIDE)["cell"] if language in cell)


def rows(language):
    """Return the last cell, which is an address, of every row of the guide's plans."""
    told = [line for line in prose(language).splitlines() if re.match(r"\| \d+ \|", line)]
    return [line.split("|")[3] for line in told]


def first_step(address):
    """Return the step at which the presenter begins with this address."""
    shown = Presentation(open_course(address["lesson"]))
    if address["step"]:
        shown.go_to_step(address["step"], 1)
    else:
        shown.go_to_ply(int(address["ply"]))
    assert shown.beat.kind == "told"
    return shown.beat.step


def plan_rows(language):
    """Yield, for every row of a plan that leads through a lesson, the minutes, the last cell and its address."""
    for line in prose(language).splitlines():
        address = ADDRESS.search(line)
        if address and re.match(r"\| \d+ \|", line):
            _, minutes, _, row, _ = line.split("|")
            yield int(minutes), row, address


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_every_address_opens_where_the_plan_says(language):
    """Each address opens the slide that the plan names, with the board of that moment."""
    named = [each for each in ADDRESS.finditer(prose(language)) if each["ply"]]
    assert {int(each["ply"]): first_step(each) for each in named} == OPENED
    lesson = open_course("quick_start")
    assert all(lesson.step(step).at.ply == ply for ply, step in OPENED.items())


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_every_slide_named_comes_after_its_address(language):
    """Each slide that the guide names as a stop belongs to the lesson and comes after the address of its row."""
    lessons = [open_course(name) for name in ("quick_start", "first_day")]
    titles = {
        (lesson.key.lesson, step.id): lesson_text(lesson, language).step(step).title
        for lesson in lessons
        for step in lesson.steps
    }
    headings, later, slides = HEADING.findall(prose(language)), (), set()
    for row in rows(language):
        for address in ADDRESS.finditer(row):
            begun = list(titles).index((address["lesson"], first_step(address)))
            later = list(titles.values())[begun + 1 :]
        names = [] if "08_endings" in row else NAMED.findall(row)
        for name in names:
            if name in headings:
                continue
            slides.add(name)
            assert name in later, name
    assert len(slides) == 8


def walk_plan(address, title, language):
    """Press on from an address to the named slide or answer, and return the slides on the way."""
    words = lesson_text(open_course(address["lesson"]), language)
    slide = slide_at(f"?lesson={address['lesson']}&step={first_step(address)}")
    first, walked = slide.shown.beat.step, [slide]
    while True:
        beat, heading = slide.shown.beat, words.step(slide.shown.step).title
        is_there = heading == title and beat.kind == "told" and slide is not walked[0]
        if is_there or (not title and beat == (first, "revealed", beat.ply)):
            return walked
        slide = slide.ahead()
        walked.append(slide)


def plan_counts(walked):
    """Return the seconds, presses, questions and decisions of the slides on the way of one row of a plan."""
    beats = [slide.shown.beat for slide in walked]
    decisions = len({beat.step for beat in beats if beat.kind == "decided"})
    asking = [slide for slide in walked if slide.topic and not slide.reveals]
    questions = sum(slide.shown.beat.kind in ("asked", "posed") for slide in asking)
    seconds = sum(SECONDS.get(beat.kind, 30) for beat in beats) + DECIDING * decisions
    return seconds, [len(beats) - 1, *filter(None, (questions, decisions))]


def test_a_class_with_phones_takes_at_most_two_presses_more():
    """With phones a class needs at most two presses more for each question or decision on the way."""
    for _, row, address in plan_rows("en"):
        walked = walk_plan(address, next(iter(NAMED.findall(row)), ""), "en")
        asked = {slide.topic for slide in walked[:-1] if slide.topic and not slide.reveals}
        _, (_, *counted) = plan_counts(walked)
        assert len(asked) == sum(counted), row


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_the_plans_count_what_the_lesson_has(language):
    """Each row of a plan counts the presses, questions and decisions of its slides, and has enough minutes for them."""
    found = 0
    for minutes, row, address in plan_rows(language):
        walked = walk_plan(address, next(iter(NAMED.findall(row)), ""), language)
        seconds, counts = plan_counts(walked)
        assert [int(each) for each in re.findall(r"\d+", row.rpartition(": ")[2])] == counts, row
        assert seconds <= minutes * 60, row
        found += 1
    assert found == len(OPENED) + 6


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_the_guide_knows_the_keys_and_ways_of_the_view(language):
    """The guide names the lesson at the front door, the controls of wall and console, and the keys."""
    acts = len(open_course("quick_start").acts)
    lessons = [lesson_words(key, text_for("princes", language)).text for key in door_lessons()[:2]]
    assert all(f"**{name}**" in prose(language) for name in lessons)
    console = Text(language).with_catalogue("widgets.classroom").say
    for press in ("close", "again", "show", "next", "sheet", "end"):
        assert f"*{console(f'console-{press}')}*" in prose(language)
    assert "\n| `v` |" in prose(language)
    assert re.search(rf"^\| 1( to | a |–){acts} \|", prose(language), re.MULTILINE)
    for way in ("speaker-do", "class-do", "teachers-do-act", "handout-short", "covered-do"):
        assert f"**{PageText(language).say(way)}**" in prose(language)


def deciding(state):
    """Return the players who decide before the present turn is over."""
    found = set()
    while state.due.type != "turn":
        found, state = found | {state.due.player}, state.play(state.legal()[0])
    return found


def test_three_districts_help_others():
    """Only in three districts do players other than Bert decide, as the answer to exercise A says."""
    begun = moment(3)
    helped = {
        each for each in DISTRICTS if deciding(decide(begun, f"move {each}").state) - {"Bert"}
    }
    assert helped == {"llama_meadow", "potters_quarter", "main_temple"}


def test_no_visit_brings_more_corn():
    """No sale and purchase of Ralph brings more corn than the answer to exercise B says."""
    known = {}

    def most(state):
        if state.due.player != "Ralph":
            return figure(state, "goods", player="Ralph", good="corn")
        key = str(state.position())
        if key not in known:
            known[key] = 0
            known[key] = max(most(state.play(choice)) for choice in state.legal())
        return known[key]

    assert most(moment(21)) == 14


def test_no_tile_changes_the_points():
    """With any Moon tile of Ana all players end with the points that the answer to exercise D gives."""
    begun = exhibit("the-conquest").start
    taken = [decision for decision in begun.legal() if decision.type == "stay"]
    assert len(taken) == 4
    for decision in taken:
        end = begun.play(decision)
        totals = [figure(end, "total", player=name) for name in begun.players]
        assert totals == [51, 34, 36, 54]
