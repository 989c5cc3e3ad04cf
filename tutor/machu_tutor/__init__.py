"""The package `machu_tutor`, whose names are those of `tutor`.

The wheel and an editable installation have this folder as the package `machu_tutor`.
"""

import tutor

TYPE_CHECKING = False  # as in `typing`, whose import takes longer than all else here
if TYPE_CHECKING:
    from tutor.face import *  # noqa: F403

if getattr(tutor, "DISTRIBUTION", None) != "machu-tutor":
    from tutor.core.base.errors import check_ours

    check_ours()
__doc__, __version__ = tutor.__doc__, tutor.__version__
__getattr__, __dir__ = tutor.__getattr__, tutor.__dir__
