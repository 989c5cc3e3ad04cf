# The words of the instrument: doors, views, decisions, refusals, lines, games, comparisons.

## The front door

door-heading = Ti diamo il benvenuto a Machu Picchu
door-about = Tre modi per entrare. La tua scelta viene ricordata; la montagna in alto a sinistra ti riporta qui.
door-lesson = Comincio da zero
    .text = Impara il gioco passo per passo: circa { $minutes } minuti, in quante volte vuoi.
door-explore = Conosco il gioco
    .text = Il laboratorio: prova mosse, confronta linee, cerca regole.
door-presenter = Insegno
    .text = Il tabellone grande e chiaro per una classe, un tocco per passo.
door-course = Il corso in quaderni: leggere, guardare, provare
door-resume = Riprendi da dove eri
door-nothing = Questo browser non ha conservato nulla da riprendere.

## The bar

bar-free = Una partita tua
bar-menu = Viste e aspetto
bar-home = Torna all'ingresso
view-lesson = Lezione
    .hint = Una lezione, passo per passo
view-explore = Esplora
    .hint = Prova linee e confrontale
view-play = Gioca
    .hint = Una partita contro chi spiega le proprie mosse
view-rules = Regole
    .hint = Il regolamento, con la ricerca
view-presenter = Insegna
    .hint = Il tabellone grande, per una classe
aria-nav = Viste
aria-tabs = Che cosa c'è accanto al tabellone
language-choose = Lingua: { $name }; premi per sceglierne un'altra
language-en = English
language-es = Español
language-it = Italiano
size-label = A { $size }%
size-next = Dimensione del testo: { $size } per cento; premi per { $next } per cento
sheet-open = Tasti
    .hint = Tutti i tasti e che cosa fanno
sheet-heading = Tasti
sheet-close = Chiudi
sheet-letters = Lettere come tasti
    .hint = Attiva o disattiva i tasti che sono lettere
key-ArrowLeft = Freccia sinistra
    .does = un passo indietro
key-ArrowRight = Freccia destra
    .does = un passo avanti
key-Home = Home
    .does = all'inizio
key-End = Fine
    .does = alla fine della linea
key-Escape = Esc
    .does = chiude ciò che è aperto; dimentica ciò che era scelto
key-question = ?
    .does = apre e chiude questo foglio
key-p = P
    .does = mostra i passi uno dopo l'altro, o si ferma
key-n = N
    .does = che cosa fare adesso
key-l = L
    .does = le linee
key-r = R
    .does = le regole
key-g = G
    .does = partite e file
key-Tab = Tab
    .does = al prossimo comando; in cima ci sono link che saltano avanti
key-Enter = Invio o spazio
    .does = preme il comando attivo
tab-now = Ora
tab-events = Eventi
tab-stocks = Scorte
tab-lines = Linee
tab-rules = Regole
tab-games = Partite
skip-now = Salta a che cosa fare ora
skip-choices = Salta a tutte le decisioni
notice-close = Chiudi
status-line = Linea { $name }
status-busy = Un momento, ci penso …

## Deciding

aria-now = Che cosa fare ora
step-words = { $player }: { $words }
step-secret = { $player }: scelta segreta
picked-do = Fallo
picked-forget = Ripensaci
aside-line = Sei sulla linea { $name }.
aside-main = Torna alla linea principale
now-back = Annulla
now-others = Gli altri …
now-play-advised = Fai giocare e spiegare gli altri
now-play-random = Fai giocare il caso per gli altri
now-play-stop = Gioca tutti i posti
now-seats = Giochi come { $players }
now-plays-all = Ora decidi per tutti i posti e vedi ciò che vede ciascuno.
now-plays-others = Da ora giochi come { $players }; il tutor decide per { $others }.
page-since = Dalla tua ultima decisione
choices-heading = Tutte le decisioni a parole
choices-over = La partita è finita: non c'è più nulla da decidere.
choices-others = Adesso decidono gli altri.
others-chance = Scelto dal caso.
others-reason = Perché: { $reason }
others-untold = Perché: il motivo resta segreto, perché svelerebbe ciò che non puoi vedere.
act-stale = Quel pulsante era di una posizione precedente, quindi non è stato fatto nulla.

## What is read aloud

told-place = Passo { $ply } di { $plies }.
told-main = Sei sulla linea principale.
told-step = { $player }: { $words }.
told-due = { $words }.
told-yours = Tocca a te. { $words }.
told-seats = Giochi come { $players }.
told-all-seats = Decidi per tutti i giocatori.
told-undone = { $more ->
    [0] Annullato: { $step }.
    [one] Annullato: { $step }, e il passo seguente.
   *[other] Annullato: { $step }, e i { $more } passi seguenti.
}
    .deletion = Eliminazione annullata. È tornato: { $step }.
    .note = Annullata una modifica a un nome, a un commento, a un segno o all'ordine delle linee.
