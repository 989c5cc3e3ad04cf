"""The laboratory: tournaments, searches, forecasts and studies, which find figures by playing.

All of them play games with policies, in any executor. A seed fixes every figure.
"""
