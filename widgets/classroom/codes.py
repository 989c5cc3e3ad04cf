"""The words that open a class: its code, the long word of its QR code, and the teacher's secret.

The code has four letters, because learners read it from a wall and type it. So a stranger
can guess it, and the server limits the guesses of each address. The long word cannot be
guessed, so the server does not limit links with the long word. If one phone guesses too
often, the other phones of its network can still join by the QR code.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from widgets.server.arrivals import Arrivals
from widgets.server.limits import GUESSES_A_SECOND, GUESSES_AT_ONCE

LETTERS: Final = "ABCDEFGHJKMNPRSTUVWXYZ"
"""The letters of a code, without those that look alike or like digits."""
CODE_LENGTH: Final = 4
WORD_BYTES: Final = 12
SECRET_BYTES: Final = 24
SEAT_BYTES: Final = 16


def new_code() -> str:
    """Return a new code of a class."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_word() -> str:
    """Return a new long word for the QR code of a class; the word opens the class without its code."""
    return secrets.token_urlsafe(WORD_BYTES)


def new_secret() -> str:
    """Return a new secret of a teacher."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_seat_token() -> str:
    """Return a new token of a seat, 128 bits long."""
    return secrets.token_hex(SEAT_BYTES)


def digest(secret: str) -> str:
    """Return the digest of a secret or a token; the journal holds only digests."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_one_of(secret: str, digests: tuple[str, ...]) -> bool:
    """Return whether the digest of a secret is among others."""
    found = digest(secret)
    return any(hmac.compare_digest(found, each) for each in digests)


class Door:
    """The door of a class: it checks the code or the long word, and limits guesses at the code."""

    def __init__(
        self, at_once: float = GUESSES_AT_ONCE, a_second: float = GUESSES_A_SECOND
    ) -> None:
        self._guesses = Arrivals(at_once, a_second)

    def opens(self, code: str, word: str, given_code: str, given_word: str, source: str) -> bool:
        """Return whether a visitor from the address `source` may join the class.

        The long word alone is enough. An address that has guessed too often is refused, even if
        it then sends the right code.
        """
        if given_word and hmac.compare_digest(given_word.encode(), word.encode()):
            return True
        if not self.lets_try(source):
            return False
        if not hmac.compare_digest(given_code.upper().encode(), code.encode()):
            return False
        self._guesses.give_back(source)
        return True

    def lets_try(self, source: str) -> bool:
        """Return whether an address may guess once more, and count the guess."""
        return self._guesses.allow(source)
