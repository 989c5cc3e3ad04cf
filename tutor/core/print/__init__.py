"""Pages to print: markup, handouts, player aids and reference pages."""
