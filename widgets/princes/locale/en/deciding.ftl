# The panel of the decision that is due: short words beside the decisions of the game.

# What is read aloud of a control before the short words seen on it.
deciding-full = { $words }.
deciding-cannot = Not possible now.
deciding-in-turn = { $player } decides, in { $other }'s turn.

## What is missing, what is left

deciding-short = { $goods } short
deciding-left = leaves { $goods }
deciding-paid = for { $paid }, leaves { $goods }
deciding-held = { $count } held
deciding-needs = { $count } needed, { $held } held
deciding-none-left = none left
deciding-no-supply = no Inca in the supply
deciding-supply = { $count ->
    [0] no Inca in the supply
    [one] only { $count } Inca in the supply
   *[other] only { $count } Incas in the supply
}
deciding-several = Several at once

## Places

deciding-free = Next door, free
deciding-for-llama = { $llamas ->
    [0] Elsewhere, for 1 llama: { $player } has none
   *[other] Elsewhere, for 1 llama: { $player } has { $llamas }
}
deciding-shut = { $is_poor ->
    [yes] What is not possible now ({ $count }), { $rides } of them for want of a llama
   *[no] What is not possible now ({ $count })
}
    .short = Not possible ({ $count })
deciding-others = Other districts ({ $count })
deciding-again = the Prince is here
deciding-nobody-yet = nobody yet
deciding-works = { $player }: { $incas }
deciding-there = { $incas } there
deciding-nobody-there = nobody there

# What entering a district does now.
deciding-enter-used = used up today
deciding-enter-production = { $incas ->
    [none] +{ $goods }
   *[other] +{ $goods }; { $incas }
}
deciding-enter-main = +{ $steps }; then you may offer
deciding-enter-temple = +{ $steps }
    .value = +{ $steps }, { $value } a llama
deciding-enter-recruiting = { $count ->
    [0] no Inca affordable
    [one] { $count } Inca affordable
   *[other] { $count } Incas affordable
}
deciding-enter-house = { $orders } affordable
deciding-enter-poor = none affordable
deciding-enter-plaza = sell and buy
deciding-enter-clock = send an Inca
deciding-enter-nobody = no Inca to send

deciding-clock = An Inca at the Sun Clock brings three different goods and 3 steps at night, and then goes back to the supply.
    .now = On the last day an Inca at the Sun Clock brings three different goods and 3 steps at once.

## Moon tiles

deciding-stay = Stay for a Moon tile that pays at night
    .now = Stay for a Moon tile that pays at once
deciding-ends-day = The next tile taken ends the day: then everybody else has one more turn.
deciding-tile = { $is_priced ->
    [yes] for 1 corn
   *[no] free
}
deciding-taken = { $player } has it
deciding-steps-follow = Then { $steps }: { $way }.

## The Scout's way

deciding-way = Scout from { $start } to { $end }
    .goods = Scout from { $start } to { $end }, earns { $goods }
    .summit = { deciding-summit }
    .both = { deciding-summit }, earns { $goods }
deciding-summit = Scout from { $start } over the Summit to { $end }{ $draws ->
    [yes] , draws cards
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] , loses { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }
}

## Sets of goods

deciding-offer = Choose what to offer: at most a unit of each good, { $steps } each.
    .sum = You give { $goods } for { $steps }.
deciding-all-ways = All { $count } ways

## What goods are needed for

deciding-prices = What people cost, and the market
    .folded = What people cost
    .held = in hand
    .lacked = underlined: short
    .sale = sells for
    .purchase = costs

## The market

deciding-adjust = First, if you like, add one good to the market or take one off, free of charge. Under each are the prices that follow.
deciding-trade = A sold good takes the highest empty space and pays its number. The lowest good lying there is the next to be bought.
deciding-bank = bank
deciding-space-sale = sell { $price }
deciding-space-purchase = buy { $price }
deciding-space-empty = empty
deciding-remove = Remove
    .one = One fewer
    .not = column empty
deciding-add = Add
    .one = One more
    .not = column full
deciding-sell = Sell
    .at = Sell at { $price }
    .none = none to sell
    .bought = just bought
deciding-buy = Buy
    .at = Buy at { $price }
    .sold = just sold
deciding-finish = Finish with { $corn }
deciding-sold = Sold on this visit: { $goods }.
deciding-bought = Bought on this visit: { $goods }.
deciding-visit =
    .what = This visit
    .corn = corn
    .balance = balance
deciding-visit-before = Before trading
deciding-visit-step = { $number }. { $done }
deciding-visit-free = free
deciding-visit-change = { $way ->
    [in] +{ $amount }
   *[out] −{ $amount }
}

## Sacrifice cards

deciding-hand = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
} · { $gold } gold
    .switch = Keep or put back { $card }.
    .keep = keep
    .give = put back
deciding-return =
    .note = They go under the deck and no longer count for you; all the others stay in your hand.
    .missing = { $count ->
        [one] Choose { $count } more card to put back.
       *[other] Choose { $count } more cards to put back.
    }
    .none = { $count ->
        [one] Choose { $count } card to put back.
       *[other] Choose { $count } cards to put back.
    }
    .many = { $count ->
        [one] That is { $count } card too many: switch one back to “keep”.
       *[other] That is { $count } cards too many: switch some back to “keep”.
    }
    .given = You put back:
    .lost = { $count ->
        [0] You lose no card points.
        [one] You lose { $count } card point.
       *[other] You lose { $count } card points.
    }
    .kept = You keep:
    .left = { $count ->
        [0] That leaves you no points.
        [one] That leaves you { $count } point.
       *[other] That leaves you { $count } points.
    }

## The result

deciding-score = Level totals are decided by the units of goods left.
    .icons = Cards
    .trail = Trail
    .awards = Deck
    .gold = Gold
    .multiplier = Times
    .total = Total
    .units = Units
