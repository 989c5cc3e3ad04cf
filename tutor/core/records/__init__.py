"""Games that were played: records, trees of variations, lines, links, notation and comparison."""
