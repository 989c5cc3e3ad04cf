# Deciding: what to do now, what happened, every way to decide, refusals.

deciding-not-yours = Aquí decide { $player }, y tú miras desde otro asiento.

## Deciding

picked-do = Hacerlo
picked-forget = Pensarlo otra vez
aside-line = Estás en la línea { $name }.
    .led = Estás viendo esto: { $name }.
aside-name = Línea { $name }
    .led = { $name }
aside-main = Volver a la línea principal
    .led = Volver a la partida del maestro
    .short = A la partida
aside-compare = Comparar con la línea { $name }
    .led = Comparar: { $name }
aside-compare-main = Comparar con la línea principal
    .led = Comparar con la partida del maestro
    .short = Comparar
now-lines = Líneas
now-decide-here = Decidir aquí
now-decides = { $player } decide
now-back = Deshacer
now-back-played = Deshacer lo que se jugó de una vez ({ $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
})
now-back-one = Deshacer solo la última decisión
now-back-shown = No se puede deshacer: se ha mostrado algo que estaba oculto.
now-back-secret = No se puede deshacer: solo quien eligió en secreto puede volverse atrás.
now-step-back = Un paso atrás
now-again = Rehacer
now-keep = Guardar como tarjeta
now-others = Los demás…
now-play-advised = Que los demás jueguen y lo expliquen
now-play-planner = Que los demás jueguen con un plan y lo expliquen
now-play-search = Que los más fuertes jueguen por los demás: piensan uno o dos segundos y explican sus jugadas
now-play-random = Que el azar juegue por los demás
now-play-stop = Jugar en todos los asientos
now-play-open = Dejar de turnarse ante la pantalla: todas las manos quedan a la vista
now-await = Dejar que decida { $player }
now-thinking = { $player } está pensando: uno o dos segundos.
now-thinking-lost = Se ha perdido lo que { $player } estaba pensando.
now-seats = Juegas como { $players }
now-seats-all = Todos los asientos son tuyos
now-plays-all = Ahora decides por todos los asientos y ves lo que ve cada uno.
now-plays-others = Desde ahora juegas como { $players }; el programa decide por { $others }.
now-play-to = Con las reglas prácticas, para todos los asientos
    .seated = Los demás, como ahora; tú, según las reglas prácticas
now-play-to-turn = Seguir hasta el final del turno
now-play-to-day = Seguir hasta el final del día
now-play-to-round = Seguir hasta el final de la ronda
now-play-to-game = Seguir hasta el final de la partida
now-settled = Estás mirando atrás. Aquí ya no se puede decidir otra cosa, porque desde entonces se ha mostrado algo que estaba oculto. Para probar otros caminos, abre antes todas las manos: en «{ now-others }».
now-cards-end = Las cartas de esta partida se prepararon para las jugadas del maestro, y la ronda siguiente no tiene cartas para lo que ha pasado en su lugar. Deshaz tu última elección o vuelve a la lección: no se pierde nada.
now-same-again = Ya has visto la carta siguiente: se queda donde está y volverá a salir la misma.
now-back-turn = Deshacer el turno entero
now-played = { $count ->
    [one] Las reglas prácticas tomaron { $count } decisión. Tú decides por todos.
   *[other] Las reglas prácticas tomaron { $count } decisiones. Tú decides por todos.
}
    .seated = { $count ->
        [one] Se ha tomado una decisión por todos. Sigues llevando a { $players }.
       *[other] Se han tomado { $count } decisiones por todos. Sigues llevando a { $players }.
    }
    .over = { $count ->
        [one] Se ha tomado una decisión por todos. La partida ha terminado.
       *[other] Se han tomado { $count } decisiones por todos. La partida ha terminado.
    }
seat-last = Si quieres, mira una vez más tus cartas: se tapan antes de que pases la pantalla.
seat-hand-on = Pasar la pantalla a { $player }
seat-covered = Todas las manos están tapadas. { $player } toma la pantalla y los demás miran a otro lado.
seat-sit-down = Soy { $player }
page-since = Desde tu última decisión
choices-heading = Todas las decisiones en palabras
now-play-again = Jugar otra vez
now-look-back = Mirar atrás
choices-over = La partida ha terminado: no queda nada que decidir.
choices-others = Ahora deciden los demás.
skip-past = Saltar todas las decisiones

## Refusals

refused-heading = Aquí no se puede
refused-tried = Intento: { $words }
refused-rule = Regla: { $title }
refused-ways = Lo que sí se puede desde aquí
refused-close = Cerrar

## What happened

page-happened = Qué ha pasado
page-before = Antes de la primera jugada
page-earlier = Antes, en este turno
page-folded = { $count ->
    [one] { $count } paso anterior
   *[other] { $count } pasos anteriores
}

## The result

deciding-winner = gana
