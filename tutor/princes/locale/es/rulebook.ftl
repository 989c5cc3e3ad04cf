# Every rule in words for a newcomer, and its short name. A ruling says that it is one: there the
# printed rules are silent or disagree, and this is how the game is played here.

## Setting up

rule-setup-day = Cuanta más gente hay en la mesa, más tarde se empieza: { $first_days }. El día { $last_day } es siempre el último.
    .title = Primer día
rule-setup-track = Junto a cada noche por venir hay un maíz. Al último día no le sigue ninguna noche, así que allí no hay maíz.
    .title = Maíz en el marcador
rule-setup-bonus = Cada uno de los cinco distritos de producción empieza con una unidad de bonificación de su producto; en los Bancales de Maíz son 3 maíces. Cada uno de los cuatro templos empieza con una piedra de templo.
    .title = Bonificación y piedras
rule-setup-market = El mercado tiene una columna para la llama, otra para la coca, otra para la cerámica y otra para el tejido. Sus espacios valen { $prices } maíces, de arriba abajo, y al principio están ocupados los dos primeros de cada columna.
    .title = Mercado inicial
rule-setup-goods = Cada jugador empieza con cinco unidades: 3 maíces, 1 llama, 1 coca, 1 cerámica y 1 tejido.
    .title = Primeros productos
rule-setup-incas = El número de incas de cada jugador depende de cuántos se sienten a la mesa: { $incas_each }. Los incas esperan en la reserva hasta que se ponen a trabajar.
    .title = Número de incas
rule-setup-cards = Las { $cards } cartas de Sacrificio se barajan y cada jugador recibe una, boca abajo. Al final son las cartas las que dan los puntos.
    .title = Primera carta
rule-setup-scouts = El Explorador de quien empieza sale de la casilla 1 de la Ruta del Inca, el del segundo jugador, de la casilla 2, y así alrededor de la mesa. Quien juega más tarde empieza un poco más arriba.
    .title = Primeras casillas
    .said = Quien juega más tarde empieza una casilla más arriba en la Ruta del Inca.
rule-setup-first_inca = Por orden de asiento, cada jugador coloca un inca de su reserva en el distrito de producción que quiera. Varios incas pueden compartir un distrito.
    .title = Primer inca
rule-setup-first_game = Un comienzo más suave, para aprender: nadie elige un primer inca, porque todos tienen ya uno de cada oficio trabajando. A cambio, la partida empieza dos días más tarde.
    .title = Partida de aprendizaje
rule-setup-first_prince = En el primer turno nadie camina. Cada jugador coloca gratis su Príncipe en el distrito que quiera, y la acción de ese distrito ocurre en el acto.
    .title = Colocar el Príncipe
    .said = En el primer turno, el Príncipe se coloca gratis en cualquier distrito.

## Turns and movement

rule-turn-order = Los turnos siguen el orden de asiento alrededor de la mesa. Cada día nuevo lo empieza quien tomó la ficha de Sol.
    .title = Orden de los turnos
rule-turn-player = Decide una sola persona cada vez, y solo lo que toca en ese momento. Lo que no deja elección ocurre por sí solo.
    .title = A quién le toca
rule-turn-over = Cuando la partida ha terminado ya no queda nada que decidir.
    .title = Partida terminada
rule-move-adjacent = El Príncipe puede ir a pie y gratis a cualquier distrito vecino, y allí ocurre la acción de ese distrito.
    .title = Ir a pie
rule-move-llama = Por 1 llama, que se paga a la banca antes que nada, el Príncipe puede ir a cualquier otro distrito. Una aclaración nuestra: en un distrito vecino siempre se entra gratis, aunque alguien prefiera pagar.
    .title = Viaje con llama
rule-move-stay = En lugar de moverse, el Príncipe puede quedarse donde está. Entonces se toma una ficha de Luna cualquiera del tablero, y no ocurre la acción de ningún distrito. En el primer turno nadie puede quedarse, porque el Príncipe aún está por colocar.
    .title = Quedarse
    .said = Un Príncipe puede quedarse donde está y tomar una ficha de Luna; entonces ningún distrito actúa.
