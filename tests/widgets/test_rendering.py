"""After each command the page is rendered once from one model, with its windows in any order."""

from dataclasses import FrozenInstanceError
from random import Random

import ipywidgets
import pytest

from tests.pages import one_in
from tests.widgets.apps import app, press
from tests.widgets.walking import STATES
from widgets.forecast.thinking import Work
from widgets.page.regions import Region
from widgets.shared.commands import COMMANDS, Command

ORDERS = 2


def begin(state, monkeypatch):
    """Open a page at the beginning of a walk and make its first presses, without running a forecast."""
    monkeypatch.setattr(Work, "think", lambda *_: None)
    query, *presses = state
    tutor = app(query)
    for name, value in presses:
        press(tutor, name, value)
    return tutor


def regions(part):
    """Yield every region in a page or in a region."""
    children = [child for child in getattr(part, "children", ()) if isinstance(child, Region)]
    return [*children, *(each for child in children for each in regions(child))]


def drawn_anew(tutor):
    """Return what a new page at the same state shows: all regions, classes and the title."""
    page = tutor.page
    for each in regions(page):
        each.value = ""
        each.describe()
    tutor.screen.render()
    shown = [(each.value, each.attributes) for each in regions(page)]
    return shown, page.classes, page.title


@pytest.mark.parametrize("place", one_in(3, range(len(STATES))))
def test_a_rendering_depends_on_no_order_and_sends_only_changes(place, monkeypatch):
    """The windows of the page can be rendered in any order and give the same page, so none depends on another.

    A second rendering without changes sends nothing.
    """
    tutor, sent = begin(STATES[place], monkeypatch), []
    windows, of = tutor.windows.all, type(tutor.windows)
    usual = drawn_anew(tutor)
    for order in range(ORDERS):
        monkeypatch.setattr(of, "all", tuple(Random(order).sample(windows, len(windows))))
        assert drawn_anew(tutor) == usual
    monkeypatch.setattr(of, "all", windows)
    tutor.overlay.send_all()
    send = ipywidgets.Widget._send

    def note(self, message, buffers=None):
        sent.append(message)
        send(self, message, buffers)

    monkeypatch.setattr(ipywidgets.Widget, "_send", note)
    press(tutor, "menu", "")
    tutor.screen.render()
    assert sent
    sent.clear()
    tutor.screen.render()
    assert sent == []


def render_count(tutor, monkeypatch, act, *given):
    """Return how often the page is rendered during an act."""
    count = []
    monkeypatch.setattr(tutor.loop, "_render", lambda: count.append(tutor.screen.render()))
    act(*given)
    return len(count)


@pytest.mark.parametrize(
    ("query", "name", "value"),
    [
        ("?lesson=quick_start", "key", "ArrowRight"),
        ("?lesson=quick_start", "lesson-next", "welcome"),
        ("?lesson=quick_start&ply=20", "view", "explore"),
        ("?lesson=quick_start&ply=20&view=explore", "tab", "lines"),
        ("?lesson=quick_start&ply=20&view=explore", "theme", "dark"),
        ("?view=play&game=princes", "play-to", "day"),
        ("?view=presenter", "key", "PageDown"),
        ("?view=explore&game=incan_gold", "editor", ""),
        ("?view=explore&game=incan_gold", "studies", ""),
        ("?game=incan_gold&view=play", "nothing", ""),
    ],
)
def test_a_command_renders_the_page_once_at_most(query, name, value, monkeypatch):
    """A command renders the page exactly once, however much it changes. Other acts render nothing."""
    tutor = app(query)
    assert render_count(tutor, monkeypatch, press, tutor, name, value) == (name != "nothing")


def test_events_outside_of_commands_are_rendered_at_once(monkeypatch):
    tutor = app("?lesson=quick_start&ply=9&view=explore")
    assert render_count(tutor, monkeypatch, tutor.session.go, 10) == 1


def test_filling_a_field_reports_nothing(monkeypatch):
    """A field reports what a person writes, and not what the page fills in."""
    tutor = app("?game=incan_gold&view=explore")
    field, heard = ipywidgets.Text(), []
    field.observe(tutor.loop.handler(lambda change: heard.append(change["new"])), names="value")

    def fill():
        with tutor.loop.filling():
            field.value = "filled"

    assert render_count(tutor, monkeypatch, fill) == 0
    assert render_count(tutor, monkeypatch, setattr, field, "value", "written") == 1
    assert heard == ["written"]


def test_a_failed_command_is_reported_and_rendered(monkeypatch):
    """If a command fails, the page says so, and goes on with the state that it has."""
    tutor = app("?lesson=quick_start&ply=9&view=explore")
    fail = Command(lambda context, value, content: [][int(value)])
    monkeypatch.setitem(COMMANDS, "fail", fail)
    act = tutor.loop.handler(lambda: press(tutor, "fail", "1"))
    assert render_count(tutor, monkeypatch, act) == 1
    assert "went wrong" in tutor.notices.widget.value
    assert render_count(tutor, monkeypatch, tutor.session.go, 10) == 1


def test_a_failed_rendering_is_reported(monkeypatch):
    """After a failed rendering the next one works as usual."""
    tutor = app("?lesson=quick_start&ply=9&view=explore")
    with monkeypatch.context() as patch:
        patch.setattr(tutor.loop, "_render", lambda: [][1])
        tutor.loop.handler(press)(tutor, "tab", "stocks")
    assert "went wrong" in tutor.notices.widget.value
    press(tutor, "tab", "now")
    assert "tutor-on-now" in tutor.screen.modes()


def test_a_page_is_busy_until_it_is_rendered(monkeypatch):
    """The page says that it is busy at once, and says that it is ready once the result is shown."""
    tutor = app("?view=play&game=princes")
    said = []
    monkeypatch.setattr(
        tutor.loop,
        "_begin_busy",
        lambda: (tutor.screen.begin_busy(), said.append(tutor.status.widget.value)),
    )
    press(tutor, "play-to", "turn")
    assert len(said) == 1
    assert 'data-busy="1"' in said[0]
    assert 'data-busy="0"' in tutor.status.widget.value


def test_a_model_cannot_be_changed():
    """A window reads the model and cannot set it."""
    model = app("?lesson=quick_start").screen.model()
    with pytest.raises(FrozenInstanceError):
        model.tab = "lines"
    assert model == app("?lesson=quick_start").screen.model()
