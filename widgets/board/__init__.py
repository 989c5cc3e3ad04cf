"""The board: a drawing on a canvas or as SVG, and the position in numbers and words."""
