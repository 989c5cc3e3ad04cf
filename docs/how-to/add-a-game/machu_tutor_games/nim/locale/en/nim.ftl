# Everything Nim has to say. What stands in braces are the fields of events, refusals and positions.

event-taken = { $player } takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} and leaves { $heap }.
event-won = { $winners } took the last stone and wins.

decision-take = { $choice ->
    [one] Take { $choice } stone
   *[other] Take { $choice } stones
}
takes-take = takes one number of stones
due-take = { $player } decides: how many stones to take
due-over = The game is over

refusal-game_over = The game is over
refusal-not_due = { $due_player } takes before { $player }
refusal-too_many = Only { $heap } lie on the heap, too few for { $player }
refusal-sentence = { $text }.
refusal-instead = What works instead: { $decisions }.

position = { $heap ->
    [0] No stone is left.
    [one] { $heap } stone is left, and { $turn } is to take.
   *[other] { $heap } stones are left, and { $turn } is to take.
}
position-result = { $winners } has won.

setup-heap = { $heap } stones lie on the heap.
rule-setup-heap = The heap begins with 15 stones.
    .title = Heap
rule-turn-player = Players take in turn, in seat order.
    .title = Whose turn
rule-turn-over = With the last stone the game is over.
    .title = Game over
rule-take-heap = In a turn a player takes one, two or three stones, and never more than there are.
    .title = Taking stones
rule-end-last = Whoever takes the last stone wins.
    .title = Last stone
