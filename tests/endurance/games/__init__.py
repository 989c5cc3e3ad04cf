"""Ten thousand random games of each game, checked at every ply: `python -m tests.endurance.games`, or `make games`."""
