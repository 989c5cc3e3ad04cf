# The timeline, and the outline of all lines.

## Lines

lines-heading = Líneas
lines-hint = Volver atrás no borra nada: otra decisión empieza una línea propia.
lines-main-hint = el ejemplo tal como está publicado; nada lo cambia
lines-main-free = desde el principio
lines-from = desde { $line } en el paso { $ply }: { $words }
lines-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
lines-compare = Comparar
    .with = Comparar con { $name }
lines-menu = Línea { $name }: más
lines-rename = Cambiar el nombre
lines-delete = Borrar esta línea
lines-ways = Más opciones
lines-undo = Deshacer
    .hint = Deshacer el último cambio
lines-redo = Rehacer
    .hint = Volver a hacer el cambio deshecho
lines-deleted = { $count ->
    [one] Se ha borrado un paso. Con «Deshacer», o Control y Z, vuelve.
   *[other] Se han borrado { $count } pasos. Con «Deshacer», o Control y Z, vuelven.
}
    .hint = Rehacer lo que se ha deshecho
lines-start = El principio
lines-here = Paso { $ply }
lines-protected = Este paso es del ejemplo; nada lo cambia.
lines-mark = { $mark } { $name }
lines-marks = Marcar este paso o borrar desde aquí
lines-promote = Poner esta línea la primera en su bifurcación
lines-prune = Borrar desde aquí
lines-name = Nombre de la línea
lines-comment = Comentario
mark-0 = buena
mark-1 = mala
mark-2 = muy buena
mark-3 = muy mala
mark-4 = digna de estudio
mark-5 = dudosa
timeline-fork = La línea { $name } se separa tras el paso { $ply }: { $words }
    .led = { $name }, tras la jugada { $ply }: { $words }

## Las listas

list-moves = Jugadas
list-lines = Esquema
list-comments = Comentarios
list-text = Texto
lines-up = Subir
lines-down = Bajar
moves-start = El comienzo
moves-above = Volver a { $name }
moves-back = Un turno atrás
    .hint = Retroceder un turno entero (mayúsculas y flecha izquierda)
moves-on = Un turno adelante
    .hint = Avanzar un turno entero (mayúsculas y flecha derecha)
moves-and = { $count ->
    [one] y { $count } paso más
   *[other] y { $count } pasos más
}
moves-turn = Los pasos de este turno
moves-together = Todos eligen
moves-line = Las jugadas de la línea { $name }
moves-note = Mostrar la posición para la que se escribió
moves-note-whole = El texto completo
moves-more = { $count ->
    [one] { $count } línea más sale de aquí
   *[other] { $count } líneas más salen de aquí
}
comments-none = Ningún paso tiene todavía un comentario o una marca. Se escriben debajo de la lista.
comments-count = { $count ->
    [one] { $count } paso con comentario o marca
   *[other] { $count } pasos con comentarios o marcas
}
comments-at = { $name }, paso { $ply }
comments-before = Anteriores
comments-after = Siguientes
notation-hint = Todas las líneas como texto: cópialo, cámbialo o pega otro y ábrelo. La partida que dejas se guarda en Partidas.
notation-words-hint = Todas las líneas en palabras, para leer o imprimir. Para abrir un texto, muestra la notación.
notation-secret-hint = Todas las líneas en palabras, sin lo que los demás guardan en secreto. La notación, que lo cuenta todo, está aquí cuando acaba la partida; un archivo de la partida se puede guardar en Partidas en cualquier momento. También puedes pegar otro texto y abrirlo.
notation-field = Texto de la partida
notation-open = Abrir este texto
notation-keep = Guardar como texto
notation-words = En palabras
notation-written = Como notación
notation-anew = Descartar mis cambios
transpositions-here = La misma posición:
transpositions-at = { $name }, paso { $ply }
aria-lists = Qué se muestra en la lista

## Timeline

timeline-first = Inicio
    .hint = Ir al principio (Inicio)
timeline-back = Atrás
    .hint = Un paso atrás (flecha izquierda)
timeline-next = Siguiente
    .hint = Un paso adelante (flecha derecha)
timeline-last = Final
    .hint = Ir al final (Fin)
timeline-play = Ver
    .hint = Mostrar los pasos uno tras otro
timeline-pause = Pausa
    .hint = Detener la marcha
timeline-asked = Responde primero a lo que la lección pregunta aquí. Después, Ver sigue adelante.
timeline-browse = Recorrer la partida
timeline-slider = Paso
timeline-at = Paso { $ply } de { $plies }: { $standing }

## The curve

curve-open = Gráfico
curve-of = Qué se dibuja
curve-beside = Otra línea al lado
curve-alone = Ninguna otra línea
curve-here = { $place }, { $figure }:
curve-both = { $here } (al lado: { $there })
curve-table = Tabla
curve-reach = Valores a lo largo de la curva
curve-beyond = La línea mostrada ya ha terminado

## For keyboards and screen readers

aria-timeline = Recorrer la partida paso a paso
aria-curve = El dato elegido a lo largo de la línea; los mismos números están en la tabla de abajo
