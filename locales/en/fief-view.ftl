# Fief: what the window tells.
fief-view-turn = Turn
    .hint = A turn has six phases: cards, revenues, purchases, moves, battles, negotiations.
fief-view-phase-cards = Cards
    .hint = Every family in turn plays and discards cards.
fief-view-phase-revenues = Revenues
    .hint = Castles, cities, mills, presses, taxes and pensions pay.
fief-view-phase-purchases = Purchases
    .hint = Soldiers, buildings, titles and hats are bought.
fief-view-phase-moves = Moves
    .hint = Lords lead their soldiers along the roads.
fief-view-phase-battles = Battles
    .hint = Attacks are declared and fought.
fief-view-phase-negotiations = Negotiations
    .hint = Bargains, weddings and the election of a King.
fief-view-of-points = { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
fief-view-none = none
fief-view-deal-nothing = nothing
fief-view-nobody = nobody
fief-view-money = { $sum } écus
fief-view-land-baron = barony
fief-view-rank-baron = baron
fief-view-rank-baron-woman = baroness
fief-view-land-count = county
fief-view-rank-count = count
fief-view-rank-count-woman = countess
fief-view-land-duke = duchy
fief-view-rank-duke = duke
fief-view-rank-duke-woman = duchess
fief-view-title-of = { $rank } of { $fief }
fief-view-king = King
fief-view-child-king = child King
fief-view-queen = Queen
fief-view-regent = Regent
fief-view-prince = Prince
fief-view-cardinal = cardinal
fief-view-bishop-of = bishop of { $see }
fief-view-family = Family
fief-view-sex = Is
fief-view-man = a man
fief-view-woman = a woman
fief-view-dignities = Dignities
fief-view-spouse = Married to
fief-view-where = Where
fief-view-dungeon = in the King’s dungeon
fief-view-at-gate = at the gate of { $village }, on the road from { $from }
fief-view-prisoner-of = Prisoner of
fief-view-guard = Guard
fief-view-has-vote = Has a vote in the election of a King
fief-view-eligible = Can stand for King
fief-view-does-not-fight = Has no title and does not fight
fief-view-points-of-soldiers = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of soldiers
fief-view-hidden-soldiers = soldiers, nobody sees how many
fief-view-royal-guard = royal guard
fief-view-points-of-guard = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of guards
fief-view-points-of-rebels = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
fief-view-come-along = Come along: { $target } of { $all }
fief-view-spent-come-along = Come along, gone furthest: { $target } of { $all }
fief-view-stay-here = Stay here: { $target } of { $all }
fief-view-ask-march = { $lord } leads. Where to?
fief-view-ask-march-with = { $lord } leads { $company }. Where to?
fief-view-left-moves = { $n ->
        [one] { $names } has not moved. End your moves all the same?
       *[other] These lords have not moved: { $names }. End your moves all the same?
    }
fief-view-left-fiefs = { $n ->
        [one] You could create the fief of { $names }. Go on all the same?
       *[other] You could create these fiefs: { $names }. Go on all the same?
    }
fief-view-left-attacks = { $n ->
        [one] You could attack in { $names }. Go on all the same?
       *[other] You could attack in these villages: { $names }. Go on all the same?
    }
fief-view-left-cards = { $n ->
        [one] You could still play this lord: { $names }. Go on all the same?
       *[other] You could still play these lords: { $names }. Go on all the same?
    }
fief-view-captive-name = { $name } (prisoner)
fief-view-family-at-gate = { $name }, at the gate (from { $from })
fief-view-rebels = Rebels, led by { $name }
fief-view-mills = { $n } × mill
fief-view-presses = { $n } × press
fief-view-region = Region
fief-view-bishopric = Bishopric
fief-view-owner = Owner
fief-view-occupant = Occupied by
fief-view-buildings = Buildings
fief-view-capital = Capital of its fief: whoever takes it takes the fief
fief-view-bad-weather = Bad weather: nobody moves or fights here
fief-view-famine = Famine: mills and presses pay nothing
fief-view-in-castle = Behind the walls of the castle the enemy’s dice hit less
fief-view-in-city = Behind the walls of the city the enemy’s dice hit least
fief-view-who-what = { $who }: { $what }
fief-view-captive-of = prisoner of { $name }
fief-view-fiefs = Fiefs
fief-view-ally = Allied with
fief-view-votes = Votes
fief-view-soldiers = Soldiers
fief-view-cards = Cards
fief-view-purse = Purse
    .hint = Only you see it.
fief-view-points = Points
fief-view-may-stand = Can stand for King
fief-view-out = Has left the game
fief-view-held-by-rebels = taken off its holder by rebels
fief-view-unassigned = { $name }, who has no lord for it
fief-view-holder = Holder
fief-view-price = Price
fief-view-villages = Villages
fief-view-capital-is = Capital
fief-view-missing = { $name }, who still lacks { $missing }
fief-view-claim = On the way
fief-view-set-aside = Set aside
    .hint = Revenue of captive lords: it may pay their ransom.
fief-view-families = Families
fief-view-titles = Titles
fief-view-lords = Lords
fief-view-realm = Realm
fief-view-crown = Crown
fief-view-regency = Regency
fief-view-regency-turns = turn { $n } of { $of }
fief-view-signs = On the map
fief-view-revolt-at = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } in { $village }, led by { $name }
fief-view-deck = Blue cards
fief-view-stock = Left to draw
fief-view-discarded = Discarded
fief-view-income = Next revenues
    .hint = As things stand now: castles and cities { $walls }, mills and presses { $production }, tithes { $tithes }, tailles { $tailles }, pensions { $pensions }.
