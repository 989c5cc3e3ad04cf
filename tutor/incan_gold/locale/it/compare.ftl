# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move («nella linea A», «con la tua mossa»).

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

compare-whereabouts = { $player } è { $left_place } { $left } e { $right_place } { $right }.
compare-beside = { $left_count ->
    [0] Accanto alla tenda { $player } non ha nulla { $left }
   *[other] Accanto alla tenda { $player } ha { $left_count } { $left }
} e { $right_count ->
    [0] nulla { $right }.
   *[other] { $right_count } { $right }.
}
compare-tent = { $left_count ->
    [0] Nella tenda { $player } non ha nulla { $left }
   *[other] Nella tenda { $player } ha { $left_count } { $left }
} e { $right_count ->
    [0] nulla { $right }.
   *[other] { $right_count } { $right }.
}
compare-artifacts = { $player } possiede { $left_artifacts } { $left } e { $right_artifacts } { $right }.
compare-artifact_points = Il valore degli artefatti è { $left_count } { $left } e { $right_count } { $right }.
compare-points = Se si contasse adesso, { $player } avrebbe { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } punti
} { $left } e { $right_count } { $right }.

## In che cosa si è avanti: che cosa hai in più tu, o l'esempio

gain-points = { $side ->
    [ours] sei
   *[theirs] è
} { $count ->
    [one] avanti di { $count } punto
   *[other] avanti di { $count } punti
}

## Che cosa porta o costa un turno

brings-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
