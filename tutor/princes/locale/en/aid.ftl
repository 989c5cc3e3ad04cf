# The player aid: the rules in the fewest words, by the names they have in the rulebook.

aid-title = The Princes of Machu Picchu: player aid
aid-turn = Your turn
aid-move-adjacent = Go to a district next door, free; its action happens at once.
aid-move-llama = Go to any other district for 1 llama.
aid-move-stay = Or stay and take any one Moon tile; no district acts.
aid-move-no_repeat = The same district cannot be used in two turns running.
aid-move-trigger = What an action offers may be declined; a bonus or a stone is always taken.
aid-day-end = Comes with the third Moon tile: who takes it gets the Sun tile and begins the next day; all others have one turn left.
aid-day-track_corn = Takes the corn beside the coming night.
aid-production = Take the bonus, two units at most. Then all players' Incas there may produce, in seat order from you on. No bonus: nothing happens.
aid-produce = { $good } for each { $inca }, { $kind ->
    [free] free
   *[paid] at { $price }
}.
aid-temple = Take the stones, two at most: 3 steps each. Then all may sacrifice, in seat order from you on. No stone: nothing happens.
aid-offer = With or without priests: at most one unit of each good ({ $unit } are a unit), 2 steps each.
aid-sacrifice = { $llama } for each of your { $many_order }: the step value each.
aid-recruit = At most one Inca for each district on offer; it starts work there.
aid-offers = Here { $offers }.
aid-order = One tile a visit, from the left. The step value is the lowest number uncovered; none before the first tile is gone.
aid-priest = Price: { $cost }. Step values as the tiles go: { $values }.
aid-market-adjust = Once, before trading: put a good on a column or take one off, free.
aid-market-sell = Goes on the topmost free space and brings its corn ({ $prices } from the top); column full: { $bank_buys_at }.
aid-market-buy = The lowest good at the price of its space; column empty: { $bank_sells_at }. Corn itself is not traded.
aid-clock-send = Send one Inca from a production district, until the night.
aid-trail-granary = Step { $granary_step }: { $granary_goods }, paid when the turn ends.
aid-trail-stable = Step { $stable_step }: { $stable_goods }, paid when the turn ends.
aid-trail-summit = Step { $summit }: draw 3 cards at once, put any 2 under the deck; the Scout goes on from 0.
aid-trail-short_deck = Two cards left: draw both, put one back. One left: take it. None: 3 points instead.
aid-night-moon = First: corn and steps are paid; each good costs 1 corn.
aid-night-clock = Then, for each Inca there: 3 different units and 3 steps; the Inca goes back to the supply.
aid-night-order = In seat order from who began the day; after both come Granary and Stable.
aid-night-restock = One bonus unit for each production district, one stone for each temple; never more than two.
aid-night-time = The day marker goes on; who holds the Sun tile begins.
aid-last-moon = Pays at once, for 1 corn where it has a price.
aid-last-clock = Pays at once; the Inca stays and scores nothing.
aid-last-no_night = Day { $last_day } has none.
aid-end-orders = All { $tiles } priests and virgins are taken: the game ends after this turn, and the most points win.
aid-end-deck = The deck is used up: the same.
aid-end-conquest = Day { $last_day } ends without a Rescue: most gold triples the points, second-most doubles them.
aid-score-icons = Each icon: 1 point for each of your Incas in that district, or of your priests or virgins of that kind.
aid-score-trail = Scout on step { $granary_step } to { $below_stable }: 1 point; { $stable_step } to { $below_summit }: 2.
aid-score-exhausted = 3 points for each Summit reached after the deck ran out.
aid-score-gold = On your cards, and 1 more with the Scout from step { $granary_step }, 2 more from step { $stable_step } on.
aid-score-ties = More units left wins; 3 corn are a unit.
aid-setup-day = { $first_days }.
aid-setup-incas = { $incas_each }.
aid-setup-goods = { $goods }, and one card.
aid-setup-scouts = Step 1, 2, 3 and so on in seat order.
aid-note = { $mark } Reconstructed: no text we have tells it. So { $count ->
    [0] is no way between districts on the board.
    [one] is { $count } of the { $all } ways between districts on the board.
   *[other] are { $count } of the { $all } ways between districts on the board.
}
