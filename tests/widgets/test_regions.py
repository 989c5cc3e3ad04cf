"""What changed of the page is sent once, together; a page that comes gets all of it."""

import asyncio
import json
from unittest.mock import patch

import ipywidgets
import pytest

from tests.widgets.apps import app
from widgets.page import Page
from widgets.page.regions import Box, Region
from widgets.shared.making import made


@pytest.fixture
def sent(monkeypatch):
    """Every update of a page from now on."""
    messages = []

    def hear(widget, message, buffers=None):
        if isinstance(widget, Page) and message["method"] == "update":
            messages.append(message["state"])

    monkeypatch.setattr(ipywidgets.Widget, "_send", hear)
    return messages


def press(page, number=1, name="any", **more):
    """A message as the browser sends it."""
    content = {"name": name, "value": "", "at": "", "sender": "a", "number": number, **more}
    page._handle_custom_msg(content, [])


def test_a_region_says_what_is_in_it_and_what_it_is(sent):
    """When it comes into the page, and each time that it becomes another."""
    page, region = Page(), Region("tutor-card", "<p>one</p>")
    page.put(region)
    state = page.get_state()
    assert f'data-region="{region.key}"' in state[page.root]
    assert "<p>one</p>" in state[region.key]
    assert state[f"{region.key}:"] == {"class": "tutor-card"}
    sent.clear()
    region.value = "<p>two</p>"
    (update,) = sent
    assert set(update) == {region.key, "drawn"}
    region.describe(role="region", aria_label="Now")
    assert sent[-1][f"{region.key}:"] == {
        "class": "tutor-card", "role": "region", "aria-label": "Now",
    }  # fmt: skip


def test_what_is_as_before_is_not_sent(sent):
    """Neither markup nor classes nor attributes nor children."""
    page, region = Page(), Region("tutor-card", "<p>one</p>")
    around = Box("tutor-box", (region,))
    page.put(around)
    region.describe(role="region")
    sent.clear()
    region.value = "<p>one</p>"
    region.describe(role="region")
    region.add_class("tutor-card")
    region.remove_class("tutor-gone")
    around.children = (region,)
    page.put(around)
    assert sent == []


def test_a_box_has_places_for_regions_and_fields(sent):
    """What comes into one later is told with it; what has gone is only no more in it."""
    page, first, second = Page(), Region("", "one"), Region("", "two")
    field, around = made(ipywidgets.Text), Box("tutor-box")
    page.put(around)
    sent.clear()
    around.children = (first, field)
    told = {name: value for update in sent for name, value in update.items()}
    assert f'data-field="{field.model_id}"' in told[around.key]
    assert "one" in told[first.key]
    around.children = (second,)
    assert first.key not in page.get_state()[around.key]


def test_all_that_one_press_changes_comes_in_one_message(sent):
    """With the traits of the page, and that the press was answered."""
    page, one, other = Page(), Region(), Region()
    page.put(one, other)

    def act(_):
        one.value, other.value, page.title = "1", "2", "a title"
        one.value = "3"

    page.on_action(act)
    sent.clear()
    press(page)
    (update,) = sent
    assert set(update) == {one.key, other.key, "drawn", "title", "answered"}
    assert "3" in update[one.key]


def test_what_takes_long_is_said_before_it_is_done(sent):
    """What was flushed does not come again."""
    page, one, other = Page(), Region(), Region()
    page.put(one, other)
    sent.clear()
    with page.hold_sync():
        one.value = "busy"
        page.flush()
        assert [set(update) for update in sent] == [{one.key, "drawn"}]
        other.value = "done"
    assert [set(update) for update in sent[1:]] == [{other.key, "drawn"}]


def test_what_changes_in_one_turn_of_the_loop_comes_together(sent):
    """As what a field, a clock or the end of a computation brings about."""
    page, one, other = Page(), Region(), Region()
    page.put(one, other)

    async def change():
        sent.clear()
        one.value, other.value = "1", "2"
        assert sent == []
        await asyncio.sleep(0)

    asyncio.run(change())
    (update,) = sent
    assert set(update) == {one.key, other.key, "drawn"}


def test_a_page_that_has_missed_something_gets_all(sent):
    """It says how much it has; one that has everything gets nothing again."""
    page, region = Page(), Region("", "here")
    page.put(region)
    page.on_action(lambda _: None)
    drawn = page.get_state()["drawn"]
    sent.clear()
    press(page, 1, drawn=drawn)
    assert all(region.key not in update for update in sent)
    press(page, 2, drawn=drawn - 1)
    assert any(region.key in update and page.root in update for update in sent)


def test_a_step_of_the_lesson_is_one_message(sent):
    """Beside what the board needs; as many as windows there are would hold up the next press."""
    tutor = app("?lesson=quick_start&ply=9")
    sent.clear()
    press(tutor.page, name="view", value="explore")
    assert len(sent) == 1
    assert len([name for name in sent[0] if name.startswith("region-")]) > 5


def test_a_page_that_works_says_so_before_it_shows_what_comes_of_it(sent):
    """In a message of its own, though all that one press changes comes in one."""
    tutor = app("?view=play&game=princes")
    status = tutor.status.widget.key
    sent.clear()
    press(tutor.page, name="play-to", value="turn", at=tutor.session.moment)
    busy, done = (update[status] for update in sent if status in update)
    assert 'data-busy="1"' in busy
    assert 'data-busy="0"' in done


def test_a_page_has_few_models():
    """Of widgets, each of which a browser makes by itself before anything can be seen."""
    with patch.object(ipywidgets.Widget, "_send"):
        before = len(ipywidgets.Widget.get_manager_state()["state"])
        app("?lesson=quick_start")
        after = len(ipywidgets.Widget.get_manager_state()["state"])
    assert after - before < 45


def test_what_is_sent_is_text(sent):
    """Or attributes by name, so that every state can be stored with a notebook."""
    json.dumps(app("?lesson=quick_start").page.get_state())
