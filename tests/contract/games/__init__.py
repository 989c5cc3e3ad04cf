"""One suite of tests for every game of the registry, which checks the promises of the protocol."""
