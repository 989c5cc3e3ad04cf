# I problemi: un turno di una partita vera in cui si può ottenere qualcosa.

puzzles-open = Problemi della settimana
puzzles-hint = Turni di partite vere. Ognuno ha una soluzione, qualunque cosa facciano gli altri. Risolti: { $solved } su { $count }.
puzzles-done = I problemi di questa settimana sono tutti risolti. Lunedì ne arrivano altri.
puzzle-row-solved = risolto, { $grade }
puzzle-hint = Suggerimento
puzzle-hint-first = { $count ->
    [one] Manca una sola decisione. Premi di nuovo per vedere quale.
   *[other] La via più breve richiede ancora { $count } decisioni. Premi di nuovo per vedere la prossima.
}
puzzle-hint-next = Adesso: { $step }.
puzzle-hint-back = Da qui non ci si arriva più. Annulla la tua ultima decisione.
puzzle-solution = Mostra la soluzione
puzzle-again = Dall'inizio
puzzle-next = Problema successivo
puzzle-part = Il problema
