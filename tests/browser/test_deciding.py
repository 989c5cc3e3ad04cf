"""Every type of decision is made on a real page, once by mouse and once by keyboard alone."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.contract.rules_by_hand.the_end import conquest
from tests.driving import control, decision_value, lay, open_tab, rest, shows
from tests.pages import Pages, first_of
from tests.positions import CARDS, position
from tests.positions import NAMES as TABLE
from tests.situations import after
from tutor.core.base.game import Decision, State, find_game
from tutor.core.base.kit import games
from tutor.core.base.players import NAMES
from tutor.incan_gold.components import CAMP, CHOOSE, TORCH
from tutor.princes.spec import TYPES
from widgets.shared.panels import has_panels

CHOICES = {
    "princes": [(kind, None) for kind in TYPES],
    "incan_gold": [(CHOOSE, TORCH), (CHOOSE, CAMP)],
}
ALL = [(name, *choice) for name, choices in CHOICES.items() for choice in choices]
QUICK = [("princes", "offer", None), ALL[-1]]
"""A choice that switches put together, and one of the other game."""
GAMES_PLAYED = 40
MOST_TABS = 80
FOCUSED = "document.activeElement?.closest('.tutor-deciding [data-do]')?.dataset.key"
IN_GROUP = "document.activeElement.matches('.tutor-deciding .tutor-choice')"
PUT_TOGETHER = ("offer", "return_cards")
"""The types of decisions that switches put together."""


def moments(name: str) -> Iterator[tuple[State, Decision]]:
    """Yield each state of random games with each of its legal decisions."""
    game = find_game(name)
    fewest, most = game.seats
    for seed in range(GAMES_PLAYED):
        chance = Random(seed)
        count = fewest + seed % (most - fewest + 1)
        variant = game.variants[seed % len(game.variants)]
        state = game.start(game.random_setup(NAMES[:count], variant, seed))
        while state.due is not None:
            # The last decision comes first: in a list of sets it is a set of several parts.
            for decision in reversed(state.legal()):
                yield state, decision
            state = state.play(chance.choice(state.legal()))


@cache
def first_moments(name: str) -> dict[tuple[str, object], tuple[State, Decision]]:
    """Return the first moment of each type of decision, and of each choice of some types."""
    wanted = set(CHOICES[name])
    found: dict[tuple[str, object], tuple[State, Decision]] = {}
    for state, decision in moments(name):
        for key in ((decision.type, None), (decision.type, decision.choice)):
            if key in wanted:
                found.setdefault(key, (state, decision))
        if len(found) == len(wanted):
            break
    return found


def tab_to(page: Page, key: str) -> None:
    """Go to a control of the panel by keyboard, using the skip link, then Tab, and the arrows in a group."""
    page.locator('.tutor-skip[href="#tutor-now"]').focus()
    page.keyboard.press("Enter")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        first = page.evaluate(FOCUSED)
        while page.evaluate(FOCUSED) != key and page.evaluate(IN_GROUP):
            page.keyboard.press("ArrowRight")
            if page.evaluate(FOCUSED) == first:
                break
        if page.evaluate(FOCUSED) == key:
            return
    raise AssertionError(f"Tab does not lead to {key}")


def switches(page: Page, decision: Decision) -> list[Locator]:
    """Return the switches with which the parts of a decision are chosen."""
    chosen = decision.choice if decision.type in PUT_TOGETHER else ()
    assert isinstance(chosen, tuple)
    return [page.locator(f'[data-key="draft:{decision.type}:{part}"]') for part in chosen]


def test_every_game_with_panels_is_here() -> None:
    """These tests list the types of decisions of each game with panels."""
    assert set(CHOICES) == {name for name in games() if has_panels(name)}


@pytest.mark.parametrize(
    ("name", "kind", "choice"),
    first_of(sorted(ALL, key=lambda each: each not in QUICK), len(QUICK)),
)
def test_a_decision_is_made_by_mouse_and_by_keyboard(
    open_page: Pages, name: str, kind: str, choice: str | None
) -> None:
    """The decision's control leads to the same position as in the engine, by mouse and by keyboard."""
    state, decision = first_moments(name)[kind, choice]
    value = decision_value(state.game, decision)
    page = lay(open_page, state)
    for switch in switches(page, decision):
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
    control(page, "decide", value, ".tutor-deciding").click()
    shows(page, state.play(decision), ply=1)
    page.locator(".tutor-back").click()
    shows(page, state, ply=0)
    press = ("Enter", "Space")[ALL.index((name, kind, choice)) % 2]
    for switch in switches(page, decision):
        tab_to(page, str(switch.get_attribute("data-key")))
        page.keyboard.press(press)
        expect(switch).to_have_attribute("aria-pressed", "true")
        expect(switch).to_be_focused()
    tab_to(page, f"decide:{value}")
    page.keyboard.press(press)
    shows(page, state.play(decision), ply=1)


