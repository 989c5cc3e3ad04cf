"""The windows of the tutor: the only place that imports ipywidgets and ipycanvas."""

from widgets.own_files import check_tutor

check_tutor()
