# The lesson on the page: the way through it, questions and hints, what was learnt.

lesson-heading = Lesson
lesson-place = Act { $act } of { $acts }: { $name }
lesson-place-short = Act { $act }{ $steps ->
    [1] {""}
   *[other] {" "}· step { $step } of { $steps }
}
lesson-step = step { $step } of { $steps }
lesson-next = Go on
lesson-onward = On with the lesson
lesson-leave-day = Stop the day here
lesson-move = Your teacher's move
lesson-back = Back
lesson-at-hand = Rules
lesson-here = Back to the lesson
lesson-away = You are looking around. The lesson waits for you: { $title }.
lesson-contents = Contents
    .close = Back to the step
lesson-more = If you own the booklet
lesson-told-before = Before this turn

## Questions

question-heading = Question
question-skip = Skip
question-hint = { $level ->
    [1] Hint
    [2] Hint: the rule
    [3] Hint: show it on the board
   *[other] Show the answer
}
question-highlight = Look at what is ringed on the board.
question-answer = { $count ->
    [one] The answer: { $answers }.
   *[other] Right answers: { $answers }.
}
question-shown = The answer
question-right = Right
question-wrong = Not this one
question-not-quite = “{ $option }” is not it.
question-skipped = Skipped. It comes back later, on another position.

## Deciding in the lesson

task-decide = Your decision: on the board, or with the buttons below.
task-turn = { $player }'s turn is yours: choose where to go, and play it to the end.
task-turn-begun = { $player }'s turn goes on, and is yours to the end.
task-joins = Now decide for { $due }, too: in { $player }'s turn the others may join in here.
task-shown = This is your teacher's move:
task-compare = Compare with the teacher's move
task-play-from-here = Leave the lesson and play
lesson-mark = { $mark } { $name }
task-same = That is what the author has in mind.
task-other = That is not what the author has in mind here.
task-as-advised = Well chosen! We know nothing better here, not even your teacher's move.
task-again = Try again
task-hint = A hint
task-yours = with your move
task-example = with the teacher's move
task-verdict = { $case ->
    [ours] You { $ours }: your move is the better one for now.
    [theirs] Your teacher { $theirs }, and is ahead for now.
    [both] You { $ours }; your teacher { $theirs }.
   *[none] Your move is worth as much as the teacher's, as far as one can count.
}
task-turn-of-other = In { $player }'s turn you may join in here.
task-turn-goes-on = The turn is not over yet. { $due }.
task-begun = { $part ->
    [day] The board already shows day { $number }.
   *[round] The board already shows round { $number }.
}
turns-since = { $count } turns later: what has happened
others-did = What the others did, and why
others-in-yours = In your turn: { $made }
others-turn = How { $player } goes on
others-read = Now it is your turn to decide

## Alternatives and exhibits

alternative-heading = What if …?
alternative-try = Try it
alternative-own = You have tried this yourself.
alternative-guessed = { $is_right ->
    [yes] Yes, as you thought.
   *[no] No, not this time.
}
exhibit-heading = A puzzle
exhibit-show = Show the next move
exhibit-answer = Show the answer

## Plans

plan-heading = Choose a plan
plan-left = { $count ->
    [one] And the other plan?
   *[other] And the other plans?
}
plan-playing = Move { $ply } of { $plies } of this day
plan-pause = Pause or go on
plan-end = See how the day ends

## Fresh positions

