"""The code that games share: protocol, records, refusals, scenes and words; it names no game.

Each layer knows only those below it. Where a layer needs a higher one, it declares a protocol, and
this module tells it where to find it: errors (`base`) are said in words (`words`).
"""

from tutor.core.base.errors import say_errors_by

say_errors_by("tutor.core.words.faults")
