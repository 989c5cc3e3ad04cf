"""The documents as a site: built once, quickly, and looked at from outside."""
