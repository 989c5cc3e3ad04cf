# Rings and arrows that somebody drew on the board.

stroke-ring = { $pen ->
    [dashed] Un cerchio tratteggiato su «{ $thing }».
    [dotted] Un cerchio a puntini su «{ $thing }».
    [double] Un cerchio doppio su «{ $thing }».
   *[solid] Un cerchio su «{ $thing }».
}
stroke-arrow = { $pen ->
    [dashed] Una freccia tratteggiata da «{ $thing }» a «{ $to }».
    [dotted] Una freccia a puntini da «{ $thing }» a «{ $to }».
    [double] Una freccia doppia da «{ $thing }» a «{ $to }».
   *[solid] Una freccia da «{ $thing }» a «{ $to }».
}
stroke-away = qualcosa che ora non è sul tabellone
