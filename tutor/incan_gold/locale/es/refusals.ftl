# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = { $player } ha intentado: { $tried }.

refusal-game_over = La partida ha terminado
refusal-not_inside = { $player } ya ha salido del templo en esta ronda. { $players_count ->
    [one] Dentro solo queda { $players }
   *[other] Dentro siguen { $players }
}; ahora elige { $due_player }
refusal-chosen_already = { $player } ya ha elegido, y lo elegido no se cambia; ahora elige { $due_player }
refusal-not_your_turn = { $due_player } elige antes que { $player }
