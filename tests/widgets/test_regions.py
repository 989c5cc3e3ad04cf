"""The page sends all changes of its regions in one message, and a new page gets everything."""

import asyncio
import json
from unittest.mock import patch

import ipywidgets
import pytest

from tests.widgets.apps import app
from widgets.page import Page
from widgets.page.regions import Box, Region
from widgets.shared.making import make_field


@pytest.fixture
def updates(monkeypatch):
    """Return a list to which every later update of a page is added."""
    messages = []

    def hear(widget, message, buffers=None):
        if isinstance(widget, Page) and message["method"] == "update":
            messages.append(message["state"])

    monkeypatch.setattr(ipywidgets.Widget, "_send", hear)
    return messages


def press(page, number=1, name="any", **more):
    """Send a message as the browser does."""
    content = {"name": name, "value": "", "at": "", "sender": "a", "number": number, **more}
    page._handle_custom_msg(content, [])


def test_a_region_sends_its_content_and_its_kind(updates):
    """A region sends its content and its kind when it is added to the page, and again at each change."""
    page, region = Page(), Region("tutor-card", "<p>one</p>")
    page.children = (region,)
    state = page.get_state()
    assert f'data-region="{region.key}"' in state[page.root]
    assert "<p>one</p>" in state[region.key]
    assert state[f"{region.key}:"] == {"class": "tutor-card"}
    updates.clear()
    region.value = "<p>two</p>"
    (update,) = updates
    assert set(update) == {region.key, "drawn"}
    region.describe(role="region", aria_label="Now")
    assert updates[-1][f"{region.key}:"] == {
        "class": "tutor-card", "role": "region", "aria-label": "Now",
    }  # fmt: skip


def test_unchanged_parts_are_not_sent(updates):
    """Unchanged markup, classes, attributes and children are not sent."""
    page, region = Page(), Region("tutor-card", "<p>one</p>")
    around = Box("tutor-box", (region,))
    page.children = (around,)
    region.describe(role="region")
    updates.clear()
    region.value = "<p>one</p>"
    region.describe(role="region")
    region.add_class("tutor-card")
    region.remove_class("tutor-gone")
    around.children = (region,)
    page.children = (around,)
    assert updates == []


def test_a_box_has_places_for_regions_and_fields(updates):
    """When a region is added later, its content is sent too; after a removal the box only no longer lists the region."""
    page, first, second = Page(), Region("", "one"), Region("", "two")
    field, around = make_field(ipywidgets.Text), Box("tutor-box")
    page.children = (around,)
    updates.clear()
    around.children = (first, field)
    told = {name: value for update in updates for name, value in update.items()}
    assert f'data-field="{field.model_id}"' in told[around.key]
    assert "one" in told[first.key]
    around.children = (second,)
    assert first.key not in page.get_state()[around.key]


def test_all_changes_of_one_press_come_in_one_message(updates):
    """One message has all changes of a press, the changed traits of the page, and the answer to the press."""
    page, one, other = Page(), Region(), Region()
    page.children = (one, other)

    def act(_):
        one.value, other.value, page.title = "1", "2", "a title"
        one.value = "3"

    page.on_action(act)
    updates.clear()
    press(page)
    (update,) = updates
    assert set(update) == {one.key, other.key, "drawn", "title", "answered"}
    assert "3" in update[one.key]


def test_a_long_command_says_so_before_it_begins(updates):
    """The page can announce a long command in a message of its own.

    The next message does not repeat the changes of the first.
    """
    page, one, other = Page(), Region(), Region()
    page.children = (one, other)
    updates.clear()
    with page.hold_sync():
        one.value = "busy"
        page.flush()
        assert [set(update) for update in updates] == [{one.key, "drawn"}]
        other.value = "done"
    assert [set(update) for update in updates[1:]] == [{other.key, "drawn"}]


def test_changes_in_one_turn_of_the_loop_come_together(updates):
    """Changes within one turn of the event loop come in one message, whether by a field, a clock or a computation."""
    page, one, other = Page(), Region(), Region()
    page.children = (one, other)

    async def change():
        updates.clear()
        one.value, other.value = "1", "2"
        assert updates == []
        await asyncio.sleep(0)

    asyncio.run(change())
    (update,) = updates
    assert set(update) == {one.key, other.key, "drawn"}


def test_a_page_that_has_missed_changes_gets_all(updates):
    """The browser reports the last update that it got; if that is not the latest, it gets the whole page."""
    page, region = Page(), Region("", "here")
    page.children = (region,)
    page.on_action(lambda _: None)
    drawn = page.get_state()["drawn"]
    updates.clear()
    press(page, 1, drawn=drawn)
    assert all(region.key not in update for update in updates)
    press(page, 2, drawn=drawn - 1)
    assert any(region.key in update and page.root in update for update in updates)


def test_a_step_of_the_lesson_is_one_message(updates):
    """A step of the lesson is one message besides those of the board, since more would delay the next press."""
    tutor = app("?lesson=quick_start&ply=9")
    updates.clear()
    press(tutor.page, name="view", value="explore")
    assert len(updates) == 1
    assert len([name for name in updates[0] if name.startswith("region-")]) > 5


def test_a_busy_page_says_so_before_it_shows_the_result(updates):
    """A busy page says so in a message of its own before the message with the result."""
    tutor = app("?view=play&game=princes")
    status = tutor.status.widget.key
    updates.clear()
    press(tutor.page, name="play-to", value="turn", at=tutor.session.moment)
    busy, done = (update[status] for update in updates if status in update)
    assert 'data-busy="1"' in busy
    assert 'data-busy="0"' in done


def test_a_page_has_few_models():
    """The page has few widget models, because a browser makes each before the page appears."""
    opened = ipywidgets.Widget.open
    with patch.object(ipywidgets.Widget, "open", autospec=True, side_effect=opened) as made:
        app("?lesson=quick_start")
    assert 0 < made.call_count < 45


def test_messages_are_text(updates):
    """Messages are text, or attributes by name, so that a notebook can store every state."""
    json.dumps(app("?lesson=quick_start").page.get_state())
