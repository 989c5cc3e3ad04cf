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
    [0] Ninguna de las { $cards } cartas puede acabar la ronda.
    [one] { $deadly } de { $cards } cartas ({ $percent } %) acaba la ronda{ gold-odds-lost }
   *[other] { $deadly } de { $cards } cartas ({ $percent } %) acaban la ronda{ gold-odds-lost }
}
gold-odds-lost = { $beside ->
    [0] .
   *[other] , y se perderían { $beside }.
}
gold-odds-treasure = { $treasures ->
    [one] { $treasures } es un tesoro
   *[other] { $treasures } son tesoros
} ({ $percent } %): { $inside ->
    [one] a solas,
   *[other] si siguen los { $inside }, cada uno recibe
} de { $least } a { $most }, de media { $whole },{ $tenth }.
gold-odds-short = Fin de la ronda: { $percent } %
gold-leave = En solitario: { $treasure }{ $count ->
    [0] .
    [one] { " " }y un artefacto de { $artifacts }.
   *[other] { " " }y artefactos por { $artifacts }.
}{ $inside ->
    [1] { "" }
    [2] { " " }Los dos: { $together } cada uno.
   *[other] { " " }Dos: { $two } cada uno. Los { $inside }: { $together } cada uno.
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
    .phones = ¿Antorcha o Campamento?
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
