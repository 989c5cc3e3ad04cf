"""What each move is worth: a forecast of the present decision, and its ways to think."""
