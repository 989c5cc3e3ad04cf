"""Rules looked up in everyday Spanish: what newcomers ask finds the right rule among the first three."""

import pytest

from tests.lookups import answers, hits
from tutor.core.game import find_game
from tutor.core.lookup import Lookup
from tutor.core.text import text_for

RULES = find_game("princes").rules
LOOKUP = Lookup(text_for("princes", "es"), RULES)

ASKED = {
    "¿qué día empezamos si somos tres?": "setup.day",
    "¿por qué hay maíz al lado de los días?": "setup.track",
    "¿cuánto maíz tengo al principio?": "setup.goods",
    "¿cuántos trabajadores tengo en total?": "setup.incas",
    "¿hay una versión más fácil para principiantes?": "setup.first_game",
    "¿dónde empieza mi príncipe?": "setup.first_prince",
    "¿a quién le toca después de mí?": "turn.order",
    "¿cuánto puedo caminar?": "move.adjacent",
    "¿puedo pagar una llama para ir al lado?": "move.llama",
    "¿cómo cruzo el tablero de un salto?": "move.llama",
    "¿puedo pasar mi turno?": "move.stay",
    "¿cómo consigo fichas de luna?": "move.stay",
    "¿puedo volver al mismo distrito enseguida?": "move.no_repeat",
    "¿caben dos príncipes en el mismo sitio?": "move.share",
    "¿estoy obligado a producir?": "move.trigger",
    "¿quién se queda con lo que hay en el distrito?": "production.bonus",
    "¿por qué hoy no han hecho nada mis pastores?": "production.once",
    "¿qué dan mis granjeros?": "production.corn",
    "¿cómo consigo más llamas?": "production.cost",
    "¿quién produce primero?": "production.order",
    "¿para qué son las piedras grises de los templos?": "temple.stones",
    "el templo no tiene piedra, ¿puedo sacrificar?": "temple.once",
    "¿para qué sirve un sacerdote?": "temple.llama",
    "¿cuántas casillas me dan por una llama?": "order.value",
    "no tengo sacerdotes, ¿puedo sacrificar igualmente?": "temple.main",
    "¿cuánto cuesta un pastor?": "recruit.hut",
    "¿dónde contrato un tejedor?": "recruit.palace",
    "¿puedo reclutar dos incas a la vez?": "recruit.limit",
    "¿puedo llevarme dos sacerdotes en una visita?": "order.one",
    "¿cuánto cuesta una virgen?": "order.cost",
    "¿puedo subir el precio antes de vender?": "market.adjust",
    "¿qué pasa si la columna está llena?": "market.sell",
    "¿cómo compro tejidos?": "market.buy",
    "¿puedo vender lo que acabo de comprar?": "market.no_wash",
    "¿puedo darle maíz a un amigo?": "market.no_corn",
    "¿qué gano con el reloj solar?": "clock.reward",
    "mi explorador ha llegado al granero, ¿y ahora?": "trail.granary",
    "¿qué da el establo?": "trail.stable",
    "¿qué pasa en lo alto de la montaña?": "trail.summit",
    "¿y si solo quedan dos cartas?": "trail.short_deck",
    "¿y si se acaba el mazo?": "end.deck",
    "¿tengo otro turno después de la tercera ficha de luna?": "day.end",
    "¿quién se lleva el maíz del marcador?": "day.track_corn",
    "¿tengo que pagar por mis fichas de luna?": "night.moon",
    "¿quién empieza mañana?": "night.time",
    "¿cómo salvamos la ciudad?": "end.orders",
    "¿cuándo llegan los españoles?": "end.conquest",
    "¿cuántos puntos da un inca?": "score.icons",
    "¿cómo se gana?": "score.rescue",
    "¿para qué sirve el oro?": "score.gold",
    "¿quién gana si hay empate?": "score.ties",
    "¿puedo mirar sus cartas?": "info.secret",
    "¿y si no quedan llamas en la banca?": "info.bank",
    "cuantas casillas por una llama": "order.value",
    "quien produce primero y en que orden": "production.order",
    "la bonificacion sin trabajadores": "production.bonus",
    "sacrificar sin sacerdotess": "temple.main",
}

# Kept apart from the everyday words: they say how new questions fare. A bar parts rules that answer
# equally well.
HELD_OUT = {
    "¿Puede el mismo príncipe usar un distrito dos veces seguidas?": "move.no_repeat",
    "¿Me dan la bonificación si no tengo ningún trabajador allí?": "production.bonus",
    "¿Podemos hacer trueques entre nosotros?": "market.no_corn",
    "¿Tengo que enseñar mis cartas a los demás?": "info.secret",
    "mi trabajador está en el reloj solar, ¿cuándo regresa?": "clock.reward",
    "¿Qué pasa cuando dos jugadores tienen los mismos puntos?": "score.ties",
    "¿cuántos obreros puedo contratar por turno?": "recruit.limit",
    "¿de dónde saco más obreros?": "recruit.hut|recruit.palace",
    "¿cuánto sube mi muñeco si entrego una llama?": "order.value",
    "¿puedo ofrecer maíz a los dioses?": "temple.main",
    "este sitio no me gusta, ¿puedo no moverme?": "move.stay",
    "¿cuándo se acaba el día?": "day.end",
    "¿quién comienza al día siguiente?": "night.time|turn.order",
    "¿qué tengo que pagar para hacer tela?": "production.cost",
    "¿hay que pagar a los campesinos?": "production.corn",
    "¿los demás aprovechan mi visita para producir?": "production.once|production.order",
    "¿La banca puede quedarse sin nada?": "info.bank",
    "en la tienda no queda cerámica, ¿puedo conseguir alguna?": "market.buy",
    "¿cuánto me dan por vender coca?": "market.sell",
    "¿con qué se empieza?": "setup.goods",
    "¿Qué ocurre si vienen los conquistadores?": "end.conquest",
    "¿gana quien tiene más oro?": "score.gold",
    "¿cómo gano cartas nuevas?": "trail.summit",
    "he pasado el almacén, ¿qué me llevo?": "trail.granary",
    "¿cómo vencemos a los invasores?": "end.orders",
    "¿puedo guardar fichas de luna para mañana?": "night.moon",
}


@pytest.mark.parametrize(("question", "rule"), ASKED.items())
def test_what_newcomers_ask_finds_its_rule(question, rule):
    """Among the first three, with accents or without them."""
    assert rule in answers(LOOKUP, question)


def test_new_questions_fare_well():
    """Four in five of the questions nobody prepared for find a right rule among the first three."""
    found = hits(LOOKUP, HELD_OUT)
    assert len(found) >= 0.8 * len(HELD_OUT), set(HELD_OUT) - found


@pytest.mark.parametrize(
    "question", ["¿cuál es la capital de Francia?", "¿cómo se instala?", "asdf qwer"]
)
def test_what_has_nothing_to_do_with_the_game_finds_nothing(question):
    """Better no answer than a wrong one."""
    assert answers(LOOKUP, question) == []
