# I problemi: turni di partite vere, e a che punto è un tentativo.

puzzle-heading = Problema { $grade }
puzzle-grade-easy = facile
puzzle-grade-medium = medio
puzzle-grade-hard = difficile
puzzle-begin = Tocca a te. Quello che viene dopo questo turno non conta.
puzzle-on = Finora hai { $gained } su { $needed }, e puoi ancora arrivare a { $needed }.
puzzle-lost = Da qui si arriva al massimo a { $reach }, e ne servono { $needed }. Torna indietro e prova altro.
puzzle-over = Il turno è finito con { $gained } su { $needed }. Riprova dall'inizio.
puzzle-solved = Risolto: { $gained } su { $needed }.
puzzle-way = La soluzione
