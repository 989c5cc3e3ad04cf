# Questions that a rule answers with yes, and those that it answers with no, a comma between two.
# They are never shown; the rule's text is read after the word, so it has to follow from it.

asks-yes-move-adjacent = moverse es gratis, es gratis moverse, es gratis andar al distrito vecino, puedo ir gratis al distrito vecino, puedo ir al distrito vecino
asks-yes-move-llama = puedo ir a cualquier sitio, puedo ir a cualquier distrito, puedo ir lejos, puedo saltar, puedo cruzar el tablero, puedo moverme dos distritos
asks-yes-move-stay =
    puedo quedarme, puedo quedarme donde estoy, me puedo quedar donde estoy, puedo quedarme en el Reloj Solar, puedo quedarme en el reloj,
    puedo quedarme en el mismo distrito, puedo quedarme en un distrito, puedo quedarme quieto, puedo no moverme, puedo pasar, puedo pasar el turno,
    puedo saltarme el turno, puedo saltarme un turno
asks-no-move-stay = tengo que moverme, tengo que moverme cada turno, tengo que mover al Príncipe, tengo que salir del Reloj Solar, es obligatorio moverse
asks-no-move-no_repeat =
    puedo usar el mismo distrito dos veces seguidas, puedo usar un distrito dos veces seguidas, puedo usar el mismo distrito dos turnos seguidos,
    puedo repetir distrito dos veces seguidas, puedo quedarme y usar otra vez el distrito
asks-yes-move-share =
    pueden estar dos príncipes en el mismo distrito, pueden estar dos príncipes en un distrito, puede haber dos príncipes en un distrito,
    puedo entrar donde hay otro jugador, puedo entrar donde está otro jugador, puedo entrar en un distrito ocupado
asks-no-move-share =
    alguien me puede bloquear, me puede bloquear otro jugador, puede otro jugador bloquear un distrito, puede llenarse un distrito, se llena un distrito
asks-no-move-trigger =
    tengo que producir, tengo que vender, tengo que comprar, tengo que comerciar, tengo que sacrificar, tengo que reclutar, tengo que usar el distrito,
    tengo que hacer la acción, es obligatorio producir, es obligatoria la acción
asks-no-production-bonus = necesito un inca para la bonificación, necesito un inca para tomar la bonificación, necesito un inca allí
asks-yes-production-once =
    los demás producen en mi turno, los otros producen en mi turno, los demás jugadores producen en mi turno, los otros jugadores producen en mi turno,
    los demás también producen, producen todos
asks-no-production-corn = los agricultores cuestan maíz, tengo que pagar a los agricultores, se paga a los agricultores
asks-no-production-cost = tienen que producir todos los incas, tienen que producir todos mis incas, tienen que trabajar todos mis incas
asks-no-temple-once = puedo sacrificar sin piedra, puedo sacrificar si no hay piedra, puedo sacrificar si no quedan piedras
asks-yes-temple-main = puedo sacrificar sin sacerdote, puedo sacrificar sin sacerdotes, puedo sacrificar si no tengo sacerdote
asks-no-recruit-limit = puedo reclutar dos del mismo oficio, puedo reclutar dos incas iguales, puedo reclutar dos pastores, puedo contratar dos iguales
asks-no-order-one =
    puedo tomar dos sacerdotes, puedo tomar dos sacerdotes a la vez, puedo coger dos sacerdotes, puedo coger dos sacerdotes a la vez, puedo comprar dos sacerdotes,
    puedo tomar dos vírgenes, puedo tomar un sacerdote y una virgen
asks-yes-market-any =
    puedo comprar y vender, puedo comprar y vender en una visita, puedo comprar y vender en la misma visita, puedo vender varias veces, puedo comprar varias veces,
    puedo vender varios productos, puedo comprar varios productos, puedo vender dos veces, puedo comprar dos veces
asks-no-market-no_wash = puedo volver a comprar lo que he vendido, puedo comprar lo que he vendido, puedo vender lo que he comprado, puedo vender lo que acabo de comprar
asks-no-market-no_corn =
    puedo comerciar con otros jugadores, puedo comerciar con otro jugador, puedo comerciar con los demás, podemos comerciar entre nosotros,
    puedo vender maíz, puedo comprar maíz, puedo vender a otro jugador, puedo dar productos a otro jugador
asks-yes-clock-send = puedo enviar un inca al Reloj Solar, puedo mandar un inca al Reloj Solar, puedo mandar un inca al reloj, puedo enviar un inca al reloj
asks-no-clock-send = puedo enviar dos incas al Reloj Solar, puedo mandar dos incas al Reloj Solar, puedo mandar dos incas al reloj, puedo enviar dos incas al reloj
asks-yes-clock-reward =
    vuelve mi inca del reloj, vuelve mi inca del Reloj Solar, vuelve el inca del reloj, vuelve el inca del Reloj Solar, recupero mi inca
asks-yes-setup-first_prince = puedo poner mi Príncipe en cualquier sitio, puedo poner el Príncipe en cualquier distrito, puedo elegir dónde empieza mi Príncipe
asks-yes-info-open = puedo ver cuántas cartas tienen los demás, puedo ver lo que tienen los demás, puedo ver los bienes de los demás
asks-yes-info-secret = puedo mirar mis cartas, puedo ver mis cartas
asks-no-info-secret = puedo mirar las cartas de los demás, puedo ver las cartas de los demás, puedo mirar el mazo, pueden los demás ver mis cartas
asks-no-info-bank = se puede acabar la banca, se acaba la banca, se puede acabar el maíz de la banca, se acaba el maíz
