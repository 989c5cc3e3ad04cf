# What is read aloud.

told-place = Step { $ply } of { $plies }.
told-main = You are on the main line.
    .led = This is the teacher's game.
told-step = { $words }.
told-due = { $words }.
told-yours = Your turn. { $words }.
told-seats = You play { $players }.
told-all-seats = You play all seats.
told-undone = { $more ->
    [0] Undone: { $step }.
    [one] Undone: { $step }, and the step after it.
   *[other] Undone: { $step }, and the { $more } steps after it.
}
    .deletion = Undone: a deletion. This is back: { $step }.
    .note = Undone: a change to a name, a comment, a mark or the order of the lines.
told-redone = { $more ->
    [0] Made again: { $step }.
    [one] Made again: { $step }, and the step after it.
   *[other] Made again: { $step }, and the { $more } steps after it.
}
    .deletion = Deleted again: { $step }.
    .note = Made again: a change to a name, a comment, a mark or the order of the lines.
