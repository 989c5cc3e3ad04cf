# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    inca trabajador obrero disco gente currante; príncipe figura peón muñeco; mercado tienda bazar mercader;
    distrito zona lugar edificio barrio región sitio; explorador escalador caminante scout; llama alpaca;
    maíz dinero moneda monedas pasta grano; cerámica vasija cántaro alfarería olla; tejido tela paño ropa textil;
    granero almacén silo; cima cumbre pico montaña; casillas pasos espacios; ruta camino sendero; conquista españoles español
    conquistador invasor invadir; mazo baraja pila montón; reclutar contratar fichar emplear; empate empatar igualdad igualados;
    virgen doncella sacerdotisa monja; quedarse quedar permanecer esperar descansar pasar; cambiar intercambiar trueque;
    puntos pv; granjero campesino agricultor; noche anochecer; enseñar mostrar revelar; último final; templo santuario;
    ciudad pueblo; banca banco; producto mercancía bien recurso recursos; turno jugada; bonificación bono extra;
    tomar coger agarrar recoger; robar sacar; adquirir conseguir obtener; participantes jugadores personas

## Setting up

asks-setup-day = en qué día empezamos, cuánto dura la partida, cuántos días hay, dónde empieza el contador de días, número de jugadores y duración de la partida
asks-setup-track = quién pone maíz en el marcador de tiempo, cuánto maíz hay junto a los días, por qué hay maíz en el calendario, hay maíz junto al último día
asks-setup-bonus = qué hay en los distritos al principio, cuántas unidades de bonificación y piedras de templo hay al empezar, cómo se prepara el tablero
asks-setup-market = qué hay en el mercado al principio, precios iniciales, cómo se llena el mercado, qué espacios de las columnas están ocupados
asks-setup-goods = con qué empiezo, qué tengo al principio, productos iniciales, dinero inicial, recursos iniciales, con cuánto maíz empiezo, empiezo con una llama
asks-setup-incas = cuántos incas tengo, cuántos trabajadores tengo en total, cuántos discos recibe cada jugador, número de trabajadores, tamaño de mi reserva, me puedo quedar sin incas
asks-setup-cards = empiezo con una carta, cuántas cartas de sacrificio hay, quién reparte las cartas, carta inicial, cuántas cartas tiene el mazo
asks-setup-scouts = dónde empieza mi explorador, por qué los demás van por delante en la ruta, por qué no empiezo en el cero, ventaja para los que juegan más tarde
asks-setup-first_inca = dónde puedo poner mi primer inca, elegir el primer trabajador, podemos empezar los dos en el mismo distrito, colocar un inca al principio
asks-setup-first_game = partida más fácil para principiantes, qué es la primera partida, diferencia entre la partida completa y la de aprendizaje, preparación sencilla, tutorial, es la primera vez que juego, versión fácil
asks-setup-first_prince = dónde empieza mi príncipe, qué hago en mi primer turno, dónde coloco el príncipe, puedo empezar donde quiera, uso el distrito donde empiezo, la primera colocación es gratis

## Turns and movement

asks-turn-order = quién va primero, a quién le toca después, en qué orden se juega, sentido de las agujas del reloj, quién empieza el día, quién es el jugador inicial
asks-turn-player = por qué no puedo jugar ahora, es mi turno, puedo decidir por otro jugador, puedo actuar cuando juegan los demás, por qué no me han preguntado, quién decide
asks-turn-over = se puede seguir después del final, la partida ha terminado, se ha acabado, seguir jugando tras el fin
asks-move-adjacent = cómo me muevo, adónde puedo ir, cuánto puede caminar el príncipe, cuánto cuesta moverse, al lado, distrito vecino, contiguo, adyacente, moverse es gratis, qué puedo hacer en mi turno
asks-move-llama = puedo pagar una llama para ir al lado, saltar, viajar, teletransporte, ir lejos, larga distancia, cruzar el tablero, no contiguo, cuánto cuesta ir más lejos, pagar para ir a cualquier sitio, usar una llama para moverme, moverse dos distritos
asks-move-stay = puedo pasar, puedo saltarme el turno, puedo no moverme, tengo que moverme, no hacer nada, quedarme donde estoy, quedarme quieto, tomar una ficha de luna, cómo consigo fichas de luna, qué ficha de luna puedo elegir
asks-move-no_repeat = puedo visitar otra vez el mismo distrito, mismo sitio dos veces seguidas, usar la acción otra vez, repetir la acción, volver a entrar, volver adonde estoy, quedarme y actuar de nuevo
asks-move-share = pueden estar dos príncipes en el mismo sitio, está ocupado el distrito, puedo entrar donde hay otro jugador, bloqueado, lleno, cuántos caben, límite de incas en un distrito, alguien me bloquea el paso
asks-move-trigger = qué pasa cuando entro en un distrito, tengo que hacer la acción, la acción es opcional, puedo renunciar, rechazar la acción, es obligatorio, obligado, tengo que producir, tengo que sacrificar, tengo que comprar, entrar sin hacer nada

