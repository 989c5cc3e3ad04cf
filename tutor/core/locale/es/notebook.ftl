# Lo que se dice de los valores que se muestran solos, como en un cuaderno.

## Tableros, tramos de partida, rechazos y ejemplos

show-in-words = El tablero en palabras
show-steps = Cómo se llegó a esto
show-right = Correcto. { $text }
show-wrong = No del todo. { $text }
show-answer = Qué ocurre
show-later = Ábrelo cuando todos hayan decidido
show-rule = { $title }: { $text }

## Respuestas a las preguntas

check-how = { $form ->
    [number] Escribe tu respuesta en lugar de los puntos: un número o la letra de una opción.
   *[thing] Escribe tu respuesta en lugar de los puntos: una opción entre comillas o su letra.
    [ordered] Escribe en lugar de los puntos la letra de una opción.
    [several] Escribe tu respuesta en lugar de los puntos: nombres en una lista, una lista vacía si no es nadie, o la letra de una opción.
}
check-open = { $form ->
    [number] Abre una opción para ver qué vale, o escribe tu respuesta en lugar de los puntos: un número o la letra de una opción.
   *[thing] Abre una opción para ver qué vale, o escribe tu respuesta en lugar de los puntos: una opción entre comillas o su letra.
    [ordered] Abre una opción para ver qué vale, o escribe en lugar de los puntos la letra de una opción.
    [several] Abre una opción para ver qué vale, o escribe tu respuesta en lugar de los puntos: nombres en una lista, una lista vacía si no es nadie, o la letra de una opción.
}
check-right = Correcto.
check-mistaken = ¿{ $given }? No del todo.
check-stray = ¿{ $given }? No es ninguna de las opciones.
check-unlike = { $given } no responde a esta pregunta.
check-hint = Una pista: { $hint }

## Dos líneas, una junto a otra

weigh-left = la línea A
    .in = en la línea A
weigh-right = la línea B
    .in = en la línea B
weigh-line = En { $line }: { $decision }.
weigh-figure = Dato
weigh-same = No hay ninguna diferencia entre las dos.
# Lo que la noche próxima hace a un jugador solo en una de las líneas; $told son sus sucesos, como frases.
weigh-ahead = Esto es lo que pasa { $line }: { $told }
figure-change = { $label } { $before } → { $after }

## Listas

list-due = { $due }.
list-written = Se escribe
list-meant = Qué hace
list-advice = Lo que aconsejan las reglas prácticas a { $player }, lo mejor primero:

## Lo que valen las decisiones, y lo que cambió una partida

value-head = Lo que vale cada decisión para { $player }, según lo que { $player } puede saber. { $count ->
    [one] La partida se ha jugado hasta el final una vez después de cada una.
   *[other] La partida se ha jugado hasta el final hasta { $count } veces después de cada una.
} Las que eran peores con seguridad se han dejado por el camino.
value-decision = Decisión
value-wins = Gana
value-between = con seguridad entre
value-points = Puntos de media
value-verdict = Veredicto
value-judged = { $verdict ->
    [better] mejor que todas las demás
    [worse] peor que otra
    [as_good] tan buena como la mejor
   *[open] todavía no se distingue
}
twinned-head = Según lo que { $player } puede saber: { $count ->
    [one] una pareja de mundos
   *[other] { $count } parejas de mundos
}, los dos con las mismas cartas ocultas y las mismas por venir.
twinned-moves = A: { $first }. B: { $second }.
twinned-gap = { $measure ->
    [wins] Victoria
   *[points] Puntos
}: a A le va mejor en { $better }, a B en { $worse }, a los dos igual en { $equal }. { $measure ->
    [wins] De cada 100 partidas, la ventaja de A sobre B es de { $mean } victorias
   *[points] De media, la ventaja de A sobre B es de { $mean } puntos
}{ $known ->
    [yes] , con seguridad entre { $low } y { $high }
   *[no] ; cuánto hay ahí de suerte se puede decir a partir de { $needed } parejas
}. { $verdict ->
    [better] A es mejor.
    [worse] B es mejor.
    [same] Ninguna pareja los distingue.
   *[open] Cuál es mejor todavía no se puede decir.
}
twinned-pair = Pareja
twinned-of-a = Mundo A
twinned-of-b = Mundo B
twinned-more = Más puntos
studied-turned = Los turnos que más cambiaron
studied-even = No destaca ningún turno: lo que cambia en ellos no supera lo que hace la suerte en estas partidas. Con más pasadas puede destacar alguno.
studied-change = Tras { $ply } decisiones, { $moment }: { $player } gana el { $before } antes y el { $after } después.
studied-chances = Probabilidad de ganar
studied-ply = Tras
studied-moment = Lo que empieza ahí
studied-named = { $kind ->
    [start] la partida
    [round] una ronda
    [night] la noche
    [day] el día { $number }
    [left] hasta donde llega la línea
    [over] la partida ha terminado
   *[turn] el turno de { $player }
}
studied-accounts = De dónde salieron los puntos
studied-points = Puntos
studied-part = { $part ->
    [start] Lo que cabía esperar al principio
    [own_turns] Lo que cambiaron los turnos propios
    [other_turns] Lo que cambiaron los turnos de los demás
    [nights] Lo que cambiaron las noches
    [rest] Lo que no es turno de nadie
   *[result] Al final
}

## Lo que no hay

unknown-here = { $kind ->
    [ply] El ejemplo no tiene un momento { $found }.
    [exhibit] No hay ningún ejemplo mostrado que se llame { $found }.
    [what_if] No hay ninguna otra línea que se llame { $found }.
    [question] No hay ninguna pregunta que se llame { $found }.
    [concept] No hay ningún concepto que se llame { $found }.
    [moment] En este momento no se puede preguntar por el concepto { $found }.
    [figure] No hay ningún dato que se llame { $found }.
    [rule] No hay ninguna regla que se llame { $found }.
    [game] No hay ningún juego que se llame { $found } con el que hacer esto.
    [type] No hay ningún tipo de decisión que se llame { $found }.
    [start] { $found } no es un momento de una partida.
    [shown] { $found } no es nada que se pueda plegar.
    [stretch] No hay nada que comparar: hace falta un tramo de partida, no { $found }.
    [place] En { $found } no hay nada que poner.
    [value] Ahí no puede ir { $found }.
    [puzzle] Esa semana no tiene ningún problema con el número { $found }.
    [practice] No hay ninguna posición nueva con el número { $found }.
   *[lesson] No hay ninguna lección que se llame { $found }.
} { $close ->
    [none] Lo que hay: { $known }.
   *[other] ¿Querías decir { $close }?
}
beginnings-differ = Solo se comparan líneas que empiezan en el mismo momento.

## What can be set in a moment

edit-how = { $count ->
    [one] Aquí se puede fijar una cosa.
   *[other] Aquí se pueden fijar { $count } cosas.
} Un lugar con su nuevo valor va en edit, como en { $example }.
edit-places = Todo lo que se puede fijar y cómo está ahora
edit-place = Lugar
edit-value = Ahora
edit-possible = Posible

## Where it computes

serial-here = { $why ->
    [browser] Aquí todo se juega seguido, una partida tras otra: un navegador no deja iniciar otros procesos.
    [unguarded] Aquí todo se juega seguido, una partida tras otra: otros procesos importarían el programa que los pide, y este los pediría otra vez. Va más rápido si el programa los pide bajo { $guard }.
   *[unread] Aquí todo se juega seguido, una partida tras otra: otros procesos no podrían leer el programa que los pide. Desde un archivo va más rápido.
}
