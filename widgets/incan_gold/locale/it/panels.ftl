# What only the page says about Incan Gold: the stocks, the odds of a choice, the result.

## The stocks

gold-beside = Accanto
    .told = Tesoro accanto alla tenda: non ancora al sicuro
gold-tent = Tenda
    .told = Tesoro nella tenda: al sicuro per sempre
gold-artifacts = Valore
    .told = Punti alla fine per gli artefatti
gold-where = Dove
gold-secret = ?
gold-doing = { $doing ->
    [due] sceglie
    [chosen] ha scelto
    [inside] dentro
    [camp] al campo
   *[over] a casa
}

## The choice

gold-odds-end = { $deadly ->
    [0] Nessuna delle { $cards } carte rimaste può chiudere il giro.
   *[other] { $deadly ->
        [one] Delle { $cards } carte rimaste { $deadly } ({ $percent }%) chiuderebbe il giro
       *[other] Delle { $cards } carte rimaste { $deadly } ({ $percent }%) chiuderebbero il giro
    }{ $beside ->
        [0] .
       *[other] , e ciò che è accanto alla tenda ({ $beside }) andrebbe perduto.
    }
}
gold-odds-treasure = { $treasures ->
    [one] { $treasures } è un tesoro
   *[other] { $treasures } sono tesori
} ({ $percent }%): { $inside ->
    [one] senza dividere, riceveresti
   *[other] se proseguite tutti e { $inside }, ognuno riceverebbe
} da { $least } a { $most }, in media { $whole },{ $tenth }.
gold-leave-alone = Se nessun altro esce, porti nella tenda { $treasure }{ $count ->
    [0] .
    [one] , più un artefatto che vale { $artifacts }.
   *[other] , più artefatti che valgono { $artifacts }.
}
gold-leave-together = Se uscite tutti e { $inside } insieme, porti { $treasure }{ $artifacts ->
    [0] .
   *[other] { " " }e nessun artefatto.
}
gold-odds-short = Fine del giro: { $percent }%
gold-leave-short = Da solo { $treasure }{ $artifacts ->
    [0] { "" }
   *[other] { " " }+ { $artifacts }
}{ $inside ->
    [one] { "" }
   *[other] , tutti { $together }
}
gold-chosen = { $count ->
    [one] { $players } ha scelto, in segreto.
   *[other] { $players } hanno scelto, in segreto.
}
gold-waiting = { $count ->
    [one] { $players } deve ancora scegliere.
   *[other] { $players } devono ancora scegliere.
}

## La domanda alla classe

gold-hands = Torcia o campo? Alzate la mano!
gold-hands-torch = Torcia: proseguire
    .count = { $count } per la torcia
gold-hands-camp = Campo: uscire
    .count = { $count } per il campo

## The result

gold-score-treasure = Tesoro
gold-score-artifacts = Artefatti
gold-score-artifact_points = Valore
gold-score-total = Totale

## Where figures are from

gold-legend-heading = Non detto nelle regole
gold-legend = { $table ->
    [treasures] I tesori: { $source }.
    [hazards] I pericoli: { $source }.
    [artifacts] Gli artefatti: { $source }.
   *[rounds] I giri: { $source }.
}
gold-legend-correct = Chi ha il gioco può correggere queste cifre in una copia del file dei componenti.
