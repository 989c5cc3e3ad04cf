# Questions about any position, for the concepts of the game. A question has its options, what is
# said to a right answer, and a hint that gives nothing away. "misconception-…" answers a wrong
# option: what was thought, and why it is not so. $right and $value are the right answer and the one
# that was chosen; $right_amount and $value_amount say them with the good that is meant, and so do
# $held_amount, $gift_amount, $made_amount and $bonus_amount; $good_id is the good to choose by.
# $right_players and $value_players are sets of players, with $right_count and $value_count.
# `.here` follows every answer: what the position has, by which it can be checked.
# All printed figures are given too, so no figure of the game stands in these texts.

question-reconstructed = Some of the figures behind this are reconstructed.

## Whose Incas produce

concept-whose_incas_produce = Whose Incas produce
ask-whose_incas_produce = { $mover } enters { $the_district }, where a bonus lies. Whose Incas can produce there now?
    .option = { $value_count ->
        [0] Nobody's
       *[other] { $value_players }
    }
    .right = { $owners ->
        [0] Yes. A bonus sets to work those who are there, and nobody has { $a_inca } { $in_district }.
       *[other] { $right_count ->
            [0] Yes. The bonus would set everybody's { $many_incas } there to work, but there is none who could.
           *[other] Yes. There was a bonus, so every { $inca } { $in_district } wakes up, no matter whose.
        } { $good_id ->
            [corn] Farmers work free.
           *[other] Each { $inca } who works costs { $producing_corn } corn{ $idles ->
                [0] ; without corn there is no work.
               *[other] , and { $idle } has none to pay with.
            }
        }
    }
    .nudge = Look at the Incas in the district, not at the Prince. And then at the corn of those who own them.
misconception-only_the_mover = Moving is { $mover }'s alone; producing is not. { $owners ->
    [0] A bonus sets everybody's Incas there to work, but nobody has any { $in_district }.
   *[other] Entering sets everybody's { $many_incas } to work: { $good_id ->
        [corn] each player who has one there may use it, free of charge.
       *[other] each player who has one there and can pay may use it.
    }
}
misconception-counts_the_idle = Having { $a_inca } there is half of it. Producing takes { $producing_corn } corn for each, and { $idle } has no corn to pay with.
misconception-prince_works_too = Princes do not get their hands dirty: they take the bonus and make nothing. { $mover } has no { $inca } there who can produce.
misconception-everybody = It is no free day for all: { $owners ->
    [0] only Incas make something, and nobody has any { $in_district }.
   *[other] only those produce who have { $a_inca } { $in_district }{ $good_id ->
        [corn] .
       *[other] {" "}and { $producing_corn } corn to pay for it.
    }
}
misconception-bonus_instead = Bonus or work? Both. { $mover } gets the bonus for entering, and what { $incas ->
    [one] { $mover }'s { $inca } there makes.
   *[other] { $mover }'s { $many_incas } there make.
}

## How much corn producing takes

concept-corn_to_produce = Corn to produce
ask-corn_to_produce = { $mover } enters { $the_district }. { $player } has { $incas } { $incas ->
    [one] { $inca }
   *[other] { $many_incas }
} there. Apart from the bonus, what is the most that { $incas ->
    [one] the { $inca }
   *[other] those { $many_incas }
} can make?
    .option = { $value_amount }
    .right = Yes. Each { $inca } takes { $producing_corn } corn to make { $one_good }, so Incas and corn both set a limit.
    .here = { $player } has { $incas } { $incas ->
        [one] { $inca }
       *[other] { $many_incas }
    } there and { $corn ->
        [0] no corn.
       *[other] { $corn } corn.
    }
    .nudge = There are two limits: how many work there, and what each of them costs.
misconception-forgot_the_corn = There is work for { $incas ->
    [one] the { $inca }
    [2] both { $many_incas }
   *[other] all { $incas } { $many_incas }
}. But each takes { $producing_corn } corn.
misconception-one_each = No need to stop at a single { $inca }. Each of the { $incas } may produce, as far as { $player } can pay, and the corn { $right ->
    [0] is not enough for any.
   *[other] is enough for { $right }.
}
misconception-bonus_makes_more = The bonus is found, not made. It does come to { $player }, but the question was what the Incas make.
misconception-others_do_not_produce = { $mover } moved, and others gain by it. { $incas ->
    [one] { $player }'s { $inca }
   *[other] { $player }'s { $many_incas }
} may produce as well, in { $player }'s own stock and for { $player }'s own corn.
misconception-corn_alone_decides = The corn would do for { $corn }, but only Incas make something: with { $incas } there, no more than { $incas }.
misconception-a_unit_of_corn_each = Producing costs corn, not units of it. A unit is { $corn_in_a_unit }, but to produce each takes only { $producing_corn }.

