# What is said of values that show themselves, as in a notebook.

## Boards, stretches of play, refusals and exhibits

show-in-words = The board in words
show-steps = How it came to that
show-right = Right. { $text }
show-wrong = Not quite. { $text }
show-answer = What happens
show-later = Open this when everybody has decided
show-rule = { $title }: { $text }

## Answers to questions

check-how = { $form ->
    [number] Put your answer in place of the dots: a number, or the letter of an option.
   *[thing] Put your answer in place of the dots: an option in quotation marks, or its letter.
    [ordered] Put in place of the dots the letter of an option.
    [several] Put your answer in place of the dots: names in a list, an empty list for nobody, or the letter of an option.
}
check-open = { $form ->
    [number] Open an option to see what it is worth, or put your answer in place of the dots: a number, or the letter of an option.
   *[thing] Open an option to see what it is worth, or put your answer in place of the dots: an option in quotation marks, or its letter.
    [ordered] Open an option to see what it is worth, or put in place of the dots the letter of an option.
    [several] Open an option to see what it is worth, or put your answer in place of the dots: names in a list, an empty list for nobody, or the letter of an option.
}
check-right = Right.
check-mistaken = { $given }? Not quite.
check-stray = { $given }? That is none of the options.
check-unlike = { $given } is not an answer to this question.
check-hint = A hint: { $hint }

## Two lines side by side

weigh-left = line A
    .in = in line A
weigh-right = line B
    .in = in line B
weigh-line = In { $line }: { $decision }.
weigh-figure = Figure
weigh-same = There is no difference between them.
# What the coming night does to a player in one of the lines alone; $told are its events as sentences.
weigh-ahead = This is what happens { $line }: { $told }
figure-change = { $label } { $before } → { $after }

## Lists

list-due = { $due }.
list-written = To write
list-meant = What it does
list-advice = What the rules of thumb advise { $player }, the best first:

## What decisions are worth, and what turned a game

value-head = What each decision is worth to { $player }, from what { $player } may know. { $count ->
    [one] The game was played to its end once after each.
   *[other] The game was played to its end up to { $count } times after each.
} What was surely worse was dropped on the way.
value-decision = Decision
value-wins = Wins
value-between = surely between
value-points = Points on average
value-verdict = Verdict
value-judged = { $verdict ->
    [better] better than all others
    [worse] worse than another
    [as_good] as good as the best
   *[open] cannot be told apart yet
}
twinned-head = From what { $player } may know: { $count ->
    [one] one pair of worlds
   *[other] { $count } pairs of worlds
}, both with the same hidden cards and the same cards to come.
twinned-moves = A: { $first }. B: { $second }.
twinned-gap = { $measure ->
    [wins] Winning
   *[points] Points
}: A does better in { $better }, B in { $worse }, both alike in { $equal }. { $measure ->
    [wins] In 100 games A's lead over B is { $mean } wins
   *[points] On average A's lead over B is { $mean } points
}{ $known ->
    [yes] , surely between { $low } and { $high }
   *[no] ; how far luck moves that can be told from { $needed } pairs on
}. { $verdict ->
    [better] A is better.
    [worse] B is better.
    [same] No pair tells them apart.
   *[open] Which is better cannot be told yet.
}
twinned-pair = Pair
twinned-of-a = World A
twinned-of-b = World B
twinned-more = More points
studied-turned = The turns that changed most
studied-even = No turn stands out: what changes there is no larger than what luck does to these games. With more passes one may.
studied-change = After { $ply } decisions, { $moment }: { $player } wins { $before } before and { $after } after.
studied-chances = Chances to win
studied-ply = After
studied-moment = What begins there
studied-named = { $kind ->
    [start] the game
    [round] a round
    [night] the night
    [day] day { $number }
    [left] where the line ends
    [over] the game is over
   *[turn] { $player }’s turn
}
studied-accounts = Where the points came from
studied-points = Points
studied-part = { $part ->
    [start] To be expected at the start
    [own_turns] Changed by own turns
    [other_turns] Changed by the others’ turns
    [nights] Changed by nights
    [rest] Changed by what belongs to nobody’s turn
   *[result] At the end
}

## What there is not

unknown-here = { $kind ->
    [ply] The example has no moment { $found }.
    [exhibit] There is no exhibit called { $found }.
    [what_if] There is no other line called { $found }.
    [question] There is no question called { $found }.
    [concept] There is no concept called { $found }.
    [moment] The concept { $found } cannot be asked about in this moment.
    [figure] There is no figure called { $found }.
    [rule] There is no rule called { $found }.
    [game] There is no game called { $found } to do this with.
    [type] There is no type of decision called { $found }.
    [start] { $found } is no moment of a game.
    [shown] { $found } is nothing that could be folded away.
    [stretch] There is nothing to compare: a stretch of play is wanted, not { $found }.
    [place] There is nothing to set at { $found }.
    [value] { $found } cannot stand there.
    [puzzle] There is no puzzle number { $found } in that week.
    [practice] There is no fresh position number { $found }.
   *[lesson] There is no lesson called { $found }.
} { $close ->
    [none] What there is: { $known }.
   *[other] Did you mean { $close }?
}
beginnings-differ = Lines can be compared only where they begin in the same moment.

## What can be set in a moment

edit-how = { $count ->
    [one] One thing can be set here.
   *[other] { $count } things can be set here.
} A place with its new value goes into edit, as in { $example }.
edit-places = Everything that can be set, with what it is now
edit-place = Place
edit-value = Now
edit-possible = Possible

## Where it computes

serial-here = { $why ->
    [browser] Everything is played one after another here: a browser lets no other processes begin.
    [unguarded] Everything is played one after another here: other processes import the program that asks, and would ask again. It is faster where the program asks under { $guard }.
   *[unread] Everything is played one after another here: other processes could not read the program that asks. From a file it is faster.
}
