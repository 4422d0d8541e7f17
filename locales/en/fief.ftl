# Fief.

# What can be wrong with the rule data.
fief-data-label = the name `{ $name }` cannot stand in orders: small letters, digits, `-` and `_` only, a letter first
fief-data-reserved = the name `{ $name }` means something else in orders
fief-data-same-initial = another lord’s name begins with the same letter as { $name }, and only the letter is on the piece
fief-data-family-order = in this place comes the family `{ $name }`: the seats have a fixed order
fief-data-too-many = there are { $found }; the most is { $most }
fief-data-too-few = there are { $found }; the fewest is { $least }
fief-data-region-small = the region has { $found ->
        [one] one village
       *[other] { $found } villages
    }; no title is for fewer than { $least }
fief-data-road = the road from `{ $from }` to `{ $to }` leads nowhere or is there twice
fief-data-village-apart = no road joins `{ $name }` to the rest of the kingdom
fief-data-area-apart = one cannot go between all villages of `{ $name }` without leaving it
fief-data-cut-village = without `{ $name }` the kingdom would fall apart
fief-data-gates-inside = { $found ->
        [one] only { $found } village
       *[other] only { $found } villages
    } of the region have a road out of it; { $wanted } are fairer
fief-data-gates-outside = the region can be entered from only { $found ->
        [one] { $found } village
       *[other] { $found } villages
    }; { $wanted } are fairer
fief-data-border-roads = { $found ->
        [one] only { $found } road leads
       *[other] only { $found } roads lead
    } out of the region; { $wanted } are fairer
fief-data-villages-close = `{ $one }` and `{ $other }` are drawn too close to each other
fief-data-road-close = the road passes too close by `{ $village }`
fief-data-roads-cross = the road crosses another: { $other }
fief-data-roads-angle = the road leaves its village too close to another: { $other }
fief-data-counter-values = the values must rise from 1, each a multiple of the one before
fief-data-no-such-counter = the family has no counter of { $value }
fief-data-sum = { $sum } is not a multiple of { $step }
fief-data-not-rising = the lines must rise; this one does not
fief-data-first-line = the first line must hold from { $from } on
fief-data-falls = a greater total must not remove less
fief-data-same-paint = another region has the same colour as `{ $name }`
fief-data-length = points are counted { $every ->
        [one] every turn
       *[other] every { $every } turns only
    }
fief-data-no-such-length = a length of { $turns } is not one of those in limits.ron

# Options of a match.
option-group-court = Court and fiefs
option-group-variants = Variants

# The game.
game-fief = Fief
    .hint = Three to six noble families strive for the throne: castles, taxes, marriages, plots and wars.
scenario-fief-kingdom = The kingdom
    .hint = The throne is empty. Every family begins with one village, one lord and a few soldiers.

# Figures of whole matches, for comparisons of rule data.
fief-figure-turns = Turns
fief-figure-fiefs = Fiefs with a lord
fief-figure-coronations = Coronations
fief-figure-weddings = Weddings
fief-figure-battles = Battles
fief-figure-winners = Winners
fief-figure-eliminated = Families eliminated

# Families, places, cards, goods.
fief-side-lily = House of the Lily
    .inside = the House of the Lily
fief-side-tower = House of the Tower
    .inside = the House of the Tower
fief-side-star = House of the Star
    .inside = the House of the Star
fief-side-crescent = House of the Crescent
    .inside = the House of the Crescent
fief-side-sword = House of the Sword
    .inside = the House of the Sword
fief-side-cross = House of the Cross
    .inside = the House of the Cross
fief-region = the region { $name }
fief-bishopric = the bishopric of { $name }
fief-card-lord = { $name }
    .hint = A lord or lady of your own: laid before you, the piece appears in one of your villages.
fief-card-darc = d’Arc
    .hint = For a single or widowed lady of yours without a title: she leads armies 3 villages far and strikes hard, but never marries.
fief-card-bishop = Bishop of { $name }
    .hint = For an unmarried man of yours: he becomes bishop. He votes and may take the tithe of his bishopric, but cannot marry or be King.
fief-card-tithe = Tithe
    .hint = On the bishopric of your bishop: at the next revenues he gets all that its mills and presses would have paid.
fief-card-taille = Taille
    .hint = On a fief of yours: at the next revenues each of its villages that no enemy holds pays a tax.
fief-card-plague = Plague
    .hint = On a region: half the soldiers in every village die, and each lord there throws a die for his life.
fief-card-escape = Escape
    .hint = Frees a prisoner, or all prisoners held in one place.
fief-card-assassination = Assassination
    .hint = Kills any lord on the board.
fief-card-justice = Justice
    .hint = Right after an assassination, even out of turn: a lord of the murderer’s family is condemned.
fief-card-bad-weather = Bad weather
    .hint = On a region: nobody moves or fights there until the sun comes out.
fief-card-sun = Sun
    .hint = Ends bad weather in a region.
fief-card-famine = Famine
    .hint = On a region: its mills and presses pay nothing until a good harvest.
fief-card-good-harvest = Good harvest
    .hint = Ends a famine in a region.
fief-card-revolt = Revolt
    .hint = In a region with a famine: rebels rise in a village, and you lead them.
fief-card-cardinal = Cardinal’s hat
    .hint = For a bishop: a cardinal alone can crown a King.
fief-building-castle = Castle
    .inside = a castle
fief-building-city = City
    .inside = a city
fief-building-mill = Mill
    .inside = a mill
fief-building-press = Press
    .inside = a press
fief-soldiers = Soldiers ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of soldiers
fief-rebels = Rebels ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of rebels

# What is asked.
fief-ask-start = { $seat }, in which village do you begin?
fief-ask-first-lord = { $seat }, which lord do you begin with?
fief-ask-claim = { $seat }, you have no lord: take one from the discard pile before it is shuffled?
fief-ask-cards = { $seat }, which cards do you play or discard?
fief-ask-place = { $seat }, where does { $lord } appear?
fief-ask-bestow = { $seat }, which lord receives the card { $card }?
fief-ask-lay = { $seat }, where do you lay the card { $card }?
fief-ask-kill = { $seat }, whom do you have assassinated?
fief-ask-justice = { $seat }, { $assassin } had a lord murdered. Do you answer with justice?
fief-ask-escape = { $seat }, whom do you free?
fief-ask-freed = { $seat }, { $lord } is free. To which village?
fief-ask-let-in = { $seat }, may { $lord } come to { $village }?
fief-ask-newcomer = { $seat }, do you give a title to { $lord }?
fief-ask-assign = { $seat }, which lord takes over { $area }?
fief-ask-prince = { $seat }, shall { $lord } be the Prince?
fief-ask-purchases = { $seat }, you have { $purse } écus. What do you buy?
    .closing = End my purchases
