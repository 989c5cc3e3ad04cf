"""The library of the page: analyses that the reader names, which the browser stores."""
