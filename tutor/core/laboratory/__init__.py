"""The laboratory: what play shows that no rule says. Tournaments, searches, forecasts.

Everything here plays with policies, in any executor, and a seed fixes every figure.
"""
