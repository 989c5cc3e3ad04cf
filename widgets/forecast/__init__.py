"""The forecast: what each move of the present decision is worth, and how it is computed."""
