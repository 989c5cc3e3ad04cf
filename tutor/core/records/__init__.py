"""Records of games: trees of variations, lines, links, notation and comparison."""
