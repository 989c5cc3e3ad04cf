# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Sigue: ninguna de las { $cards } cartas que quedan puede hacer daño.
advice-nothing_to_lose = Sigue: todavía no hay nada que perder.
advice-good_odds = Sigue: de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } costaría
   *[other] { $strikes } costarían
} { $risk }, y las partes de las demás suman { $gain }.
advice-bad_odds = Sigue aunque, de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } costaría
   *[other] { $strikes } costarían
} { $risk }; las partes de las demás suman solo { $gain }.
advice-safe_home = Sale con { $risk }: de las { $cards } cartas que quedan, { $strikes ->
    [one] { $strikes } costaría eso
   *[other] { $strikes } costarían eso
}; las partes de las demás suman solo { $gain }.
advice-artifacts_alone = Sale con { $risk }: quien sale sin compañía se lleva también { $artifacts }, por valor de { $value }.
advice-too_early = { $strikes ->
    [0] Sale con { $risk }: demasiado pronto, porque ninguna de las { $cards } cartas que quedan puede hacer daño.
    [one] Sale con { $risk }: demasiado pronto, porque de las { $cards } cartas que quedan solo { $strikes } costaría eso, y las partes de las demás suman { $gain }.
   *[other] Sale con { $risk }: demasiado pronto, porque de las { $cards } cartas que quedan solo { $strikes } costarían eso, y las partes de las demás suman { $gain }.
}
