"""Pictures of scenes without a browser: as pixels, and as moving GIFs."""
