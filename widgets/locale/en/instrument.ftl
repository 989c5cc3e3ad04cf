# The words of the instrument: doors, views, decisions, refusals, lines, games, comparisons.

## The front door

door-heading = Welcome to Machu Picchu
door-about = Three ways in. Your choice is remembered; the mountain at the top left brings you back here.
door-lesson = I am new here
    .text = Learn the game step by step: about { $minutes } minutes, in as many sittings as you like.
door-explore = I know the game
    .text = The laboratory: try moves, compare lines, look up rules.
door-presenter = I teach
    .text = The board large and clear for a class, one press a step.
door-course = The course as notebooks: read, look, try
door-resume = Go on where you were
door-nothing = This browser has kept nothing that could be gone on with.

## The bar

bar-free = A game of your own
bar-menu = Views and looks
bar-home = To the front door
view-lesson = Lesson
    .hint = A lesson, step by step
view-explore = Explore
    .hint = Try lines and compare them
view-play = Play
    .hint = A game against players who explain themselves
view-rules = Rules
    .hint = The rulebook, with a search
view-presenter = Teach
    .hint = The board large, for a class
aria-nav = Views
aria-tabs = What stands beside the board
language-choose = Language: { $name }; press to choose another
language-en = English
language-es = Español
language-it = Italiano
size-label = A { $size } %
size-next = Text size: { $size } per cent; press for { $next } per cent
sheet-open = Keys
    .hint = All keys and what they do
sheet-heading = Keys
sheet-close = Close
sheet-letters = Letters as keys
    .hint = Turn the keys that are letters on or off
key-ArrowLeft = Left arrow
    .does = one step back
key-ArrowRight = Right arrow
    .does = one step on
key-Home = Home
    .does = to the start
key-End = End
    .does = to the end of the line
key-Escape = Escape
    .does = close what lies open; forget what was picked
key-question = ?
    .does = open and close this sheet
key-p = P
    .does = play the steps one after another, or pause
key-n = N
    .does = what to do now
key-l = L
    .does = the lines
key-r = R
    .does = the rules
key-g = G
    .does = games and files
key-Tab = Tab
    .does = to the next control; at the top stand links that skip ahead
key-Enter = Enter or space
    .does = press the control that has the focus
tab-now = Now
tab-events = Events
tab-stocks = Stocks
tab-lines = Lines
tab-rules = Rules
tab-games = Games
skip-now = Skip to what to do now
skip-choices = Skip to all decisions
notice-close = Close
status-line = Line { $name }
status-busy = Working it out …

## Deciding

aria-now = What to do now
step-words = { $player }: { $words }
step-secret = { $player }: chosen in secret
picked-do = Do it
picked-forget = Think again
aside-line = You are on line { $name }.
aside-main = Back to the main line
now-back = Undo
now-others = Others …
now-play-advised = Let the others play and explain
now-play-random = Let chance play the others
now-play-stop = Play all seats
now-seats = You play { $players }
now-plays-all = You decide for every seat now, and see what each of them sees.
now-plays-others = You play { $players } from now on; the tutor decides for { $others }.
page-since = Since your last decision
choices-heading = All decisions in words
choices-over = The game is over: there is nothing left to decide.
choices-others = Others decide now.
others-chance = Chosen by chance.
others-reason = Why: { $reason }
others-untold = Why: the reason stays secret, because it would give away what you cannot see.
act-stale = That button belonged to an earlier position, so nothing was done.

## What is read aloud

told-place = Step { $ply } of { $plies }.
told-main = You are on the main line.
told-step = { $player }: { $words }.
told-due = { $words }.
told-yours = Your turn. { $words }.
told-seats = You play { $players }.
told-all-seats = You play all seats.
told-undone = { $more ->
    [0] Undone: { $step }.
    [one] Undone: { $step }, and the step after it.
   *[other] Undone: { $step }, and the { $more } steps after it.
}
    .deletion = Undone: a deletion. This is back: { $step }.
    .note = Undone: a change to a name, a comment, a mark or the order of the lines.
