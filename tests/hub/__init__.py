"""The tutor on a JupyterHub; skipped where the group hub is not installed."""
