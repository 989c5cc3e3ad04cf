# The sheet of a class, to print.

class-sheet-title = Class { $code }
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
class-sheet-lost = Where someone was lost
class-sheet-repeat = Rules to repeat
class-sheet-note = This sheet has only numbers, no names.
