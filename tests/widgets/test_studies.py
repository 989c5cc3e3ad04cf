"""On the page a reader makes a study of a line, takes it as a lesson, saves it and presents it."""

import json
from dataclasses import replace

import pytest

from tests.pages import first_of
from tests.studies import MARKUP, a_study
from tests.trees import GAMES
from tests.widgets.apps import app, press
from tutor.core.lessons.line_study import LineStudy, read_study
from tutor.core.records.files import read_link, write_link
from widgets.page import Action


def making(game, plies=6):
    """Return a tutor with a line of the reader, and the form for a study open at the third step."""
    tutor = app(f"?view=explore&game={game}")
    for _ in range(plies):
        tutor.session.play(tutor.session.state.legal()[0])
    tutor.session.go(3)
    press(tutor, "tab", "lines")
    press(tutor, "studies")
    return tutor


def card(tutor):
    return tutor.windows.studies


def fill_form(tutor):
    """Fill in the form with a text, a move to find and a question."""
    write = card(tutor).changed
    write("title", "My study")
    write("text", "It begins.")
    press(tutor, "goto", "4")
    press(tutor, "studies-kind", "4\ndecide")
    write("right", "Right so.")
    write("other", "Not so.")
    press(tutor, "goto", "5")
    press(tutor, "studies-kind", "5\nquestion")
    for name, value in {"ask": "Which?", "option0": "This", "option1": "That"}.items():
        write(name, value)
    return card(tutor).draft.study


def open_study(data, query="?view=explore"):
    """Return a tutor whose reader has opened a file."""
    tutor = app(query)
    tutor.context.carry_out(Action("open", "study.json", "", json.dumps(data).encode()))
    return tutor


def lesson_text(tutor):
    return tutor.lesson_card.widget.value


def notices_of(tutor):
    return [sentence(tutor.text) for sentence in tutor.notices._told]


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_a_study_can_be_made_of_a_line_and_taken(game):
    """The steps of a line become a lesson, with the author's replies to right decisions and to others."""
    tutor = making(game)
    study = fill_form(tutor)
    assert read_study(study.to_json()).to_json() == study.to_json()
    press(tutor, "studies-preview")
    assert tutor.view.name == "lesson"
    assert "It begins." in lesson_text(tutor)
    press(tutor, "lesson-next", "at-3")
    others = [each for each in tutor.session.state.legal() if each not in study.steps[1].accept]
    if others:
        tutor.session.play(others[0])
        assert "Not so." in lesson_text(tutor)
        press(tutor, "lesson-here")
    tutor.session.play(study.steps[1].accept[0])
    assert "Right so." in lesson_text(tutor)
    press(tutor, "lesson-next", "at-4")
    press(tutor, "option", 1)
    assert tutor.text.say("choice-wrong") in lesson_text(tutor)
    press(tutor, "option", 0)
    assert tutor.text.say("choice-right") in lesson_text(tutor)
    assert tutor.lessons.current.runner.progress.key == study.key
    press(tutor, "studies-back")
    assert (tutor.view.name, card(tutor).is_open, card(tutor).draft.place) == ("explore", True, 5)


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_missing_parts_are_listed(game):
    """An incomplete study cannot be tried, saved or linked.

    The page lists each fault with a button that leads to its place.
    """
    tutor = making(game)
    for name in ("studies-preview", "studies-save", "studies-link"):
        press(tutor, name)
    assert tutor.view.name == "explore"
    assert tutor.page.file == {}
    assert notices_of(tutor)[-1] == tutor.text.say("studies-lacks", count=2)
    assert 'data-do="studies-go" data-value="3"' in card(tutor)._head.value
    fill_form(tutor)
    press(tutor, "studies-save")
    press(tutor, "studies-link")
    assert tutor.page.file["name"] == f"{game}-study.json"
    assert "?r=1." in card(tutor)._head.value
    for value, said in (("yes", "studies-copied"), ("no", "studies-not-copied")):
        press(tutor, "copied", value)
        assert notices_of(tutor)[-1] == tutor.text.say(said)


