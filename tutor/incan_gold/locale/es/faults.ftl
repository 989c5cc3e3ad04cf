# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-wrong_treasure = el tesoro de junto a las tiendas y del camino suma { $found }, pero las cartas descubiertas dan { $expected }
fault-card_not_in_game = la carta «{ $found }» no puede estar aquí en esta ronda de esta variante
fault-hazard_twice = un segundo peligro de la clase «{ $found }» acaba la ronda, así que no puede haber dos en el camino
fault-wrong_artifact_value = { $found } no es un valor con el que un artefacto pueda haber salido del templo
fault-chosen_out_of_turn = aún no le ha podido tocar elegir; quienes están dentro eligen de uno en uno, y con la última elección se muestran todas: { $expected }
fault-wrong_deck = el mazo de la ronda { $round } tiene { $found } cartas, y debe tener exactamente las { $expected } que hay entonces en el juego{ $missing ->
    [none] { "" }
   *[other] ; falta «{ $missing }»
}{ $foreign ->
    [none] { "" }
   *[other] ; «{ $foreign }» no está en el juego
}
