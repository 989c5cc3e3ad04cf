# Alternatives of the lesson, and the exhibits. An alternative's figures are those of its own end;
# with _example they are the example's. An exhibit's `.ask` is said before its decisions, `.answer`
# after them.

## Alternatives: what if …?

alternative-ralph-rests = What if Ralph had saved the corn and let the potter rest?
    .title = Ralph's potter rests
    .claim = Then Ralph comes to the Royal Palace with only { $pottery } pottery. A coca planter and a weaver together are out of reach, for each costs a pottery. The corn for that work was a small price.
    .right = Too little pottery for so many people
    .wrong = The same people, and a corn saved
alternative-gina-only-farmer = What if Gina had recruited only the farmer, and kept corn and coca?
    .title = Gina keeps some corn
    .claim = Then Gina's shepherd can work when Bert comes, and Gina has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } instead of { $llamas_example ->
        [0] none
       *[other] { $llamas_example }
    }. But there is one shepherd fewer at work, today and every day after.
    .right = Gina would have more llamas now
    .wrong = Gina would have just as many llamas
alternative-bert-waits = What if Bert kept the llama and waited with the sacrifice?
    .title = Bert waits
    .claim = Then the Scout stops on step { $scout }, not on step { $scout_example }. It does not pass the Granary, and Bert has { $corn } corn instead of { $corn_example }. The llama is still there, but this temple is closed for the day.
alternative-gina-sends-the-farmer = What if Gina had sent the farmer to the Sun Clock, and not a shepherd?
    .title = Gina sends the farmer
    .claim = Then Gina has nobody working on the Corn Terraces, and all the visit brings is the bonus: Gina has { $corn } corn instead of { $corn_example }. Send someone you can spare.
alternative-bert-gives-nothing = What if Bert took the stone but kept the llama?
    .title = Bert keeps the llama
    .claim = Then the Scout stops on step { $scout }, below the Summit. The number is higher than { $scout_example }, but the trail is a circle: nothing has been drawn, and Bert holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } instead of { $cards_example }.

## Exhibits: the worked examples of the rules

exhibit-a-card = Bert holds a Sacrifice card with a potter and a puma. Bert has potters, a weaver and a puma priest.
    .title = A Sacrifice card
exhibit-shared-coca = Nobody came to the Coca Plantation yesterday, so the bonus has grown. All the players have coca planters there. Bert walks in.
    .title = Production for everybody
    .ask = How much coca has each of them in the end, if everybody lets all planters work?
    .answer = Bert takes all the bonus and makes a coca, too: { $bert } coca now. Ralph has { $ralph }, and Gina, with more planters, has { $gina }. Each coca that was made cost a corn.
exhibit-stones-and-virgins = Bert has no virgin; Ralph has one, Gina has more, and they have a llama each. Bert walks into the Temple of the Sun, where stones lie.
    .title = The Temple of the Sun
    .ask = How far does each Scout climb?
    .answer = Bert's Scout climbs { $stone } steps for each stone, to step { $bert }. Ralph's virgin gives a llama for { $value } steps, and Ralph's Scout is on step { $ralph }. Gina has more virgins, but only as many sacrifices as llamas: step { $gina }. A virgin costs { $coca } coca, { $pottery } pottery and { $cloth } cloth, a puma priest { $puma_coca } coca, { $puma_pottery } pottery and { $puma_cloth } cloth.
exhibit-an-offering = Bert enters the Main Temple and offers corn, a llama and a cloth.
    .title = An offering
exhibit-more-than-one = Bert comes to the Royal Palace with coca, pottery and cloth, and wants a coca planter and a weaver.
    .title = Recruiting more than one
    .ask = Are the goods enough for these?
    .answer = Yes, exactly: pottery and cloth for the coca planter, coca and pottery for the weaver. Of the goods { $coca ->
        [0] no coca
       *[other] { $coca } coca
    }, { $pottery ->
        [0] no pottery
       *[other] { $pottery } pottery
    } and { $cloth ->
        [0] no cloth
       *[other] { $cloth } cloth
    } is left, and { $supply } Incas wait in the supply. A potter could have come along in the same turn, but not another weaver.
exhibit-another-puma = Bert travels to the House of Priests and acquires a puma priest. Others have been acquired before.
    .title = Another puma priest
exhibit-selling-coca = Bert sells coca on the Central Plaza, piece after piece, without adjusting the market.
    .title = Selling one by one
