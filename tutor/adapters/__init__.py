"""Adapters of every game of the registry to other libraries; the tutor itself needs none."""
