# Rings and arrows that somebody drew on the board.

stroke-ring = { $pen ->
    [dashed] Un círculo de trazos en «{ $thing }».
    [dotted] Un círculo de puntos en «{ $thing }».
    [double] Un círculo doble en «{ $thing }».
   *[solid] Un círculo en «{ $thing }».
}
stroke-arrow = { $pen ->
    [dashed] Una flecha de trazos de «{ $thing }» a «{ $to }».
    [dotted] Una flecha de puntos de «{ $thing }» a «{ $to }».
    [double] Una flecha doble de «{ $thing }» a «{ $to }».
   *[solid] Una flecha de «{ $thing }» a «{ $to }».
}
stroke-away = algo que ahora no está en el tablero
