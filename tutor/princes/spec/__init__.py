"""The specification of the game: closed lists of refusals, rules of thumb and rule ids.

With the events, which have a package of their own, they are one value: only things in a list can
happen, be refused or be advised.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import Spec
from tutor.princes.events.night import NIGHT_EVENTS
from tutor.princes.events.turns import TURN_EVENTS
from tutor.princes.spec.kinds import KINDS
from tutor.princes.spec.reasons import REASONS
from tutor.princes.spec.refusals import REFUSALS
from tutor.princes.spec.rule_ids import NEVER_CITED, RULES_IN_ORDER

SPEC: Final = Spec(
    rules=RULES_IN_ORDER,
    never_cited=NEVER_CITED,
    events={**TURN_EVENTS, **NIGHT_EVENTS},
    refusals=REFUSALS,
    reasons=REASONS,
    own_kinds=KINDS,
)
