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

asks-setup-day =
    en qué día empezamos, cuánto dura la partida, cuántos días hay, dónde empieza el contador de días,
    número de jugadores y duración de la partida, en qué día se empieza con dos jugadores, en qué día empezamos si somos cuatro,
    cuántos días se juegan, cuántas rondas hay, dónde pongo el marcador de tiempo al principio, es más corta con más gente,
    por qué no se empieza en el día uno
asks-setup-track =
    quién pone maíz en el marcador de tiempo, cuánto maíz hay junto a los días, por qué hay maíz en el calendario,
    hay maíz junto al último día, para qué es el maíz del calendario, cuánto maíz se pone en el marcador de días, hay maíz en cada noche,
    por qué hay maíz junto a las lunas, se pone maíz en el último día
asks-setup-bonus =
    qué hay en los distritos al principio, cuántas unidades de bonificación y piedras de templo hay al empezar, cómo se prepara el tablero,
    qué pongo en los distritos antes de empezar, cuántas piedras hay en cada templo al principio, qué hay en los distritos al comenzar,
    qué se coloca en los templos al preparar la partida
asks-setup-market =
    qué hay en el mercado al principio, precios iniciales, cómo se llena el mercado, qué espacios de las columnas están ocupados,
    cómo se prepara el mercado, cuántos bienes hay en cada columna al empezar, qué precios hay al principio, qué números tiene el mercado,
    está lleno el mercado al empezar, qué se vende al comienzo
asks-setup-goods =
    con qué empiezo, qué tengo al principio, productos iniciales, dinero inicial, recursos iniciales, con cuánto maíz empiezo,
    empiezo con una llama, qué recibe cada uno al principio, con qué bienes se empieza, con cuántas llamas empiezo,
    cuánto dinero tengo al empezar, qué tengo al comenzar
asks-setup-incas =
    cuántos incas tengo, cuántos trabajadores tengo en total, cuántos discos recibe cada jugador, número de trabajadores,
    tamaño de mi reserva, me puedo quedar sin incas, cuántos incas tiene cada jugador, cuántos trabajadores tengo con tres jugadores,
    cuántos discos se reparten, cuántos incas hay en total, qué pasa si me quedo sin incas, cuántos trabajadores me tocan
asks-setup-cards =
    empiezo con una carta, cuántas cartas de sacrificio hay, quién reparte las cartas, carta inicial, cuántas cartas tiene el mazo,
    me dan una carta al principio, con cuántas cartas se empieza, mi primera carta es secreta
asks-setup-scouts =
    dónde empieza mi explorador, por qué los demás van por delante en la ruta, por qué no empiezo en el cero,
    ventaja para los que juegan más tarde, en qué casilla del camino empieza cada uno, por qué el último jugador empieza más arriba,
    por qué los demás van por delante al empezar, posición inicial en el camino
asks-setup-first_inca =
    dónde puedo poner mi primer inca, elegir el primer trabajador, podemos empezar los dos en el mismo distrito,
    colocar un inca al principio, dónde pongo mi primer inca, puedo poner el primer inca donde quiera, cuesta algo poner el primer inca,
    puedo empezar donde ya hay un inca de otro, puede ir el primer inca a un templo, dónde conviene empezar
asks-setup-first_game =
    partida más fácil para principiantes, qué es la primera partida, diferencia entre la partida completa y la de aprendizaje,
    preparación sencilla, tutorial, es la primera vez que juego, versión fácil, hay un modo más sencillo,
    somos principiantes qué cambiamos, cómo es la partida de aprendizaje, versión para la primera vez,
    en qué se diferencia la primera partida, variante para novatos, reglas para niños
asks-setup-first_prince =
    dónde empieza mi príncipe, qué hago en mi primer turno, dónde coloco el príncipe, puedo empezar donde quiera,
    uso el distrito donde empiezo, la primera colocación es gratis, dónde coloco mi príncipe al principio, cuesta algo el primer turno,
    puedo empezar en un templo, puedo poner el príncipe donde ya hay otro, uso el distrito donde coloco al príncipe,
    puedo coger una luna en el primer turno

## Turns and movement

asks-turn-order =
    quién va primero, a quién le toca después, en qué orden se juega, sentido de las agujas del reloj, quién empieza el día,
    quién es el jugador inicial, quién empieza, en qué orden jugamos, se juega en el sentido de las agujas del reloj,
    a quién le toca ahora, quién juega después, quién abre el nuevo día
