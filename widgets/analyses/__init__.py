"""The library on the page: analyses kept by name in the browser, opened and saved."""
