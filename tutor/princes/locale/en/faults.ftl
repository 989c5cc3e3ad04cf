# What only this game can find wrong with a file. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault-corn_not_traded = corn is the money and is not traded; the market deals in { $expected } [market.no_corn]
fault-wrong_sum = { $what ->
    [incas] the Incas in the supply and on the board add up to { $found }, not { $expected }
    [orders] the tiles held and left add up to { $found }, not { $expected }
    [cards] the Sacrifice cards add up to { $found }, not { $expected }
   *[moon_tiles] the Moon tiles add up to { $found }, not { $expected }
}
fault-last_turns_mismatch = the last turns do not fit the Moon tiles taken: they are counted from the third tile on, and are null before
fault-sun_tile_mismatch = the Sun tile does not fit the Moon tiles taken: somebody holds it from the third tile on, and nobody before
fault-track_corn_mismatch = { $found } corn on the time track does not fit the day; it must be { $expected }
fault-pending_mismatch = what is due does not fit the position: { $expected ->
    [choice] there would be nothing to choose
    [place] the Prince of this turn stands in another district
    [day] it asks for a turn going on, and the day is over
    [night] it belongs to the night, and it is not night
    [bonus] the bonus or stone there has not been taken
    [turn_player] it is another player's turn
    [tile_just_taken] on the last day it is about the one Moon tile just taken
    [tiles_on_board] the tiles to pay for lie on the board by then
    [moon_phase_over] on the clock's turn no Moon tile is held any more
    [drawn_cards] the hand is too small for the cards to put back
    [deck_drawn] the deck has more cards than such a draw leaves
    [steps] no set of step tiles gives so many steps
   *[other] expected is { $expected }
}
fault-tile_twice = the Moon tile '{ $found }' is there twice
fault-tile_missing = the Moon tile '{ $found }' is missing
fault-border_twice = the border between { $found } is named twice
fault-border_and_apart = { $found } are said to have a border and to be apart
fault-no_neighbour = '{ $found }' has no neighbour, so no Prince could walk there
