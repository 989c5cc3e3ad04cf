# The things of the game. Each has its plain name; attributes are the forms sentences need.

## Cards

card-treasure = tesoro de { $value }
card-artifact = artefacto { $number }

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