exhibit-buying-coca = Bert buys coca on the Central Plaza, piece after piece, without adjusting the market.
    .title = Buying one by one
exhibit-a-market-day = Bert comes to the Central Plaza with a coca, cloth and no corn, to buy a llama and a pottery.
    .title = A visit to the market
    .ask = What would you adjust, and how much corn will be left?
    .answer = Bert takes a cloth off first, because cloth is what Bert sells most of. All that cloth and the coca pay for the llama, which comes from the column, and for the pottery, which comes from the bank. Bert has { $corn } corn left.
exhibit-past-the-summit = A sacrifice takes Bert's Scout past the Summit.
    .title = Past the Summit
exhibit-a-long-climb = Bert enters the Puma Temple with several puma priests, a llama for each, and hardly any corn.
    .title = A long climb
    .ask = Where will the Scout stand, and what will it have earned on the way?
    .answer = The Scout has passed the Stable on step { $stable } and the Summit, where Bert drew cards, and has come to the Granary on step { $granary }: it stands on step { $scout }. At the end of the turn Bert has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    }, { $corn } corn and { $cards } cards.
exhibit-counting-points = Bert holds several cards and has Incas, puma priests and a virgin.
    .title = Counting points
    .ask = How many points are Bert's cards and Scout worth? And how much gold does Bert have?
    .answer = The cards show a puma again and again, and each of these icons pays { $pumas } points, one for each puma priest. The cloth icons count for { $weavers } weavers each, the farmer icon for { $farmers } farmers, and every coca icon for the coca planter. { $shepherds ->
        [one] The shepherd brings
       *[other] The shepherds bring
    } nothing, because no card shows one. With the Scout's place that makes { $points } points. Gold is counted apart: cards and Scout together bring { $gold }.
exhibit-the-conquest = It is the last turn of the last day, and it is Ana's. When it is over, the Spanish take the city.
    .title = The Conquest
exhibit-the-end-of-the-example = This is the teacher's last turn. Gina stands on the Corn Terraces and has goods for new Incas.
    .title = The teacher's last turn
    .ask = How does Gina turn all these goods into Incas at once?
    .answer = Gina pays a llama, travels to the Royal Palace and recruits a potter and a coca planter. { $supply } Incas are left in the supply, and { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } for the next journeys.

## Exhibits: what the example does not show

exhibit-stable-too-early = Bert enters the Puma Temple with more puma priests than llamas. The stone takes the Scout to the Stable.
    .title = The Stable's llama
    .ask = Can the Stable's llama be sacrificed at once?
    .answer = No. The Stable pays when the turn is over. Bert gives the llama at hand, the Scout comes to step { $scout }, and only then a new llama arrives: { $llamas } for the next turn.
exhibit-a-virgin = Bert travels to the House of Virgins. Other virgins have been acquired before.
    .title = Acquiring a virgin
    .ask = What does Bert pay, and what is a llama worth in the Temple of the Sun afterwards?
    .answer = A virgin costs { $coca } coca, { $pottery } pottery and { $cloth } cloth. The next number is uncovered, and a llama in the Temple of the Sun is worth { $value } steps for everybody.
exhibit-puma-sacrifice = Bert enters the Puma Temple with puma priests and llamas. Ralph has a puma priest and a llama as well, Gina has llamas only.
    .title = At the Puma Temple
    .ask = Who may sacrifice, and does everybody have to?
    .answer = Bert's priests give a llama each, and the Scout comes to step { $bert }. Ralph may give one for { $value } steps but declines and keeps it. Gina has no puma priest and is not asked.
exhibit-nothing-is-forced = Bert walks into the Weavers' Quarter, where only Ralph has weavers.
    .title = Ralph's weavers
    .ask = Do Ralph's weavers have to work, and does Bert have to take the bonus?
    .answer = The bonus is always taken: Bert has { $bert } cloth. But Ralph may let the weavers rest, and keeps { $ralph } corn.
exhibit-nothing-left = Bert walks into the Weavers' Quarter, where Bert's own weavers are. No bonus lies there.
    .title = A district used up
exhibit-a-temple-without-stones = Bert walks into the Main Temple with goods to offer. No stone lies there.
    .title = A temple used up
exhibit-farmers-for-everybody = Bert walks onto the Corn Terraces. Bert and Ralph have farmers there, and nobody has any corn.
    .title = Farmers work for everybody
    .ask = Who gets corn?
    .answer = Bert takes the bonus, and Bert's farmer grows corn, too: { $bert } corn. Ralph's { $farmers ->
        [one] farmer works
       *[other] { $farmers } farmers work
    } in Bert's turn just as well: { $ralph } corn, free.
