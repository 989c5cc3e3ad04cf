# What a thing on the board is and what it does now, in whole sentences.

## Production districts

thing-production = A production district: { $many_incas } work here and make { $many_good }.
thing-production-bonus = Enter now and take { $goods }; then everybody's { $many_incas } may produce, { $good ->
    [corn] each { $made } free of charge.
   *[other] each { $made } for { $cost }.
}

## Temples

thing-temple = A temple: for each { $order_name } you own, you may give a llama here.
thing-temple-main = A temple where you offer goods.
thing-temple-stones = Enter now, take { $stones_named } and climb { $steps_named }.
thing-temple-offer = Then every player may offer a unit of each good; each unit is worth { $steps_named }.
thing-temple-sacrifice = Then every player may give a llama for each { $order_name } they own; each llama is worth { $steps_named } now.
thing-temple-nobody = Nobody can give a llama yet, as no { $order_name } has been acquired.

## Used up

thing-used = { $night ->
    [none] It has been used up: entering does nothing any more.
   *[other] It has been used up for today: entering does nothing until the night restocks it.
}

## Other districts

thing-recruiting = Incas are recruited { $in_district }, at most one of each kind in a visit: { $offers }.
thing-house = Enter { $the_district } and you may acquire { $a_order }.
thing-plaza = On the Central Plaza goods are sold and bought for corn, after one free adjustment of the market.
thing-clock = Enter { $the_district } and you may send it one of your Incas from a production district.
thing-clock-pays = { $night ->
    [none] On the last day it is paid at once: { $count } different goods and { $steps_named }.
   *[other] At night it goes back to the supply and brings { $count } different goods and { $steps_named }.
}

## Going there, and who is there

thing-going = { $price ->
    [here] { $player }'s Prince is here, and the same Prince never uses a district twice running.
    [first] { $player } may place the Prince here, free of charge.
    [free] { $player } may walk here, free of charge.
    [llama] Coming here costs { $player } { $one_llama }.
   *[short] Coming here costs { $player } { $one_llama }, and { $player } has none.
}
thing-next = Next door: { $the_districts }.
thing-next-reconstructed = Next door, as we guess: { $the_districts }.
thing-there = Here: { $there }.
thing-nobody = Nobody is here.

## Moon tiles

thing-moon-on-board = { $the_tile_start } is yours if you stay instead of moving, and choose it.
thing-moon-taken = { $player } has taken { $the_tile }.
thing-moon-paying = { $player } is about to settle { $the_tile }.
thing-moon-pays = { $night ->
    [none] On the last day it pays at once: { $gift }.
   *[other] At night it pays { $gift }.
}
thing-moon-good = { $night ->
    [none] On the last day it may at once be paid for: { $cost } for { $gift }.
   *[other] At night it may be paid for: { $cost } for { $gift }.
}
thing-moon-third = It would be the third tile taken today and end the day.

## Priests and virgins

thing-order = { $left ->
    [0] None of the { $all } { $many_order } is left.
    [one] One of the { $all } { $many_order } is left.
   *[other] { $left } of the { $all } { $many_order } are left.
}
thing-order-cost = The price of { $a_order } is { $cost }, paid { $in_place }.
thing-order-value = { $value ->
    [none] While the row is whole, nobody can give llamas { $in_temple }.
   *[other] Each llama given { $in_temple } brings { $steps_named } now.
}
thing-order-next = With the next one taken it would be { $steps_named }.

## Market

thing-column = { $count ->
    [0] There is { $no_good } on the market.
   *[other] On the market: { $amount }.
}
thing-column-sale = { $full ->
    [yes] The column is full, so the bank takes the next { $good } for { $price }.
   *[no] The next sale pays { $price }.
}
thing-column-purchase = { $empty ->
    [yes] The column is empty, so the bank sells the next { $good } for { $price }.
   *[no] The next purchase costs { $price }.
}

## Inca Trail, days, deck

thing-trail = The Scouts climb the Inca Trail to the Summit on step { $summit }, and then begin anew.
thing-scout = { $player }'s Scout is on step { $step }.
thing-step-start = Step 0 is where a Scout begins again after the Summit.
thing-step-reward = Step { $step } is { $name ->
    [granary] the Granary
   *[stable] the Stable
}: a Scout that reaches or passes it earns { $goods } at the end of the turn, or at night when all payments are over.
thing-step-summit = Step { $step } is the Summit: reach it, draw Sacrifice cards and begin again from 0.
thing-step-short = step { $step } of the Inca Trail
thing-step-plain = From step { $step } it takes { $steps_named } to { $name ->
    [granary] the Granary.
    [stable] the Stable.
   *[summit] the Summit.
}
thing-step-scores = A Scout that stands here at the end of the game scores { $points_named }.
thing-step-scouts = { $players_count ->
    [0] No Scout stands here.
    [one] The Scout of { $players } stands here.
   *[other] The Scouts of { $players } stand here.
}
thing-corn = { $count ->
    [0] There is no corn on the nights to come.
    [one] There is one corn on the night to come: the last to move today takes it.
   *[other] There are { $count } corn on the nights to come: the last to move today takes one.
}
thing-deck = { $count ->
    [0] The deck of Sacrifice cards is empty.
    [one] One Sacrifice card is left in the deck.
   *[other] { $count } Sacrifice cards are left in the deck.
}
thing-deck-end = When the deck is used up, the game ends in a Rescue.

## What is short, in the fewest words, on a mark on the board

short-here = already here
short-goods = { $goods } short
short-incas = no { $inca } there
short-none = none left
short-taken = taken
short-elsewhere = not here
short-later = not now
short-over = game over
