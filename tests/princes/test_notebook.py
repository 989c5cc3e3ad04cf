"""The functions for notebooks give their results, and answer mistakes with a sentence."""

import pytest

from tutor.core.base.errors import RecordError
from tutor.core.base.kit import games, kit_of
from tutor.core.words.text import LANGUAGES
from tutor.notebook import (
    Apart,
    Unknown,
    advice,
    ask,
    check,
    compare,
    decide,
    edit,
    exhibit,
    figure,
    later,
    moment,
    new_game,
    options,
    play_example,
    practice,
    rules,
    speak,
    stocks,
    what_if,
)
from tutor.notebook.showing import Refused, Stretch


@pytest.fixture(autouse=True)
def english():
    """Set the language to English before each test, because tests change the language."""
    yield
    speak("en")


def plain_text(value):
    """Return the plain text that a notebook shows for a value."""
    return value._repr_mimebundle_()["text/plain"]


def test_a_moment_is_a_state_of_the_example():
    """The function `moment` gives the same state each time, and `play_example` leads from one moment to another."""
    assert moment(12) is moment(12)
    assert play_example(14, 16).state is moment(16)
    assert play_example(16, 14).start is moment(14)


def test_decisions_have_a_short_form():
    """A decision may have a short form without the player who is due.

    The things of a short form may have any order, and one call may have several short forms.
    """
    stretch = decide(moment(5), "move royal_palace", "recruit weavers_quarter coca_plantation")
    assert isinstance(stretch, Stretch)
    assert stretch.state.position() == moment(7).position()
    assert decide(stretch, "move watchmans_hut").state.due == moment(8).due
    assert decide(moment(36), "offer corn").state.position() == moment(37).position()
    assert decide(moment(37), "offer").state.position() == moment(38).position()
    assert decide(moment(19), "1").state.position() == moment(20).position()
    assert decide(moment(21), "adjust", "sell coca", "finish_trade").state.due == moment(24).due


@pytest.mark.parametrize(
    ("ply", "choice", "code"),
    [
        (17, "move royal_palace", "no_llama_to_move"),
        (14, "move llama_meadow", "already_there"),
        (19, "sacrifice 5", "too_few_priests"),
        (35, "sell coca", "something_else_due"),
    ],
)
def test_an_illegal_decision_ends_the_line(ply, choice, code):
    """The refusal of an illegal decision is shown, and the line ends at the state before the decision."""
    refused = decide(moment(ply), choice, "move sun_clock")
    assert isinstance(refused, Refused)
    assert refused.state is moment(ply)
    assert plain_text(refused).startswith(f"{moment(ply).due.player} tried: ")
    assert refused.refusal.code == code


def test_a_finished_game_refuses_decisions():
    stretch = decide(exhibit("the-conquest").start, *shown_decisions("the-conquest"))
    assert stretch.state.due is None
    assert decide(stretch, "move sun_clock").refusal.code == "game_over"
    assert "over" in plain_text(options(stretch))
    assert "over" in plain_text(advice(stretch))


def shown_decisions(name):
    """Return the decisions of an exhibit in short form."""
    from tutor.core.records.notation import spell_decision

    return [spell_decision(decision) for decision in exhibit(name).decisions]