## The bonus and what is produced

concept-bonus_and_product = The bonus and the product
ask-bonus_and_product = { $mover } enters { $the_district }, and all who can produce there do. { $good_id ->
    [llama] How many llamas does { $player } hold then?
   *[other] How much { $good } does { $player } hold then?
}
    .option = { $value_amount }
    .right = Yes: { $held_amount } before{ $paid ->
        [0] {""}
       *[other] , less { $paid } for the way
    }{ $bonus ->
        [0] {""}
       *[other] , then { $bonus_amount } as the bonus
    }{ $made ->
        [0] .
       *[other] , then { $made_amount } from the { $incas ->
            [one] { $inca }.
           *[other] { $many_incas }.
        }
    }
    .nudge = Add up in order: what { $player } holds now, the bonus for entering, if that is { $player }, then what { $player }'s own Incas make.
misconception-bonus_needs_an_inca = A bonus needs no { $inca }: { $mover } enters, so { $mover } takes it.
misconception-forgot_the_bonus = There is a bonus to be had. { $mover } enters and takes it first: { $bonus_amount }.
misconception-forgot_to_produce = The work comes on top. { $incas ->
    [one] { $player }'s { $inca } { $in_district } makes { $made_amount }.
   *[other] { $player }'s { $many_incas } { $in_district } make { $made_amount }.
}
misconception-bonus_for_everybody = The bonus is only for { $mover }, who enters. { $player } gets what the Incas make, and no more.
misconception-forgot_the_corn_to_pay = Work is not free. There would be some for { $incas ->
    [one] the { $inca }
    [2] both { $many_incas }
   *[other] all { $incas } { $many_incas }
}, but each takes { $producing_corn } corn, and { $player } has { $corn ->
    [0] none.
   *[other] only { $corn }.
}
misconception-one_corn_each = Corn does not come one by one, but by the unit, and a unit is { $corn_in_a_unit }: for the bonus and for the work alike.
misconception-farmers_pay_too = Farmers work free. It is the other Incas who cost { $producing_corn } corn each.
misconception-forgot_the_llama_paid = The way costs { $player } a llama. It goes to the bank before anything happens in the district.
misconception-one_bonus_a_visit = No need to be modest: entering brings all that is there, up to { $most_bonus } units.
misconception-forgot_the_stock = That is what comes in. { $player } held { $held_amount } before.
misconception-others_work_for_the_mover = Nobody works for { $mover } but { $mover }'s own Incas. What { $a_inca } makes goes to its owner.
misconception-prince_makes_a_unit = { $mover }'s Prince takes the bonus and does not work. Only Incas make something.

## Two goods make an Inca

concept-goods_for_incas = Goods for Incas
ask-goods_for_incas = { $player } goes { $to_place }. At most how many Incas can { $player } recruit in this visit?
    .option = { $value ->
        [0] None
       *[other] { $value }
    }
    .right = Yes. Every Inca has to be paid in full; what is spent on one is gone for the next.
    .here = Here { $prices }. { $player } has { $in_hand } to pay with, and { $supply ->
        [0] no Inca
        [one] { $supply } Inca
       *[other] { $supply } Incas
    } in the supply.
    .nudge = Write down what each kind of Inca costs here and take the goods away as you go. If a llama was paid on the way, it is gone, too.
misconception-spent_twice = Each alone, { $single } could be paid for. But together they ask for { $asked } { $good }, and { $player } has { $held }.
misconception-several_of_a_kind = One of each kind is all a visit allows; a second waits for the next visit.
misconception-forgot_the_supply = The goods would do. But new Incas come from { $player }'s own supply, and it does not hold enough.
misconception-one_a_turn = A turn is not over with one Inca. The limit is one of each kind, and { $right } of them can be paid for.
misconception-one_corn_is_a_unit = A shepherd asks for a whole unit of corn, and that is { $corn_in_a_unit }.
misconception-one_good_each = Having some of the goods is not enough: the whole price has to be paid.
misconception-one_of_each_always = One of each would be lovely, but goods and supply set a limit.

## Used up for the day

concept-used_up = Used up
ask-used_up = { $player } enters { $the_district }. { $kind ->
    [production] What does { $player } get there?
   *[other] How many steps does { $player }'s Scout climb there?
}
    .option = { $kind ->
        [production] { $value_amount }
       *[other] { $value ->
            [one] { $value } step
           *[other] { $value } steps
        }
    }
    .right = Yes, nothing at all. Somebody was there before, and the place is used up until the night.
    .here = { $player } found nothing there.
    .nudge = What lies in a district is not only a gift. It also says whether anything happens there.
