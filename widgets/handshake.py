"""What a warm kernel says to its server, so that nobody else on the machine takes its place."""

from typing import Final

SECRET: Final = "TUTOR_HANDSHAKE"  # noqa: S105 - the name of a variable
"""The variable in a kernel's environment, which only its own account can read."""
HEADER: Final = "X-Tutor-Handshake"
"""The header in which the kernel tells it."""
