# The position beside the board, and the status.

## Status

status-line = Línea { $name }
    .led = { $name }
status-busy = Calculando…
status-thinking = { $player } está pensando…
aria-status = Dónde estamos

## Stocks and words

page-stocks = Bienes
page-stocks-change = cambio del último paso
page-still = Esto es una imagen del tutor, que aquí no está en marcha. Para probar cosas, abre el cuaderno en Jupyter y ejecuta esta celda, o inicia el tutor con la orden machu-tutor.
page-board-text = La posición en palabras
page-changed = Lo que ha cambiado con el último paso
stocks-player = Nombre

## Drawing on the board

strokes-here = Dibujado en el tablero
strokes-open = Dibujar en el tablero
strokes-thing = En o desde
strokes-to = Flecha hasta
strokes-ring = sin flecha: un círculo
strokes-draw = Dibujar o quitar
strokes-clear = Borrar los dibujos
strokes-hint = En el propio tablero: pulsa algo con el botón derecho para rodearlo con un círculo, o arrastra hasta otra cosa para trazar una flecha. En una pantalla táctil mantén el dedo encima y después arrastra o suelta. Lo mismo otra vez lo quita. Mayús, Alt o las dos juntas cambian el trazo.
strokes-drawn = Dibujado: { $stroke }
strokes-gone = Quitado: { $stroke }
strokes-cleared = Ya no hay nada dibujado en el tablero.
pen-solid = Continuo
pen-dashed = De trazos
pen-dotted = De puntos
pen-double = Doble
aria-pens = Cómo se dibuja

## A great moment over the page

