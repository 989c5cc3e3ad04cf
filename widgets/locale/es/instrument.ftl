# The words of the instrument: doors, views, decisions, refusals, lines, games, comparisons.

## The front door

door-heading = Te damos la bienvenida a Machu Picchu
door-about = Tres maneras de entrar. Recordamos lo que elijas; la montaña de arriba a la izquierda te trae de vuelta aquí.
door-lesson = Empiezo desde cero
    .text = Aprende el juego paso a paso: unos { $minutes } minutos, en tantos ratos como quieras.
door-explore = Ya conozco el juego
    .text = El laboratorio: prueba jugadas, compara líneas, consulta reglas.
door-presenter = Doy clase
    .text = El tablero grande y claro para una clase, una pulsación por paso.
door-course = El curso en cuadernos: leer, mirar, probar
door-resume = Seguir donde estabas
door-nothing = Este navegador no ha guardado nada con lo que se pueda seguir.

## The bar

bar-free = Una partida tuya
bar-menu = Vistas y aspecto
bar-home = A la portada
view-lesson = Lección
    .hint = Una lección, paso a paso
view-explore = Explorar
    .hint = Prueba líneas y compáralas
view-play = Jugar
    .hint = Una partida contra rivales que se explican
view-rules = Reglas
    .hint = El reglamento, con buscador
view-presenter = Enseñar
    .hint = El tablero en grande, para una clase
aria-nav = Vistas
aria-tabs = Lo que hay junto al tablero
language-choose = Idioma: { $name }; pulsa para elegir otro
language-en = English
language-es = Español
language-it = Italiano
size-label = A { $size } %
size-next = Tamaño del texto: { $size } por ciento; pulsa para { $next } por ciento
sheet-open = Teclas
    .hint = Todas las teclas y lo que hacen
sheet-heading = Teclas
sheet-close = Cerrar
sheet-letters = Letras como teclas
    .hint = Activa o desactiva las teclas que son letras
key-ArrowLeft = Flecha izquierda
    .does = un paso atrás
key-ArrowRight = Flecha derecha
    .does = un paso adelante
key-Home = Inicio
    .does = al principio
key-End = Fin
    .does = al final de la línea
key-Escape = Escape
    .does = cierra lo que esté abierto; olvida lo marcado
key-question = ?
    .does = abre y cierra esta hoja
key-p = P
    .does = muestra los pasos uno tras otro, o se detiene
key-n = N
    .does = qué hacer ahora
key-l = L
    .does = las líneas
key-r = R
    .does = las reglas
key-g = G
    .does = partidas y archivos
key-Tab = Tabulador
    .does = al control siguiente; arriba hay enlaces que saltan adelante
key-Enter = Intro o espacio
    .does = pulsa el control que tiene el foco
tab-now = Ahora
tab-events = Sucesos
tab-stocks = Haberes
tab-lines = Líneas
tab-rules = Reglas
tab-games = Partidas
skip-now = Saltar a lo que toca ahora
skip-choices = Saltar a todas las decisiones
notice-close = Cerrar
status-line = Línea { $name }
status-busy = Calculando…

## Deciding

aria-now = Lo que toca ahora
step-words = { $player }: { $words }
step-secret = { $player }: ha elegido en secreto
picked-do = Hacerlo
picked-forget = Pensarlo otra vez
aside-line = Estás en la línea { $name }.
aside-main = Volver a la línea principal
now-back = Deshacer
now-others = Los demás …
now-play-advised = Que los demás jueguen y lo expliquen
now-play-random = Que el azar juegue por los demás
now-play-stop = Jugar en todos los asientos
now-seats = Juegas como { $players }
now-plays-all = Ahora decides por todos los asientos y ves lo que ve cada uno.
now-plays-others = Desde ahora juegas como { $players }; el tutor decide por { $others }.
page-since = Desde tu última decisión
choices-heading = Todas las decisiones en palabras
choices-over = La partida ha terminado: no queda nada que decidir.
choices-others = Ahora deciden los demás.
others-chance = Elegido al azar.
others-reason = Por qué: { $reason }
others-untold = Por qué: el motivo sigue en secreto, porque revelaría lo que no puedes ver.
act-stale = Ese botón era de una posición anterior, así que no se ha hecho nada.

## What is read aloud

told-place = Paso { $ply } de { $plies }.
told-main = Estás en la línea principal.
told-step = { $player }: { $words }.
told-due = { $words }.
told-yours = Es tu turno. { $words }.
told-seats = Juegas como { $players }.
told-all-seats = Decides por todos los jugadores.
told-undone = { $more ->
    [0] Deshecho: { $step }.
    [one] Deshecho: { $step }, y el paso siguiente.
   *[other] Deshecho: { $step }, y los { $more } pasos siguientes.
}
    .deletion = Se ha deshecho el borrado. Vuelve a estar: { $step }.
    .note = Se ha deshecho un cambio en un nombre, un comentario, una marca o el orden de las líneas.
