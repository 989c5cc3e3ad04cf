# The things of the game. Each has its plain name; attributes are the forms sentences need.

## Cards

card-treasure = tesoro { $value }
card-artifact = artefatto { $number }

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
