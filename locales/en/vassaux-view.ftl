# Lords and vassals: what the window tells.

# The header
vassaux-view-turn = Turn
    .hint = { $limit ->
        [one] The match lasts { $limit } turn.
       *[other] The match lasts { $limit } turns.
    }
    .unknown = How long the match lasts is rolled at the beginning.
vassaux-view-turn-of = Turn { $turn } of { $limit }
vassaux-view-set-up = set-up
vassaux-view-of = { $now } / { $goal }
vassaux-view-percent = { $now }%
vassaux-view-percent-of = { $now } / { $goal }%
vassaux-view-host = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, Re { $reactivity }
    .set-up = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
    .hint = Order dice: { $dice } in reserve, { $table } on the table, { $discard } used up. Reactivity { $reactivity }: the lower it is, the sooner the host acts and reacts. Fighters on the table: { $men }. Points eliminated: { $lost } of { $all }.
vassaux-view-initiative = Initiative
    .hint = Whoever has the initiative activates a unit first. Next, or at it: { $active }. If the next turn began as the table stands now, the dice would give it thus: { $first } { $percent }%, { $second } { $rest }%.
vassaux-view-villagers = Villagers away
    .hint = The villagers’ side wins once this many of them have left by the road: { $goal }.
vassaux-view-broken = Franks eliminated
    .hint = The besiegers win with this share of the other host’s points: { $goal }%.
vassaux-view-fires = Fires
    .hint = The raiders win with this many burning zones: { $goal }.
vassaux-view-knights = Knights fallen
    .hint = The raiders flee once this many of their knights and riders are killed: { $goal }.
vassaux-view-destroyed = Eliminated
    .hint = Share of this host’s points that is eliminated. Whoever has nobody left has lost; after the last turn, whoever has eliminated more points wins.
vassaux-view-escaped = Got away
    .hint = The host wins with this share of its points off the table: { $goal }%. The way out: { $edge }.
vassaux-view-victory = Victory points
    .hint = Objective: { $objective } ({ $met }). It is worth { $points } at the end, the enemy lord killed { $lord }, each vassal killed { $vassal }.
vassaux-view-objective = Objective
vassaux-view-not-rolled = not rolled yet
vassaux-view-met = met
vassaux-view-not-met = not met
vassaux-view-edge-unknown = drawn after the deployment

# The sheet of a fighter
vassaux-view-vassal-of = Vassal of { $unit }
vassaux-view-is = Fighter
vassaux-view-title = Title
vassaux-view-leads = { $title }: Cmd { $cmd }, Aura { $aura } R
vassaux-view-profile = Profile
vassaux-view-figures = Figures
vassaux-view-stats = Mv { $mv } · Hp { $hp } · At { $at } · Df { $df }
vassaux-view-bears = Bears
vassaux-view-horse = a horse
vassaux-view-shoots = Shoots
vassaux-view-shot = { $range } R far, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } each, { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    } a turn
vassaux-view-powers = Powers
vassaux-view-unit = Unit
vassaux-view-strength = { $unit }: { $left } of { $all }{ $strays ->
        [0] { "" }
        [one] , { $strays } confused
       *[other] , { $strays } confused
    }
vassaux-view-turn-of-unit = This turn
vassaux-view-activated = has been activated
vassaux-view-not-activated = not activated yet
vassaux-view-orders = Orders
vassaux-view-die-declared = { $order } (still to come)
vassaux-view-die-resolved = { $order }
vassaux-view-die-spent = { $order } (used)
vassaux-view-shots = Shots
vassaux-view-fallen = Fallen
vassaux-view-stands = Stands at
vassaux-view-fate-aside = not deployed yet
vassaux-view-fate-killed = killed
vassaux-view-fate-removed = removed as confused
vassaux-view-fate-escaped = got away
vassaux-view-fate-on-table = on the table
vassaux-view-to-lord = To the lord
vassaux-view-to-vassal = To his leader
vassaux-view-in-aura = { $length }, within the Aura ({ $aura } R)
vassaux-view-out-of-aura = { $length }, outside the Aura ({ $aura } R)
vassaux-view-to-enemy = Nearest enemy
vassaux-view-enemy-at = { $unit }, { $length } { $bearing }
vassaux-view-note-confused = Confused: without a leader he receives no orders, and is removed if no unit takes him in.
vassaux-view-note-alert = On alert: the unit reacts once without a contest.
vassaux-view-note-fortified = Fortified: its defence dice are doubled, and it does nothing more in this turn.
vassaux-view-note-reacted = Has reacted in this turn, or failed to.
vassaux-view-note-locked = Waits for its turn beside the duel: it defends itself, and nothing more.
vassaux-view-note-difficult = In difficult ground: it neither runs nor charges.
vassaux-view-note-pinned = Pinned by an enemy: it moves by a tactical move only.
vassaux-view-note-engaged = In contact with an enemy: it neither shoots nor is shot at.
vassaux-view-note-high = On high ground: where the view is clear, ones in its shots are no fumbles.
vassaux-view-note-guard = Knight’s armour: only knights strike critically against it in melee.
vassaux-view-note-siege = Siege armour: its defence dice are doubled against shots and charges.
vassaux-view-note-no-run = Siege armour is too heavy to run in.