told-redone = { $more ->
    [0] Rehecho: { $step }.
    [one] Rehecho: { $step }, y el paso siguiente.
   *[other] Rehecho: { $step }, y los { $more } pasos siguientes.
}
    .deletion = Se ha vuelto a borrar: { $step }.
    .note = Se ha rehecho un cambio en un nombre, un comentario, una marca o el orden de las líneas.

## Refusals

refused-heading = Aquí no se puede
refused-tried = Intento: { $words }
refused-rule = Regla: { $title }
refused-ways = Lo que sí se puede desde aquí
refused-close = Cerrar

## Lines

line-main = Línea principal
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
    .with = Comparar esta posición con la línea { $name }
lines-undo = Deshacer el último cambio
lines-redo = Rehacerlo
lines-start = El principio
lines-here = Paso { $ply }
lines-protected = Este paso es del ejemplo; nada lo cambia.
lines-mark = Marcar este paso: { $name }
lines-marks = Marcas
lines-promote = Hacer de esta la primera línea
lines-prune = Borrar desde aquí
lines-name = Nombre de la línea
lines-comment = Comentario
mark-0 = buena
mark-1 = mala
mark-2 = muy buena
mark-3 = muy mala
mark-4 = digna de estudio
mark-5 = dudosa
timeline-fork = Línea { $name }: { $words }

## Games and files

games-heading = Una partida nueva
games-game = Juego
games-players = Participantes
games-variant = Variante
games-others = Los demás
games-others-advised = juegan con buenos consejos y se explican
games-others-random = juegan al azar
games-others-alone = nadie: juego en todos los asientos
games-name = Tu nombre
games-begin = Empezar
games-load = Abrir un archivo
games-earlier-heading = Partidas anteriores
games-earlier = { $game } con { $players }, { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
keep-heading = Guardar y compartir
keep-position = Esta posición tiene el número { $id }: cítalo cuando avises de algo raro en ella.
keep-do = Guardar como archivo o enlace
keep-file = Guardar el archivo
keep-link = Un enlace con todas las líneas
keep-full = Este navegador no puede guardar tus líneas (su almacén está lleno o desactivado): guárdalas como archivo en Partidas.
keep-faulty = No se puede abrir «{ $name }»: { $what }
keep-too-large = No se puede abrir «{ $name }»: ocupa más de { $most } MB, y ningún archivo del tutor llega a tanto.

## Comparing

compare-step = { $name }, paso { $ply }
compare-at = tras el paso { $ply }
compare-close = Cerrar
compare-go = Ir allí
compare-back = Paso atrás
    .of = Un paso atrás en { $name }
compare-on = Paso adelante
    .of = Un paso adelante en { $name }
compare-together = Mismo momento
compare-after-turn = tras el turno de { $player }
compare-in-turn = durante el turno de { $player }
compare-part = recién empieza
compare-over = la partida ha terminado
compare-apart = Los dos lados están en momentos distintos de la partida.
compare-within = Los dos lados están en el mismo turno, pero solo uno lo ha terminado.
compare-last-common = En { $line } no existe ese momento, así que se muestra a los dos lados el último que comparten.

## When the server is gone

lost-silent = El tutor no responde. Tus líneas están guardadas en este navegador.
lost-cut = Se ha perdido la conexión con el tutor. Tus líneas están guardadas en este navegador y la página seguirá sola en cuanto vuelva la conexión.
lost-gone = El tutor se ha detenido. Tus líneas están guardadas en este navegador: en unos segundos la página volverá sola a este momento.
lost-again = El tutor se ha detenido. Tus líneas están guardadas en este navegador: recarga la página para volver a este momento.
lost-writing = El tutor se ha detenido. Tus líneas están guardadas en este navegador, pero no lo que estás escribiendo: cópialo y recarga la página.
lost-unkept = El tutor se ha detenido y este navegador no ha podido guardar tus líneas. Recarga la página para empezar de nuevo.
lost-notebook = El kernel de este cuaderno se ha detenido o se ha reiniciado: ejecuta otra vez la celda para seguir aquí.
lost-returned = El tutor se ausentó un momento. Has vuelto a donde estabas, con todas tus líneas.
lost-reload = Recargar la página
lost-retry = Volver a intentarlo
lost-back-now = Volver ahora
address-link = El enlace de la dirección no se puede abrir: { $what }.
