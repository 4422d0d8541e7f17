# The modules of the ancient battle: units of their own, what is bought for them, their orders.
ancients-kind-general = General { $strength }
ancients-kind-shock = Shock cavalry { $strength }
ancients-kind-horse_archers = Horse archers { $strength }
ancients-unit-general = { $side }’s general { $strength }
ancients-unit-shock = { $side }’s shock cavalry { $strength }
ancients-unit-horse_archers = { $side }’s horse archers { $strength }
ancients-upgrade-impact = { $unit }: impact
    .short = Impact
ancients-upgrade-tie_victory = { $unit }: tie victory
    .short = Tie victory
ancients-upgrade-attack_right = { $unit }: right to attack
    .short = Right to attack

ancients-ask-assault = { $seat }, { $unit } leads the assault: where to, and against whom?
ancients-ask-stand = { $seat }, { $unit } can let beaten units stand. Which one?

ancients-do-assault = Assault led by { $target }
ancients-do-let-stand = Let { $target } stand
ancients-do-give-ground = Let them retreat

ancients-log-bought = { $seat } bought { $unit }.
ancients-log-given-back = { $seat } gave back { $unit }.
ancients-log-assault = { $unit } ordered an assault led by { $lead }.
ancients-log-assault-bonus = The attackers led by { $unit } make an assault: +{ $n }.
ancients-log-tie-victory = { $unit } and whoever attacks with it win ties: the attack is won by 1.
ancients-log-stand = { $unit } let { $loser } stand: it does not retreat.

ancients-view-assault-bonus = Assault
ancients-view-assault-imposed = The target cannot refuse: a general orders the assault.
ancients-view-impact = The target cannot refuse: it is charged.
ancients-view-wins-ties = A tie counts as won by 1.
ancients-view-commands = commands { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } around
ancients-view-needs-attack-right = no attack of its own
ancients-view-has-impact = impact: no refusal after one hex
ancients-view-has-tie-victory = wins ties when attacking
ancients-view-has-attack-right = may attack alone and lead
ancients-view-bought = { $name } ({ $does })
ancients-view-bears = Bought for it
ancients-view-general-commands = He can still order an assault, or let a beaten unit stand.
ancients-view-general-spent = Activated: he gives no order in this turn.

option-ancients-stand_covers = A stand order covers
    .hint = Whether a general’s stand order covers both losers of a double attack or one of them.
choice-ancients-stand_covers-Both = Both losers
choice-ancients-stand_covers-One = One loser

refusal-ancients-general_activated = The general is activated: he gives no more orders in this turn.
    .N-12-07 = A general who fights in this combat lets nobody stand.
refusal-ancients-out_of_command = The general’s orders do not reach so far: they have to reach both the lead and the support.
refusal-ancients-combat_imposed = The combat is imposed by a charge: it must be fought.
    .N-12-05 = A general has ordered this assault: the combat must be fought.
refusal-ancients-attack_right_missing = These horse archers have no right to attack: they may only support a double attack.
    .N-14-03 = These horse archers have no right to attack: they do not move into contact unless they support.

# Terrain and stakes.
ancients-terrain-forest = Forest
ancients-terrain-hill = Hill
ancients-terrain-brush = Brush
ancients-stakes = Stakes
ancients-bars-mounted = mounted units

ancients-ask-marker = { $seat }, where do you place a marker ({ $marker })? You may take another one.
ancients-ask-stakes = { $seat }, where do you set stakes? { $n ->
        [one] One is left.
       *[other] { $n } are left.
    }

ancients-do-lay = Place the marker at { $target }
ancients-do-take-marker = Take the marker: { $target }
ancients-do-set-stakes = Set stakes at { $target }
ancients-do-take-stakes = Take back the stakes at { $target }
ancients-do-restore = Restore the stakes
ancients-do-remove = Remove the stakes

ancients-log-marker = { $seat } placed a marker at { $hex }: { $marker }.
ancients-log-stakes-set = { $seat } set stakes at { $hex }.
ancients-log-stakes-turned = { $seat }’s stakes at { $hex } were turned over.
ancients-log-stakes-restored = { $seat } restored the stakes at { $hex }.
ancients-log-stakes-removed = { $seat } removed the stakes at { $hex }.
ancients-log-height = { $unit } fights from a height: +{ $n }.
ancients-log-stakes-defend = The stakes hinder { $unit }: { $n }.

