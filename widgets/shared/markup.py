"""Markup as the windows make it; printed pages are made of the same elements."""

from tutor.core.print.markup import Markup, element, joined

__all__ = ["Markup", "element", "joined"]
