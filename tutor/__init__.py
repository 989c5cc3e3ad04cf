"""A tutor for board games: rules engines, records and lessons, without any user interface.

>>> from tutor.core.base.game import find_game
>>> state = find_game("princes").start(
...     {"players": ["Bert", "Ralph"], "variant": "standard", "seed": 7, "deck": None})
>>> state.due
Due(player='Bert', type='place_inca')
"""

__version__ = "0.1.0"
DISTRIBUTION = "machu-tutor"
"""The name of this distribution; another with a package `tutor` may have overwritten its files."""