rule-move-no_repeat = Un Príncipe nunca usa el mismo distrito dos veces seguidas. Ni siquiera pagando una llama.
    .title = Sin repetir distrito
rule-move-share = Un distrito nunca está lleno: en él caben Príncipes e incas sin límite.
    .title = Compartir distrito
rule-move-trigger = Entrar en un distrito pone en marcha su acción, sea útil o no. Lo que ofrece siempre se puede rechazar, ya sea producir, comerciar, sacrificar, reclutar o el Reloj Solar; una bonificación o una piedra se toma siempre.
    .title = Al entrar se activa

## Production

rule-production-bonus = Quien entra en un distrito de producción toma todas las unidades de bonificación que haya allí, dos como mucho. Para eso no hace falta tener incas en él.
    .title = Bonificación
rule-production-once = Si se ha tomado una bonificación, pueden producir todos los incas del distrito, sean de quien sean. Sin bonificación, el distrito está agotado por hoy, y entrar no hace nada.
    .title = Producen todos o nadie
rule-production-corn = Cada granjero de los Bancales de Maíz cosecha 3 maíces, gratis.
    .title = Granjeros
rule-production-cost = Por cada uno de los demás incas (pastores, recolectores de coca, alfareros y tejedores) se paga 1 maíz a la banca, y produce 1 unidad de lo suyo. Cada jugador elige cuántos de los suyos trabajan.
    .title = Producción de pago
    .said = Cualquier inca que no sea granjero pide 1 maíz para la banca y produce 1 unidad de lo suyo.
rule-production-order = Los jugadores hacen producir a sus incas por orden de asiento, empezando por quien ha entrado. De las reglas impresas solo lo dice el resumen en inglés, pero encaja con el orden de los sacrificios, en el que coinciden todas.
    .title = Orden de producción

## Temples

rule-temple-stones = Quien entra en un templo toma todas las piedras de templo que haya allí, dos como mucho. Con cada piedra, su Explorador sube 3 casillas.
    .title = Piedras
rule-temple-once = Solo si se ha tomado una piedra se puede sacrificar. Un templo sin piedra está agotado por hoy, y entrar no hace nada.
    .title = Un sacrificio al día
rule-temple-order = Se sacrifica por orden de asiento, empezando por quien ha entrado, y cada Explorador sube en el acto.
    .title = Orden de sacrificios
rule-temple-llama = En el Templo del Cóndor, el Templo del Puma y el Templo del Sol todos pueden sacrificar 1 llama por cada sacerdote o virgen de ese templo que tengan. Con cada llama, el Explorador sube tantas casillas como diga el valor de avance vigente.
    .title = Sacrificio
rule-order-value = Al tomar una ficha de una fila aparece el número que había debajo, y el más bajo de los que se ven es el valor de avance. Así, el primer sacerdote es el que más casillas da por llama, y cada uno de los siguientes baja la cifra para todos. Mientras la fila está entera no se ve ningún número y nadie puede sacrificar.
    .title = Valor de avance
rule-temple-main = En el Templo Principal todos pueden ofrecer productos, con sacerdotes o sin ellos: como mucho una unidad de cada producto, y 3 maíces son una unidad. Con cada unidad, el Explorador sube 2 casillas.
    .title = Templo Principal

## Recruiting

rule-recruit-hut = En la Cabaña del Vigilante, { $hut }. Los productos van a la banca, y el inca se pone a trabajar en su distrito.
    .title = Cabaña del Vigilante
rule-recruit-palace = En el Palacio Real, { $palace }. Los productos van a la banca, y el inca se pone a trabajar en su distrito.
    .title = Palacio Real
rule-recruit-limit = En un turno se puede reclutar como mucho un inca de cada oficio que se ofrece, y solo de la propia reserva. En un distrito pueden trabajar cuantos incas se quiera.
    .title = Límite al reclutar