asks-turn-player =
    por qué no puedo jugar ahora, es mi turno, puedo decidir por otro jugador, puedo actuar cuando juegan los demás,
    por qué no me han preguntado, quién decide, cuándo me toca, puedo hacer algo en el turno de otro, por qué no me preguntan nada,
    quién decide ahora, puedo decidir por otro
asks-turn-over =
    se puede seguir después del final, la partida ha terminado, se ha acabado, seguir jugando tras el fin,
    se puede seguir jugando al terminar, ya se ha acabado la partida, se puede hacer algo después del final
asks-move-adjacent =
    cómo me muevo, adónde puedo ir, cuánto puede caminar el príncipe, cuánto cuesta moverse, al lado, distrito vecino, contiguo, adyacente,
    moverse es gratis, qué puedo hacer en mi turno, cómo muevo al príncipe, cuesta algo andar al distrito de al lado,
    cuántos distritos puedo avanzar, puedo ir gratis al distrito vecino, se puede mover en diagonal, qué distritos son vecinos
asks-move-llama =
    puedo pagar una llama para ir al lado, saltar, viajar, teletransporte, ir lejos, larga distancia, cruzar el tablero, no contiguo,
    cuánto cuesta ir más lejos, pagar para ir a cualquier sitio, usar una llama para moverme, moverse dos distritos,
    cómo llego a un distrito que no está al lado, puedo ir a cualquier sitio del tablero, cuánto cuesta ir lejos,
    puedo pagar una llama para moverme, hace falta pagar una llama para ir al lado, basta una llama sin importar la distancia,
    cómo voy al otro extremo de la ciudad, puedo viajar en llama, puedo saltar por encima de distritos
asks-move-stay =
    puedo pasar, puedo saltarme el turno, puedo no moverme, tengo que moverme, no hacer nada, quedarme donde estoy, quedarme quieto,
    tomar una ficha de luna, cómo consigo fichas de luna, qué ficha de luna puedo elegir, puedo quedarme donde estoy, puedo no hacer nada,
    tengo que moverme cada turno, qué pasa si no me muevo, cómo cojo una ficha de luna, cuándo puedo coger una luna, qué luna puedo elegir,
    puedo quedarme dos turnos seguidos, qué gano si me quedo, puedo quedarme en el mismo distrito, quedarse en el mismo distrito
asks-move-no_repeat =
    puedo visitar otra vez el mismo distrito, mismo sitio dos veces seguidas, usar la acción otra vez, repetir la acción, volver a entrar,
    volver adonde estoy, quedarme y actuar de nuevo, puedo usar el mismo distrito dos turnos seguidos, puedo repetir la misma acción,
    puedo volver a entrar donde estoy, puedo salir y volver al turno siguiente, pagando una llama puedo repetir distrito,
    por qué no puedo ir allí otra vez
asks-move-share =
    pueden estar dos príncipes en el mismo sitio, está ocupado el distrito, puedo entrar donde hay otro jugador, bloqueado, lleno,
    cuántos caben, límite de incas en un distrito, alguien me bloquea el paso, puedo entrar donde ya hay otro,
    pueden estar dos príncipes en un distrito, se llena un distrito, otro jugador puede bloquear un distrito,
    cuántos incas caben en un distrito, está ocupado el sitio, hay límite de trabajadores por distrito, comparto casilla con otro jugador
asks-move-trigger =
    qué pasa cuando entro en un distrito, tengo que hacer la acción, la acción es opcional, puedo renunciar, rechazar la acción,
    es obligatorio, obligado, tengo que producir, tengo que sacrificar, tengo que comprar, entrar sin hacer nada,
    tengo que hacer la acción del distrito, es obligatorio producir, es obligatoria la acción, puedo rechazar lo que ofrece el distrito,
    me obligan a vender, puedo entrar y no hacer nada, tengo que reclutar al entrar, puedo dejar la bonificación,
    es obligatorio sacrificar, puedo renunciar a la acción, qué se puede rechazar

## Production

asks-production-bonus =
    quién se lleva la bonificación, quién se queda lo que hay en un distrito, me llevo la bonificación sin tener incas allí,
    productos gratis por entrar, tomar lo que hay en el distrito, cuántas unidades de bonificación tomo,
    necesito trabajadores para la bonificación, quién se lleva los bienes del distrito, me dan la bonificación sin tener incas allí,
    cuántos bienes de bonificación me llevo, se reparte la bonificación entre todos, recojo lo que hay aunque no tenga trabajadores,
    qué cojo al entrar en un distrito, cojo la bonificación aunque no sea mío ninguno de los incas,
    me llevo lo que hay sin tener gente allí
