# The position beside the board, and the status.

## Status

status-line = Línea { $name }
status-busy = Calculando…
aria-status = Dónde estamos

## Stocks and words

page-stocks = Bienes
page-stocks-change = cambio del último paso
page-board-text = La posición en palabras
page-changed = Lo que ha cambiado con el último paso
stocks-player = Nombre
