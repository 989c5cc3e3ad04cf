# What each move is worth: the forecast of the present decision.

forecast-ask = What is each move worth?
forecast-ahead = If it ended now
forecast-hint = For { $player }, from what { $player } may know: the tutor's players finish the game again and again, each time with other hidden cards.
forecast-nothing = Here nothing can be compared: there is only one move, or you may not know what the player knows who decides.
forecast-time = Time to think
forecast-for = { $seconds ->
    [10] 10 s
    [30] 30 s
    [60] 1 min
   *[other] 5 min
}
forecast-stop = Stop
forecast-bar = Time used
forecast-list = Moves by their chances
forecast-all = All moves and reasons
forecast-by = Who plays the games to their end
forecast-by-rules = rules of thumb
forecast-by-planner = planners
forecast-by-chance = chance

## How far it has come

forecast-begins = Working out what each move is worth. The table grows surer meanwhile.
forecast-estimating = First look: { $made } of { $needed } estimates for each move.
forecast-first = First look: { $made } of { $ways } moves played to the end.
forecast-none = Stopped before there were figures.
forecast-estimated = { $count ->
    [one] { $count } estimate for each move, at the end of the day.
   *[other] { $count } estimates for each move, at the end of the day.
}
forecast-running = { $count ->
    [one] { $count } game for each move so far.
   *[other] { $count } games for each move so far.
}
forecast-stopped = { $count ->
    [0] Choose a time to go on.
    [one] { $count } game for each move. Choose a time to go on.
   *[other] { $count } games for each move. Choose a time to go on.
}
forecast-until = From { $needed } games for each move on, the figures come from these.
forecast-done = { $count ->
    [one] Finished after { $count } game: more would change no verdict.
   *[other] Finished after { $count } games for each move: more would change no verdict.
}
forecast-lost = The games could not be played on. Choose a time to try again.
forecast-leads = At the top of the table: { $move }.

## A move

forecast-win = Wins { $share } %, between { $low } and { $high } %
forecast-win-few = Wins { $share } % so far; too few games yet to say more
forecast-group = { $group ->
    [best] best
    [close] close
   *[worse] worse
}
forecast-group-head = { $group ->
    [best] Best
    [close] Close: cannot be told from the best yet
    [worse] Worse
   *[open] Too few games for a figure: from { $needed } on
}
forecast-place = Place
forecast-move = Move
forecast-win-head = Wins
forecast-difference = To best
forecast-points-head = Points
forecast-games = Games
forecast-less = { $less ->
    [0] 0
   *[other] −{ $less }
} ± { $error }
forecast-early = estimated
forecast-share = { $share } %
forecast-endings = The games ended so: { $endings }
forecast-ending = { $ending } { $share } % ({ $low }–{ $high } %)
forecast-ending-few = { $ending } { $share } % so far
forecast-points = { $points ->
    [one] { $points } point on average
   *[other] { $points } points on average
}
forecast-points-between = { $points ->
    [one] { $points } point on average, between { $low } and { $high }
   *[other] { $points } points on average, between { $low } and { $high }
}
forecast-why = { $until ->
    [stage] At the end of the day
   *[end] In these games, at the end
}, beside the first in the table: { $differences }.
forecast-alike = All games were the same as after “{ $move }”: both come to the same.
forecast-more = { $side ->
    [more] { $whole }.{ $tenths } more in “{ $figure }”
   *[less] { $whole }.{ $tenths } less in “{ $figure }”
}
forecast-caused = { $difference } (mostly from { $cause })

## Looking back at a game that is over

