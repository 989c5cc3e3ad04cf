# Every rule in words for a newcomer, and its short name. A ruling says that it is one: there the
# printed rules are silent or unclear, and this is how the game is played here.

## Setting up

rule-setup-players = De tres a ocho jugadores exploran juntos el templo. Quien empieza dirige la primera ronda, y cada ronda siguiente la dirige el jugador de la izquierda; eso decide a quién se pregunta primero.
    .title = Quién juega y dirige
rule-setup-quest = El mazo de Búsqueda contiene { $treasures } tesoros y { $hazards } peligros: { $of_each } cartas de cada clase, que son { $kinds }. Una aclaración nuestra: ningún texto que tengamos enumera los tesoros ni da nombre a los peligros. Los tesoros tienen los valores conocidos del juego impreso, { $values }; los nombres de los peligros los hemos elegido nosotros.
    .title = Mazo de Búsqueda
rule-setup-artifacts = Se preparan { $artifacts }, uno por cada ronda. Fuera del mazo no están al alcance de nadie.
    .title = Artefactos por venir

## Rounds and choices

rule-round-artifact = Cada ronda empieza barajando un artefacto más en el mazo de Búsqueda. Un artefacto que ninguna carta descubierta ha sacado a la luz sigue en el mazo.
    .title = Un artefacto más
rule-round-first = Nadie elige antes de la primera carta de una ronda: cuando se descubre, todos están dentro. Si es un peligro, se descubre también la segunda.
    .title = Primera carta
rule-turn-player = Solo se pregunta a quienes están dentro, uno tras otro por orden de asiento desde quien dirige. Nadie elige por otro, ni antes de tiempo.
    .title = A quién le toca
rule-turn-over = Cuando la partida ha terminado ya no queda nada que elegir.
    .title = Partida terminada
rule-choice-secret = Antes de cada carta siguiente, quienes están dentro eligen en secreto: la Antorcha para seguir, el Campamento para salir. Lo elegido no se cambia, y todo se muestra a la vez cuando ha elegido el último.
    .title = Elección secreta

## Leaving

rule-leave-first = Quien sale cobra en el acto. Solo entonces se descubre la carta siguiente para quienes se quedan.
    .title = Primero, quien sale
rule-leave-share = Quienes salen a la vez se reparten a partes iguales todo el tesoro que hay en el camino, redondeando hacia abajo. Lo que no se puede repartir se queda en el camino.
    .title = Reparto del camino
rule-leave-safe = Lo que ha reunido en la ronda quien sale va a su tienda, donde nada se lo puede quitar. Durante el resto de la ronda, solo mira.
    .title = A salvo en la tienda
rule-leave-artifact = Un artefacto no se puede repartir: quien sale en solitario se lleva todos los que hay en el camino. Cuando salen varios a la vez, nadie se lleva ninguno, y se quedan donde están. Una aclaración nuestra: el texto que tenemos no es claro en esto; la edición inglesa sí.
    .title = Salir en solitario
rule-leave-value = Los { $first_taken } primeros artefactos que salen del templo, se los lleve quien se los lleve, valen { $first_value } cada uno. Cada uno de los siguientes vale { $later_value }.
    .title = Valor de artefactos

## Cards

rule-card-treasure = Un tesoro se reparte a partes iguales entre quienes están dentro, redondeando hacia abajo, y cada uno pone su parte junto a su tienda. Lo que no se puede repartir se queda sobre su carta en el camino.
    .title = Tesoro
rule-card-artifact = Un artefacto descubierto se queda en el camino, y todavía nadie recibe nada por él.
    .title = Artefacto
rule-card-hazard_first = El primer peligro de su clase en una ronda no hace nada. Solo avisa: puede llegar otro igual.
    .title = Primer peligro
rule-card-hazard_second = El segundo peligro de la misma clase acaba la ronda en el acto. Quienes están dentro pierden el tesoro reunido en esa ronda, y la segunda carta sale del juego para siempre.
    .title = Segundo peligro

## Ends

rule-round-end = Una ronda acaba cuando ya no queda nadie dentro, o con el segundo peligro de una clase. Los artefactos que sigan en el camino se pierden para siempre; todas las demás cartas vuelven al mazo. Una aclaración nuestra: si alguna vez se agotara el mazo, la ronda también acaba, y todos vuelven a salvo.
    .title = Fin de una ronda
rule-end-rounds = Después de { $rounds } rondas gana quien tiene más riqueza. La turquesa cuenta 1, la obsidiana 5 y el oro 10, y los artefactos lo que valían al salir del templo; no importa qué piedras tenga cada uno, solo lo que cuentan.
    .title = Fin de la partida
rule-end-ties = Con empate en riqueza gana quien tiene más artefactos. Una aclaración nuestra: quienes también empatan en eso comparten la victoria.
    .title = Empates
# As in English.
rule-variant-diamant = Jugado sin artefactos, esto es Diamant, el juego original. Todo lo demás sigue igual.
    .title = Diamant

## What everybody may know

rule-info-tents = Lo que hay en una tienda es un secreto de su dueño. Una aclaración nuestra: el tesoro de esta ronda está a la vista junto a la tienda, así que todos ven lo que hay en juego.
    .title = Tiendas cerradas

## What the rules are about, by the first part of their ids

family-setup = Preparación
family-round = Rondas
family-turn = Turnos
family-choice = Elecciones
family-leave = Salir
family-card = Cartas
family-end = Cómo acaba la partida
family-variant = Variantes
family-info = Lo que todos pueden saber
