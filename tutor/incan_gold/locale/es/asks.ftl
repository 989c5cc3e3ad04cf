# What newcomers ask about each rule, in everyday words: questions and scraps of them, a comma
# between two. They are never shown; the search reads them.

## Words that mean the same here: the game's own first, then what people say for it

asks-same-words =
    tesoro gema joya botín oro diamante piedra riquezas rubí; peligro monstruo trampa desastre serpiente araña momia fuego derrumbe
    amenaza; artefacto reliquia ídolo estatua; salir huir correr retirarse escapar abandonar irse marcharse volver; tienda cofre
    campamento casa carpa; templo cueva mina tumba; camino sendero pasillo; jugadores participantes gente personas exploradores;
    repartir dividir compartir reparto; mazo baraja pila montón; riqueza rico; elegir decidir escoger; seguir continuar avanzar

## Setting up

asks-setup-players = cuántos jugadores, cuántos pueden jugar, se puede jugar a dos, quién empieza, quién es el líder, jugador inicial, tamaño del grupo, quién dirige la ronda siguiente
asks-setup-quest = qué hay en el mazo, cuántas cartas hay, cuántas serpientes, qué peligros hay, cuántos tesoros, valores de las cartas, composición del mazo
asks-setup-artifacts = cuántos artefactos hay, dónde están los artefactos, cuándo entran los artefactos en el juego, uno por cada ronda

## Rounds and choices

asks-round-artifact = cuándo se baraja un artefacto, qué pasa al empezar una ronda, hay ahora un artefacto en el mazo, más artefactos en el mazo, artefacto que no se encontró
asks-round-first = puedo salir antes de la primera carta, elegimos al principio, puedo no entrar en la ronda, quedarme fuera, tengo que entrar, saltarme una ronda, la primera carta es un peligro
asks-turn-player = me toca a mí, por qué no me preguntan, he salido y quiero volver a entrar, puedo volver, puedo entrar otra vez, quién elige, puedo elegir por otro, en qué orden nos preguntan
asks-turn-over = se puede seguir después del final, la partida ha terminado, se ha acabado, seguir jugando tras el fin
asks-choice-secret = puedo ver lo que eligen los demás, elegimos a la vez, puedo cambiar de idea, la elección es secreta, antorcha o campamento, cuándo se enseña, seguir o volver, decir a otros lo que hago, qué puedo hacer en mi turno, cómo salgo

## Leaving

asks-leave-first = cobro antes de la carta siguiente, me afecta la carta siguiente si salgo, cuándo reciben su parte los que salen, salir y librarse del peligro siguiente
asks-leave-share = qué me llevo al salir, salir junto con otro jugador, salimos los dos a la vez, quién se lleva el tesoro del camino, restos en el camino, recoger lo que queda de vuelta a casa
asks-leave-safe = está a salvo mi tesoro, puedo perder lo que hay en mi tienda, qué conservo al salir, guardar mis gemas, ponerlas a salvo, sigo jugando después de salir, puedo perder lo ganado en rondas anteriores, seguro
asks-leave-artifact = cómo consigo un artefacto, quién se lleva el artefacto, dos salen y hay un artefacto, salir solo, podemos compartir un artefacto, nadie se lleva el artefacto, cómo gano una reliquia
asks-leave-value = cuánto vale un artefacto, cuántos puntos da un artefacto, cuándo vale diez, los tres primeros artefactos, los artefactos posteriores valen más

## Cards

asks-card-treasure = cómo se reparte el tesoro, repartir las gemas entre nosotros, qué pasa con el resto, sobra, redondeo, el tesoro no se puede dividir, cuánto me toca, gemas que quedan en la carta
asks-card-artifact = aparece un artefacto, recibimos algo cuando aparece un artefacto, carta de artefacto en el camino, sale un artefacto
asks-card-hazard_first = primera serpiente, un peligro, qué hace un peligro, un solo peligro es inofensivo, aviso, peligros diferentes, dos peligros de distinta clase, no pasa nada
asks-card-hazard_second = segunda serpiente, mismo peligro dos veces, dos iguales, lo pierdo todo, cuándo perdemos el tesoro, qué nos mata, morir, se retira la carta de peligro, pierden todos los de dentro

## Ends

asks-round-end = cuándo acaba una ronda, han salido todos, qué pasa con los artefactos que se quedan, nadie se llevó el artefacto, se acaba el mazo, no quedan cartas, se vuelven a barajar las cartas, el último dentro, cuánto dura una ronda
asks-end-rounds = cuántas rondas, cuándo acaba la partida, quién gana, cómo se gana, cómo se cuentan los puntos, cuánto vale la turquesa, cuánto vale la obsidiana, cuánto vale el oro, gana el mayor tesoro, objetivo del juego, puntuación, duración de la partida
asks-end-ties = y si hay empate, mismo número de puntos, mismo tesoro, desempate, victoria compartida, empatados al final, quién gana un empate
asks-variant-diamant = jugar sin artefactos, qué es diamant, el juego original, variante, juego más sencillo, diferencia entre los juegos

## What everybody may know

asks-info-tents = puedo mirar en la tienda de otro, cuánto tienen los demás, mi tesoro es secreto, ver los puntos de los demás, tesoro oculto, contar las gemas de otros jugadores
