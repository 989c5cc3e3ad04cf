"""The documents as a site, built once without running notebooks, and tested from outside."""