told-redone = { $more ->
    [0] Ripetuto: { $step }.
    [one] Ripetuto: { $step }, e il passo seguente.
   *[other] Ripetuto: { $step }, e i { $more } passi seguenti.
}
    .deletion = Eliminato di nuovo: { $step }.
    .note = Ripetuta una modifica a un nome, a un commento, a un segno o all'ordine delle linee.

## Refusals

refused-heading = Qui non si può
refused-tried = Tentativo: { $words }
refused-rule = Regola: { $title }
refused-ways = Che cosa si può fare da qui
refused-close = Chiudi

## Lines

line-main = Principale
lines-heading = Linee
lines-hint = Tornare indietro non fa perdere nulla: un'altra decisione comincia una linea nuova.
lines-main-hint = l'esempio così come è pubblicato; nulla lo cambia
lines-main-free = dall'inizio
lines-from = dalla linea { $line }, passo { $ply }: { $words }
lines-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
lines-compare = Confronta
    .with = Confronta questa posizione con la linea { $name }
lines-undo = Annulla l'ultima modifica
lines-redo = Ripetila
lines-start = L'inizio
lines-here = Passo { $ply }
lines-protected = Questo passo fa parte dell'esempio; nulla lo cambia.
lines-mark = Segna questo passo: { $name }
lines-marks = Segni
lines-promote = Fanne la prima linea
lines-prune = Elimina da qui in poi
lines-name = Nome della linea
lines-comment = Commento
mark-0 = buona
mark-1 = cattiva
mark-2 = ottima
mark-3 = pessima
mark-4 = interessante
mark-5 = dubbia
timeline-fork = Linea { $name }: { $words }

## Games and files

games-heading = Una nuova partita
games-game = Gioco
games-players = Giocatori
games-variant = Variante
games-others = Gli altri
games-others-advised = giocano con regole pratiche e si spiegano
games-others-random = giocano a caso
games-others-alone = nessuno: gioco io tutti i posti
games-name = Il tuo nome
games-begin = Comincia
games-load = Apri un file
games-earlier-heading = Partite precedenti
games-earlier = { $game } con { $players }, { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
keep-heading = Conserva e condividi
keep-position = Questa posizione ha il numero { $id }: citalo se segnali qualcosa di strano qui.
keep-do = Salva come file o link
keep-file = Salva il file
keep-link = Un link con tutte le linee
keep-full = Questo browser non può conservare le tue linee (la memoria è piena o disattivata): salvale come file nella scheda Partite.
keep-faulty = «{ $name }» non si può aprire: { $what }
keep-too-large = «{ $name }» non si può aprire: supera { $most } MB, e nessun file del tutor è così grande.

## Comparing

compare-step = { $name }, passo { $ply }
compare-at = dopo il passo { $ply }
compare-close = Chiudi
compare-go = Vai lì
compare-back = Passo indietro
    .of = Un passo indietro in { $name }
compare-on = Passo avanti
    .of = Un passo avanti in { $name }
compare-together = Stesso momento
compare-after-turn = dopo il turno di { $player }
compare-in-turn = durante il turno di { $player }
compare-part = appena cominciato
compare-over = la partita è finita
compare-apart = I due lati sono in momenti diversi della partita.
compare-within = I due lati sono nello stesso turno, ma solo uno l'ha concluso.
compare-last-common = In { $line } quel momento non c'è, quindi da tutti e due i lati si vede l'ultimo che hanno in comune.

## When the server is gone

lost-silent = Il tutor non risponde. Le tue linee sono al sicuro in questo browser.
lost-cut = Il collegamento con il tutor si è interrotto. Le tue linee sono al sicuro in questo browser e la pagina riprenderà da sola appena il collegamento tornerà.
lost-gone = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser: tra pochi secondi la pagina tornerà da sola a questo momento.
lost-again = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser: ricarica la pagina per tornare a questo momento.
lost-writing = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser, ma non ciò che stai scrivendo: copialo e poi ricarica la pagina.
lost-unkept = Il tutor si è fermato e questo browser non ha potuto conservare le tue linee. Ricarica la pagina per ricominciare.
lost-notebook = Il kernel di questo notebook si è fermato o è stato riavviato: esegui di nuovo la cella per continuare qui.
lost-returned = Il tutor è mancato per un momento. Sei di nuovo dov’eri, con tutte le tue linee.
lost-reload = Ricarica la pagina
lost-retry = Riprova
lost-back-now = Torna subito
address-link = Il link nell'indirizzo non si può aprire: { $what }.
