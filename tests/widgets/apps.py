"""The tutor without a browser: made at an address, pressed, and read."""

from tutor.core.lessons.lesson import LessonKey
from widgets.app.app import App
from widgets.page import Action
from widgets.shared.address import read_address

QUICK_START = LessonKey("princes", "quick_start")


def app(query, **found):
    """The tutor at an address, in a browser that is there and kept what was found."""
    made = App(read_address(query))
    made.page.found = {"here": query, **found}
    made.page.width = 1440
    return made


def press(tutor, name, value="", at=None):
    """Press a control that was made for this moment, or for another."""
    moment = tutor.session.moment if at is None else at
    tutor.acts.act(Action(name, str(value), moment))
