# Che cosa vince, misurato fra i giocatori del tutor, e una prima partita in poche righe.

plans-decimal = { $whole },{ $tenth }
plans-first = La tua prima partita
    .about = Un inizio che non va mai male, e che cosa tenere d'occhio.
plans-first-inca = Metti il tuo primo Inca dove una carta della tua mano mostra il suo mestiere: lavora e vale punti. Se non ce n'è, scegli { $inca }.
plans-first-prince = Porta prima il tuo Principe in questo distretto: { $prince }. Fra i nostri giocatori è la prima visita che ha reso di più.
plans-first-people = Recluta presto: un Inca lavora in tutti i giorni che restano.
plans-first-llamas = Tieni un lama, per un viaggio o per un sacrificio quando qualcun altro apre un tempio.
plans-first-trail = Raggiungi il Granaio, alla casella { $granary }, prima della prima notte, se costa poco.
plans-first-tiles = Guarda le tessere Luna prima di ogni turno: quando ne mancano due, chiunque può chiudere il giorno.
plans-first-cards = Scegli carte che mostrano ciò che hai già e cambia strada solo per una buona.
plans-first-end = Conta i sacerdoti e le Vergini che restano. Nessuna Salvezza in vista? Allora l'oro moltiplica i punti: per { $most } a chi ne ha di più e per { $second } a chi viene dopo.
plans-prices = Quanto costa ognuno
plans-sails = Vele al tramonto
    .told = Al tramonto si vedono tre navi spagnole lontano, sul mare. A destra c'è la città, ai piedi della sua montagna.
plans-wins = Che cosa fa vincere
    .about = Abbiamo fatto giocare { $games } partite a due tipi di giocatori, chi con quattro regole semplici e chi con un piano, a tavoli di ogni grandezza. Sono i nostri giocatori, non tu: prendi le cifre come indizi. La linea sottile su una barra mostra dove sta la cifra vera diciannove volte su venti.
    .limits = Sacerdoti, Vergini, carte e oro accompagnano la vittoria; questo non prova che la causino. Alcuni valori in caselle e il prezzo delle Vergini sono una nostra ipotesi, e i giocatori li abbiamo fatti noi. Chiunque può rifare la misura: il comando «findings» con il seme { $seed } dà le stesse cifre.
plans-inca = Il tuo primo Inca
    .drawn = Partite vinte dopo questo primo Inca. Linea tratteggiata: per pura fortuna.
    .text = Il primo distretto lo ha scelto la sorte. { $apart ->
    [yes] Con { $best } si è vinto il { $most }% delle partite, con { $worst } il { $least }%.
   *[no] Tutti i primi distretti sono andati più o meno allo stesso modo, dal { $least }% di partite vinte ({ $worst }) al { $most }% ({ $best }); la differenza può essere fortuna.
} La linea tratteggiata segna quanto toccherebbe a pari forza, il { $fair }%. { $cases } inizi.
plans-prince = La prima visita del tuo Principe
    .drawn = Partite vinte dopo questa prima visita. Linea tratteggiata: per pura fortuna.
    .text = Anche qui ha deciso la sorte. { $apart ->
    [yes] È andata meglio con { $best } ({ $most }% di partite vinte) e peggio con { $worst } ({ $least }%).
   *[no] Fra { $worst } ({ $least }% di partite vinte) e { $best } ({ $most }%) la differenza può essere fortuna.
} A pari forza sarebbe il { $fair }%. { $cases } inizi.
plans-orders = Sacerdoti e Vergini
    .drawn = Quanti ne avevano alla fine, in media. Chi ha vinto con almeno una Vergine ha avuto la prima, in media, nel giorno { $day } di gioco.
    .text = Il { $winners }% di chi ha vinto aveva almeno una Vergine alla fine, e il { $others }% degli altri. Chi ha vinto con almeno una ha avuto la prima, in media, nel giorno { $day } di gioco. { $cases } giocatori.
plans-held = Vette, carte e oro
    .drawn = Che cosa avevano alla fine, in media.
    .text = Gli Scout di chi ha vinto hanno raggiunto la Vetta { $winners } volte, gli altri { $others }. Quando la città è stata conquistata, qualcuno con più oro di tutti ha vinto il { $gold }% di { $cases } partite.
plans-held-cards = Carte
plans-held-laps = Vette
plans-held-gold = Oro
plans-held-suns = Tessere Sole
plans-named = { $what }: { $who ->
    [winners] chi ha vinto
   *[others] gli altri
}
plans-days = Quando finisce il giorno
    .drawn = Quanti giorni sono finiti in ogni giro; in media, nel giro { $rounds }.
    .text = La terza tessera Luna è stata presa in media nel giro { $rounds } del giorno. Le barre contano quanti dei { $cases } giorni sono finiti in ogni giro.
plans-rounds = { $more ->
    [yes] { $count } o più
   *[no] Giro { $count }
}
plans-endings = Salvezza o Conquista
    .drawn = Partite finite con la Conquista. I nostri giocatori simulati hanno salvato la città in { $rescued } partite su { $cases }; non contarci al tuo tavolo.
    .text = I nostri giocatori hanno salvato la città in { $rescued } di { $cases } partite; tutte le altre sono finite con la Conquista. Le barre mostrano la parte delle Conquiste. Non contarci al tuo tavolo: le persone possono avere più fretta dei nostri giocatori.
plans-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

## Su questa edizione

plans-edition = Su questa edizione
edition-about = Le regole sono complete. Alcune cifre stampate non sono in nessun testo che abbiamo: quelle sono ricostruite. Se hai il gioco, correggile in una copia del file dei componenti e gioca con la tua copia.
edition-stated = In un testo delle regole
    .meaning = Queste cifre sono quelle stampate.
edition-shown = In un esempio
    .meaning = Si ricavano dai Primi passi o da un altro esempio svolto.
edition-reported = Secondo altre fonti
    .meaning = Si trovano in recensioni e in regole di altre lingue.
edition-reconstructed = Ricostruito
    .meaning = Non è in nessun testo che abbiamo: è la nostra lettura migliore.
edition-table-market = I prezzi del mercato
edition-table-trail = I luoghi del Cammino degli Inca
edition-table-days = Il numero di giorni
edition-table-incas = Il numero di Inca di ogni giocatore
edition-table-moon_tiles = Le tessere Luna
edition-table-recruit = Quanto costano gli Inca
edition-values = { $count ->
    [one] Un valore in caselle ({ $of }): { $values }
   *[other] Valori in caselle ({ $of }): { $values }
}
edition-cost = Il costo ({ $of })
edition-count = Quanti sono ({ $of })
edition-gold = { $count ->
    [one] L'oro di { $count } delle { $all } carte Sacrificio
   *[other] L'oro di { $count } delle { $all } carte Sacrificio
}
edition-borders = { $count ->
    [one] { $count } delle { $all } vie gratuite: { $pairs }
   *[other] { $count } delle { $all } vie gratuite: { $pairs }
}
