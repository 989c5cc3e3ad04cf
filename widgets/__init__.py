"""The windows of the tutor: the only place that imports ipywidgets and ipycanvas."""

from widgets.installed import check_tutor

check_tutor()
