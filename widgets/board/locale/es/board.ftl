# The position beside the board, and the status.

## Status

status-line = Línea { $name }
status-busy = Calculando…
status-position = Posición { $id }
    .hint = Cita este número cuando avises de algo raro en esta posición.
aria-status = Dónde estamos

## Stocks and words

page-stocks = Haberes
page-stocks-change = cambio del último paso
page-board-text = La posición en palabras
stocks-player = Nombre
