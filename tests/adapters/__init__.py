"""The doors to other people's programs; what needs an extra is skipped where it is not installed."""