asks-production-once =
    se puede producir dos veces al día, por qué no ha producido nadie, ya se ha usado hoy este distrito, cosechar otra vez el mismo día,
    distrito vacío, producción sin bonificación, producen también los demás cuando entro, por qué no ha pasado nada,
    por qué nadie ha producido, puede producir un distrito dos veces el mismo día, cuántas veces al día se produce,
    producen mis incas cuando entra otro, qué pasa si no queda bonificación, qué significa agotado, el campo está vacío,
    por qué no ha pasado nada al entrar, cuándo producen los incas, alguien ya ha estado hoy en el distrito,
    los demás aprovechan mi visita, se benefician los otros cuando entro, puedo ir donde ya han producido hoy,
    puedo entrar donde alguien ha producido
asks-production-corn =
    cuánto maíz da un granjero, qué dan los bancales de maíz, cultivar maíz es gratis, cuesta algo cosechar, cosecha, cómo consigo maíz,
    comida, hay que pagar a los granjeros, cuánto producen los campesinos, cuesta algo producir maíz, cómo consigo más dinero,
    qué da cada inca en las terrazas de maíz
asks-production-cost =
    cuánto cuesta producir, pagar maíz para producir, cómo consigo llamas, cómo hago coca cerámica tejidos,
    tengo que pagar por cada trabajador, tienen que trabajar todos mis incas, pueden producir solo algunos, no puedo pagar la producción,
    cómo se hace cerámica, cómo consigo coca, cómo consigo tejidos, qué pago para que trabaje un pastor,
    puedo producir con uno solo de mis alfareros, no tengo maíz puedo producir, pago también en el turno de otro,
    por qué mis incas no han trabajado, qué necesita un inca para producir, cómo consigo más llamas, de dónde salen más llamas
asks-production-order =
    quién produce primero, en qué orden producen los jugadores, importa quién ha entrado, los demás producen en mi turno,
    en qué orden se produce, produzco antes que los demás, los demás aprovechan mi visita para producir, quién produce antes cuando entro

## Temples

asks-temple-stones =
    qué hacen las piedras de templo, quién se lleva las piedras, cuánto subo por una piedra, qué gano al entrar en un templo,
    visitar un templo sin sacerdote, para qué sirven las piedras del templo, cuántas casillas da una piedra, quién se lleva la piedra,
    necesito un sacerdote para coger la piedra, y si hay dos piedras en el templo, qué gano en un templo sin sacerdotes
asks-temple-once =
    se puede sacrificar dos veces al día, por qué no puede sacrificar nadie, templo sin piedras, el templo ya se ha usado hoy,
    está cerrado el templo, qué pasa si ya no hay piedra, se puede sacrificar en un templo sin piedra,
    cuántas veces al día se puede sacrificar, y si alguien ha estado hoy en el templo, por qué no puedo sacrificar aquí,
    sirve de algo un templo vacío
asks-temple-order =
    quién sacrifica primero, en qué orden se sacrifica, sacrifican los demás cuando entro en el templo,
    puedo sacrificar en el turno de otro jugador, puedo sacrificar cuando otro entra en el templo, sacrifican los demás en mi turno,
    todos pueden sacrificar cuando voy yo
asks-temple-llama =
    cómo se sacrifica, qué hacen los sacerdotes, para qué sirven las vírgenes, cuántas llamas puedo entregar, dar llamas a los dioses,
    qué puedo ofrecer en el templo del cóndor, templo del puma y templo del sol, una llama por cada sacerdote,
    puedo sacrificar sin sacerdote, qué hago con los sacerdotes, cuántas llamas puedo sacrificar,
    puedo dar dos llamas con un solo sacerdote, qué se ofrece en el templo del cóndor, puedo sacrificar coca en el templo del puma,
    hace falta un sacerdote para dar una llama, pierdo el sacerdote al sacrificar, qué pasa en el templo del sol,
    por qué me interesa un sacerdote, puedo sacrificar llamas sin sacerdote, hacen falta sacerdotes para sacrificar llamas
asks-order-value =
    cuánto avanza mi explorador por una llama, cuántas casillas da un sacrificio, qué es el número de debajo de las fichas,
    cuánto vale un sacrificio, por qué se dan cada vez menos casillas, valor de un sacerdote, por qué aún no puede sacrificar nadie,
    cuántas casillas avanzo por una llama sacrificada, qué es el valor de casillas, qué significa el número debajo de los sacerdotes,
    por qué ahora avanzo menos por sacrificar, cuánto vale una llama en el templo del cóndor, baja el valor al comprar sacerdotes,
    y si nadie ha cogido aún una virgen, cuánto sube mi muñeco si entrego una llama, cuánto subo por una llama,
    cuántas casillas subo por cada llama, por qué mi sacerdote vale menos que antes, por qué los cóndores valen cada vez menos,
    por qué da menos casillas que antes
