"""The base of every game: the protocol, events, refusals, errors, choices and players."""
