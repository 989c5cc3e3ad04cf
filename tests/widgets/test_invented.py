"""The tutor answers invented actions with any name and value, and keeps working."""

import asyncio
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.pages import first_of
from tests.widgets.apps import app
from widgets.page import Action
from widgets.shared.commands import COMMANDS

PAGES = (
    "?lesson=quick_start&ply=26",
    "?lesson=quick_start&ply=26&view=explore",
    "?lesson=quick_start&view=presenter",
    "?game=incan_gold&view=play",
    "",
)
ODD = (
    "",
    " ",
    "0",
    "1",
    "-1",
    "²",
    "٣",
    "1e400",
    "999999999",
    "9" * 5000,
    "NaN",
    "null",
    "None",
    "true",
    "{}",
    "[]",
    '"turn"',
    "{",
    "[" * 5000,
    '{"type": null}',
    '{"type": "turn", "player": ["Ralph"]}',
    '{"type": {"type": {}}, "player": 7}',
    "\x00",
    "\ud800",
    "<b>",
    "../../etc/passwd",
    "[['a', ['b']]]",
    "x" * 100_000,
)
SENT = st.one_of(
    st.sampled_from(ODD),
    st.text(max_size=40),
    st.integers().map(str),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
        max_leaves=8,
    ),
)


@cache
def tutor(query):
    """Return a tutor at an address, with the state that earlier actions left."""
    return app(query)


@cache
def names():
    """Return known and unknown names of actions.

    They are computed in a test, since they need a whole game.
    """
    return sorted({*COMMANDS, "no such thing", "", "__class__"})


def send(made, name, value, at):
    """Carry out an action as the page does for a message, but without catching errors."""
    action = Action(name, str(value), made.session.moment if at is None else at)

    async def carry_out():
        made.context.carry_out(action)

    asyncio.run(carry_out())


@pytest.mark.parametrize("query", first_of(PAGES[1:4], 0))
def test_every_action_takes_every_odd_value(query):
    """No action raises an error, whatever odd value it gets."""
    made = tutor(query)
    for name in names():
        for value in ODD:
            send(made, name, value, None)
            made.notices.clear()


@pytest.mark.parametrize("most", first_of([15, 100], 1))
def test_invented_actions_are_answered(most):
    """The page answers an action of any name with any value, for the present moment or an invented one."""

    @settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=most)
    @given(
        st.sampled_from(PAGES),
        st.deferred(lambda: st.sampled_from(names())),
        SENT,
        st.none() | st.text(max_size=4),
    )
    def send_any(query, name, value, at):
        send(tutor(query), name, value, at)

    send_any()


@pytest.mark.parametrize(
    "content", [{}, {"name": None}, {"number": "1"}, {"number": [1], "value": [[]]}, {"number": 0}]
)
def test_a_message_without_a_number_is_let_be(content):
    """The page ignores a message without a number, whatever the message contains."""
    made = app(PAGES[1])
    moment = made.session.moment
    made.page._handle_custom_msg({"name": "decide", **content}, [])
    assert (made.session.moment, made.notices.widget.value) == (moment, "")
