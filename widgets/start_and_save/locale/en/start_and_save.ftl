# Games, files, and handouts.

## Games and files

games-heading = A new game
games-game = Game
games-players = Players
games-variant = Variant
games-others = The others
games-others-advised = play by rules of thumb and explain themselves
games-others-planner = play by a plan for the end of the game and explain themselves
games-others-search = try out what they can do, a second or two each time, and explain their moves; the strongest
games-others-random = play at random
games-others-around = share this screen in turn
games-others-alone = nobody: I play all seats
games-name = Your name
games-names = Your names, with commas
games-begin = Begin
games-more = More
games-load = Open a file
games-earlier-heading = Earlier games
games-earlier-hint = This browser keeps the last { $most } games; those that are over stay longest. A file keeps a game for good.
games-earlier = { $game } with { $players }
    .when = { $game } with { $players }: { $date }, { $time }
games-earlier-going = { $place } ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
})
games-points = { $player } { $points }
keep-heading = Keep and share
keep-number = The number of this position
keep-position = This position has the number { $id }: quote it when you report something odd here.
keep-do = Save as a file or link
keep-choose = All moves and lines of this game: as a file or as a link?
keep-file = Save the file
keep-link = A link with all lines
keep-no-link = All these lines together are too long for a link. The file holds every one of them.
keep-short-link = With the link goes every move and every comment of yours; what the other players said is only in the file.
keep-hidden = File and link hold the whole game: whoever looks into them can find out every hidden card.
keep-faulty = “{ $name }” cannot be opened: { $what }
keep-strange = “{ $name }” cannot be opened: it is neither a game, nor a study, nor progress saved by the tutor.
keep-too-large = “{ $name }” cannot be opened: it is larger than { $most } MB, and no file of the tutor is.
keep-too-much = This is too large to be read: it takes more memory than the page has. Open a smaller file, or a part of the game.

## Handouts

handout-do = Hand out this position
handout-short = Hand out
handout-heading = Hand out this position
handout-caption = Caption
handout-page = As a page, to print
handout-svg = As a drawing (SVG)
handout-png = As a picture (PNG)
handout-pdf = As a sheet of paper (PDF)
handout-turn = The last turn, moving (GIF)
handout-round = The round so far, moving (GIF)
handout-making = The pieces are being painted. This takes a few seconds.
handout-too-much = That picture needs more memory than the page has. The last turn alone, or the position as a picture, needs less.
handout-close = Close
handout-hint = What you write here stands under the drawing: on the page, in the drawing and in the picture. The page also says who owns what. The player aid is a sheet of its own.
