"""The server attacked from outside."""
