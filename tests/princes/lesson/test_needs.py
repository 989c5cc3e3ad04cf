"""The lessons and their slides tell every rule, price and figure before a question needs it.

A learner comes to the quick start at once, or after the first day. In the second case the quick
start leaves out the steps that the first day has taught.

A question needs the rule that settles it, the rules of the events when its decisions are played,
and the prices that it compares. `TOLD` has the words by which each language tells a rule.
"""

import re
from functools import cache
from itertools import chain

import pytest

from tests.pages import first_of
from tests.princes.teaching.counted import Played
from tests.princes.teaching.test_replies import asked_everywhere
from tutor.core.lessons.files import open_course
from tutor.core.lessons.runner import DISTANCE
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.prices import prices_scene
from tutor.princes.words.naming import Naming

FIRST, LESSON = open_course("first_day"), open_course("quick_start")
LEFT_OUT = LESSON.after[FIRST.id]
AT_ONCE = tuple((LESSON, step) for step in LESSON.steps)
AFTERWARDS = tuple((FIRST, step) for step in FIRST.steps) + tuple(
    (lesson, step) for lesson, step in AT_ONCE if step.id not in LEFT_OUT
)
WAYS = {"at once": AT_ONCE, "after the first day": AFTERWARDS}
"""The ways to the end of the quick start: the steps that a learner takes, each with its lesson."""
FIGURES = LESSON.game.components
AFTER = ("same", "shown", "other", "reached")
"""Keys of the texts after a decision.

A learner reads one of them, so a rule counts as told only if all of them tell it.
"""
PLACES = ("lesson", "wall")
GUESS = {
    "en": r"(?i)\bguess\b|which would you choose",
    "es": r"(?i)adivin|¿cuál elegirías",
    "it": r"(?i)indovin|quale sceglieresti",
}
"""Words by which a question says that the learner may guess, so that it needs no rule."""
ACTS = {
    "bonus_taken": "production.bonus",
    "good_sold": "market.sell",
    "good_bought": "market.buy",
    "market_adjusted": "market.adjust",
    "stones_taken": "temple.stones",
    "sacrificed": "temple.llama",
    "offered": "temple.main",
    "used_up": "production.once",
    "cards_drawn": "summit.cards",
    "points_awarded": "score.exhausted",
}
"""The rule that a learner has to know for each type of event."""
ROUND = {"over_the_summit", "a-long-climb"}
"""The concept and the exhibit in which a Scout goes on beyond the Summit."""
TOLD = {
    "day.end": (
        r"3 Moon tiles.*have one more turn",
        r"3 fichas de Luna.*les queda un turno",
        r"3 tessere Luna.*resta un turno",
    ),
    "end.conquest": (
        r"After day 9 the Spanish come for gold",
        r"Tras el día 9 llegan los españoles a por el oro",
        r"Dopo il giorno 9 gli spagnoli vengono per l'oro",
    ),
    "last.moon": (
        r"Moon tile pays as soon as you take it, and its good costs one corn",
        r"ficha de Luna paga en cuanto la tomas, y su producto cuesta un maíz",
        r"tessera Luna paga appena la prendi, e il suo bene costa un grano",
    ),
    "market.adjust": (
        r"adjust the market once, for free: add a piece to a column, or take",
        r"ajustar el mercado una vez, gratis: poner una pieza en una columna, o quitar",
        r"ritoccare il mercato una volta, gratis: aggiungi un pezzo a una colonna, o ne togli",
    ),
    "market.buy": (
        rf"lowest piece of a column and pay its price.*bank.*{FIGURES.bank_sells_at} corn",
        rf"pieza más baja de una columna, por su precio.*banca.*{FIGURES.bank_sells_at} maíces",
        rf"pezzo più in basso di una colonna e ne paga il prezzo.*banca.*{FIGURES.bank_sells_at} gran",
    ),
    "market.sell": (
        rf"highest free space of its column.*column is full.*{FIGURES.bank_buys_at} corn",
        rf"espacio libre más alto de su columna.*columna llena.*{FIGURES.bank_buys_at} maíces",
        rf"spazio libero più alto della colonna.*colonna piena.*{FIGURES.bank_buys_at} grani",
    ),
    "market.any": (
        r"the lowest piece of a column and pay its price",
        r"la pieza más baja de una columna, por su precio",
        r"il pezzo più in basso di una colonna e ne paga il prezzo",
    ),
    "move.adjacent": (r"Next door is free", r"Al lado se va gratis", r"accanto si va gratis"),
    "move.llama": (
        r"anywhere else costs a llama",
        r"más lejos cuesta una llama",
        r"più lontano si paga un lama",
    ),
    "move.no_repeat": (
        r"to use a district again, a Prince first has to go to another",
        r"para volver a usar un distrito hay que pasar antes por otro",
        r"per usare di nuovo un distretto bisogna prima passare da un altro",
    ),
    "night.moon": (
        r"Corn comes first and is free; other goods cost a corn each, and nobody has to pay",
        r"El maíz va primero y es gratis; los demás productos cuestan un maíz cada uno, y nadie",
        r"Il grano viene prima ed è gratis; gli altri beni costano un grano ciascuno, ma solo a chi",
    ),
    "night.order": (
        r"first the Moon tiles pay, then the Sun Clock\. Corn comes first.*Steps come last",
        r"primero se cobran las fichas de Luna y después el Reloj.*maíz va primero.*casillas van al",
        r"prima pagano le tessere Luna, poi l'Orologio.*grano viene prima.*caselle vengono per ult",
    ),
    "night.time": (
        r"Sun tile as well: whoever holds it begins tomorrow",
        r"ficha de Sol: quien la tiene empieza mañana",
        r"tessera Sole: domani comincia chi la tiene",
    ),
    "clock.reward": (
        rf"{FIGURES.clock_units} different units.*{FIGURES.clock_steps} steps.*goes back to the supply",
        rf"{FIGURES.clock_units} unidades diferentes.*{FIGURES.clock_steps} casillas.*vuelve a la reserva",
        rf"{FIGURES.clock_units} unità diverse.*{FIGURES.clock_steps} caselle.*torna nella riserva",
    ),
    "order.value": (
        r"number came to light, the step value.*next priest taken uncovers a smaller number",
        r"apareció un número, el valor de avance.*próximo que se tome destapará un número menor",
        r"spuntato un numero, il valore in caselle.*prossimo che si prende scoprirà un numero più",
    ),
    "production.bonus": (
        r"pick up the bonus",
        r"tomar la bonificación",
        r"prende il bonus",
    ),
    "production.corn": (
        r"Farmers are the only ones who work for free, and each grows a unit",
        r"Los granjeros son los únicos que trabajan gratis, y cada uno cosecha una unidad",
        r"Gli agricoltori sono gli unici che lavorano gratis, e ognuno coltiva un'unità",
    ),
    "production.cost": (
        r"Incas there may make pottery, for one corn each",
        r"los incas de allí podrán hacer cerámica, por un maíz cada uno",
        r"gli Inca che sono lì possono fare ceramiche, per un grano a testa",
    ),
    "production.once": (
        r"[Ww]here the bonus is gone, a visit brings nothing more today",
        r"[Dd]onde ya no hay bonificación, una visita no da nada más hoy",
        r"[Dd]ove il bonus non c'è più, oggi una visita non porta altro",
    ),
    "recruit.hut": (
        r"farmer costs a llama and a pottery, a shepherd 3 corn and a coca",
        r"granjero cuesta una llama y una cerámica; un pastor, 3 maíces y una coca",
        r"agricoltore costa un lama e una ceramica, un pastore 3 grani e una coca",
    ),
    "recruit.limit": (
        r"may recruit one of each",
        r"puede reclutar uno de cada",
        r"ne può reclutare uno per tipo",
    ),
    "recruit.palace": (
        r"one of each per turn\. Each costs what the other crafts make: a potter.*a coca and a cloth",
        r"uno de cada oficio por turno\. Cada uno cuesta lo que hacen los otros oficios: un alfarero",
        r"uno per tipo in un turno\. Ognuno costa quello che fanno gli altri mestieri: un ceramista",
    ),
    "score.exhausted": (
        rf"{FIGURES.award_points} points instead of cards",
        rf"les tocan {FIGURES.award_points} puntos, no cartas",
        rf"toccano {FIGURES.award_points} punti al posto delle carte",
    ),
    "score.gold": (
        r"(?i:the most) multipl.* by 3, the next.* by 2",
        r"(?i:quien más tiene) multiplica sus puntos por 3.*quien le sigue, por 2",
        r"(?i:chi ne ha di più) moltiplica i .* punti per 3, chi viene dopo per 2",
    ),
    "score.gold_ties": (
        r"the same gold gets the same multiplier",
        r"a igual oro, igual multiplicador",
        r"a parità d'oro, stesso moltiplicatore",
    ),
    "score.icons": (
        r"Each icon on one pays a point for every one of your people of its kind",
        r"Cada icono da un punto por cada persona tuya de ese tipo",
        r"Ogni icona dà un punto per ogni tuo Inca, sacerdote o Vergine di quel tipo",
    ),
    "score.rescue": (
        r"the game ends after that turn, and the most points win",
        r"la partida acaba tras ese turno, y gana quien tiene más puntos",
        r"la partita finisce con quel turno, e vince chi ha più punti",
    ),
    "setup.track": (
        r"Day 9 is the last in every game",
        r"En toda partida, el día 9 es el último",
        r"In ogni partita il giorno 9 è l'ultimo",
    ),
    "summit.cards": (
        r"new cards, which wait at one place on the trail: there you draw 3, then put back any 2",
        r"cartas nuevas, que esperan en un punto de la ruta: allí robas 3 y luego devuelves 2",
        r"nuove carte, che aspettano in un punto del Cammino: lì ne peschi 3, poi ne rendi 2",
    ),
    "summit.round": (
        r"The Summit, step 20, is the bottom of the trail at the same time: from there the climb goes on",
        r"La Cima, la casilla 20, es también el punto de partida de la ruta: desde allí se sigue",
        r"La Vetta, casella 20, è anche l'inizio del Cammino: da lì si riprende a salire",
    ),
    "temple.llama": (
        r"Each priest may give one llama",
        r"Cada sacerdote puede entregar una llama",
        r"Ogni sacerdote può dare un lama",
    ),
    "temple.main": (
        r"a unit of each kind at most.*3 corn are a unit.*A unit is worth 2 steps",
        r"como mucho una unidad de cada uno.*3 maíces son una unidad.*Cada unidad vale 2 casillas",
        r"al massimo un'unità per tipo.*3 insieme fanno un'unità.*Un'unità vale 2 caselle",
    ),
    "temple.once": (
        r"The stone lifts first; where none lies, nobody sacrifices",
        r"Primero cuenta la piedra; donde no hay, nadie sacrifica",
        r"Prima conta la pietra; dove non ce n'è, nessuno sacrifica",
    ),
    "temple.stones": (
        r"A stone in a temple lifts it 3 steps",
        r"La piedra de un templo lo sube 3 casillas",
        r"La pietra di un tempio lo fa salire di 3 caselle",
    ),
    "trail.granary": (
        r"the Granary 3 corn, when the turn is over",
        r"el Granero, 3 maíces, cuando acaba el turno",
        r"il Granaio 3 grani, alla fine del turno",
    ),
    "trail.stable": (
        r"The Stable pays a llama.* when the turn is over",
        r"El Establo da una llama.* cuando acaba el turno",
        r"La Stalla dà un lama.* alla fine del turno",
    ),
    "trail.short_deck": (
        r"Where fewer cards are left than you draw, you draw them all and keep one more",
        r"Si quedan menos cartas de las que se roban, las robas todas y te quedas con una más",
        r"Se restano meno carte di quante se ne pescano, le peschi tutte e ne tieni una più",
    ),
}
"""For each rule that a question needs, the words of English, Spanish and Italian that tell it."""

