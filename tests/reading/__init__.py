"""Reading is safe: every input is accepted or refused in a sentence, soon and in little memory."""
