# The things of the game. Each has its plain name; attributes are the forms sentences need.

## Cards, as they stand in a sentence

card-treasure = un tesoro di { $value }
card-artifact = l'artefatto del tempio { $number }
card-hazard-numbered = { $hazard ->
    [spider] { hazard-spider } { $number }
    [snake] { hazard-snake } { $number }
    [mummy] { hazard-mummy } { $number }
    [fire] { hazard-fire } { $number }
   *[rockfall] { hazard-rockfall } { $number }
}

hazard-spider = ragno
    .a = un ragno
hazard-snake = serpente
    .a = un serpente
hazard-mummy = mummia
    .a = una mummia
hazard-fire = incendio
    .a = un incendio
hazard-rockfall = frana
    .a = una frana

## Counts

artifacts = { $count ->
    [one] { $count } artefatto
   *[other] { $count } artefatti
}
