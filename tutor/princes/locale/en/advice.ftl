# Why a decision is good, or is not: what is done, a colon, and the rule of thumb. No subject, so
# that the sentence fits any player and a hint to the reader.

## The first Inca

advice-place_match = Places { $a_inca }: the card { $card } shows one.
advice-place_goods = { $asked ->
    [one] Places { $a_inca }: { $asked } of the { $prices } prices of Incas, priests and virgins asks for { $good }.
   *[other] Places { $a_inca }: { $asked } of the { $prices } prices of Incas, priests and virgins ask for { $good }.
}

## Where to go

advice-harvest = { $incas ->
    [0] Enters { $the_district }: the bonus is { $goods }.
    [one] Enters { $the_district }: the bonus and 1 { $inca } bring { $goods }.
   *[other] Enters { $the_district }: the bonus and { $own_incas } bring { $goods }.
}
advice-stones = Enters { $the_district }: what lies there carries the Scout { $steps_named }.
advice-temple_gift = Enters { $the_district }: what lies there and a gift of { $goods } carry the Scout { $steps_named }.
advice-reach_summit = { $drawn ->
    [0] Enters { $the_district }: { $steps_named } carry the Scout to the Summit, where points take the place of cards, as the deck is empty.
    [one] Enters { $the_district }: { $steps_named } carry the Scout to the Summit, which brings the last card of the deck.
   *[other] Enters { $the_district }: { $steps_named } carry the Scout to the Summit, which brings new cards.
}
advice-visit_recruits = { $points ->
    [0] Goes { $to_district }: the goods are there for { $a_districts }, whom a new card may reward.
   *[other] Goes { $to_district }: the goods are there for { $a_districts }, worth { $points_named } on the cards in hand.
}
advice-visit_house = { $points ->
    [0] Goes { $to_district }: the goods are there for { $a_order }; new cards may reward that, and there is time for sacrifices.
   *[other] Goes { $to_district }: the goods are there for { $a_order }, worth { $points_named } on the cards in hand.
}
advice-visit_market = { $bought ->
    [nothing] Goes { $to_district } to trade: as prices stand, { $sold } can be sold there.
   *[other] { $sold ->
        [nothing] Goes { $to_district } to trade: as prices stand, { $bought } can be bought there.
       *[other] Goes { $to_district } to trade: as prices stand, { $sold } can be sold and { $bought } bought there.
    }
}
advice-visit_clock = { $points ->
    [0] Goes { $to_place }: { $a_inca }, shown by no card in hand, brings three units and steps there.
   *[other] Goes { $to_place }: three units and steps for { $a_inca } are worth more than { $points_named }.
}
advice-approach = { $next_door ->
    [yes] Enters { $the_district }: { $the_place } is next door from there, and would bring most next turn.
   *[no] Enters { $the_district }: a llama is left to go on { $to_place } next turn, which would then bring most.
}
advice-idle = Enters { $the_district }: there is little to be gained there now.
advice-able_to_recruit = Goes { $to_district }: the goods are there to recruit.
advice-able_to_acquire = Goes { $to_district }: the goods are there to pay for what it offers.
advice-able_to_trade = Goes { $to_district }, where goods can be bought and sold.
advice-able_to_serve = Goes { $to_district }: an Inca sent there brings three units and steps.

## Staying

advice-stay_steps = { $when ->
    [now] Stays for { $the_tile }: it carries the Scout { $steps_named } at once.
   *[night] Stays for { $the_tile }: at night it carries the Scout { $steps_named }.
}
advice-stay_corn = { $when ->
    [now] Stays for { $the_tile }: the corn is paid at once.
   *[night] Stays for { $the_tile }: the night brings its corn free.
}
advice-stay_goods = { $when ->
    [now] Stays for { $the_tile }: it gives { $one_good } for 1 corn at once.
   *[night] Stays for { $the_tile }: at night it gives { $one_good } for 1 corn.
}
advice-stay_unpaid = Stays for { $the_tile }: with no corn to pay for it, it gives nothing today.
advice-stay_third = Stays for { $the_tile }: the third Moon tile ends the day and brings the first turn of the next.
advice-stay_wait = Stays for { $the_tile }: no district next door brings much today.

## At work

