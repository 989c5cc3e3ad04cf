# What several parts of the page say: where a game stands, addresses, notices.

## Notices

notice-close = Close
error-unexpected = Something went wrong on our side. What you did is kept: reload the page to go on.
    .log = What happened is noted in the server's log under { $id }.

## What cannot be done now

cannot =
    .undo = Not possible now: there is nothing to undo.
    .least = Not possible now: it cannot be less.
    .most = Not possible now: it cannot be more.
    .begins = Not possible now: it lies first already.
    .ends = Not possible now: it lies last already.
    .start = Not possible now: this is the start.
    .end = Not possible now: this is the end.

## Decisions

step-secret = { $player }: chosen in secret
others-chance = Chosen by chance.
others-reason = Why: { $reason }
others-searched = Why: tried out in { $deals } deals of what cannot be seen, it has a chance of about { $won } % to win, against { $other_won } % for “{ $other }”.
others-searched-alike = Why: tried out in { $deals } deals of what cannot be seen, it has a chance of about { $won } % to win; “{ $other }”, with { $other_won } %, is not clearly better or worse.
others-tried = Why: it did best when it was tried out. The figures would give away what you cannot see, but this you can: { $reason }
others-tried-untold = Why: it did best when it was tried out. The figures stay secret, because they would give away what you cannot see.
others-untold = Why: the reason stays secret, because it would give away what you cannot see.

## Lines

line-main = Main line
    .told = in the main line
line-teacher = The teacher's game
    .told = in the teacher's game
line-yours = Your moves
    .told = with your moves

## Addresses

address-link = The link in the address cannot be opened: { $what }.
address-table = The game of this address goes round a screen and is kept where it was begun; it is not there any more.
address-lesson = The address asks for the lesson '{ $found }'; there is only { $known }.
address-ply = The address asks for step '{ $found }'; this lesson has the steps 0 to { $last }. This is the start.
address-language = The address asks for the language '{ $found }'; there is only { $known }. This is English.
address-theme = The address asks for the theme '{ $found }'; there is only { $known }.
address-view = The address asks for the view '{ $found }'; there is only { $known }.
address-game = The address asks for the game '{ $found }'; there is only { $known }.
address-step = The address asks for '{ $found }', which is no step of the lesson. It opens without it.
address-seat = The address asks for the seat of '{ $found }', who does not play in this game. All hands lie open.
address-lesson-game = The address asks for { $game } and for a lesson that teaches { $opened }. This is the lesson.
address-link-game = The address asks for { $game }, but its link holds a game of { $opened }. This is the game in the link.
address-open = The address asks to open '{ $found }'; there is only { $known }.
address-open-here = The address asks to open '{ $found }', which is not there in this view. It opens without it.
address-compare = The address asks to compare with '{ $found }', which is no step of a line here. It opens without it.
address-exhibit = The address asks for '{ $found }', which the lesson does not show. It opens without it.
address-question = The address asks the question '{ $found }', which cannot be asked here. It opens without it.
address-unknown = The address says '{ $name }', which means nothing here.

## Where a game stands

timeline-place = Step { $ply } of { $plies }
timeline-day = Day { $day }
timeline-turn = { $player }'s turn
timeline-start = Start
timeline-round = Round { $number }
timeline-night = Night
timeline-over = The game is over

## Rules

rule-heading = The rule
rule-more = In the rulebook
rule-others = { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}

## Putting lines together

merge-file = Put together with a file
merge-text-way = Put together with a text or link
merge-text = Put together with this text or link
merge-earlier = Put together with what is open
merge-done = { $lines ->
    [0] Put together: no new line
    [one] Put together: one new line
   *[other] Put together: { $lines } new lines
}{ $decisions ->
    [0] {""}
    [one] { " " }with one step
   *[other] { " " }with { $decisions } steps
}{ $notes ->
    [0] .
    [one] , and comments, marks or drawings at one step.
   *[other] , and comments, marks or drawings at { $notes } steps.
}
merge-nothing = All of that is here already; nothing new came in.
merge-left = { $count ->
    [one] The comments on one step of the example were left out, because nothing changes the example.
   *[other] The comments on { $count } steps of the example were left out, because nothing changes the example.
}
