"""The ground under every game: the protocol, events, refusals, errors, choices and players."""
