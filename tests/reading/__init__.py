"""Reading is safe: every input is soon accepted or refused in a sentence, in little memory."""
