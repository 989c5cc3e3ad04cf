# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Goes on: none of the { $cards } cards left can strike.
advice-nothing_to_lose = Goes on: there is nothing beside the tent to lose yet.
advice-good_odds = { $strikes ->
    [one] Goes on: of the { $cards } cards left { $strikes } would cost the { $risk } beside the tent, and the shares of the others come to { $gain }.
   *[other] Goes on: of the { $cards } cards left { $strikes } would each cost the { $risk } beside the tent, and the shares of the others come to { $gain }.
}
advice-bad_odds = { $risk ->
    [0] Goes on although { $strikes } of the { $cards } cards left would end the round; the shares of the others come only to { $gain }.
   *[other] { $strikes ->
        [one] Goes on although of the { $cards } cards left { $strikes } would cost the { $risk } beside the tent; the shares of the others come only to { $gain }.
       *[other] Goes on although of the { $cards } cards left { $strikes } would each cost the { $risk } beside the tent; the shares of the others come only to { $gain }.
    }
}
advice-safe_home = Leaves with at least { $home }: { $strikes } of the { $cards } cards left would end the round; the shares of the others come only to { $gain }.
advice-artifacts_alone = Leaves with at least { $home }: who leaves alone takes { $artifacts } too, worth { $value }.
advice-too_early = { $strikes ->
    [0] Leaves with at least { $home }: too early, as none of the { $cards } cards left can strike.
   *[other] Leaves with at least { $home }: too early, as only { $strikes } of the { $cards } cards left would end the round, and the shares of the others come to { $gain }.
}
