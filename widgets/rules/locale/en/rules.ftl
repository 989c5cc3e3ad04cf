# The rule book: "Can I …?", the rules found, all rules by what they are about.

rulebook-heading = Rules
rulebook-search = Can I …?
    .placeholder = Ask in your own words
rulebook-answer = { $count ->
    [one] This rule may answer that: { $titles }.
   *[other] These rules may answer that, the likeliest first: { $titles }.
}
rulebook-yes = Yes.
rulebook-no = No.
rulebook-decided = { $answer } This rule decides it: { $title }.
rulebook-no-answer = No rule answers that. Try other words, or look below.
rulebook-not-asked = Ask above, or open what a rule is about below.
rulebook-opened = The rule behind it: { $title }.
rulebook-back = { $where ->
    [lesson] Back to the lesson
   *[other] Back to where you were
}
rulebook-contents = All rules
rulebook-family = { $title } ({ $count })
rulebook-other = More rules

## Where a rule happened

rulebook-places = { $count ->
    [one] At { $count } step of this line
   *[other] At { $count } steps of this line
}
rulebook-place = Step { $ply }: { $what }
rulebook-more-places = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
rulebook-exhibit = Example: { $title }

## The player aid

aid-file = Player aid: one page to print
guide-file = First game and what wins: to print