misconception-still_produces = No bonus, no work. { $incas ->
    [one] { $player }'s { $inca } produces
   *[other] { $player }'s { $many_incas } produce
} only if a bonus lay there when the Prince came in, and it is gone.
misconception-a_bonus_every_time = Bonuses run out. There is none left for { $player }; the night brings the next.
misconception-nothing_is_used_up = Nothing lies there, and where nothing lies nothing may be done: the place is used up until the night.
misconception-still_sacrifices = No stone, no sacrifice. { $player } may give { $kind ->
    [main] units
   *[other] llamas
} only if a stone lay there when the Prince came in, and none did.
misconception-a_stone_every_time = A stone brings { $stone_steps } steps, where there is one. None is left there; the night brings the next.

## The way there

concept-way_there = The way there
ask-way_there = { $player }'s Prince stands { $in_origin }. How can that Prince enter { $the_district } now?
    .option = { $value ->
        [free] Free of charge
        [llama] For a llama
       *[cannot] Not at all now
    }
    .right = { $right ->
        [free] Yes, they are next to each other, and next door is always free.
        [llama] Yes. It is not next door, so the Prince needs a llama for the way.
       *[cannot] { $is_here ->
            [yes] Yes, that is so: no Prince uses a district twice running, and this one is there already.
           *[no] Yes, that is so: it is not next door, and the way costs a llama.
        }
    }
    .here = { $player } has { $llamas ->
        [0] no llama
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }.
    .nudge = Look at the map: is there a border? If not, look at the llamas. And remember that no Prince uses a district twice running.
misconception-may_use_it_again = The Prince is there already. To use a district again he has to go elsewhere first.
misconception-a_llama_opens_it = A llama takes the Prince anywhere else. It does not let him use the district he stands in twice running.
misconception-llama_next_door = Next door costs nothing. From { $the_origin } { $to_district } the way is free, and needs no llama.
misconception-next_door_closed = From { $the_origin } { $to_district } it is only a step over the border, and that is free.
misconception-walks_far_free = Too far to walk! { $the_district_start } { $district ->
    [corn_terraces] do
   *[other] does
} not touch { $the_origin }, and only next door is free.
misconception-only_next_door = There is more than the neighbours. For a llama the Prince goes anywhere.
misconception-llama_on_credit = It would take a llama, that is right, but nobody lends one.

## The number under the priests and virgins

concept-order_value = The step value
ask-order_value = { $taken ->
    [0] No { $order_name } has been acquired yet.
    [one] { $taken } { $order_name } has been acquired so far.
   *[other] { $taken } { $many_order } have been acquired so far.
} The numbers under the tiles, from first to last, are { $row }. When the next tile goes, how many steps will each llama given { $in_temple } be worth?
    .option = { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }
    .right = Yes, { $right }. For everybody the lowest uncovered number counts: the fewer tiles are left, the less a llama is worth.
    .here = The row reads { $row }, and so far { $taken ->
        [0] no tile is
        [one] { $taken } tile is
       *[other] { $taken } tiles are
    } gone.
    .nudge = Each tile covers a number. Think of the row after the next tile is gone, and of which number then counts.
misconception-stays_as_it_was = That is the value now. Taking a tile uncovers the next number, and that is a lower one.
misconception-highest_shows = Not the highest number to be seen: the lowest counts.
misconception-lowest_of_the_row = That is the last number of the row. It counts when the last tile is gone; until then it is covered.
misconception-counts_the_tiles = How many tiles are gone ({ $next }) does not matter. What counts is the number under the last of them.
misconception-sum_of_the_numbers = The numbers uncovered are not added up. Only the lowest of them counts.

## What a priest or a virgin costs

concept-goods_for_order = The price of a priest or a virgin
ask-goods_for_order = { $player } would like { $a_order } and has { $in_hand }. How many pieces of goods are still missing?
    .option = { $value ->
        [0] None
        [one] { $value } piece
       *[other] { $value } pieces
    }
    .right = Yes. The price is { $price }, and every piece of it has to be paid.
    .nudge = What is asked for, good by good? Then take away what { $player } has of each.
misconception-kinds_not_pieces = You may have counted kinds of goods. It is pieces that are missing, and of some goods more than a single piece: the price is { $price }.
misconception-another_price = Each row of tiles has a price of its own. Here it is { $price }.
misconception-any_goods_will_do = Not just any goods will do: what { $player } has plenty of cannot stand in for what is missing.
misconception-nothing_in_hand_counts = That would be the whole price, { $price }. Some of it { $player } has already.

