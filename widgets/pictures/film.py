"""Writes a GIF picture by picture, so that only two pictures are in memory at a time.

Pillow keeps all pictures of a GIF until it writes them, which is more memory than a page's kernel
may have. Here Pillow packs the changes of each picture as a file of its own, and this module joins
these.
"""

from __future__ import annotations

from io import BytesIO
from struct import pack
from typing import Final

from PIL import Image, ImageChops

KIND: Final = b"GIF89a"
HEAD: Final = 13
"""The bytes before the colour table; the eleventh gives the size of that table."""
EXTENSION, PICTURE, END = b"!", b",", b";"
AGAIN: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The extension that makes a GIF loop for ever."""
STAYS: Final = 1 << 2
"""The disposal of a picture before the next one: it stays."""
HUNDREDTH: Final = 10
"""The unit of times in a GIF, in milliseconds."""
BLOCK: Final = 255


class Film:
    """A GIF whose pictures all have one size and the colours of one palette."""

    def __init__(self, comment: bytes) -> None:
        self._file = BytesIO()
        self._comment = comment
        self._last: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int], int] | None = None

    def show(self, picture: Image.Image, lasts: int) -> None:
        """Add a picture that lasts so many milliseconds."""
        if self._last is None:
            self._waiting = picture, (0, 0), lasts
        else:
            box = ImageChops.difference(self._last.convert("RGB"), picture.convert("RGB")).getbbox()
            if box is None and self._waiting is not None:
                part, at, before = self._waiting
                self._waiting = part, at, before + lasts
                return
            self._write()
            assert box is not None
            self._waiting = picture.crop(box), box[:2], lasts
        self._last = picture

    def file(self) -> bytes:
        """The whole GIF."""
        self._write()
        return self._file.getvalue() + END

    def _write(self) -> None:
        """Write the last picture, whose duration is known now."""
        if self._waiting is None:
            return
        part, at, lasts = self._waiting
        alone = BytesIO()
        part.save(alone, "GIF", optimize=False, interlace=False)
        head, body = _open(alone.getvalue())
        if not self._file.tell():
            told = (self._comment[at : at + BLOCK] for at in range(0, len(self._comment), BLOCK))
            blocks = b"".join(bytes([len(each)]) + each for each in told)
            self._file.write(KIND + head[len(KIND) :] + AGAIN + b"!\xfe" + blocks + b"\0")
        self._file.write(b"!\xf9\x04" + pack("<BHBB", STAYS, lasts // HUNDREDTH, 0, 0))
        self._file.write(PICTURE + pack("<HHHHB", *at, *part.size, 0) + body)
        self._waiting = None


def _open(alone: bytes) -> tuple[bytes, bytes]:
    """The head of a GIF of one picture with its colour table, and the packed pixels."""
    at = head = HEAD + 3 * 2 ** ((alone[10] & 7) + 1)
    while alone[at : at + 1] == EXTENSION:
        at += 2
        while alone[at]:
            at += alone[at] + 1
        at += 1
    at += len(PICTURE) + 9  # the place and the size of the picture
    return alone[:head], alone[at : alone.rindex(END)]
