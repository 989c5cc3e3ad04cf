"""What every game shares: protocol, records, refusals, scenes and words; it names no game."""
