# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Goes on: none of the { $cards } cards left can strike.
advice-nothing_to_lose = Goes on: there is nothing beside the tent to lose yet.
advice-good_odds = Goes on: { $cost }; the treasures among the other cards would bring { $gain } in all.
advice-bad_odds = Goes on, although { $cost }; the treasures among the other cards would bring only { $gain } in all.
advice-safe_home = Leaves with at least { $home }: { $cost }; the treasures among the other cards would bring only { $gain } in all.
advice-artifacts_alone = Leaves with at least { $home }: a player who leaves alone takes { $artifacts } too, and { $cost }; the treasures among the other cards would bring only { $gain } in all.
advice-too_early = { $strikes ->
    [0] Leaves with at least { $home }: too early, as none of the { $cards } cards left can strike.
   *[other] { $stake ->
        [0] Leaves with at least { $home }: too early, as there is nothing to bring home yet.
       *[other] Leaves with at least { $home }: too early, as { $cost }, but the treasures among the other cards would bring { $gain } in all.
    }
}

## What the cards that strike cost, as a part of a sentence

odds-stake = { $hope ->
    [0] { $path ->
        [0] the { $beside } beside the tent
       *[other] { $brought } ({ $beside } beside the tent, { $path } from the path)
    }
   *[other] { $brought } ({ $beside } beside the tent, { $path } from the path, { $hope } for the chance of artifacts)
}
odds-brought = { $alone ->
    [yes] the { $stake } that leaving alone would bring
   *[no] the { $stake } that leaving brings on average, likely in company
}
odds-cost = { $strikes ->
    [one] of the { $cards } cards left { $strikes } would cost { $stake_named }
   *[other] of the { $cards } cards left { $strikes } would each cost { $stake_named }
}
