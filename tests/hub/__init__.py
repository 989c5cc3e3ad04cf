"""Tests of the tutor on a JupyterHub; they are skipped if the group hub is not installed."""
