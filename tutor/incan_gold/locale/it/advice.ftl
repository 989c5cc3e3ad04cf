# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Prosegue: nessuna delle { $cards } carte rimaste può colpire.
advice-nothing_to_lose = Prosegue: accanto alla tenda non c'è ancora nulla da perdere.
advice-good_odds = Prosegue: { $cost }; le parti delle altre arrivano a { $gain }.
advice-bad_odds = Prosegue, anche se { $cost }; le parti delle altre arrivano solo a { $gain }.
advice-safe_home = Esce almeno con { $home }: { $cost }; le parti delle altre arrivano solo a { $gain }.
advice-artifacts_alone = Esce almeno con { $home }: chi esce senza compagnia prende anche { $artifacts }, e { $cost }; le parti delle altre arrivano solo a { $gain }.
advice-too_early = { $strikes ->
    [0] Esce almeno con { $home }: troppo presto, perché nessuna delle { $cards } carte rimaste può colpire.
   *[other] { $stake ->
        [0] Esce almeno con { $home }: troppo presto, perché non c'è ancora nulla da portare a casa.
       *[other] Esce almeno con { $home }: troppo presto, perché { $cost }, ma le parti delle altre arrivano a { $gain }.
    }
}

## What the cards that strike cost, as a part of a sentence

odds-stake = { $hope ->
    [0] { $path ->
        [0] ciò che è accanto alla tenda ({ $beside })
       *[other] { $brought } ({ $beside } accanto alla tenda, { $path } dal percorso)
    }
   *[other] { $brought } ({ $beside } accanto alla tenda, { $path } dal percorso, { $hope } per la possibilità di artefatti)
}
odds-brought = { $alone ->
    [yes] ciò che porterebbe uscire senza compagnia, { $stake }
   *[no] ciò che porta in media uscire ora, forse in compagnia, { $stake }
}
odds-cost = delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } farebbe perdere { $stake_named }
   *[other] { $strikes } farebbero perdere ciascuna { $stake_named }
}
