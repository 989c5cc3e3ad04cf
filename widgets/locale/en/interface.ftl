# The words of the page around the game.

## Titles

page-happened = What happened
page-before = Before the first move
page-stocks = Stocks
page-stocks-change = change of the last step
page-board-text = The position in words

## The title of the window

page-title = { $place } – { $view } – { $game }
page-title-step = { $title } ({ $place })
page-title-view = { $view } – { $game }

## Timeline

timeline-first = First
    .hint = Go to the start (Home)
timeline-back = Back
    .hint = Go back one step (left arrow)
timeline-next = Next
    .hint = Go on one step (right arrow)
timeline-last = Last
    .hint = Go to the end (End)
timeline-play = Play
    .hint = Play the steps one after the other
timeline-pause = Pause
    .hint = Stop playing
timeline-slider = Step
timeline-place = Step { $ply } of { $plies }
timeline-day = Day { $day }
timeline-turn = { $player }'s turn
timeline-start = Start
timeline-round = Round { $number }
timeline-night = Night

## Stocks

stocks-player = Player

## Rules

rule-heading = The rule


## Addresses

address-lesson = The address asks for the lesson '{ $found }'; there is only { $known }.
address-ply = The address asks for step '{ $found }'; this lesson has the steps 0 to { $last }. This is the start.
address-language = The address asks for the language '{ $found }'; there is only { $known }. This is English.
address-theme = The address asks for the theme '{ $found }'; there is only { $known }.
address-view = The address asks for the view '{ $found }'; there is only { $known }.
address-game = The address asks for the game '{ $found }'; there is only { $known }.
address-step = The address asks for '{ $found }', which is no step of the lesson. This is its beginning.
address-seat = The address asks for the seat of '{ $found }', who does not play in this game. All hands lie open.
address-lesson-game = The address asks for { $game } and for a lesson that teaches { $opened }. This is the lesson.
address-link-game = The address asks for { $game }, but its link holds a game of { $opened }. This is the game in the link.
address-unknown = The address says '{ $name }', which means nothing here.

## When something fails

error-calm = Something went wrong on our side. Your place in the lesson is safe: reload the page to go on.
    .log = What happened is noted in the server's log under { $id }.

## For keyboards and screen readers

skip-timeline = Skip to the timeline
skip-door = Skip to the ways in
skip-lesson = Skip to the lesson
skip-lines = Skip to the lines
skip-rules = Skip to the rules
skip-games = Skip to games and files
skip-compare = Skip to the comparison
skip-past = Skip past all decisions
skip-happened = Skip to what happened
skip-board-text = Skip to the position in words
skip-stocks = Skip to the stocks
aria-board = The board, drawn; the same in words is below.
aria-timeline = Step through the game
aria-happened = What the last step did
aria-status = Where we are
aria-thing = What you tapped on the board
