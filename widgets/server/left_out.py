"""What is left out of the server's process, though a library would import it if it were there.

`jsonschema` takes `rfc3987_syntax` where it is installed, to check addresses in letters of all
scripts. That module builds a grammar as soon as it is imported: more than half of the time until
the page could be opened. No schema that the server reads asks for such an address; without the
module `jsonschema` leaves that one check out.
"""

from __future__ import annotations

import sys

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