## Priests and virgins

rule-order-one = La Casa de los Sacerdotes ofrece sacerdotes del Cóndor y del Puma; la Casa de las Vírgenes, las vírgenes del Sol. Cada visita permite uno como mucho, siempre el del extremo izquierdo de la fila.
    .title = Uno por visita
    .said = Una visita a la Casa de los Sacerdotes o de las Vírgenes da una sola ficha como mucho.
rule-order-cost = Cada ficha lleva su precio, que va a la banca: { $order_prices }.
    .title = Precio de sacerdotes
    .said = Cada sacerdote y cada virgen tiene un precio en productos, que va a la banca.

## Market

rule-market-adjust = Antes de comerciar se puede añadir una vez un producto a una columna o quitarlo de ella, gratis. Eso baja o sube el precio un espacio justo antes del trato.
    .title = Ajustar
rule-market-sell = Lo que se vende va al espacio libre más alto de su columna y da el maíz que hay impreso en él. Si la columna está llena, la banca lo toma por { $bank_buys_at } maíces.
    .title = Vender
rule-market-buy = Lo que se compra es el producto más bajo de su columna, al precio impreso en su espacio. Si la columna está vacía, la banca vende uno por { $bank_sells_at } maíces.
    .title = Comprar
rule-market-any = Compra y vende cuantas veces quieras, en cualquier orden; cada trato se paga en el acto.
    .title = Comerciar
rule-market-no_wash = Una aclaración nuestra: en una misma visita no se vuelve a comprar lo vendido ni se vende lo comprado. No cambiaría nada, porque los precios son el reflejo unos de otros, y la visita podría no acabar nunca.
    .title = Sin idas y vueltas
    .said = En una misma visita no se vuelve a comprar lo vendido, ni al revés.
rule-market-no_corn = El maíz es el dinero, así que no tiene columna y nunca se compra ni se vende. Solo se comercia con el mercado, nunca con otros jugadores.
    .title = El maíz es el dinero

## Sun Clock

rule-clock-send = Quien entra en el Reloj Solar puede enviar allí a uno de sus incas desde un distrito de producción. El inca sirve en el reloj hasta la noche.
    .title = Reloj Solar
rule-clock-reward = Por la noche, cada inca del Reloj Solar vuelve a su reserva. Por cada uno se eligen 3 unidades diferentes de la banca, y el Explorador sube 3 casillas.
    .title = Premio del Reloj Solar
    .said = Por la noche, cada inca del Reloj Solar vuelve a la reserva y da 3 unidades diferentes y 3 casillas.

## The Inca Trail

rule-trail-granary = Un Explorador que alcanza o pasa la casilla { $granary_step } ha llegado al Granero, que da { $granary_goods }. El pago no llega hasta que acaba el turno o, de noche, hasta después de todos los demás pagos, así que no se puede gastar antes.
    .title = Granero
    .said = Un Explorador que alcanza o pasa la casilla { $granary_step } gana { $granary_goods }, que se pagan al acabar el turno.
rule-trail-stable = Un Explorador que alcanza o pasa la casilla { $stable_step } ha llegado al Establo, que da { $stable_goods }. El pago no llega hasta que acaba el turno o, de noche, hasta después de todos los demás pagos, así que no se puede gastar antes.
    .title = Establo
    .said = Un Explorador que alcanza o pasa la casilla { $stable_step } gana { $stable_goods }, que se paga al acabar el turno.
rule-trail-summit = En la casilla { $summit } el Explorador está en la Cima, vuelve a empezar desde el 0 y avanza las casillas que le queden. En el acto se roban 3 cartas de Sacrificio y se devuelven 2 cualesquiera bajo el mazo, de las recién robadas o de las que ya se tenían.
    .title = Cima
    .said = En la Cima robas 3 cartas y devuelves 2 cualesquiera, y el Explorador sigue desde abajo.
