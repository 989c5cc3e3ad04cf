# Quanto vale ogni mossa: il pronostico della decisione presente.

forecast-ask = Quanto vale ogni mossa?
forecast-ahead = Se finisse adesso
forecast-hint = Per { $player }, con quel che { $player } può sapere: i giocatori del tutor portano a termine la partita tante volte, ogni volta con altre carte nascoste.
forecast-nothing = Qui non c'è nulla da confrontare: la mossa è una sola, oppure non puoi sapere quel che sa chi decide.
forecast-time = Tempo per pensare
# As in English.
forecast-for = { $seconds ->
    [10] 10 s
    [30] 30 s
    [60] 1 min
   *[other] 5 min
}
forecast-stop = Ferma
forecast-bar = Tempo impiegato
forecast-list = Le mosse secondo le probabilità
forecast-all = Tutte le mosse e i motivi
forecast-by = Chi gioca le partite fino alla fine
forecast-by-rules = regole pratiche
forecast-by-planner = con un piano
forecast-by-chance = il caso

## A che punto è

forecast-begins = Calcolo quanto vale ogni mossa. Intanto la tabella diventa più sicura.
forecast-estimating = Primo sguardo: { $made } di { $needed } stime per ogni mossa.
forecast-first = Primo sguardo: { $made } mosse su { $ways } giocate fino alla fine.
forecast-none = Fermato prima che ci fossero cifre.
forecast-estimated = { $count ->
    [one] { $count } stima per ogni mossa, alla fine del giorno.
   *[other] { $count } stime per ogni mossa, alla fine del giorno.
}
forecast-running = { $count ->
    [one] Finora { $count } partita per ogni mossa.
   *[other] Finora { $count } partite per ogni mossa.
}
forecast-stopped = { $count ->
    [0] Scegli un tempo per continuare.
    [one] { $count } partita per ogni mossa. Scegli un tempo per continuare.
   *[other] { $count } partite per ogni mossa. Scegli un tempo per continuare.
}
forecast-until = Da { $needed } partite per mossa in su, le cifre vengono da queste.
forecast-done = { $count ->
    [one] Finito dopo { $count } partita: giocarne altre non cambierebbe nessun giudizio.
   *[other] Finito dopo { $count } partite per ogni mossa: giocarne altre non cambierebbe nessun giudizio.
}
forecast-lost = Non è stato possibile continuare le partite. Scegli un tempo per riprovare.
forecast-leads = In cima alla tabella: { $move }.

## Una mossa

forecast-win = Vince il { $share }%, tra il { $low } e il { $high }%
forecast-win-few = Vince il { $share }% finora; ancora troppo poche partite per dire di più
forecast-group = { $group ->
    [best] la migliore
    [close] vicina
   *[worse] peggiore
}
forecast-group-head = { $group ->
    [best] La migliore
    [close] Vicine: non ancora distinguibili dalla migliore
    [worse] Peggiori
   *[open] Troppo poche partite per una cifra: ne servono { $needed }
}
forecast-place = Posto
forecast-move = Mossa
forecast-win-head = Vince
forecast-difference = Distacco
forecast-points-head = Punti
forecast-games = Partite
forecast-less = { $less ->
    [0] 0
   *[other] −{ $less }
} ± { $error }
forecast-early = stimato
forecast-share = { $share }%
forecast-endings = Le partite sono finite così: { $endings }
forecast-ending = { $ending } { $share }% ({ $low }–{ $high }%)
forecast-ending-few = { $ending } { $share }% finora
forecast-points = { $points ->
    [one] { $points } punto in media
   *[other] { $points } punti in media
}
forecast-points-between = { $points ->
    [one] { $points } punto in media, tra { $low } e { $high }
   *[other] { $points } punti in media, tra { $low } e { $high }
}
forecast-why = { $until ->
    [stage] Alla fine del giorno
   *[end] In queste partite, alla fine
} e rispetto alla prima della tabella: { $differences }.
forecast-alike = Tutte le partite sono state le stesse che dopo «{ $move }»: le due portano allo stesso punto.
forecast-more = { $side ->
    [more] { $whole },{ $tenths } in più in «{ $figure }»
   *[less] { $whole },{ $tenths } in meno in «{ $figure }»
}
forecast-caused = { $difference } (soprattutto per { $cause })

## Uno sguardo indietro su una partita finita

