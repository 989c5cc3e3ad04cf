# The things of the game. Each has its plain name; attributes are the forms sentences need.

## Cards

card-treasure = tesoro de { $value }
card-artifact = el artefacto del templo { $number }
card-hazard-numbered = { $hazard ->
    [spider] { hazard-spider } { $number }
    [snake] { hazard-snake } { $number }
    [mummy] { hazard-mummy } { $number }
    [fire] { hazard-fire } { $number }
   *[rockfall] { hazard-rockfall } { $number }
}

hazard-spider = araña
    .a = una araña
hazard-snake = serpiente
    .a = una serpiente
hazard-mummy = momia
    .a = una momia
hazard-fire = fuego
    .a = un fuego
hazard-rockfall = derrumbe
    .a = un derrumbe

## Counts

artifacts = { $count ->
    [one] { $count } artefacto
   *[other] { $count } artefactos
}
