# What only the page says about the game: the stocks, and what is reconstructed.

## The stocks

# As in English.
stocks-scout = Scout
stocks-supply = Riserva
stocks-cards = Carte
stocks-incas = { $count ->
    [one] { $count } Inca
   *[other] { $count } Inca
}
stocks-card-list = { $count ->
    [one] Carta: { $cards }
   *[other] Carte: { $cards }
}
stocks-hidden = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
stocks-on-clock = { $incas } all'Orologio Solare

## The card that a question is about

pictured-gold = { $gold } oro

## What is our best guess

legend-heading = Che cosa è una nostra ipotesi
legend-borders = { $count } delle { $all } vie fra i distretti non compaiono in nessun testo che abbiamo: sono una nostra ipotesi.
legend-values = Di queste file di sacerdoti e Vergini le fonti mostrano solo in parte i valori in caselle: { $rows }.
legend-costs = Il prezzo di queste tessere lo ricaviamo da una serie: { $rows }.
legend-gold = { $count ->
    [one] L'oro di { $count } carta Sacrificio è una nostra ipotesi.
   *[other] L'oro di { $count } carte Sacrificio è una nostra ipotesi.
}
legend-correct = Se hai il gioco, correggi queste cifre in una copia del file dei componenti e gioca con la tua copia.

## Quel che verrà

ahead-player = Giocatore
ahead-night = La notte paga
ahead-caption = Punti se la partita finisse adesso, con l'uno o l'altro finale, e quel che pagherebbe la prossima notte