fief-view-turns-played = Turns
fief-view-deal = Bargain
fief-view-deal-gives = What { $name } gives
fief-view-deal-private = Only the two families know of this offer
fief-view-deal-open = Everybody may see this offer
fief-view-hidden-card = a card
fief-view-deal-card = the card { $card }
fief-view-deal-release = freedom for { $lord }
fief-view-deal-captive = the prisoner { $lord }
fief-view-deal-wedding = { $one } marries { $other }
fief-view-election = Election of the King
fief-view-votes-needed = { $n ->
        [one] { $n } vote is
       *[other] { $n } votes are
    } needed, and more than anybody else has
fief-view-clergy-needed = Then cardinals ({ $cardinals }) or bishops ({ $bishops }) must crown him
fief-view-elected = { $lord } is elected and waits for the crown
fief-view-highest-bid = Highest bid
fief-view-presides = { $lord } presides over the sale
fief-view-sale = The mitre of { $see } is for sale
fief-view-the-rebels = the rebels
fief-view-column-open = in the open
fief-view-column-castle = behind castle walls
fief-view-column-city = behind city walls
fief-view-strength = Strength
fief-view-dice = Dice
fief-view-stands = Stand
fief-view-loses-at = Loses each round, by the total of the enemy’s dice
fief-view-at-total = { $lost ->
        [0] nothing on { $totals }
        [one] { $lost } point on { $totals }
       *[other] { $lost } points on { $totals }
    }
fief-view-each-die = as many points as each die shows ({ $faces })
fief-view-army = Army
fief-view-adds = + { $n } to the total of the dice
fief-view-attackers = Attack: { $names }
fief-view-defenders = Defence: { $names }
fief-view-battle-of = Battle of { $village }
fief-view-round = Round { $n }
fief-view-aimed-at = A die is aimed at { $lord }: a 6 kills
fief-view-must-lose = { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } still to lose
fief-view-chances = Chances
fief-view-attackers-win = Attack wins
fief-view-defenders-win = Defence wins
fief-view-aim-alone = A family that has the King or the Queen and { $alone ->
        [one] one fief
       *[other] { $alone } fiefs
    } at the end of a turn wins.
fief-view-aim-pair = Two allied families win together if they have King and Queen between them and { $pair ->
        [one] one fief
       *[other] { $pair } fiefs
    }.
fief-view-aim-points = Every fifth turn money, titles, mitres and crowns are counted as points; after the last turn the largest sum wins.
fief-view-nobody-left = Nobody left
fief-view-attackers-fall-back = Attack falls back
fief-view-expected-losses = Losses on average: attack { $attackers }, defence { $defenders }
fief-view-exact = Exact, if nobody aims, asks for grace or gets help.
fief-view-sampled = Estimated from { $n ->
        [one] { $n } battle
       *[other] { $n } battles
    } played.
fief-view-left-empty = { $village } stays empty: whoever comes in takes it.
fief-view-brings = Brings { $sum } at each Revenues.
fief-view-chance-to-win = { $n }% to win
fief-view-ask-declare = At a gate you are bound to fight: { $villages }. { $attacks ->
        [0] Is there anything before that?
       *[other] Whom else do you attack?
    }
fief-view-left-walls = { $n ->
        [one] { $names } stays without anybody within: whoever comes in takes it.
       *[other] Nobody stays within: { $names }. Whoever comes in takes them.
    }{ $alone ->
        [1] {" "}End your moves all the same?
       *[0] {""}
    }