## Stones first, then sacrifices

concept-stone_then_sacrifice = Stones, then sacrifices
ask-stone_then_sacrifice = { $mover } enters { $the_district } and takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}. Then { $player } gives { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}, and the step value is { $step_value }. { $player }'s Scout starts from step { $step }. Where does it end?
    .option = On step { $value }
    .right = Yes: { $is_mover ->
        [yes] { $by_stones } steps for the { $stones ->
            [one] stone
           *[other] stones
        } first, then { $step_value } for each llama given.
       *[no] { $step_value } for each llama given. The stones carry only { $mover }, who entered.
    }
    .nudge = Go in order. First the stones: { $stone_steps } steps each for the player who enters. Then each llama is worth the step value.
misconception-forgot_the_stones = The stones come first: { $by_stones } steps for { $player }, who entered.
misconception-forgot_the_sacrifice = The stones are only the beginning. { $llamas ->
    [one] The llama brings
   *[other] The llamas bring
} { $step_value } more { $llamas ->
    [one] steps.
   *[other] steps each.
}
misconception-one_step_a_llama = A llama carries further than one step. It is worth the number now to be seen in the row of { $many_order }, and that is { $step_value }.
misconception-value_counts_once = The step value counts anew for each llama, so { $llamas } times here.
misconception-one_step_a_stone = A stone is worth more than one step: { $stone_steps }.
misconception-stones_for_everybody = The stones carry only { $mover }, who entered. { $player } and the others may only give llamas.

## What the trail brings

concept-trail_goods = Granary and Stable
ask-trail_goods = { $player }'s Scout goes { $steps } { $steps ->
    [one] step
   *[other] steps
} from step { $step }. { $landmark ->
    [granary] The Granary is on step { $landmark_step }.
   *[stable] The Stable is on step { $landmark_step }.
} Just before the turn is over, { $player } holds { $held_amount }. How much is it afterwards?
    .option = { $value_amount }
    .right = Yes. The Scout got there or beyond, and at the end of the turn that brings { $gift_amount }.
    .nudge = Does the Scout reach that step, or go past it? Either will do.
misconception-must_stop_there = The Scout need not stop there. Going past is enough: it brings { $gift_amount } at the end of the turn.
misconception-landing_is_late = The Scout stopped right there, and that is enough: it brings { $gift_amount } at the end of the turn.
misconception-as_in_the_stable = That would be right for the Stable. This is the Granary, and it adds { $granary_corn } corn.
misconception-as_in_the_granary = That would be right for the Granary. This is the Stable, and it adds { $stable_llamas ->
    [one] { $stable_llamas } llama.
   *[other] { $stable_llamas } llamas.
}
misconception-kept_what_was_given = What was given on the way is with the bank by now; only { $gift_amount } comes in.
misconception-paid_twice_over = Once past, once paid: { $gift_amount }.

concept-paid_at_the_end = Paid at the end of the turn
ask-paid_at_the_end = { $player } enters { $the_district }, and what lies there carries the Scout { $noted_llama ->
    [0] to the Granary or beyond.
   *[other] to the Stable or beyond.
} { $is_main ->
    [yes] How many units can { $player } offer now at most, in this visit?
   *[no] How many llamas can { $player } give now at most, in this visit?
}
    .option = { $value ->
        [0] None
       *[other] { $value }
    }
    .right = Yes. What Granary and Stable give comes only when the turn is over, too late for this visit.
    .here = { $is_main ->
        [yes] At this moment { $player } has { $in_hand }; { $corn_in_a_unit } corn make one unit.
       *[no] At this moment { $player } has { $llamas ->
            [0] no llama
            [one] { $llamas } llama
           *[other] { $llamas } llamas
        } and { $priests } { $priests ->
            [one] { $order_name }.
           *[other] { $many_order }.
        }
    }
    .nudge = Look at what { $player } holds at this very moment. When does the trail pay?
misconception-counted_the_trail_too_early = The trail pays when the turn is over, too late for this.
misconception-stones_end_the_visit = The stones do not end the visit. After them { $player } may still give something.
misconception-several_of_a_good = The Main Temple likes variety: all units of an offer are different.
misconception-one_of_each_good = A unit of every good would be splendid, but { $player } does not have a whole unit of each.
misconception-a_llama_for_every_priest = { $priests ->
    [one] The tile would allow a llama,
   *[other] Each of the tiles would allow a llama,
} but only what { $player } already has can be given.

## Offers in the Main Temple