asks-temple-main =
    qué puedo sacrificar en el templo principal, sacrificar sin sacerdotes, ofrecer maíz coca cerámica tejido a los dioses,
    sacrificar productos, cuántos de cada producto puedo ofrecer, cuántas casillas por cada unidad, qué pasa en el templo principal,
    qué puedo ofrecer en el templo principal, puedo sacrificar sin sacerdote, puedo sacrificar maíz, puedo ofrecer dos veces el mismo bien,
    cuántas casillas da cada bien, cuántos bienes puedo sacrificar a la vez, puedo dar cerámica a los dioses,
    ofrecen también los demás cuando entro, no tengo sacerdotes puedo sacrificar igualmente, puedo sacrificar sin tener sacerdotes

## Recruiting

asks-recruit-hut =
    cómo consigo más incas, dónde consigo trabajadores nuevos, cuánto cuesta un granjero o un pastor, contratar un trabajador,
    cabaña del vigilante, precio de un inca nuevo, poner otro disco en el tablero, cómo consigo un inca nuevo, dónde consigo granjeros,
    dónde consigo pastores, cuánto cuesta un granjero, cuánto vale un pastor, qué hace la caseta del guarda, cómo contrato más gente,
    cómo pongo más incas en el tablero
asks-recruit-palace =
    cómo consigo más incas, dónde consigo trabajadores nuevos, cuánto cuesta un alfarero o un tejedor, contratar un trabajador,
    palacio real, precio de un inca nuevo, poner otro disco en el tablero, dónde consigo alfareros, dónde consigo tejedores,
    dónde consigo cultivadores de coca, cuánto cuesta un tejedor, cuánto vale un alfarero, qué hace el palacio real,
    cómo consigo un inca nuevo, cómo contrato más gente
asks-recruit-limit =
    cuántos incas puedo reclutar en un turno, contratar dos trabajadores a la vez, dos del mismo oficio, no me quedan incas en la reserva,
    límite al reclutar, puedo reclutar más de uno, cuántos incas puedo reclutar de una vez, puedo contratar dos trabajadores en un turno,
    puedo coger dos granjeros a la vez, hay límite para reclutar, y si no me quedan incas en la reserva,
    puedo reclutar dos del mismo oficio, puedo coger un alfarero y un tejedor a la vez, cuántos incas puedo poner en un distrito por turno

## Priests and virgins

asks-order-one =
    cómo consigo un sacerdote, cómo consigo una virgen, dónde se compran sacerdotes, puedo tomar dos sacerdotes a la vez, qué ficha tomo,
    puedo elegir la ficha, casa de los sacerdotes, casa de las vírgenes, límite de sacerdotes, dónde consigo un sacerdote del cóndor,
    cuántos sacerdotes puedo adquirir por turno, puedo coger un cóndor y un puma a la vez, puedo coger dos vírgenes,
    qué hace la casa de los sacerdotes, qué hace la casa de las vírgenes
asks-order-cost =
    cuánto cuesta un sacerdote, cuánto cuesta una virgen, cuánto vale un cóndor o un puma, precio de un sacerdote o una virgen,
    qué pago por una ficha, caro, qué pago por un puma, qué bienes necesito para un sacerdote, cuestan lo mismo todos los sacerdotes,
    dónde está el precio del sacerdote, a quién pago el sacerdote

## Market

asks-market-adjust =
    puedo cambiar el precio, hacerlo más barato, subir el precio, bajar el precio, añadir un producto al mercado, manipular el mercado,
    quitar un producto, mover el precio antes de comerciar, puedo cambiar el precio del mercado, cómo subo el precio antes de vender,
    puedo abaratar algo, puedo quitar un bien del mercado, puedo añadir un bien al mercado gratis, qué es ajustar,
    cuántas veces puedo ajustar, puedo ajustar después de vender, es obligatorio ajustar
asks-market-sell =
    cómo vendo, cuánto me dan al vender, y si la columna está llena, ganar dinero, convertir productos en maíz, nadie quiere mis productos,
    precio de venta, mercado lleno, cuánto me dan por un bien, cuál es el precio de venta, puedo vender si no hay sitio,
    cuánto gano con los tejidos, cómo convierto bienes en maíz, baja el precio al vender, cuánto me dan por el segundo que vendo
