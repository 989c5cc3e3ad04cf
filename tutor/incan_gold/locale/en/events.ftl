# What happened. Each message is one sentence about one event and says why. An event that can rest
# on several rules has one attribute for each, named as the rule with a hyphen for the dot.
# Treasure is said by its value. What somebody has chosen is never said before all choices are shown.

## Choosing and leaving

event-chosen = { $player } has chosen in secret.
event-revealed = All choices are shown: { $leaving_count ->
    [0] { $staying } { $staying_count ->
        [one] goes
       *[other] go
    } on.
   *[other] { $staying_count ->
        [0] { $leaving } { $leaving_count ->
            [one] leaves
           *[other] leave
        }, and nobody stays inside.
       *[other] { $staying } { $staying_count ->
            [one] goes
           *[other] go
        } on, and { $leaving } { $leaving_count ->
            [one] leaves
           *[other] leave
        }.
    }
}
event-path_shared = { $share ->
    [0] The { $found } on the path cannot be shared among { $players }, so { $left } stays there.
   *[other] { $players_count ->
        [one] { $players } picks up the { $share } lying on the path
       *[other] { $players } share the { $found } lying on the path, { $share } each
    }{ $left ->
        [0] { "" }
       *[other] , and { $left } stays there
    }.
}
event-artifacts_taken = { $player } leaves alone and so takes { $cards } off the path.
event-artifact_valued = { $card_start } is out of the temple, and is worth { $value } points to { $player }.
event-artifacts_stay = { $players } leave together, so nobody takes { $cards }: { $cards_count ->
    [one] it stays
   *[other] they stay
} on the path.
event-left =
    .leave-safe = { $treasure ->
        [0] { $player } comes back to the tent with nothing.
       *[other] { $player } comes back and puts { $treasure } into the tent, safe for good.
    }
    .round-end = { $treasure ->
        [0] No card is left in the deck, and { $player } comes back with nothing.
       *[other] No card is left in the deck, and { $player } comes back with { $treasure }, safe for good.
    }

## Rounds and cards

event-round_began =
    .round-artifact = Round { $round } begins: { $artifact } is shuffled in, which makes { $cards } cards; { $player } leads, and all { $players_count } go in.
    .variant-diamant = Round { $round } begins with { $cards } cards and no artifact; { $player } leads, and all { $players_count } go in.
event-second_card = The first card, { $card }, is a hazard, so the second is turned before anybody chooses.
event-treasure_found = A treasure worth { $value } is found: { $share ->
    [0] too little for { $players } to share
   *[other] { $players_count ->
        [one] { $players } gets { $share }
       *[other] { $players } get { $share } each
    }
}{ $left ->
    [0] { "" }
   *[other] , and { $left } stays on the path
}.
event-artifact_found = { $card_start } comes to light and lies on the path for somebody who leaves alone.
event-hazard_met = There is { $a_hazard }, the first this round, and nothing happens.
event-hazard_struck = The second { $hazard } this round drives out { $players }, and its card leaves the game.
event-treasure_lost = { $treasure ->
    [0] { $player } had nothing to lose.
   *[other] { $player } loses the { $treasure } of this round.
}
event-round_ended = { $reason ->
    [hazard] Round { $round } is over
    [all_left] Everybody has left, and round { $round } is over
   *[deck_empty] The deck is empty, and round { $round } is over
}; { $reason ->
    [hazard] its other cards
   *[other] its cards
} go back into the deck, with any treasure left on them{ $artifacts_count ->
    [0] { "" }
    [one] , but { $artifacts } stays behind and is lost for good
   *[other] , but { $artifacts } stay behind and are lost for good
}.

## The end

event-scored = { $player } has { $treasure } in the tent{ $artifacts ->
    [0] { "" }
   *[other] { " " }and { $artifacts_named } worth { $artifact_points }
}: { $total } in all.
event-won =
    .end-rounds = { $players } has the most and wins.
    .end-ties = { $players_count ->
        [one] { $players } is level with others, has more artifacts ({ $artifacts }) and wins.
       *[other] { $players } are level in wealth and in artifacts ({ $artifacts } each) and share the victory.
    }

## Where stocks come from and go to, as a part of a sentence

cause-finds = finds in the temple
cause-leaving = leaving
cause-hazards = hazards
