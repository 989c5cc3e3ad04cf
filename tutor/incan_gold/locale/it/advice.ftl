# Why a choice is good, or is not: what is done, a colon, and the rule of thumb. No subject, so that
# the sentence fits any player and a hint to the reader.

advice-no_danger = Prosegue: nessuna delle { $cards } carte rimaste può chiudere il giro.
advice-nothing_to_lose = Prosegue: accanto alla tenda non c'è ancora nulla da perdere.
advice-good_odds = Prosegue: { $cost }; i tesori delle altre carte porterebbero in tutto { $gain }.
advice-bad_odds = Prosegue, anche se { $cost }; i tesori delle altre carte porterebbero in tutto solo { $gain }.
advice-safe_home = Esce almeno con { $home }: { $cost }; i tesori delle altre carte porterebbero in tutto solo { $gain }.
advice-artifacts_alone = Esce almeno con { $home }: chi esce da solo prende anche { $artifacts }, e { $cost }; i tesori delle altre carte porterebbero in tutto solo { $gain }.
advice-too_early = { $strikes ->
    [0] Esce almeno con { $home }: troppo presto, perché nessuna delle { $cards } carte rimaste può chiudere il giro.
   *[other] { $stake ->
        [0] Esce almeno con { $home }: troppo presto, perché non c'è ancora nulla da mettere nella tenda.
       *[other] Esce almeno con { $home }: troppo presto, perché { $cost }, ma i tesori delle altre carte porterebbero in tutto { $gain }.
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
    [yes] ciò che si ottiene uscendo da soli, { $stake }
   *[no] ciò che in media si ottiene uscendo ora, forse insieme ad altri, { $stake }
}
odds-cost = delle { $cards } carte rimaste { $strikes ->
    [one] { $strikes } farebbe perdere { $stake_named }
   *[other] { $strikes } farebbero perdere ciascuna { $stake_named }
}