told-redone = { $more ->
    [0] Made again: { $step }.
    [one] Made again: { $step }, and the step after it.
   *[other] Made again: { $step }, and the { $more } steps after it.
}
    .deletion = Deleted again: { $step }.
    .note = Made again: a change to a name, a comment, a mark or the order of the lines.

## Refusals

refused-heading = That does not work here
refused-tried = Tried: { $words }
refused-rule = Rule: { $title }
refused-ways = What works from here
refused-close = Close

## Lines

line-main = Main line
lines-heading = Lines
lines-hint = Going back loses nothing: another decision begins a line of its own.
lines-main-hint = the example as it is published; nothing changes it
lines-main-free = from the start
lines-from = from { $line } at step { $ply }: { $words }
lines-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lines-compare = Compare
    .with = Compare this position with line { $name }
lines-undo = Undo the last change
lines-redo = Make it again
lines-start = The start
lines-here = Step { $ply }
lines-protected = This step belongs to the example; nothing changes it.
lines-mark = Mark this step: { $name }
lines-marks = Marks
lines-promote = Make this the first line
lines-prune = Delete from here on
lines-name = Name of the line
lines-comment = Comment
mark-0 = good
mark-1 = bad
mark-2 = very good
mark-3 = very bad
mark-4 = worth a thought
mark-5 = doubtful
timeline-fork = Line { $name }: { $words }

## Games and files

games-heading = A new game
games-game = Game
games-players = Players
games-variant = Variant
games-others = The others
games-others-advised = play by rules of thumb and explain themselves
games-others-random = play at random
games-others-alone = nobody: I play all seats
games-name = Your name
games-begin = Begin
games-load = Open a file
games-earlier-heading = Earlier games
games-earlier = { $game } with { $players }, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
keep-heading = Keep and share
keep-position = This position has the number { $id }: quote it when you report something odd here.
keep-do = Save as a file or link
keep-file = Save the file
keep-link = A link with all lines
keep-full = This browser cannot keep your lines (its storage is full or switched off): save them as a file under Games.
keep-faulty = “{ $name }” cannot be opened: { $what }
keep-too-large = “{ $name }” cannot be opened: it is larger than { $most } MB, and no file of the tutor is.

## Comparing

compare-step = { $name }, step { $ply }
compare-at = after step { $ply }
compare-close = Close
compare-go = Go there
compare-back = Step back
    .of = One step back in { $name }
compare-on = Step on
    .of = One step on in { $name }
compare-together = Same moment
compare-after-turn = after { $player }'s turn
compare-in-turn = during { $player }'s turn
compare-part = just begun
compare-over = the game is over
compare-apart = The two sides are at different moments of the game.
compare-within = Both sides are in the same turn, but only one of them has finished it.
compare-last-common = { $line } has no such moment, so both sides are shown at the last moment that they share.

## When the server is gone

lost-silent = The tutor does not answer. Your lines are kept in this browser.
lost-cut = The connection to the tutor is gone. Your lines are kept in this browser, and the page goes on by itself once the connection is back.
lost-gone = The tutor has stopped. Your lines are kept in this browser: in a few seconds the page comes back to this moment by itself.
lost-again = The tutor has stopped. Your lines are kept in this browser: reload the page to come back to this moment.
lost-writing = The tutor has stopped. Your lines are kept in this browser, but not what you are writing now: copy it, then reload the page.
lost-unkept = The tutor has stopped, and this browser could not keep your lines. Reload the page to begin again.
lost-notebook = The kernel of this notebook has stopped or was restarted: run the cell again to go on here.
lost-returned = The tutor was gone for a moment. You are back where you were, with all your lines.
lost-reload = Reload the page
lost-retry = Try again
lost-back-now = Come back now
address-link = The link in the address cannot be opened: { $what }.
