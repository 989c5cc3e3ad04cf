# The lesson on the page: the way through it, questions and hints, what was learnt. A step of the
# lesson is a "tappa": "passo" is a step of a line.

lesson-heading = Lezione
lesson-place = Atto { $act } di { $acts }: { $name }
lesson-place-short = Atto { $act }{ $steps ->
    [1] {""}
   *[other] {" "}· tappa { $step } di { $steps }
}
lesson-step = tappa { $step } di { $steps }
lesson-next = Continua
lesson-onward = Avanti con la lezione
lesson-leave-day = Ferma qui il giorno
lesson-move = La mossa del maestro
lesson-back = Indietro
lesson-at-hand = Regole
lesson-here = Torna alla lezione
lesson-away = Stai guardando altrove. La lezione ti aspetta: { $title }.
lesson-contents = Indice
    .close = Torna alla tappa
lesson-more = Per chi ha il libretto
lesson-told-before = Prima di questo turno

## Questions

question-heading = Domanda
question-skip = Salta
question-hint = { $level ->
    [1] Un aiuto
    [2] Un aiuto: la regola
    [3] Un aiuto: mostralo sul tabellone
   *[other] Mostra la risposta
}
question-highlight = Guarda che cosa è evidenziato sul tabellone.
question-answer = { $count ->
    [one] La risposta: { $answers }.
   *[other] Risposte giuste: { $answers }.
}
question-shown = La risposta
question-right = Giusto
question-wrong = Non è questa
question-not-quite = «{ $option }» non è la risposta giusta.
question-skipped = Saltata. Tornerà più avanti, su un'altra posizione.

## Deciding in the lesson

task-decide = La decisione è tua: sul tabellone, o con i pulsanti qui sotto.
task-turn = Il turno di { $player } è tuo: scegli dove andare e giocalo fino in fondo.
task-turn-begun = Il turno di { $player } continua, ed è tuo fino alla fine.
task-joins = Ora decidi anche per { $due }: nel turno di { $player } qui possono partecipare gli altri.
task-shown = Questa è la mossa del maestro:
task-compare = Confronta con la mossa del maestro
task-play-from-here = Lascia la lezione e gioca
lesson-mark = { $mark } { $name }
task-same = È ciò che l'autore ha in mente.
task-other = Non è ciò che l'autore ha in mente qui.
task-as-advised = Ottima scelta! Qui non conosciamo niente di meglio, neanche la mossa del maestro.
task-again = Riprova
task-hint = Un suggerimento
task-yours = con la tua mossa
task-example = con la mossa del maestro
task-verdict = { $case ->
    [ours] Tu { $ours }: per ora la tua mossa è migliore.
    [theirs] Il maestro { $theirs }: per ora è in vantaggio.
    [both] Tu { $ours }; il maestro { $theirs }.
   *[none] La tua mossa vale quanto quella del maestro, per quanto si può contare.
}
task-turn-of-other = Nel turno di { $player } qui puoi partecipare anche tu.
task-turn-goes-on = Il turno non è finito. { $due }.
task-begun = { $part ->
    [day] Il tabellone mostra già il giorno { $number }.
   *[round] Il tabellone mostra già il giro { $number }.
}
turns-since = { $count } turni dopo: che cosa è successo
others-did = Che cosa hanno fatto gli altri, e perché
others-in-yours = Nel tuo turno: { $made }
others-turn = Come continua { $player }
others-read = Adesso tocca a te decidere

## Alternatives and exhibits

alternative-heading = E se …?
alternative-try = Prova
alternative-own = Questo l'hai già provato tu.
alternative-guessed = { $is_right ->
    [yes] Sì, come pensavi.
   *[no] No, stavolta no.
}
exhibit-heading = Un problema
exhibit-show = Mostra la prossima mossa
exhibit-answer = Mostra la risposta

## Piani

plan-heading = Scegli un piano
plan-left = { $count ->
    [one] E l'altro piano?
   *[other] E gli altri piani?
}
plan-playing = Mossa { $ply } di { $plies } di questo giorno
plan-pause = Ferma o riprendi
plan-end = Vedi come finisce il giorno

## Fresh positions

