# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-round = Giro { $round } di { $rounds }.
position-leader = { $leader } guida il giro.
position-diamant = Si gioca senza artefatti.
position-due = { $due }.

## The temple

position-path = Sul percorso ci sono { $cards }.
position-path-one = Sul percorso c'è { $cards }.
position-path-empty = Sul percorso non c'è nulla.
position-left = { $left ->
    [0] Sul percorso non resta nessun tesoro.
   *[other] Sul percorso resta un tesoro di { $left }.
}
position-inside = { $players_count ->
    [one] Dentro c'è solo { $players }.
   *[other] Dentro ci sono { $players }.
}
position-chosen = { $players_count ->
    [one] { $players } ha già scelto, in segreto.
   *[other] { $players } hanno già scelto, in segreto.
}
position-deck = Il mazzo ha ancora { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
position-removed = { $count ->
    [one] È fuori dal gioco { $cards }.
   *[other] Sono fuori dal gioco { $cards }.
}
position-lost = { $count ->
    [one] Perduto per sempre: { $cards }.
   *[other] Perduti per sempre: { $cards }.
}

## The players

position-beside = { $beside ->
    [0] { $player } non ha nulla accanto alla tenda
   *[other] { $player } ha { $beside } accanto alla tenda
}{ $tent ->
    [hidden] ; ciò che è dentro è segreto.
    [0] { " " }e nulla dentro.
   *[other] { " " }e { $tent } dentro.
}
position-artifacts = { $player } possiede { $artifacts }.
position-artifact = { $card } (vale { $value } punti)

## The end

position-over = La partita è finita.
position-score = { $player }: { $treasure } nella tenda, { $artifact_points ->
    [0] nessun artefatto
   *[other] { $artifacts_named } per un valore di { $artifact_points }
}, { $total } in tutto.
position-winners = { $players_count ->
    [one] Vince { $players }.
   *[other] { $players } condividono la vittoria.
}

## What everybody begins with

setup-players = In { $count } si esplora il tempio per { $rounds } giri; { $leader } guida il primo.
setup-quest = Il mazzo della spedizione ha { $treasures } tesori e { $hazards } pericoli di { $kinds } tipi.
setup-artifacts = { $artifacts } aspettano di entrare nel mazzo, uno per giro.
setup-diamant = È il gioco originale, senza artefatti.
setup-struck = Il giro { $round } è già finito: la seconda carta ripeteva il pericolo della prima ({ $hazard }), e quella carta è uscita dal gioco.
setup-round = All'inizio del giro { $round } si mescola nel mazzo { $artifact }.
setup-first = La prima carta si scopre con tutti dentro: { $cards }.
setup-second = La prima carta è un pericolo, quindi se ne scoprono due con tutti dentro: { $cards }.

## Headings

position-part-temple = Il tempio
position-part-players = I giocatori
position-part-gone = Fuori dal gioco
position-part-result = Il risultato
position-part-now = Che cosa si decide
