"""The forecast: computes what each move of the present decision is worth, and shows it."""
