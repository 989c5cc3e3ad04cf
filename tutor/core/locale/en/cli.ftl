# The command line.

cli-about = Play games from records, list legal decisions, make random games, check files.
cli-about-examples =
    Examples:
      python -m tutor random --game { $game } --players 3 --seed 7 > game.json
      python -m tutor replay game.json --plies 20
      python -m tutor legal game.json
      python -m tutor check game.json
cli-see-help = See { $command } --help
cli-ok = ok
cli-components = play with the figures of this file instead of the package's own
cli-file = a record, or a tree for its main line; '-' reads standard input; a name ending in .jsonl holds one a line
cli-jsonl = read one record a line, also from standard input; a record that fails gives an error line
cli-replay = play a record and print the position reached
cli-replay-about = Play a record and print the position reached, in words or as JSON.
cli-replay-examples =
    Examples:
      python -m tutor replay game.json                 the position in words
      python -m tutor replay game.json --plies 12      after the first twelve decisions
      python -m tutor replay game.json --json          position, legal decisions and events
      python -m tutor replay game.json --trace         a line of JSON for every ply
      python -m tutor replay game.json --view Gina     what Gina may know
      python -m tutor replay games.jsonl               a result a line for many records
    An illegal decision ends with exit code 2 and one line that names the rule.
cli-plies = play only the first N decisions
cli-json = print what is due, the legal decisions, the position and all events as JSON
cli-trace = print JSON Lines: one at the start and one after each decision
cli-view = print what this player may know at the end
cli-legal = list the legal decisions at the end of a record
cli-legal-about = List the legal decisions at the end of a record, each as it is written in a record.
cli-legal-examples =
    Examples:
      python -m tutor legal game.json             a line of JSON for each decision
      python -m tutor legal game.json --json      all of them in one list
      python -m tutor legal game.json --plies 12  those after the first 12 decisions
cli-legal-json = print one JSON list
cli-legal-over = The game is over, so nothing is to be decided. With --plies N you see what could be decided after N decisions.
cli-random = make a record of random legal play
cli-random-about = Make a record of uniformly random legal play. The seed fixes the deal and the play.
cli-random-examples =
    Examples:
      python -m tutor random --game { $game } --players 4 --seed 1
      python -m tutor random --players 2 --variant first_game --seed 5 --decisions 30
      python -m tutor random --game { $other } --players 6 --variant { $variant } --seed 2
cli-game = which game to play
cli-players = how many players
cli-variant = a variant of the game
cli-seed = a whole number that fixes everything left to chance
cli-decisions = stop after N decisions
cli-check = check a record, a tree or a position
cli-check-about = Check a record or a tree (every decision of every line is played) or a position. Prints ok, or what is wrong and where.
cli-check-examples =
    Examples:
      python -m tutor check game.json
      python -m tutor check position.json
      python -m tutor check tree.json
      python -m tutor check games.jsonl
cli-aid = print the player aid of a game as a page to print
cli-aid-about = Print the player aid of a game: turn, costs, night and scoring on one page (HTML), made from its figures and rules.
cli-aid-examples =
    Examples:
      python -m tutor aid --game { $game } --lang it > aid.html
      python -m tutor aid --game { $other } > aid.html
cli-lang = in which language
cli-handout = draw the position of a record, to hand out
cli-handout-about = Draw the position at the end of a record, with a caption under it: a page to print (HTML), or a drawing (SVG). Pictures (PNG) are made on the page, under Games.
cli-handout-examples =
    Examples:
      python -m tutor handout game.json --plies 26 > handout.html
      python -m tutor handout game.json --svg --caption 'Who moves next?' > handout.svg
cli-svg = print the drawing alone, as SVG
cli-caption = what to write under the drawing
cli-arena = play a tournament of policies
cli-arena-about = Play a tournament. Each deal is played from every seat. The seed fixes every figure, with one worker or many.
cli-arena-examples =
    Examples:
      python -m tutor arena --game { $game } --seats planner,rules,chance --games 60 --seed 1
      python -m tutor arena --game { $other } --seats rules,rules,chance --games 30 --seed 1 --json
      python -m tutor arena --game { $game } --seats rules,rules,rules --games 1000 --seed 1 --save games.jsonl
    An interrupt ends the tournament and prints the figures so far.
