"""The windows without a browser."""
