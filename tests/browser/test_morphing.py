"""The page changes its elements in place to match new markup, so that a reader keeps focus, caret and open parts."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.npm import npm
from tests.sources import ROOT

REGIONS = ROOT / "widgets" / "page" / "src" / "kernel" / "regions.js"
# A page with one region in it, without a kernel: `draw` puts markup into it, as a message does.
PAGE = """(source) => {
  const link = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return import(link).then(({ createRegions }) => {
    document.body.innerHTML = '<div id="app"></div>';
    const state = { root: "region-0", "region-0": '<div data-region="region-1"></div>', "region-0:": { class: "app" } };
    Object.assign(state, { "region-1": "", "region-1:": { class: "card" } });
    window.state = state;
    window.gone = [];
    const view = (el) => ({
      el,
      luminoWidget: { constructor: { attach: (_, holder, before) => holder.insertBefore(el, before) } },
      remove: () => { window.gone.push(el.id); el.remove(); },
    });
    const create = async (id) => view(Object.assign(document.createElement(id), { id }));
    const manager = { get_model: async (id) => id, create_view: create };
    const app = document.querySelector("#app");
    const model = { get: (name) => state[name] };
    window.regions = createRegions(model, app, { widget_manager: manager });
    window.draw = (markup, key = "region-1") => { state[key] = markup; window.regions.show(); };
  });
}"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the module that shows regions, with all its imports."""
    out = tmp_path_factory.mktemp("regions") / "regions.js"
    options = ("--bundle", "--format=esm", "--log-level=error", f"--outfile={out}")
    assert npm("exec", "--silent", "--", "esbuild", str(REGIONS), *options) == 0
    return out.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    """Provide one empty page for all tests of this module."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def page(blank: Page, source: str) -> Iterator[Page]:
    """Provide a page with one region, and check after the test that the page shows no error."""
    errors: list[Error] = []

    def note(error: Error) -> None:
        errors.append(error)

    blank.goto("about:blank")
    blank.on("pageerror", note)
    blank.evaluate(PAGE, source)
    yield blank
    blank.remove_listener("pageerror", note)
    assert errors == []


def draw(page: Page, markup: str, key: str = "region-1") -> None:
    """Draw markup as if the kernel had sent it."""
    page.evaluate("([markup, key]) => window.draw(markup, key)", [markup, key])


def inside(page: Page) -> str:
    """Return the content of the region."""
    return page.locator("[data-region=region-1]").evaluate("each => each.innerHTML")


def test_the_result_is_the_markup_that_was_sent(page: Page) -> None:
    """After new markup the region equals it, whatever the region had before, also with repeated keys."""
    drawn = (
        '<p data-key="a">1</p><p data-key="b">2</p><p data-key="a">3</p>',
        '<p data-key="b">2</p><p data-key="a">3</p>',
        '<p data-key="a">4</p><p data-key="a">5</p><p data-key="a">6</p><p>7</p>',
        '<ul><li data-key="a">8</li></ul><p data-key="b">9</p>',
        '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>text<b>10</b>',
        "",
        '<p data-key="b">11</p>',
    )
    for markup in (*drawn, *reversed(drawn)):
        draw(page, markup)
        assert inside(page) == markup


def test_a_control_stays_the_same_when_it_moves(page: Page) -> None:
    """A control with the same key stays the same element, even with other words in another place, and keeps the focus."""
    draw(page, '<section><button data-key="on">On</button></section>')
    page.evaluate("window.before = document.querySelector('button')")
    draw(
        page,
        '<section><p>New</p><button data-key="off">Off</button> <button data-key="on">Go</button></section>',
    )
    assert page.evaluate("window.before.isConnected && window.before.innerText") == "Go"


def test_a_control_redrawn_during_a_press_is_pressed(page: Page) -> None:
    """If new markup redraws a control between pressing and releasing the pointer, the press still counts once."""
    draw(page, '<section><button data-key="size">100</button></section>')
    page.evaluate("window.pressed = 0; addEventListener('click', () => (window.pressed += 1))")
    page.hover("button")
    page.mouse.down()
    draw(page, '<section><button data-key="size" class="on">100</button><p>New</p></section>')
    page.mouse.up()
    assert page.evaluate("window.pressed") == 1


def test_a_caret_stays_in_place(page: Page) -> None:
    """A field keeps its caret and its typed text until the kernel sends another text."""
    draw(page, '<p>1</p><input data-key="name" value="">')
    page.locator("input").press_sequentially("Bert")
    page.locator("input").press("ArrowLeft")
    draw(page, '<p>2</p><input data-key="name" value="" title="a name">')
    assert page.locator("input").input_value() == "Bert"
    assert page.evaluate("document.activeElement.selectionStart") == 3
    draw(page, '<p>3</p><input data-key="name" value="Gina">')
    assert page.locator("input").input_value() == "Gina"


def test_the_text_for_one_question_is_not_in_the_next(page: Page) -> None:
    """The field of the next question is empty, though it has the same name as the field before."""
    asked = '<section data-step="{}"><input id="number" value=""></section>'
    draw(page, asked.format(1))
    page.locator("input").press_sequentially("7")
    draw(page, asked.format(2))
    assert page.locator("input").input_value() == ""


def test_a_decision_is_another_control_in_each_moment(page: Page) -> None:
    """In each moment the control of a decision is a new element, so that a second Enter does not press it.

    The other controls stay the same elements.
    """
    markup = '<section data-at="{}"><button data-do="decide" data-key="decide:x">Stay</button><button data-do="tab" data-key="tab:x">Now</button></section>'
    draw(page, markup.format(1))
    page.evaluate("[window.decide, window.tab] = document.querySelectorAll('button')")
    draw(page, markup.format(1).replace("Stay", "Stay here"))
    assert page.evaluate("window.decide.isConnected")
    draw(page, markup.format(2))
    assert page.evaluate("[window.decide.isConnected, window.tab.isConnected]") == [False, True]


def test_an_unfolded_part_stays_open_until_the_kernel_closes_it(page: Page) -> None:
    """An unfolded part stays open when the kernel sends the same state again, and closes when the kernel closes it."""
    markup = '<p>{}</p><details{}><summary data-key="rule">Rule</summary>Text</details>'
    draw(page, markup.format(1, ""))
    page.click("summary")
    draw(page, markup.format(2, ""))
    assert page.locator("details[open]").count() == 1
    draw(page, markup.format(3, ' open=""'))
    page.click("summary")
    draw(page, markup.format(4, ' open=""'))
    assert page.locator("details[open]").count() == 0
    draw(page, markup.format(5, ""))
    draw(page, markup.format(6, ' open=""'))
    assert page.locator("details[open]").count() == 1


def test_another_step_begins_folded(page: Page) -> None:
    """The parts of another step begin folded, since the reader has not unfolded them."""
    markup = '<section data-step="{0}"><details><summary data-key="{0}">More</summary>Text</details></section>'
    draw(page, markup.format(1))
    page.click("summary")
    draw(page, markup.format(2))
    assert page.locator("details[open]").count() == 0


def test_an_open_popover_stays_open(page: Page) -> None:
    """A menu stays open while the reader presses one setting after the other."""
    markup = '<details open=""><summary data-key="looks">Aa</summary><div>{}</div></details>'
    draw(page, markup.format(1))
    page.evaluate("""() => {
      const list = document.querySelector("details > div");
      Object.assign(list, { popover: "manual" }).showPopover();
      list.style.left = "8px";
    }""")
    draw(page, markup.format(2))
    assert page.locator("div:popover-open").inner_text() == "2"
    assert page.locator("div:popover-open").evaluate("each => each.style.left") == "8px"


def test_a_box_keeps_its_scroll_position(page: Page) -> None:
    markup = '<div data-key="box" style="height: 40px; overflow: auto"><div style="height: 400px">{}</div></div>'
    draw(page, markup.format(1))
    page.evaluate("document.querySelector('[data-key=box]').scrollTop = 90")
    draw(page, markup.format(2))
    assert page.evaluate("document.querySelector('[data-key=box]').scrollTop") == 90


def test_an_element_added_by_the_page_stays(page: Page) -> None:
    """The page's own elements, such as the live region, stay while their neighbours come and go."""
    draw(page, "<p>1</p>")
    page.evaluate("""() => document.querySelector("[data-region=region-1]")
        .insertAdjacentHTML("beforeend", "<i data-own></i>")""")
    draw(page, "<p>2</p><p>3</p>")
    assert page.locator("[data-own]").count() == 1
    assert page.locator("p").all_inner_texts() == ["2", "3"]


