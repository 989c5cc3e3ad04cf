"""What a warm kernel says to its server, so that no other program on the machine can pose as it."""

from typing import Final

SECRET: Final = "TUTOR_HANDSHAKE"  # noqa: S105 - the name of a variable
"""The environment variable with the kernel's secret; only the kernel's own account can read it."""
HEADER: Final = "X-Tutor-Handshake"
"""The header in which the kernel sends the secret."""
