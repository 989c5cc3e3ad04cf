"""What several parts of the page use: controls, windows, the session, workspaces and themes."""
