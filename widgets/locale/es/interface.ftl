# The words of the page around the game.

## Titles

page-happened = Qué ha pasado
page-before = Antes de la primera jugada
page-stocks = Haberes
page-stocks-change = cambio del último paso
page-board-text = La posición en palabras

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

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
timeline-slider = Paso
timeline-place = Paso { $ply } de { $plies }
timeline-day = Día { $day }
timeline-turn = Turno de { $player }
timeline-start = Inicio
timeline-round = Ronda { $number }
timeline-night = Noche

## Stocks

stocks-player = Nombre

## Rules

rule-heading = La regla


## Addresses

address-lesson = La dirección pide la lección «{ $found }», pero solo hay { $known }.
address-ply = La dirección pide el paso «{ $found }», pero esta lección tiene los pasos del 0 al { $last }. Este es el principio.
address-language = La dirección pide el idioma «{ $found }», pero solo hay { $known }. Esto es español.
address-theme = La dirección pide el tema «{ $found }», pero solo hay { $known }.
address-view = La dirección pide la vista «{ $found }», pero solo hay { $known }.
address-game = La dirección pide el juego «{ $found }», pero solo hay { $known }.
address-step = La dirección pide «{ $found }», que no es un paso de la lección. Este es su principio.
address-seat = La dirección pide el asiento de «{ $found }», que no juega en esta partida. Todas las manos están a la vista.
address-lesson-game = La dirección pide { $game } y una lección que enseña { $opened }. Esta es la lección.
address-link-game = La dirección pide { $game }, pero su enlace contiene una partida de { $opened }. Esta es la partida del enlace.
address-unknown = La dirección dice «{ $name }», que aquí no significa nada.

## When something fails

error-calm = Algo ha fallado por nuestra parte. Tu lugar en la lección está a salvo: recarga la página para seguir.
    .log = Lo ocurrido queda anotado en el registro del servidor con el número { $id }.

## For keyboards and screen readers

skip-timeline = Saltar a la línea de tiempo
skip-door = Saltar a las entradas
skip-lesson = Saltar a la lección
skip-lines = Saltar a las líneas
skip-rules = Saltar a las reglas
skip-games = Saltar a las partidas y los archivos
skip-compare = Saltar a la comparación
skip-past = Saltar todas las decisiones
skip-happened = Saltar a lo que ha pasado
skip-board-text = Saltar a la posición en palabras
skip-stocks = Saltar a los haberes
aria-board = El tablero, dibujado; lo mismo en palabras está debajo.
aria-timeline = Recorrer la partida paso a paso
aria-happened = Lo que ha hecho el último paso
aria-status = Dónde estamos
aria-thing = Lo que has tocado en el tablero
