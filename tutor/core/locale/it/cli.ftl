# The command line.

cli-about = Gioca partite registrate, elenca le decisioni permesse, crea partite a caso, controlla file.
cli-about-examples =
    Esempi:
      python -m tutor random --game { $game } --players 3 --seed 7 > game.json
      python -m tutor replay game.json --plies 20
      python -m tutor legal game.json
      python -m tutor check game.json
cli-see-help = Vedi { $command } --help
cli-ok = tutto a posto
cli-components = gioca con le cifre di questo file al posto di quelle del pacchetto
cli-file = una partita registrata, o un albero di cui si usa la linea principale; '-' legge lo standard input; un file .jsonl ne contiene una per riga
cli-jsonl = legge una partita per riga, anche dallo standard input; una partita sbagliata dà una riga di errore
cli-replay = gioca una partita registrata e scrive la posizione raggiunta
cli-replay-about = Gioca una partita registrata e scrive la posizione raggiunta, a parole o come JSON.
cli-replay-examples =
    Esempi:
      python -m tutor replay game.json                 la posizione a parole
      python -m tutor replay game.json --plies 12      dopo le prime dodici decisioni
      python -m tutor replay game.json --json          posizione, decisioni permesse ed eventi
      python -m tutor replay game.json --trace         una riga di JSON per ogni passo
      python -m tutor replay game.json --view Gina     ciò che Gina può sapere
      python -m tutor replay games.jsonl               un risultato per riga, per molte partite
    Una decisione non permessa fa uscire con il codice 2 e una riga che nomina la regola.
cli-plies = gioca solo le prime N decisioni
cli-json = scrive come JSON chi decide, le decisioni permesse, la posizione e tutti gli eventi
cli-trace = scrive JSON Lines: una riga all'inizio e una dopo ogni decisione
cli-view = scrive ciò che alla fine può sapere chi gioca con questo nome
cli-legal = elenca le decisioni permesse alla fine di una partita registrata
cli-legal-about = Elenca le decisioni permesse alla fine di una partita registrata, ognuna come si scrive nel file.
cli-legal-examples =
    Esempi:
      python -m tutor legal game.json             una riga di JSON per ogni decisione
      python -m tutor legal game.json --json      tutte in un solo elenco
      python -m tutor legal game.json --plies 12  quelle dopo le prime 12 decisioni
cli-legal-json = scrive un solo elenco JSON
cli-legal-over = La partita è finita e non c'è più nulla da decidere. Con --plies N vedi che cosa si poteva decidere dopo N decisioni.
cli-random = crea una partita con decisioni permesse prese a caso
cli-random-about = Crea una partita registrata con decisioni permesse prese a caso. Il seme fissa la distribuzione e le decisioni.
cli-random-examples =
    Esempi:
      python -m tutor random --game { $game } --players 4 --seed 1
      python -m tutor random --players 2 --variant first_game --seed 5 --decisions 30
      python -m tutor random --game { $other } --players 6 --variant { $variant } --seed 2
cli-game = il gioco a cui giocare
cli-players = in quanti si gioca
cli-variant = una variante del gioco
cli-seed = un numero intero che fissa tutto ciò che è lasciato al caso
cli-decisions = si ferma dopo N decisioni
cli-check = controlla una partita, un albero o una posizione
cli-check-about = Controlla una partita registrata o un albero (si gioca ogni decisione di ogni linea) oppure una posizione. Dice se è tutto a posto, o che cosa non va e dove.
cli-check-examples =
    Esempi:
      python -m tutor check game.json
      python -m tutor check position.json
      python -m tutor check tree.json
      python -m tutor check games.jsonl
cli-aid = scrive il foglio d'aiuto di un gioco come pagina
cli-aid-about = Scrive il foglio d'aiuto di un gioco: turno, costi, notte e punteggio in una pagina (HTML), con le cifre e le regole di quel gioco.
cli-aid-examples =
    Esempi:
      python -m tutor aid --game { $game } --lang it > aid.html
      python -m tutor aid --game { $other } > aid.html
