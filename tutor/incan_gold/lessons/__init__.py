"""The folder for lessons of Incan Gold; the package has none."""