def test_a_region_has_its_present_attributes_and_those_of_the_page(page: Page) -> None:
    """A region has the attributes of its present markup, and also the classes that the page added."""
    card = page.locator("[data-region=region-1]")
    card.evaluate("each => each.classList.add('of-the-page')")
    page.evaluate("""() => {
      window.state["region-1:"] = { class: "card wide", role: "region", id: "now" };
      window.regions.show();
    }""")
    assert set(card.get_attribute("class").split()) == {"card", "wide", "of-the-page"}
    page.evaluate(
        """() => { window.state["region-1:"] = { class: "wide" }; window.regions.show(); }"""
    )
    assert set(card.get_attribute("class").split()) == {"wide", "of-the-page"}
    assert card.get_attribute("role") is None


def test_inner_regions_keep_their_content(page: Page) -> None:
    """Redrawing the markup around an inner region keeps the region and its content.

    A new inner region comes with its content.
    """
    page.evaluate("""() => {
      Object.assign(window.state, { "region-2": "<b>two</b>", "region-2:": { class: "two" } });
      Object.assign(window.state, { "region-3": "<b>three</b>", "region-3:": { class: "three" } });
    }""")
    draw(page, '<div data-region="region-2"></div>')
    page.evaluate("window.before = document.querySelector('.two b')")
    draw(page, '<p>over</p><div data-region="region-3"></div><div data-region="region-2"></div>')
    assert page.locator(".three b").inner_text() == "three"
    assert page.evaluate("window.before.isConnected")
    draw(page, "<b>2</b>", "region-2")
    assert page.locator("b").all_inner_texts() == ["three", "2"]
    draw(page, '<div data-region="region-3"></div>')
    draw(page, '<div data-region="region-2"></div>')
    assert page.locator("b").all_inner_texts() == ["2"]