ELSEWHERE = {
    "night.order": (
        r"First the Moon tiles paid. Corn comes first.*steps come last.*Now the Sun Clock pays",
        r"Primero han pagado las fichas de Luna. El maíz va primero.*las casillas van al final.*Ahora paga el Reloj",
        r"Prima hanno pagato le tessere Luna. Il grano viene per primo.*le caselle vengono per ultime.*Ora paga l'Orologio",
    ),
    "night.moon": (
        r"Corn comes first and is free; any other good costs one corn, and you may say no",
        r"El maíz va primero y es gratis; cualquier otro producto cuesta un maíz, y puedes decir que no",
        r"Il grano viene per primo ed è gratis; ogni altro bene costa un grano, e puoi dire di no",
    ),
    "production.bonus": (
        r"takes the bonus and wakes up the district",
        r"toma la bonificación y despierta al distrito",
        r"prende il bonus e sveglia il distretto",
    ),
    "production.cost": (
        r"every Inca there may make one good, which costs one corn",
        r"cada inca de allí puede producir una unidad, por un maíz",
        r"ogni Inca che è lì può produrre un'unità, per un grano",
    ),
    "production.once": (
        r"takes the bonus and wakes up the district|Until the night, .* nothing more to give",
        r"toma la bonificación y despierta al distrito|Hasta la noche, .* ya no da nada",
        r"prende il bonus e sveglia il distretto|Fino a notte .* non dà altro",
    ),
    "score.icons": (
        r"each pays a point for each of your people that it shows",
        r"cartas de Sacrificio: un punto por cada persona tuya de los tipos que muestran",
        r"carte Sacrificio: un punto per ogni persona tua del tipo che mostrano",
    ),
    "temple.stones": (
        r"its stone lifted your Scout \d steps",
        r"su piedra ha subido a tu Explorador \d casillas",
        r"la pietra ha fatto salire il tuo Scout di \d caselle",
    ),
}
"""For rules that are told twice, to those who come from the first day as well, the other words."""


