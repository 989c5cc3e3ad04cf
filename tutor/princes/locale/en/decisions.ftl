# What a decision does, as the words on a button: no full stop, the price in brackets. An attribute
# is said when something more is known: the state, or that nothing is chosen.

decision-place_inca = Place the first Inca { $in_district } ({ $a_inca })
decision-move = Move { $to_district }
    .placement = Place the Prince { $in_district }
    .free = Move { $to_district } (free)
    .paid = Move { $to_district } ({ $cost })
decision-stay = Stay and take { $moon_tile }
decision-produce = { $count ->
    [one] Let { $count } Inca produce
   *[other] Let { $count } Incas produce
}
    .none = Produce nothing
    .known = Produce { $goods } for { $cost }
decision-sacrifice = Sacrifice { $llamas }
    .none = Sacrifice nothing
    .known = Sacrifice { $llamas } ({ $steps })
decision-offer = Offer { $goods }
    .none = Offer nothing
    .known = Offer { $goods } ({ $steps })
decision-recruit = Recruit { $incas }
    .none = Recruit nobody
    .known = Recruit { $incas } ({ $cost })
decision-acquire = Acquire { $a_order }
    .none = Acquire nobody
    .known = Acquire { $a_order } ({ $cost }; a sacrifice then brings { $steps })
decision-adjust = { $change ->
    [add] Add { $one_good } to the market
   *[remove] Take { $one_good } off the market
}
    .none = Trade with the market as it is
    .known = { $change ->
        [add] Add { $one_good } to the market (then sell at { $sale }, buy at { $purchase })
       *[remove] Take { $one_good } off the market (then sell at { $sale }, buy at { $purchase })
    }
decision-sell = Sell { $one_good }
    .known = Sell { $one_good } for { $price }
decision-buy = Buy { $one_good }
    .known = Buy { $one_good } for { $price }
decision-finish_trade = Finish trading
decision-send_to_clock = Send { $a_inca } { $from_district } to the Sun Clock
    .none = Send nobody to the Sun Clock
decision-redeem = Pay { $cost } for { $the_tiles }
    .none = Pay for no Moon tile
decision-choose_goods = Take { $goods }
decision-return_cards = Return { $cards }

## What somebody decides, told of them: no full stop; the attributes are those of the button

told-place_inca = { $player } begins with { $a_inca } { $in_district }
told-move = { $player } moves { $to_district }
    .placement = { $player } places the Prince { $in_district }
    .free = { $player } moves { $to_district } (free)
    .paid = { $player } moves { $to_district } ({ $cost })
told-stay = { $player } stays and takes { $moon_tile }
told-produce = { $count ->
    [one] { $player } lets { $count } Inca produce
   *[other] { $player } lets { $count } Incas produce
}
    .none = { $player } produces nothing
    .known = { $player } produces { $goods } for { $cost }
told-sacrifice = { $player } sacrifices { $llamas }
    .none = { $player } sacrifices nothing
    .known = { $player } sacrifices { $llamas } ({ $steps })
told-offer = { $player } offers { $goods }
    .none = { $player } offers nothing
    .known = { $player } offers { $goods } ({ $steps })
told-recruit = { $player } recruits { $incas }
    .none = { $player } recruits nobody
    .known = { $player } recruits { $incas } ({ $cost })
told-acquire = { $player } acquires { $a_order }
    .none = { $player } acquires nobody
    .known = { $player } acquires { $a_order } ({ $cost }; a sacrifice then brings { $steps })
told-adjust = { $change ->
    [add] { $player } adds { $one_good } to the market
   *[remove] { $player } takes { $one_good } off the market
}
    .none = { $player } trades with the market as it is
    .known = { $change ->
        [add] { $player } adds { $one_good } to the market (then sell at { $sale }, buy at { $purchase })
       *[remove] { $player } takes { $one_good } off the market (then sell at { $sale }, buy at { $purchase })
    }
told-sell = { $player } sells { $one_good }
    .known = { $player } sells { $one_good } for { $price }
told-buy = { $player } buys { $one_good }
    .known = { $player } buys { $one_good } for { $price }
told-finish_trade = { $player } finishes trading
told-send_to_clock = { $player } sends { $a_inca } { $from_district } to the Sun Clock
    .none = { $player } sends nobody to the Sun Clock
told-redeem = { $player } pays { $cost } for { $the_tiles }
    .none = { $player } pays for no Moon tile
told-choose_goods = { $player } takes { $goods }
told-return_cards = { $player } puts { $cards } back

## Who decides what

due = { $player } decides: { $what }
due-over = The game is over

due-place_inca = where to place the first Inca
due-turn = where to go, or whether to stay for a Moon tile
    .placement = where to place the Prince
due-produce = how many Incas produce
    .known = how many { $many_incas } produce
due-sacrifice = how many llamas to sacrifice
due-offer = what to offer at the Main Temple
due-recruit = which Incas to recruit, if any
due-acquire = which priest or virgin to acquire, if any
due-adjust = whether to adjust the market before trading
due-trade = what to sell or buy, or to finish
due-send_to_clock = which Inca to send to the Sun Clock, if any
due-redeem = which Moon tiles to pay for
due-choose_goods = which three units the Sun Clock pays
due-return_cards = which Sacrifice cards to put back

## What belongs to a decision where it is written: "place_inca takes one district"

takes-place_inca = takes one district
takes-move = takes one district
takes-stay = takes one Moon tile
takes-produce = takes one number
takes-sacrifice = takes one number
takes-offer = takes up to { $count } different goods, or nothing
takes-recruit = takes up to { $count } different districts, or nothing
takes-acquire = takes one priest or virgin, or nothing
takes-adjust = takes one good together with add or remove, or nothing
takes-sell = takes one good
takes-buy = takes one good
takes-finish_trade = takes nothing more
takes-send_to_clock = takes one district, or nothing
takes-redeem = takes up to { $count } different Moon tiles, or nothing
takes-choose_goods = takes { $count } different goods
takes-return_cards = { $count ->
    [one] takes { $count } card
   *[other] takes { $count } cards
}
