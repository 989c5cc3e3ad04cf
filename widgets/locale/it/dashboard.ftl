# More words of the dashboard: stocks, lessons, themes, what is reconstructed.

## More of the stocks

stocks-cards-head = Carte
stocks-on-clock = { $incas } all'Orologio Solare
stocks-card-list = { $count ->
    [one] Carta: { $cards }
   *[other] Carte: { $cards }
}

page-earlier = Prima, in questo turno
page-folded = { $count ->
    [one] { $count } passo precedente
   *[other] { $count } passi precedenti
}

## Themes

theme-light = Chiaro
    .hint = Colori chiari
theme-dark = Scuro
    .hint = Colori scuri
theme-contrast = Contrasto
    .hint = Contrasto alto

## What is reconstructed

legend-heading = Che cosa è ricostruito
legend-borders = { $count } delle { $all } vie fra i distretti non compaiono in nessun testo che abbiamo: sono la nostra migliore lettura.
legend-values = Fra sacerdoti e Vergini, un testo mostra solo in parte i valori in caselle di queste file: { $rows }.
legend-costs = Il prezzo di queste tessere è la nostra lettura di una serie: { $rows }.
legend-gold = { $count ->
    [one] L'oro di { $count } carta Sacrificio è ricostruito.
   *[other] L'oro di { $count } carte Sacrificio è ricostruito.
}
legend-correct = Se hai il gioco, correggi queste cifre in una copia del file dei componenti e gioca con la tua copia.