study-ask = Where was it lost?
study-hint = { $nights ->
    [some] The tutor’s players finish the game again and again from where each turn and each night began, each time with other cards to come: so you see what somebody could expect who saw every hand.
   *[none] The tutor’s players finish the game again and again from where each turn began, each time with other cards to come: so you see what somebody could expect who saw every hand.
}
study-begins = Looking back at the game. The figures grow surer meanwhile.
study-running = { $count ->
    [one] { $count } game from { $moments } moments so far.
   *[other] { $count } games from { $moments } moments so far.
}
study-stopped = { $count ->
    [one] { $count } game from { $moments } moments.
   *[other] { $count } games from { $moments } moments.
} Choose a time to go on.
study-none = Stopped before there were figures. Choose a time to go on.
study-chances = { $part ->
    [day] Chances to win when the day began
    [round] Chances to win when the round began
   *[game] Chances to win at the start
}
study-accounts = { $part ->
    [day] What each day changed, in points (± standard error)
    [round] What each round changed, in points (± standard error)
   *[game] What the game changed, in points (± standard error)
}
study-start = To be expected at the start
study-whose = Whose turns changed it, in points (± standard error)
study-own_turns = Own turns
study-other_turns = Turns of others
study-nights = Nights
study-rest = All else
study-result = Points at the end
study-error = ± { $error }
study-between = { $low }–{ $high } %
studied-chances-over = Chances to win over the game, in 100
study-keep = Your game in a page
study-play = Play the better decision on
study-play-other = Play the other decision on
study-beside = Compare both lines
study-page = { $game }: { $players }
study-rests = { $count ->
    [one] { $count } game from { $moments } moments.
   *[other] { $count } games from { $moments } moments.
}

## What cost a player most

study-whose-cost = Whose decisions
study-cost-later = Not looked for yet. Choose a longer time.
study-cost-soon = They are looked for as soon as something is known of the turns.
study-cost-trying = { $made } of { $ways } decisions tried so far.
study-cost-none = Nothing that cost { $player } wins has been found yet. With more time something may be.

## The report of a game that is over

report-answer = { $sure ->
    [yes] Most was given away here: { $when }. It cost { $player } { $cost } of 100 chances to win.
   *[no] The likeliest place so far: { $when }. It seems to have cost { $player } { $cost } of 100 chances to win, but luck could do as much.
}
report-score = { $player } { $points }
report-scores = The end: { $scores } points.
report-chances = { $part ->
    [day] Chance to win, day by day
    [round] Chance to win, round by round
   *[game] Chance to win
}
report-chances-hint = For a viewer of every hand, give or take { $error }. Below, each figure is from what the player knew.
report-given = What own decisions gave away
report-given-hint = In hundredths of the chance to win, on one scale. Dark: clear, and counted. Light: luck could do as much.
report-judged = { $made } of { $ways } judged
report-sum = Sum
report-cost = −{ $cost }
report-made = Done: { $decision }
report-better = Better: { $decision }
report-sure = { $sure ->
    [yes] Clear: give or take { $error }
    [few] Too few whole games yet to be sure: give or take { $error }
   *[no] Luck could do as much: give or take { $error }
}, { $basis ->
    [estimates] by estimates at the end of the day.
    [games] { $games ->
        [one] by one game of each.
       *[other] by { $games } games of each.
    }
   *[both] { $games ->
        [one] by estimates and one whole game of each.
       *[other] by estimates and { $games } whole games of each.
    }
}
report-why = Beside what was done, it leaves { $differences }.
report-board = The board: { $when }. A dashed ring is around what was done, a solid one around what was better.
report-balance = Luck and choice, apart
report-balance-hint = In hundredths of the chance to win. For each player everything adds up.
report-way = from { $start } to { $result }
report-own = own decisions
report-others = gifts of others
report-rest = luck and all else
report-habits = At the end: { $player } and the winner, { $winner }
report-more = All figures

## Twin worlds: two moves with the same cards to come