def happenings(question, lesson, spot):
    """Return the types of the events that happen from a question's position to the end of its decisions.

    `spot` is the place in the lesson of a question without decisions.
    """
    if question.concept in ("find", "estimate"):
        line = lesson.line_at(spot)
        return {event.type for each in line.events[spot.ply + 1 :] for event in each}
    return {event.type for event in Played(question).line[1]}


def rows(question):
    """Return the orders of priests and virgins whose prices the answer to a question compares or pays."""
    if question.concept == "goods_for_order":
        return {question.values["order"]}
    things = [str(each) for each in (*question.right, *(wrong.value for wrong in question.wrong))]
    compared = things[0].startswith("order-")
    return {each.removeprefix("order-") for each in things if compared and "order-" in each}


def needs(question, lesson=LESSON, spot=None):
    """Return the rules and prices that a learner needs for a question, such as the rule that settles it."""
    is_of_example = (
        spot is not None and not spot.exhibit and question.concept in ("find", "estimate")
    )
    types = set() if is_of_example else happenings(question, lesson, spot)
    found = {question.rules[0]} | {ACTS[each] for each in types if each in ACTS}
    if "produced" in types:
        made_free = question.values["district"] == "corn_terraces"
        found.add("production.corn" if made_free else "production.cost")
    if "trail.summit" in found:
        found.add("summit.cards")
    exhibit = spot.exhibit if spot is not None else ""
    if not ROUND.isdisjoint({question.concept, exhibit}):
        found.add("summit.round")
    return (found - {"trail.summit", "order.cost"}) | {f"price.{each}" for each in rows(question)}


