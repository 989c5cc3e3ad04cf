# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move («en la línea A», «con tu jugada»).

## Rows, short

compare-label-whereabouts = Lugar
compare-label-beside = Junto a la tienda
compare-label-tent = En la tienda
compare-label-artifacts = Artefactos
compare-label-artifact_points = Valor de los artefactos
compare-label-points = Puntos ahora
compare-label-round = Ronda
compare-label-path = Cartas en el camino
compare-label-left_on_path = Tesoro que queda en el camino
compare-label-deck = Cartas en el mazo
compare-label-removed = Cartas fuera del juego
compare-hidden = oculto
compare-at-inside = dentro
    .where = en el templo
compare-at-outside = fuera
    .where = en su tienda

## Sentences

compare-whereabouts = { $player } está { $left_place } { $left } y { $right_place } { $right }.
compare-beside = { $left_count ->
    [0] Junto a su tienda, { $player } no tiene nada { $left }
   *[other] Junto a su tienda, { $player } tiene { $left_count } { $left }
} y { $right_count ->
    [0] nada { $right }.
   *[other] { $right_count } { $right }.
}
compare-tent = { $left_count ->
    [0] Dentro de su tienda, { $player } no tiene nada { $left }
   *[other] Dentro de su tienda, { $player } tiene { $left_count } { $left }
} y { $right_count ->
    [0] nada { $right }.
   *[other] { $right_count } { $right }.
}
compare-artifacts = { $player } tiene { $left_artifacts } { $left } y { $right_artifacts } { $right }.
compare-artifact_points = Los artefactos valen { $left_count } { $left } y { $right_count } { $right }.
compare-points = Si se contara ahora, { $player } tendría { $left_count ->
    [one] { $left_count } punto
   *[other] { $left_count } puntos
} { $left } y { $right_count } { $right }.

## En qué se va por delante: lo que tienes tú de más, o el ejemplo

gain-points = { $side ->
    [ours] vas
   *[theirs] va
} { $count ->
    [one] { $count } punto por delante
   *[other] { $count } puntos por delante
}

## Lo que un turno da o cuesta

brings-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
