"""One suite for every game of the registry: the promises of the protocol."""
