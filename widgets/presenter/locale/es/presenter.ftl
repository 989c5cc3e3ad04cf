# Las palabras de una presentación: lo que se enseña a una clase, y lo que se ha visto.

aria-presenter = Lo que ve la clase
aria-present-ways = La presentación
present-back = Atrás
present-next = Seguir
present-ask = Preguntar a la clase
present-reveal = Mostrar la respuesta
present-show = Mostrar las elecciones
present-class = Una ronda nueva con la clase
present-hands = La clase: { $counts }.
present-end = Fin
present-so-far = Hasta aquí se ha jugado
present-board = Tablero
present-line = Mostrar mi línea
present-lesson = Mostrar la lección
present-place = Acto { $act } de { $acts }, paso { $step } de { $steps }
present-act = Acto { $act } de { $acts }
present-decide = ¿Qué harías tú aquí?
present-what-if = ¿Y si…? { $title }
present-example = La jugada de la lección
present-chosen = Todos han elegido
present-accepted = { $count ->
    [one] Esto es lo correcto aquí
   *[other] Cada una de estas es correcta aquí
}
present-option = { $letter }: { $option }.
present-right = La correcta es la { $letter }: { $option }.
present-rule = La regla: { $title }
present-keys = Teclas
present-more = Más
    .hint = Más opciones: lo que se ha visto, hojas para repartir, tu propia pantalla, teclas
speaker-do = Mi pantalla
    .hint = Abre una ventana para tu propia pantalla: lo que sigue, notas y un reloj
speaker-heading = Para la pantalla de quien enseña
speaker-now = Ahora
speaker-next = Después
speaker-since = desde que se abrió esta ventana:
speaker-left = { $count ->
    [0] Es la última diapositiva.
    [one] Queda una diapositiva.
   *[other] Quedan { $count } diapositivas.
}
speaker-left-act = { $count ->
    [0] Es la última diapositiva de este acto.
    [one] Queda una diapositiva de este acto.
   *[other] Quedan { $count } diapositivas de este acto.
}
speaker-gone = La página que ve la clase está cerrada o se está cargando de nuevo. Si no vuelve, ábrela otra vez, elige allí Mi pantalla y cierra esta ventana.
speaker-blocked = El navegador no ha abierto la ventana. Permite las ventanas emergentes de esta página y vuelve a pulsar.
key-Space = Espacio
    .does = un paso adelante; sobre un botón, lo pulsa
key-PageDown = Avance de página
    .does = un paso adelante, como lo envían los mandos
key-PageUp = Retroceso de página
    .does = un paso atrás, como lo envían los mandos
key-b = B
    .does = el tablero junto a una pregunta, o no; en una pregunta a una clase sin móviles, véase A a E
key-c = C
    .does = lo que se ha visto, y cómo ir a cada acto
key-digits = 1 a 9
    .does = al título de ese acto, pero no mientras hay una pregunta; el botón Atrás del navegador vuelve a la diapositiva
key-first-slide = Inicio
    .does = a la primera diapositiva, pero no mientras hay una pregunta; el botón Atrás del navegador vuelve a la anterior

## What was covered

covered-do = Lo visto
covered-heading = Lo que se ha visto
covered-title = Lo que se ha visto: { $game }
covered-close = Seguir con la presentación
covered-page = Como página, para imprimir
covered-text = Como texto
covered-anew = Empezar una lista nueva
covered-acts = Ir a un acto
covered-act = Acto { $act }: { $name }
covered-nothing = Todavía no se ha mostrado nada.
covered-concepts = Conceptos preguntados
covered-rules = Reglas
covered-questions = Preguntas hechas
covered-line = Pasos de una línea
covered-step = Paso { $ply }: { $words }

## The page for teachers

teachers-title = { $game }: la lección para quien enseña
teachers-about = Lo que dice y enseña cada paso, y todas las preguntas, con sus respuestas y la idea que hay detrás de cada error. La lección dura { $minutes ->
    [one] alrededor de { $minutes } minuto
   *[other] unos { $minutes } minutos
}.
teachers-act = Acto { $act }: { $name }, { $minutes ->
    [one] alrededor de { $minutes } minuto
   *[other] unos { $minutes } minutos
}
teachers-rules = Reglas: { $rules }.
teachers-concept = Concepto: { $concept }.
teachers-others = Más para enseñar
teachers-do-act = Imprimir este acto para quien enseña
teachers-do = Imprimir toda la lección para quien enseña
teachers-do-others = Imprimir más posiciones para quien enseña
teachers-given = El navegador ha guardado { $name }. Abre esa página e imprímela.

## La clase en directo

class-do = Abrir la clase
class-heading = Responde con tu móvil
class-qr = El código cuadrado que abre la clase en un móvil
class-type = Apunta con la cámara al cuadrado, o escribe
class-code = y el código de esta clase
present-guide = La guía docente
class-lesson = La lección para la clase
class-step-1 = Conéctate a la misma wifi que esta pantalla
class-step-2 = Escanea, o escribe la dirección
class-step-3 = Tu nombre o mesa, y mira la pantalla
class-here = { $count } aquí
class-new = Cada móvil nuevo aparece enseguida.
class-empty = Ningún móvil ha llegado aún a esta dirección. Algunas redes separan los dispositivos: usa tu propio punto de acceso.
class-names = Los nombres no salen nunca en la pantalla
class-over = La clase ha terminado
class-over-phones = ¡Gracias! Ya se pueden guardar los móviles.
class-over-next = La lección puede seguir aquí, sin móviles. Si se han conservado las respuestas, la hoja para imprimir sigue en la consola docente.
class-over-open = Para otra clase: «{ present-more }» y luego «{ class-do }».
class-over-start = Para otra clase, vuelve a iniciar el tutor.
class-chip = { $code } · { $here }
class-of = { $count } de { $of }
class-begin = Empezar la lección
class-on = Seguir con la lección
class-close = Cerrar la pregunta
class-open = La pregunta está abierta.
class-answered = Han respondido { $count } de { $of }
class-late = ¿Llegas ahora? { $address }, { $code }
class-closed = La pregunta está cerrada.
class-talk = Cerrada. Habla con quien tienes al lado: ¿quién convence a quién?
class-again = Votar otra vez
class-again-open = Habla con quien tienes al lado y vota otra vez.
class-answers = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
}
class-first = primera votación
class-second = después de hablar
class-other-moves = Otras: { $count }
class-chose = La clase eligió
class-aside = Una prueba: { $move }
class-aside-back = Con Retroceso de página se vuelve.
present-by-hands = lo que dice la clase
key-hands = A a E
    .does = en una pregunta, lo que dice la clase a mano alzada; la respuesta empieza entonces por la idea que hay detrás
key-vote = V
    .does = la clase vota otra vez, después de hablar
