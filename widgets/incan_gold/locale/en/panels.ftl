# What only the page says about Incan Gold: the stocks, the odds of a choice, the result.

## The stocks

gold-beside = Beside
    .told = Treasure beside the tent: not safe yet
gold-tent = Tent
    .told = Treasure in the tent: safe for good
gold-artifacts = Worth
    .told = Points at the end from artifacts
gold-where = Where
gold-secret = ?
gold-doing = { $doing ->
    [due] chooses
    [chosen] has chosen
    [inside] inside
    [camp] at camp
   *[over] home
}

## The choice

gold-odds-end = { $deadly ->
    [0] None of the { $cards } cards can end the round.
    [one] { $deadly } of { $cards } cards ({ $percent } %) ends the round{ gold-odds-lost }
   *[other] { $deadly } of { $cards } cards ({ $percent } %) end the round{ gold-odds-lost }
}
gold-odds-lost = { $beside ->
    [0] .
   *[other] , and { $beside } would be lost.
}
gold-odds-treasure = { $treasures ->
    [one] { $treasures } is a treasure
   *[other] { $treasures } are treasures
} ({ $percent } %): { $inside ->
    [one] alone,
   *[other] if all { $inside } go on, each gets
} { $least } to { $most }, on average { $whole }.{ $tenth }.
gold-odds-short = Ends the round: { $percent } %
gold-leave = Alone: { $treasure }{ $count ->
    [0] .
    [one] { " " }and an artifact worth { $artifacts }.
   *[other] { " " }and artifacts worth { $artifacts }.
}{ $inside ->
    [1] { "" }
    [2] { " " }Both: { $together } each.
   *[other] { " " }Two: { $two } each. All { $inside }: { $together } each.
}
gold-chosen = { $count ->
    [one] { $players } has chosen, in secret.
   *[other] { $players } have chosen, in secret.
}
gold-waiting = { $count ->
    [one] { $players } is still to choose.
   *[other] { $players } are still to choose.
}

## The question to a class

gold-hands = Torch or camp? Hands up!
    .phones = Torch or camp?
gold-hands-torch = Torch: go on
    .count = { $count } for the torch
gold-hands-camp = Camp: leave
    .count = { $count } for the camp

## The result

gold-score-treasure = Treasure
gold-score-artifacts = Artifacts
gold-score-artifact_points = Worth
gold-score-total = Total

## Where figures are from

gold-legend-heading = Not stated in the rules
gold-legend = { $table ->
    [treasures] The treasures: { $source }.
    [hazards] The hazards: { $source }.
    [artifacts] The artifacts: { $source }.
   *[rounds] The rounds: { $source }.
}
gold-legend-correct = Who owns the game can correct these figures in a copy of the components file.
