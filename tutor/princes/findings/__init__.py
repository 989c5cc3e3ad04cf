"""What goes with winning: games among the tutor's players, measured, drawn and told."""
