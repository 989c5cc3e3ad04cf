# What is read aloud.

told-place = Paso { $ply } de { $plies }.
told-main = Estás en la línea principal.
    .led = Esta es la partida del maestro.
told-step = { $words }.
told-due = { $words }.
told-yours = Es tu turno. { $words }.
told-seats = Juegas como { $players }.
told-all-seats = Decides por todos los jugadores.
told-undone = { $more ->
    [0] Deshecho: { $step }.
    [one] Deshecho: { $step }, y el paso siguiente.
   *[other] Deshecho: { $step }, y los { $more } pasos siguientes.
}
    .deletion = Se ha deshecho el borrado. Vuelve a estar: { $step }.
    .note = Se ha deshecho un cambio en un nombre, un comentario, una marca o el orden de las líneas.
told-redone = { $more ->
    [0] Rehecho: { $step }.
    [one] Rehecho: { $step }, y el paso siguiente.
   *[other] Rehecho: { $step }, y los { $more } pasos siguientes.
}
    .deletion = Se ha vuelto a borrar: { $step }.
    .note = Se ha rehecho un cambio en un nombre, un comentario, una marca o el orden de las líneas.
