"""Reading is safe: every input is soon accepted, or refused in a sentence, and takes little memory."""