def test_comments_and_marks_of_the_line_are_kept():
    """Each step of the line with a comment or a mark becomes a step of the study, and so does the present step."""
    tutor = making("princes")
    press(tutor, "studies-close")
    tutor.session.edit(tutor.session.tree.comment_on(2, "Look!").mark(2, ["!?"]))
    press(tutor, "studies")
    steps = card(tutor).draft.study.steps
    assert [(each.at, each.text, each.marks) for each in steps] == [
        (2, "Look!", ("!?",)),
        (3, "", ()),
    ]


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_edits_of_a_step_can_be_undone(game):
    """Undo brings a removed step of a study back as it was."""
    tutor = making(game)
    study = fill_form(tutor)
    for do in ("studies-mark", "studies-rule"):
        press(tutor, do, f"5\n{'!' if do == 'studies-mark' else next(iter(study.game.rules))}")
    press(tutor, "studies-right", 1)
    press(tutor, "studies-option")
    press(tutor, "studies-option-away", 2)
    step = card(tutor).draft.study.step(5)
    assert (step.marks, len(step.rules), [each.is_right for each in step.options]) == (
        ("!",),
        1,
        [True, True],
    )
    press(tutor, "studies-kind", "5\nout")
    assert card(tutor).draft.study.step(5) is None
    press(tutor, "studies-undo")
    assert card(tutor).draft.study.step(5) == step


def test_only_legal_decisions_can_be_right():
    """A value that is not a legal decision changes nothing in the study's right decisions."""
    tutor = making("princes")
    study = fill_form(tutor)
    press(tutor, "goto", "4")
    legal = tutor.session.state.legal()
    game = study.game
    for value in (
        "",
        "x",
        "{}",
        "[" * 100_000,
        json.dumps(game.write_decision(legal[-1]._replace(choice="moon"))),
    ):
        press(tutor, "studies-accept", f"4\n{value}")
    assert card(tutor).draft.study.step(4) == study.step(4)
    press(tutor, "studies-accept", f"4\n{json.dumps(game.write_decision(legal[-1]))}")
    assert card(tutor).draft.study.step(4).accept == (*study.step(4).accept, legal[-1])
    press(tutor, "studies-wrong", "4\n0")
    assert card(tutor).draft.study.step(4).accept == (legal[-1],)


@pytest.mark.parametrize("game", GAMES)
def test_the_shown_example_is_a_right_decision(game):
    """If the line's decision at a step is wrong, the page and a presentation show a right decision as the example."""
    study = a_study(game)
    step = study.steps[1]
    line = study.record.decisions[step.at]
    right = next((each for each in study.line.states[step.at].legal() if each != line), line)
    study = replace(study, steps=(replace(step, accept=(right,)),))
    tutor = open_study(study.to_json())
    press(tutor, "lesson-move", "at-6")
    assert tutor.session.line.record.decisions[step.at] == right
    assert "Well seen." in lesson_text(tutor)
    press(tutor, "lesson-here")
    press(tutor, "view", "presenter")
    for _ in range(3):
        press(tutor, "present-next")
    assert tutor.session.line.record.decisions[step.at] == right
    assert "Well seen." in tutor.slideshow.widget.value


@pytest.mark.parametrize("game", GAMES)
def test_a_file_opens_as_a_lesson_beside_any_game(game):
    """A study from a file opens as a lesson beside any game, with its words escaped and its progress separate."""
    study = a_study(game)
    hostile = replace(study.steps[0], title="<b>", text=MARKUP)
    study = replace(study, title=MARKUP[:60], steps=(hostile, *study.steps[1:]))
    tutor = open_study(study.to_json(), "?view=explore&game=incan_gold")
    assert (tutor.view.name, tutor.session.lesson) == ("lesson", study.key)
    assert "<script" not in lesson_text(tutor) + tutor.bar.widget.value
    assert "&lt;script&gt;" in lesson_text(tutor)
    assert tutor.lessons.dump()[-1]["lesson"] == study.key.lesson
    press(tutor, "view", "explore")
    press(tutor, "tab", "lines")
    press(tutor, "studies-edit")
    assert card(tutor).draft.study.to_json() == study.to_json()


