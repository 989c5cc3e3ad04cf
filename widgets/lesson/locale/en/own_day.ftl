# A day that the learner plays inside a lesson, and the page at its end.

day-over = { $part ->
    [day] Day { $number } is over
   *[round] Round { $number } is over
}
day-game-over = The game is over
day-morning = in the morning
day-now = now
day-nothing = nothing that can be counted
day-others = What the others did
day-advice = One thought for next time
day-review = Review
day-another = Another day
day-again = This day again

## The coach

coach-ask = First a question, then your move: what looks best?
coach-right = Yes, your teacher would choose it too: { $why } This way { $own }.
coach-option = { $rating ->
    [good] A good way: it { $own }. Another good way: { $move }; this { $other }.
    [less] This way { $own }. Better: { $move }; this { $other }.
   *[even] This way { $own }. Another way: { $move }; this { $other }.
} Your teacher says: “{ $why }”
coach-good = Well played: { $why } Your turn { $own }.
coach-turn = { $rating ->
    [good] Well played! Your turn { $own }.
   *[other] Your turn { $own }.
}
coach-idea = { $rating ->
    [good] Another good way
    [less] Better
   *[even] Another way
}: { $move }; this { $other }. Your teacher says: “{ $why }”
coach-brings = { $case ->
    [both] brings { $gains } and costs { $costs }
    [gains] brings { $gains }
    [costs] costs { $costs }
   *[none] brings nothing yet that can be counted
}
coach-day-good = All your turns today were as your teacher would have played them. Well done!

## A move that was better than the teacher's

own-kept = Better than your teacher: this move is kept as yours.
own-move = { $made }: with it you { $gains }.
lesson-own = Go on with your move
