# What several parts of the page say: where a game stands, addresses, notices.

## Notices

notice-close = Chiudi
error-unexpected = Qualcosa è andato storto da parte nostra. Quello che hai fatto è conservato: ricarica la pagina per continuare.
    .log = L'errore è annotato nel registro del server come { $id }.

## What cannot be done now

cannot =
    .undo = Adesso non è possibile: non c'è nulla da annullare.
    .least = Adesso non è possibile: non può essere di meno.
    .most = Adesso non è possibile: non può essere di più.
    .begins = Adesso non è possibile: è già al primo posto.
    .ends = Adesso non è possibile: è già all'ultimo posto.
    .start = Adesso non è possibile: questo è l'inizio.
    .end = Adesso non è possibile: questa è la fine.

## Decisions

step-secret = { $player }: scelta segreta
others-chance = Scelto dal caso.
others-reason = Perché: { $reason }
others-searched = Perché: provata in { $deals } distribuzioni di ciò che non si vede, questa mossa ha circa { $won } probabilità su 100 di vincere, contro { $other_won } di «{ $other }».
others-searched-alike = Perché: provata in { $deals } distribuzioni di ciò che non si vede, questa mossa ha circa { $won } probabilità su 100 di vincere; «{ $other }», con { $other_won }, non è chiaramente né meglio né peggio.
others-tried = Perché: nelle prove è la mossa che ha dato i risultati migliori. I numeri svelerebbero ciò che non puoi vedere, ma questo si vede: { $reason }
others-tried-untold = Perché: nelle prove è la mossa che ha dato i risultati migliori. I numeri restano segreti: svelerebbero ciò che non puoi vedere.
others-untold = Perché: è un segreto, svelerebbe ciò che non puoi vedere.

## Lines

line-main = Principale
    .told = nella linea principale
line-teacher = Partita del maestro
    .told = nella partita del maestro
line-yours = Le tue mosse
    .told = con le tue mosse

## Addresses

address-link = Il link nell'indirizzo non si può aprire: { $what }.
address-table = La partita di questo indirizzo si gioca passandosi lo schermo ed è conservata dove è cominciata: lì non c'è più.
address-lesson = L'indirizzo chiede la lezione «{ $found }»; qui c'è soltanto { $known }.
address-ply = L'indirizzo chiede il passo «{ $found }»; questa lezione ha i passi da 0 a { $last }. Ecco l'inizio.
address-language = L'indirizzo chiede la lingua «{ $found }»; si può scegliere fra { $known }. Questo è l'italiano.
address-theme = L'indirizzo chiede l'aspetto «{ $found }»; si può scegliere fra { $known }.
address-view = L'indirizzo chiede la vista «{ $found }»; si può scegliere fra { $known }.
address-game = L'indirizzo chiede il gioco «{ $found }»; si può scegliere fra { $known }.
address-step = L'indirizzo chiede «{ $found }», che non è un passo della lezione. Si apre senza.
address-seat = L'indirizzo chiede il posto di «{ $found }», che non gioca in questa partita. Tutte le mani sono scoperte.
address-lesson-game = L'indirizzo chiede { $game } e una lezione che insegna { $opened }. Questa è la lezione.
address-link-game = L'indirizzo chiede { $game }, ma il suo link contiene una partita di { $opened }. Questa è la partita del link.
address-open = L'indirizzo chiede di aprire «{ $found }»; si può scegliere fra { $known }.
address-open-here = L'indirizzo chiede di aprire «{ $found }», che in questa vista non c'è. Si apre senza.
address-compare = L'indirizzo chiede di confrontare con «{ $found }», che qui non è un passo di nessuna linea. Si apre senza.
address-exhibit = L'indirizzo chiede «{ $found }», che la lezione non mostra. Si apre senza.
address-question = L'indirizzo pone la domanda «{ $found }», che qui non si può porre. Si apre senza.
address-unknown = L'indirizzo dice «{ $name }», che qui non significa nulla.

## Where a game stands

timeline-place = Passo { $ply } di { $plies }
timeline-day = Giorno { $day }
timeline-turn = Turno di { $player }
timeline-start = Inizio
timeline-round = Giro { $number }
timeline-night = Notte
timeline-over = La partita è finita

## Rules

rule-heading = La regola
rule-more = Nel regolamento
rule-others = { $count ->
    [one] Un'altra regola
   *[other] Altre { $count } regole
}

## Putting lines together

merge-file = Riunisci con un file
merge-text-way = Riunisci con un testo o un link
merge-text = Riunisci con questo testo o link
merge-earlier = Riunisci con ciò che è aperto
merge-done = { $lines ->
    [0] Riunito: nessuna linea nuova
    [one] Riunito: una linea nuova
   *[other] Riunito: { $lines } linee nuove
}{ $decisions ->
    [0] {""}
    [one] { " " }con un passo
   *[other] { " " }con { $decisions } passi
}{ $notes ->
    [0] .
    [one] , e commenti, segni o disegni a un passo.
   *[other] , e commenti, segni o disegni a { $notes } passi.
}
merge-nothing = Tutto questo c'è già; non è arrivato niente di nuovo.
merge-left = { $count ->
    [one] I commenti a un passo dell'esempio sono rimasti fuori, perché niente cambia l'esempio.
   *[other] I commenti a { $count } passi dell'esempio sono rimasti fuori, perché niente cambia l'esempio.
}