## Production

asks-production-bonus = quién se lleva la bonificación, quién se queda lo que hay en un distrito, me llevo la bonificación sin tener incas allí, productos gratis por entrar, tomar lo que hay en el distrito, cuántas unidades de bonificación tomo, necesito trabajadores para la bonificación
asks-production-once = se puede producir dos veces al día, por qué no ha producido nadie, ya se ha usado hoy este distrito, cosechar otra vez el mismo día, distrito vacío, producción sin bonificación, producen también los demás cuando entro, por qué no ha pasado nada
asks-production-corn = cuánto maíz da un granjero, qué dan los bancales de maíz, cultivar maíz es gratis, cuesta algo cosechar, cosecha, cómo consigo maíz, comida
asks-production-cost = cuánto cuesta producir, pagar maíz para producir, cómo consigo llamas, cómo hago coca cerámica tejidos, tengo que pagar por cada trabajador, tienen que trabajar todos mis incas, pueden producir solo algunos, no puedo pagar la producción
asks-production-order = quién produce primero, en qué orden producen los jugadores, importa quién ha entrado, los demás producen en mi turno

## Temples

asks-temple-stones = qué hacen las piedras de templo, quién se lleva las piedras, cuánto subo por una piedra, qué gano al entrar en un templo, visitar un templo sin sacerdote
asks-temple-once = se puede sacrificar dos veces al día, por qué no puede sacrificar nadie, templo sin piedras, el templo ya se ha usado hoy, está cerrado el templo
asks-temple-order = quién sacrifica primero, en qué orden se sacrifica, sacrifican los demás cuando entro en el templo, puedo sacrificar en el turno de otro jugador
asks-temple-llama = cómo se sacrifica, qué hacen los sacerdotes, para qué sirven las vírgenes, cuántas llamas puedo entregar, dar llamas a los dioses, qué puedo ofrecer en el templo del cóndor, templo del puma y templo del sol, una llama por cada sacerdote, puedo sacrificar sin sacerdote
asks-order-value = cuánto avanza mi explorador por una llama, cuántas casillas da un sacrificio, qué es el número de debajo de las fichas, cuánto vale un sacrificio, por qué se dan cada vez menos casillas, valor de un sacerdote, por qué aún no puede sacrificar nadie
asks-temple-main = qué puedo sacrificar en el templo principal, sacrificar sin sacerdotes, ofrecer maíz coca cerámica tejido a los dioses, sacrificar productos, cuántos de cada producto puedo ofrecer, cuántas casillas por cada unidad

## Recruiting

asks-recruit-hut = cómo consigo más incas, dónde consigo trabajadores nuevos, cuánto cuesta un granjero o un pastor, contratar un trabajador, cabaña del vigilante, precio de un inca nuevo, poner otro disco en el tablero
asks-recruit-palace = cómo consigo más incas, dónde consigo trabajadores nuevos, cuánto cuesta un alfarero o un tejedor, contratar un trabajador, palacio real, precio de un inca nuevo, poner otro disco en el tablero
asks-recruit-limit = cuántos incas puedo reclutar en un turno, contratar dos trabajadores a la vez, dos del mismo oficio, no me quedan incas en la reserva, límite al reclutar, puedo reclutar más de uno

## Priests and virgins

