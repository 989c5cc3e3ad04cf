# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Goes on: none of the { $cards } cards left can strike.
advice-nothing_to_lose = Goes on: there is nothing to lose yet.
advice-good_odds = Goes on: of the { $cards } cards left { $strikes } would cost { $risk } each, and the shares of the others come to { $gain }.
advice-bad_odds = Goes on although of the { $cards } cards left { $strikes } would cost { $risk } each; the shares of the others come only to { $gain }.
advice-safe_home = Leaves with { $risk }: of the { $cards } cards left { $strikes } would cost that; the shares of the others come only to { $gain }.
advice-artifacts_alone = Leaves with { $risk }: who leaves alone takes { $artifacts } too, worth { $value }.
advice-too_early = { $strikes ->
    [0] Leaves with { $risk }: too early, as none of the { $cards } cards left can strike.
   *[other] Leaves with { $risk }: too early, as of the { $cards } cards left only { $strikes } would cost that, and the shares of the others come to { $gain }.
}