@pytest.mark.parametrize(
    "asked",
    [
        lambda: moment(51),
        lambda: moment(0, "no-lesson"),
        lambda: practice("selling", 0),
        lambda: ask("selling", moment(0)),
        lambda: rules("no-game", "turn.over"),
        lambda: new_game("princes", 9),
        lambda: compare(moment(1), moment(2)),
        lambda: compare(decide(moment(17), "move royal_palace"), play_example(17, 18)),
        lambda: compare(play_example(3, 4), play_example(4, 5)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_call_leads_to_a_sentence(asked, language):
    """An impossible call raises an error that the notebook shows as one sentence in the current language.

    `test_wrong_arguments` has each wrong argument.
    """
    speak(language)
    with pytest.raises((Apart, Unknown, RecordError)) as caught:
        asked()
    (sentence,) = caught.value._render_traceback_()
    assert sentence == caught.value.sentence(language)
    assert language == "en" or sentence != caught.value.sentence("en")


def test_options_have_the_form_of_decisions():
    """The function `decide` accepts each row of `options` as it is."""
    for ply in range(0, 51, 5):
        rows = plain_text(options(moment(ply))).splitlines()[1:]
        assert len(rows) == len(moment(ply).legal())
        for row in rows:
            assert isinstance(decide(moment(ply), row.split(":")[0]), Stretch)
    assert len(plain_text(options(moment(9), "stay")).splitlines()) == 1 + 7


def test_advice_has_reasons():
    """Advice shows the few best decisions, each with its reason."""
    lines = plain_text(advice(moment(9))).splitlines()
    assert lines[0].endswith("the best first:")
    assert len(lines) == 1 + 2 * 3


def test_two_lines_are_compared():
    """The comparison of two lines is a table and sentences.

    The comparison of a line with an equal line says that there is no difference.
    """
    weighed = compare(decide(moment(19), "sacrifice 0"), play_example(19, 20))
    text = plain_text(weighed)
    assert "In line A: Bert sacrifices nothing." in text
    assert "Scout: line A: 4; line B: 11" in text
    assert "no difference" in plain_text(compare(play_example(19, 20), play_example(19, 20)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["bert-gives-nothing", "ralph-rests"])
def test_another_line_shows_its_claim(name, language):
    """`what_if` shows the board and the claim of another line, also if the line ends in a refusal."""
    speak(language)
    found = what_if(name)._repr_mimebundle_()
    assert "image/svg+xml" in found
    assert len(found["text/plain"].splitlines()) >= 3


def test_figures_are_those_of_lessons():
    """The function `figure` reads a figure that lessons have from a state, or from the end of a stretch."""
    assert figure(moment(20), "scout", player="Bert") == 11
    assert figure(play_example(19, 20), "scout", player="Bert") == 11


def test_stocks_have_a_row_for_each_player():
    """The table of stocks has all open figures that are not 0, or the figures that the caller names.

    A figure that the caller names may be secret.
    """
    lines = plain_text(stocks(moment(21))).splitlines()
    assert lines[0] == "Corn: Bert: 5; Ralph: 1; Gina: 6"
    assert "Moon tiles: Bert: none; Ralph: none; Gina: pottery tile" in lines
    assert not [line for line in lines if line.startswith(("Hand:", "Gold:", "Puma priests:"))]
    begun = exhibit("the-conquest").start
    assert plain_text(stocks(begun, "gold")) == "Gold: Bert: 18; Ralph: 12; Gina: 17; Ana: 17"
    assert plain_text(stocks(begun, "hand")).startswith("Hand: Bert: farmer + puma, ")
    table = stocks(moment(21))._repr_mimebundle_()["text/html"]
    assert '<th scope="col">Ralph</th>' in table


def test_stocks_work_for_any_game():
    """In any game the stocks are the game's own figures."""
    assert "Beside the tent: Ana: 3" in plain_text(stocks(new_game("incan_gold", 3)))


def test_later_parts_are_folded():
    """The function `later` shows its value whole, folded behind one line that the reader opens."""
    found = later(play_example(3, 5))._repr_mimebundle_()
    first, rest = found["text/plain"].split("\n", 1)
    assert first == "Open this when everybody has decided"
    assert rest == plain_text(play_example(3, 5))
    assert found["text/html"].count("<details>") == 2
    assert found["text/html"].index("<details>") < found["text/html"].index("<ol")


def test_rules_have_their_titles():
    """The function `rules` shows the titles of the rules in the order of the call."""
    first, second = plain_text(rules("princes", "trail.summit", "trail.laps")).splitlines()
    assert first.endswith("[trail.summit]")
    assert second.endswith("[trail.laps]")


def test_a_game_begins_with_names_or_a_number():
    """The function `new_game` takes the players' names or their number, and a seed that fixes all else."""
    assert new_game("princes", ["Ana", "Beto"], 3).players == ("Ana", "Beto")
    assert new_game("princes", 4).position() == new_game("princes", 4).position()
    assert new_game("princes", 3, variant="first_game").due.type == "turn"


def test_questions_work_at_any_moment():
    """The function `ask` asks a question about any decisions that are possible at a moment."""
    question = ask("selling", moment(21), "adjust coca remove", "sell coca", player="Ralph")
    assert check(question, 5)
    assert not check(question, 4)
    assert practice("selling", 2) is practice("selling", 2)
    assert practice("selling", 2).state != practice("selling", 3).state


def test_a_moment_can_be_changed():
    """The function `edit` changes some values of a position and keeps the others."""
    at = moment(26)
    settings = {
        "players[0].goods.corn": 7,
        "players[0].prince": "royal_palace",
        "start_player": "Gina",
    }
    position = edit(at, settings).position()
    assert position["players"][0]["goods"]["corn"] == 7
    assert position["players"][0]["prince"] == "royal_palace"
    assert position["start_player"] == "Gina"
    assert edit(at, {}).position() == at.position()
    deck = at.position()["deck"]
    assert edit(at, {"deck": deck[::-1]}).position()["deck"] == deck[::-1]


@pytest.mark.parametrize("name", games())
def test_a_table_lists_all_that_can_be_set(name):
    """Without changes, `edit` lists each place of a position that it can set, with its present value."""
    if not kit_of(name).has("form"):
        with pytest.raises(Unknown):
            edit(new_game(name, 3))
        return
    at = new_game(name, 3)
    rows = list(edit(at))
    places = [row["place"] for row in rows]
    assert len(set(places)) == len(places) > 20
    names = [row["value"] for row in rows if row["place"].endswith(".name")]
    assert names == list(at.players)
    for row in rows:
        assert edit(at, {row["place"]: row["value"]}).position() == at.position()
    shown = edit(at)._repr_mimebundle_()
    assert f"{len(rows)} things can be set here" in shown["text/plain"]
    assert "<svg" in shown["text/html"]
    assert all(each in shown["text/html"] for each in places[:20])


def test_an_impossible_change_is_explained():
    """The function `edit` explains an unknown place or value, and every fault of the changed position."""
    with pytest.raises(Unknown, match="nothing to set at moon"):
        edit(moment(26), {"moon": 1})
    with pytest.raises(Unknown, match=r"Rolf cannot stand there.*Bert, Ralph and Gina"):
        edit(moment(26), {"start_player": "Rolf"})
    with pytest.raises(Unknown, match=r"Did you mean weavers_quarter\?"):
        edit(moment(26), {"players[0].prince": "Weavers Quartr"})
    with pytest.raises(Unknown, match=r"many cannot stand there.*0 … 10000"):
        edit(moment(26), {"players[0].supply": "many"})
    with pytest.raises(RecordError) as told:
        edit(moment(26), {"players[0].supply": 12, "day": 4})
    assert {fault.place for fault in told.value.faults} == {"players[0].supply", "track_corn"}
