# The sheet of a class, to print.

class-sheet-title = Class { $code }
class-sheet-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
class-sheet-seats = { $count ->
    [one] { $count } took part
   *[other] { $count } took part
}
class-sheet-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
class-sheet-asked = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
class-sheet-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
class-sheet-covered = Covered
class-sheet-answers = Questions and answers
class-sheet-question = Question
class-sheet-result = Answers
class-sheet-first = first vote
class-sheet-second = after talking
class-sheet-share = { $percent }{ "\u00A0" }%
class-sheet-right = Right: { $option }
class-sheet-wrong = Commonest mistake, { $count } of { $all }: { $option }
class-sheet-most = Most often: { $option } ({ $count } of { $all })
class-sheet-taught = The move of the lesson: { $move }
class-sheet-game = The game of the class: { $game }
class-sheet-choices = { $count ->
    [one] One choice was made.
   *[other] { $count } choices were made. So it stood at last:
}
class-sheet-lost = Where someone was lost
class-sheet-repeat = Rules to repeat
class-sheet-note = This sheet has counts, and no name of a learner.
