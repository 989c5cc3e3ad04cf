# What the command that serves the page says.

serve-about = Apre il tutor come pagina nel browser, se non indichi altro solo su questa macchina.
serve-about-examples =
    Esempi:
      { $command }
          il tutor su una porta libera, aperto nel browser
      { $command } --port 9000
          su questa porta, o sulla prossima libera
      { $command } --address 0.0.0.0
          per una classe nella stessa rete
    Ctrl-C lo chiude.
serve-version = dice la versione
serve-mistyped = { $command }: { $error }. Le opzioni: `{ $command } --help`.
serve-port = la porta da usare; 0 prende una qualsiasi libera
serve-address = l'indirizzo da usare; se non lo indichi, solo questa macchina
serve-no-browser = scrive soltanto il link
serve-notebook = apre questo notebook al posto della pagina del tutor
serve-pool = kernel tenuti pronti per chi arriva
serve-cull-after = secondi per cui un kernel resta vivo dopo la sua pagina
serve-cull-every = secondi fra una ricerca di questi kernel e la successiva
serve-most-visitors = quante pagine possono essere aperte insieme, al massimo; se non lo indichi, dipende dalla memoria libera di questo computer
serve-verbose = racconta che cosa fa il server
serve-port-taken = La porta { $taken } è occupata; si usa la { $port }, che è libera.
serve-port-none = Le porte da { $first } a { $last } sono tutte occupate: scegline un'altra con --port.
serve-port-unknown = La porta { $port } non esiste: scegline una da 0 a { $last } con --port.
serve-port-refused = La porta { $port } non si può usare ({ $reason }): scegline un'altra con --port.
serve-ready = Il tutor è aperto su { $link } (Ctrl-C lo chiude).
serve-notebooks = Tutti i notebook sono elencati su { $link }.
serve-no-notebook = Il notebook { $notebook } non esiste.
serve-no-display = Il tutor non può aprire la sua pagina, perché { $package } non è installato: pip install 'machu-tutor[serve]' porta tutto ciò che serve alla pagina.
serve-overwritten = Un altro pacchetto di nome «tutor» ha sovrascritto dei file di machu-tutor: installa di nuovo machu-tutor in un ambiente tutto suo (pipx install oppure uv tool install).
serve-failed = Il tutor non è partito: { $reason }
serve-page-failed = Ricarica la pagina. Se non cambia nulla, il registro del server mostra perché.
serve-full-title = Tutti i posti sono occupati
serve-full = Aspetta un minuto e ricarica questa pagina. Se hai il tutor aperto in un'altra scheda che non ti serve più, chiudila: così si libera un posto. Se non cambia nulla, chiedi più posti a chi gestisce il server.
serve-crowd-title = Altri stanno entrando prima di te
serve-crowd = Molte persone hanno aperto il tutor nello stesso momento. Non devi fare nulla: questa pagina chiede di nuovo ogni pochi secondi e apre il tutor appena è il tuo turno.
serve-address-empty = L'indirizzo dopo --address è vuoto: scrivine uno, o togli l'opzione per aprire il tutor solo su questa macchina.
serve-host-name = un altro nome o indirizzo con cui si raggiunge la pagina, per esempio attraverso un proxy; si può indicare più volte
serve-base = il percorso sotto cui un proxy offre la pagina, per esempio /tutor/; se non lo indichi, la radice del suo nome
serve-base-unknown = { $base } non è un percorso per --base-url: scegline uno di lettere non accentate, cifre e trattini, per esempio /tutor/.
serve-token = la parola che apre la pagina, parte del link mostrato; se altre macchine raggiungono la pagina e non la scegli tu, ne viene inventata una; se è vuota, equivale a --no-token
serve-no-token = fa entrare chiunque raggiunga la pagina: chi entra occupa la memoria di questo computer e, se trova una falla, può eseguirci programmi
serve-no-token-warning = Chiunque raggiunga questa macchina può aprire la pagina: non c'è una parola d'accesso.
serve-root-warning = Il tutor gira come root: per una classe usa un utente comune, così una falla non apre l'intera macchina.
serve-no-docstrings = Il tutor non può aprire la sua pagina con python -OO, che toglie testi di cui il server ha bisogno: usa -O, o nessuna delle due.
serve-no-folder = Il tutor non può scrivere in { $folder } né in una cartella temporanea: fai spazio.
serve-no-entry = Così non puoi entrare
serve-no-entry-token = Questa pagina si apre con il link intero, compresa la parte dopo il punto interrogativo. Chiedilo a chi ti ha invitato, e permetti alla pagina di salvare il suo cookie.
serve-no-entry-host = Il tutor non risponde al nome che c'è in questo indirizzo. Chiedi il link giusto a chi ti ha invitato; chi apre il tutor può aggiungere il nome con --host-name.
serve-class = apre una classe: i telefoni della stessa rete entrano con un codice di quattro lettere e rispondono a ciò che lo schermo domanda
serve-class-goes-on =
    Continua { $code }, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }.
