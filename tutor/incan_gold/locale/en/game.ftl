# The things of the game. Each has its plain name; attributes are the forms sentences need.

## Cards

card-treasure = treasure { $value }
card-artifact = the artifact of temple { $number }
card-hazard-numbered = { $hazard ->
    [spider] { hazard-spider } { $number }
    [snake] { hazard-snake } { $number }
    [mummy] { hazard-mummy } { $number }
    [fire] { hazard-fire } { $number }
   *[rockfall] { hazard-rockfall } { $number }
}

hazard-spider = spider
    .a = a spider
hazard-snake = snake
    .a = a snake
hazard-mummy = mummy
    .a = a mummy
hazard-fire = fire
    .a = a fire
hazard-rockfall = rockfall
    .a = a rockfall

## Counts

artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
