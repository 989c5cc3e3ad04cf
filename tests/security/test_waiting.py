"""A message that waits is passed on after its wait, or dropped with its connection."""

import asyncio
from types import SimpleNamespace

from tests.security.client import message
from widgets.server.channel import PROTOCOL, TOO_MUCH, KernelChannel, KernelConnection
from widgets.server.limits import MOST_BEHIND

SAID = message("comm_info_request")


class Page:
    """A page that can hang up."""

    def close(self, *_):
        """End the connection."""


def a_channel(wait):
    """Return a channel between a page and a kernel whose messages have to wait."""
    channel = KernelChannel.__new__(KernelChannel)
    heard = []
    channel._flow = SimpleNamespace(wait=lambda _: wait)
    channel.ws_connection = Page()
    channel.connection = SimpleNamespace(channels={}, handle_incoming_message=heard.append)
    return channel, heard


async def waiting(*, is_refused):
    """Return what the kernel gets of a waiting message, and how its connection ends."""
    channel, heard = a_channel(0.01)
    passing = asyncio.ensure_future(channel.on_message(SAID))
    await asyncio.sleep(0)
    if is_refused:
        channel._refuse(TOO_MUCH)
    await passing
    return heard


def test_a_waiting_message_is_passed_on():
    """A waiting message reaches the kernel after its wait."""
    assert asyncio.run(waiting(is_refused=False)) == [SAID]


def test_a_waiting_message_is_dropped_with_its_connection():
    """With its connection gone, the server drops the message without asking the page for its protocol."""
    assert asyncio.run(waiting(is_refused=True)) == []


class Busy:
    """A connection to a kernel that accepts no more messages until it is told to."""

    is_sending = True

    def sending(self):
        """Return whether messages wait."""
        return self.is_sending

    def close(self, **_):
        """Send nothing more."""


def test_messages_before_a_busy_kernel_end_the_connection_above_a_limit():
    """Too many waiting messages end the connection.

    Once the kernel has taken all of them, as many may wait again.
    """
    channel, _ = a_channel(0)
    way = Busy()
    channel.connection.channels["shell"] = way
    channel._count_behind(MOST_BEHIND)
    way.is_sending = False
    channel._count_behind(1)
    way.is_sending = True
    channel._count_behind(MOST_BEHIND)
    assert not channel._is_refused
    channel.ws_connection.on_connection_close = lambda: None
    channel._count_behind(1)
    assert channel._is_refused


def test_the_protocol_stays_when_the_page_has_gone():
    """The protocol is known without a page, since Jupyter would take a missing page for an old one."""
    connection = KernelConnection.__new__(KernelConnection)
    assert connection.subprotocol == PROTOCOL
