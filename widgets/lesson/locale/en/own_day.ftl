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

coach-ask = Before you move: what brings you most?
coach-right = Yes! { $why }
coach-wrong = That brings less: “{ $other }” Better: “{ $why }”
coach-good = Well played! { $why }
coach-other = { $made }. Your teacher had another idea. { $why }
coach-day-good = All your turns today were as your teacher would have played them. Well done!

## A move that was better than the teacher's

own-kept = Better than your teacher: this move is kept as yours.
own-move = { $made }: with it you { $gains }.
lesson-own = Go on with your move
