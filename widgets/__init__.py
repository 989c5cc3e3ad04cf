"""The windows of the tutor: the only place that imports ipywidgets and ipycanvas."""