cli-lang = la lingua in cui scrivere
cli-handout = disegna la posizione di una partita registrata, da distribuire
cli-handout-about = Disegna la posizione alla fine di una partita registrata, con una didascalia: una pagina da stampare (HTML) o un disegno (SVG). Le immagini (PNG) si fanno sulla pagina, in Partite.
cli-handout-examples =
    Esempi:
      python -m tutor handout game.json --plies 26 > handout.html
      python -m tutor handout game.json --svg --caption 'A chi tocca?' > handout.svg
cli-svg = scrive solo il disegno, come SVG
cli-caption = che cosa scrivere sotto il disegno
cli-arena = gioca un torneo di politiche
cli-arena-about = Gioca un torneo. Ogni distribuzione delle carte si gioca da tutti i posti. Il seme fissa tutte le cifre, con un processo o con molti.
cli-arena-examples =
    Esempi:
      python -m tutor arena --game { $game } --seats planner,rules,chance --games 60 --seed 1
      python -m tutor arena --game { $other } --seats rules,rules,chance --games 30 --seed 1 --json
      python -m tutor arena --game { $game } --seats rules,rules,rules --games 1000 --seed 1 --save games.jsonl
    Se lo interrompi, il torneo finisce e stampa le cifre ottenute fin lì.
cli-save = conserva tutte le partite in un file nuovo, una registrata per riga, per study
cli-arena-contender = { $policy }: { $wins } partite vinte su { $games } (probabilità { $low }–{ $high }%), { $points } punti in media
cli-arena-ending = Finite con { $ending }: { $share }% ({ $count })
cli-findings = misura che cosa accompagna la vittoria fra i giocatori del tutor
cli-findings-about = Gioca partite fra i giocatori del tutor e misura che cosa accompagna la vittoria. Ogni cifra ha il suo numero di casi e il suo intervallo del 95%. Il seme fissa tutte le cifre, con un processo o con molti.
cli-findings-examples =
    Esempi:
      python -m tutor findings --game { $game } --games 1000 --seed 1
      python -m tutor findings --game { $game } --games 60 --seed 2 --workers 1 --json
    Un'interruzione termina le partite e stampa le cifre ottenute fin lì.
cli-forecast = dice quanto vale ogni decisione permessa
cli-forecast-about = Confronta le decisioni permesse alla fine di una partita registrata: ognuna si gioca più volte fino alla fine della partita. Conta solo ciò che sa chi decide.
cli-forecast-examples =
    Esempi:
      python -m tutor forecast game.json --plies 26 --playouts 400 --seed 1
      python -m tutor forecast game.json --plies 26 --by share --workers 1 --seed 1 --json
      python -m tutor forecast game.json --plies 26 --twin 1 3 --playouts 12 --seed 1
      python -m tutor forecast game.json --plies 26 --seconds 10 --json
    Se le interrompi, le simulazioni finiscono e le cifre ottenute fin lì si stampano.
cli-forecast-head = Decide { $player }; simulazioni con la politica «{ $policy }», al massimo { $count } per decisione
cli-twin-head = Decide { $player }; { $count ->
        [one] una coppia
       *[other] { $count } coppie
    } di partite con le stesse carte in entrambe, continuate con la politica «{ $policy }». Prima: { $first }. Seconda: { $second }.
cli-twin-world = { $points } punti, { $ending ->
        [none] vince { $winners }
       *[other] { $ending }, vince { $winners }
    }
cli-twin-pair = { $number }: prima, { $one }; seconda, { $two }
cli-twin-gap = { $measure ->
        [wins] vittorie, su 100
       *[points] punti
    }: la prima va meglio in { $better }, uguale in { $equal }, peggio in { $worse }; differenza media { $mean }{ $known ->
        [yes] {" "}(tra { $low } e { $high })
       *[no] {""}, troppo poche coppie per dire tra quali valori
    }: { $verdict ->
        [better] la prima è migliore
        [worse] la seconda è migliore
        [same] nessuna coppia è diversa
       *[open] non si distinguono ancora
    }