several-hint = Mark everybody it is true of, then say that these are all.
several-done = These are all
order-hint = Press them in order, the first one first. Press one again to take it back.
order-done = That is the order
enter-number = Number
enter-done = That is my answer
claim-said = True or false? The right answer is “{ $option }”.
claim-is-so = It is true, though.
claim-is-not-so = It is false.
quiz-after-act = Another try
quiz-recall = Still remember?
quiz-review = Positions you have not seen
quiz-begin = Test me on positions I have not seen
quiz-more = More questions
quiz-about = Another table, other players.
quiz-about-missed = You missed one like this before. Here is another, at a different table.
certainty-ask = How sure are you?
certainty-why = It shows how far you can trust your instinct.
certainty-guessing = Guessing
certainty-rather = Fairly sure
certainty-certain = Sure
certainty-reply = { $case ->
    [certain-right] Sure, and right. This one you know!
    [certain-wrong] Sure, but wrong. That happens to everybody, and nobody forgets it afterwards.
    [rather-right] Fairly sure, and right: well judged.
    [rather-wrong] Fairly sure, but wrong. Read why.
    [guessing-right] A guess, and right!
   *[guessing-wrong] A guess, and wrong. That is what guessing is for: read why.
}
certainty-table = How sure you were, and how often right the first time
certainty-table-degree = You said
certainty-table-said = Answers
certainty-table-right = Right
rule-ask = Which of these rules decided it?
rule-right = Yes, that was the rule: { $rule }.
rule-wrong = That is a rule, too, but this one decided: { $said }
quiz-number = Question { $number } of { $count }
quiz-leave = Stop here
quiz-done = { $case ->
    [all] All { $count } right the first time: wonderful! You have understood this game, and whoever sits down with you had better watch out.
    [most] { $right } of { $count } right the first time. Well done: little is missing, and what you missed comes back.
    [some] This time: { $right } of { $count } right the first time. It is a lot to take in; if you go on, what you missed comes first.
   *[act] This time: { $right } of { $count } right the first time.
}
quiz-none = No such position was found this time.

## The end of an act, and of the lesson

act-over-place = Act { $act } of { $acts } is done
act-over-next = Next:
act-over-again = { $count ->
    [0] First a question about something you have not met for a while.
    [one] First a second try at something you missed.
   *[other] First a second try at { $count } things that you missed.
}
lesson-rest = That is enough for today
lesson-right = { $right } of { $asked } right at the first try
lesson-over = You have come all the way!
lesson-over-study = You have come to the end of this study.
lesson-over-own = Your best move
lesson-over-show = Show it on the board
lesson-over-review = Ask me more
lesson-over-print = Print this page

## Contents and what was learnt

contents-others = { $count ->
    [one] The other lesson of this game
   *[other] The other lessons of this game
}
contents-play = Play a game
contents-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
contents-done = { $done } of { $steps } done
contents-met = { $met } known from another lesson
contents-seen = { $seen ->
    [one] { $seen } only seen: the teacher decided, or you did not try it
   *[other] { $seen } only seen: the teacher decided, or you did not try them
}
contents-skipped = { $skipped ->
    [one] { $skipped } question skipped
   *[other] { $skipped } questions skipped
}
contents-begin = Begin
contents-carry-on = Carry on
contents-again = Take it again
contents-open = Go on with this act
contents-way = { $way }: { $act }
learnt-heading = What you have learnt, and how firmly
learnt-met = You have met { $met } of the game's { $all } topics.
learnt-what = What the lesson has shown you counts as learnt, unless you missed it. It is firm when you get it right at the first try in { $needed } new positions in a row.
learnt-sum = Right at the first try so far: { $right } of { $asked } answers. Learnt: { $known } of { $all }.
learnt-known = firm
learnt-begun = { $right ->
    [0] learnt: right in the lesson
   *[other] learnt: { $right } of { $needed } new positions
}
learnt-shown = learnt: seen in the lesson
learnt-again = once more
learnt-open = still to come
learnt-next = What to try next: { $what }
learnt-next-review = the questions on fresh positions.
learnt-next-missed = the questions on fresh positions; whatever you missed comes back there.
learnt-next-play = a game against players who tell you why, under Play.
returned-after = { $days ->
    [one] It is a day since you were here. Something you missed then comes back.
   *[other] It is { $days } days since you were here. Something you missed then comes back.
}
returned-ask = { $count ->
    [one] Ask me that one again
   *[other] Ask me those { $count } again
}
returns-on = Ask me again on another day: on
returns-off = Ask me again on another day: off
returns-what = Then your browser remembers the day of your last answer, and what you missed is offered again when you come back later. Nobody else is told; switching it off forgets the day.
progress-save = Save your progress as a file
progress-load = To open a file with your progress, go to Games.
progress-loaded = Your progress was loaded.
