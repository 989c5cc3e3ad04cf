# What several parts of the page say: where a game stands, addresses, notices.

## Notices

notice-close = Cerrar
error-unexpected = Algo ha fallado por nuestra parte. Lo que hiciste está guardado: recarga la página para seguir.
    .log = Lo ocurrido queda anotado en el registro del servidor con el número { $id }.

## What cannot be done now

cannot =
    .undo = Ahora no es posible: no hay nada que deshacer.
    .least = Ahora no es posible: no puede ser menos.
    .most = Ahora no es posible: no puede ser más.
    .begins = Ahora no es posible: ya está en primer lugar.
    .ends = Ahora no es posible: ya está en último lugar.
    .start = Ahora no es posible: este es el principio.
    .end = Ahora no es posible: este es el final.

## Decisions

step-secret = { $player }: ha elegido en secreto
others-chance = Elegido al azar.
others-reason = Por qué: { $reason }
others-searched = Por qué: probada en { $deals } repartos de lo que no se ve, esta jugada tiene en torno a un { $won } % de probabilidad de ganar, frente a un { $other_won } % con «{ $other }».
others-searched-alike = Por qué: probada en { $deals } repartos de lo que no se ve, esta jugada tiene en torno a un { $won } % de probabilidad de ganar; «{ $other }», con el { $other_won } %, no es claramente mejor ni peor.
others-tried = Por qué: al probarla, fue la jugada que mejor resultado dio. Las cifras revelarían lo que no puedes ver, pero esto sí se ve: { $reason }
others-tried-untold = Por qué: al probarla, fue la jugada que mejor resultado dio. Las cifras siguen en secreto, porque revelarían lo que no puedes ver.
others-untold = Por qué: el motivo sigue en secreto, porque revelaría lo que no puedes ver.

## Lines

line-main = Línea principal
    .told = en la línea principal
line-teacher = Partida del maestro
    .told = en la partida del maestro
line-yours = Tus jugadas
    .told = con tus jugadas

## Addresses

address-link = El enlace de la dirección no se puede abrir: { $what }.
address-table = La partida de esta dirección se juega pasándose la pantalla y se guarda donde empezó, y allí ya no está.
address-lesson = La dirección pide la lección «{ $found }», pero solo hay { $known }.
address-ply = La dirección pide el paso «{ $found }», pero esta lección tiene los pasos del 0 al { $last }. Este es el principio.
address-language = La dirección pide el idioma «{ $found }», pero solo hay { $known }. Esto es español.
address-theme = La dirección pide el tema «{ $found }», pero solo hay { $known }.
address-view = La dirección pide la vista «{ $found }», pero solo hay { $known }.
address-game = La dirección pide el juego «{ $found }», pero solo hay { $known }.
address-step = La dirección pide «{ $found }», que no es un paso de la lección. Se abre sin él.
address-seat = La dirección pide el asiento de «{ $found }», que no juega en esta partida. Todas las manos están a la vista.
address-lesson-game = La dirección pide { $game } y una lección que enseña { $opened }. Esta es la lección.
address-link-game = La dirección pide { $game }, pero su enlace contiene una partida de { $opened }. Esta es la partida del enlace.
address-open = La dirección pide abrir «{ $found }», pero solo hay { $known }.
address-open-here = La dirección pide abrir «{ $found }», que no está en esta vista. Se abre sin ello.
address-compare = La dirección pide comparar con «{ $found }», que aquí no es un paso de ninguna línea. Se abre sin ello.
address-exhibit = La dirección pide «{ $found }», que la lección no muestra. Se abre sin ello.
address-question = La dirección hace la pregunta «{ $found }», que aquí no se puede hacer. Se abre sin ella.
address-unknown = La dirección dice «{ $name }», que aquí no significa nada.

## Where a game stands

timeline-place = Paso { $ply } de { $plies }
timeline-day = Día { $day }
timeline-turn = Turno de { $player }
timeline-start = Inicio
timeline-round = Ronda { $number }
timeline-night = Noche
timeline-over = La partida ha terminado

## Rules

rule-heading = La regla
rule-more = En el reglamento
rule-others = { $count ->
    [one] { $count } regla más
   *[other] { $count } reglas más
}

## Putting lines together

merge-file = Reunir con un archivo
merge-text-way = Reunir con un texto o enlace
merge-text = Reunir con este texto o enlace
merge-earlier = Reunir con lo que está abierto
merge-done = { $lines ->
    [0] Reunido: ninguna línea nueva
    [one] Reunido: una línea nueva
   *[other] Reunido: { $lines } líneas nuevas
}{ $decisions ->
    [0] {""}
    [one] { " " }con un paso
   *[other] { " " }con { $decisions } pasos
}{ $notes ->
    [0] .
    [one] , y comentarios, marcas o dibujos en un paso.
   *[other] , y comentarios, marcas o dibujos en { $notes } pasos.
}
merge-nothing = Todo eso ya está aquí; no ha llegado nada nuevo.
merge-left = { $count ->
    [one] Los comentarios de un paso del ejemplo se han dejado fuera, porque nada cambia el ejemplo.
   *[other] Los comentarios de { $count } pasos del ejemplo se han dejado fuera, porque nada cambia el ejemplo.
}