study-ask = Dove è stata persa?
study-hint = { $nights ->
    [some] I giocatori del tutor finiscono la partita molte volte da dove è cominciato ogni turno e ogni notte, ogni volta con altre carte ancora da uscire: così vedi che cosa poteva aspettarsi chi vedesse tutte le mani.
   *[none] I giocatori del tutor finiscono la partita molte volte da dove è cominciato ogni turno, ogni volta con altre carte ancora da uscire: così vedi che cosa poteva aspettarsi chi vedesse tutte le mani.
}
study-begins = Si guarda indietro nella partita. Intanto le cifre diventano più sicure.
study-running = { $count ->
    [one] { $count } partita da { $moments } momenti finora.
   *[other] { $count } partite da { $moments } momenti finora.
}
study-stopped = { $count ->
    [one] { $count } partita da { $moments } momenti.
   *[other] { $count } partite da { $moments } momenti.
} Scegli un tempo per continuare.
study-none = Interrotto prima di avere risultati. Scegli un tempo per continuare.
study-chances = { $part ->
    [day] Probabilità di vincere all'inizio di ogni giorno
    [round] Probabilità di vincere all'inizio di ogni giro
   *[game] Probabilità di vincere all'inizio
}
study-accounts = { $part ->
    [day] Effetto di ogni giorno, in punti (± errore standard)
    [round] Effetto di ogni giro, in punti (± errore standard)
   *[game] Effetto della partita, in punti (± errore standard)
}
study-start = Attesi all'inizio
study-whose = Effetto dei turni di ciascuno, in punti (± errore standard)
study-own_turns = Turni propri
study-other_turns = Turni degli altri
study-nights = Notti
study-rest = Tutto il resto
study-result = Punti alla fine
study-error = ± { $error }
study-between = { $low }–{ $high }%
studied-chances-over = Probabilità di vincere durante la partita, su 100
study-keep = La tua partita in una pagina
study-play = Continua con la decisione migliore
study-play-other = Continua con l'altra decisione
study-beside = Confronta le due linee
study-page = { $game }: { $players }
study-rests = { $count ->
    [one] { $count } partita da { $moments } momenti.
   *[other] { $count } partite da { $moments } momenti.
}

## Che cosa è costato di più a qualcuno

study-whose-cost = Di chi sono le decisioni
study-cost-later = Non ancora cercato. Scegli più tempo.
study-cost-soon = Si cercano appena si sa qualcosa dei turni.
study-cost-trying = { $made } decisioni su { $ways } provate finora.
study-cost-none = Finora non si è trovato niente che sia costato vittorie a { $player }. Con più tempo può emergere qualcosa.

## Il rapporto di una partita finita

report-answer = { $sure ->
    [yes] Dove si è regalato di più: { $when }. A { $player } è costato { $cost } possibilità di vincere su 100.
   *[no] Il punto più probabile finora: { $when }. A { $player } sembra essere costato { $cost } possibilità di vincere su 100, ma la fortuna potrebbe fare altrettanto.
}
report-score = { $player } { $points }
report-scores = La fine: { $scores } punti.
report-chances = { $part ->
    [day] Possibilità di vincere, giorno per giorno
    [round] Possibilità di vincere, giro per giro
   *[game] Possibilità di vincere
}
report-chances-hint = Per chi vedesse tutte le mani, più o meno { $error }. Sotto, ogni cifra parte da ciò che si sapeva da quel posto.
report-given = Quanto hanno regalato le proprie decisioni
report-given-hint = In centesimi della possibilità di vincere, su una sola scala. Scuro: chiaro, e contato. Pallido: la fortuna potrebbe fare altrettanto.
report-judged = { $made } di { $ways } giudicate
report-sum = Somma
report-cost = −{ $cost }
report-made = Fatto: { $decision }
report-better = Meglio: { $decision }
report-sure = { $sure ->
    [yes] Chiaro: più o meno { $error }
    [few] Servono ancora partite intere per saperlo: più o meno { $error }
   *[no] La fortuna potrebbe fare altrettanto: più o meno { $error }
}, { $basis ->
    [estimates] secondo stime alla fine del giorno.
    [games] { $games ->
        [one] secondo una partita di ognuna.
       *[other] secondo { $games } partite di ognuna.
    }
   *[both] { $games ->
        [one] secondo stime e una partita intera di ognuna.
       *[other] secondo stime e { $games } partite intere di ognuna.
    }
}
report-why = Rispetto a ciò che è stato fatto, lascia { $differences }.
report-board = Il tabellone: { $when }. Un anello tratteggiato circonda ciò che è stato fatto, uno continuo ciò che era meglio.
report-balance = Fortuna e scelta, separate
report-balance-hint = In centesimi della possibilità di vincere. Per ogni persona tutto torna.
report-way = da { $start } a { $result }
report-own = decisioni proprie
report-others = regali altrui
report-rest = fortuna e altro
report-habits = Alla fine: { $player } e chi ha vinto, { $winner }
report-more = Tutte le cifre

## Mondi gemelli: due mosse con le stesse carte in arrivo