rule-trail-laps = Una subida larga puede pasar dos veces por la Cima: entonces se roba y se devuelve dos veces, una tras otra. También cuenta cada paso por el Granero y por el Establo.
    .title = Pasar otra vez
rule-trail-short_deck = Si en el mazo quedan dos cartas, roba las dos y devuelve una; si queda una, quédatela sin más. Con el mazo ya vacío, cada Cima da 3 puntos de victoria en su lugar.
    .title = Mazo escaso
rule-end-deck = Si el mazo queda agotado una vez robadas las cartas y devueltas las que toque, la ciudad se salva: la partida acaba con el Rescate después de ese turno, o después de los pagos de la noche. Quien todavía tenga que robar recibe 3 puntos de victoria en lugar de cartas.
    .title = Mazo vacío
rule-trail-at_once = Una aclaración nuestra: cada subida se completa antes de que pase ninguna otra cosa, incluido robar y devolver cartas en la Cima. Así, las piedras van antes que el sacrificio propio, y este, antes que el del jugador siguiente.
    .title = Una subida cada vez
rule-trail-return_order = Una aclaración nuestra: dos cartas devueltas no se ordenan a voluntad. Bajo el mazo, la que va antes en la lista de todas las cartas queda encima de la otra.
    .title = Cartas devueltas

## Day and night

rule-day-end = Con la tercera ficha de Luna el día llega a su fin. Quien la toma recibe además la ficha de Sol y empezará el día siguiente; a los demás les queda un turno, en el que también pueden tomar fichas de Luna.
    .title = Fin del día
    .said = Tras la tercera ficha de Luna, a cada uno de los demás le queda hoy un solo turno.
rule-day-track_corn = Quien juega en último lugar en un día toma el maíz que espera junto a esa noche en el marcador de tiempo. Una aclaración nuestra: el último día no hay maíz, porque no le sigue ninguna noche.
    .title = Jugar en último lugar
rule-night-order = Por la noche se resuelven primero las fichas de Luna de todos y después los incas que todos tienen en el Reloj Solar. Una aclaración nuestra: las dos veces, por orden de asiento, desde quien empezó el día; luego vienen el Granero y el Establo, y en último lugar la reposición.
    .title = Orden de la noche
rule-night-moon = Las fichas de Luna de cada jugador vuelven al tablero y pagan: la ficha de 3 maíces, su maíz; las fichas de casillas, sus casillas; y las de productos, 1 unidad del suyo por 1 maíz cada una. La ficha de 3 maíces paga primero, así que su maíz sirve para pagar las otras. Una aclaración nuestra: nadie está obligado a pagar, y una ficha sin pagar no da nada.
    .title = Fichas de Luna
    .said = De noche pagan las fichas de Luna: maíz y casillas, gratis; cualquier otro producto, por 1 maíz.
rule-night-clock = En la segunda parte de la noche el Reloj Solar paga por cada inca que ha servido en él: tres unidades diferentes y 3 casillas.
    .title = Reloj Solar de noche
rule-night-restock = Cada distrito de producción recibe una unidad de bonificación más, y cada templo una piedra más, pero nunca tienen más de dos. Un distrito que nadie ha pisado en todo un día merece una visita.
    .title = Reposición
rule-night-time = El marcador de tiempo avanza al día siguiente. La ficha de Sol vuelve a su sitio, y quien la tenía juega el primer turno.
    .title = Nuevo día
    .said = Quien tenía la ficha de Sol juega el primer turno del nuevo día.

## The last day

rule-last-moon = El último día ya no pagará ninguna noche, así que una ficha de Luna paga en el acto, incluido su precio de 1 maíz si lo tiene. La ficha no vuelve al tablero.
    .title = Luna, último día
rule-last-clock = El último día el Reloj Solar no espera a la noche: quien envía a un inca cobra en el acto. El inca se queda allí hasta el final y por eso no puntúa.
    .title = Reloj, último día
rule-last-no_night = Tras los últimos turnos del último día no hay noche: los españoles están a las puertas.
    .title = Sin noche

