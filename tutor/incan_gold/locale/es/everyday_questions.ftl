# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    tesoro gema joya botín oro diamante piedra riquezas rubí; peligro monstruo trampa desastre serpiente araña momia fuego derrumbe
    amenaza; artefacto reliquia ídolo estatua objeto pieza hallazgo figura; salir huir correr retirarse escapar abandonar irse marcharse volver; tienda cofre
    campamento casa carpa; templo cueva mina tumba; camino sendero pasillo; jugadores participantes gente personas exploradores;
    repartir dividir compartir reparto; mazo baraja pila montón; riqueza rico; elegir decidir escoger; seguir continuar avanzar; morir muero muere muerto

## Setting up

asks-setup-players =
    cuántos jugadores, cuántos pueden jugar, se puede jugar a dos, quién empieza, quién es el líder, jugador inicial, tamaño del grupo,
    quién dirige la ronda siguiente, cuántos podemos jugar, podemos jugar dos, hacen falta tres jugadores, pueden jugar ocho,
    quién empieza el juego, quién va primero
asks-setup-quest =
    qué hay en el mazo, cuántas cartas hay, cuántas serpientes, qué peligros hay, cuántos tesoros, valores de las cartas,
    composición del mazo, qué cartas tiene el mazo, cuántas cartas de tesoro hay, cuántas cartas de peligro hay,
    cuántas clases de peligros hay, cuál es el tesoro más grande, cuántas momias hay, cuántas arañas hay, cuánto valen las cartas
asks-setup-artifacts =
    cuántos artefactos hay, dónde están los artefactos, cuándo entran los artefactos en el juego, uno por cada ronda,
    cuántas reliquias hay en el juego, cuántos artefactos hay en total, para qué son las cartas de templo, dónde esperan los artefactos

## Rounds and choices

asks-round-artifact =
    cuándo se baraja un artefacto, qué pasa al empezar una ronda, hay ahora un artefacto en el mazo, más artefactos en el mazo,
    artefacto que no se encontró, cuándo entra un artefacto nuevo en el mazo, qué se hace al empezar cada ronda,
    hay siempre un artefacto en el mazo, y si nadie encontró el artefacto de la ronda anterior, cómo empieza una ronda,
    se baraja antes de cada ronda
asks-round-first =
    puedo salir antes de la primera carta, elegimos al principio, puedo no entrar en la ronda, quedarme fuera, tengo que entrar,
    saltarme una ronda, la primera carta es un peligro, puedo volver antes de que se descubra nada, tengo que entrar en el templo,
    tienen que entrar todos, cuándo elegimos por primera vez, y si la primera carta es un peligro, la primera carta es segura,
    puedo saltarme una ronda
asks-turn-player =
    me toca a mí, por qué no me preguntan, he salido y quiero volver a entrar, puedo volver, puedo entrar otra vez, quién elige,
    puedo elegir por otro, en qué orden nos preguntan, a quién le toca, por qué no puedo elegir, puedo volver a entrar después de salir,
    estoy fuera qué puedo hacer, elijo otra vez si estoy en el campamento, ya me he ido puedo entrar de nuevo, me fui y quiero volver
asks-turn-over =
    se puede seguir después del final, la partida ha terminado, se ha acabado, seguir jugando tras el fin,
    se puede seguir cuando ha terminado, hay una sexta ronda, podemos explorar más después del final
asks-choice-secret =
    puedo ver lo que eligen los demás, elegimos a la vez, puedo cambiar de idea, la elección es secreta, antorcha o campamento,
    cuándo se enseña, seguir o volver, decir a otros lo que hago, qué puedo hacer en mi turno, cómo salgo, elegimos todos a la vez,
    puedo ver qué hacen los demás antes de elegir, tengo que decir si sigo, qué significa la antorcha, puedo cambiar mi elección,
    cómo decido salir, es secreto lo que elijo, puedo engañar a los demás, puedo mirar lo que eligen los demás, puedo espiar lo que eligen,
    cómo se elige si quedarse o irse, cómo digo que me quedo, quedarse o volver a casa

## Leaving

asks-leave-first =
    cobro antes de la carta siguiente, me afecta la carta siguiente si salgo, cuándo reciben su parte los que salen,
    salir y librarse del peligro siguiente, me dan mi parte antes de la carta siguiente, me puede dañar la carta siguiente si me voy,
    estoy a salvo si salgo ahora, qué va antes salir o la carta siguiente
asks-leave-share =
    qué me llevo al salir, salir junto con otro jugador, salimos los dos a la vez, quién se lleva el tesoro del camino,
    restos en el camino, recoger lo que queda de vuelta a casa, qué me llevo si me voy a casa, qué cogen del camino los que salen,
    y si salimos dos a la vez, cómo se reparten las gemas que sobran, quién se queda con el resto del camino
asks-leave-safe =
    está a salvo mi tesoro, puedo perder lo que hay en mi tienda, qué conservo al salir, guardar mis gemas, ponerlas a salvo,
    sigo jugando después de salir, puedo perder lo ganado en rondas anteriores, seguro, están a salvo mis gemas en la tienda,
    puedo perder gemas que ya he guardado, qué pasa con mi tesoro cuando salgo, puedo perder los puntos de rondas anteriores,
    me quedo con todo al salir, me fui puedo volver a jugar en esta ronda, entro otra vez después de irme
asks-leave-artifact =
    cómo consigo un artefacto, quién se lleva el artefacto, dos salen y hay un artefacto, salir solo, podemos compartir un artefacto,
    nadie se lleva el artefacto, cómo gano una reliquia, cómo gano un artefacto, quién coge la reliquia, cuándo puedo coger el artefacto,
    me llevo el artefacto si salgo solo, y si salen dos y hay un artefacto, se puede compartir un artefacto,
    me llevo todos los artefactos del camino, me voy sola y hay una reliquia, solo se va uno quién coge el artefacto,
    si me marcho solo es mío el artefacto, nos vamos juntos y hay artefacto
