"""Rules looked up in everyday Spanish: what newcomers ask finds the right rule among the first three."""

import pytest

from tests.lookups import answers, hits
from tutor.core.game import find_game
from tutor.core.lookup import Lookup
from tutor.core.text import text_for

LOOKUP = Lookup(text_for("incan_gold", "es"), find_game("incan_gold").rules)

ASKED = {
    "¿podemos jugar dos?": "setup.players",
    "¿cuántas serpientes hay?": "setup.quest",
    "¿cuántas reliquias hay en total?": "setup.artifacts",
    "¿cuándo entra el artefacto en el mazo?": "round.artifact",
    "¿puedo quedarme fuera desde el principio?": "round.first",
    "ya he salido, ¿puedo volver a entrar?": "turn.player",
    "¿puedo mirar lo que eligen los demás?": "choice.secret",
    "¿qué significa la antorcha?": "choice.secret",
    "si salgo, ¿me afecta la siguiente carta?": "leave.first",
    "¿qué me llevo al salir?": "leave.share",
    "¿puedo perder lo que hay en mi tienda?": "leave.safe",
    "¿cómo consigo un artefacto?": "leave.artifact",
    "¿cuánto vale un artefacto?": "leave.value",
    "¿qué pasa con las gemas que no se pueden repartir?": "card.treasure",
    "¿es peligrosa la primera momia?": "card.hazard_first",
    "¿y si sale dos veces el mismo monstruo?": "card.hazard_second",
    "¿cuándo termina la ronda?": "round.end",
    "¿cómo se gana?": "end.rounds",
    "¿cuánto vale la obsidiana?": "end.rounds",
    "¿quién gana si hay empate?": "end.ties",
    "¿se puede jugar sin artefactos?": "variant.diamant",
    "¿puedo mirar dentro de su tienda?": "info.tents",
    "cuanto vale un artefcto": "leave.value",
}
HELD_OUT = {
    "¿y si huimos los dos a la vez?": "leave.share|leave.artifact",
    "¿cómo repartimos 7 gemas entre 3 personas?": "card.treasure",
    "¿lo pierdo todo si aparece una serpiente?": "card.hazard_second|card.hazard_first",
    "¿está segura mi riqueza en casa?": "leave.safe",
    "¿cuántos podemos jugar?": "setup.players",
    "¿cuántas rondas hay?": "end.rounds",
    "¿puedo ver lo ricos que son los demás?": "info.tents",
    "¿puedo cambiar de opinión después de elegir?": "choice.secret",
    "¿quién se lleva el ídolo?": "leave.artifact",
    "¿puedo irme antes de la primera carta?": "round.first",
    "¿qué monstruos hay en el mazo?": "setup.quest",
    "¿y si tenemos lo mismo al final?": "end.ties",
}


@pytest.mark.parametrize(("question", "rule"), ASKED.items())
def test_what_newcomers_ask_finds_its_rule(question, rule):
    """Among the first three, with accents or without them."""
    assert rule in answers(LOOKUP, question)


def test_new_questions_fare_well():
    """Four in five of the questions nobody prepared for find a right rule among the first three."""
    found = hits(LOOKUP, HELD_OUT)
    assert len(found) >= 0.8 * len(HELD_OUT), set(HELD_OUT) - found
