# Deciding: what to do now, what happened, every way to decide, refusals.

deciding-not-yours = Qui decide { $player }, e tu siedi a un altro posto.

## Deciding

picked-do = Conferma
picked-forget = Annulla
aside-line = Sei sulla linea { $name }.
    .led = Stai guardando questo: { $name }.
aside-name = Linea { $name }
    .led = { $name }
aside-main = Torna alla linea principale
    .led = Torna alla partita del maestro
    .short = Alla partita
aside-compare = Confronta con la linea { $name }
    .led = Confronta: { $name }
aside-compare-main = Confronta con la linea principale
    .led = Confronta con la partita del maestro
    .short = Confronta
now-lines = Linee
now-decide-here = Decidi qui
now-decides = Decide { $player }
now-back = Annulla
now-back-played = Annulla ciò che è stato giocato in una volta ({ $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
})
now-back-one = Annulla solo l'ultima decisione
now-back-shown = Non si può annullare: è stato mostrato qualcosa che era nascosto.
now-back-secret = Non si può annullare: solo chi ha scelto in segreto può tornare sulla sua scelta.
now-step-back = Un passo indietro
now-again = Ripristina
now-keep = Conserva come scheda
now-others = Gli altri …
now-play-advised = Fai giocare e spiegare gli altri
now-play-planner = Fai giocare gli altri con un piano e spiegare
now-play-search = Fai giocare i più forti al posto degli altri: pensano un secondo o due e spiegano le loro mosse
now-play-random = Fai giocare gli altri a caso
now-play-stop = Gioca a tutti i posti
now-play-open = Basta passarsi lo schermo: tutte le mani diventano scoperte
now-await = Lascia decidere { $player }
now-thinking = { $player } sta pensando: un secondo o due.
now-thinking-lost = Il ragionamento di { $player } è andato perso.
now-seats = Giochi come { $players }
now-seats-all = Tutti i posti sono tuoi
now-plays-all = Ora decidi per tutti i posti e vedi ciò che vede ciascuno.
now-plays-others = Da ora giochi come { $players }; il programma decide per { $others }.
now-play-to = Con le regole pratiche, per tutti i posti
    .seated = Gli altri come ora, tu secondo le regole pratiche
now-play-to-turn = Continua fino alla fine del turno
now-play-to-day = Continua fino alla fine del giorno
now-play-to-round = Continua fino alla fine del giro
now-play-to-game = Continua fino alla fine della partita
now-settled = Stai guardando indietro. Qui non si può più decidere altro, perché da allora è stato mostrato qualcosa che era nascosto. Per provare altre strade, scopri prima tutte le mani: in «{ now-others }».
now-cards-end = Le carte di questa partita sono state preparate per le mosse del maestro, e il prossimo giro non ha carte per ciò che è successo invece. Annulla la tua ultima scelta o torna alla lezione: non si perde nulla.
now-same-again = Hai già visto la prossima carta: resta dov’è e uscirà di nuovo la stessa.
now-back-turn = Annulla tutto il turno
now-played = { $count ->
    [one] Le regole pratiche hanno preso { $count } decisione. Decidi tu per tutti.
   *[other] Le regole pratiche hanno preso { $count } decisioni. Decidi tu per tutti.
}
    .seated = { $count ->
        [one] È stata presa una decisione per tutti. Giochi ancora per { $players }.
       *[other] Sono state prese { $count } decisioni per tutti. Giochi ancora per { $players }.
    }
    .over = { $count ->
        [one] È stata presa una decisione per tutti. La partita è finita.
       *[other] Sono state prese { $count } decisioni per tutti. La partita è finita.
    }
seat-last = Se vuoi, guarda ancora una volta le tue carte: vengono coperte prima che tu passi lo schermo.
seat-hand-on = Passa lo schermo a { $player }
seat-covered = Tutte le mani sono coperte. { $player } prende lo schermo e gli altri guardano altrove.
seat-sit-down = Sono { $player }
page-since = Dopo la tua ultima decisione
choices-heading = Tutte le decisioni a parole
now-play-again = Gioca ancora
now-look-back = Rivedi
choices-over = La partita è finita: non c'è più nulla da decidere.
choices-others = Adesso decidono gli altri.
skip-past = Salta tutte le decisioni

## Refusals

refused-heading = Qui non si può
refused-tried = Tentativo: { $words }
refused-rule = Regola: { $title }
refused-ways = Che cosa si può fare da qui
refused-close = Chiudi

## What happened

page-happened = Che cosa è successo
page-before = Prima della prima mossa
page-earlier = Prima, in questo turno
page-folded = { $count ->
    [one] { $count } passo precedente
   *[other] { $count } passi precedenti
}

## The result

deciding-winner = vince
