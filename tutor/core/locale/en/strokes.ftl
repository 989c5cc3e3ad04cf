# Rings and arrows that somebody drew on the board.

stroke-ring = { $pen ->
    [dashed] A dashed ring on “{ $thing }”.
    [dotted] A dotted ring on “{ $thing }”.
    [double] A double ring on “{ $thing }”.
   *[solid] A ring on “{ $thing }”.
}
stroke-arrow = { $pen ->
    [dashed] A dashed arrow from “{ $thing }” to “{ $to }”.
    [dotted] A dotted arrow from “{ $thing }” to “{ $to }”.
    [double] A double arrow from “{ $thing }” to “{ $to }”.
   *[solid] An arrow from “{ $thing }” to “{ $to }”.
}
stroke-away = something that is not on the board now
