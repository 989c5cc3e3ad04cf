"""A tutor for board games: rules, records, forecasts and puzzles, without any user interface.

`import tutor` and `import machu_tutor` give the same names. A name is imported when it is first
used. `help(machu_tutor.load)` says more about it; `tutor.notebook` has more functions, for lessons.

Start a game, list the legal decisions, and play one; a state never changes:

>>> import machu_tutor as mt
>>> mt.games()
('incan_gold', 'princes')
>>> start = mt.new_game("princes", ["Bert", "Ralph"], seed=7)
>>> start
<princes, day 1: Bert decides place_inca>
>>> start.legal()[1]
Decision(player='Bert', type='place_inca', choice='llama_meadow')
>>> state = start.play(start.legal()[1])

Print the board in words, or draw it as SVG; a notebook displays a state as its board:

>>> print(start)  # doctest: +ELLIPSIS
Day 1 of 9; Bert started it.
Bert decides: where to place the first Inca.
...
>>> start.svg()[:4]
'<svg'

Compare states, use them as keys, and pickle them:

>>> import pickle
>>> state == start.play(start.legal()[1]) == pickle.loads(pickle.dumps(state))
True
>>> len({start, state})
2

Ask why a decision is illegal:

>>> print(state.refusal(start.legal()[1]).rule)
turn.player

Write decisions as texts, save the game, load it, and follow its line with all events:

>>> from tempfile import gettempdir
>>> played = mt.decide(start, "llama_meadow", "potters_quarter")
>>> tree = mt.load(mt.save(played, f"{gettempdir()}/game.json"))
>>> tree
<tree: <princes, day 1: Bert decides place_inca>, 2 decisions>
>>> [(state.due.player, events[0].rule) for state, events in tree.main().states()]
[('Ralph', 'setup.first_inca'), ('Bert', 'setup.first_inca')]

Add a variation. The text of a tree can be edited and loaded, too:

>>> tree = tree.add(1, mt.Decision("Ralph", "place_inca", "weavers_quarter"))
>>> mt.load(str(tree)) == tree
True

Play many games. A player is a name or a function; `pandas.DataFrame` takes the rows:

>>> mt.play_games("incan_gold", ["rules", "chance", lambda state: state.legal()[0]], games=3)[0]
{'game': 0, 'seat': 0, 'player': 'rules', 'points': 37.0, 'win': 1.0, 'ending': ''}

Ask for advice, compare every decision by playing on, or solve a puzzle; `print` shows the answers:

>>> advice = mt.advice(state)
>>> print(mt.forecast(state))  # doctest: +SKIP
>>> puzzle = mt.puzzle(1, week="2026-W48")
"""

TYPE_CHECKING = False  # as in `typing`, whose import takes longer than all else here
if TYPE_CHECKING:
    from tutor.face import *  # noqa: F403

__version__ = "0.1.0"
DISTRIBUTION = "machu-tutor"
"""The name of this distribution; another with a package `tutor` may have overwritten its files."""


def __getattr__(name: str) -> object:
    """Return a function or class for programs. The module that gathers them is imported here."""
    if name.startswith("_") and name != "__all__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import tutor.face as face

    if name not in ("__all__", *face.__all__):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(face, name)


def __dir__() -> list[str]:
    import tutor.face as face

    return sorted({*globals(), *face.__all__})