BARS = """() => [...document.querySelectorAll(".tutor-score-row")].map(row => {
    const points = Number(row.previousElementSibling.querySelector("b").textContent);
    const bar = row.querySelector(".tutor-score-bar");
    const parts = [...bar.children].map(part => part.getBoundingClientRect());
    const end = Math.max(...parts.map(({ right }) => right));
    return { points, left: bar.getBoundingClientRect().left, long: parts.length ? end - parts[0].left : 0 };
})"""
ENDINGS = ("house_of_virgins", "corn_terraces")


@pytest.mark.parametrize(
    ("ending", "counts"), first_of([(ENDINGS[0], (5,)), *product(ENDINGS, [range(2, 6)])], 1)
)
def test_the_bars_of_a_result_have_one_scale(
    open_page: Pages, ending: str, counts: Iterable[int]
) -> None:
    """In the bars of a result a point has the same length beside any number of cards.

    This holds for two to five players at every width of the page.
    """
    for count in counts:
        names = TABLE[:count]
        if ending == ENDINGS[0]:
            start = position(*names).at(names[0], "central_plaza").started_by(names[0])
            start.goods(names[0], coca=1, pottery=2, cloth=2, llama=3)
            start.orders(names[1], condor=4, puma=5, virgin=5)
            moves = [f"{names[0]} move house_of_virgins", f"{names[0]} acquire virgin"]
        else:
            start, moves = conquest(*names), [f"{names[-1]} move corn_terraces"]
        hands = (CARDS[1:4], CARDS[4:13], CARDS[13:14], CARDS[14:20], ())
        for name, cards in zip(names, hands, strict=False):
            start.cards(name, *cards).incas(name, corn_terraces=1, llama_meadow=1 + len(cards) % 2)
        state = after(start, *moves)
        totals = [score["total"] for score in state.position()["result"]["scores"]]
        assert len(set(totals)) > 1
        open_page.leave_all()
        page = lay(open_page, state)
        open_tab(page, "now")
        for width, height in ((1440, 900), (1024, 768), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".tutor-score-row")).to_have_count(count)
            bars = page.evaluate(BARS)
            assert sorted(bar["points"] for bar in bars) == sorted(totals)
            assert max(bar["left"] for bar in bars) - min(bar["left"] for bar in bars) < 1
            longest = max(bars, key=lambda bar: bar["points"])
            for bar in bars:
                meant = longest["long"] * bar["points"] / longest["points"]
                assert abs(bar["long"] - meant) < 1


HINTS = """group => [...group.querySelectorAll(":scope > .tutor-choice[data-value*=move]")].map(choice => {
    const [words, line] = [".tutor-choice-words", ".tutor-choice-line"].map(of => choice.querySelector(of));
    const box = line.getBoundingClientRect();
    return {
        struck: [choice, words].some(each => getComputedStyle(each).textDecorationLine !== "none"),
        seen: box.width > 4 && box.height > 8 && choice.scrollHeight <= choice.clientHeight + 1,
        told: line.textContent,
        used: choice.classList.contains("tutor-used"),
    };
})"""
USED = {"en": "used up today", "es": "agotado por hoy", "it": "oggi esaurito"}


WINDOWS = ((1440, 900), (1280, 800), (1024, 768), (1366, 700), (1024, 700))


@pytest.mark.endurance
@pytest.mark.parametrize("language", sorted(USED, reverse=True))
def test_many_choices_describe_themselves(open_page: Pages, language: str) -> None:
    """With any number of choices no choice is struck through, and an empty district says in words that it is empty."""
    page = open_page(f"?lesson=quick_start&ply=27&view=explore&lang={language}")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        groups = page.locator(".tutor-chips-short:has(> .tutor-choice[data-value*=move])")
        expect(groups).to_have_count(2)
        found = [each for group in groups.all() for each in group.evaluate(HINTS)]
        assert len(found) > 12
        assert not any(each["struck"] for each in found)
        assert {each["told"] for each in found if each["used"]} == {USED[language]}
        assert all(each["seen"] for each in found if width == 1440 or each["used"])
