"""The laboratory: tournaments, searches, forecasts and studies, which measure by playing games.

All of them play games with policies, in any executor. A seed fixes every result.
"""