@pytest.mark.parametrize("kind", ["div", "button", "canvas"])
def test_a_field_takes_its_place_and_stays_until_it_goes(page: Page, kind: str) -> None:
    """A field (a widget) moves to its place in the markup like any other element.

    A removed field gets no events, and comes back as a new element.
    """
    place = f'<div data-field="{kind}"></div>'
    draw(page, f"<p>1</p>{place}")
    page.wait_for_selector(f"{kind}#{kind}", state="attached")
    page.evaluate(f"window.before = document.querySelector('#{kind}')")
    draw(page, f"{place}<p>2</p>")
    assert page.evaluate("window.before.isConnected")
    assert page.locator("[data-field]").count() == 1
    draw(page, "<p>3</p>")
    assert page.evaluate("window.gone") == [kind]
    draw(page, place)
    page.wait_for_selector(f"{kind}#{kind}", state="attached")
    assert not page.evaluate("window.before.isConnected")


def test_a_list_without_a_choice_shows_its_first_entry(page: Page) -> None:
    """A list without a choice shows its first entry, as a new list does."""
    draw(page, "<select><option>One</option><option>Two</option></select>")
    draw(page, "<select><option>Three</option><option>Four</option></select>")
    assert page.locator("select").input_value() == "Three"
    draw(page, '<select><option>Three</option><option selected="">Five</option></select>')
    assert page.locator("select").input_value() == "Five"


def test_a_template_is_redrawn(page: Page) -> None:
    """A changed `template` is replaced as a whole, since its content is no part of the page."""
    draw(page, "<div><template><p>1</p></template></div>")
    draw(page, "<div><template><p>2</p></template></div>")
    assert page.evaluate("document.querySelector('template').innerHTML") == "<p>2</p>"
