# Two lines side by side. $left, $right and $line are names of lines ("Principale", "A").

comparison-parting = Si separano alla decisione di { $player }
comparison-secret = Si separano alla decisione di { $player }, che è segreta
comparison-goes-on = Dove finisce { $shorter }, { $longer } continua
comparison-one-moment = È lo stesso momento
comparison-hint = chi ha di più, e di quanto
comparison-figure = Valore
comparison-difference = Differenza
comparison-equal = { $count ->
    [one] { $count } altro valore è uguale
   *[other] Altri { $count } valori sono uguali
}
comparison-different = diverso
comparison-plus = +{ $count }
comparison-in = nella linea { $line }
comparison-more-in = { $count } in più nella linea { $line }
comparison-nobody = { $players }: nessuna differenza fra { $left } e { $right }.
comparison-cause = per { $cause }
comparison-table = Sul tabellone
comparison-words = A parole

## Comparing

compare-step = { $name }, passo { $ply }
    .led = { $name }, mossa { $ply }
compare-move = { $name }: { $move }
compare-at = dopo il passo { $ply }
    .led = dopo la mossa { $ply }
compare-close = Chiudi il confronto
    .lesson = Torna alla lezione
compare-go = Apri: { $name }
compare-line = Linea { $name }
compare-board = Il tabellone, disegnato: { $name }
compare-boards = Il tabellone mostrato
compare-back = Passo indietro
    .of = Un passo indietro in { $name }
compare-on = Passo avanti
    .of = Un passo avanti in { $name }
compare-together = Stesso momento
compare-turn-back = Entrambe un turno indietro
compare-turn-on = Entrambe un turno avanti
compare-after-turn = dopo il turno di { $player }
compare-in-turn = durante il turno di { $player }
compare-part = appena cominciato
compare-over = la partita è finita
compare-apart = I due lati sono in momenti diversi della partita.
compare-within = I due lati sono nello stesso turno, ma solo uno l'ha concluso.
compare-last-common = In { $line } quel momento non c'è, quindi i due lati mostrano l'ultimo che hanno in comune.

## Mondi gemelli

compare-start = Dove cominciano i due mondi
compare-end = La fine dei due mondi
compare-alike = Dopo queste mosse tutti fanno le stesse cose nei due mondi, turno per turno.
compare-first = Prima differenza in seguito
compare-to-first = Mostra la prima differenza
compare-here = È il turno mostrato.
compare-leave = Torna alle coppie
compare-keep = Conserva come linee
compare-twins = Mostra queste due mosse nei mondi gemelli
