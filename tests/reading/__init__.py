"""Reading is safe: whatever is read, it is taken or refused in a sentence, soon and in little room."""
