"""The adapters to other libraries; a test that needs an extra is skipped where it is not installed."""
