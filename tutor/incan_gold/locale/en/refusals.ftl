# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = { $player } tried: { $tried }.

refusal-game_over = The game is over
refusal-not_inside = { $player } has left the temple for this round. { $players_count ->
    [one] Only { $players } is still inside
   *[other] { $players } are still inside
}; { $due_player } chooses now
refusal-chosen_already = { $player } has chosen, and a choice made is not changed; { $due_player } chooses now
refusal-not_your_turn = { $due_player } chooses before { $player }
