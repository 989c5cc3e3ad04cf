"""The names of the variable and the header by which a kernel proves that this server has started it.

The proof is needed because another program on the machine could pose as a kernel.
"""

from typing import Final

SECRET: Final = "TUTOR_HANDSHAKE"  # noqa: S105 - the name of a variable
"""The environment variable with the kernel's secret; other accounts cannot read it."""
HEADER: Final = "X-Tutor-Handshake"
"""The HTTP header in which the kernel sends the secret."""
