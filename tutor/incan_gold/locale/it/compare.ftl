# Two positions side by side: the rows of a table, and what is different in sentences.
# $left and $right are the names of two lines of play ("Principale", "A").

## Rows, short

compare-label-whereabouts = Posto
compare-label-beside = Accanto alla tenda
compare-label-tent = Nella tenda
compare-label-artifacts = Artefatti
compare-label-artifact_points = Valore degli artefatti
compare-label-points = Punti adesso
compare-label-round = Giro
compare-label-path = Carte sul percorso
compare-label-left_on_path = Tesoro rimasto sul percorso
compare-label-deck = Carte nel mazzo
compare-label-removed = Carte fuori dal gioco
compare-hidden = nascosto
compare-at-inside = dentro
    .where = nel tempio
compare-at-outside = fuori
    .where = alla tenda

## Sentences

compare-whereabouts = { $player } è { $left_place } nella linea { $left } e { $right_place } nella linea { $right }.
compare-beside = { $left_count ->
    [0] Nella linea { $left }, { $player } non ha nulla accanto alla tenda
   *[other] Nella linea { $left }, { $player } ha { $left_count } accanto alla tenda
}; nella linea { $right }, { $right_count ->
    [0] nulla.
   *[other] { $right_count }.
}
compare-tent = { $left_count ->
    [0] Nella linea { $left }, { $player } non ha nulla nella tenda
   *[other] Nella linea { $left }, { $player } ha { $left_count } nella tenda
}; nella linea { $right }, { $right_count ->
    [0] nulla.
   *[other] { $right_count }.
}
compare-artifacts = { $player } possiede { $left_artifacts } nella linea { $left } e { $right_artifacts } nella linea { $right }.
compare-artifact_points = Il valore degli artefatti è { $left_count } nella linea { $left } e { $right_count } nella linea { $right }.
compare-points = Contando adesso, { $player } ha { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } punti
} nella linea { $left } e { $right_count } nella linea { $right }.

## Che cosa conviene avere: «più …»

gain-points = punti