asks-order-one = cómo consigo un sacerdote, cómo consigo una virgen, dónde se compran sacerdotes, puedo tomar dos sacerdotes a la vez, qué ficha tomo, puedo elegir la ficha, casa de los sacerdotes, casa de las vírgenes, límite de sacerdotes
asks-order-cost = cuánto cuesta un sacerdote, cuánto cuesta una virgen, cuánto vale un cóndor o un puma, precio de un sacerdote o una virgen, qué pago por una ficha, caro

## Market

asks-market-adjust = puedo cambiar el precio, hacerlo más barato, subir el precio, bajar el precio, añadir un producto al mercado, manipular el mercado, quitar un producto, mover el precio antes de comerciar
asks-market-sell = cómo vendo, cuánto me dan al vender, y si la columna está llena, ganar dinero, convertir productos en maíz, nadie quiere mis productos, precio de venta, mercado lleno
asks-market-buy = cómo compro, cuánto cuesta una llama en el mercado, y si el mercado está agotado, columna vacía, cuánto pago, comprar productos, no queda nada que comprar, precio de compra
asks-market-any = cuántas cosas puedo comprar, puedo comprar y vender en el mismo turno, vender primero y luego comprar, cuántas veces puedo comerciar, tratos sin límite, varios productos
asks-market-no_wash = puedo volver a comprar lo que vendí, vender lo que acabo de comprar, deshacer un trato, comprar y vender el mismo producto, ida y vuelta
asks-market-no_corn = puedo comerciar con otros jugadores, intercambiar productos entre nosotros, dar algo a alguien, prestar, regalar, regalos, tratos entre jugadores, puedo comprar maíz, puedo vender maíz, el maíz es dinero, cuál es la moneda

## Sun Clock

asks-clock-send = qué hace el reloj solar, quién puede ir al reloj solar, cuántos incas puedo enviar, enviar un trabajador al reloj, quitar un inca de un distrito
asks-clock-reward = qué me dan por el reloj solar, cuándo vuelve mi inca del reloj, vuelve mi trabajador, premio del reloj, merece la pena el reloj, tres productos diferentes, se pierde el inca

## The Inca Trail

asks-trail-granary = qué da el granero, llegar al granero, pasar por el granero, almacén en la ruta, qué me dan mientras subo, cuándo recibo lo del granero
asks-trail-stable = qué da el establo, llegar al establo, pasar por el establo, llamas en la ruta, qué me dan mientras subo, cuándo recibo lo del establo
asks-trail-summit = cómo consigo cartas, cuándo se roban cartas de sacrificio, qué pasa arriba del todo, llegar a la cumbre de la montaña, con cuántas cartas me quedo, devolver cartas, final de la ruta, robar cartas nuevas, elegir una carta, subir más allá de la veinte
asks-trail-laps = llegar dos veces a la cima de una vez, puedo dar otra vuelta, segunda vuelta, pasar otra vez por el granero, cobrar otra vez el establo, empezar la ruta de nuevo, más de una vuelta
asks-trail-short_deck = solo quedan dos cartas, queda una carta en el mazo, no hay cartas suficientes para robar, menos de tres cartas, puntos en lugar de cartas
asks-end-deck = y si se acaba el mazo, no quedan cartas, se ha robado la última carta, se han acabado las cartas, mazo vacío, mazo agotado, termina la partida cuando se acaban las cartas
asks-trail-at_once = subo antes de que sacrifique el siguiente, cuándo robo mis cartas, en mitad de un turno, qué va primero, esperar al final del turno, interrumpir
asks-trail-return_order = en qué orden devuelvo las cartas, qué carta va primero debajo del mazo, orden de las cartas devueltas, parte de abajo del mazo

## Day and night