concept-main_offer = Offers in the Main Temple
ask-main_offer = In the Main Temple { $player } offers { $with_corn ->
    [yes] { $units ->
        [one] a unit of corn
       *[other] { $units } units, corn among them
    }
   *[no] { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
}. How many steps does the offer bring?
    .option = { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }
    .right = Yes: { $unit_steps } steps for each unit, and { $corn_in_a_unit } corn is a single unit.
    .nudge = Count units, not pieces. And count only the offer.
misconception-each_corn_counts = It is { $pieces } pieces, but { $corn_in_a_unit } corn make a single unit, so there { $units ->
    [one] is { $units } unit.
   *[other] are { $units } units.
}
misconception-one_step_a_unit = A unit carries further than one step: each is worth { $unit_steps }.
misconception-added_the_stones = The { $by_stones } steps for stones are another matter. { $is_mover ->
    [yes] They come too, but before the offer and for entering; the question was what the offer brings.
   *[no] They carry only { $mover }, who entered.
}
misconception-a_unit_is_a_stone = A stone brings { $stone_steps } steps; a unit of an offer brings { $unit_steps }.

## The market

concept-selling = Selling
ask-selling = { $player } sells { $count } { $good } on the Central Plaza. { $adjusted ->
    [removed] Before that, one is taken off the column, which held { $before }.
    [added] Before that, one is put on the column, which held { $before }.
   *[no] The column holds { $level }.
} How much corn does this bring?
    .option = { $value } corn
    .right = Yes. { $count ->
        [one] The unit goes on the highest empty space and brings the number printed there
       *[other] The units bring { $prices_got }: each goes on the highest empty space and brings the number printed there
    }; when the column is full, the bank takes it for { $bank_buys_at }.
    .here = { $player } finds { $before ->
        [0] an empty column
        [one] { $before } piece in the column
       *[other] { $before } pieces in the column
    }.
    .nudge = Fill the column from the top. Which number does each unit cover?
misconception-same_price_for_all = Only the first sells at { $price }. Each unit sold takes a space, so the next brings what the space below says.
misconception-forgot_to_adjust = That would be so without the adjustment. { $adjusted ->
    [removed] With one taken off, a higher space is free.
   *[added] With one put on, the highest free space is a lower one.
}
misconception-sold_at_buying_prices = Those are the prices for buying. { $player } sells, and gets the number on the highest empty space, not on the lowest one taken.
misconception-adjusted_the_wrong_way = It is the other way round. { $adjusted ->
    [removed] One was taken off, and that makes selling better.
   *[added] One was put on, and that makes selling worse.
}
misconception-sold_at_the_top_price = The space at the top is taken; for { $player } the highest empty one counts.
misconception-sold_to_the_bank = The bank pays { $bank_buys_at }, but it buys only when the column is full.

concept-buying = Buying
ask-buying = { $level ->
    [0] There is { $no_good } on the market.
    [one] There is { $level } { $good } on the market.
   *[other] There are { $level } { $many_good } on the market.
} From top to bottom, the spaces of a column cost { $row }. What does the next one cost?
    .option = { $value } corn
    .right = Yes. { $level ->
        [0] An empty column is the dearest: the bank sells at { $bank_sells_at }.
       *[other] Buying takes the good on the lowest occupied space, and costs the number printed there.
    }
    .here = The column reads { $row } from the top, and holds { $level ->
        [0] nothing
        [one] { $level } piece
       *[other] { $level } pieces
    }.
    .nudge = Goods leave the column from below. Which number lies under the lowest of them?
misconception-bought_at_selling_price = That is what selling one would bring. Buying takes the lowest one that lies there, for the number beneath it.
misconception-cheapest_space_first = That is the lowest number of the column. But nothing lies on it now, so nothing can be bought there.
misconception-bought_from_the_top = Goods leave from below, not from the top, and the lowest is the cheapest.
misconception-one_space_too_high = That is the price of the one after it. The next still lies a space lower.
misconception-price_goes_on_rising = The price does not rise beyond the column. Where nothing lies, the bank sells, at { $bank_sells_at }.
misconception-bank_sells_as_it_buys = That is what the bank pays for a good. When it sells from an empty column, it asks { $bank_sells_at }.

## The end of the day

concept-last_turns = Last turns
ask-last_turns = { $moment ->
    [now] { $player } takes the Moon tile that ends the day. Who has a turn after that, before night falls?
   *[later] { $player } has taken the tile that ends the day, and it is { $due }'s turn. Who has a turn now or later, before night falls?
}
    .option = { $value_count ->
        [0] Nobody
       *[other] { $value_players }
    }
    .right = { $moment ->
        [now] Yes. With { $day_ending_tile } tiles taken the day is ending: everybody but { $player } has exactly one turn left.
       *[later] Yes. { $player } took the last of the { $day_ending_tile } tiles, and after that everybody else has exactly one turn. Those who have had it have none left.
    }
    .nudge = { $moment ->
        [now] Everybody else gets a last turn. Go round from { $player }, and stop when it comes back.
       *[later] Everybody else gets a last turn. Go round from { $player }, and leave out those who have moved since then.
    }
misconception-day_ends_at_once = Night does not fall at once. From the tile that { $player } took on, everybody else has one more turn, and then none.
misconception-everyone_again = Not everybody moves again. { $moment ->
    [now] For { $player } this was the last of the day.
   *[later] { $player } took the tile and has no turn left, and neither has anybody who has moved since then.
}
misconception-round_is_finished = Who began the round, { $start } here, makes no difference: everybody but { $player } has one last turn.
misconception-had_a_last_turn = Everybody but { $player } has a last turn, but only one, and some have had theirs since the tile was taken.
misconception-one_turn_is_left = { $moment ->
    [now] You gave the next turn to { $player }. It is the others who each have one more.
   *[later] You stopped after { $due }. All who have not yet had their last turn still have it.
}

concept-next_start = Who begins the next day
ask-next_start = { $player } { $moment ->
    [now] takes
   *[later] has taken
} the tile that ends the day. { $start } began this day. Who begins the next?
    .option = { $value }
    .right = Yes. { $player } ends the day and gets the Sun tile, and with it the first turn of the next.
    .nudge = Ending the day has a reward. What does its taker get?
misconception-same_as_today = { $value } began this day. The next one begins with the holder of the Sun tile, and that is { $player }.
misconception-the_next_in_seat_order = The start does not go round in seat order. It goes to the holder of the Sun tile, { $player }.
misconception-last_to_move_begins = { $value } moves last and may get corn from the time track for that, but the start goes to the holder of the Sun tile, { $player }.
misconception-after_the_taker = { $value } sits after { $player }. But the holder of the Sun tile begins, not the one who follows.

## The night

concept-moon_at_night = Moon tiles at night
ask-moon_at_night = { $tiles ->
    [one] { $player }'s Moon tile pays tonight.
   *[other] { $player }'s { $tiles } Moon tiles pay tonight.
} If { $player } takes all that the corn allows, how much corn is left when { $tiles ->
    [one] it has
   *[other] they have
} paid?
    .option = { $value } corn
    .right = Yes. { $corn_of_tile ->
        [0] Each good costs { $tile_corn } corn; steps are free.
       *[other] The corn tile pays first, { $corn_of_tile } corn. Then each good costs { $tile_corn } corn; steps are free.
    }
    .here = { $player } has { $corn ->
        [0] no corn
       *[other] { $corn } corn
    } to begin with, and { $priced ->
        [one] { $priced } Moon tile for a good.
       *[other] { $priced } Moon tiles for goods.
    }
    .nudge = Which tiles cost corn, and which bring some? What comes in first may be spent.
misconception-tiles_are_free = Goods of the tiles are not free. Each costs { $tile_corn } corn, and { $paid } of them can be paid for.
misconception-corn_tile_comes_too_late = The corn tile does not come last. It pays first, so its { $corn_of_tile } corn helps to pay for the others.
misconception-forgot_the_corn_tile = There is the corn tile, too: its { $corn_of_tile } corn comes first, and it costs nothing.
misconception-every_tile_costs = Only the tiles for a good cost corn; corn and steps come free.
misconception-tiles_cost_a_unit = A whole unit of corn would be dear. A tile costs { $tile_corn } corn, not { $corn_in_a_unit }.
misconception-one_corn_for_all = One payment does not do for all. It is { $tile_corn } corn for each good, so for { $paid } of them { $paid } corn.

concept-clock_pays = What the Sun Clock pays
ask-clock_pays = { $player } has { $incas ->
    [one] { $incas } Inca
   *[other] { $incas } Incas
} on the Sun Clock. { $what ->
    [scout] The Scout is on step { $step }. Where does it stand after the night, if all stays as it is{ $tile_steps ->
        [0] ?
        [one] {" "}and { $tile_steps } step comes from Moon tiles?
       *[other] {" "}and { $tile_steps } steps come from Moon tiles?
    }
    [units] How many units does that bring at night?
   *[supply] There are { $supply } in the supply. How many are there after the night?
}
    .option = { $what ->
        [scout] On step { $value }
        [units] { $value ->
            [one] { $value } unit
           *[other] { $value } units
        }
       *[supply] { $value ->
            [one] { $value } Inca
           *[other] { $value } Incas
        }
    }
    .right = Yes. Each Inca on the clock goes back to the supply at night and brings { $clock_units } different units and { $clock_steps } steps.
    .nudge = Three things happen for each Inca there: it goes somewhere, it brings units, and it brings steps.
misconception-one_unit_an_inca = An Inca brings more than a unit: { $clock_units }, all different.
misconception-only_one_is_paid = Every one of the { $incas } Incas is paid, not just the first.
misconception-each_corn_is_one = Corn is not counted piece by piece. { $corn_in_a_unit } corn is a single unit, so each Inca brings { $clock_units } units, whichever they are.
misconception-steps_are_units = Steps come too, but they are not units. Each Inca brings { $clock_units }.
misconception-stays_on_the_clock = Nobody serves for ever, and no more { $incas ->
    [one] does this Inca
   *[other] do these Incas
}. At night the clock empties: all who served go back to { $player }'s supply.
misconception-only_one_comes_back = Not just one of them: all { $incas } come back.
misconception-everybody_comes_home = Only the clock empties. The Incas of { $player } in the districts stay at work.
misconception-one_step_an_inca = An Inca brings more than one step: each brings { $clock_steps }.
misconception-clock_brings_no_steps = The clock brings steps, too. Each Inca brings { $clock_steps }, besides its units.
misconception-forgot_the_step_tiles = The Moon tiles come first, and bring { $tile_steps } steps.

concept-night_order = What a night pays first
ask-night_order = Suppose { $player } had { $tiles } Moon tiles, for { $pays ->
    [corn_goods] corn and a good
    [goods_steps] a good and steps
   *[corn_goods_steps] corn, a good and steps
}, and an Inca on the Sun Clock when night falls. In which order would { $player } be paid?
    .option = { $value_order }
    .right = Yes: what { $player } gets earlier can pay for what comes later.
    .nudge = First the Moon tiles, or first the clock? And what helps to pay for what?
ordered-night_corn = corn
ordered-night_goods = a good
ordered-night_steps = steps
ordered-night_clock = the Sun Clock
misconception-clock_pays_first = The Sun Clock is paid last, when { $player }'s Moon tiles are all settled.
misconception-goods_before_corn = Corn comes before the other goods, so that it can help { $player } to pay for them.
misconception-steps_come_first = Of { $player }'s tiles, steps come last: goods are settled before them.

## Over the Summit

concept-over_the_summit = Over the Summit
ask-over_the_summit = { $player }'s Scout stands on step { $step } and goes { $steps } { $steps ->
    [one] step
   *[other] steps
}. The Summit is on step { $summit }. Where does it stand then?
    .option = On step { $value }
    .right = Yes. At the Summit the Scout begins again from the bottom, and the steps left are not lost.
    .here = It was { $steps } { $steps ->
        [one] step
       *[other] steps
    } from step { $step }, and the Summit is on step { $summit }.
    .nudge = The trail is a ring: the Summit and the bottom step are the same place.
