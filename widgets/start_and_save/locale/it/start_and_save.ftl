# Games, files, and handouts.

## Games and files

games-heading = Una nuova partita
games-game = Gioco
games-players = Giocatori
games-variant = Variante
games-others = Gli altri
games-others-advised = giocano con regole pratiche e le spiegano
games-others-planner = giocano con un piano per la fine della partita e lo spiegano
games-others-search = provano le mosse possibili, un secondo o due ogni volta, e le spiegano; sono i più forti
games-others-random = giocano a caso
games-others-around = condividono questo schermo a turno
games-others-alone = nessuno: gioco io a tutti i posti
games-name = Il tuo nome
games-names = I vostri nomi, separati da virgole
games-begin = Comincia
games-more = Altro
games-load = Apri un file
games-earlier-heading = Partite precedenti
games-earlier-hint = Questo browser conserva le ultime { $most } partite; quelle finite restano più a lungo. Un file conserva una partita per sempre.
games-earlier = { $game } con { $players }
    .when = { $game } con { $players }: { $date }, { $time }
games-earlier-going = { $place } ({ $count ->
    [one] { $count } passo
   *[other] { $count } passi
})
games-points = { $player } { $points }
keep-heading = Conserva e condividi
keep-number = Il numero di questa posizione
keep-position = Questa posizione ha il numero { $id }: citalo se segnali qualcosa di strano qui.
keep-do = Salva come file o link
keep-choose = Tutte le mosse e le linee: come file o come link?
keep-file = Salva il file
keep-link = Un link con tutte le linee
keep-no-link = Tutte queste linee insieme sono troppo lunghe per un link. Il file le contiene tutte.
keep-short-link = Il link porta con sé ogni mossa e ogni tuo commento; quello che hanno detto gli altri giocatori è solo nel file.
keep-hidden = File e link contengono tutta la partita: chi ci guarda dentro può scoprire ogni carta coperta.
keep-faulty = «{ $name }» non si può aprire: { $what }
keep-strange = «{ $name }» non si può aprire: non è né una partita, né uno studio, né un file di progressi del tutor.
keep-too-large = «{ $name }» non si può aprire: supera { $most } MB, più di qualsiasi file del tutor.
keep-too-much = È troppo grande per essere letto: richiede più memoria di quanta ne ha la pagina. Apri un file più piccolo o una parte della partita.

## Handouts

handout-do = Distribuisci questa posizione
handout-short = Distribuisci
handout-heading = Distribuisci questa posizione
handout-caption = Didascalia
handout-page = Come pagina, da stampare
handout-svg = Come disegno (SVG)
handout-png = Come immagine (PNG)
handout-pdf = Come foglio di carta (PDF)
handout-turn = L'ultimo turno, in movimento (GIF)
handout-round = Il giro fin qui, in movimento (GIF)
handout-making = Sto dipingendo i pezzi. Ci vuole qualche secondo.
handout-too-much = Questa immagine ha bisogno di più memoria di quanta ne abbia la pagina. Per il solo ultimo turno, o per la posizione come immagine, ne serve meno.
handout-close = Chiudi
handout-hint = Ciò che scrivi qui compare sotto il disegno: nella pagina, nel disegno e nell'immagine. La pagina dice anche che cosa ha ognuno. Il foglio d'aiuto è a parte.
