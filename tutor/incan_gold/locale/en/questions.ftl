# Questions about any position, for the concepts of the game, and the chances of what comes next.
# $right and $value are the right answer and the one that was chosen. No figure of the game stands in
# these texts.

## Which cards strike

concept-cards_that_strike = Cards that end the round
ask-cards_that_strike = { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} face down. How many of them would end the round?
    .option = { $value }
    .right = Yes. Only a second hazard of a kind on the path ends the round, and { $kinds } { $kinds ->
        [one] kind lies
       *[other] kinds lie
    } there.
    .nudge = Look at the hazards on the path. Of each of those kinds, how many are still to come?
misconception-two_different_hazards = Two different hazards do not end the round. { $hazards } hazards are face down, but only those of a kind on the path count: { $kinds } { $kinds ->
    [one] kind
   *[other] kinds
} so far.
misconception-counts_the_path_too = The hazards on the path have been turned; only what is still face down can come: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
misconception-one_card_a_kind = A kind has more than one card. { $kinds ->
    [one] { $kinds } kind lies on the path, and every card of it that is left can come.
   *[other] { $kinds } kinds lie on the path, and every card of them that is left can come.
}
misconception-forgot_the_removed = A hazard that has ended a round is out of the game. It is not among the { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down.
misconception-needs_a_third = It does not take a third of a kind: the second already ends the round, and { $kinds ->
    [one] { $kinds } kind lies
   *[other] { $kinds } kinds lie
} on the path.

## A treasure shared

concept-share_of_treasure = A share of a treasure
ask-share_of_treasure = { $inside ->
    [one] Only { $player } is inside
   *[other] { $inside } are inside
}, and the next card is treasure { $value_of_card }. How much lies beside { $player }'s tent then? Now it is { $beside }.
    .option = { $value }
    .right = Yes: { $beside ->
        [0] nothing before
       *[other] { $beside } before
    }, and { $share ->
        [0] too little to share out
       *[other] a share of { $share }
    }. On the card { $rest ->
        [0] nothing stays
        [one] { $rest } stays
       *[other] { $rest } stay
    }.
    .nudge = Divide the treasure by those inside and forget the remainder. Then add what is there.
misconception-forgot_what_lay_there = The share is what is new. { $beside } lay there before.
misconception-keeps_it_all = The treasure is not { $player }'s alone. Everybody inside shares it, { $inside } of them.
misconception-rounds_up = Nothing is rounded up. What { $inside } cannot share equally stays on the card: { $rest }.
misconception-shares_the_path_again = Only what is on the new card is shared, { $value_of_card }. What lies on the path waits for those who leave.
misconception-treasure_waits_on_the_path = The treasure does not wait on the path. It is shared at once, { $share } each, and only the remainder stays.

## Going home together

concept-home_together = Leaving together
ask-home_together = All { $inside } inside leave at once. How much treasure does { $player } bring home, with { $beside } beside the tent and { $left } on the path?
    .option = { $value }
    .right = Yes: { $beside ->
        [0] nothing
       *[other] { $beside }
    } from beside the tent, and { $share ->
        [0] no share of the path, where too little lay
       *[other] a share of { $share } of what lay on the path
    }.
    .nudge = Everybody keeps a heap of their own. What lies on the path is shared by those who leave.
misconception-picks_up_all = { $player } does not leave alone. What lies on the path is shared by the { $inside } who leave.
misconception-leaves_the_path = The path is not left behind. All who leave take a share of it: { $share } each.
misconception-forgot_the_heap = There are the { $beside } beside the tent, too. Leaving makes them safe.
misconception-takes_the_artifacts_along = The artifacts stay where they are: nobody takes them when { $inside } leave together.
misconception-shares_the_artifacts = An artifact cannot be shared: when { $inside } leave together, nobody takes it. It stays on the path.
misconception-first_takes_the_rest = Nobody is first: all { $inside } get the same. What is left over, { $rest }, stays on the path.
misconception-leaving_loses_all = It is the other way round: by leaving, { $player } makes the treasure safe. Only players inside can lose it.

## Going home alone

concept-home_alone = Leaving alone
ask-home_alone = { $player } leaves alone, with { $beside } beside the tent and { $left } on the path, where { $count ->
    [one] an artifact lies
   *[other] artifacts lie
} as well. What is that worth in all?
    .option = { $value }
    .right = Yes: { $beside ->
        [0] nothing beside the tent
       *[other] { $beside } beside the tent
    }, { $left ->
        [0] nothing on the path
       *[other] the { $left } on the path
    }, and { $count ->
        [one] an artifact
       *[other] artifacts
    } worth { $artifacts }.
    .nudge = A player who leaves alone brings three things home. What is an artifact worth now?
misconception-forgot_the_artifacts = { $count ->
    [one] The artifact comes along. { $player } leaves alone and takes it: it is worth { $artifacts }.
   *[other] The artifacts come along. { $player } leaves alone and takes them: they are worth { $artifacts }.
}
misconception-forgot_the_path = The { $left } on the path come along. { $player } leaves alone and picks up all of it.
misconception-shares_with_who_stays = Those who stay get nothing of the path. Only those who leave share it, and { $player } leaves alone.
misconception-only_the_heap = What lies beside the tent is not all. { $player } takes all that is on the path along.

## After a strike

concept-after_a_strike = What a hazard takes
ask-after_a_strike = If the next card is a hazard of a kind on the path, how much treasure does { $player } have after this round? Beside the tent: { $beside }. In the tent: { $tent }.
    .option = { $value }
    .right = Yes: { $tent ->
        [0] nothing. What lay in the tent would be safe, but nothing did
       *[other] the { $tent } in the tent, which are safe
    }. The { $beside } beside it are lost.
    .nudge = Look at where the treasure lies: in the tent, or only beside it?
misconception-beside_is_safe = Beside the tent is not in the tent: the { $beside } are lost. Only leaving in time makes treasure safe.
misconception-half_is_saved = Nothing is saved by halves: all { $beside } beside the tent are lost.
misconception-path_is_saved = Players inside get nothing of the { $left } on the path: the round ends at once.
misconception-shares_the_path_first = The path is not shared first: the round ends at once, and the { $beside } beside the tent are lost as well.
misconception-tent_is_lost_too = The { $tent } in the tent are safe: a hazard takes only what lies beside it.

## Torch or camp

concept-torch_or_camp = Torch or camp
ask-torch_or_camp = { $player } can go home alone with { $home }. Which is worth more on average?
    .option = { $value ->
        [torch] Torch: one more card
       *[camp] Camp: home now
    }
    .right = Yes: { ends-the-round }, and none of the { $home } comes home; the others add { $gain_whole }.{ $gain_tenth } on average. Torch: { worth-of-torch }; camp: { $home }.
    .nudge = Which cards would end the round, of the { $cards } face down? And what would that cost?
ends-the-round = { $strikes ->
    [one] { $strikes } of { $cards } cards ends the round
   *[other] { $strikes } of { $cards } cards end the round
}
worth-of-torch = { $torch_is ->
    [whole] { $torch }
   *[between] about { $torch_whole }.{ $torch_tenth }
}
misconception-fears_every_hazard = { $hazards } hazards are to come, but only { $strikes } of the { $cards } cards would end the round. Torch: { worth-of-torch }; camp: { $home }.
misconception-forgets_the_danger = { ends-the-round }, and none of the { $home } comes home. Torch: { worth-of-torch }; camp: { $home }.

## The end of the game

concept-winner = Who wins
ask-winner = It is the last round, and { $player } alone is inside. If { $player } goes home now, who wins?
    .option = { $value }
    .right = Yes: { $right }{ $level ->
        [one] , with { $most } in all
       *[other] . { $level } players are level with { $most }, and then artifacts decide
    }.
    .nudge = Add up tent and artifacts of each player, with all that { $player } takes home. If two are level, count the artifacts.
misconception-tie_is_shared = They are level with { $most }, but a tie is broken: more artifacts win.
misconception-counts_only_treasure = Treasure is not all: artifacts count as well. The most in all is { $most }.
misconception-dearest_artifact_wins = A single artifact decides nothing, however much it is worth. First what everything adds up to counts; the most is { $most }.
misconception-last_one_home_wins = Coming home last is no merit. What everything adds up to counts, and the most is { $most }.

## Chances

chances-next = { $strikes ->
    [0] None of the { $cards } cards face down can end the round.
    [one] { $strikes } of the { $cards } cards face down ends the round, a chance of { $percent } percent.
   *[other] { $strikes } of the { $cards } cards face down end the round, a chance of { $percent } percent.
}
chances-cards = More cards
chances-survive = The chance that none ends the round
chances-rounded = About
chances-percent = { $percent } percent
chances-leave = Leaving now brings { $alone } to a player who leaves alone, artifacts counted, and { $together } if everybody leaves.
chances-one-more = One more card with everybody, and then leaving alone, brings { $whole }.{ $tenth } on average; exactly { $exact }.
chances-tipping = One more card pays on average as long as no more than { $stake } is at stake.
trials-head = Each plan stays inside until so much is at stake, and then leaves alone, while all others go on. Played: { $rounds } rounds with the same shuffled cards for each plan.
trials-stake = Leave at
trials-worth = Exactly, on average
trials-safe = Comes home
trials-played = Played, on average
trials-decimal = { $whole }.{ $tenth }
trials-about = { $figure } ± { $error }
