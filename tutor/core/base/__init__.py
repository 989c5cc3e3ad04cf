"""The types that every game uses: rules, events, refusals, errors, questions and players."""
