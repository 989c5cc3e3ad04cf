# The frame of the page: the front door, the bar, tabs, titles, keys, links for the keyboard.

## The front door

door-heading = Welcome to Machu Picchu
door-lesson = { $name }: { $minutes }{ "\u00A0" }minutes
door-begin = Begin
door-carry-on = Carry on
door-again = Begin again
    .named = Begin again: { $lesson }
door-reached = { $done } of { $steps } steps done, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left.
door-over = You have come to the end.
door-explore = Explore
    .text = Any position: try moves, compare them, look ahead.
door-play = Play
    .text = Against players who say why.
door-presenter = Teach
    .text = The board large and clear for a class.
door-game = Another game at this table.
door-course = The course as notebooks
door-resume = Carry on where you left off: { $place }
door-resume-step = Act { $act }, { $title }
door-resume-view = { $view }, { $place }
door-review = { $due ->
    [one] { $due } review card to answer today
   *[other] { $due } review cards to answer today
}
door-nothing = No saved game here yet.

## The bar

bar-free = A game of your own
bar-menu = Ways and looks
bar-home = To the front door
bar-games = Another game, your lines, games and files
bar-lines = Lines you have tried
bar-files = Games and files
ask-rules = Look up a rule or a cost
    .placeholder = Can I …? Rules and costs
view-lesson = Learn
    .hint = A lesson, step by step
    .none = The rules and their examples; this game has no lesson yet
view-without-lesson = { $game } has no lesson yet. Here are its rules, with examples. You learn it best by playing: under “Play” the others say why they decide as they do.
view-explore = Explore
    .hint = Try lines and compare them
view-play = Play
    .hint = A game against players who tell you why
view-rules = Rules
view-presenter = Teach
    .hint = The board large, for a class
aria-nav = Ways to use the page
aria-tabs = What stands beside the board
aria-board-parts = The board below the city
sheet-pull = Show more of this or less
sheet-more = More below
language-choose = Language: { $name }; press to choose another
looks-open = Looks: size of the text, colours, speed of Play, keys
looks-size = Size of the text
looks-theme = Colours
size-label = { $size } %
looks-speed = Speed of Play
looks-words = In words
speed-half = Half
speed-single = Single
speed-double = Double
speed-instant = Instant
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
key-turn-back = Shift and left arrow
    .does = one whole turn back
key-turn-on = Shift and right arrow
    .does = one whole turn on
key-Home = Home
    .does = to the start
key-End = End
    .does = to the end of the line
key-Escape = Escape
    .does = close what is open; forget what was picked
key-undo = Control and Z
    .does = undo the last change to the lines
key-redo = Control, Shift and Z
    .does = make it again
key-digits-choice = 1 to 9
    .does = to the choice of this number
key-question = ?
    .does = open and close this sheet
key-w = W
    .does = to the way on: what goes on, skips or confirms
key-p = P
    .does = play the steps one after another, or pause
key-n = N
    .does = what to do now: to the first choice
key-v = V
    .does = to the next variation where lines part
key-l = L
    .does = the lines
key-r = R
    .does = the rules
key-g = G
    .does = games and files
key-Tab = Tab
    .does = to the next control; the first links on the page skip ahead
key-arrows = Arrows among choices
    .does = from one choice or answer to the next
key-Enter = Enter or space
    .does = press the control that has the focus
tab-now = Now
tab-lesson = Lesson
tab-events = Events
tab-stocks = Stocks
tab-lines = Lines
tab-forecast = Forecast
tab-study = Look back
tab-rules = Rules
tab-games = Games
skip-now = Skip to what to do now
skip-choices = Skip to all decisions

## For keyboards and screen readers

aria-now = What to do now
skip-timeline = Skip to the timeline
skip-door = Skip to the ways in
skip-lesson = Skip to the lesson
skip-lines = Skip to the lines
skip-rules = Skip to the rules
skip-games = Skip to games and files
skip-compare = Skip to the comparison
skip-happened = Skip to what happened
skip-board-text = Skip to the position in words
skip-stocks = Skip to the stocks
aria-board = The board, drawn; the same in words is below.
aria-happened = What the last step did
aria-thing = What you tapped on the board

## Notices

keep-full = This browser cannot keep your lines (its storage is full or switched off): save them as a file under Games.

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

## Lessons and themes

theme-light = Light
    .hint = Light colours
theme-dark = Dark
    .hint = Dark colours
theme-contrast = Contrast
    .hint = High contrast
