# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Prosegue: nessuna delle { $cards } carte rimaste può colpire.
advice-nothing_to_lose = Prosegue: non c'è ancora nulla da perdere.
advice-good_odds = Prosegue: delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } costerebbe { $risk }
   *[other] { $strikes } costerebbero { $risk } ciascuna
}, e le parti delle altre arrivano a { $gain }.
advice-bad_odds = Prosegue, anche se delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } costerebbe { $risk }
   *[other] { $strikes } costerebbero { $risk } ciascuna
}: le parti delle altre arrivano solo a { $gain }.
advice-safe_home = Esce con { $risk }: delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } farebbe
   *[other] { $strikes } farebbero
} perdere tutto; le parti delle altre arrivano solo a { $gain }.
advice-artifacts_alone = Esce con { $risk }: chi esce senza compagnia prende anche { $artifacts }, per un valore di { $value }.
advice-too_early = { $strikes ->
    [0] Esce con { $risk }: troppo presto, perché nessuna delle { $cards } carte rimaste può colpire.
    [one] Esce con { $risk }: troppo presto, perché delle { $cards } carte rimaste solo { $strikes } farebbe perdere tutto, e le parti delle altre arrivano a { $gain }.
   *[other] Esce con { $risk }: troppo presto, perché delle { $cards } carte rimaste solo { $strikes } farebbero perdere tutto, e le parti delle altre arrivano a { $gain }.
}
