# Review cards: a position that was kept, asked again after days.

review-part = Your review card

## Keeping

review-kept = Kept as a review card
review-kept-elsewhere = Kept as a review card. You find it under Games, Your review cards.
review-already = This position is one of your review cards already.
review-nothing = Only a position in which you have a choice to make can become a review card.
review-show = Your review cards
review-delete = Delete
shelf-full = { $count ->
    [one] The browser’s storage is full or switched off: what you just kept stays only until this page is closed. Save it as a file, or delete something.
   *[other] The browser’s storage is full or switched off: { $count } things stay only until this page is closed. Save them as files, or delete something.
}
shelf-unkept = Only on this page: the browser has no room for it.

## Working out the answers

review-first = Working out the answers: { $made } of { $ways } moves played to the end.
review-working = { $count ->
    [one] Working out the answers: { $count } game for each move so far.
   *[other] Working out the answers: { $count } games for each move so far.
}
review-waiting = The answers are worked out after those of another card.
review-bar = Time used for the answers
review-unworked = The answers are not worked out yet.
review-worked = { $count ->
    [one] Answers from { $count } game for each move.
   *[other] Answers from { $count } games for each move.
}
review-work = Work them out
review-longer = Make them surer
review-lost = The games could not be played on.

## Asking and answering

review-question = What would you do here?
review-you = You are { $player }. { $asked }. Decide as in the game.
review-margin = { $count ->
    [one] After { $count } game for each move: right is a move that is shown to lie within { $margin } wins in 100 of the best, wrong one that is shown to lie further behind. About the others the games cannot tell yet.
   *[other] After { $count } games for each move: right is a move that is shown to lie within { $margin } wins in 100 of the best, wrong one that is shown to lie further behind. About the others the games cannot tell yet.
}
review-margin-open = { $count ->
    [one] After { $count } game for each move the games cannot tell whether any of them is right. A move is wrong once they show that it lies more than { $margin } wins in 100 behind the best.
   *[other] After { $count } games for each move the games cannot tell whether any of them is right. A move is wrong once they show that it lies more than { $margin } wins in 100 behind the best.
}
review-right-best = Right: nothing that was compared with it is as good.
review-right-first = Right: it won most often.
review-right = Right: it is as good as the best.
review-undecided = Undecided: the games cannot tell yet whether it is as good as the best. It does not count.
review-untried = Undecided: the games did not compare this move with the others. It does not count.
review-wrong = Not quite: better is “{ $best }”.
review-unjudged = Your answer is judged when the answers are worked out.
review-chance = wins { $share } % (between { $low } and { $high } %)
review-made = You: “{ $move }” { $chance }.
review-best = The best: “{ $move }” { $chance }.
review-ahead = Ahead so far: “{ $move }” { $chance }.
review-leaves = On average, { $is_best ->
    [yes] the best
   *[no] the one ahead so far
} ends the game with: { $differences }, compared with yours.
review-thumb = The rule of thumb on “{ $move }”: { $reason }
review-all = { $count ->
    [one] The right answer
   *[other] All { $count } right answers
}
review-next = Next card
review-again = Try again
review-explore = Explore it
review-done = Leave the card
review-last = No other card is to be answered today. Leave the card to go on where you were.

## The list

cards-open = Your review cards
cards-open-due = Your review cards: { $due } to answer today
cards-none = You have none yet. “Keep as a card” beside a decision makes one of any position.
cards-hint = A card asks what you would do. After a right answer it waits longer: 1, 3, 7, 14, 30 days and more; after a wrong one it comes back the next day; what the games cannot judge does not count. Your browser alone remembers it.
cards-ask = { $due ->
    [one] Answer the card of today
   *[other] Answer the { $due } cards of today
}
cards-practise = Answer one now
cards-print-below = Print, answers below
cards-print-back = Print, answers on the back
cards-save = Save as a file
cards-deleted = Deleted: { $name }.
cards-undelete = Undo
cards-delete = Delete the card: { $name }
cards-undated = no date
cards-due-now = today
cards-due = on { $date }
cards-running = right running: { $running }
cards-done = No other card is to be answered today.
cards-full = You have { $most } review cards, and no more are kept. Delete one, or save them as a file and begin anew.
cards-added = Review cards added: { $added }. { $known ->
    [0] None was here before.
   *[other] Not added, because they were here already or there is no room: { $known }.
}
cards-page = Review cards
cards-page-rest = { $count ->
    [one] { $count } card more is not on these pages.
   *[other] { $count } cards more are not on these pages.
}
cards-page-answers = The answers: { $name }