asks-leave-value =
    cuánto vale el quinto artefacto, cuánto vale el primer artefacto, cuánto vale un artefacto, cuántos puntos da un artefacto, cuándo vale diez, los tres primeros artefactos,
    los artefactos posteriores valen más, cuánto vale una reliquia, cuántos puntos da la reliquia, por qué este artefacto vale diez,
    valen lo mismo todos los artefactos, cuándo valen más los artefactos

## Cards

asks-card-treasure =
    cómo se reparte el tesoro, repartir las gemas entre nosotros, qué pasa con el resto, sobra, redondeo, el tesoro no se puede dividir,
    cuánto me toca, gemas que quedan en la carta, cómo se divide un tesoro, y si el tesoro no se puede repartir igual,
    cuánto nos toca a cada uno, qué pasa con las gemas que sobran en la carta, se redondea hacia abajo,
    quién se queda lo que sobra del tesoro
asks-card-artifact =
    aparece un artefacto, recibimos algo cuando aparece un artefacto, carta de artefacto en el camino, sale un artefacto,
    qué pasa cuando sale un artefacto, quién recibe el artefacto cuando aparece, se reparte el artefacto al aparecer,
    pasa algo cuando sale una reliquia, ha salido una reliquia la coge alguien, aparece una reliquia en la mesa
asks-card-hazard_first =
    primera serpiente, un peligro, qué hace un peligro, un solo peligro es inofensivo, aviso, peligros diferentes,
    dos peligros de distinta clase, no pasa nada, es peligrosa una sola serpiente, qué hace el primer peligro,
    qué pasa con la primera araña, dos peligros distintos terminan la ronda, es un problema una sola momia,
    sale un peligro por primera vez, sale una araña y ya está, pasa algo con un solo peligro, ha salido un derrumbe pasa algo,
    morimos con el primer peligro, aparece un monstruo
asks-card-hazard_second =
    segunda serpiente, mismo peligro dos veces, dos iguales, lo pierdo todo, cuándo perdemos el tesoro, qué nos mata, morir,
    se retira la carta de peligro, pierden todos los de dentro, qué pasa si sale dos veces el mismo peligro,
    y si sale una segunda serpiente, cuándo pierdo mis gemas, lo pierdo todo con el segundo peligro, qué pasa con los que están dentro,
    se quita la segunda carta de peligro, cómo puedo perder mi tesoro, otra vez el mismo peligro, ha salido repetido, dos momias,
    dos arañas iguales, el peligro sale otra vez, se repite el peligro, morimos todos

## Ends

asks-round-end =
    cuándo acaba una ronda, han salido todos, qué pasa con los artefactos que se quedan, nadie se llevó el artefacto, se acaba el mazo,
    no quedan cartas, se vuelven a barajar las cartas, el último dentro, cuánto dura una ronda, cuándo termina una ronda,
    qué acaba la ronda, y si se han ido todos a casa, qué pasa con las reliquias que quedan en el camino,
    vuelven las cartas al mazo después de la ronda, y si se acaba el mazo, termina la ronda si queda un jugador,
    qué pasa con el artefacto que nadie cogió
asks-end-rounds =
    cuántas rondas, cuándo acaba la partida, quién gana, cómo se gana, cómo se cuentan los puntos, cuánto vale la turquesa,
    cuánto vale la obsidiana, cuánto vale el oro, gana el mayor tesoro, objetivo del juego, puntuación, duración de la partida,
    cuántas rondas jugamos, cuánto dura el juego, cuándo se acaba la partida, quién gana el juego, cuál es el objetivo,
    cómo contamos los puntos, cuánto vale una pieza de oro, cuántos puntos valen las gemas, cuántos turnos en total,
    cuántas veces entramos al templo, cuántas rondas son
asks-end-ties =
    y si hay empate, mismo número de puntos, mismo tesoro, desempate, victoria compartida, empatados al final, quién gana un empate,
    quién gana con los mismos puntos, y si tenemos la misma puntuación, qué deshace un empate, pueden ganar dos jugadores,
    y si dos quedan empatados
asks-variant-diamant =
    jugar sin artefactos, qué es diamant, el juego original, variante, juego más sencillo, diferencia entre los juegos,
    se puede jugar sin reliquias, qué diferencia hay con diamant, hay una versión más sencilla, cómo se juega al juego original,
    quitar los artefactos

## What everybody may know

asks-info-tents =
    puedo mirar en la tienda de otro, cuánto tienen los demás, mi tesoro es secreto, ver los puntos de los demás, tesoro oculto,
    contar las gemas de otros jugadores, puedo ver cuánto tienen los demás, puedo contar las gemas de otro, tengo que decir cuánto tengo,
    es secreta la tienda, puedo mirar en mi propia tienda, puedo ver lo ricos que son los demás, puedo saber lo rico que es otro

## Lo que responde la guía: consejos, no reglas

asks-guide-when-to-leave =
    cuándo debería salir, cuándo es el momento de volver a casa, me conviene seguir o salir, vale la pena seguir, cuánto tiempo debería quedarme, debería quedarme dentro,
    cuál es la mejor estrategia, cómo gano más a menudo, trucos, consejos, algún consejo, es mejor salir pronto, es buena idea salir solo, qué hacen los buenos jugadores,
    es arriesgado seguir, me arriesgo a otra carta, cuánto riesgo hay, debería salir ya, cuándo conviene salir, conviene quedarse hasta el final
    .title = { guide-leave }