fief-ask-where = { $seat }, where do you put { $goods }?
fief-ask-capital = { $seat }, which village will be the capital of { $area }?
fief-ask-holder = { $seat }, which lord receives the title?
fief-ask-receiver = { $seat }, to which lord does the title of { $area } pass?
fief-ask-moves = { $seat }, your moves.
    .closing = End my moves
fief-ask-passage = { $seat }, may { $lord } enter { $village }?
fief-ask-toll = { $seat }, you may pass for { $amount } écus.
fief-ask-refused = { $seat }, { $lord } is refused entry to { $village }. Do you stay, or go to the gate and attack?
fief-ask-let-out = { $seat }, may { $lord } leave for { $village }?
fief-ask-declare = { $seat }, whom do you attack?
fief-ask-foe = { $seat }, whom do you attack in { $village }?
fief-ask-truce = { $seat }, { $guest } at the gate of { $village } offers peace: to come in as a guest.
fief-ask-retreat = { $seat }, { $guest } at the gate of { $village } offers to go back.
fief-ask-fight-next = { $seat }, which battle next?
fief-ask-yield = { $seat }, you are to be arrested in { $village }. Yield or resist?
fief-ask-stance = { $seat }, on whose side do you fight in { $village }?
fief-ask-take-on = { $seat }, { $guest } wants to fight on your side in { $village }.
fief-ask-mode = { $seat }, do you attack { $village } jointly?
fief-ask-sortie = { $seat }, does the garrison of { $village } come out to its reinforcements?
fief-ask-ready = { $seat }, the battle of { $village }: ready to fight?
fief-ask-grace = { $seat }, { $foe } asks for grace in { $village }.
fief-ask-share = { $seat }, { $points ->
        [one] one point is
       *[other] { $points } points are
    } lost in { $village }, and your share is { $share }. How many do you bear?
fief-ask-bear-rest = { $seat }, do you and the others bear { $points ->
        [one] the one point left
       *[other] the other { $points } points
    } in { $village }?
fief-ask-which-troops = { $seat }, { $points ->
        [one] one point is
       *[other] { $points } points are
    } lost in { $village }. How many from the guards?
fief-ask-which-guards = { $seat }, { $points ->
        [one] one point
       *[other] { $points } points
    } of guards lost in { $village }. How many from the King’s guard?
fief-ask-which-lord = { $seat }, which lord falls in { $village }?
fief-ask-keeper = { $seat }, who takes the captives in { $village }?
fief-ask-heir = { $seat }, whose is { $village } now?
fief-ask-install = { $seat }, do you enter { $village }?
fief-ask-claim-capital = { $seat }, you hold { $village } alone. Do you take its fief?
fief-ask-calm = { $seat }, does { $lord } try to calm the revolt?
fief-ask-plague-losses = { $seat }, the plague takes { $points ->
        [one] one point
       *[other] { $points } points
    }. How many from the guards?
fief-ask-plague-guards = { $seat }, the plague takes { $points ->
        [one] one point
       *[other] { $points } points
    } of guards in { $village }. How many from the King’s guard?

