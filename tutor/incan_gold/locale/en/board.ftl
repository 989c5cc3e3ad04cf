# The board as it is drawn: short words on it, and what each thing is called for who listens.

board-title = The temple of Incan Gold in round { $round } of { $rounds }
board-described = { $turned ->
    [0] No card lies on the path
    [one] { $turned } card lies on the path
   *[other] { $turned } cards lie on the path
}, with treasure worth { $left } left over. { $inside ->
    [0] Nobody is inside.
    [one] { $inside } explorer is inside.
   *[other] { $inside } explorers are inside.
} { $cards ->
    [one] { $cards } card is in the deck.
   *[other] { $cards } cards are in the deck.
}

## The temples, and the artifact of each

board-temples = The { $rounds } temples, one for each round
board-temple-title = Temple { $number }
board-temple = { $time ->
    [past] Round { $number } is over.
    [now] Round { $number } is being played.
   *[later] Round { $number } is still to come.
} { $fate ->
    [waiting] Its artifact waits here to be shuffled in.
    [deck] Its artifact is somewhere in the deck.
    [path] Its artifact lies on the path.
    [taken] { $player } has taken its artifact, worth { $value } points.
    [lost] Its artifact is lost for good.
    [unfound] Its artifact was never found.
   *[none] There are no artifacts in this game.
}
board-fate = artifact
board-fate-waiting = to come
board-fate-deck = in the deck
board-fate-path = on the path
board-fate-taken = { $value } points
board-fate-lost = lost
board-fate-unfound = not found
board-time = round
board-time-past = over
board-time-now = now
board-time-later = to come

## The path

board-path = The path
board-left = { $count ->
    [0] nothing left on the path
   *[other] { $count } left on the path
}
board-left-short = { $count } left
board-left-words = { $count ->
    [0] No treasure is left on the path.
   *[other] Treasure worth { $count } is left on the path, to be shared by those who leave.
}
board-card-treasure = Treasure worth { $value }, shared by all who were inside when it was turned.
board-card-hazard = The first of its kind this round. A second one ends the round.
board-card-artifact = Worth { $value } points to an explorer who leaves alone now.
board-way-out = The way out
board-way-out-words = A player who leaves comes back to the tent with everything from this round.
board-way-out-hidden = { $count ->
    [one] { $count } more card lies near the way out.
   *[other] { $count } more cards lie near the way out.
}
board-more = +{ $count }
board-leave = camp
board-leave-short = out
board-next = The next card
board-next-words = It is turned for those who go on. Nobody knows what it is.
board-go-on = torch
board-go-on-short = on
board-over = The end: treasure and artifacts
board-score = { $player }: treasure { $treasure }, artifacts { $artifacts }

## The hazards

board-hazards = Hazards
board-hazards-note = a second of a kind ends the round
board-hazard-words = { $met ->
    [0] No { $hazard } lies on the path.
   *[other] One { $hazard } lies on the path: the next one ends the round.
} { $left } of this kind in the deck{ $gone ->
    [0] .
   *[other] , { $gone } out of the game.
}

## The explorers and their tents

board-camp = Camp
board-doing-due = chooses
board-player = { $doing ->
    [due] { $player } is inside and chooses now.
    [chosen] { $player } is inside and has chosen in secret.
    [inside] { $player } is inside.
    [camp] { $player } is at the camp.
   *[over] { $player } has { $total } in all.
} { $beside } beside the tent, { $tent ->
    [hidden] what is in it is secret.
   *[other] { $tent } in it.
}{ $artifacts ->
    [0] { "" }
    [one] { " " }{ $artifacts } artifact worth { $worth }.
   *[other] { " " }{ $artifacts } artifacts worth { $worth }.
}

## What the next card may be

board-odds = The next card
board-odds-none = No card is to come.
board-odds-hidden = What do you think?
board-odds-share = { $percent } %
board-odds-part = { $sort ->
    [treasure] treasure { $percent } %
    [artifact] artifact { $percent } %
    [first] first of its kind { $percent } %
   *[second] second: the end { $percent } %
}
board-odds-words = { $count ->
    [one] One card is left
   *[other] Of the { $count } cards left
}: treasures { $treasure }, artifacts { $artifact }, hazards that would be the first of their kind { $first }, hazards that would end the round { $second }.

## The deck, and what is out of the game

board-deck = Deck
board-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck-treasures = { $count ->
    [0] no treasure
    [one] { $count } treasure, worth { $worth }
   *[other] { $count } treasures, worth { $worth }
}
board-deck-hazards = { $count ->
    [0] no hazard
    [one] { $count } hazard
   *[other] { $count } hazards
}
board-deck-artifacts = { $count ->
    [0] no artifact
    [one] { $count } artifact
   *[other] { $count } artifacts
}
board-deck-words = The deck holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Treasures: { $treasures }{ $treasures ->
    [0] .
   *[other] , worth { $worth } together ({ $values }).
} Hazards: { $hazards }. Artifacts: { $artifacts }.
board-gone = Out of the game
board-gone-short = out:
board-gone-nothing = nothing yet
board-gone-words = { $count ->
    [0] No card has left the game.
    [one] { $count } card has left the game for good.
   *[other] { $count } cards have left the game for good.
}
