# The position beside the board, and the status.

## Status

status-line = Linea { $name }
status-busy = Un momento, ci penso …
aria-status = Dove siamo

## Stocks and words

page-stocks = Scorte
page-stocks-change = differenze dell'ultimo passo
page-board-text = La posizione a parole
page-changed = Che cosa è cambiato con l'ultimo passo
stocks-player = Nome