asks-market-buy =
    cómo compro, cuánto cuesta una llama en el mercado, y si el mercado está agotado, columna vacía, cuánto pago, comprar productos,
    no queda nada que comprar, precio de compra, cuánto cuesta comprar coca, cuál es el precio de compra, y si no queda ninguno,
    puedo comprar de una columna vacía, sube el precio al comprar, el mercado está agotado, cuánto pago por el segundo,
    puedo comprar varios, en la tienda no queda cerámica puedo conseguir alguna, y si en el mercado no queda
asks-market-any =
    cuántas cosas puedo comprar, puedo comprar y vender en el mismo turno, vender primero y luego comprar, cuántas veces puedo comerciar,
    tratos sin límite, varios productos, cuántas cosas puedo comprar y vender, puedo vender y comprar en el mismo turno,
    puedo vender primero y comprar con lo ganado, en qué orden comercio, hay límite de compras, qué puedo hacer en la plaza central,
    puedo vender bienes distintos en un turno
asks-market-no_wash =
    puedo volver a comprar lo que vendí, vender lo que acabo de comprar, deshacer un trato, comprar y vender el mismo producto,
    ida y vuelta, puedo recomprar lo que he vendido, puedo vender lo que acabo de comprar,
    puedo comprar y vender lo mismo para mover el precio, por qué ya no puedo comprar ese bien,
    he vendido tejidos puedo comprarlos otra vez
asks-market-no_corn =
    puedo comerciar con otros jugadores, intercambiar productos entre nosotros, dar algo a alguien, prestar, regalar, regalos,
    tratos entre jugadores, puedo comprar maíz, puedo vender maíz, el maíz es dinero, cuál es la moneda, podemos comerciar entre nosotros,
    puedo dar bienes a otro jugador, puedo prestar una llama, puedo cambiar bienes con mi vecino, se permite el trueque, con qué se paga,
    cuál es el dinero del juego, puedo regalar maíz

## Sun Clock

asks-clock-send =
    qué hace el reloj solar, quién puede ir al reloj solar, cuántos incas puedo enviar, enviar un trabajador al reloj,
    quitar un inca de un distrito, cómo uso el reloj solar, qué incas pueden ir al reloj solar, cuántos incas puedo mandar al reloj,
    qué pasa en el reloj solar, cómo quito un inca de un distrito, puedo mover un inca a otro distrito, puede cambiar de oficio un inca,
    puedo enviar dos trabajadores al reloj, puedo mandar un inca de la reserva
asks-clock-reward =
    qué me dan por el reloj solar, cuándo vuelve mi inca del reloj, vuelve mi trabajador, premio del reloj, merece la pena el reloj,
    tres productos diferentes, se pierde el inca, qué me da el reloj solar, cuándo vuelve el inca del reloj,
    cuántas casillas da el reloj solar, qué bienes puedo elegir en el reloj, puedo coger dos bienes iguales del reloj,
    adónde va el inca después del reloj, pierdo el inca del reloj, vale la pena el reloj solar, qué gano por mandar a alguien al reloj

## The Inca Trail

asks-trail-granary =
    qué da el granero, llegar al granero, pasar por el granero, almacén en la ruta, qué me dan mientras subo, cuándo recibo lo del granero,
    qué pasa en la casilla 7, cuándo cobro el maíz del granero, tengo que parar en el granero, y si paso de largo el granero,
    puedo gastar enseguida el maíz del granero, me dan maíz cada vez que paso
asks-trail-stable =
    qué da el establo, llegar al establo, pasar por el establo, llamas en la ruta, qué me dan mientras subo, cuándo recibo lo del establo,
    qué pasa en la casilla 13, cuándo cobro la llama del establo, tengo que parar en el establo, y si paso de largo el establo,
    puedo sacrificar enseguida la llama del establo
asks-trail-summit =
    cómo consigo cartas, cuándo se roban cartas de sacrificio, qué pasa arriba del todo, llegar a la cumbre de la montaña,
    con cuántas cartas me quedo, devolver cartas, final de la ruta, robar cartas nuevas, elegir una carta, subir más allá de la veinte,
    qué pasa en la cumbre, cómo consigo más cartas, cuándo robo cartas, cuántas cartas robo, cuántas cartas devuelvo,
    puedo quedarme las tres cartas, puedo devolver una carta que ya tenía, qué pasa cuando mi explorador llega a veinte,
    adónde va mi explorador después de la cima, empieza otra vez desde abajo, pierdo las casillas que sobran, cuántas cartas puedo tener,
    elijo mis cartas
