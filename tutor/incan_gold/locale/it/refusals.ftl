# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = Tentativo di { $player }: { $tried }.

refusal-game_over = La partita è finita
refusal-not_inside = { $player } ha lasciato il tempio per questo giro. { $players_count ->
    [one] Dentro resta solo { $players }
   *[other] Dentro restano { $players }
}; adesso sceglie { $due_player }
refusal-chosen_already = { $player } ha già scelto, e la scelta non si cambia più; adesso sceglie { $due_player }
refusal-not_your_turn = { $due_player } sceglie prima di { $player }
