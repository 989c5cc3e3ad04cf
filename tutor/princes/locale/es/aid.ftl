# La hoja de ayuda: las reglas en las menos palabras, con los nombres que tienen en el reglamento.

aid-title = Los Príncipes de Machu Picchu: hoja de ayuda
aid-turn = Tu turno
aid-move-adjacent = Ve gratis a un distrito vecino; su acción ocurre en el acto.
aid-move-llama = Ve a cualquier otro distrito por 1 llama.
aid-move-stay = O quédate y toma una ficha de Luna cualquiera; no hay acción.
aid-move-no_repeat = El mismo distrito no se usa en dos turnos seguidos.
aid-move-trigger = Lo que una acción ofrece se puede rechazar; una bonificación o una piedra se toma siempre.
aid-day-end = Llega con la tercera ficha de Luna: quien la toma recibe la ficha de Sol y empieza el día siguiente; a los demás les queda un turno.
aid-day-track_corn = Toma el maíz que espera junto a esta noche en el marcador de tiempo.
aid-production = Toma la bonificación, dos unidades como mucho. Después pueden producir todos los incas de allí, por orden de asiento desde ti. Sin bonificación no ocurre nada.
aid-produce = { $good } por cada { $inca }, { $kind ->
    [free] gratis
   *[paid] a { $price }
}.
aid-temple = Toma las piedras, dos como mucho: 3 casillas cada una. Después pueden sacrificar todos, por orden de asiento desde ti. Sin piedra no ocurre nada.
aid-offer = Con sacerdotes o sin ellos: una unidad de cada producto como mucho ({ $unit } son una unidad), 2 casillas cada una.
aid-sacrifice = { $llama } por cada ficha de { $many_order } que tengas: cada llama da el valor de avance.
aid-recruit = Un inca como mucho de cada oficio que se ofrece; allí se pone a trabajar.
aid-offers = Aquí { $offers }.
aid-order = Una ficha por visita, desde la izquierda. El valor de avance es el número más bajo descubierto; no hay ninguno hasta que falta la primera ficha.
aid-priest = Precio: { $cost }. Valores de avance según se van las fichas: { $values }.
aid-market-adjust = Una vez, antes de comerciar: añade un producto a una columna o quítalo, gratis.
aid-market-sell = Va al espacio libre más alto y da su maíz ({ $prices } desde arriba); columna llena: { $bank_buys_at }.
aid-market-buy = El producto más bajo, al precio de su espacio; columna vacía: { $bank_sells_at }. El maíz no se compra ni se vende.
aid-clock-send = Envía a un inca desde un distrito de producción, hasta la noche.
aid-trail-granary = Casilla { $granary_step }: { $granary_goods }, al acabar el turno.
aid-trail-stable = Casilla { $stable_step }: { $stable_goods }, al acabar el turno.
aid-trail-summit = Casilla { $summit }: roba 3 cartas en el acto y devuelve 2 cualesquiera bajo el mazo; el Explorador sigue desde 0.
aid-trail-short_deck = Quedan dos cartas: roba ambas y devuelve una. Queda una: tómala. Ninguna: 3 puntos en su lugar.
aid-night-moon = Primero: el maíz y las casillas, gratis; cada producto cuesta 1 maíz.
aid-night-clock = Después, por cada inca de allí: 3 unidades distintas y 3 casillas; el inca vuelve a la reserva.
aid-night-order = Por orden de asiento desde quien empezó el día; después vienen Granero y Establo.
aid-night-restock = Una unidad de bonificación en cada distrito de producción y una piedra en cada templo; nunca más de dos.
aid-night-time = El marcador de tiempo avanza un día; empieza quien tiene la ficha de Sol.
aid-last-moon = Paga en el acto, por 1 maíz si tiene precio.
aid-last-clock = Paga en el acto; el inca se queda y no da puntos.
aid-last-no_night = Tras el día { $last_day } no hay noche.
aid-end-orders = Ya no queda ninguna de las { $tiles } fichas de sacerdotes y vírgenes: la partida acaba tras este turno y gana quien tiene más puntos.
aid-end-deck = El mazo se ha agotado: lo mismo.
aid-end-conquest = El día { $last_day } acaba sin Rescate: quien tiene más oro triplica sus puntos, y el segundo los duplica.
aid-score-icons = Cada icono: 1 punto por cada inca propio en ese distrito, o por cada sacerdote o virgen de esa clase.
aid-score-trail = Explorador en las casillas { $granary_step } a { $below_stable }: 1 punto; { $stable_step } a { $below_summit }: 2.
aid-score-exhausted = 3 puntos por cada Cima con el mazo vacío.
aid-score-gold = El de tus cartas, y 1 más con el Explorador desde la casilla { $granary_step }, 2 más desde la { $stable_step }.
aid-score-ties = Gana quien tiene más unidades; 3 maíces son una unidad.
aid-setup-day = Se empieza { $first_days }.
aid-setup-incas = { $incas_each }.
aid-setup-goods = { $goods }, y una carta.
aid-setup-scouts = Casillas 1, 2, 3, etc., por orden de asiento.
aid-note = { $mark } Reconstruido: no lo dice ningún texto que tengamos. En el tablero { $count ->
    [0] no lo es ningún camino entre distritos.
    [one] lo es { $count } de los { $all } caminos entre distritos.
   *[other] lo son { $count } de los { $all } caminos entre distritos.
}
