"""Pictures made of scenes without a browser: pixels, and what moves as a GIF."""
