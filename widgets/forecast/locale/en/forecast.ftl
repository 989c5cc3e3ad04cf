# What each move is worth: the forecast of the present decision.

forecast-ask = What is each move worth?
forecast-ahead = If it ended now
forecast-hint = For { $player }, from what { $player } may know: the tutor's players finish the game again and again, each time with other hidden cards.
forecast-nothing = Here nothing can be compared: there is only one move, or you may not know what the player knows who decides.
forecast-time = Time to think
forecast-for = { $seconds ->
    [10] 10 s
    [60] 1 min
   *[other] 5 min
}
forecast-stop = Stop
forecast-bar = Time used
forecast-list = Moves by their chances

## How far it has come

forecast-begins = Working out what each move is worth. The list grows surer meanwhile.
forecast-first = First look: { $made } of { $ways } moves played to the end.
forecast-none = Stopped before every move was played to the end.
forecast-running = { $count ->
    [one] { $count } game for each move so far.
   *[other] { $count } games for each move so far.
}
forecast-stopped = { $count ->
    [one] Stopped after { $count } game for each move.
   *[other] Stopped after { $count } games for each move.
} Choose a time to go on.
forecast-done = { $count ->
    [one] Finished after { $count } game: more would change no verdict.
   *[other] Finished after { $count } games for each move: more would change no verdict.
}
forecast-lost = The games could not be played on. Choose a time to try again.
forecast-leads = At the top of the list: { $move }.

## A move

forecast-win = Wins { $share } %, between { $low } and { $high } %
forecast-endings = The games ended so: { $endings }
forecast-ending = { $ending } { $share } %
forecast-points = { $points ->
    [one] { $points } point on average
   *[other] { $points } points on average
}
forecast-points-between = { $points ->
    [one] { $points } point on average, between { $low } and { $high }
   *[other] { $points } points on average, between { $low } and { $high }
}
forecast-better = better than all others
forecast-worse = worse than another
forecast-as_good = as good as the best
forecast-open = cannot be told apart yet
forecast-why = In these games, at the end, beside the first in the list: { $differences }.
forecast-more = { $side ->
    [more] { $figure } +{ $whole }.{ $tenths }
   *[less] { $figure } −{ $whole }.{ $tenths }
}
