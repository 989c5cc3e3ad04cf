# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-wrong_treasure = the treasure beside the tents and on the path adds up to { $found }, but the cards turned bring { $expected }
fault-card_not_in_game = the card '{ $found }' cannot be here in this round of this variant
fault-hazard_twice = a second hazard of the kind '{ $found }' ends the round, so two cannot lie on the path
fault-wrong_artifact_value = { $found } is not a value that an artifact can have left the temple with
fault-chosen_out_of_turn = this player cannot have chosen yet; those inside choose one by one and the last choice shows all: { $expected }
fault-wrong_deck = the deck of round { $round } has { $found } cards, and must be exactly the { $expected } then in the game{ $missing ->
    [none] { "" }
   *[other] ; '{ $missing }' is missing
}{ $foreign ->
    [none] { "" }
   *[other] ; '{ $foreign }' is not in the game
}
