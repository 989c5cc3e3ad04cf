"""Ten thousand random games of each game, every ply watched: `python -m tests.endurance.games`, or `make games`."""