several-hint = Segna tutti quelli per cui vale, poi di' che sono tutti.
several-done = Sono tutti
order-hint = Tocca le voci nell'ordine giusto, cominciando dalla prima. Per toglierne una, toccala di nuovo.
order-done = L'ordine è questo
enter-number = Numero
enter-done = Rispondo così
claim-said = Vero o falso? La risposta giusta è «{ $option }».
claim-is-so = E invece è vero.
claim-is-not-so = È falso.
quiz-after-act = Ancora una volta, in un altro modo
quiz-recall = Te lo ricordi ancora?
quiz-review = Posizioni nuove
quiz-begin = Mettimi alla prova su posizioni nuove
quiz-more = Altre domande
quiz-about = Un altro tavolo, altri giocatori.
quiz-about-missed = Una domanda simile l'hai già sbagliata: ora a un altro tavolo.
certainty-ask = Come rispondi?
certainty-why = Mostra fin dove puoi fidarti del tuo intuito.
certainty-guessing = A caso
certainty-rather = Con dubbi
certainty-certain = Senza dubbi
certainty-reply = { $case ->
    [certain-right] Risposta sicura, e giusta. Questa la sai!
    [certain-wrong] Risposta sicura, ma sbagliata. Capita a tutti, e poi non la si dimentica più.
    [rather-right] Con qualche dubbio, ma giusta: buon occhio.
    [rather-wrong] Con qualche dubbio, e sbagliata. Leggi perché.
    [guessing-right] Hai tirato a indovinare, e ci hai preso!
   *[guessing-wrong] Hai tirato a indovinare, e non era così. Succede: leggi perché.
}
certainty-table = Con quanta sicurezza hai risposto, e quante volte era giusto al primo colpo
certainty-table-degree = Hai detto
certainty-table-said = Risposte
certainty-table-right = Giuste
rule-ask = Quale di queste regole ha deciso?
rule-right = Sì, era questa la regola: { $rule }.
rule-wrong = Anche quella è una regola, ma ha deciso questa: { $said }
quiz-number = Domanda { $number } di { $count }
quiz-leave = Lascia le domande
quiz-done = { $case ->
    [all] { $count } su { $count } al primo colpo: una meraviglia! Il gioco l'hai capito, e chi si siede al tavolo con te farà bene a stare in guardia.
    [most] { $right } su { $count } al primo colpo. Molto bene: manca poco, e quello che hai sbagliato torna.
    [some] Questa volta: { $right } su { $count } al primo colpo. È tanta roba tutta insieme; se continui, si comincia da quello che hai sbagliato.
   *[act] Questa volta: { $right } su { $count } al primo colpo.
}
quiz-none = Questa volta non si è trovata nessuna posizione adatta.

## The end of an act, and of the lesson

act-over-place = Atto { $act } di { $acts } concluso
act-over-next = E adesso:
act-over-again = { $count ->
    [0] Prima una domanda su qualcosa che non vedi da un po'.
    [one] Prima un secondo tentativo su qualcosa che hai sbagliato.
   *[other] Prima un secondo tentativo su { $count } cose che hai sbagliato.
}
lesson-rest = Per oggi basta così
lesson-right = { $right } su { $asked } al primo colpo
lesson-over = Ce l'hai fatta: sei in fondo alla lezione!
lesson-over-study = Lo studio finisce qui.
lesson-over-own = La tua mossa migliore
lesson-over-show = Guardala sul tabellone
lesson-over-review = Altre domande
lesson-over-print = Stampa questa pagina

## Contents and what was learnt

contents-others = { $count ->
    [one] L'altra lezione di questo gioco
   *[other] Le altre lezioni di questo gioco
}
contents-play = Gioca una partita
contents-minutes = circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
contents-done = { $done ->
    [one] { $done } tappa fatta su { $steps }
   *[other] { $done } tappe fatte su { $steps }
}
contents-met = { $met ->
    [one] { $met } già nota da un'altra lezione
   *[other] { $met } già note da un'altra lezione
}
contents-seen = { $seen ->
    [one] { $seen } soltanto vista: ha deciso il maestro, o non l'hai provata
   *[other] { $seen } soltanto viste: ha deciso il maestro, o non le hai provate
}
contents-skipped = { $skipped ->
    [one] { $skipped } domanda saltata
   *[other] { $skipped } domande saltate
}
contents-begin = Comincia
contents-carry-on = Riprendi
contents-again = Ripeti
contents-open = Continua questo atto
contents-way = { $way }: { $act }
learnt-heading = Che cosa hai imparato, e con quale sicurezza
learnt-met = Hai incontrato { $met } dei { $all } temi del gioco.
learnt-what = Ciò che la lezione ti ha mostrato conta come imparato, se non lo hai sbagliato. È sicuro quando rispondi bene al primo colpo su { $needed } posizioni nuove di fila.
learnt-sum = Al primo colpo, finora: { $right } risposte giuste su { $asked }. Imparato: { $known } su { $all }.
learnt-known = sicuro
learnt-begun = { $right ->
    [0] giusto nella lezione
   *[other] imparato: { $right } posizioni nuove su { $needed }
}
learnt-shown = visto nella lezione
learnt-again = da rivedere
learnt-open = deve ancora arrivare
learnt-next = Che cosa provare adesso: { $what }
learnt-next-review = le domande su posizioni nuove.
learnt-next-missed = le domande su posizioni nuove; lì torna ciò che hai sbagliato.
learnt-next-play = una partita contro avversari che spiegano le loro mosse, in Gioca.
returned-after = { $days ->
    [one] È passato un giorno dall'ultima volta. Torna qualcosa che allora ti era sfuggito.
   *[other] Sono passati { $days } giorni dall'ultima volta. Torna qualcosa che allora ti era sfuggito.
}
returned-ask = { $count ->
    [one] Chiedimelo di nuovo
   *[other] Rifammi quelle { $count } domande
}
returns-on = Chiedimelo di nuovo un altro giorno: attivo
returns-off = Chiedimelo di nuovo un altro giorno: spento
returns-what = Se lo attivi, il tuo browser ricorda il giorno della tua ultima risposta e, quando torni più avanti, ti ripropone ciò che hai sbagliato. Nessun altro lo viene a sapere; spegnendolo, quel giorno si dimentica.
progress-save = Salva i tuoi progressi come file
progress-load = Un file con i tuoi progressi si apre da Partite.
progress-loaded = I tuoi progressi sono di nuovo qui.
