# A day that the learner plays inside a lesson, and the page at its end.

day-over = { $part ->
    [day] Day { $number } is over
   *[round] Round { $number } is over
}
day-title = { $part ->
    [day] Day { $number }
   *[round] Round { $number }
}
day-game-over = The game is over
day-lead = { $case ->
    [ours] You lead with
    [level] You share the lead with
   *[theirs] { $leader } leads: you have
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}; { $others }.
day-has = { $place ->
    [0] { $player } has { $count }
   *[1] { $player } { $count }
}
day-brought = Your day brought { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
day-cost = You have { $count ->
    [one] { $count } point
   *[other] { $count } points
} fewer than in the morning.
day-morning = in the morning
day-now = now
day-nothing = no change
day-figures = The day in figures
day-end = The last turns, and the night
day-night = { $own ->
    [nothing] The night brought you nothing.
   *[other] The night brought you { $own }.
}
day-advice = One thought for next time
day-review = Review
day-another = Another day
day-again = This day again

## The coach

coach-your-turn = Your turn.
coach-call = Help me choose
coach-ask = What looks best to you?
coach-own = I have another idea
coach-do = Make my move
coach-goes-on = Your turn goes on.
coach-right = Yes, your teacher would choose it too: { $why }{ $own ->
    [nothing] {""}
   *[other] {" "}It brings { $own }.
}
coach-option = { $rating ->
    [good] A good way: it brings { $own }. Another idea: { $move }.
    [less] This way brings { $own }. Better: { $move }; this brings { $other }.
    [even] This way brings { $own }. Another way: { $move }; this brings { $other }.
   *[words] Another idea: { $move }.
} Your teacher says: “{ $why }”
coach-turn = { $rating ->
    [good] Well played: your turn brings { $own }.
    [less] Your turn brings { $own }; “{ $move }” would bring { $other }.
   *[even] Your turn brings { $own }.
}
coach-worth = { $costs ->
    [nothing] { $gains }
   *[other] { $gains } for { $costs }
}
coach-day-idea = { $turn ->
    [1] Your first turn
    [2] Your second turn
    [3] Your third turn
    [4] Your fourth turn
    [5] Your fifth turn
   *[other] Your turn { $turn }
}{ $rating ->
    [less] {" "}brought { $own }. Better: { $move }; this brings { $other }.
    [even] {" "}brought { $own }. Another way: { $move }; this brings { $other }.
   *[words] {" "}could have gone another way: { $move }.
} Your teacher says: “{ $why }”
coach-day-best = Your best turn today: “{ $move }”. It brought { $own }.

## A move that was better than the teacher's

own-brings = { $own ->
    [nothing] Your move brings nothing yet.
   *[other] Your move brings { $own }.
}
own-followed = The lesson goes on as the teacher plays:
own-kept = Better than your teacher: this move is kept as yours.
own-move = { $made }: with it you { $gains }.
lesson-own = Go on with your move