asks-day-end = cuándo termina el día, qué hace la tercera ficha de luna, quién se lleva la ficha de sol, tienen los demás otro turno, último turno del día, cuándo es de noche, cómo acabo el día
asks-day-track_corn = quién se lleva el maíz del marcador, maíz junto a la noche, maíz del calendario, último jugador del día, jugar el último, quién toma el dinero del marcador de tiempo
asks-night-order = qué pasa por la noche, qué va primero por la noche, orden de la noche, entre dos días, fases de la noche
asks-night-moon = qué dan las fichas de luna, cuándo pagan las fichas de luna, cuánto cuesta una ficha de luna, tengo que pagar por la ficha de luna, me quedo con las fichas de luna, se devuelven las fichas de luna, ventaja de la luna, para qué sirven las lunas
asks-night-clock = qué da el reloj solar por la noche, cuándo paga el reloj, incas en el reloj por la noche
asks-night-restock = cuándo vuelven las unidades de bonificación, se reponen las piedras, rellenar el tablero, nueva bonificación, cuántas unidades de bonificación se acumulan, máximo de piedras en un templo, cuándo se vuelven a llenar los distritos
asks-night-time = quién empieza el día siguiente, quién empieza mañana, por la mañana, cuándo avanza el contador, qué pasa con la ficha de sol, cambia el jugador inicial

## The last day

asks-last-moon = ficha de luna el último día, qué dan las fichas de luna el último día, tomar una luna al final de la partida, vale algo una ficha de luna el último día
asks-last-clock = reloj solar el último día, merece la pena el reloj al final de la partida, cuándo paga el último día, vuelve el inca el último día
asks-last-no_night = hay noche después del último día, qué pasa tras el día nueve, cuando acaba el último día, última noche

## How the game ends

asks-end-orders = cómo acaba la partida, cómo salvamos la ciudad, cómo paramos a los españoles, se han tomado todos los sacerdotes y vírgenes, último sacerdote, cuándo se rescata machu picchu, rescate, vencer a los invasores, cuándo termina la partida
asks-end-conquest = cuándo llegan los españoles, qué pasa si ganan los españoles, perdemos todos, conquistan la ciudad, cómo acaba la partida, se acaba el tiempo, después del último día, cuándo termina la partida, qué es la conquista
asks-end-first = se para la partida en el acto, tienen los demás otro turno tras el rescate, rescate el último día, rescate y conquista a la vez, se pagan aún las fichas de luna cuando acaba la partida
asks-end-both = recibo todavía lo que alcancé en el último turno, últimos pagos al final, granero al final de la partida, maíz del marcador cuando acaba la partida

## Scoring

asks-score-icons = cómo puntúo, cómo consigo puntos, puntos de victoria, qué significan los iconos, qué hacen las cartas de sacrificio, cuánto vale una carta, cuántos puntos por un inca, puntos por los sacerdotes, cuentan los incas de la reserva, cuentan los incas del reloj, para qué sirven las cartas
asks-score-trail = puntos por la ruta, puntúa mi explorador, puntos por el granero y el establo al final, subir da puntos
asks-score-exhausted = puntos por la cima sin cartas, tres puntos cuando el mazo está vacío, cómo cuentan los puntos en lugar de cartas
asks-score-rescue = quién gana, cómo se gana, ganador tras el rescate, más puntos, objetivo del juego, meta, de qué va el juego, qué hay que hacer para ganar
asks-score-gold = para qué sirve el oro, qué hace el oro, quién tiene más oro, triplicar los puntos, duplicar los puntos, doblar, multiplicar, ganador tras la conquista, cifras de oro en las cartas, se gana con oro
asks-score-gold_ties = misma cantidad de oro, empate a oro, igual de oro, quién es segundo en oro, los dos tienen más oro
asks-score-ties = y si hay empate, mismo número de puntos, dos jugadores con los mismos puntos, desempate, quién gana un empate, victoria compartida, empatados al final, productos que sobran

## What is known

asks-info-open = puedo ver lo que tienen los demás, hay algo oculto, puedo contar los productos de los demás, cuántas cartas tienen los demás, información pública, tengo que decir lo que tengo, esconder mis productos
asks-info-secret = puedo mirar las cartas de los demás, enseñar mis cartas, revelar cartas, las cartas son secretas, puedo mirar el mazo, espiar, información oculta, decir a otros mis cartas, ver la carta siguiente
asks-info-bank = se puede quedar sin nada la banca, no quedan llamas en la banca, productos limitados, hay piezas suficientes, se agota la banca, no hay fichas suficientes, escasez
