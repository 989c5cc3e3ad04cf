"""Adapters of every game to other libraries; the tutor itself needs none of these libraries."""
