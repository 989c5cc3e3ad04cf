"""The start of Python in the worker: it makes the tutor, and carries messages to the page and back.

A worker has neither IPython nor NumPy nor Pillow. ipywidgets and ipycanvas import them for other
uses than ours; modules of the same names with the few needed parts take their places.
"""

import json
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import comm
from comm.base_comm import BaseComm


def put_module(name: str, **parts: object) -> None:
    """Make a module with these parts, which an import of this name finds."""
    module = ModuleType(name)
    module.__spec__ = ModuleSpec(name, None)
    vars(module).update(parts)
    sys.modules[name] = module


def skip(*_: object, **__: object) -> None:
    """Do nothing, because there is neither a notebook nor a cell."""


def add(argument: object, arguments: list[object], _: list[object]) -> None:
    """Add an argument of a drawing command; the board draws with single numbers alone."""
    arguments.append(argument)


def pack(commands: object) -> tuple[dict[str, object], bytes]:
    """Return the drawing commands as the canvas reads them."""
    packed = json.dumps(commands).encode()
    return {"shape": [len(packed)], "dtype": "uint8"}, packed


put_module("IPython", get_ipython=skip)
put_module("IPython.core")
put_module("IPython.core.interactiveshell", InteractiveShell=object)
put_module("IPython.display", display=skip, clear_output=skip)
put_module("numpy", ndarray=type("ndarray", (), {}))
put_module(
    "ipycanvas.utils",
    binary_image=skip,
    image_bytes_to_array=skip,
    populate_args=add,
    commands_to_buffer=pack,
)


def begin(query: str, post: Callable[[str, list[bytes]], None]) -> Callable[[str, Any], None]:
    """Make the tutor at an address; return the function that hears the messages of the page.

    `post` sends a message to the page.
    """

    class Channel(BaseComm):
        def publish_msg(
            self,
            msg_type: str,
            data: Any = None,
            metadata: Any = None,
            buffers: Any = None,
            **others: Any,
        ) -> None:
            content = {"comm_id": self.comm_id, "data": data or {}, **others}
            message = {"kind": msg_type, "content": content, "metadata": metadata or {}}
            post(json.dumps(message), [bytes(each) for each in buffers or ()])

    comm.create_comm = Channel

    from tutor.core.base.reading import load_whole_json
    from widgets.app.app import dashboard

    def hear(said: str, buffers: Any) -> None:
        message = {"content": load_whole_json(said), "buffers": buffers.to_py()}
        comm.get_comm_manager().comm_msg(None, None, message)

    page = dashboard(query)
    post(json.dumps({"kind": "page", "content": {"comm_id": page.model_id}}), [])
    return hear
