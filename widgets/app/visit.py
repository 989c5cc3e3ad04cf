"""What the address of the page asks for, in a kernel that was started for it or kept warm.

Voila has a function for the same, but importing it costs a kernel two seconds and 40 MB.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable


def is_served() -> bool:
    """Whether Voila shows this as a page, and not a notebook its cell."""
    return "VOILA_SERVER_URL" in os.environ


def query_string(prepare: Callable[[], object]) -> str:
    """What stands behind the question mark; empty outside Voila.

    A warm kernel waits here until somebody opens a page; before that it has time to prepare.
    """
    here = os.environ
    if here.get("VOILA_PREHEAT") != "True":
        return here.get("QUERY_STRING", "")
    from websockets.sync.client import connect  # only here, so that the page needs no sockets

    prepare()
    host, port = here.get("VOILA_APP_IP", "127.0.0.1"), here["VOILA_APP_PORT"]
    if ":" in host:
        host = f"[{host}]"
    address = f"ws://{host}:{port}{here['VOILA_SERVER_URL']}voila/query/{here['VOILA_KERNEL_ID']}"
    with connect(address, open_timeout=None, proxy=None) as channel:
        request: dict[str, str] = json.loads(channel.recv())
    return request["QUERY_STRING"]
