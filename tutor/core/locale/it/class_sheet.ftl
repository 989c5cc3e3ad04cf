# Il foglio di una classe, da stampare.

class-sheet-title = Classe { $code }
class-sheet-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
} { $year }
class-sheet-seats = { $count ->
    [one] { $count } partecipante
   *[other] { $count } partecipanti
}
class-sheet-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
class-sheet-asked = { $count ->
    [one] { $count } domanda
   *[other] { $count } domande
}
class-sheet-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
class-sheet-covered = Che cosa abbiamo visto
class-sheet-answers = Domande e risposte
class-sheet-question = Domanda
class-sheet-result = Risposte
class-sheet-first = prima votazione
class-sheet-second = dopo averne parlato
class-sheet-share = { $percent }{ "\u00A0" }%
class-sheet-right = Giusta: { $option }
class-sheet-wrong = Errore più comune, { $count } su { $all }: { $option }
class-sheet-most = La scelta più frequente: { $option } ({ $count } su { $all })
class-sheet-taught = La mossa della lezione: { $move }
class-sheet-game = La partita della classe: { $game }
class-sheet-choices = { $count ->
    [one] È stata fatta una scelta.
   *[other] Sono state fatte { $count } scelte. Alla fine stava così:
}
class-sheet-lost = Dove qualcuno si è perso
class-sheet-repeat = Regole da ripassare
class-sheet-note = In questo foglio ci sono numeri, e nessun nome di chi ha partecipato.
