# Ciò che si dice dei valori che si mostrano da soli, come in un quaderno.

## Tabelloni, tratti di partita, rifiuti ed esempi

show-in-words = Il tabellone a parole
show-steps = Come ci si è arrivati
show-answer = Che cosa succede
show-rule = { $title }: { $text }
show-decision = { $player }: { $decision }
