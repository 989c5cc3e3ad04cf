"""Code that several parts of the page use: controls, windows, session, workspaces and themes."""
