# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-wrong_treasure = il tesoro accanto alle tende e sul percorso fa { $found }, ma le carte scoperte portano { $expected }
fault-card_not_in_game = la carta «{ $found }» non può essere qui in questo giro di questa variante
fault-hazard_twice = un secondo pericolo di tipo «{ $found }» chiude il giro, quindi sul percorso non possono essercene due
fault-wrong_artifact_value = { $found } non è un valore con cui un artefatto possa aver lasciato il tempio
fault-chosen_out_of_turn = questa scelta non può essere già stata fatta; chi è dentro sceglie a turno e l'ultima scelta le mostra tutte: { $expected }
fault-wrong_deck = il mazzo del giro { $round } ha { $found } carte, e devono essere proprio le { $expected } allora in gioco{ $missing ->
    [none] { "" }
   *[other] ; manca «{ $missing }»
}{ $foreign ->
    [none] { "" }
   *[other] ; «{ $foreign }» non è in gioco
}
