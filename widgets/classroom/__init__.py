"""The live class on the server: the journal, the phones, the wall's socket and the console's.

The state of a class and its questions are in `tutor/core/classroom`.
"""

from widgets.classroom.extension import (
    _jupyter_server_extension_points as _jupyter_server_extension_points,
)
from widgets.classroom.extension import (
    _load_jupyter_server_extension as _load_jupyter_server_extension,
)
