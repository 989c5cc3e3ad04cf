# What is read aloud.

told-place = Passo { $ply } di { $plies }.
told-main = Sei sulla linea principale.
    .led = Questa è la partita del maestro.
told-step = { $words }.
told-due = { $words }.
told-yours = Tocca a te. { $words }.
told-seats = Giochi come { $players }.
told-all-seats = Decidi per tutti i giocatori.
told-undone = { $more ->
    [0] Annullato: { $step }.
    [one] Annullato: { $step }, e il passo seguente.
   *[other] Annullato: { $step }, e i { $more } passi seguenti.
}
    .deletion = Eliminazione annullata. È tornato: { $step }.
    .note = Annullata una modifica a un nome, a un commento, a un segno o all'ordine delle linee.
told-redone = { $more ->
    [0] Ripristinato: { $step }.
    [one] Ripristinato: { $step }, e il passo seguente.
   *[other] Ripristinato: { $step }, e i { $more } passi seguenti.
}
    .deletion = Eliminato di nuovo: { $step }.
    .note = Ripristinata una modifica a un nome, a un commento, a un segno o all'ordine delle linee.