## How the game ends

rule-end-orders = Cuando alguien toma la última de las { $tiles } fichas de sacerdotes y vírgenes, los dioses salvan la ciudad: la partida acaba con el Rescate después de ese turno.
    .title = Rescate
rule-end-conquest = Si el último día termina sin Rescate, los españoles toman la ciudad. Es la Conquista, y el oro decide cuánto valen los puntos.
    .title = Conquista
rule-end-first = Una aclaración nuestra: el Rescate acaba la partida aunque a alguien le quedara un último turno, y el último día va antes que la Conquista. Las fichas de Luna y los incas del Reloj Solar que no se hayan pagado ya no se pagan; de noche no se repone nada.
    .title = El Rescate va primero
rule-end-both = Una aclaración nuestra: lo que la ruta y el marcador de tiempo deben al acabar un turno se paga todavía antes de que acabe la partida, y cuenta en un empate.
    .title = Últimos pagos

## Scoring

rule-score-icons = Cada icono de tus cartas de Sacrificio da 1 punto de victoria por cada inca que tengas en ese distrito, o por cada sacerdote o virgen de esa clase. Un inca en la reserva o en el Reloj Solar no da nada.
    .title = Puntos de las cartas
rule-score-trail = Un Explorador entre las casillas { $granary_step } y { $below_stable } da 1 punto de victoria; entre la { $stable_step } y la { $below_summit } da 2. Una aclaración nuestra: cuenta en los dos finales, como dice la mayoría de las reglas impresas; una lo niega para la Conquista.
    .title = Puntos de la ruta
rule-score-exhausted = Se suman los 3 puntos de victoria de cada Cima alcanzada con el mazo vacío.
    .title = Puntos del mazo vacío
rule-score-rescue = Tras el Rescate gana quien tiene más puntos de victoria.
    .title = Rescate: más puntos
rule-score-gold = Tras la Conquista se cuenta el oro de las cartas, y 1 más con el Explorador entre las casillas { $granary_step } y { $below_stable }, o 2 más a partir de la casilla { $stable_step }. Quien tiene más oro triplica sus puntos de victoria; quien tiene la segunda cantidad de oro los duplica.
    .title = Oro
    .said = Tras la Conquista, quien tiene más oro triplica sus puntos, y la segunda cantidad de oro los duplica.
rule-score-gold_ties = Quienes empatan en oro multiplican por lo mismo. Una aclaración nuestra: la segunda cantidad de oro es la que sigue a la más alta, aunque la más alta la tengan varios.
    .title = Empate en oro
rule-score-ties = Si hay empate en el total, gana quien tenga más unidades; cada 3 maíces son una unidad. Una aclaración nuestra: si también hay empate en eso, la victoria se comparte.
    .title = Empates

## What is known

rule-info-open = Los productos, los incas, los sacerdotes, las fichas de Luna y los Exploradores están a la vista, y todos pueden saber cuántas cartas tiene cada uno.
    .title = A la vista
rule-info-secret = Lo que muestran tus cartas de Sacrificio es solo tuyo, y nadie puede mirar el mazo.
    .title = Secreto
rule-info-bank = Una aclaración nuestra: a la banca nunca se le acaba nada, porque ninguna regla impresa dice qué pasaría entonces.
    .title = La banca

## Pieces of the rules above

rule-offer = { $a_inca } cuesta { $cost }
rule-first-day = con { $players } jugadores el día { $day }
rule-incas-each = { $incas } con { $players } jugadores

## What the rules are about, by the first part of their ids

family-setup = Preparación
family-turn = Turnos
family-move = Movimiento
family-production = Producción
family-temple = Templos
family-order = Sacerdotes y vírgenes
family-recruit = Reclutar
family-market = Mercado
family-clock = Reloj Solar
family-trail = La Ruta del Inca
family-end = Cómo acaba la partida
family-day = Día
family-night = Noche
family-last = El último día
family-score = Puntuación
family-info = Lo que se sabe
