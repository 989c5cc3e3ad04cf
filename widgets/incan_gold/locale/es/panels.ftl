# What only the page says about Incan Gold: the stocks, the odds of a choice, the result.

## The stocks

gold-beside = Junto
    .told = Tesoro junto a la tienda: aún no está a salvo
gold-tent = Tienda
    .told = Tesoro en la tienda: a salvo para siempre
gold-artifacts = Valor
    .told = Puntos al final por los artefactos
gold-where = Lugar
gold-secret = ?
gold-doing = { $doing ->
    [due] elige
    [chosen] ha elegido
    [inside] dentro
    [camp] acampando
   *[over] de vuelta
}

## The choice

gold-odds-end = { $deadly ->
    [0] Ninguna de las { $cards } cartas que quedan puede acabar la ronda.
    [one] { $deadly } de las { $cards } cartas que quedan ({ $percent } %) acabaría la ronda{ $beside ->
        [0] .
       *[other] , y se perdería lo que hay junto a la tienda: { $beside }.
    }
   *[other] { $deadly } de las { $cards } cartas que quedan ({ $percent } %) acabarían la ronda{ $beside ->
        [0] .
       *[other] , y se perdería lo que hay junto a la tienda: { $beside }.
    }
}
gold-odds-treasure = { $treasures ->
    [one] { $treasures } es un tesoro
   *[other] { $treasures } son tesoros
} ({ $percent } %): { $inside ->
    [one] a solas recibirías
   *[other] si siguen los { $inside } jugadores, cada uno recibiría
} de { $least } a { $most }, de media { $whole },{ $tenth }.
gold-leave-alone = Salir en solitario lleva { $treasure } a la tienda{ $count ->
    [0] .
    [one] , y un artefacto que vale { $artifacts }.
   *[other] , y artefactos que valen { $artifacts }.
}
gold-leave-together = Si los { $inside } jugadores salen a la vez, cada uno se lleva { $treasure }{ $artifacts ->
    [0] .
   *[other] { " " }y ningún artefacto.
}
gold-odds-short = Fin de la ronda: { $percent } %
gold-leave-short = En solitario { $treasure }{ $artifacts ->
    [0] { "" }
   *[other] { " " }+ { $artifacts }
}{ $inside ->
    [one] { "" }
   *[other] , todos { $together }
}
gold-chosen = { $count ->
    [one] { $players } ya ha elegido, en secreto.
   *[other] { $players } ya han elegido, en secreto.
}
gold-waiting = { $count ->
    [one] Falta por elegir { $players }.
   *[other] Faltan por elegir { $players }.
}

## La pregunta a la clase

gold-hands = ¿Antorcha o Campamento? ¡A mano alzada!
gold-hands-torch = Antorcha: seguir
    .count = { $count } por la Antorcha
gold-hands-camp = Campamento: salir
    .count = { $count } por el Campamento

## The result

gold-score-treasure = Tesoro
gold-score-artifacts = Artefactos
gold-score-artifact_points = Valor
# As in English.
gold-score-total = Total

## Where figures are from

gold-legend-heading = Lo que las reglas no dicen
gold-legend = { $table ->
    [treasures] Los tesoros: { $source }.
    [hazards] Los peligros: { $source }.
    [artifacts] Los artefactos: { $source }.
   *[rounds] Las rondas: { $source }.
}
gold-legend-correct = Quien tenga el juego puede corregir estas cifras en una copia del archivo de componentes.
