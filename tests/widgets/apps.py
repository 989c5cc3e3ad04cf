"""Functions that open the tutor at an address without a browser, press its controls and read it."""

from dataclasses import replace

from tutor.core.lessons.lesson import LessonKey
from widgets.app.app import App
from widgets.page import Action
from widgets.shared.place import read_address
from widgets.start_and_save.commands import begin

QUICK_START = LessonKey("princes", "quick_start")


class Tutor:
    """The tutor for tests, which has each window and other part of the page as an attribute."""

    def __init__(self, query):
        self.app = App(read_address(query))

    def show(self):
        """Render the page again."""
        self.app.screen.render()

    def __getattr__(self, name):
        app = self.app
        for part in (app, app.windows, app.view, app.screen, app.navigation):
            if hasattr(part, name):
                return getattr(part, name)
        raise AttributeError(name)


def app(query, width=1440, **found):
    """Open the tutor at an address, in a browser that has reported its width and the stored data `found`."""
    made = Tutor(query)
    made.page.found = {"here": query, **found}
    made.page.width = width
    return made


def press(tutor, name, value="", at=None):
    """Press a control that was drawn for the present moment, or for the moment `at`."""
    moment = tutor.session.moment if at is None else at
    tutor.context.carry_out(Action(name, str(value), moment))


def open_file(tutor, name, content):
    """Open a file that the reader has chosen."""
    tutor.context.carry_out(Action("open", name, "", content))


def begin_game(tutor):
    """Begin the game that the form describes."""
    begin(tutor.context)


def show(tutor, name, **other):
    """Show one window with a model in which the fields `other` are replaced."""
    getattr(tutor.windows, name).show(replace(tutor.screen.model(), **other))
