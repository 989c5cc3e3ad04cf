"""Fields of one kind look alike, and share one layout model and one style model."""

from collections import Counter

import ipywidgets

from tests.widgets.apps import app
from widgets.page.regions import Region
from widgets.shared import making
from widgets.shared.making import box, html, make_field, show_if

OWN = 2
"""The kinds of fields that have layouts of their own: the canvas and the slider."""


def in_a_cell(part):
    """Yield the fields (widgets of ipywidgets) in a part of the page and in everything below it."""
    if isinstance(part, ipywidgets.Widget):
        yield part
    for child in getattr(part, "children", ()):
        yield from in_a_cell(child)


def test_a_page_has_few_layouts_and_styles_for_its_fields():
    """Almost all fields share one layout model for visible fields and one for hidden fields."""
    page, *fields = in_a_cell(app("?lesson=quick_start&ply=6").app.widget)
    assert len(fields) > 10
    assert page.layout not in {each.layout for each in fields}
    assert len({each.layout.model_id for each in fields}) == OWN + 1
    styles = Counter(type(each.style) for each in fields if hasattr(each, "style"))
    apart = {each.style.model_id for each in fields if hasattr(each, "style")}
    assert len(apart) == len(styles)


def test_a_field_is_made_with_its_classes_and_sends_them_once():
    """A new field gets its classes when it is made, so that the message that opens it has them."""
    field = make_field(ipywidgets.Text, "tutor-field tutor-name", continuous_update=False)
    assert field._dom_classes == ("tutor-field", "tutor-name")
    assert field.continuous_update is False
    window = html("tutor-notice", "<p>told</p>")
    around = box("tutor-fields", field, window)
    assert (window.value, around.children) == ("<p>told</p>", (field, window))
    assert "tutor-notice" in window.classes
    assert "tutor-fields" in around.classes


def test_one_is_hidden_and_the_others_stay():
    """Hiding one field leaves other fields with the same layout visible."""
    one, other = make_field(ipywidgets.Text), make_field(ipywidgets.Text)
    show_if(False, one)
    assert (one.layout.display, other.layout.display) == ("none", None)
    show_if(True, one)
    assert one.layout is other.layout


def test_a_region_is_hidden_by_its_class():
    """A region is hidden by a class, and loses the class when it is shown again."""
    one = Region("tutor-card")
    show_if(False, one)
    assert one.classes == ("tutor-card", "tutor-gone")
    show_if(True, one)
    assert one.classes == ("tutor-card",)


def test_after_a_notebook_closes_all_widgets_others_can_be_made(monkeypatch):
    """Closing all widgets in a notebook also closes the shared models; new fields then make new models."""
    monkeypatch.setattr(making, "_SHARED", {})
    before = make_field(ipywidgets.Text)
    before.close()
    before.layout.close()
    after = make_field(ipywidgets.Text)
    assert after.layout is not before.layout
    assert after.get_state()["layout"] == f"IPY_MODEL_{after.layout.model_id}"
