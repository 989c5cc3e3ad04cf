"""The panel of the due decision has a button with words for each possible decision."""

import re
from functools import cache
from random import Random

from tests.panels import GAME, PAGE, decisions, markup, panel, press_switches
from tests.situations import PRINCES
from tutor.core.records.lines import open_lesson, play_line
from tutor.princes.rules import flow
from tutor.princes.rules.scoring import card_points
from tutor.princes.spec import TYPES
from tutor.princes.words.naming import player_in
from widgets.princes.deciding import PANELS
from widgets.princes.deciding.panel_input import SUM
from widgets.session.reasons import Draft
from widgets.shared.panels import panel_styles

NAMES = ("Bert", "<b>Ralph</b>", 'Gina "&"', "Dora", "Emil")
RARE = ("sacrifice", "acquire", "recruit", "return_cards")
DRAFTED = ("offer", "return_cards")
"""Types of decisions with several parts, which the reader picks by switches."""


@cache
def games():
    """Return random games of two to five players, each as its states from first to last."""
    lines = []
    for seed in range(18):
        chance = Random(seed)
        variant = ("standard", "first_game")[seed // 4 % 2]
        state = PRINCES.start(PRINCES.random_setup(NAMES[: 2 + seed % 4], variant, seed))
        line = [state]
        while state.due is not None:
            state = state.play(chance.choice(state.legal()))
            line.append(state)
        lines.append(line)
    return lines


@cache
def moments():
    """Return one state in eleven of the random games, and every rarer state, each with its panel."""
    return [
        (state, panel(state))
        for line in games()
        for ply, state in enumerate(line)
        if ply % 11 == 0 or state.due is None or state.due.type in RARE
    ]


def test_any_state_has_a_panel():
    """One state in nine of eighteen games has a panel, and so has each result."""
    for line in games():
        for state in (*line[::9], line[-1]):
            assert markup(state)


def test_a_control_that_only_declines_is_not_filled():
    """The control that ends a trade or an offer is plain while the player has traded or offered nothing."""
    counted = {True: 0, False: 0}
    for state, _ in moments():
        if state.due is None or state.due.type not in ("trade", "offer"):
            continue
        pending = state.position()["pending"]
        is_traded = state.due.type == "trade" and bool(pending["sold"] or pending["bought"])
        assert ("tutor-leave" in markup(state)) == (not is_traded)
        counted[is_traded] += 1
    assert all(counted.values())
    offering = next(
        state
        for state, _ in moments()
        if state.due and state.due.type == "offer" and len(state.legal()) > 1
    )
    (good,) = offering.legal()[1].choice[:1]
    assert "tutor-leave" not in markup(offering, drafted=Draft("offer", (good,)))


def test_every_legal_decision_takes_one_press():
    """The controls that are not dimmed are exactly the legal decisions, and each decision has one control."""
    for state, found in moments():
        if state.due is None or state.due.type not in DRAFTED:
            offered = [each.decision for each in found.controls if not each.is_dimmed]
            assert sorted(offered, key=repr) == sorted(state.legal(), key=repr)


def drafting():
    """Return one moment for each type of decision that is put together from switches."""
    for kind in DRAFTED:
        found = [state for state, _ in moments() if state.due and state.due.type == kind]
        assert len(found) > 5
        yield found[len(found) // 2]


def test_switches_reach_every_legal_set():
    """The switches reach every legal set of parts, and the button below them makes the decision."""
    for state in drafting():
        for decision in state.legal():
            drafted = press_switches(state, *decision.choice)
            listed = decisions(state)
            found = [each for each in decisions(state, drafted=drafted) if each not in listed]
            assert found == [decision] or decision in listed


def test_a_switch_is_pressed_while_its_part_is_in():
    """A switch is shown as pressed while its part is in the decision, and a second press takes the part out.

    The text below describes every pressed switch.
    """
    for state in drafting():
        chosen = max(state.legal(), key=lambda decision: len(decision.choice))
        found = panel(state, drafted=press_switches(state, *chosen.choice))
        on = [each for each in found.switches if each.is_on]
        assert [each.part for each in on] == list(chosen.choice)
        assert all(len(each.draft.parts) == len(on) - 1 for each in on)
        assert {each.told_by for each in found.switches} <= found.ids


def test_few_whole_sets_are_listed_as_well():
    """Up to six whole sets are listed beside the switches; if there are more, none is listed."""
    for state in drafting():
        sets = [decision for decision in state.legal() if decision.choice]
        listed = set(decisions(state)) >= set(sets)
        assert listed == (1 < len(sets) <= 6)


def test_every_decision_of_the_quick_start_takes_one_press():
    """The panels of the quick start offer each of its decisions."""
    for state in play_line(open_lesson("quick_start")).states:
        drafts = [None]
        if state.due and state.due.type in DRAFTED:
            drafts = [Draft(each.type, each.choice) for each in state.legal()]
        offered = {each for drafted in drafts for each in decisions(state, drafted=drafted)}
        assert offered == set(state.legal())


def test_a_dimmed_control_has_a_reason():
    """The decision of a dimmed control is never legal, and the control shows the reason of the refusal."""
    dimmed = 0
    for state, found in moments():
        for each in found.controls:
            if each.is_dimmed:
                assert state.refusal(each.decision) is not None
                dimmed += 1
    assert dimmed > 100


def test_a_dimmed_control_says_that_it_is_not_possible():
    """The name and the state of a dimmed control say that it is not possible, and no other control does."""
    cannot = PAGE.say("deciding-cannot")
    dimmed = 0
    for _, found in moments():
        for each in found.controls:
            assert each.is_disabled == each.is_dimmed
            assert (cannot in each.read) == each.is_dimmed
            dimmed += each.is_dimmed
    assert dimmed > 100


def test_no_two_controls_of_a_panel_have_the_same_name():
    """No two controls of a panel have the same name, since a screen reader tells controls apart by their names."""
    for _, found in moments():
        read = {each.decision: " ".join(each.read.split()) for each in found.controls}
        spoken = [*read.values(), *(" ".join(each.read.split()) for each in found.switches)]
        assert len(set(spoken)) == len(spoken)


def test_the_name_of_a_control_is_the_whole_decision():
    """The name of a control is the whole legal decision, with prices and steps, in the words used everywhere."""
    for state, found in moments():
        words = dict(GAME.decisions(state))
        for each in found.controls:
            if each.decision in words:
                assert words[each.decision] in each.read


def test_the_visible_text_of_a_control_is_part_of_its_name():
    """The visible text of a control is part of its name, so that a voice command reaches the control (WCAG 2.5.3)."""
    for _, found in moments():
        for each in (*found.controls, *found.switches):
            for seen in each.unread:
                assert seen.casefold() in each.read.casefold()


def test_every_picture_in_use_is_defined_in_its_panel():
    """The panel defines each used picture once, and no other one."""
    for _, found in moments():
        assert found.uses == found.ids - {SUM}


def test_every_type_of_decision_occurs():
    """The random games offer every type of decision and so need every kind of panel."""
    due = {state.due.type for line in games() for state in line if state.due}
    assert due == set(PANELS) == set(flow.LEGAL)
    offered = {each.decision.type for _, found in moments() for each in found.controls}
    assert offered == set(TYPES)


def test_a_seat_sees_only_its_own_decisions():
    """A player at another seat than the deciding one has no control, and sees nothing of a hidden hand."""
    for state, open_hands in moments()[::3]:
        for seat in state.players:
            found = panel(state, seat)
            if state.due is None or seat == state.due.player:
                assert found.text == open_hands.text
            else:
                assert found.controls == []
                assert state.due.player in found.text


def test_the_points_of_cards_add_up_to_the_result():
    """The panel's points of the cards add up to the points that the end of the game counts."""
    for line in games():
        state = line[-1].position()
        for score in state["result"]["scores"]:
            me = player_in(state, score["name"])
            shown = [line[-1].components.icons[card] for card in me["cards"]]
            assert (
                sum(card_points(icons, me["orders"], me["incas"]) for icons in shown)
                == (score["icons"])
            )


def test_the_result_is_a_table_with_its_winners():
    """The result has each player's total and the winners, in words."""
    for line in games():
        result = line[-1].position()["result"]
        text = " ".join(panel(line[-1]).text.split())
        assert text.count("wins") >= 1 if len(result["winners"]) == 1 else "share" in text
        assert [score["name"] for score in result["scores"] if score["name"] not in text] == []


def test_the_style_uses_variables(root):
    """All colours of the style are variables of the themes, and no text is smaller than the page's smallest size."""
    sheet = root / "widgets" / "decide" / "decide.css"
    style = sheet.read_text(encoding="utf-8") + panel_styles()
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgb", style) == []
    assert [size for size in re.findall(r"(\d+)px/", style) if int(size) < 14] == []
