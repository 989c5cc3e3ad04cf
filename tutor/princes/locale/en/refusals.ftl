# What stands against a decision, in numbers. The last sentence has no full stop, because on a
# command line the rule follows in brackets; "refusal-sentence" closes it for the page.

refusal-sentence = { $text }.
refusal-tried = { $player } tried: { $tried }.
refusal-instead = What works instead: { $decisions }.

refusal-game_over = The game is over
refusal-not_your_decision = It is not { $player }'s decision; { $due }
refusal-something_else_due = Something else is due first; { $due }
refusal-adjust_first = Before trading, { $player } first adjusts the market or leaves it as it is
refusal-already_there = { $player }'s Prince is { $in_district } already, and the same Prince never uses a district twice running
refusal-no_llama_to_move = { $the_district_start } { $district ->
    [corn_terraces] are
   *[other] is
} not next { $to_origin }. Going there costs { $one_llama }; { $player } has { $llamas }
refusal-stay_on_first_turn = Nobody stays on the first turn; { $player } places the Prince first
refusal-tile_not_on_board = { $the_tile_start } is not on the board; { $holder } has it
refusal-too_few_incas = { $player } wants { $asked_incas } to produce and has { $incas } { $in_district }
refusal-too_little_corn_to_produce = { $asked_incas } cost { $asked_corn } to produce; { $player } has { $corn }
refusal-too_few_priests = { $asked_llamas } would need { $asked_priests }; { $player } has { $tiles }
refusal-too_few_llamas = { $player } wants to sacrifice { $asked_llamas } and has { $llamas }
refusal-unit_not_held = A unit of { $many_good } is { $needed_goods }; { $player } has { $held }
refusal-not_on_offer_here = { $the_place_start } does not recruit { $many_incas }, but { $many_offered }
refusal-supply_too_small = { $player } wants to recruit { $asked_incas } and has { $supply } in the supply
refusal-cannot_pay_incas = The price of { $a_districts } is { $cost }; { $held ->
    [nothing] { $player } lacks { $short }
   *[other] { $player } has { $held } and lacks { $short }
}
refusal-order_not_here = { $the_place_start } does not have { $many_order }, but { $many_offered }
refusal-order_gone = None of the { $many_order } is left
refusal-cannot_pay_order = The price of { $a_order } is { $cost }; { $held ->
    [nothing] { $player } lacks { $short }
   *[other] { $player } has { $held } and lacks { $short }
}
refusal-column_full = All { $spaces } spaces for { $many_good } are full, so none can be added
refusal-column_empty = The market has { $no_good }, so none can be taken off
refusal-bought_this_visit = { $player } bought { $many_good } on this visit and cannot sell any before the next
refusal-sold_this_visit = { $player } sold { $many_good } on this visit and cannot buy any before the next
refusal-none_to_sell = { $player } has { $no_good }
refusal-too_little_corn_to_buy = { $one_good } costs { $price } corn; { $player } has only { $corn }
refusal-no_inca_there = { $player } has no { $inca } { $in_district }
refusal-tile_not_held = { $player } cannot pay for { $the_tile }, only for { $the_held }
refusal-too_little_corn_for_tiles = { $asked ->
    [one] { $asked } tile costs { $asked_corn }
   *[other] { $asked } tiles cost { $asked_corn }
}; { $player } has { $corn }
refusal-card_not_in_hand = { $player } does not hold the card { $card }