twins-heading = Twin worlds
twins-hint = Two moves are played to the end side by side. Both worlds of a pair have the same hidden cards and the same cards to come, dealt from what { $player } may know: so neither has the better cards. How the games go on still scatters: one pair says little.
twins-move = World { $letter } begins with
twins-world-name = World { $letter }
twins-show = Show twin worlds
twins-pairs = Pairs
twins-count = { $count } pairs of worlds
twins-bar = Pairs played
twins-begins = Playing { $count } pairs of worlds.
twins-running = { $made } of { $count } pairs played.
twins-played = { $made ->
    [one] { $made } pair played.
   *[other] { $made } pairs played.
}
twins-lost = The worlds could not be played on. Choose a number of pairs to try again.
twins-list = The pairs, each with the points in both worlds
twins-open = Press a pair to see both worlds side by side.
twins-world = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $is_named ->
    [yes] { $ending }, {""}
   *[no] {""}
}won by { $winners }
twins-pair = Pair { $number }. World 1: { $one }. World 2: { $two }. { $more ->
    [a] More points in world 1.
    [b] More points in world 2.
   *[none] As many points in both.
}
twins-points = Points: of { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} world 1 has more in { $better }, world 2 in { $worse }, both as many in { $equal }.
twins-wins = Winning: of { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} world 1 does better in { $better }, world 2 in { $worse }, both alike in { $equal }.
twins-mean-points = { $ahead ->
    [none] On average both have as many points
   *[one] On average world { $first } is { $mean } points ahead
}{ $is_sure ->
    [yes] {""}; it is at least { $other } and at most { $most } ahead.
   *[no] {""}, but luck could do as much: world { $first } could be up to { $most } points ahead, world { $second } up to { $other }.
}
twins-mean-wins = { $ahead ->
    [none] In 100 games both win as many
   *[one] In 100 games world { $first } wins { $mean } more
}{ $is_sure ->
    [yes] {""}; it wins at least { $other } and at most { $most } more.
   *[no] {""}, but luck could do as much: world { $first } could win up to { $most } more, world { $second } up to { $other }.
}
twins-mean-few = { $ahead ->
    [none] On average both have as many points
   *[one] On average world { $first } is { $mean } points ahead
}; how far luck moves that can be told from { $needed } pairs on.
twins-judged = { $verdict ->
    [better] { $measure ->
        [wins] World 1 wins more often.
       *[points] World 1 brings more points.
    }
    [worse] { $measure ->
        [wins] World 2 wins more often.
       *[points] World 2 brings more points.
    }
    [same] No pair tells them apart.
   *[open] Which is better here cannot be told yet.
}
twins-comment = Pair { $number } of twin worlds, world { $letter }. What nobody could see was dealt anew.
twins-title = Twin worlds, pair { $number }
twins-kept = Both worlds are lines of a game of their own now, from the cards of this pair. The game before is among the earlier games.

## The ledger

ledger-heading = What each decision and each card changed
ledger-hint = What was to be expected at the start and all rows together are the result. Each lies between the figures beside it in 95 of 100 cases. A decision that the tutor’s players would have made themselves changes nothing and has no row.
ledger-caption = { $measure ->
    [win] The chance of { $player } to win, row by row
   *[points] The points of { $player }, row by row
}
ledger-what = What happened
ledger-changed = Change
ledger-sure = How sure
ledger-result = The result
ledger-rest = { $count ->
    [one] { $count } other step
   *[other] All { $count } other steps together
}
ledger-stretch = { $first } to { $last }
ledger-steps = { $count ->
    [one] One step, with its cards ({ $when })
   *[other] { $count } steps that are not told apart yet ({ $when })
}
ledger-when = { $first } to { $last }
ledger-cards = Cards: { $told }
ledger-percent = { $number } %
ledger-clear = between { $low } and { $high }
ledger-open = cannot be told: { $low } to { $high }
ledger-few = cannot be told yet: too few games
ledger-choose-seat = Whose ledger
ledger-choose-measure = In points or in chances to win
ledger-choose-of = Whose rows are listed
ledger-choose-order = In which order
ledger-for = For { $player }
ledger-in-points = In points
ledger-in-win = In chances to win
ledger-of-all = All decisions and cards
ledger-of-player = Decisions of { $player }
ledger-of-cards = The cards alone
ledger-order-biggest = Biggest turns first
ledger-order-game = In the order of the game