cli-save = keep every game in a new file, a record a line, for study
cli-arena-contender = { $policy }: won { $wins } of { $games } games (chance { $low }–{ $high } %), { $points } points on average
cli-arena-ending = Ended by { $ending }: { $share } % ({ $count })
cli-findings = measure what goes with winning among the tutor's players
cli-findings-about = Play games among the tutor's players and measure what goes with winning. Every figure has its number of cases and its interval of 95 in 100. The seed fixes every figure, with one worker or many.
cli-findings-examples =
    Examples:
      python -m tutor findings --game { $game } --games 1000 --seed 1
      python -m tutor findings --game { $game } --games 60 --seed 2 --workers 1 --json
    An interrupt ends the games and prints the figures so far.
cli-forecast = tell what each legal decision is worth
cli-forecast-about = Play every legal decision at the end of a record to the end of the game, again and again, and compare them. Only what the player who decides knows goes into it.
cli-forecast-examples =
    Examples:
      python -m tutor forecast game.json --plies 26 --playouts 400 --seed 1
      python -m tutor forecast game.json --plies 26 --by share --workers 1 --seed 1 --json
      python -m tutor forecast game.json --plies 26 --twin 1 3 --playouts 12 --seed 1
      python -m tutor forecast game.json --plies 26 --seconds 10 --json
    An interrupt ends the playouts and prints the figures so far.
cli-forecast-head = { $player } decides; playouts by the policy '{ $policy }', at most { $count } for each decision
cli-twin-head = { $player } decides; { $count ->
        [one] one pair
       *[other] { $count } pairs
    } of games with the same cards in both, played on by the policy '{ $policy }'. First: { $first }. Second: { $second }.
cli-twin-world = { $points } points, { $ending ->
        [none] won by { $winners }
       *[other] { $ending }, won by { $winners }
    }
cli-twin-pair = { $number }: first { $one }; second { $two }
cli-twin-gap = { $measure ->
        [wins] wins, in 100
       *[points] points
    }: the first does better in { $better }, the same in { $equal }, worse in { $worse }; mean difference { $mean }{ $known ->
        [yes] {" "}(between { $low } and { $high })
       *[no] {""}, too few pairs to say between what
    }: { $verdict ->
        [better] the first is better
        [worse] the second is better
        [same] no pair differs
       *[open] cannot be told apart yet
    }
cli-forecast-group = { $group ->
    [best] best so far
    [close] close to the best
   *[worse] behind by { $least } or more, in 100
}
cli-forecast-verdict = { $verdict ->
    [better] better
    [worse] worse: { cli-forecast-group }
    [as_good] as good
   *[open] { cli-forecast-group }
}
cli-forecast-decision = { $decision }: wins { $win } % ({ $low }–{ $high } %), { $points } points, { $count } { $count ->
        [one] playout
       *[other] playouts
    }: { cli-forecast-verdict }
cli-forecast-estimated = { $decision }: { $win } % by estimate ({ $low }–{ $high } %), { $count } { $count ->
        [one] playout
       *[other] playouts
    }: { cli-forecast-verdict }
