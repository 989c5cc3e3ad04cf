# What of a position is set by hand, in the form of the position editor.

## The round

form-variant = Variante
form-round = Giro
form-inside = Chi è dentro
form-chosen = Già scelto, in segreto
    .none = non ancora
form-is-torch = Torcia
form-is-camp = Campo

## The players

form-players-name = Nome
form-players-tent = Nella tenda
    .line = tenda
form-players-beside = Accanto alla tenda
    .line = accanto
form-players-artifacts = Artefatti
form-players-artifacts-value = Quanto valgono

## The cards

form-path = Percorso, nell'ordine di scoperta
    .spot = percorso
form-left_on_path = Tesoro rimasto sul percorso
form-deck = Mazzo, dall'alto
    .spot = mazzo
form-removed = Pericoli fuori dal gioco
    .spot = fuori dal gioco
form-lost_artifacts = Artefatti perduti per sempre
    .spot = perduto
form-pending-seed = Numero che mescola i giri a venire

## Le cinque domande

form-ask-names = Chi gioca?
    .hint = Un nome per riga, nell'ordine dei posti.
form-ask-when = Che giro è?
    .hint = Chi guida segue dal giro.
form-ask-inside = Chi è ancora nel tempio?
    .hint = Premi chi è dentro.
form-ask-held = Che cosa ha ciascuno?
    .hint = Tesoro nella tenda e accanto. Per esempio: { form-ask-held.example }
    .example = tenda 12, accanto 3
form-ask-way = Che cosa c'è sul percorso?
    .hint = Le carte nell'ordine in cui sono uscite, e il tesoro rimasto sopra.
form-ask-open = Le cinque risposte lasciano questo come sta qui; su un tavolo vuoto, come all'inizio della partita. Premi una riga per metterlo nel modulo, o toccalo sul tabellone.

## What does not fit, where a form says it otherwise than a file

form-fault-result_mismatch = senza nessuno dentro la partita sarebbe finita; indica chi è dentro
form-fault-wrong_length = { $span ->
    [exact] qui il numero è { $found }, e dev'essere { $low }
    [open] qui il numero è { $found }, e dev'essere almeno { $low }
   *[between] qui il numero è { $found }, e dev'essere da { $low } a { $high }
}
form-fault-out_of_range = { $span ->
    [exact] chi ha lasciato il tempio non ha più nulla accanto alla tenda
    [open] { $found } non va; il valore dev'essere almeno { $low }
   *[between] { $found } non va; il valore va da { $low } a { $high }
}
