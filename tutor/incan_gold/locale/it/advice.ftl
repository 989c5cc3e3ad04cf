# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Prosegue: nessuna delle { $cards } carte rimaste può colpire.
advice-nothing_to_lose = Prosegue: accanto alla tenda non c'è ancora nulla da perdere.
advice-good_odds = Prosegue: delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } farebbe
   *[other] { $strikes } farebbero
} perdere ciò che è accanto alla tenda ({ $risk }), e le parti delle altre arrivano a { $gain }.
advice-bad_odds = { $risk ->
    [0] Prosegue, anche se delle { $cards } carte rimaste { $strikes ->
        [one] { $strikes } chiuderebbe
       *[other] { $strikes } chiuderebbero
    } il giro: le parti delle altre arrivano solo a { $gain }.
   *[other] Prosegue, anche se delle { $cards } carte rimaste { $strikes ->
        [one] { $strikes } farebbe
       *[other] { $strikes } farebbero
    } perdere ciò che è accanto alla tenda ({ $risk }): le parti delle altre arrivano solo a { $gain }.
}
advice-safe_home = Esce almeno con { $home }: delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } chiuderebbe
   *[other] { $strikes } chiuderebbero
} il giro; le parti delle altre arrivano solo a { $gain }.
advice-artifacts_alone = Esce almeno con { $home }: chi esce senza compagnia prende anche { $artifacts }, per un valore di { $value }.
advice-too_early = { $strikes ->
    [0] Esce almeno con { $home }: troppo presto, perché nessuna delle { $cards } carte rimaste può colpire.
    [one] Esce almeno con { $home }: troppo presto, perché delle { $cards } carte rimaste solo { $strikes } chiuderebbe il giro, e le parti delle altre arrivano a { $gain }.
   *[other] Esce almeno con { $home }: troppo presto, perché delle { $cards } carte rimaste solo { $strikes } chiuderebbero il giro, e le parti delle altre arrivano a { $gain }.
}
