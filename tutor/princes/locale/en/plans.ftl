# What wins, as measured among the tutor's players, and a first game in a few lines.

plans-decimal = { $whole }.{ $tenth }
plans-first = Your first game
    .about = An opening that is never bad, and what to watch.
plans-first-inca = Place your first Inca where a card in your hand shows its profession: it works and it scores. Without such a card, take { $inca }.
plans-first-prince = Send your Prince to { $prince } first: of all first visits it did best among our players.
plans-first-people = Recruit early: an Inca works every day that is still to come.
plans-first-llamas = Keep a llama in hand, for a ride or for a sacrifice when somebody else opens a temple.
plans-first-trail = Reach the Granary, on step { $granary }, before the first night if it comes cheap.
plans-first-tiles = Look at the Moon tiles before each turn: when two are gone, anybody can end the day.
plans-first-cards = Choose cards that show what you have anyway, and change what you do only for a good one.
plans-first-end = Count the priests and virgins that are left. No Rescue in sight? Then gold multiplies points, by { $most } for the most and by { $second } for the next.
plans-prices = What everybody costs
plans-sails = Sails at sunset
    .told = At sunset three Spanish ships are far out at sea. On the right the city lies at the foot of its mountain.
plans-wins = What wins
    .about = We let two kinds of players play { $games } games, one by rules of thumb and one that plans, with every number of seats. They are our players, not you: take the figures as hints. The thin line on a bar is where the true figure lies, nineteen times in twenty.
    .limits = Priests, virgins, cards and gold go with winning; that does not prove that they cause it. Some step values and the price of virgins are our best guess, and the players were made by us. Anybody can measure again: the command “findings” with seed { $seed } gives the same figures.
plans-inca = Your first Inca
    .drawn = Games won after this first Inca. Dashed line: by luck alone.
    .text = Here chance picked the first district. { $apart ->
    [yes] Players who began with { $best } won { $most } % of their games, those who began with { $worst } { $least } %.
   *[no] All first districts did about as well, from { $least } % of games won ({ $worst }) to { $most } % ({ $best }); the difference may be luck.
} The dashed line is a fair share, { $fair } %. { $cases } beginnings.
plans-prince = Your Prince's first visit
    .drawn = Games won after this first visit. Dashed line: by luck alone.
    .text = Here, too, chance decided. { $apart ->
    [yes] Of all first visits, { $best } did best, with { $most } % of games won, and { $worst } worst, with { $least } %.
   *[no] From { $worst } ({ $least } % of games won) to { $best } ({ $most } %) the difference may be luck.
} A fair share is { $fair } %. { $cases } beginnings.
plans-orders = Priests and virgins
    .drawn = How many they had at the end, on average. Winners with a virgin got their first on day { $day } of play, on average.
    .text = { $winners } % of the winners had at least one virgin at the end, and { $others } % of the others. Winners who had one got their first on day { $day } of play, on average. { $cases } players.
plans-held = Summits, cards and gold
    .drawn = What they had at the end, on average.
    .text = Winners' Scouts reached the Summit { $winners } times, the others' { $others } times. When the city was conquered, somebody with the most gold won { $gold } % of { $cases } games.
plans-held-cards = Cards
plans-held-laps = Summits
plans-held-gold = Gold
plans-held-suns = Sun tiles
plans-named = { $what }: { $who ->
    [winners] winners
   *[others] others
}
plans-days = When the day ends
    .drawn = How many days ended in each round; on average, round { $rounds }.
    .text = The third Moon tile was taken in round { $rounds } of the day, on average. The bars count how many of { $cases } days ended in which round.
plans-rounds = { $more ->
    [yes] { $count } or later
   *[no] Round { $count }
}
plans-endings = Rescue or Conquest
    .drawn = Games that ended with the Conquest. Our computer players saved the city in { $rescued } of { $cases } games; do not rely on it at your table.
    .text = Our players saved the city in { $rescued } of { $cases } games; all others ended with the Conquest. The bars show the share of Conquests. Do not rely on it at your table: people may hurry where our players do not.
plans-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## About this edition

plans-edition = About this edition
edition-about = The rules here are complete. Some printed figures are told by no text we have: those are reconstructed. If you own the game, correct them in a copy of the components file and play with your copy.
edition-stated = Told by a rules text
    .meaning = These figures are as they were printed.
edition-shown = Shown by an example
    .meaning = These follow from the quick start or from another worked example.
edition-reported = Told by others
    .meaning = These stand in reviews and in rules in other languages.
edition-reconstructed = Reconstructed
    .meaning = No text we have tells these; they are our best reading.
edition-table-market = The prices of the market
edition-table-trail = The landmarks of the Inca Trail
edition-table-days = The number of days
edition-table-incas = The number of Incas of each player
edition-table-moon_tiles = The Moon tiles
edition-table-recruit = What Incas cost
edition-values = { $count ->
    [one] A step value of the { $of }: { $values }
   *[other] Step values of the { $of }: { $values }
}
edition-cost = The cost of the { $of }
edition-count = How many { $of } there are
edition-gold = { $count ->
    [one] The gold on { $count } of { $all } Sacrifice cards
   *[other] The gold on { $count } of { $all } Sacrifice cards
}
edition-borders = { $count ->
    [one] { $count } of { $all } free paths: { $pairs }
   *[other] { $count } of { $all } free paths: { $pairs }
}
