"""Drawings as values: colours, lettering, outlines, scenes and SVG."""