ancients-view-height = From a height
ancients-view-stakes = Stakes
ancients-view-shot-cover = Cover
ancients-view-stakes-do = hinder whoever attacks their occupant; set on plain
ancients-view-ground-bars = Closed to { $units }.
ancients-view-ground-hides = Nobody shoots over it.
ancients-view-ground-cover = A shot at a unit on it has { $n }.
ancients-view-ground-over = Archers on it shoot over friends without a modifier.
ancients-view-ground-height = A side that alone stands on such terrain has +{ $n } in combat.
ancients-view-ground-one-hex = Entered and left by moves of one hex.
ancients-view-stakes-active = { $side }’s stakes, active: they hinder whoever attacks its unit here, and mounted units do not enter.
ancients-view-stakes-turned = { $side }’s stakes, turned over: they have no effect until an occupant restores them.

refusal-ancients-forest_barred = This terrain is closed to the unit.
    .N-17-12 = The maquis here is marked as forest: mounted units neither pass over it nor flee there.
    .N-18-02 = Neither mounted units nor elite nor elephants lie in ambush.
refusal-ancients-stakes_barred = Mounted units and elephants do not enter active stakes, nor stand on stakes that are set.
    .N-17-30 = Mounted units and elephants do not restore stakes.
refusal-ancients-marker_on_flight_hex = No marker lies on maquis.
    .N-17-06 = No stakes are set on maquis.
    .N-18-15 = A forest on maquis takes no token.
refusal-ancients-marker_outside_zone = Markers lie on plain between the camps, not beside one of them.
    .N-17-06 = Stakes are set on plain of your own zone.
    .N-18-01 = Tokens lie in the forests of your own half.
refusal-ancients-marker_supply_empty = No marker of this terrain is left; take another.
    .N-17-06 = You have no stakes left to set.
    .N-18-01 = You have placed all your tokens.
refusal-ancients-stakes_not_eligible = These stakes cannot be restored or removed now.
    .N-17-06 = No stakes of yours stand there.
    .N-22-06 = The stakes that the battle names stay where they stand.
    .N-17-13 = The stakes hold this hex of maquis open: they are not removed.

# Boards with printed terrain.
choice-ancients-board-day_of_elephants = The Day of the Elephants
choice-ancients-board-last_wall = The Last Wall
choice-ancients-board-two_hills = The Two Hills
choice-ancients-board-whispering_wood = The Whispering Wood

# Extension II.
ancients-kind-elephants = Elephants { $strength }
ancients-kind-chariots = Chariots { $strength }
ancients-kind-slingers = Slingers { $strength }
ancients-unit-elephants = { $side }’s elephants { $strength }
ancients-unit-chariots = { $side }’s chariots { $strength }
ancients-unit-slingers = { $side }’s slingers { $strength }
ancients-upgrade-shield_wall = { $unit }: shield wall
    .short = Shield wall
ancients-upgrade-long_spears = { $unit }: long spears
    .short = Long spears
ancients-upgrade-javelins = { $unit }: javelins
    .short = Javelins
ancients-upgrade-wedge = { $unit }: wedge
    .short = Wedge
ancients-upgrade-standard = { $unit }: standard
    .short = Standard

ancients-do-use-item = Use: { $target }

ancients-log-item = { $seat } declares for the attack: { $item }.
ancients-log-charge = Chariots charge with { $unit }: +{ $n }.
ancients-log-javelins = Javelins fly before { $unit } attacks: +{ $n }.
ancients-log-wedge = { $unit } attacks in a wedge: +{ $n }.
ancients-log-long-spears = Long spears against mounted units, { $unit }: { $n }.
ancients-log-before-elephants = Mounted units before elephants, { $unit }: { $n }.

ancients-view-charge = Charge of chariots
ancients-view-javelins = Javelins
ancients-view-wedge = Wedge
ancients-view-long-spears = Long spears
ancients-view-before-elephants = Before elephants
ancients-view-shot-shield-wall = Shield wall
ancients-view-has-shield-wall = harder to hit by shots; does not advance
ancients-view-has-long-spears = mounted enemies fight it worse
ancients-view-has-javelins = once: better in an attack
ancients-view-has-wedge = once: better as the lead of a double attack
ancients-view-has-standard = heavy units beside it, and its bearer if heavy, rally more easily
ancients-view-is-elephants = charge; mounted enemies fight them worse; destroyed by { $n } or more
ancients-view-is-chariots = +{ $n } after two hexes straight on

refusal-ancients-no_such_item = The unit has no such thing to use any more.

# Markers on maquis.
ancients-do-leave = Leave the battle over the side of the board
ancients-view-maquis-forest = Forest on maquis: closed to mounted units, in passing and as a refuge.

option-ancients-option2_unmarked = Unmarked maquis
    .hint = With markers on maquis as ordinary ground: what maquis without a marker is.
