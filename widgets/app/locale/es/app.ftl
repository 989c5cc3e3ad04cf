# The frame of the page: the front door, the bar, tabs, titles, keys, links for the keyboard.

## The front door

door-heading = Te damos la bienvenida a Machu Picchu
door-lesson = { $name }: { $minutes }{ "\u00A0" }minutos
door-begin = Empezar
door-carry-on = Seguir
door-again = Empezar de nuevo
    .named = Empezar de nuevo: { $lesson }
door-reached = { $done } de { $steps } pasos hechos; { $minutes ->
    [one] queda { $minutes } minuto
   *[other] quedan unos { $minutes } minutos
}.
door-over = Has llegado al final.
door-explore = Explorar
    .text = Cualquier posición: prueba jugadas, compáralas, mira más allá.
door-play = Jugar
    .text = Contra rivales que te cuentan por qué juegan así.
door-presenter = Enseñar
    .text = El tablero grande y claro para una clase.
door-game = Otro juego en esta mesa.
door-course = El curso en cuadernos
door-resume = Sigue donde lo dejaste: { $place }
door-resume-step = Acto { $act }, { $title }
door-resume-view = { $view }, { $place }
door-review = { $due ->
    [one] { $due } tarjeta de repaso para hoy
   *[other] { $due } tarjetas de repaso para hoy
}
door-nothing = Aquí aún no hay nada guardado.

## The bar

bar-free = Una partida tuya
bar-menu = Secciones y aspecto
bar-home = A la portada
bar-games = Otro juego, tus líneas, partidas y archivos
bar-lines = Líneas que has probado
bar-files = Partidas y archivos
ask-rules = Busca una regla o un coste
    .placeholder = ¿Puedo…? Reglas y costes
view-lesson = Aprender
    .hint = Una lección, paso a paso
    .none = Las reglas con sus ejemplos; este juego aún no tiene lección
view-without-lesson = { $game } aún no tiene lección. Aquí están sus reglas, con ejemplos. Como mejor se aprende es jugando: en «Jugar», los demás dicen por qué deciden así.
view-explore = Explorar
    .hint = Prueba líneas y compáralas
view-play = Jugar
    .hint = Una partida contra rivales que te cuentan por qué juegan así
view-rules = Reglas
view-presenter = Enseñar
    .hint = El tablero en grande, para una clase
aria-nav = Maneras de usar la página
aria-tabs = Lo que hay junto al tablero
aria-board-parts = El tablero bajo la ciudad
sheet-pull = Mostrar más o menos de esto
sheet-more = Hay más abajo
language-choose = Idioma: { $name }; pulsa para elegir otro
looks-open = Aspecto: tamaño del texto, colores, velocidad, teclas
looks-size = Tamaño del texto
looks-theme = Colores
size-label = { $size } %
looks-speed = Velocidad al ver los pasos
looks-words = En palabras
speed-half = La mitad
speed-single = Normal
speed-double = El doble
speed-instant = Al instante
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
key-turn-back = Mayúsculas y flecha izquierda
    .does = un turno entero atrás
key-turn-on = Mayúsculas y flecha derecha
    .does = un turno entero adelante
key-Home = Inicio
    .does = al principio
key-End = Fin
    .does = al final de la línea
# As in English.
key-Escape = Escape
    .does = cierra lo que esté abierto; olvida lo marcado
key-undo = Control y Z
    .does = deshacer el último cambio en las líneas
key-redo = Control, Mayúsculas y Z
    .does = volver a hacerlo
key-digits-choice = 1 a 9
    .does = a la opción de ese número
key-question = ?
    .does = abre y cierra esta hoja
key-w = W
    .does = al botón con el que se sigue, se omite o se confirma
key-p = P
    .does = muestra los pasos uno tras otro, o se detiene
key-n = N
    .does = qué hacer ahora: a la primera opción
key-v = V
    .does = a la variante siguiente donde se separan las líneas
key-l = L
    .does = las líneas
key-r = R
    .does = las reglas
key-g = G
    .does = partidas y archivos
key-Tab = Tabulador
    .does = al control siguiente; arriba hay enlaces que saltan adelante
key-arrows = Flechas entre opciones
    .does = de una opción o respuesta a la siguiente
key-Enter = Intro o espacio
    .does = pulsa el control que tiene el foco
tab-now = Ahora
tab-lesson = Lección
tab-events = Sucesos
tab-stocks = Bienes
tab-lines = Líneas
tab-forecast = Pronóstico
tab-study = Mirar atrás
tab-rules = Reglas
tab-games = Partidas
skip-now = Saltar a lo que toca ahora
skip-choices = Saltar a todas las decisiones

## For keyboards and screen readers

aria-now = Lo que toca ahora
skip-timeline = Saltar a la línea de tiempo
skip-door = Saltar a las formas de empezar
skip-lesson = Saltar a la lección
skip-lines = Saltar a las líneas
skip-rules = Saltar a las reglas
skip-games = Saltar a las partidas y los archivos
skip-compare = Saltar a la comparación
skip-happened = Saltar a lo que ha pasado
skip-board-text = Saltar a la posición en palabras
skip-stocks = Saltar a los bienes
aria-board = El tablero, dibujado; lo mismo en palabras está debajo.
aria-happened = Lo que ha hecho el último paso
aria-thing = Lo que has tocado en el tablero

## Notices

keep-full = Este navegador no puede guardar tus líneas (su almacén está lleno o desactivado): guárdalas como archivo en Partidas.

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

## Lessons and themes

theme-light = Claro
    .hint = Colores claros
theme-dark = Oscuro
    .hint = Colores oscuros
theme-contrast = Contraste
    .hint = Alto contraste