asks-trail-laps =
    llegar dos veces a la cima de una vez, puedo dar otra vuelta, segunda vuelta, pasar otra vez por el granero,
    cobrar otra vez el establo, empezar la ruta de nuevo, más de una vuelta, puedo llegar a la cumbre más de una vez,
    y si paso dos veces por la cima de una vez, me dan otra vez el granero en la segunda vuelta, cuántas vueltas se dan,
    se puede subir otra vez el camino
asks-trail-short_deck =
    solo quedan dos cartas, queda una carta en el mazo, no hay cartas suficientes para robar, menos de tres cartas,
    puntos en lugar de cartas, y si no hay cartas suficientes, quedan dos cartas qué robo, queda una carta me la quedo,
    y si hay menos de tres cartas, cuántas devuelvo si quedan pocas
asks-end-deck =
    y si se acaba el mazo, no quedan cartas, se ha robado la última carta, se han acabado las cartas, mazo vacío, mazo agotado,
    termina la partida cuando se acaban las cartas, qué pasa cuando se acaba el mazo, y si no quedan cartas,
    y si llego a la cumbre y no hay cartas, termina la partida al robar la última carta, qué pasa si se agotan las cartas de sacrificio,
    quién recibe tres puntos en lugar de cartas
asks-trail-at_once =
    subo antes de que sacrifique el siguiente, cuándo robo mis cartas, en mitad de un turno, qué va primero, esperar al final del turno,
    interrumpir, cuándo avanza mi explorador, cuándo robo las cartas durante el turno, robo antes de que sacrifique el siguiente,
    se cuenta la piedra antes del sacrificio, elijo las cartas en mitad del turno, avanzo enseguida
asks-trail-return_order =
    en qué orden devuelvo las cartas, qué carta va primero debajo del mazo, orden de las cartas devueltas, parte de abajo del mazo,
    en qué orden van las cartas debajo del mazo, qué carta devuelta queda encima, adónde van las cartas que devuelvo,
    puedo elegir cómo devolver las cartas

## Day and night

asks-day-end =
    cuándo termina el día, qué hace la tercera ficha de luna, quién se lleva la ficha de sol, tienen los demás otro turno,
    último turno del día, cuándo es de noche, cómo acabo el día, cómo se acaba el día, qué pasa con la tercera ficha de luna,
    quién se lleva la ficha del sol, tienen los demás un turno más, tengo otro turno después de la tercera luna, cuánto dura un día,
    cómo me convierto en jugador inicial, para qué sirve la ficha del sol, se pueden coger lunas después de la tercera
asks-day-track_corn =
    quién se lleva el maíz del marcador, maíz junto a la noche, maíz del calendario, último jugador del día, jugar el último,
    quién toma el dinero del marcador de tiempo, quién se lleva el maíz del marcador de días, qué recibe el último en jugar,
    hay premio por ser el último, me dan maíz por jugar el último, quién coge el maíz del calendario,
    quién se queda con el maíz de la noche, para quién es el maíz que hay junto a la noche
asks-night-order =
    qué pasa por la noche, qué va primero por la noche, orden de la noche, entre dos días, fases de la noche,
    en qué orden se resuelve la noche, qué va antes por la noche la luna o el reloj, quién cobra primero por la noche,
    qué hacemos entre dos días, qué pasa tras el último turno del día
asks-night-moon =
    qué dan las fichas de luna, cuándo pagan las fichas de luna, cuánto cuesta una ficha de luna, tengo que pagar por la ficha de luna,
    me quedo con las fichas de luna, se devuelven las fichas de luna, ventaja de la luna, para qué sirven las lunas,
    para qué sirven las fichas de luna, cuándo cobro mis fichas de luna, cuesta algo una ficha de luna, puedo guardar las fichas de luna,
    tengo que pagar por cada luna, y si no puedo pagar mi ficha de luna, qué da la luna del tejido, adónde van las fichas de luna después,
    puedo pagar una luna con el maíz de otra, dan puntos las lunas
asks-night-clock =
    qué da el reloj solar por la noche, cuándo paga el reloj, incas en el reloj por la noche, cuándo paga el reloj solar,
    qué pasa con los incas del reloj por la noche, vuelven por la noche los incas del reloj, se paga el reloj después de las lunas