twins-heading = Mondi gemelli
twins-hint = Due mosse vengono giocate in parallelo fino alla fine della partita. I due mondi di una coppia hanno le stesse carte nascoste e le stesse carte in arrivo, distribuite secondo ciò che { $player } può sapere: nessuno dei due ha carte migliori. Poi ogni partita va per la sua strada: una coppia sola dice poco.
twins-move = Il mondo { $letter } comincia con
twins-world-name = Mondo { $letter }
twins-show = Mostra i mondi gemelli
twins-pairs = Coppie
twins-count = { $count } coppie di mondi
twins-bar = Coppie giocate
twins-begins = Si giocano { $count } coppie di mondi.
twins-running = { $made } coppie giocate su { $count }.
twins-played = { $made ->
    [one] { $made } coppia giocata.
   *[other] { $made } coppie giocate.
}
twins-lost = Non è stato possibile continuare a giocare i mondi. Scegli un numero di coppie per riprovare.
twins-list = Le coppie, ognuna con i punti nei due mondi
twins-open = Premi una coppia per vedere i due mondi fianco a fianco.
twins-world = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $is_named ->
    [yes] { $ending }, {""}
   *[no] {""}
}vince { $winners }
twins-pair = Coppia { $number }. Mondo 1: { $one }. Mondo 2: { $two }. { $more ->
    [a] Più punti nel mondo 1.
    [b] Più punti nel mondo 2.
   *[none] Gli stessi punti in entrambi.
}
twins-points = Punti: su { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} il mondo 1 ne ha di più in { $better }, il mondo 2 in { $worse }, pari in { $equal }.
twins-wins = Vittoria: su { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} il mondo 1 fa meglio in { $better }, il mondo 2 in { $worse }, pari in { $equal }.
twins-mean-points = { $ahead ->
    [none] In media i due hanno gli stessi punti
   *[one] In media il mondo { $first } è in vantaggio di { $mean } punti
}{ $is_sure ->
    [yes] {""}; sono almeno { $other } e al massimo { $most }.
   *[no] {""}, ma la fortuna potrebbe fare altrettanto: il mondo { $first } potrebbe essere in vantaggio fino a { $most } punti, il mondo { $second } fino a { $other }.
}
twins-mean-wins = { $ahead ->
    [none] Su 100 partite i due ne vincono altrettante
   *[one] Su 100 partite il mondo { $first } ne vince { $mean } in più
}{ $is_sure ->
    [yes] {""}; sono almeno { $other } e al massimo { $most } in più.
   *[no] {""}, ma la fortuna potrebbe fare altrettanto: il mondo { $first } potrebbe vincerne fino a { $most } in più, il mondo { $second } fino a { $other }.
}
twins-mean-few = { $ahead ->
    [none] In media i due hanno gli stessi punti
   *[one] In media il mondo { $first } è in vantaggio di { $mean } punti
}; quanto c'entri la fortuna si può dire da { $needed } coppie in su.
twins-judged = { $verdict ->
    [better] { $measure ->
        [wins] Il mondo 1 vince più spesso.
       *[points] Il mondo 1 porta più punti.
    }
    [worse] { $measure ->
        [wins] Il mondo 2 vince più spesso.
       *[points] Il mondo 2 porta più punti.
    }
    [same] Nessuna coppia li distingue.
   *[open] Quale sia meglio in questo non si può ancora dire.
}
twins-comment = Coppia { $number } di mondi gemelli, mondo { $letter }. Ciò che nessuno poteva vedere è stato distribuito di nuovo.
twins-title = Mondi gemelli, coppia { $number }
twins-kept = I due mondi sono ora linee di una partita a sé, con le carte di questa coppia. La partita di prima è tra quelle precedenti.

## Il libro dei conti

ledger-heading = Che cosa ha cambiato ogni decisione e ogni carta
ledger-hint = Quello che ci si poteva attendere all'inizio e tutte le righe insieme danno il risultato. Ogni cifra sta fra le due accanto in 95 casi su 100. Una decisione che avrebbero preso anche i giocatori del tutor non cambia nulla e non ha riga.
ledger-caption = { $measure ->
    [win] La probabilità di vincere di { $player }, riga per riga
   *[points] I punti di { $player }, riga per riga
}
ledger-what = Che cosa è successo
ledger-changed = Variazione
ledger-sure = Quanto è sicuro
ledger-result = Il risultato
ledger-rest = { $count ->
    [one] { $count } altro passo
   *[other] Tutti gli altri { $count } passi insieme
}
ledger-stretch = Da { $first } a { $last }
ledger-steps = { $count ->
    [one] Un passo, con le sue carte ({ $when })
   *[other] { $count } passi che non si distinguono ancora ({ $when })
}
ledger-when = da { $first } a { $last }
ledger-cards = Carte: { $told }
ledger-percent = { $number }%
ledger-clear = fra { $low } e { $high }
ledger-open = non si può dire: da { $low } a { $high }
ledger-few = non si può ancora dire: troppo poche partite
ledger-choose-seat = Di chi sono i conti
ledger-choose-measure = In punti o in probabilità di vincere
ledger-choose-of = Di chi sono le righe
ledger-choose-order = In quale ordine
ledger-for = Per { $player }
ledger-in-points = In punti
ledger-in-win = In probabilità di vincere
ledger-of-all = Tutte le decisioni e le carte
ledger-of-player = Decisioni di { $player }
ledger-of-cards = Solo le carte
ledger-order-biggest = Prima i turni più grandi
ledger-order-game = Nell'ordine della partita
