# Le schede di ripasso: una posizione conservata che torna dopo qualche giorno.

review-part = La tua scheda di ripasso

## Conservare

review-kept = Conservata come scheda di ripasso
review-kept-elsewhere = Conservata come scheda di ripasso. La trovi in Partite, Le tue schede di ripasso.
review-already = Questa posizione è già una delle tue schede di ripasso.
review-nothing = Può diventare una scheda di ripasso solo una posizione in cui hai una scelta da fare.
review-show = Le tue schede di ripasso
review-delete = Elimina
shelf-full = { $count ->
    [one] La memoria del browser è piena o disattivata: ciò che hai appena conservato resta solo finché non chiudi questa pagina. Salvalo in un file o elimina qualcosa.
   *[other] La memoria del browser è piena o disattivata: { $count } cose restano solo finché non chiudi questa pagina. Salvale in file o elimina qualcosa.
}
shelf-unkept = Solo in questa pagina: il browser non ha posto.

## Calcolare le risposte

review-first = Calcolo le risposte: { $made } mosse su { $ways } giocate fino alla fine.
review-working = { $count ->
    [one] Calcolo le risposte: { $count } partita per mossa finora.
   *[other] Calcolo le risposte: { $count } partite per mossa finora.
}
review-waiting = Le risposte si calcolano dopo quelle di un’altra scheda.
review-bar = Tempo usato per le risposte
review-unworked = Le risposte non sono ancora calcolate.
review-worked = { $count ->
    [one] Risposte da { $count } partita per mossa.
   *[other] Risposte da { $count } partite per mossa.
}
review-work = Calcolale
review-longer = Rendile più sicure
review-lost = Non è stato possibile continuare le partite.

## Chiedere e rispondere

review-question = Che cosa faresti qui?
review-you = Sei { $player }. { $asked }. Decidi come in partita.
review-margin = { $count ->
    [one] Dopo { $count } partita per mossa: è giusta la mossa che si è vista entro { $margin } vittorie su 100 dalla migliore, sbagliata quella che si è vista più indietro. Delle altre le partite non possono ancora dirlo.
   *[other] Dopo { $count } partite per mossa: è giusta la mossa che si è vista entro { $margin } vittorie su 100 dalla migliore, sbagliata quella che si è vista più indietro. Delle altre le partite non possono ancora dirlo.
}
review-margin-open = { $count ->
    [one] Dopo { $count } partita per mossa le partite non possono dire di nessuna se è giusta. Una mossa è sbagliata quando mostrano che è più di { $margin } vittorie su 100 sotto la migliore.
   *[other] Dopo { $count } partite per mossa le partite non possono dire di nessuna se è giusta. Una mossa è sbagliata quando mostrano che è più di { $margin } vittorie su 100 sotto la migliore.
}
review-right-best = Giusto: niente di ciò che è stato confrontato è altrettanto buono.
review-right-first = Giusto: è la mossa che ha vinto più spesso.
review-right = Giusto: vale quanto la migliore.
review-undecided = Non deciso: le partite non possono ancora dire se vale quanto la migliore. Non conta.
review-untried = Non deciso: le partite non hanno confrontato questa mossa con le altre. Non conta.
review-wrong = Non proprio: è meglio «{ $best }».
review-unjudged = La tua risposta sarà giudicata quando le risposte saranno calcolate.
review-chance = vince il { $share } % (tra il { $low } e il { $high } %)
review-made = Tu: «{ $move }» { $chance }.
review-best = La migliore: «{ $move }» { $chance }.
review-ahead = In testa finora: «{ $move }» { $chance }.
review-leaves = In media { $is_best ->
    [yes] la migliore
   *[no] quella in vantaggio finora
} finisce la partita con: { $differences }, rispetto alla tua.
review-thumb = La regola pratica su «{ $move }»: { $reason }
review-all = { $count ->
    [one] La risposta giusta
   *[other] Tutte le { $count } risposte giuste
}
review-next = Prossima scheda
review-again = Riprova
review-explore = Esplorala
review-done = Lascia la scheda
review-last = Oggi non c’è nessun’altra scheda a cui rispondere. Lascia la scheda per continuare da dove eri.

## L’elenco

cards-open = Le tue schede di ripasso
cards-open-due = Le tue schede di ripasso: { $due } per oggi
cards-none = Non ne hai ancora. «Conserva come scheda», accanto a una decisione, ne fa una da qualsiasi posizione.
cards-hint = Una scheda chiede che cosa faresti. Dopo una risposta giusta aspetta di più: 1, 3, 7, 14, 30 giorni e oltre; dopo una sbagliata torna il giorno dopo; ciò che le partite non possono giudicare non conta. Lo ricorda solo il tuo browser.
cards-ask = { $due ->
    [one] Rispondi alla scheda di oggi
   *[other] Rispondi alle { $due } schede di oggi
}
cards-practise = Rispondi a una adesso
cards-print-below = Stampa, risposte sotto
cards-print-back = Stampa, risposte sul retro
cards-save = Salva in un file
cards-deleted = Eliminata: { $name }.
cards-undelete = Annulla
cards-delete = Elimina la scheda: { $name }
cards-undated = senza data
cards-due-now = oggi
cards-due = il { $date }
cards-running = giuste di fila: { $running }
cards-done = Oggi non c’è nessun’altra scheda a cui rispondere.
cards-full = Hai { $most } schede di ripasso, e non se ne conservano altre. Eliminane una, oppure salvale in un file e ricomincia.
cards-added = Schede di ripasso aggiunte: { $added }. { $known ->
    [0] Nessuna era già qui.
   *[other] Non aggiunte, perché erano già qui o non c’è posto: { $known }.
}
cards-page = Schede di ripasso
cards-page-rest = { $count ->
    [one] { $count } altra scheda non è in queste pagine.
   *[other] { $count } altre schede non sono in queste pagine.
}
cards-page-answers = Le risposte: { $name }
