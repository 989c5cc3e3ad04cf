# The position beside the board, and the status.

## Status

status-line = Linea { $name }
status-busy = Un momento, ci penso …
status-position = Posizione { $id }
    .hint = Cita questo numero se segnali qualcosa di strano in questa posizione.
aria-status = Dove siamo

## Stocks and words

page-stocks = Scorte
page-stocks-change = differenze dell'ultimo passo
page-board-text = La posizione a parole
stocks-player = Nome
