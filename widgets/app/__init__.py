"""The dashboard as a whole: its windows, commands, preferences, storage and layout."""