choice-ancients-option2_unmarked-Flight = A flight hex
choice-ancients-option2_unmarked-Open = Brush that units hold

# Module cards.
ancients-card-riders = Riders
ancients-card-orders = Orders
ancients-card-last_stand = Last Stand: survivors and stakes
ancients-card-woods = Woods: terrain markers and ambush
ancients-card-ramparts = Ramparts: their defence and the return of the routed
ancients-ask-card = { $seat }, what do you take of your card?
ancients-do-take-card = Take: { $target }
ancients-log-cards = Each side drew a module card.
ancients-log-card-taken = { $seat } took of the card: { $card }.
ancients-log-card-shown = { $seat } shows a card: { $card }.
ancients-players-card = Module card
ancients-data-two-cards = each side draws a card: there must be at least two, not { $found }

# Ambush.
ancients-ask-deploy-decoys = { $seat }, every unit has its place. Lay a decoy in a forest, or confirm.
ancients-ask-reveal = { $seat }, { $unit } has come upon enemies in ambush: attack one, or stop?
ancients-ask-token = { $seat }, do you order a token? No unit of yours is available. Turn { $turn }.
ancients-do-hide-at = Hide in ambush at { $target }
ancients-do-decoy-at = Lay a decoy at { $target }
ancients-do-take-decoy = Take back the decoy at { $target }
ancients-do-order-token = Order the unit in ambush at { $target }
ancients-do-decline = Order no token
ancients-log-hidden = { $seat } hid { $unit } in ambush at { $hex }.
ancients-log-decoy = { $seat } laid a decoy at { $hex }.
ancients-log-decoy-gone = { $seat }’s token at { $hex } was a decoy, and is removed.
ancients-log-appears = { $unit } appeared from an ambush at { $hex }.
ancients-log-declines = { $seat } ordered no token.
ancients-log-surprise = { $unit } is surprised: { $n }.
ancients-thought-surprise = it surprises an enemy from an ambush.
ancients-thought-passed = out of its ambush, for the enemy has gone by.
ancients-view-surprise = Surprised
ancients-view-token = { $side }’s token: a unit in ambush, or a decoy.
ancients-view-token-own = Your ambush: { $unit }.
ancients-view-token-decoy = Your decoy.
refusal-ancients-decoy_cannot_act = This token is a decoy: it carries out no order.
refusal-ancients-ambush_not_adjacent = No such enemy stands beside the ambush.

# Set battles.
ancients-log-mustered = { $seat } has the army of the battle.
ancients-log-starts = { $seat } starts, as the battle has it.
ancients-end-verdict = The last turn has ended, and the battle gives the victory to whoever has held out.
ancients-data-battle-switch = the battle has no option `{ $option }`, or not with this value
ancients-data-battle-clash = the options `{ $option }` and `{ $other }` do not go together like this on this board
ancients-data-battle-unit = no such unit in this battle: its module must be on, and a side may not have more of it; write “heavy 6 +standard”
ancients-data-battle-stakes = no stakes may stand there in this battle
scenario-ancients-border_post = The Border Post
    .hint = Two patrols, one valley, and each was told that it belongs to them. Whoever burns the other’s huts first may call it a border. Of 2,000 matches that the program played against itself, Red won 45 %, Blue 49 %.
scenario-ancients-last_wall = The Last Wall
    .hint = The legion has six turns of daylight; the town has stakes, a rampart and old men with spears. Help comes at nightfall, if anyone is left to open the gate. Of 2,000 matches that the program played against itself, Red won 49 %, Blue 51 %.
scenario-ancients-two_hills = The Two Hills
    .hint = Each general has a hill, a wood and a plan, and they are the same plan. The one who keeps his head and his reserve will go home. Of 2,000 matches that the program played against itself, Red won 48 %, Blue 49 %.
scenario-ancients-plain_of_arrows = The Plain of Arrows
    .hint = Men on foot who do not run, riders who never stay. The grass is dry and there is nowhere to hide. Of 2,000 matches that the program played against itself, Red won 50 %, Blue 49 %.
scenario-ancients-whispering_wood = The Whispering Wood
    .hint = Nobody has seen the enemy since dawn; the birds have stopped singing. Some of the shadows between the trees have swords. Of 2,000 matches that the program played against itself, Red won 47 %, Blue 50 %.
scenario-ancients-day_of_elephants = The Day of the Elephants
    .hint = The king of the south has brought two mountains that walk. The north has wheels, slings and long spears, and has been told not to look up. Of 2,000 matches that the program played against itself, Red won 52 %, Blue 44 %.