@cache
def texts(way, language, place):
    """Return a pair for each step: the texts before its question, and the texts after its answer.

    Each entry of the second list has alternative texts, of which a learner reads one.
    """
    found = []
    for lesson, step in WAYS[way]:
        words = lesson_text(lesson, language)
        part, task = words.step(step), lesson.task(step)
        before = [(place == "wall" and part.get("wall")) or part.text]
        if "prices" in step.pictured:
            before.append(prices_scene(FIGURES, words.words.text, "light").description)
        after = [(part.get("after"),)]
        if task.exhibit is not None:
            shown = words.exhibit(task.exhibit)
            before.append(shown.text)
            after.append((shown.get("answer"),))
        if task.alternative is not None:
            after.append((words.alternative(task.alternative).get("claim"),))
        if task.is_decision or task.kind == "day":
            after.append(tuple(said for form in AFTER if (said := part.get(form))))
        found.append((before, after))
    return found


def pattern(need, language):
    """Return a pattern for the words that tell a rule, or for the prices of the goods of an order."""
    if not need.startswith("price."):
        number = LANGUAGES.index(language)
        words = (told[need][number] for told in (TOLD, ELSEWHERE) if need in told)
        return re.compile("|".join(words))
    naming = Naming(text_for("princes", language).text)
    cost = FIGURES.orders[need.removeprefix("price.")].cost
    amounts = (re.escape(naming.amount(good, count)) for good, count in cost.items())
    return re.compile("[^.:;]*".join(amounts))


