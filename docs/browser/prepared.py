"""The first step of each lesson, ready to be shown before Python has started.

What Python sends for it to a page is recorded here, and played to the page there.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from base64 import b64encode
from typing import Any, Final

import comm
from comm.base_comm import BaseComm

from docs.browser import ROOT
from tutor.core.lessons.files import door_lessons
from tutor.core.lessons.lesson import LessonKey
from tutor.core.words.text import LANGUAGES

WINDOWS: Final = {"wide": (1440, 900), "phone": (390, 844)}
SOON: Final = 0.3
"""The seconds after which Python has answered what a page asks for."""
KEPT: Final = ("_esm", "_css", "work", "spot", "preferences", "shelved", "address", "visit")
"""The parts of the state that only the tutor itself may give to a browser."""


class Recorder(BaseComm):
    """A channel that notes its messages instead of sending them."""

    notes: Final[list[dict[str, Any]]] = []

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **others: Any,
    ) -> None:
        """Note a message, without the parts that only the tutor itself may give.

        What is closed stays: the page draws later than it hears.
        """
        if msg_type == "comm_close":
            return
        data = dict(data or {})
        if "state" in data:
            kept = {name: value for name, value in data["state"].items() if name not in KEPT}
            data["state"] = kept
        self.notes.append(
            {
                "kind": msg_type,
                "content": {"comm_id": self.comm_id, "data": data, **others},
                "metadata": metadata or {},
                "buffers": [b64encode(each).decode() for each in buffers or ()],
            }
        )


def prepared_steps() -> dict[str, str]:
    """Return the messages of the first step of each lesson as JSON, by the name of the file.

    Each is recorded in a process of its own, because widgets that parts share are sent once.
    """
    return {
        f"{lesson.game}.{lesson.lesson}.{language}.{window}.json": subprocess.run(
            [sys.executable, "-m", __name__, query_of(lesson, language), *map(str, size)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for lesson in door_lessons()
        for language in LANGUAGES
        for window, size in WINDOWS.items()
    }


def query_of(lesson: LessonKey, language: str) -> str:
    """Return the query string of the first step of a lesson."""
    return f"game={lesson.game}&lesson={lesson.lesson}&lang={language}"


async def _record(query: str, width: int, height: int) -> str:
    """Return what Python sends for an address to a window, as a page asks for it."""
    comm.create_comm = Recorder
    from widgets.app.app import dashboard  # its import makes the first widgets

    page = dashboard(query)
    canvases = [
        note["content"]["comm_id"]
        for note in Recorder.notes
        if note["content"]["data"].get("state", {}).get("_model_name") == "MultiCanvasModel"
    ]
    window = {"width": width, "ratio": 1, "prefers": {"window": [width, height]}, "found": {}}
    asked = {"name": "things", "value": "", "at": "", "sender": "page", "number": 1}
    _say(page.model_id, method="update", state=window, buffer_paths=[])
    _say(page.model_id, method="custom", content=asked)
    for canvas in canvases:
        _say(canvas, method="custom", content={"event": "client_ready"})
    await asyncio.sleep(SOON)
    page.flush()
    text = json.dumps({"page": page.model_id, "messages": Recorder.notes})
    return text.replace('data-ready=\\"1\\"', 'data-ready=\\"0\\"').replace(
        '"data-ready": "1"', '"data-ready": "0"'
    )


def _say(to: str, **data: Any) -> None:
    """Send a message to a widget, as a page does."""
    comm.get_comm_manager().comm_msg(
        None, None, {"content": {"comm_id": to, "data": data}, "buffers": []}
    )


if __name__ == "__main__":
    print(asyncio.run(_record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
