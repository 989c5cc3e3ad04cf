# What is said of values that show themselves, as in a notebook.

## Boards, stretches of play, refusals and exhibits

show-in-words = The board in words
show-steps = How it came to that
show-right = Right. { $text }
show-wrong = Not quite. { $text }
show-answer = What happens
show-later = Open this when everybody has decided
show-rule = { $title }: { $text }
show-decision = { $player }: { $decision }

## Answers to questions

check-how = { $kind ->
    [number] Put your answer in place of the dots: a number, or the letter of an option.
    [thing] Put your answer in place of the dots: an option in quotation marks, or its letter.
   *[players] Put your answer in place of the dots: names in a list, an empty list for nobody, or the letter of an option.
}
check-open = { $kind ->
    [number] Open an option to see what it is worth, or put your answer in place of the dots: a number, or the letter of an option.
    [thing] Open an option to see what it is worth, or put your answer in place of the dots: an option in quotation marks, or its letter.
   *[players] Open an option to see what it is worth, or put your answer in place of the dots: names in a list, an empty list for nobody, or the letter of an option.
}
check-right = Right.
check-mistaken = { $given }? Not quite.
check-stray = { $given }? That is none of the options.
check-unlike = { $given } is not an answer to this question.
check-hint = A hint: { $hint }

## Two lines side by side

weigh-left = line A
weigh-right = line B
weigh-line = In { $line }: { $player }, { $decision }.
weigh-figure = Figure
weigh-same = There is no difference between them.

## Lists

list-due = { $due }.
list-written = To write
list-meant = What it does
list-advice = What the rules of thumb advise { $player }, the best first:

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
    [start] { $found } is no moment of a game.
    [shown] { $found } is nothing that could be folded away.
    [stretch] There is nothing to compare: a stretch of play is wanted, not { $found }.
    [place] There is nothing to set at { $found }.
    [value] { $found } cannot stand there.
    [practice] There is no fresh position number { $found }.
   *[lesson] There is no lesson called { $found }.
} What there is: { $known }.
beginnings-differ = Lines can be compared only where they begin in the same moment.