def told_before(way, number, language, place):
    """Return the texts that a learner reads before the question of a step, each as a tuple of alternatives.

    A learner reads only one of the texts of a tuple.
    """
    steps = texts(way, language, place)
    sure = [(each,) for before, _ in steps[: number + 1] for each in before]
    return sure + list(chain.from_iterable(after for _, after in steps[:number]))


def is_told(need, told, language):
    """Return whether a rule or price is told in one of the entries, in all of its alternative texts."""
    words = pattern(need, language)
    return any(forms and all(map(words.search, forms)) for forms in told)


def is_guess(question_text, way, number, language):
    """Return whether a step says that its question is a guess."""
    step = texts(way, language, "lesson")[number][0][0]
    return re.search(GUESS[language], f"{step} {question_text}") is not None


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("way", WAYS)
def test_the_lessons_tell_what_their_questions_need(way, language, place):
    """An earlier step, or the text above a question, tells each rule and price that the question needs.

    This does not apply to a question that a step calls a guess.
    """
    untold, met = [], 0
    for number, (lesson, step) in enumerate(WAYS[way]):
        asking = lesson.task(step).asking
        if asking is None:
            continue
        words = lesson_text(lesson, language)
        if is_guess(words.question(asking).text, way, number, language):
            continue
        for need in needs(lesson.question(asking), lesson, asking.at):
            met += 1
            if not is_told(need, told_before(way, number, language, place), language):
                untold.append((step.id, need))
    assert untold == []
    assert met > 25


def comes_back(concept, way):
    """Return the number of the first step of a way at which a concept may be asked on a fresh position."""
    act = next(
        (
            number
            for number, act in enumerate(LESSON.acts)
            for step in act.steps
            if (asking := LESSON.task(step).asking) is not None and asking.concept == concept
        ),
        len(LESSON.acts),
    )
    last = LESSON.acts[min(act + DISTANCE, len(LESSON.acts)) - 1].steps[-1]
    return WAYS[way].index((LESSON, last))


@cache
def fresh_needs(way):
    """Return pairs of a rule or price that questions on fresh positions need, and a number of a step.

    The lessons must tell the rule or price before this step ends.
    """
    found = {
        (need, comes_back(question.concept, way))
        for question in asked_everywhere(0)
        for need in needs(question)
    }
    return found | {(f"price.{order}", len(WAYS[way]) - 1) for order in ORDERS}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("way", WAYS)
def test_the_lessons_tell_what_questions_on_fresh_positions_need(way, language, place):
    """The lessons tell each rule and price before a question on a fresh position may need it.

    They tell the prices of all orders before the review.
    """
    untold = [
        each
        for each in fresh_needs(way)
        if not is_told(each[0], told_before(way, each[1], language, place), language)
    ]
    assert untold == []
    assert len({need for need, _ in fresh_needs(way)}) > 30