cli-forecast-group = { $group ->
    [best] la migliore finora
    [close] vicina alla migliore
   *[worse] indietro di { $least } o più, su 100
}
cli-forecast-verdict = { $verdict ->
    [better] migliore
    [worse] peggiore: { cli-forecast-group }
    [as_good] altrettanto buona
   *[open] { cli-forecast-group }
}
cli-forecast-decision = { $decision }: vince nel { $win }% ({ $low }–{ $high }%), { $points } punti, { $count } { $count ->
        [one] simulazione
       *[other] simulazioni
    }: { cli-forecast-verdict }
cli-forecast-estimated = { $decision }: stima { $win }% ({ $low }–{ $high }%), { $count } { $count ->
        [one] simulazione
       *[other] simulazioni
    }: { cli-forecast-verdict }
cli-study = dice che cosa c'era da aspettarsi da una partita, turno per turno, e che cosa l'ha decisa
cli-study-about = Gioca fino alla fine, molte volte, ogni momento in cui comincia un turno, una notte o un giro. Le carte ancora da uscire vengono mescolate ogni volta di nuovo: una cifra è quello che poteva aspettarsi chi vedesse tutte le mani.
cli-study-examples =
    Esempi:
      python -m tutor study game.json --seed 1
      python -m tutor study game.json --passes 100 --workers 1 --seed 1 --json
      python -m tutor study game.json --ledger --seed 1
      python -m tutor study games/*.json --json --seed 1
      python -m tutor study games.jsonl --cluster tcp://host:8786 --json --seed 1
    Un'interruzione ferma le simulazioni e stampa le cifre trovate fin lì.
cli-study-head = { $moments } momenti, ciascuno giocato { $passes } volte o più
cli-study-even = Nessun turno spicca con chiarezza. Con più passate può emergerne uno.
cli-study-turning = Passo { $ply }, { $kind ->
        [turn] turno di { $player }
        [night] la notte
       *[other] comincia un giro o un giorno
    }: { $whose } vince il { $before }% prima e il { $after }% dopo, con un errore del { $error }%
cli-study-account = { $player }: { $start } punti attesi all'inizio; turni propri { $own_turns }, turni degli altri { $other_turns }, notti { $nights }, tutto il resto { $rest }; in tutto { $result }
cli-ledger-head = { $player }: { $start } punti attesi all'inizio, { $result } alla fine; lungo la strada:
cli-ledger-row = { $change } ({ $sure }) dopo il passo { $ply }: { $told }
cli-ledger-rest = { $change } da tutto il resto
cli-ledger-steps = { $count ->
    [one] un passo con le sue carte
   *[other] { $count } passi insieme
}
cli-ledger-cards = le carte: { $told }
cli-ledger-clear = fra { $low } e { $high }
cli-ledger-open = non si può dire, da { $low } a { $high }
cli-ledger-few = non si può dire, troppo poche passate
cli-files = un verbale, o un albero per la sua linea principale; '-' legge lo standard input; più file, o uno per riga in un file il cui nome finisce in .jsonl, si studiano insieme
cli-batch-head = { $studied } partite su { $games } studiate, ogni momento giocato { $passes } volte o più
cli-batch-turnings =
    { $count ->
        [one] Una svolta
       *[other] { $count } svolte
    } in { $turned ->
        [one] una partita
       *[other] { $turned } partite
    }; le più grandi:
cli-batch-of = { $file }: { $said }
cli-batch-account =
    { $game }, { $who ->
        [winners] chi ha vinto
       *[others] chi non ha vinto
    } ({ $count }), in media: { $start } punti attesi all'inizio; turni propri { $own_turns }, turni degli altri { $other_turns }, notti { $nights }, tutto il resto { $rest }; in tutto { $result }
cli-batch-errors =
    { $count ->
        [one] Una partita non si è potuta studiare:
       *[other] { $count } partite non si sono potute studiare:
    }
cli-passes = quante volte si gioca ogni momento, come minimo
cli-ledger = gioca fino alla fine anche ogni decisione e dice che cosa ha cambiato e che cosa hanno portato le carte: righe che vanno dai punti attesi all'inizio al risultato
cli-seats = le politiche dei giocatori, separate da virgole
cli-games = quante partite
cli-playouts = quante simulazioni per ogni decisione, al massimo: { $playouts } se non si dice; con --twin quante coppie, { $pairs } se non si dice
cli-twin = confronta due sole decisioni, con il loro numero nell'elenco di «legal»: le due partite di ogni coppia hanno le stesse carte nascoste e le stesse carte in arrivo
cli-policy = la politica che continua la partita a tutti i posti
cli-by = che cosa si confronta: la probabilità di vincere o la parte di tutti i punti
cli-margin = entro questa differenza due valori sono altrettanto buoni
cli-until = ferma ogni simulazione alla fine del giorno o del giro (stage), dove si stima la probabilità di vincere, oppure la gioca fino alla fine (end)
cli-seconds = si ferma dopo S secondi; ogni decisione è allora la migliore finora, le è vicina, o è indietro almeno di tanto; le partite si fermano alla fine del giorno o del giro se il gioco lo stima, se --until non dice altro
cli-lab-seed = un numero intero che fissa tutte le cifre
cli-workers = quanti processi giocano, tanti quanti i core se non si dice; su un cluster, quante parti vi stanno alla volta
cli-cluster = gioca sui processi di questo cluster di Dask, come tcp://host:8786; serve l'extra 'cluster'
cli-lost =
    { $count ->
        [one] Lungo la strada è andato perso un processo che giocava.
       *[other] Lungo la strada è andato perso { $count } volte un processo che giocava.
    } Ciò che era perso con lui è stato giocato di nuovo, perciò le cifre sono le stesse.
cli-lab-json = stampa le cifre come JSON
cli-notation = scrive una partita come testo o rilegge quel testo
cli-notation-about = Scrive una registrazione o un albero con tutte le linee come testo: una decisione per riga, le varianti tra parentesi, con segni e commenti. Se FILE è un testo così, lo rilegge e lo scrive come albero in JSON; ogni errore è indicato con la sua riga. Con --lang racconta la partita in parole, che non si possono rileggere.
cli-notation-examples =
    Esempi:
      python -m tutor notation game.json > game.txt
      python -m tutor notation game.txt > game.json
      python -m tutor notation game.json --lang it
cli-notation-lang = racconta la partita in parole, in questa lingua
cli-merge = riunisce le linee di più file
cli-merge-about = Riunisce in un solo albero le linee di registrazioni o alberi con lo stesso inizio. I passi uguali si uniscono e i commenti di tutti restano. La linea principale è quella del primo file, e la sua linea protetta conserva i propri commenti. Quello che è arrivato da ogni file è scritto sull'uscita degli errori.
cli-merge-examples =
    Esempi:
      python -m tutor merge class.json ana.json beto.json -o all.json
      python -m tutor merge game.json notation.txt > all.json
cli-merge-first = una registrazione o un albero, come JSON o nella notazione; '-' legge l'ingresso standard
cli-merge-other = un altro file di questo tipo, con lo stesso inizio
cli-output = scrive il risultato in questo file, in UTF-8, invece che sull'uscita standard
cli-merge-told = { $name }: linee { $lines }, decisioni { $decisions }, passi con nuovi commenti, segni o disegni { $notes }, passi protetti i cui commenti sono rimasti fuori { $left }
cli-puzzles = dà i problemi di una settimana o ne cerca di nuovi
cli-puzzles-about = I problemi sono turni di partite vere in cui si può ottenere qualcosa, qualunque cosa facciano gli altri. Ogni settimana ha i suoi, gli stessi dappertutto. Con --make se ne cercano di nuovi in partite fra i giocatori del tutor, e ognuno è dimostrato cercando in tutti i turni legali.
cli-puzzles-examples =
    Esempi:
      python -m tutor puzzles --game { $game }
      python -m tutor puzzles --game { $game } --week 2026-W48 --solutions
      python -m tutor puzzles --game { $game } --make 120 --seed 1
cli-puzzles-row = { $grade }: { $goal } ({ $id })
cli-week = la settimana, come 2026-W48; senza, quella di adesso
cli-solutions = dà anche le soluzioni
cli-make = cerca tanti problemi nuovi e li scrive in JSON
cli-puzzle-seed = il seme dei problemi nuovi
cli-puzzle-goals = crea problemi soltanto di questi obiettivi, con i nomi separati da virgole
cli-puzzle-games = li crea dalle partite di questi file e non da partite nuove
cli-puzzles-json = dà i problemi in JSON