exhibit-no-round-trips = Bert has sold a coca on the Central Plaza and has corn in hand.
    .title = Sold and bought
    .ask = May Bert buy the coca back, or buy corn with a coca?
    .answer = Neither. What was sold in a visit is not bought back in the same visit; that is a ruling of ours, as it would change nothing. And corn is the money: it has no column. With { $corn } corn Bert may buy other goods, or sell { $coca ->
        [one] the other coca
       *[other] the other { $coca } coca
    }.
exhibit-round-again = Bert enters the Temple of the Sun with many virgins and a llama for each.
    .title = Round the trail again
    .ask = What happens when one climb passes the Summit again?
    .answer = Every time counts: Bert drew cards and put some back, and then once more. The Scout stands on step { $scout }, Bert holds { $cards } cards, and what Granary and Stable owed has been paid each time.
exhibit-cards-before-the-llama = Bert's Scout is close to the Summit. The stones of the Puma Temple alone take it over.
    .title = One thing after another
    .ask = What comes first, the new cards or the sacrifice?
    .answer = The cards. Every climb is settled before anything else happens: Bert draws and puts back, and only then decides about the llama. Cards put back lie under the deck in the order of the list of cards; nobody sorts them. The Scout ends on step { $scout }, with { $cards } cards in hand.
exhibit-a-short-deck = Hardly any cards are left in the deck when Bert's Scout reaches the Summit.
    .title = A short deck
    .ask = How many cards does Bert draw and put back?
    .answer = Bert draws all that is left and puts back one card fewer, so that { $cards } are in hand and { $deck ->
        [one] { $deck } card lies
       *[other] { $deck } cards lie
    } in the deck again, for the next to come. If only one card is left, it is simply taken.
exhibit-the-deck-runs-out = Every Scout is near the Summit. Bert enters the Main Temple, where all may offer.
    .title = The deck runs out
    .ask = Who gets the last card, what do the others get, and who wins?
    .answer = The stone takes Bert's Scout to the Summit first, so Bert gets the last card: the city is saved, and the game ends after this turn. Ralph and Gina reach the Summit, too, and get { $awards } points each instead. Ralph has { $ralph } points and Gina { $gina }; of the players who are level, the one with more units left wins: Ralph with { $ralph_units }, Gina with { $gina_units }.
exhibit-the-last-virgin = Every priest has been taken, and so have all virgins but one. Bert can pay for the last one.
    .title = The Rescue
    .ask = What happens when the last virgin is acquired, and who wins?
    .answer = Now all { $all } have been taken, so the game ends after this turn with the Rescue. The most points win: Bert has { $bert }, Ralph { $ralph } and Gina { $gina }. Gold does not matter then.
exhibit-saved-before-night = It is the last turn of the day, everybody holds a Moon tile, and Bert is about to draw the last card.
    .title = Saved before nightfall
    .ask = Are the Moon tiles still paid?
    .answer = No. The Rescue comes first: no night follows, and the tiles pay nothing, so Bert has { $coca } coca as before. But what the end of the turn brings is still paid: for moving last Bert takes the corn from the time track and has { $corn }. It could decide a tie.
exhibit-a-tile-on-the-last-day = On the last day Bert stays and takes the llama tile.
    .title = A Moon tile on the last day
    .ask = When does the tile pay?
    .answer = At once, for one corn: Bert has { $llamas ->
        [one] { $llamas } llama
       *[other] { $llamas } llamas
    } and { $corn } corn. The tile stays with Bert and counts for the end of the day.
exhibit-the-clock-on-the-last-day = On the last day Bert goes to the Sun Clock and sends a shepherd.
    .title = The Sun Clock on the last day
    .ask = When does the clock pay, and what becomes of the Inca?
    .answer = It pays at once: different goods, and the Scout climbs to step { $scout }. But the Inca stays on the clock, and there no card counts it.
exhibit-level-on-gold = The game is about to end in the Conquest. Bert and Ralph are level on gold, Gina has less.
    .title = Level on gold
    .ask = Whose points are multiplied?
    .answer = Bert and Ralph, with { $gold } gold each, share the first place: their points are multiplied by { $most }. Gina, with { $gina_gold } gold, has the next highest amount, so Gina's are multiplied by { $next }. Bert ends with { $bert } points, Ralph with { $ralph } and Gina with { $gina }.