misconception-stops_at_the_summit = The Scout does not rest at the Summit. It goes on from the bottom with the steps that are left.
misconception-trail_without_end = The trail is not endless. It ends on step { $summit }; from there the Scout begins again at the bottom.
misconception-summit_is_no_step = That is a step too far. The Summit is the bottom step again, so count on from there without an extra step.
misconception-begins_again_at_the_bottom = The steps that are left are not lost. The Scout uses them all: { $steps } from step { $step }.

concept-cards_kept = Cards at the Summit
ask-cards_kept = { $player } holds { $held ->
    [one] { $held } Sacrifice card
   *[other] { $held } Sacrifice cards
}, and the Scout goes over the Summit. How many cards does { $player } hold when that is settled?
    .option = { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
    .right = Yes: { $drawn } drawn, { $returned } returned. Which cards to keep is { $player }'s choice, old or new.
    .nudge = Two numbers count: how many are drawn, and how many go back.
misconception-keeps_all_cards = Keeping all would be nice, but { $returned } of the cards go back, drawn or held before.
misconception-hand_is_replaced = The old hand may stay. Of all the cards only { $returned } go back, and { $player } chooses which.
misconception-returns_all_drawn = Not all that were drawn go back, only { $returned }, so the hand grows.
misconception-returns_one_card = That is one card too few: { $returned } go back.

concept-short_deck = The last cards
ask-short_deck = { $player }'s Scout comes to the Summit. The deck holds only { $left ->
    [one] { $left } card
   *[other] { $left } cards
}: how many cards does { $player } put back?
    .option = { $value ->
        [0] None
        [one] { $value } card
       *[other] { $value } cards
    }
    .right = Yes. All that is left is drawn, and one card fewer goes back.{ $right ->
        [0] {" "}So a last single card stays in hand, and the deck is used up.
       *[other] {""}
    }
    .here = The deck held { $left }.
    .nudge = How many cards can be drawn at all? What goes back depends on that.