advice-produce = { $incas ->
    [one] Lets 1 { $inca } produce: { $one_good } is worth more than the 1 corn it costs.
   *[other] Lets { $own_incas } produce: { $one_good } is worth more than the 1 corn it costs.
}
advice-produce_dear = { $incas ->
    [one] Lets 1 { $inca } produce: the corn is worth more than { $one_good }.
   *[other] Lets { $own_incas } produce: so much corn is worth more than what they make.
}
advice-produce_many = { $incas ->
    [one] Lets 1 { $inca } produce: the corn is worth more than { $one_good }.
   *[other] Lets { $own_incas } produce: the last { $one_good } is worth less than the corn it costs.
}
advice-keep_corn = Lets nobody produce: this keeps the corn, but brings { $no_good }.
advice-give_for_steps = Gives { $goods }: { $steps_named } take the Scout to step { $step }.
advice-give_for_summit = { $drawn ->
    [0] Gives { $goods }: { $steps_named } take the Scout to the Summit, where points take the place of cards, as the deck is empty.
    [one] Gives { $goods }: { $steps_named } take the Scout to the Summit, which brings the last card of the deck.
   *[other] Gives { $goods }: { $steps_named } take the Scout to the Summit, which brings new cards.
}
advice-keep_llamas = Keeps the llamas: each would bring no more than { $steps_named }.
advice-keep_goods = Keeps the goods: a unit would bring no more than { $steps_named }.
advice-recruit_match = Recruits { $a_districts }, worth { $points_named } on the cards in hand.
advice-recruit_early = Recruits { $a_districts }: a card to come may show that, and more Incas produce.
advice-recruit_late = Recruits { $a_districts }: no card in hand shows that, and the game ends with this turn.
advice-recruit_more = Recruits { $a_districts }: more Incas produce more.
advice-recruit_nobody = Recruits nobody: this keeps the goods.
advice-acquire_match = Acquires { $a_order }, worth { $points_named } on the cards in hand.
advice-acquire_steps = Acquires { $a_order }: a llama given { $in_temple } then brings { $steps_named }.
advice-acquire_late = Acquires { $a_order }: no card in hand shows one, and nobody sacrifices with it any more before the game ends.
advice-acquire_nobody = Acquires nobody: this keeps the goods.
advice-race_rescue = { $left ->
    [one] Acquires { $a_order }: it is the last of all, so the Rescue comes, and there gold does not count.
   *[other] Acquires { $a_order }: of { $left } priests and virgins left one goes, and with the last the Rescue comes, where gold does not count.
}
advice-hold_rescue = { $left ->
    [one] Acquires nobody: with the last priest or virgin the Rescue would come, and there gold does not count.
   *[other] Acquires nobody: only { $left } priests and virgins are left, and with the last the Rescue would come, where gold does not count.
}
advice-send_shown = Sends { $a_inca }: three units and steps come for { $points_named }.
advice-send_unshown = Sends { $a_inca }: no card in hand shows one, and three units and steps come for it.
advice-send_one = Sends { $a_inca }: three units and steps come for it.
advice-send_nobody = Sends nobody: every Inca stays where it works.

## The market

advice-adjust_to_buy = Changes the price of { $many_good } first: buying then costs { $price } corn.
advice-adjust_to_sell = Changes the price of { $many_good } first: selling then pays { $price } corn.
advice-adjust_idly = Changes the price of { $many_good }: there is no trade in it that pays now.
advice-adjust_prices = Changes the price of { $many_good }: buying then costs { $buying } corn, and selling pays { $selling }.
advice-adjust_nothing = Leaves the prices as they are.
advice-sell = { $held ->
    [one] Sells { $one_good } for { $price } corn: the corn is worth more.
   *[other] Sells { $one_good } for { $price } corn: { $held } are in hand, and the corn is worth more than one of them.
}
advice-sell_cheap = Sells { $one_good } for { $price } corn: it is worth no less in hand.
advice-buy_for_inca = Buys { $one_good } for { $price } corn: nothing else is missing for { $a_inca }.
advice-buy_for_order = Buys { $one_good } for { $price } corn: nothing else is missing for { $a_order }.
advice-buy = { $held ->
    [0] Buys { $one_good } for { $price } corn: there is none in hand.
   *[other] Buys { $one_good } for { $price } corn: it is worth more than the corn.
}
advice-buy_dear = Buys { $one_good } for { $price } corn: it is worth no more than that.
advice-finish_trade = Finishes: no trade brings more than it costs.
advice-finish_early = Finishes, although there is a trade that would still pay.

## The night and the Summit

advice-redeem = { $tiles_count ->
    [one] Pays for { $the_tiles }: the good is worth more than 1 corn.
   *[other] Pays for { $the_tiles }: each good is worth more than 1 corn.
}
advice-redeem_mixed = Pays for { $the_tiles }: not every good is worth its corn.
advice-redeem_dear = Pays for { $the_tiles }: the corn is worth more.
advice-redeem_nothing = Pays for no tile: this keeps the corn.
advice-scarce_goods = Takes { $goods }: three different units, best those that are scarce in hand.
advice-keep_best = Returns { $cards }: the cards kept are worth { $points_named } now, and { $gold } gold.
