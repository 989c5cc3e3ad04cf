# The frame of the page: the front door, the bar, tabs, titles, keys, links for the keyboard.

## The front door

door-heading = Ti diamo il benvenuto a Machu Picchu
door-lesson = { $name }: { $minutes }{ "\u00A0" }minuti
door-begin = Comincia
door-carry-on = Riprendi
door-again = Ricomincia
    .named = Ricomincia: { $lesson }
door-reached = { $done } passi su { $steps } fatti; { $minutes ->
    [one] manca { $minutes } minuto
   *[other] mancano circa { $minutes } minuti
}.
door-over = Eccoti alla fine.
door-explore = Esplora
    .text = Qualsiasi posizione: prova mosse, confrontale, guarda avanti.
door-play = Gioca
    .text = Contro avversari che spiegano le loro mosse.
door-presenter = Insegna
    .text = Il tabellone grande e chiaro, per una classe.
door-game = Un altro gioco a questo tavolo.
door-course = Il corso in notebook
door-resume = Riprendi da dove eri: { $place }
door-resume-step = Atto { $act }, { $title }
door-resume-view = { $view }, { $place }
door-review = { $due ->
    [one] { $due } scheda di ripasso per oggi
   *[other] { $due } schede di ripasso per oggi
}
door-nothing = Ancora nessuna partita salvata in questo browser.

## The bar

bar-free = Una partita tua
bar-menu = Sezioni e aspetto
bar-home = Torna all'ingresso
bar-games = Un altro gioco, le tue linee, partite e file
bar-lines = Linee che hai provato
bar-files = Partite e file
ask-rules = Cerca una regola o un costo
    .placeholder = Posso …? Regole e costi
view-lesson = Impara
    .hint = Una lezione, passo per passo
    .none = Le regole con i loro esempi; questo gioco non ha ancora una lezione
view-without-lesson = { $game } non ha ancora una lezione. Qui ci sono le sue regole, con esempi. Il modo migliore di impararlo è giocare: in «Gioca» gli altri dicono perché decidono così.
view-explore = Esplora
    .hint = Prova linee e confrontale
view-play = Gioca
    .hint = Una partita contro avversari che spiegano le loro mosse
view-rules = Regole
view-presenter = Insegna
    .hint = Il tabellone grande, per una classe
aria-nav = Modi di usare la pagina
aria-tabs = Che cosa c'è accanto al tabellone
aria-board-parts = Il tabellone sotto la città
sheet-pull = Mostra di più o di meno
sheet-more = Altro più sotto
language-choose = Lingua: { $name }; premi per sceglierne un'altra
looks-open = Aspetto: dimensione del testo, colori, velocità, tasti
looks-size = Dimensione del testo
looks-theme = Colori
size-label = { $size }%
looks-speed = Velocità di riproduzione
looks-words = A parole
speed-half = Metà
speed-single = Normale
speed-double = Doppia
speed-instant = Istantanea
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
key-turn-back = Maiusc e freccia sinistra
    .does = un turno intero indietro
key-turn-on = Maiusc e freccia destra
    .does = un turno intero avanti
# As in English.
key-Home = Home
    .does = all'inizio
key-End = Fine
    .does = alla fine della linea
key-Escape = Esc
    .does = chiude ciò che è aperto; dimentica ciò che era scelto
key-undo = Ctrl e Z
    .does = annulla l'ultima modifica alle linee
key-redo = Ctrl, Maiusc e Z
    .does = la ripristina
key-digits-choice = Da 1 a 9
    .does = alla scelta di quel numero
key-question = ?
    .does = apre e chiude questo foglio
key-w = W
    .does = al pulsante che prosegue, salta o conferma
key-p = P
    .does = mostra i passi uno dopo l'altro, o si ferma
key-n = N
    .does = che cosa fare ora: alla prima scelta
key-v = V
    .does = alla variante successiva dove le linee si separano
key-l = L
    .does = le linee
key-r = R
    .does = le regole
key-g = G
    .does = partite e file
# As in English.
key-Tab = Tab
    .does = al prossimo comando; in cima ci sono link per saltare avanti
key-arrows = Frecce tra le scelte
    .does = da una scelta o risposta alla successiva
key-Enter = Invio o spazio
    .does = preme il comando attivo
tab-now = Ora
tab-lesson = Lezione
tab-events = Eventi
tab-stocks = Scorte
tab-lines = Linee
tab-forecast = Pronostico
tab-study = Rivedi
tab-rules = Regole
tab-games = Partite
skip-now = Salta a ciò che c'è da fare ora
skip-choices = Salta a tutte le decisioni

## For keyboards and screen readers

aria-now = Che cosa fare ora
skip-timeline = Salta alla linea del tempo
skip-door = Salta agli ingressi
skip-lesson = Salta alla lezione
skip-lines = Salta alle linee
skip-rules = Salta alle regole
skip-games = Salta alle partite e ai file
skip-compare = Salta al confronto
skip-happened = Salta a ciò che è successo
skip-board-text = Salta alla posizione a parole
skip-stocks = Salta alle scorte
aria-board = Il tabellone disegnato; sotto, la stessa posizione a parole.
aria-happened = Che cosa ha fatto l'ultimo passo
aria-thing = Che cosa hai toccato sul tabellone

## Notices

keep-full = Questo browser non può conservare le tue linee (la memoria è piena o disattivata): salvale come file nella scheda Partite.

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

## Lessons and themes

theme-light = Chiaro
    .hint = Colori chiari
theme-dark = Scuro
    .hint = Colori scuri
theme-contrast = Contrasto
    .hint = Contrasto alto