asks-night-restock =
    cuándo vuelven las unidades de bonificación, se reponen las piedras, rellenar el tablero, nueva bonificación,
    cuántas unidades de bonificación se acumulan, máximo de piedras en un templo, cuándo se vuelven a llenar los distritos,
    cuándo se repone el tablero, cuándo vuelven las bonificaciones, cuándo hay piedras nuevas en los templos,
    cuántas bonificaciones puede haber en un distrito, qué se repone por la noche, cuándo se puede volver a producir aquí,
    puede haber más de dos piedras
asks-night-time =
    quién empieza el día siguiente, quién empieza mañana, por la mañana, cuándo avanza el contador, qué pasa con la ficha de sol,
    cambia el jugador inicial, cuándo avanza el marcador de tiempo, qué pasa con la ficha del sol por la noche,
    cambia cada día el jugador inicial

## The last day

asks-last-moon =
    ficha de luna el último día, qué dan las fichas de luna el último día, tomar una luna al final de la partida,
    vale algo una ficha de luna el último día, qué vale una luna el último día, pagan las lunas el día nueve,
    cuándo se cobra una luna el último día, merece la pena coger una luna el último día
asks-last-clock =
    reloj solar el último día, merece la pena el reloj al final de la partida, cuándo paga el último día, vuelve el inca el último día,
    qué hace el reloj solar el último día, puntúa el inca del reloj al final, se paga el reloj el día nueve
asks-last-no_night =
    hay noche después del último día, qué pasa tras el día nueve, cuando acaba el último día, última noche, hay noche en el día nueve,
    qué pasa al acabar el último día, qué viene después del día nueve

## How the game ends

asks-end-orders =
    cómo acaba la partida, cómo salvamos la ciudad, cómo paramos a los españoles, se han tomado todos los sacerdotes y vírgenes,
    último sacerdote, cuándo se rescata machu picchu, rescate, vencer a los invasores, cuándo termina la partida, cómo se salva la ciudad,
    cómo ganamos a los españoles, qué es un rescate, cuándo se rescata la ciudad, qué pasa cuando se coge el último sacerdote,
    y si no quedan vírgenes, cómo termina antes la partida, cuántos sacerdotes hay que coger, cómo se salva machu picchu
asks-end-conquest =
    cuándo llegan los españoles, qué pasa si ganan los españoles, perdemos todos, conquistan la ciudad, cómo acaba la partida,
    se acaba el tiempo, después del último día, cuándo termina la partida, qué es la conquista, qué pasa cuando llegan los españoles,
    cuándo se acaba la partida como muy tarde, y si nadie salva la ciudad, perdemos todos si llegan los españoles,
    qué pasa al acabar el día nueve, cuándo se conquista la ciudad, hay un límite de tiempo
asks-end-first =
    se para la partida en el acto, tienen los demás otro turno tras el rescate, rescate el último día, rescate y conquista a la vez,
    se pagan aún las fichas de luna cuando acaba la partida, y si el rescate llega el último día, termina la partida en mitad del día,
    juegan los demás su turno tras el rescate, se juega la noche tras el rescate, se cobran mis lunas si la partida termina con el rescate
asks-end-both =
    recibo todavía lo que alcancé en el último turno, últimos pagos al final, granero al final de la partida,
    maíz del marcador cuando acaba la partida, me dan el maíz del granero cuando acaba la partida,
    se hacen los últimos pagos antes del final, cuenta lo que alcancé en el último turno

## Scoring

asks-score-icons =
    cómo puntúo, cómo consigo puntos, puntos de victoria, qué significan los iconos, qué hacen las cartas de sacrificio,
    cuánto vale una carta, cuántos puntos por un inca, puntos por los sacerdotes, cuentan los incas de la reserva,
    cuentan los incas del reloj, para qué sirven las cartas, cómo se cuentan los puntos, cómo gano puntos,
    qué valen las cartas de sacrificio, qué significan los dibujos de las cartas, cuántos puntos da una carta, cuántos puntos da un inca,
    dan puntos los sacerdotes, puntúan las vírgenes, puntúan los incas de la reserva, qué es un icono, de dónde salen los puntos,
    dan puntos los bienes
asks-score-trail =
    puntos por la ruta, puntúa mi explorador, puntos por el granero y el establo al final, subir da puntos,
    me dan puntos por el explorador, vale puntos la posición en el camino, cuántos puntos da la casilla 13, cuentan las casillas al final,
    cuánto vale haber subido
asks-score-exhausted =
    puntos por la cima sin cartas, tres puntos cuando el mazo está vacío, cómo cuentan los puntos en lugar de cartas,
    qué son los tres puntos del mazo agotado, cuentan los tres puntos al final, puntos por llegar a la cumbre sin cartas
