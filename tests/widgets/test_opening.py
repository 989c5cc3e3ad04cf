"""A file that cannot be opened, because it is faulty or of another kind, leads to sentences about its fault."""

import json
import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, open_file
from tutor.core.lessons.progress import FORMAT as PROGRESS
from tutor.core.records.record import FORMAT, TREE_FORMAT

STRANGE = {
    "en": "“a.json” cannot be opened: it is neither a game, nor a study, nor progress saved by the tutor.",
    "es": "No se puede abrir «a.json»: no es una partida, ni un estudio, ni un progreso guardados por el tutor.",
    "it": "«a.json» non si può aprire: non è né una partita, né uno studio, né un file di progressi del tutor.",
}


@pytest.mark.parametrize("language", first_of(STRANGE, 1))
@pytest.mark.parametrize("data", [{"a": 1}, {}, [], 7, {"format": "tutor-leaf"}, {"format": []}])
def test_a_file_of_another_kind_leads_to_one_sentence(data, language):
    """For a file of another kind the page has one sentence, without a list of the missing keys of a game."""
    tutor = app(f"?view=explore&lang={language}")
    open_file(tutor, "a.json", json.dumps(data).encode())
    said = [
        unescape(each)
        for each in re.findall(r'tutor-notice"[^>]*>([^<]*)<', tutor.notices.widget.value)
    ]
    assert said == [STRANGE[language]]


@pytest.mark.parametrize("form", [FORMAT, TREE_FORMAT, PROGRESS])
def test_a_faulty_file_of_the_tutor_leads_to_its_faults(form):
    """For a faulty file of the tutor the page lists the faults, such as missing keys."""
    tutor = app("?view=explore")
    open_file(tutor, "a.json", json.dumps({"format": form}).encode())
    assert "'version'" in unescape(tutor.notices.widget.value)
