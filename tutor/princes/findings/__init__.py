"""The habits of winners: games among the tutor's players, measured, drawn and put into words."""
