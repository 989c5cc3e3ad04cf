"""The module that the server's process must not import, although a library would import it.

If `rfc3987_syntax` is installed, `jsonschema` imports it to check addresses in all
scripts. That module builds a grammar as soon as it is imported, which takes more than
half of the time until the page can be opened. No schema that the server reads contains
such an address. Without the module, `jsonschema` leaves out only that check.
"""

from __future__ import annotations

import sys

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