exhibit-a-whole-evening = It is evening. Some Moon tiles have been taken, and Incas of Gina's are on the Sun Clock. Now Bert takes the tile that ends the day.
    .title = A whole evening
    .ask = Play it through: who has turns left, who is paid what, and in which order?
    .answer = Ralph and Gina had a last turn each, and Gina, moving last, took the corn from the time track. Then the Moon tiles paid, first Bert's, then Ralph's, whose corn tile helped to pay for the others: { $ralph } corn is left. After that came the Sun Clock, for each of Gina's Incas, up to step { $gina }. On the Corn Terraces the bonus stays at { $terraces }, for no more fits; in the Puma Temple { $puma ->
        [one] { $puma } stone lies
       *[other] { $puma } stones lie
    } again. It is day { $day }, and Bert begins.
exhibit-a-small-table = A small table: only Bert and Ralph play.
    .title = A small table
    .ask = On which day does the game begin, and how many Incas has everybody?
    .answer = It begins on day { $day }, so there are more days to come until day { $last_day }, with { $track_corn } corn on the time track. Everybody has { $incas } Incas.
exhibit-a-full-table = A full table, as many players as the game allows.
    .title = A full table
    .ask = On which day does the game begin, and how many Incas has everybody?
    .answer = It begins on day { $day }, with { $track_corn } corn on the time track, and everybody has { $incas } Incas. Scouts begin one step apart, the first on step { $scout }, and { $deck } cards are left in the deck after the deal.
exhibit-the-learning-game = The learning game, which only one of the texts we have knows. Nobody chooses a first Inca.
    .title = The learning game
    .ask = What is different at the start?
    .answer = Everybody has { $incas ->
        [one] { $incas } Inca
       *[other] { $incas } Incas
    } in every production district already, and { $supply } in the supply. In return the game begins later, on day { $day }.

## Plans, played out

exhibit-first-plan-cards = Recruit the farmers and shepherds that your cards show, and let them work.
    .title = People for your cards
    .answer = Next morning you would have { $points } points, { $gold } gold and { $units } units in hand. The purse is nearly empty, but these people work tomorrow, too.
exhibit-first-plan-trail = From temple to temple, for gold and new cards.
    .title = Up the trail
    .answer = Next morning you would have { $points } points, { $gold } gold, { $cards } cards and { $units } units in hand. A lot of gold, but still nobody at work.
exhibit-first-plan-market = Sell and buy on the Central Plaza until something can be paid for.
    .title = Trade first
    .answer = Next morning you would have { $points } points, { $gold } gold and { $units } units in hand. A puma priest came of it, and a lot of walking about.
exhibit-second-plan-people = Recruit once more, before it is too late to make use of it.
    .title = More people
    .answer = Next morning you would have { $points } points, { $gold } gold and { $units } units in hand. Every shepherd counts on more than a single card.
exhibit-second-plan-trail = Let stones and llamas carry the Scout to the Summit.
    .title = Up the trail
    .answer = Next morning you would have { $points } points, { $gold } gold, { $cards } cards and { $units } units in hand. Cards bring points and gold at once.
exhibit-second-plan-market = Make money today, and spend it tomorrow.
    .title = Trade first
    .answer = Next morning you would have { $points } points, { $gold } gold and { $units } units in hand. Goods alone score nothing.
exhibit-last-plan-virgin = Acquire another Virgin of the Sun, for most of your cards show one, and recruit with what comes in.
    .title = One more virgin
    .answer = Bert ends with { $points } points, and { $gold } gold multiply them to { $total }. Ralph has gone on drawing cards, has { $rival } gold and wins with { $ralph }; Gina ends with { $gina }. A virgin brings points, but no gold.
exhibit-last-plan-trail = Temple after temple, for one more card and its gold.
    .title = To the Summit
    .answer = Bert ends with { $points } points, and { $gold } gold is the most of all, so they become { $total }: that wins! Ralph, with { $rival } gold, ends with { $ralph }, Gina with { $gina }. The new card decided it: without its gold, Ralph would have had more than Bert.
exhibit-last-plan-people = Spend everything on people who score on your cards.
    .title = People, people
    .answer = Bert ends with { $points } points, and { $gold } gold multiply them to { $total }. Ralph wins with { $ralph }, for { $rival } gold are more; Gina ends with { $gina }. The people earned their points, but no card and none of its gold.