# What can be done.
fief-do-settle = Begin in { $target }
fief-do-take-lord = Begin with { $target }
fief-do-done = That is all
fief-do-play = Play the card { $target }
fief-do-discard = Discard the card { $target }
fief-do-claim-lord = Take { $target } from the discard pile
fief-do-place = Place in { $target }
fief-do-bestow = Give it to { $target }
fief-do-lay = Lay it on { $target }
fief-do-kill = Have { $target } assassinated
fief-do-condemn = Have { $target } condemned
fief-do-play-prince = Lay { $target } as Prince
fief-do-consent = Yes, he shall be Prince
fief-do-withhold = No
fief-do-free = Free { $target }
fief-do-free-all = Free all prisoners in { $target }
fief-do-return-to = Go to { $target }
fief-do-agree = Agree
fief-do-decline = Decline
fief-do-assign = Give the fief to { $target }
fief-do-buy = Buy { $target }
fief-do-put = Put it in { $target }
fief-do-elevate = Make { $target } a cardinal
fief-do-create-fief = Create the fief of { $target }
fief-do-capital = Make { $target } the capital
fief-do-invest = Give the title to { $target }
fief-do-move-title = Move the title of { $target }
fief-do-give-title = Give the title to { $target }
fief-do-grant = Give the title of { $target }
fief-do-lead = { $target } leads
fief-do-join = { $target } comes along
fief-do-escort = Take { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of soldiers along
fief-do-escort-spent = Take { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of those that have gone furthest
fief-do-leave = Leave { $target } here
fief-do-drop = Leave { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of soldiers here
fief-do-march = March to { $target }
fief-do-storm = Attack { $target } from the gate
fief-do-ask-passage = Ask to enter { $target }
fief-do-let-go = Let them out
fief-do-hold = Hold them
fief-do-admit = Let them in
fief-do-turn-away = Refuse
fief-do-grant-for = Let them in for { $target } hundred écus
fief-do-pay = Pay
fief-do-keep-purse = Do not pay
fief-do-stay = Stay
fief-do-force = Go to the gate and attack
fief-do-welcome = Always let { $target } pass
fief-do-bar = Never let { $target } pass
fief-do-hear = Let { $target } ask each time
fief-do-attack = Attack in { $target }
fief-do-arrest = Arrest guests in { $target }
fief-do-against = Against { $target }
fief-do-offer-peace = Offer peace at { $target }
fief-do-offer-retreat = Offer to go back from { $target }
fief-do-accept-truce = Accept
fief-do-reject-truce = Fight
fief-do-fight-at = Fight in { $target }
fief-do-yield = Yield
fief-do-resist = Resist
fief-do-join-attack = Join the attackers
fief-do-join-defence = Join the defenders
fief-do-stand-aside = Stand aside
fief-do-take-help = Take them on
fief-do-spurn = Without them
fief-do-jointly = Jointly
fief-do-separately = Separately
fief-do-sally = Come out
fief-do-keep-walls = Stay behind the walls
fief-do-fight = Fight
fief-do-ask-grace = Ask for grace
fief-do-surrender = Lay down arms
fief-do-aim = Aim a die at { $target }
fief-do-strike = Strike { $target }
fief-do-grant-life = Grant grace
fief-do-deny = Deny it
fief-do-bear = Bear { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
fief-do-bear-it = Bear them
fief-do-not-more = No more than the share
fief-do-lose-guards = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of guards
fief-do-lose-kings-guard = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of the King’s guard
fief-do-lose-lord = { $target } falls
fief-do-give-captives = The captives go to { $target }
fief-do-give-village = The village goes to { $target }
fief-do-enter = Enter
fief-do-remain = Stay outside
fief-do-claim = Take the fief
fief-do-waive = Leave it
fief-do-lead-rebels = Lead the rebels to { $target }
fief-do-calm-with = Try with { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of conviction
fief-do-forbear = Do not try
fief-do-bury-guards = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of guards
fief-do-bury-kings-guard = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } of the King’s guard

# What happened.
fief-log-start-roll = { $seat } rolled { $total } for the first choice.
fief-log-settled = { $seat } settled in { $village }.
fief-log-start-money = { $seat } begins with { $amount } écus.
fief-log-first-lord = { $lord } leads { $seat }.
fief-log-opened = The seats are taken; { $seat } has the first-player card.
fief-log-turn = Turn { $turn } begins with { $seat }.
fief-log-dealt = { $seat } drew { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
fief-log-claimed = { $seat } took { $lord } from the discard pile.
fief-log-reshuffled = The discard pile was shuffled into a new deck.
fief-log-discarded = { $seat } discarded the card { $card }.
fief-log-lord = { $lord } joined { $seat } in { $village }.
fief-log-bestowed = { $lord } received the card { $card }.
fief-log-laid = { $seat } laid the card { $card } on { $area }.
fief-log-assassinated = { $seat } had { $lord } assassinated.
fief-log-condemned = { $seat } answered with justice: { $lord } was condemned.
fief-log-prince = { $lord } is the Prince.
fief-log-consent = { $seat } agreed to the Prince.
fief-log-withheld = { $seat } did not agree to the Prince.
fief-log-escape = { $seat } played Escape.
fief-log-freed = { $lord } is free.
fief-log-returned = { $lord } went to { $village }.
fief-log-turned-away = { $seat } refused a freed lord entry to { $village }.
fief-log-died = { $lord } is dead.
fief-log-inherited = { $lord } holds { $area }.
fief-log-plague-soldiers = The plague in { $village }: { $seat } lost { $points ->
        [one] one point
       *[other] { $points } points
    } of soldiers.
fief-log-plague-dead = { $lord } died of the plague.
fief-log-plague-saved = { $lord } survived the plague.
fief-log-tithe = { $seat } received a tithe of { $amount } écus.
fief-log-walls = { $seat } received { $amount } écus from castles and cities.
fief-log-production = { $seat } received { $amount } écus from mills and presses.
fief-log-frozen = { $amount } écus were set aside for a captive lord.
fief-log-thawed = { $seat } received { $amount } écus that had been set aside.
fief-log-pension = { $seat } received a pension of { $amount } écus.
fief-log-taille = { $seat } received a taille of { $amount } écus.
fief-log-tax-over = The card { $card } on { $area } was discarded.
fief-log-bought = { $seat } bought { $goods } ({ $amount } écus).
fief-log-bought-for = { $seat } bought { $goods } for { $village } ({ $amount } écus).
fief-log-paid = { $seat } paid { $amount } écus.
fief-log-cardinal = { $lord } became a cardinal.
fief-log-fief = { $seat } created the fief of { $village } in { $area }; { $lord } holds it.
fief-log-title-moved = The title of { $area } passed to { $lord }.
fief-log-points = { $seat } noted { $points ->
        [one] one point
       *[other] { $points } points
    }.
fief-log-marched = { $points ->
        [-1] { $lord } went to { $village }.
        [0] { $lord } went to { $village }.
        [one] { $lord } went to { $village } with one point of soldiers.
       *[other] { $lord } went to { $village } with { $points } points of soldiers.
    }
fief-log-stormed = { $points ->
        [-1] { $lord } stands at the gate of { $village }.
        [0] { $lord } stands at the gate of { $village }.
        [one] { $lord } stands at the gate of { $village } with one point of soldiers.
       *[other] { $lord } stands at the gate of { $village } with { $points } points of soldiers.
    }
fief-log-marched-with = { $lord } went to { $village } with { $pieces }.
fief-log-stormed-with = { $lord } stands at the gate of { $village } with { $pieces }.
fief-log-admitted = { $seat } let them in.
fief-log-entry-refused = { $seat } refused them entry.
fief-log-let-out = { $seat } let them out.
fief-log-held = { $seat } did not let them out.
fief-log-toll = { $amount } écus of toll were paid.
fief-log-welcome = { $seat } lets { $guest } pass from now on.
fief-log-barred = { $seat } lets { $guest } pass no more.
fief-log-hears = { $guest } must ask { $seat } again.
fief-log-walked-in = { $seat } found { $village } deserted and entered.
fief-log-taken = { $village } belongs to { $seat }.
fief-log-fief-taken = { $seat } took the fief of { $area }.
fief-log-declared = { $seat } attacks { $foe } in { $village }.
fief-log-arrest = { $seat } arrests { $foe } in { $village }.
fief-log-truce = No battle with { $seat } in { $village }.
fief-log-no-truce = { $seat } must fight in { $village }.
fief-log-yielded = { $seat } yielded.
fief-log-disarmed = { $seat } gave up { $points ->
        [one] one point
       *[other] { $points } points
    } of soldiers.
fief-log-disarmed-of = { $seat } gave up { $pieces }.
fief-log-guard-gone = { $seat } gave up the royal guard that stood there.
fief-log-resisted = { $seat } resists.
fief-log-aside = { $seat } stands aside.
fief-log-helped = { $guest } fights on the side of { $seat }.
fief-log-spurned = { $seat } wants no help.
fief-log-jointly = { $seat } is for a joint attack.
fief-log-separately = { $seat } fights separately.
fief-log-sortie = { $seat } comes out to the reinforcements.
fief-log-behind-walls = { $seat } stays behind the walls.
fief-log-battle = The battle of { $village } begins.
fief-log-grace-asked = { $seat } asks for grace.
fief-log-surrender = { $seat } lays down arms.
fief-log-grace-granted = { $seat } grants it.
fief-log-grace-denied = { $seat } denies it.
fief-log-aim-hit = { $lord } was aimed at and killed.
fief-log-aim-missed = { $lord } was aimed at and missed.
fief-log-struck = { $seat }, strength { $strength }: total { $total }, so { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    } removed{ $guard ->
        [0] {""}
       *[other] , { $guard } of them for the royal guard
    }.
fief-log-losses = { $seat } lost { $points ->
        [one] one point
       *[other] { $points } points
    } of troops.
fief-log-rebels-lost = The rebels lost { $points ->
        [one] one point
       *[other] { $points } points
    }.
fief-log-fell = { $lord } fell.
fief-log-captured = { $lord } is a prisoner of { $captor }.
fief-log-passed-on = { $lord } is now a prisoner of { $captor }.
fief-log-dungeon = { $lord } was thrown into the King’s dungeon.
fief-log-won = { $seat } won in { $village }.
fief-log-nobody-left = Nobody is left of the battle of { $village }.
fief-log-fell-back = The attackers of { $village } fell back.
fief-log-wrecked = Mills and presses of { $village } were destroyed.
fief-log-uprising = { $village } rises: { $points ->
        [one] one point
       *[other] { $points } points
    } of rebels.
fief-log-rebels-marched = The rebels went to { $village }.
fief-log-rebels-won = The rebels won in { $village }.
fief-log-pillaged = Mills, presses and castle of { $village } were destroyed.
fief-log-seized = The rebels hold { $village }; its lord has lost the title.
fief-log-calmed = { $lord } calmed the revolt.
fief-log-not-calmed = { $lord } could not calm the revolt.
fief-log-revolt-over = The revolt is over.

# What a die was for.
fief-roll-start = first choice
fief-roll-plague = plague
fief-roll-uprising = uprising
fief-roll-calm = calming
fief-roll-aim = aim
fief-roll-battle = battle

# Why the match ended.
fief-end-points = The agreed number of turns has been played; points decide.
fief-end-cap = The last turn has been played; points decide.

# Why something may not be done.
refusal-fief-not_an_option = This cannot be chosen now: the lit places and the list of orders show what can.
    .F-3-03 = Only a village can be your first place.
    .F-5-14 = That lord’s card is not in the discard pile.
    .F-7-04 = This is not for sale.
    .F-8-03 = This lord leads the march already.
    .F-8-08 = This lord is in another place than the company, so he cannot come along.
    .F-8-14 = This family already has that standing permission, or is out of the game.
    .F-8-17 = You have no troop at that gate which could offer this; only those who came to storm can be called off, and they can go back only where they are still allowed to be.
    .F-9-03 = No battle waits in that place.
    .F-9-24 = Only a fighting lord of the enemy who takes part in this battle can be aimed at.
    .F-9-39 = Only troops without a lord can lay down arms; with a lord, ask for grace.
    .F-10-01 = That is not a region of which a fief could be made.
    .F-10-27 = The city must have a garrison first: buy soldiers for it, or call some from a village that you occupy.
    .F-11-01 = That cannot be offered: it is in the offer already, nobody is there to answer it, or the two of you have answered each other often enough in this round.
    .F-14-02 = Another cardinal has been agreed on to preside; all must name the same.
    .F-14-18 = Prisoners are sold only if the table plays with the surrender of lords.
    .F-17-02 = You can only name somebody who attacks you here on his own.
    .F-17-08 = Only one of those who have won here can be named.
refusal-fief-wrong_phase = This cannot be done at this point of the turn.
    .F-10-10 = Titles are moved only when a new lord is laid or in your go of purchases, as the table has agreed.
    .F-11-01 = This offer can only be a ransom: money for the freedom of a prisoner.
    .F-14-10 = The ransom is not fixed in this match; agree on it in an offer.
refusal-fief-already_chosen = Another family has chosen this already: take one that is still free.
refusal-fief-card_not_in_hand = That card is not in the hand.
refusal-fief-already_passed = You have played your cards for this turn; you can play again in the next.
refusal-fief-hand_limit = That would be too many cards in one hand: discard first, or exchange fewer.
refusal-fief-no_legal_target = There is nothing that this card or title could be used on now; a card can still be discarded.
refusal-fief-too_many_lords = The family has as many lords as it may have, prisoners included.
refusal-fief-no_place_for_lord = This lord cannot be placed there: choose a castle or city of yours, or without one a village that you or your ally occupy or that is free.
    .F-9-35 = Rebels hold this village: choose another.
refusal-fief-not_your_lord = This is not a lord of your own on the board.
    .F-11-03 = Only lords on the board marry.
    .F-12-04 = The King’s guard is bought only by the family of the King or the regent.
    .F-12-09 = The Queen’s guard is bought only by the family of the Queen.
    .F-14-04 = Only a lord on the board can become bishop.
    .F-14-11 = The ransom of this lord is not yours to pay.
    .F-16-03 = D’Arc is for a woman of your own family on the board.
    .F-16-05 = A bishop’s card is for a man of your own family on the board.
refusal-fief-lord_is_married = This lord is married: the card is for somebody single or widowed.
refusal-fief-woman_is_titled = She has a title or is Queen: d’Arc is for a woman without either.
refusal-fief-lord_not_male = Only a man can receive this.
refusal-fief-already_bishop = He is a bishop already, and nobody has two bishoprics.
refusal-fief-lord_is_royal = Neither the King nor the Prince can be a bishop.
refusal-fief-lord_is_prisoner = This lord is a prisoner and must be freed first.
    .F-9-31 = A prisoner leads nobody; he can be taken along by the lords of his captor.
    .F-10-11 = A prisoner keeps his titles: his own family cannot take them.
    .F-10-30 = A prisoner inherits only if no free lord of the family is left.
    .F-12-10 = A royal prisoner buys no guards; once free, he or she can.
refusal-fief-needs_bishop = A tithe needs a free bishop of your own in that bishopric.
refusal-fief-tax_already_played = This tax has been played there in this turn; try another place or the next turn.
refusal-fief-needs_titled_lord = A taille needs a free lord of your own who holds that fief.
refusal-fief-region_already_affected = Such a card lies on this region already; choose another region.
refusal-fief-no_assassination = Justice can be played only right after an assassination.
refusal-fief-condemned_is_immune = The King, the regent and the Prince cannot be condemned; another lord of that family can.
refusal-fief-captor_may_not_kill = This is your own prisoner, and you may not have a prisoner of yours killed.
refusal-fief-no_prisoner_there = There is no prisoner here who could be freed.
refusal-fief-no_famine = A revolt breaks out only in a region with a famine.
refusal-fief-revolt_in_progress = A revolt is under way already, and there is only one at a time.
refusal-fief-prince_exists = There is a Prince already, and there is only one.
refusal-fief-royal_consent_missing = A Prince needs a King and a Queen, and both must agree.
    .F-14-12 = No Prince can be laid while the Queen is a prisoner.
refusal-fief-already_asked = You have been refused there in this turn and cannot ask again.
    .F-9-28 = Grace has been refused in this round; you can ask again before the next.
    .F-9-35 = You have been refused there: choose another village.
    .F-14-04 = That family has refused: name another lord.
refusal-fief-not_enough_money = There is not enough money in the purse for this.
refusal-fief-counter_stock_empty = The counters do not go so far: with the stock and those on the board, this cannot be laid.
    .F-12-04 = The King’s guard is complete.
    .F-12-09 = The Queen’s guard is complete.
    .F-7-09 = All the rebels are on the board already.
refusal-fief-building_stock_empty = None of these buildings is left in the stock.
refusal-fief-village_not_controlled = You need a village of your own here, without enemies in it and, outside your fiefs, with a piece of yours.
    .F-10-27 = You have no soldiers there who could be called.
refusal-fief-village_has_castle = There is a castle or city here already, and a village has only one.
refusal-fief-production_full = This village has as many mills and presses as it can have; build in another.
refusal-fief-bad_muster_place = New soldiers are placed in your own castles and cities or beside a free lord of yours.
    .F-7-13 = Enemies are inside these walls: no new soldiers, unless a free lord of yours is there too.
refusal-fief-no_revolt = There is no revolt, so nobody can have rebels.
refusal-fief-needs_bishop_rank = This needs a bishop or cardinal: nobody else can do it.
    .F-15-05 = Only a bishop can become a cardinal.
refusal-fief-already_cardinal = He is a cardinal already.
refusal-fief-no_cardinal_left = All the cardinals’ hats have been given.
refusal-fief-region_not_occupied = You need a piece of your own in every village of the region, as its only occupant.
refusal-fief-no_castle_in_region = You need a castle of your own in the region; buy one first.
refusal-fief-title_taken = Another lord has this title; it can only be taken with the capital of the fief.
refusal-fief-capital_needs_castle = The capital must be a village of this region in which you have a castle.
refusal-fief-keeps_lower_title = He must keep a title of the same or a higher rank for himself.
refusal-fief-not_in_company = This lord does not march with the company, so he cannot be left behind.
refusal-fief-needs_leader = Soldiers and prisoners move only with a lord of yours: choose one to lead.
refusal-fief-note_turn = A note falls due in this turn or one of the next thirty.
refusal-fief-note_is_empty = The note says nothing yet: name a sum or a promise first.
refusal-fief-no_such_note = There is no such note of yours to close here; one known to the two is closed where others do not look.
refusal-fief-no_steps_left = They have gone as far as they can in this turn.
    .F-8-06 = The third village is only for those who march with d’Arc.
    .F-16-36 = The rebels have met an occupied village: they stop and must fight.
refusal-fief-bad_weather_here = Bad weather: nobody moves or fights here until a sun is played.
refusal-fief-no_road = No road leads there from here: go from village to village along the roads.
    .F-8-26 = From a gate a troop can only go back along its own road, unless it is let in.
refusal-fief-road_held_by_attacker = An attacker stands at the gate on this road; take another road.
refusal-fief-needs_permission = Somebody else occupies this village: ask to be let in, or attack it from the gate.
    .F-16-36 = Rebels hold this village, and they let nobody in: attack them from the gate.
refusal-fief-not_let_out = The occupant of these walls has not let you out in this turn.
refusal-fief-prisoner_needs_guard = A prisoner may not be left without a piece of his captor: leave a soldier or a lord with him.
    .F-14-18 = A prisoner is kept in a village where you have a piece to guard him.
refusal-fief-nobody_to_attack = There is nobody here whom you could fight.
    .F-8-21 = There are no guests here whom you could arrest.
refusal-fief-bad_amount = This number is not possible here.
    .F-8-07 = There are not so many soldiers with the company.
    .F-8-08 = There are not so many soldiers here who can still march.
    .F-8-14 = The price must be a number of whole hundreds of écus that the guest can pay.
    .F-11-01 = Money changes hands in whole hundreds of écus, at least one.
    .F-14-03 = Bids go up in whole hundreds of écus.
refusal-fief-bound_to_fight = Those who came to the gate must fight, unless both sides agree to call it off.
refusal-fief-no_grace_from_rebels = Rebels give no grace and take no prisoners.
refusal-fief-no_fighting_lord = You have no lord here for whom you could ask.
refusal-fief-cannot_aim_behind_walls = A lord behind walls cannot be aimed at.
refusal-fief-too_many_aim_dice = All your dice aim already.
refusal-fief-loss_mismatch = That is not what has to be lost: soldiers and guards first, lords after them, as many points as the dice took.
    .F-17-01 = You can bear no fewer than your share demands and no more than you have here.

# The court: chapters 10 to 15.
fief-log-eliminated = { $seat } has neither lord nor soldier left and is out of the game.
fief-log-purse-to-bank = The purse of { $seat } went to the bank: { $amount } écus.
fief-log-aside-to-bank = { $amount } écus that had been set aside went to the bank.
fief-log-title-to-bank = The title of { $area } went back to the bank.
fief-log-rebels-pass = { $seat } leads the rebels from now on.
fief-log-new-king = { $lord }, the Prince, is King.
fief-log-regent = { $lord } is regent.
fief-log-of-age = { $lord } rules in full.
fief-log-queen = { $lord } is Queen.
fief-log-queen-no-more = { $lord } is no longer Queen.
fief-log-crowned = { $lord } was crowned King.
fief-end-alone = The King or the Queen and enough fiefs: a family has won alone.
fief-end-pair = The King, the Queen and enough fiefs: two allied families have won together.
fief-end-shared = Several families have reached the goal in the same turn.
fief-end-last = One family alone is left.
fief-end-nobody = No family is left.
fief-kings-guard = King’s guard ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of the King’s guard
fief-queens-guard = Queen’s guard ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of the Queen’s guard
fief-ask-royal-gift = { $seat }, to which lord do you give { $area }?
fief-ask-garrison = { $seat }, which garrison do you put into { $village }?
fief-ask-offers = { $seat }, do you make an offer? You have { $offers } left in this round.
fief-ask-compose = { $seat }, what do you offer { $partner }, and what do you ask for?
fief-ask-match = { $seat }, whom shall { $lord } marry?
fief-ask-answer = { $seat }, { $partner } makes you an offer. Your answer?
fief-ask-write-note = { $said ->
        [0] { $seat }, a note with { $partner }: who owes?
       *[1] { $seat }, the note says: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }{ $until ->
        [0] {""}
       *[other] , until turn { $until }
    }.
    }
fief-ask-note = { $seat }, a note: { $debtor } owes { $creditor } until turn { $until }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }. Nothing enforces it. Do you agree to it?
fief-ask-nominate = { $seat }, the throne is empty. Whom do you present?
fief-ask-vote = { $seat }, to whom do you give your { $votes ->
        [one] vote
       *[other] { $votes } votes
    }?
fief-ask-crown = { $seat }, do your churchmen crown { $lord }?
fief-ask-sale = { $seat }, shall the card { $card } be sold? Which cardinal presides?
fief-ask-bid = { $seat }, what do you bid for the card { $card }? At least { $least } écus.
fief-ask-name-bishop = { $seat }, who receives the card { $card }?
fief-ask-accept-mitre = { $seat }, may { $lord } become bishop?
fief-ask-keep-at = { $seat }, where do you keep { $lord }?
fief-do-bestow-fief = Give the fief to { $target }
fief-do-raise = Buy { $target } for the garrison
fief-do-call-from = Call soldiers from { $target }
fief-do-negotiate = Make an offer to { $target }
fief-do-note = Write a note with { $target }
    .hint = A loan or a promise, written down. Nothing enforces it; the two are reminded when it falls due.
fief-do-note-owed-by = Owed by { $target }
fief-do-note-sum = { $target } écus
fief-do-note-votes = Votes
fief-do-note-passage = Passage
fief-do-note-peace = Peace
fief-do-note-alliance = An alliance
fief-do-note-other = What you have told each other
fief-do-note-until = Until turn { $target }
fief-do-note-offer = Offer the note for all to see
fief-do-note-offer-in-private = Offer it in private
fief-do-note-drop = Write no note
fief-do-note-accept = Agree
fief-do-note-decline = Decline
fief-do-note-kept = Close note { $target }: kept
fief-do-note-forgiven = Close note { $target }: forgiven
fief-do-note-broken = Close note { $target }: broken
fief-do-pass = Make no offer
fief-do-give-money = Give { $target } écus
fief-do-ask-money = Ask for { $target } écus
fief-do-give-card = Give the card { $target }
fief-do-ask-card = Ask for the card { $target }
fief-do-give-freedom = Release { $target }
fief-do-ask-freedom = Ask for the release of { $target }
fief-do-give-captive = Hand over { $target }
fief-do-ask-captive = Ask for { $target } as a prisoner
fief-do-betroth = A marriage for { $target }
fief-do-betroth-to = With { $target }
fief-do-propose = Make the offer before all
fief-do-propose-in-private = Make the offer in private
fief-do-break-off = Make no offer after all
fief-do-accept = Accept
fief-do-counter = Answer with an offer
fief-do-nominate = Present { $target }
fief-do-vote = Vote for { $target }
fief-do-abstain = Abstain
fief-do-crown = Crown him
fief-do-deny-crown = Do not crown him
fief-do-preside = Sell it; { $target } presides
fief-do-no-sale = No sale
fief-do-bid = Bid { $target } écus
fief-do-drop-out = Bid no more
fief-do-name = Name { $target }
fief-do-discard-mitre = Discard the card
fief-do-take-mitre = Accept the mitre
fief-do-decline-mitre = Decline the mitre
fief-do-pay-ransom = Pay the ransom of { $target }
fief-do-keep = Keep in { $target }
fief-log-estate = { $seat } has the fiefs of { $family }.
fief-log-cleared = { $seat } lost { $points ->
        [one] one point
       *[other] { $points } points
    } of soldiers in { $area } with the fief.
fief-log-cleared-of = { $seat } lost { $pieces } in { $area } with the fief.
fief-log-raised = { $seat } bought { $goods } for the garrison of { $village } ({ $amount } écus).
fief-log-called = { $seat } called { $points ->
        [one] one point
       *[other] { $points } points
    } of soldiers from { $from } to { $village }.
fief-log-called-of = { $seat } called { $pieces } from { $from } to { $village }.
fief-log-offer = { $seat } made { $partner } an offer.
fief-log-offer-money = { $seat } offers { $amount } écus.
fief-log-ask-money = { $seat } asks for { $amount } écus.
fief-log-offer-card = { $seat } offers the card { $card }.
fief-log-ask-card = { $seat } asks for the card { $card }.
fief-log-offer-some-card = { $seat } offers a card.
fief-log-ask-some-card = { $seat } asks for a card.
fief-log-offer-freedom = { $seat } offers to release { $lord }.
fief-log-ask-freedom = { $seat } asks for the release of { $lord }.
fief-log-offer-captive = { $seat } offers { $lord } as a prisoner.
fief-log-ask-captive = { $seat } asks for { $lord } as a prisoner.
fief-log-offer-wedding = { $seat } proposes a marriage of { $lord } with { $spouse }.
fief-log-accepted = { $seat } accepted the offer of { $partner }.
fief-log-note = Note { $number }: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-due = Note { $number } falls due: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-kept = Note { $number } is closed, it was kept: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-forgiven = Note { $number } is closed, it is forgiven: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-broken = Note { $number } is closed, it was broken: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-void = Note { $number } is void, a family is out of the game: { $debtor } owes { $creditor }: { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, until turn { $until }.
fief-log-note-declined = { $seat } declined a note of { $partner }.
# What a note is about.
fief-note-nothing = nothing yet
fief-note-sum = money
fief-note-votes = votes
fief-note-passage = passage
fief-note-peace = peace
fief-note-alliance = an alliance
fief-note-other = what they have told each other
fief-log-deal-paid = { $seat } received { $amount } écus.
fief-log-card-passed = { $seat } gave { $partner } the card { $card }.
fief-log-wedding = { $lord } and { $spouse } are married.
fief-log-nominated = { $seat } presented { $lord } for the throne.
fief-log-voted = { $seat } gave { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } to { $lord }.
fief-log-abstained = { $seat } abstained with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
fief-log-no-result = The ballot had no result.
fief-log-elected = { $lord } was elected.
fief-log-crowning = The churchmen of { $seat } take part in the coronation.
fief-log-not-crowning = The churchmen of { $seat } do not take part in the coronation.
fief-log-not-crowned = Not enough churchmen were willing; the throne stays empty.
fief-log-sale-agreed = { $seat } agreed to the sale of the mitre; { $lord } presides.
fief-log-no-sale = { $seat } did not agree to the sale of the mitre.
fief-log-bid = { $seat } bid { $amount } écus.
fief-log-dropped-out = { $seat } bids no more.
fief-log-sold-mitre = { $seat } bought the mitre for { $amount } écus.
fief-log-mitre-share = { $seat } received { $amount } écus as the cardinal’s share.
fief-log-mitre-declined = { $seat } declined the mitre.
fief-log-mitre-discarded = The card { $card } was discarded.
fief-log-ransom = { $seat } paid a ransom of { $amount } écus for { $lord }.
fief-log-ransom-paid = { $seat } received a ransom of { $amount } écus.
fief-log-sold = { $seat } took over { $lord } as a prisoner.
fief-log-kept = { $lord } is kept in { $village }.
fief-log-forfeit = { $seat } paid no ransom: all its prisoners die.
refusal-fief-already_married = One of the two is married already.
refusal-fief-below_minimum_bid = That bid is too low: bid at least the sum named in the question.
refusal-fief-child_king = A King does not marry as long as a regent governs for him.
refusal-fief-is_clergy = A bishop or cardinal does not marry.
refusal-fief-is_darc = The woman with the card d’Arc never marries.
refusal-fief-lord_is_titled = This lord has a title: the bought mitre is for somebody without one.
refusal-fief-mother_and_son = The Queen mother does not marry her own son.
refusal-fief-needs_man_and_woman = A marriage is between a man and a woman.
refusal-fief-not_allied = Cards change hands only between allies; a marriage makes allies.
refusal-fief-not_eligible = A candidate is a free man with a title who is no bishop, presented by his own family.
    .F-11-17 = He is not one of the candidates of this ballot.
refusal-fief-one_candidate_only = You have presented a candidate already; each family has one.
refusal-fief-presiding_family_excluded = No lord of the family whose cardinal presides can be named.
refusal-fief-presiding_seat_cannot_bid = Your cardinal presides over the sale, so you do not bid.
refusal-fief-promise_not_enforceable = An offer needs something that changes hands at once; a promise alone cannot be offered.
refusal-fief-same_family = Both are of one family; a marriage joins two.
refusal-fief-third_alliance = A family can be allied with one other only, and one of these two is allied already.
refusal-fief-throne_taken = There is a King; nobody is elected before his death.
refusal-fief-votes_not_splittable = All your votes go to one candidate, and you have given them.
fief-log-kings-guard = The King’s guard: { $points ->
        [0] none
        [one] one point
       *[other] { $points } points
    }.
fief-log-queens-guard = The Queen’s guard: { $points ->
        [0] none
        [one] one point
       *[other] { $points } points
    }.

# Options.
option-fief-mode = Game
    .hint = The normal game ends with a King and enough fiefs; the points game after an agreed number of turns. Automatic: points with three families.
choice-fief-mode-Auto = Automatic
choice-fief-mode-Normal = Normal game
choice-fief-mode-Points = Points game
option-fief-points_turns = Turns of the points game
    .hint = After how many turns the points game ends.
option-fief-starting_lord = First lord
    .hint = Whether each family draws its first lord or chooses him.
choice-fief-starting_lord-Draw = Drawn
choice-fief-starting_lord-Choose = Chosen
option-fief-seating = Seating
    .hint = Who sits to whose left: in the order of the list, or around the board by the villages chosen.
choice-fief-seating-SeatList = By the list
choice-fief-seating-ByVillage = By village
option-fief-counter_model = Counters
    .hint = Whether counters are changed freely or lie as they were laid.
choice-fief-counter_model-Representable = Free change
choice-fief-counter_model-Literal = As laid
option-fief-bank = Bank
    .hint = Whether the bank can run dry.
choice-fief-bank-Unlimited = Never dry
choice-fief-bank-Notes = The notes in the box
option-fief-secret_purse = Secret purses
    .hint = Only you see what is in your purse.
option-fief-fog = Hidden stacks
    .hint = Other families do not see how strong your stacks are.
option-fief-turn_cap = Last turn
    .hint = The match ends after this turn by points; 0: it has no last turn.
option-fief-over_18 = Totals beyond the table
    .hint = What a total of more than 18 does: the table goes on, or it stays at its last column.
choice-fief-over_18-Extend = The table goes on
choice-fief-over_18-Clamp = As 18
option-fief-darc_needs_loss_die = d’Arc needs a loss die
    .hint = Her bonus counts only if at least one die of her side is rolled for losses.
option-fief-separate_all_strike = All separate attackers strike
    .hint = Attackers who fight separately all strike the defender each round.
option-fief-rescue_frees_own = Rescued prisoners live
    .hint = Prisoners whose guards die in a battle that their own family wins are freed instead of dying.
option-fief-toll = Toll
    .hint = A permission to pass may have a price.
option-fief-call_off_by_consent = Attacks at the gate may be called off
    .hint = A battle at the gate is not fought if both sides agree.
option-fief-max_rounds = Most rounds of a battle
    .hint = After so many rounds the attackers fall back.
option-fief-ransom_phase = Ransom
    .hint = When a ransom may be paid.
choice-fief-ransom_phase-Negotiations = In the negotiations
choice-fief-ransom_phase-OwnGo = In one’s own go
option-fief-prisoner_may_marry = Prisoners may marry
    .hint = A prisoner may be married by proxy.
option-fief-title_transfer = Moving titles
    .hint = When a title may pass to another lord of the family.
choice-fief-title_transfer-Both = With a new lord and in purchases
choice-fief-title_transfer-NewLord = With a new lord only
choice-fief-title_transfer-Purchases = In purchases only
option-fief-occupied_fief_village_pays = Villages held by enemies pay
    .hint = An enemy in a village of a fief stops its taille, but not its buildings.
option-fief-prince_family = The Prince’s family
    .hint = To which family the Prince belongs.
choice-fief-prince_family-King = The King’s
choice-fief-prince_family-LayingSeat = The one that laid him
option-fief-kings_guard_to_regent = The King’s guard after his death
    .hint = When the guard passes to the regent.
choice-fief-kings_guard_to_regent-WithHeir = Only with a Prince
choice-fief-kings_guard_to_regent-Always = Always
option-fief-queen_mother_keeps_title = The Queen mother stays Queen
    .hint = She keeps title, pension and guard until the new King marries.
option-fief-calm_before_uprising = Calming before the uprising
    .hint = A bishop in the village may try to calm a revolt before the first battle.
option-fief-plague_hits_rebels = Plague strikes rebels
    .hint = The plague halves rebels too.
option-fief-bishop_sale = Sale of mitres
    .hint = The mitre of a dead bishop may be auctioned.
option-fief-crowded_income = Crowded villages do not produce
    .hint = With too many pieces in a village its mills and presses pay nothing.
option-fief-crowded_plague = Plague by crowds
    .hint = The more pieces there are in a village, the worse the plague.
option-fief-crowded_counts = What counts as a piece
    .hint = Whether crowds are counted by points or by counters.
choice-fief-crowded_counts-Points = Points
choice-fief-crowded_counts-Counters = Counters
option-fief-surrender = Surrender must be accepted
    .hint = A lord who asks for grace must be taken prisoner.

# Why the program does what it does.
fief-thought-ahead-won = played on in thought, this wins the match more often, or loses it less often.
fief-thought-ahead-fiefs = played on in thought, this leads to more fiefs.
fief-thought-ahead-crowns = played on in thought, this leads to a crown more often.
fief-thought-ahead-votes = played on in thought, this brings more votes.
fief-thought-ahead-lords = played on in thought, this makes its lords stronger – more of them, free, or with mitre or hat.
fief-thought-ahead-soldiers = played on in thought, this leaves more soldiers.
fief-thought-ahead-villages = played on in thought, this leads to more villages.
fief-thought-ahead-wealth = played on in thought, this brings more money.
fief-thought-ahead-goal = played on in thought, this comes closer to victory.
fief-thought-ahead-rivals = played on in thought, this hurts its rivals most.
fief-thought-ahead-ally = played on in thought, this wins it an ally, or serves the one it has.
fief-thought-none = an order without thinking (the easy level does so now and then).
fief-thought-whatever = nothing here serves it; one is as good as another.
fief-thought-start = a small region without rivals, with many roads.
fief-thought-first-lord = a man first – he can become King.
fief-thought-claim = without a lord nothing moves.
fief-thought-prince = an heir for the crown.
fief-thought-lord = one lord more – another who can lead, marry and hold a title.
fief-thought-bishop = a bishop votes, taxes and crowns.
fief-thought-darc = her army goes further and strikes harder.
fief-thought-tax = the tax brings enough by now.
fief-thought-relief = it was its own land, or its army, that suffered.
fief-thought-escape = a captive lord is worth the card.
fief-thought-kill = against whoever is nearest victory.
fief-thought-harm = it hurts its rivals more than itself.
fief-thought-weather = it holds up an army that threatens a capital of its own.
fief-thought-discard = of no use now; another card may be.
fief-thought-justice = the assassin’s family pays with its best lord.
fief-thought-holder = rather a lord who gains a vote by it, or a man who can be King.
fief-thought-weakest = neither it nor its ally has a lord left – it goes to the family furthest from victory.
fief-thought-spread = titles on more lords are more votes.
fief-thought-fief = a fief – income, a vote, a step towards victory.
fief-thought-cardinal = a cardinal alone can crown its candidate.
fief-thought-castle = the region is all its own – a castle makes it a fief.
fief-thought-castle-begun = it holds most of the region already – a castle is the next step to a fief.
fief-thought-garrison = too few soldiers stand behind some of its walls.
fief-thought-inherited = an inherited city needs a garrison.
fief-thought-mill = it pays for itself in a few turns.
fief-thought-soldiers = the rest of the purse arms its lords.
fief-thought-ransom = so that a lord of its own is free again.
fief-thought-price = for enough money the captive may go.
fief-thought-alliance = a marriage with a family that makes a good ally.
fief-thought-dowry = for this marriage it wants to be paid.
fief-thought-deal = the exchange is worth it.
fief-thought-refuse = the offer is not good enough for it.
fief-thought-counter = for a better price, yes.
fief-thought-gift = its ally has more use for the card.
fief-thought-candidate = its own or allied candidate for the throne.
fief-thought-against-leader = so that a family well on its way does not win.
fief-thought-no-crown = it crowns nobody but friends.
fief-thought-occupy = { $village } lies free, and is worth holding.
fief-thought-march = in { $village } its people are safer, or nearer to what it wants.
fief-thought-admit = here they can do it no harm.
fief-thought-turn-away = from there they could take a capital or a whole region, or its own troops nearby are too weak.
fief-thought-cede = its ally needs { $village } for a fief.
fief-thought-storm = taking { $village } is worth the risk.
fief-thought-storm-capital = with the capital { $village } falls the whole fief.
fief-thought-rebels = the rebels march against its rivals.
fief-thought-attack = it will very probably win there.
fief-thought-truce = better than a battle that it might lose.
fief-thought-help = it stands by its ally.
fief-thought-sortie = together outside they hold out more often than behind the walls.
fief-thought-grace = the battle is lost, the lords need not be.
fief-thought-aim = one die for King or Queen, or a titled lord of the leading family.
fief-thought-mercy = a captive brings a ransom, a dead lord nothing.
fief-thought-calm = the bishop will probably be heard, or too much is at stake.
fief-thought-hat = the bishop who is worth most to it.
fief-thought-keep-site = its soldiers can best keep walls there.
fief-thought-site = the safest place that it has.
fief-thought-muster = a lord is there to lead them, or most of its soldiers.
fief-thought-no-deal = there is nothing more that both would want.
fief-thought-abstain = no candidate serves it.
fief-thought-no-mitre = no man can be spared for the mitre, or it costs too much.
fief-thought-guarded = the strongest guard.
fief-thought-place = behind walls, or with soldiers whom nobody leads.
fief-thought-capital = most soldiers are there to hold it.
fief-thought-foe = of its rivals there the one furthest from victory.
fief-thought-no-truce = it will probably win.
fief-thought-no-guests = no rival is let in while there is hope.
fief-thought-first-fight = it begins where it is strongest.
fief-thought-resist = there is still hope, or no lord to save.
fief-thought-aside = no ally of its own is in this fight, or one is on both sides.
fief-thought-friend = they are its allies.
fief-thought-no-friend = they are not its allies, and may turn on it.
fief-thought-walls = outside it would hold out no better.
fief-thought-fight = nothing more to gain before the dice are thrown.
fief-thought-strike = of its foes the one that is nearest to falling.
fief-thought-least = what is worth least falls first.
fief-thought-bear = it takes over what the others do not bear.
fief-thought-spoils = what it has won it keeps.
fief-thought-forbear = too unlikely for what it costs.
fief-thought-no-prince = a Prince would only serve the crown of others.
fief-thought-let-go = guests may always leave.
fief-thought-stay = to force the way would mean a battle.
fief-thought-toll = the way is worth the toll.
fief-do-refuse = Refuse
fief-log-refused = { $seat } refused the offer of { $partner }.