def test_a_faulty_file_is_refused_with_its_faults():
    """For a faulty file the page lists all faults with their places, and the game stays as it was."""
    data = a_study("princes").to_json()
    data["steps"][0]["text"] = ""
    data["script"] = "x"
    tutor = open_study(data)
    assert tutor.view.name == "explore"
    assert "script" in notices_of(tutor)[-1]
    del data["script"]
    tutor = open_study(data)
    assert "steps[0].text" in notices_of(tutor)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_the_study_at_its_step(game):
    """The link of a study has the whole study, and opens at the learner's step."""
    study = a_study(game)
    tutor = app(f"?r={write_link(study.to_json())}")
    assert tutor.session.lesson == study.key
    press(tutor, "lesson-next", "at-0")
    address = tutor.here.address()
    again = app(address)
    assert again.lessons.current.at == "at-6"
    assert again.session.ply == 6
    assert read_study(read_link(write_link(study.to_json()))).key == study.key


def test_a_damaged_link_is_reported_and_the_usual_lesson_opens():
    """A damaged link to a study opens the usual lesson, and the page reports the damage."""
    data = a_study("princes").to_json()
    data["steps"] = []
    tutor = app(f"?r={write_link(data)}")
    assert "steps" in notices_of(tutor)[-1]
    assert tutor.session.lesson.lesson == "quick_start"


def test_a_reload_finds_the_draft_and_the_taken_study():
    """After a reload the page has the taken study with its progress, and the draft in the form."""
    tutor = making("princes")
    study = fill_form(tutor)
    press(tutor, "studies-preview")
    press(tutor, "lesson-next", "at-3")
    here = tutor.here.address()
    kept = {"work": tutor.page.work, "spot": tutor.page.spot}
    again = app(here, tab=json.dumps(kept))
    assert again.session.lesson == study.key
    assert again.lessons.current.at == "at-4"
    press(again, "view", "explore")
    press(again, "tab", "lines")
    press(again, "studies-on")
    assert card(again).draft.study.to_json() == study.to_json()


def test_a_study_too_long_for_a_link_needs_a_file():
    """The address of a study that is too long for a link leaves the study out, so it opens only from a file."""
    study = a_study("princes", decisions=100)
    long = "".join(chr(33 + (n * n * 7919) % 90) for n in range(4000))
    steps = tuple(replace(each, text=long[n:] + long[:n]) for n, each in enumerate(study.steps))
    steps = tuple(
        replace(each, right=long[::-1][:1000]) if n else each for n, each in enumerate(steps)
    )
    study = LineStudy(study.record, "Long", "", "en", steps)
    tutor = open_study(study.to_json())
    assert tutor.session.lesson == study.key
    assert len(tutor.here.address()) < 8_200


def test_a_study_has_no_hidden_hands():
    """No study can be made of a game whose hands are hidden."""
    tutor = app("?view=play&game=princes")
    press(tutor, "view", "explore")
    press(tutor, "tab", "lines")
    assert 'data-do="studies"' not in card(tutor).widget.children[0].value
    press(tutor, "studies")
    assert card(tutor).draft.study is None


def test_a_step_from_elsewhere_leads_back_to_the_line():
    """When the board shows another game, a press on a step shows the study's line again."""
    tutor = making("princes")
    fill_form(tutor)
    press(tutor, "game", "incan_gold")
    press(tutor, "view", "explore")
    press(tutor, "tab", "lines")
    press(tutor, "studies-on")
    assert card(tutor).draft.place is None
    press(tutor, "studies-go", "4")
    assert (card(tutor).draft.place, tutor.session.tree.game.name) == (4, "princes")


@pytest.mark.parametrize("game", first_of(GAMES, 1))
def test_a_study_left_for_another_is_stored(game):
    """When the reader opens another study, the page stores the texts of the former study.

    An empty study is not stored.
    """
    tutor = making(game)
    press(tutor, "studies-close")
    press(tutor, "studies")
    assert card(tutor).draft.aside == []
    first = fill_form(tutor).to_json()
    press(tutor, "studies-close")
    press(tutor, "studies")
    card(tutor).changed("title", "Another")
    second = card(tutor).draft.study.to_json()
    assert second != first
    assert [each.to_json() for each in card(tutor).draft.aside] == [first]
    press(tutor, "studies-close")
    assert all(name in card(tutor).widget.children[0].value for name in ("My study", "Another"))
    page = tutor.page
    again = app(page.address, tab=json.dumps({"work": page.work, "spot": page.spot}))
    press(again, "studies-aside", "0")
    assert card(again).is_open
    assert card(again).draft.study.to_json() == first
    assert [each.to_json() for each in card(again).draft.aside] == [second]
    press(again, "studies-aside", "7")
    assert card(again).draft.study.to_json() == first