asks-score-rescue =
    quién gana, cómo se gana, ganador tras el rescate, más puntos, objetivo del juego, meta, de qué va el juego,
    qué hay que hacer para ganar, quién gana la partida, cuál es el objetivo del juego, gana el que tiene más puntos,
    quién gana si se salva la ciudad
asks-score-gold =
    para qué sirve el oro, qué hace el oro, quién tiene más oro, triplicar los puntos, duplicar los puntos, doblar, multiplicar,
    ganador tras la conquista, cifras de oro en las cartas, se gana con oro, para qué vale el oro, qué hace el oro de las cartas,
    cuándo cuenta el oro, cómo multiplica el oro los puntos, quién triplica, quién dobla sus puntos, importa el oro si se salva la ciudad,
    qué pasa con mis puntos en la conquista, da oro el camino
asks-score-gold_ties =
    misma cantidad de oro, empate a oro, igual de oro, quién es segundo en oro, los dos tienen más oro, y si dos tienen el mismo oro,
    quién triplica si hay empate de oro
asks-score-ties =
    y si hay empate, mismo número de puntos, dos jugadores con los mismos puntos, desempate, quién gana un empate, victoria compartida,
    empatados al final, productos que sobran, quién gana en caso de empate, y si dos tienen los mismos puntos, qué deshace el empate,
    cuentan los bienes que sobran, pueden ganar dos jugadores

## What is known

asks-info-open =
    es secreto el número de mercancías, se pueden esconder las mercancías, están a la vista los bienes,
    puedo ver lo que tienen los demás, hay algo oculto, puedo contar los productos de los demás, cuántas cartas tienen los demás,
    información pública, tengo que decir lo que tengo, esconder mis productos, son secretos los bienes,
    puedo preguntar cuánto maíz tiene alguien, tengo que enseñar mis bienes, cuántas cartas tiene cada uno, qué es público,
    puedo esconder mis bienes
asks-info-secret =
    puedo mirar las cartas de los demás, enseñar mis cartas, revelar cartas, las cartas son secretas, puedo mirar el mazo, espiar,
    información oculta, decir a otros mis cartas, ver la carta siguiente, puedo ver las cartas de los demás, tengo que enseñar mis cartas,
    son secretas las cartas, puedo decir qué cartas tengo, cuándo se enseñan las cartas, puedo mirar mis propias cartas
asks-info-bank =
    se puede quedar sin nada la banca, no quedan llamas en la banca, productos limitados, hay piezas suficientes, se agota la banca,
    no hay fichas suficientes, escasez, y si la banca se queda sin maíz, son limitados los bienes, qué pasa si no quedan llamas,
    puede vaciarse la banca, hay bastante de todo, faltan fichas

## What the guide answers: advice, not rules

asks-guide-what-wins =
    qué gana, qué es mejor, qué final es más probable, es más probable el rescate o la conquista, con qué frecuencia llega la conquista,
    cómo acaban casi todas las partidas, siempre conviene sacrificar, vale la pena sacrificar, merece la pena, debería sacrificar llamas, cuál es la mejor estrategia,
    cómo gano, qué estrategia gana, qué hacen los buenos jugadores, conviene subir por la ruta, compensa la ruta, compensan los sacerdotes, debería coger vírgenes,
    qué sacerdote es mejor, cuántos sacerdotes tiene quien gana, es importante el oro, cuánto oro basta, cuántos puntos tiene quien gana,
    cuántas cartas debería tener, conviene juntar cartas, cuál es el mejor lugar para el primer inca, qué primera visita es mejor,
    cuándo conviene coger una ficha de luna, conviene acabar pronto el día, es mejor quedarse o mover, qué da más, qué es lo más importante,
    tiene ventaja el primer jugador, cuál es la mercancía más valiosa, qué puntuación es buena, consejos, trucos, mejor plan, a qué debería jugar, es buena idea
    .title = { plans-wins }
asks-guide-first-game =
    qué hago en mi primera partida, qué debería hacer primero, cómo debería empezar un principiante, una buena apertura, consejos para principiantes, cómo conviene empezar,
    en qué debo fijarme, qué conviene hacer el primer día, cuál es una primera jugada segura, dónde conviene poner mi primer inca, adónde conviene ir primero con el príncipe
    .title = { plans-first }
asks-guide-edition =
    es el juego de verdad, son las cifras impresas, qué cifras están reconstruidas, qué cifras son supuestas, están completas las reglas, qué edición es esta,
    mi copia tiene otros números, mi tablero es distinto, cómo corrijo una cifra, de dónde salen estas reglas
    .title = { plans-edition }