# Terrain
vassaux-view-passage = Passage
vassaux-view-passage-free = free
vassaux-view-passage-difficult = difficult
vassaux-view-passage-impassable = none
vassaux-view-sight = Sight
vassaux-view-sight-open = open
vassaux-view-sight-cover = gives cover
vassaux-view-sight-block = closed
vassaux-view-height = Height in levels
vassaux-view-levels = { $n }
vassaux-view-level = Level on top
vassaux-view-terrain-difficult = No run and no charge by a unit whose vassal starts here or comes through.
vassaux-view-terrain-slows = A path that crosses it is one ruler shorter, but never shorter than one.
vassaux-view-terrain-impassable = Nobody walks through it or stands on it.
vassaux-view-terrain-cover = Whoever is seen through it is covered: against shots his unit’s defence dice are doubled if most of it is.
vassaux-view-terrain-block = Nobody sees through it where it is as high as the line of sight.
vassaux-view-terrain-inside = Inside it: covered from those outside and inside; those at its edge look out freely.
vassaux-view-terrain-top = A line of sight that runs above its top is not affected.
vassaux-view-terrain-high = Whoever shoots from up here with a clear view has no fumbles.
vassaux-view-terrain-ring = Wholly on top the ground is level and free.
vassaux-view-terrain-plain = It neither hinders nor covers.

# What stands on the table
vassaux-view-call = { $unit } ({ $host }): { $left } of { $all }, leader at { $at }.
vassaux-view-call-lord = { $unit } ({ $host }) at { $at }.
vassaux-view-call-strays = { $unit } ({ $host }): { $left }, at { $at }.
vassaux-view-to-deploy = { $unit }, { $men } men
vassaux-view-call-activated = Activated.
vassaux-view-call-engaged = In contact with: { $units }.
vassaux-view-call-enemy = Nearest enemy: { $unit }, { $length } { $bearing }.
vassaux-view-call-burns = The marker at { $at } burns.
vassaux-view-call-marker = A marker at { $at } does not burn yet.
vassaux-view-call-exit = The villagers leave by the road { $edge }.
vassaux-view-call-edge = The way out is { $edge }.
vassaux-view-call-interest = A point of interest at { $at }.

# A fight
vassaux-view-melee = Melee
vassaux-view-shot-title = Shot
vassaux-view-phase-attack = Those who touch an enemy strike him.
vassaux-view-phase-strike-back = Those who are left and touch an enemy strike back.
vassaux-view-phase-reorganising = Each unit rolls against its losses beyond the command of its leader; the better reorganises first.
vassaux-view-contest-odds = With the losses so far { $unit } would reorganise first at { $percent }%.
vassaux-view-still-fall = { $n ->
        [one] { $n } fighter of { $unit } is still to fall.
       *[other] { $n } fighters of { $unit } are still to fall.
    }
vassaux-view-fighters = Fighters
vassaux-view-in-contact = In contact
vassaux-view-attack-dice = Attack dice
vassaux-view-defence-dice = Defence
vassaux-view-hits-for-a-loss = Hits for a loss
vassaux-view-losses = Losses
vassaux-view-command = Command

# To look up
vassaux-view-page-terrain = Terrain
vassaux-view-page-orders = Orders
vassaux-view-points = Points
vassaux-view-points-lost = Points eliminated
vassaux-view-reserve = Dice in reserve
vassaux-view-reactivity = Reactivity
vassaux-view-cost = Costs
vassaux-view-note-reserve = Each composite order takes a die from the reserve, and none comes back.
vassaux-view-note-reactivity = The lord’s command, and that of each vassal outside of his Aura: the lower, the better.
vassaux-view-die = Die
vassaux-view-die-face = { $sort }, face { $face }
vassaux-view-composite = composite (gold)
vassaux-view-simple = simple (grey)
vassaux-view-order-tactical-move = The unit moves, and may tear loose from enemies whom its vassal does not touch; those who touch one stay behind.
vassaux-view-order-run = The unit moves two rulers farther. It is its only order.
vassaux-view-order-coordinated-attack = An attack on any enemy in contact or in range; the order die is rolled, and so many dice join the first attack.
vassaux-view-order-cast = A spell is cast.
vassaux-view-order-coordinated-charge = A charge at any enemy; the order die is rolled, and so many dice join the first attack.
vassaux-view-order-alert = The unit may react once without a contest. Not while it is in contact with an enemy.
vassaux-view-order-fortify = Defence dice are doubled until the next command phase; nothing more, and no reaction either.
vassaux-view-order-march = The unit moves, unless an enemy holds it, or it reorganises instead.
vassaux-view-order-attack = An attack on an enemy in contact, or a shot at the nearest that may be shot at.
vassaux-view-order-charge = Straight at the nearest enemy in sight, and an attack at once.
vassaux-view-order-wait = The unit does nothing.

# The end
vassaux-view-sum-points = Enemy points eliminated
vassaux-view-sum-killed = Enemies killed
vassaux-view-sum-fallen = Own fighters killed
vassaux-view-sum-removed = Own confused removed
vassaux-view-sum-left = Fighters on the table
vassaux-view-sum-escaped = Got away
vassaux-view-sum-dice = Order dice used
vassaux-view-sum-turns = Turns played

vassaux-figure-turns = Turns
vassaux-figure-first-eliminated = Points of the first host eliminated, in percent
vassaux-figure-second-eliminated = Points of the second host eliminated, in percent
vassaux-view-aim = { $host }. { $aim }