misconception-as_from_a_full_deck = That many go back when { $cards_drawn } are drawn. Here only { $left } can be drawn, and one fewer goes back.
misconception-nothing_goes_back = Not all of them stay: one card fewer than were drawn goes back, so that there is one left for whoever comes next.
misconception-one_always_goes_back = A last single card does not go back: { $player } keeps it, and the deck is used up.

## Cards and gold

concept-card_worth = What a card is worth
ask-card_worth = { $player } holds the card { $card }. How many points is it worth now?
    .option = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    .right = Yes, { $first } and { $second }: an icon pays a point for each Inca, priest or virgin of its kind that { $player } has.
    .nudge = Take the two icons one after the other, and count only what belongs to { $player }.
misconception-one_point_an_icon = An icon is not simply a point. It is worth as many points as { $player } has of what it shows: { $first } and { $second }.
misconception-counts_everybody = Other people's do not count. Only what belongs to { $player } counts: { $first } and { $second }.
misconception-counts_the_clock = No icon asks for { $player }'s { $clock ->
    [one] Inca
   *[other] Incas
} on the Sun Clock. Who serves there works in no district, and scores nothing.
misconception-icons_multiply = The two icons are added, not multiplied: { $first } and { $second }.
misconception-only_the_better_icon = The better icon is not the only one. Both count: { $first } and { $second }.
misconception-one_is_enough = To have one is good, to have more is better. Every Inca and every priest or virgin counts: { $first } and { $second }.