cli-study = tell what was to be expected of a game, turn by turn, and what turned it
cli-study-about = Play every moment at which a turn, a night or a round begins to the end of the game, again and again. The cards to come are dealt anew each time, so a figure is what somebody could expect who saw every hand.
cli-study-examples =
    Examples:
      python -m tutor study game.json --seed 1
      python -m tutor study game.json --passes 100 --workers 1 --seed 1 --json
      python -m tutor study game.json --ledger --seed 1
      python -m tutor study games/*.json --json --seed 1
      python -m tutor study games.jsonl --cluster tcp://host:8786 --json --seed 1
    An interrupt ends the playouts and prints the figures so far.
cli-study-head = { $moments } moments, each played out { $passes } times or more
cli-study-even = No turn stands out clearly. More passes may find one.
cli-study-turning = Step { $ply }, { $kind ->
        [turn] { $player }’s turn
        [night] the night
       *[other] a round or a day begins
    }: { $whose } wins { $before } % before it and { $after } % after it, give or take { $error } %
cli-study-account = { $player }: { $start } points to be expected at the start; own turns { $own_turns }, turns of others { $other_turns }, nights { $nights }, all else { $rest }; together { $result }
cli-ledger-head = { $player }: { $start } points to be expected at the start, { $result } in the end; on the way:
cli-ledger-row = { $change } ({ $sure }) after step { $ply }: { $told }
cli-ledger-rest = { $change } by all else
cli-ledger-steps = { $count ->
    [one] a step with its cards
   *[other] { $count } steps together
}
cli-ledger-cards = the cards: { $told }
cli-ledger-clear = between { $low } and { $high }
cli-ledger-open = cannot be told, { $low } to { $high }
cli-ledger-few = cannot be told, too few passes
cli-files = a record, or a tree for its main line; '-' reads standard input; many files, or one a line in a file whose name ends in .jsonl, are studied together
cli-batch-head = { $studied } of { $games } games studied, each moment played out { $passes } times or more
cli-batch-turnings =
    { $count ->
        [one] One turning point
       *[other] { $count } turning points
    } in { $turned ->
        [one] one game
       *[other] { $turned } games
    }; the greatest:
cli-batch-of = { $file }: { $said }
cli-batch-account =
    { $game }, { $who ->
        [winners] those who won
       *[others] those who did not win
    } ({ $count }), on average: { $start } points to be expected at the start; own turns { $own_turns }, turns of others { $other_turns }, nights { $nights }, all else { $rest }; together { $result }
cli-batch-errors =
    { $count ->
        [one] One game could not be studied:
       *[other] { $count } games could not be studied:
    }
cli-passes = how many times each moment is played out at least
cli-ledger = also play each decision out, and tell what it changed and what the cards brought: rows that lead from what was to be expected at the start to the result
cli-seats = the policy of each player, with commas between
cli-games = how many games
cli-playouts = how many playouts of each decision, at most: { $playouts } if left out; with --twin how many pairs, { $pairs } if left out
cli-twin = compare two decisions alone, by their numbers in the list of 'legal': each pair of games has the same hidden cards and the same cards to come
cli-policy = the policy that plays on in all seats
cli-by = compare the chance to win, or the share of all points
cli-margin = values no further apart than this are as good
cli-until = stop every playout at the end of the day or round (stage), where the chance to win is estimated, or play to the end (end)
cli-seconds = stop after S seconds; each decision is then the best so far, close to it, or behind by so much at least; games stop at the end of the day or round where the game estimates it, unless --until says otherwise
cli-lab-seed = a whole number that fixes every figure
cli-workers = how many processes play, as many as there are cores if left out; on a cluster, how many pieces are there at a time
cli-cluster = play on the workers of this Dask cluster, as tcp://host:8786; needs the extra 'cluster'
cli-lost =
    { $count ->
        [one] A process that played was lost on the way.
       *[other] { $count } times a process that played was lost on the way.
    } What was lost with it was played again, so that the figures are the same.
cli-lab-json = print the figures as JSON
cli-notation = write a game as text, or read that text again
cli-notation-about = Prints a record or tree with all its lines as text: a decision a line, variations in brackets, marks and comments. If FILE is such a text, it is read again and printed as a tree in JSON; every fault is named with its line. With --lang the game is told in words, which cannot be read again.
cli-notation-examples =
    Examples:
      python -m tutor notation game.json > game.txt
      python -m tutor notation game.txt > game.json
      python -m tutor notation game.json --lang es
cli-notation-lang = tell the game in words, in this language
cli-merge = put the lines of several files together
cli-merge-about = Puts the lines of records or trees that begin at the same start into one tree. Equal steps come together, and the comments of all are kept. The main line is that of the first file, and its protected line keeps its own comments. What came in from each file is printed on the error stream.
cli-merge-examples =
    Examples:
      python -m tutor merge class.json ana.json beto.json -o all.json
      python -m tutor merge game.json notation.txt > all.json
cli-merge-first = a record or tree, as JSON or in the notation; '-' reads standard input
cli-merge-other = another file of the same kind, from the same start
cli-output = write what is printed into this file, in UTF-8, and not to standard output
cli-merge-told = { $name }: lines { $lines }, decisions { $decisions }, steps with new comments, marks or drawings { $notes }, protected steps whose comments were left out { $left }
cli-puzzles = give the puzzles of a week, or make new ones
cli-puzzles-about = Puzzles are turns of real games in which something can be reached, whatever the others do. Every week has a set of its own, the same everywhere. With --make, new ones are found in games among the tutor's players, and each is proved by a search over every legal turn.
cli-puzzles-examples =
    Examples:
      python -m tutor puzzles --game { $game }
      python -m tutor puzzles --game { $game } --week 2026-W48 --solutions
      python -m tutor puzzles --game { $game } --make 120 --seed 1
cli-puzzles-row = { $grade }: { $goal } ({ $id })
cli-week = the week, as 2026-W48; this week if it is left out
cli-solutions = give the solutions as well
cli-make = find so many new puzzles and print them as JSON
cli-puzzle-seed = the seed of new puzzles
cli-puzzle-goals = make puzzles of these goals alone, by their names with commas between
cli-puzzle-games = make them from the games of these files instead of new ones
cli-puzzles-json = give the puzzles as JSON
