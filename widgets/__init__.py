"""The page of the tutor; only this package imports ipywidgets and ipycanvas."""

from widgets.own_files import check_tutor

check_tutor()
