# Deciding: what to do now, what happened, every way to decide, refusals.

deciding-not-yours = { $player } decides here; you are watching from another seat.

## Deciding

picked-do = Do it
picked-forget = Think again
aside-line = You are on line { $name }.
    .led = You are looking at this: { $name }.
aside-name = Line { $name }
    .led = { $name }
aside-main = Back to the main line
    .led = Back to the teacher's game
    .short = Back to the game
aside-compare = Compare with line { $name }
    .led = Compare: { $name }
aside-compare-main = Compare with the main line
    .led = Compare with the teacher's game
    .short = Compare
now-lines = Lines
now-decide-here = Decide here
now-decides = { $player } decides
now-back = Undo
now-back-played = Undo what was played on ({ $count ->
    [one] { $count } decision
   *[other] { $count } decisions
})
now-back-one = Undo the last decision alone
now-back-shown = Undo is not possible: something that was hidden has been shown.
now-back-secret = Undo is not possible: only the player who chose in secret may take it back.
now-step-back = Back one step
now-again = Redo
now-keep = Keep as a card
now-others = Others …
now-play-advised = Let the others play and explain
now-play-planner = Let planners play the others and explain
now-play-search = Let the strongest players play the others: they think for a second or two, and explain their moves
now-play-random = Let chance play the others
now-play-stop = Play all seats
now-play-open = End the hot seat: every hand lies open
now-await = Let { $player } decide
now-thinking = { $player } is thinking, for a second or two.
now-thinking-lost = What { $player } was thinking was lost.
now-seats = You play { $players }
now-seats-all = All seats are yours
now-plays-all = You decide for every seat now, and see what each of them sees.
now-plays-others = You play { $players } from now on; the program decides for { $others }.
now-play-to = By the rules of thumb, for all seats
    .seated = The others as now, you by the rules of thumb
now-play-to-turn = Play on to the end of the turn
now-play-to-day = Play on to the end of the day
now-play-to-round = Play on to the end of the round
now-play-to-game = Play on to the end of the game
now-settled = You are looking back. Nothing else can be decided here, because something that was hidden has been shown since. To try other ways, first open all hands: under “{ now-others }”.
now-cards-end = The cards of this game were laid out for the teacher's moves, and the next round has no cards for what happened instead. Undo your last choice, or go back to the lesson: nothing is lost.
now-same-again = You have seen the next card: it stays where it is, and the same one comes again.
now-back-turn = Undo the whole turn
now-played = { $count ->
    [one] The rules of thumb made { $count } decision. You decide for every seat.
   *[other] The rules of thumb made { $count } decisions. You decide for every seat.
}
    .seated = { $count ->
        [one] One decision was made for all seats. You still play { $players }.
       *[other] { $count } decisions were made for all seats. You still play { $players }.
    }
    .over = { $count ->
        [one] One decision was made for all seats. The game is over.
       *[other] { $count } decisions were made for all seats. The game is over.
    }
seat-last = Look at your own cards once more if you like: they are covered before you hand the screen on.
seat-hand-on = Hand the screen to { $player }
seat-covered = All hands are covered. { $player } takes the screen, and the others look away.
seat-sit-down = I am { $player }
page-since = Since your last decision
choices-heading = All decisions in words
now-play-again = Play again
now-look-back = Look back
choices-over = The game is over: there is nothing left to decide.
choices-others = Others decide now.
skip-past = Skip past all decisions

## Refusals

refused-heading = That does not work here
refused-tried = Tried: { $words }
refused-rule = Rule: { $title }
refused-ways = What works from here
refused-close = Close

## What happened

page-happened = What happened
page-before = Before the first move
page-earlier = Earlier in this turn
page-folded = { $count ->
    [one] { $count } earlier step
   *[other] { $count } earlier steps
}

## The result

deciding-winner = wins
