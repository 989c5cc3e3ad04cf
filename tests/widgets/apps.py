"""The tutor without a browser: made at an address, pressed, and read."""

from dataclasses import replace

from tutor.core.lessons.lesson import LessonKey
from widgets.app.app import App
from widgets.page import Action
from widgets.shared.place import read_address
from widgets.start_and_save.commands import begin

QUICK_START = LessonKey("princes", "quick_start")


class Tutor:
    """A tutor as tests ask for it: a window or another part of it by its name."""

    def __init__(self, query):
        self.app = App(read_address(query))

    def show(self):
        """Render the page anew."""
        self.app.screen.render()

    def __getattr__(self, name):
        app = self.app
        for part in (app, app.windows, app.view, app.screen, app.navigation):
            if hasattr(part, name):
                return getattr(part, name)
        raise AttributeError(name)


def app(query, width=1440, **found):
    """The tutor at an address, in a browser that is there and kept what was found."""
    made = Tutor(query)
    made.page.found = {"here": query, **found}
    made.page.width = width
    return made


def press(tutor, name, value="", at=None):
    """Press a control that was made for this moment, or for another."""
    moment = tutor.session.moment if at is None else at
    tutor.context.carry_out(Action(name, str(value), moment))


def open_file(tutor, name, content):
    """Open a file of the reader's."""
    tutor.context.carry_out(Action("open", name, "", content))


def begin_game(tutor):
    """Begin the game that the form describes."""
    begin(tutor.context)


def show(tutor, name, **other):
    """Show one window alone, of a model that is other than the page's in something."""
    getattr(tutor.windows, name).show(replace(tutor.screen.model(), **other))