concept-gold_multiplies = Gold at the Conquest
ask-gold_multiplies = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $gold } gold. { $second ->
    [0] All have { $most } gold.
   *[other] The most gold anybody has is { $most }, the next amount is { $second }.
} If the Spanish conquered the city now, how many points would that make?
    .option = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    .right = Yes. { $multiplier ->
        [1] Neither the most gold nor the next amount: the points stay as they are.
        [2] With that much gold the points count double.
       *[other] With that much gold the points count { $multiplier } times.
    }
    .here = { $player } has { $gold } gold; the most is { $most }.
    .nudge = Compare amounts of gold, not of points. What is the most, what comes next?
misconception-nobody_multiplied = The points stay as they are after a Rescue only. At the Conquest the most gold counts them { $most_gold_multiplier } times, the next amount { $second_gold_multiplier } times.
misconception-second_after_a_tie = It is amounts that count, not players: however many have { $most }, the next amount is { $second }, and it multiplies by { $second_gold_multiplier }.
misconception-tie_takes_it_from_both = To be level costs nobody anything. All with the same gold get the multiplier, each in full.
misconception-most_points_triple = Not the most points: it is the gold that decides. { $player } has { $gold }, the most is { $most }.
misconception-forgot_the_gold_of_the_trail = There is gold on the Inca Trail, too. { $trail_gold ->
    [0] Other Scouts stand high enough to add some.
   *[other] The Scout adds { $trail_gold } to { $player }'s.
}
misconception-everybody_triples = To count { $most_gold_multiplier } times takes the most gold, { $most }; { $player } has { $gold }.
misconception-gold_is_added = Gold itself is no points. It decides how often the points count.

## Found on the board

seek-used_up = Choose a district that is used up for today.
    .right = Yes. Nothing lies there any more, so nobody gets anything there until the night.
    .nudge = Look at what lies in the districts: a bonus, or a stone.
    .something_lies_there = { $value_amount ->
        [one] { $value_amount } piece still lies
       *[other] { $value_amount } pieces still lie
    } there, a bonus or a stone: that district works.
seek-selling = Choose the column in which the next piece sold brings most corn.
    .right = Yes: { $right_amount } corn, the number on its highest empty space.
    .nudge = Selling fills the highest empty space of a column. Compare those numbers.
    .not_the_best_price = There the highest empty space brings only { $value_amount } corn; another column brings { $right_amount }.
seek-buying = Choose the column in which the next piece costs least corn.
    .right = Yes: { $right_amount } corn, the number under its lowest piece.
    .nudge = Buying takes the lowest piece of a column. Compare the numbers beneath.
    .not_the_best_price = There the next piece costs { $value_amount } corn; in another column only { $right_amount }.
