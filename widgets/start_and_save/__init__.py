"""Games and files: beginning one, keeping one, and handing a position out."""
