"""The library of the page: trees of variations that the reader names and the browser stores."""
