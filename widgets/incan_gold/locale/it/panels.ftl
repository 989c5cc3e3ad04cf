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
   *[over] fuori
}

## The choice

gold-odds-end = { $deadly ->
    [0] Nessuna delle { $cards } carte può chiudere il giro.
    [one] { $deadly } carta su { $cards } ({ $percent }%) chiude il giro{ gold-odds-lost }
   *[other] { $deadly } carte su { $cards } ({ $percent }%) chiudono il giro{ gold-odds-lost }
}
gold-odds-lost = { $beside ->
    [0] .
   *[other] : andrebbero perduti { $beside }.
}
gold-odds-treasure = { $treasures ->
    [one] { $treasures } è un tesoro
   *[other] { $treasures } sono tesori
} ({ $percent }%): { $inside ->
    [one] senza dividere,
   *[other] se proseguite tutti e { $inside }, ognuno riceve
} da { $least } a { $most }, in media { $whole },{ $tenth }.
gold-odds-short = Fine del giro: { $percent }%
gold-leave = Da solo: { $treasure }{ $count ->
    [0] .
    [one] { " " }e un artefatto da { $artifacts }.
   *[other] { " " }e artefatti per { $artifacts }.
}{ $inside ->
    [1] { "" }
    [2] { " " }In due: { $together } a testa.
   *[other] { " " }In due: { $two } a testa. Tutti e { $inside }: { $together } a testa.
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
    .phones = Torcia o campo?
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
