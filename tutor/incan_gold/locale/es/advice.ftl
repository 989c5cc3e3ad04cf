# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Sigue: ninguna de las { $cards } cartas que quedan puede hacer daño.
advice-nothing_to_lose = Sigue: junto a la tienda todavía no hay nada que perder.
advice-good_odds = Sigue: de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } costaría
   *[other] { $strikes } costarían
} lo que hay junto a la tienda ({ $risk }), y las partes de las demás suman { $gain }.
advice-bad_odds = { $risk ->
    [0] Sigue aunque { $strikes } de las { $cards } cartas que quedan { $strikes ->
        [one] acabaría
       *[other] acabarían
    } la ronda; las partes de las demás suman solo { $gain }.
   *[other] Sigue aunque, de las { $cards } cartas que quedan, { $strikes ->
        [one] { $strikes } costaría
       *[other] { $strikes } costarían
    } lo que hay junto a la tienda ({ $risk }); las partes de las demás suman solo { $gain }.
}
advice-safe_home = Sale con { $home } por lo menos: de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } acabaría
   *[other] { $strikes } acabarían
} la ronda; las partes de las demás suman solo { $gain }.
advice-artifacts_alone = Sale con { $home } por lo menos: quien sale sin compañía se lleva también { $artifacts }, por valor de { $value }.
advice-too_early = { $strikes ->
    [0] Sale con { $home } por lo menos: demasiado pronto, porque ninguna de las { $cards } cartas que quedan puede hacer daño.
    [one] Sale con { $home } por lo menos: demasiado pronto, porque solo { $strikes } de las { $cards } cartas que quedan acabaría la ronda, y las partes de las demás suman { $gain }.
   *[other] Sale con { $home } por lo menos: demasiado pronto, porque solo { $strikes } de las { $cards } cartas que quedan acabarían la ronda, y las partes de las demás suman { $gain }.
}
