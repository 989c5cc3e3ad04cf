# Games, files, and handouts.

## Games and files

games-heading = Una partida nueva
games-game = Juego
games-players = Jugadores
games-variant = Variante
games-others = Los demás
games-others-advised = juegan con buenos consejos y se explican
games-others-planner = juegan con un plan para el final de la partida y se explican
games-others-search = prueban sus jugadas posibles, uno o dos segundos cada vez, y las explican; son los más fuertes
games-others-random = juegan al azar
games-others-around = comparten esta pantalla por turnos
games-others-alone = nadie: juego en todos los asientos
games-name = Tu nombre
games-names = Sus nombres, separados por comas
games-begin = Empezar
games-more = Más
games-load = Abrir un archivo
games-earlier-heading = Partidas anteriores
games-earlier-hint = Este navegador guarda las últimas { $most } partidas; las terminadas se quedan más tiempo. Un archivo guarda una partida para siempre.
games-earlier = { $game } con { $players }
    .when = { $game } con { $players }: { $date }, { $time }
games-earlier-going = { $place } ({ $count ->
    [one] { $count } paso
   *[other] { $count } pasos
})
games-points = { $player } { $points }
keep-heading = Guardar y compartir
keep-number = El número de esta posición
keep-position = Esta posición tiene el número { $id }: cítalo cuando avises de algo raro en ella.
keep-do = Guardar como archivo o enlace
keep-choose = Todas las jugadas y líneas: ¿como archivo o como enlace?
keep-file = Guardar el archivo
keep-link = Un enlace con todas las líneas
keep-no-link = Todas estas líneas juntas son demasiado largas para un enlace. El archivo las contiene todas.
keep-short-link = El enlace lleva todas las jugadas y todos tus comentarios; lo que dijeron los demás jugadores está solo en el archivo.
keep-hidden = El archivo y el enlace llevan la partida entera: quien mire dentro puede averiguar todas las cartas ocultas.
keep-faulty = No se puede abrir «{ $name }»: { $what }
keep-strange = No se puede abrir «{ $name }»: no es una partida, ni un estudio, ni un progreso guardados por el tutor.
keep-too-large = No se puede abrir «{ $name }»: ocupa más de { $most } MB, y ningún archivo del tutor llega a tanto.
keep-too-much = Es demasiado grande para leerlo: necesita más memoria de la que tiene la página. Abre un archivo más pequeño o una parte de la partida.

## Handouts

handout-do = Repartir esta posición
handout-short = Repartir
handout-heading = Repartir esta posición
handout-caption = Texto bajo el dibujo
handout-page = Como página, para imprimir
handout-svg = Como dibujo (SVG)
handout-png = Como imagen (PNG)
handout-pdf = Como hoja de papel (PDF)
handout-turn = El último turno, en movimiento (GIF)
handout-round = La ronda hasta aquí, en movimiento (GIF)
handout-making = Se están pintando las piezas. Tarda unos segundos.
handout-too-much = Esa imagen necesita más memoria de la que tiene la página. El último turno solo, o la posición como imagen, necesita menos.
handout-close = Cerrar
handout-hint = Lo que escribas aquí aparece bajo el dibujo: en la página, en el dibujo y en la imagen. La página dice además qué tiene cada uno. La hoja de ayuda va aparte.
