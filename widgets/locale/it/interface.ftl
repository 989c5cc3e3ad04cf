# The words of the page around the game.

## Titles

page-happened = Che cosa è successo
page-before = Prima della prima mossa
page-stocks = Scorte
page-stocks-change = differenze dell'ultimo passo
page-board-text = La posizione a parole

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

## Timeline

timeline-first = Inizio
    .hint = Vai all'inizio (Home)
timeline-back = Indietro
    .hint = Torna di un passo (freccia sinistra)
timeline-next = Avanti
    .hint = Avanza di un passo (freccia destra)
timeline-last = Fine
    .hint = Vai alla fine (Fine)
timeline-play = Riproduci
    .hint = Riproduci i passi uno dopo l'altro
timeline-pause = Pausa
    .hint = Ferma la riproduzione
timeline-slider = Passo
timeline-place = Passo { $ply } di { $plies }
timeline-day = Giorno { $day }
timeline-turn = Turno di { $player }
timeline-start = Inizio
timeline-round = Giro { $number }
timeline-night = Notte

## Stocks

stocks-player = Nome

## Rules

rule-heading = La regola


## Addresses

address-lesson = L'indirizzo chiede la lezione «{ $found }»; si conosce soltanto { $known }.
address-ply = L'indirizzo chiede il passo «{ $found }»; questa lezione ha i passi da 0 a { $last }. Ecco l'inizio.
address-language = L'indirizzo chiede la lingua «{ $found }»; si può scegliere fra { $known }. Questo è l'italiano.
address-theme = L'indirizzo chiede l'aspetto «{ $found }»; si può scegliere fra { $known }.
address-view = L'indirizzo chiede la vista «{ $found }»; si può scegliere fra { $known }.
address-game = L'indirizzo chiede il gioco «{ $found }»; si può scegliere fra { $known }.
address-step = L'indirizzo chiede «{ $found }», che non è un passo della lezione. Ecco l'inizio della lezione.
address-seat = L'indirizzo chiede il posto di «{ $found }», che non gioca in questa partita. Tutte le mani sono scoperte.
address-lesson-game = L'indirizzo chiede { $game } e una lezione che insegna { $opened }. Questa è la lezione.
address-link-game = L'indirizzo chiede { $game }, ma il suo link contiene una partita di { $opened }. Questa è la partita del link.
address-unknown = L'indirizzo dice «{ $name }», che qui non significa nulla.

## When something fails

error-calm = Qualcosa è andato storto da parte nostra. Il tuo posto nella lezione è al sicuro: ricarica la pagina per continuare.
    .log = Quel che è successo è annotato nel registro del server come { $id }.

## For keyboards and screen readers

skip-timeline = Salta alla linea del tempo
skip-door = Salta agli ingressi
skip-lesson = Salta alla lezione
skip-lines = Salta alle linee
skip-rules = Salta alle regole
skip-games = Salta alle partite e ai file
skip-compare = Salta al confronto
skip-past = Salta tutte le decisioni
skip-happened = Salta a che cosa è successo
skip-board-text = Salta alla posizione a parole
skip-stocks = Salta alle scorte
aria-board = Il tabellone disegnato; sotto c'è lo stesso a parole.
aria-timeline = Scorri la partita passo per passo
aria-happened = Che cosa ha fatto l'ultimo passo
aria-status = Dove siamo
aria-thing = Che cosa hai toccato sul tabellone
