# Lords and vassals: what is said about orders before they are given.

# Questions in full
vassaux-aim-ask-deploy = Where is { $unit } set down? Point at its leader’s place in the zone.
vassaux-aim-ask-stand = Where does { $fighter } stand?
vassaux-aim-ask-declare = Which order does { $unit } get? Dice in reserve: { $reserve }; this unit takes at most: { $cmd }.
vassaux-aim-ask-declare-more = Which further order does { $unit } get after { $given }? Dice in reserve: { $reserve }; this unit takes in all at most: { $cmd }.
vassaux-aim-ask-move = Where does { $unit } go ({ $order })? Rulers left: { $length }.
vassaux-aim-ask-attack = Against whom does { $unit } carry out its order ({ $order })?
vassaux-aim-ask-charge = Whom does { $unit } charge ({ $order })?
vassaux-aim-ask-line = Along which line does { $unit } charge { $target }? Point at an enemy, or at the leader’s place.
vassaux-aim-ask-line-fixed = How far does { $unit } charge { $target }? The line runs straight at the nearest fighter.
vassaux-aim-ask-again = Does { $unit } shoot at { $target } once more? { $shots ->
        [one] { $shots } shot is left.
       *[other] { $shots } shots are left.
    }
vassaux-aim-ask-react = { $unit } is about to act ({ $order }): does anybody react?
vassaux-aim-ask-react-path = { $unit } moves along this path ({ $order }): does anybody react?
vassaux-aim-ask-stage = Where on the path of { $mover } does { $unit } react? The reaction succeeds with { $percent }%.
vassaux-aim-ask-react-with = By which order does { $unit } react against { $mover }? It succeeds with { $percent }%.
vassaux-aim-ask-lose = { $n ->
        [one] One fighter of { $unit } falls: who?
       *[other] { $n } fighters of { $unit } fall: who is the next?
    }

# Orders, what they cost and do
vassaux-aim-stays = the leader stays
vassaux-aim-cost = 1 die of { $left }
vassaux-aim-hint-tactical-move = The unit moves, or reorganises. It may tear loose from enemies as long as they do not hold its leader; who touches them is left behind.
vassaux-aim-hint-run = Two rulers farther than a move, over free ground only, as the only order.
vassaux-aim-hint-coordinated-attack = An attack on any unit in contact or in range; the order die adds one to six attack dice.
vassaux-aim-hint-cast = A spell of the leader.
vassaux-aim-hint-coordinated-charge = A straight charge at any unit; the order die adds one to six attack dice.
vassaux-aim-hint-alert = Once in this turn the unit reacts without a contest.
vassaux-aim-hint-fortify = Defence dice are doubled until the next turn. The unit does nothing more, nor does it react.
vassaux-aim-hint-march = The unit moves, or reorganises without making contact.
vassaux-aim-hint-attack = An attack on an enemy in contact, or a shot at the nearest one.
vassaux-aim-hint-charge = Straight at the nearest enemy in sight; the fight follows at once.
vassaux-aim-hint-wait = The unit does nothing in this turn.
vassaux-aim-hint-hunt-move = A tactical move that costs no die.
vassaux-aim-bend-hint = After the bend { $length } are left.
vassaux-aim-front-line = Front line (V-13.06)
vassaux-aim-charge-hint = Fighters in contact: { $men }; losses to be expected: { $losses }.
vassaux-aim-react-hint = Succeeds with { $percent }%.
vassaux-aim-regroup-hint = The leader goes one ruler at most, and men who touch no enemy are placed anew.
vassaux-aim-all-pass-hint = Nobody of this host is asked again until the activation is over.
vassaux-aim-usual-deployment-hint = In the middle of its zone.
vassaux-aim-lost-hint = { $n ->
        [one] One man finds no place there and is left behind.
       *[other] { $n } men find no place there and are left behind.
    }
vassaux-aim-watched-hint = Seen on the way by: { $units }.

# What would be left undone
vassaux-aim-undone-wait = The unit would do nothing in this turn. It could: { $orders }.
vassaux-aim-undone-react-wait = To wait is no answer, and uses up the unit’s turn. It could: { $orders }.
vassaux-aim-undone-pass = { $units } could still react in this activation.
vassaux-aim-undone-formed = { $n ->
        [one] One man has no place in cohesion: he stays where he was and is confused.
       *[other] { $n } men have no place in cohesion: they stay where they were and are confused.
    }
vassaux-aim-undone-exits = { $n ->
        [one] One villager could still leave in this turn.
       *[other] { $n } villagers could still leave in this turn.
    }
vassaux-aim-confirm-leave = Whoever leaves the table does not come back. Leave?

# Points worth choosing
vassaux-aim-halt = go { $way }{ $onto }
vassaux-aim-bend = bend { $way }{ $onto }
vassaux-aim-lead = lead { $way }{ $onto }
vassaux-aim-charge = charge { $way }{ $onto }
vassaux-aim-stand = stand { $way } of the leader{ $onto }
vassaux-aim-deploy = deploy at { $way }{ $onto }
vassaux-aim-poi = lay the point { $way }{ $onto }
vassaux-aim-lay = lay it { $way }{ $onto }
vassaux-aim-marker = lay a marker at { $way }{ $onto }
vassaux-aim-in-middle = in the middle of the table
vassaux-aim-off-middle = { $way } of the middle of the table
vassaux-aim-from-edge = { $length } from the edge of { $side }
vassaux-aim-piece = the piece { $number } ({ $form })
vassaux-aim-interest = the point of interest { $number }
vassaux-aim-here = nowhere: stay
vassaux-aim-onto = , on: { $terrain }
vassaux-aim-join = {", "}
vassaux-aim-nearest = { $length } from { $unit }
vassaux-aim-why-usual = the usual place
vassaux-aim-why-toward = toward { $unit }
vassaux-aim-why-away = away from { $unit }
vassaux-aim-why-aura = into the lord’s Aura
vassaux-aim-why-shooting = to shoot at { $unit }
vassaux-aim-why-safe = out of reach of { $unit }
vassaux-aim-why-charging = to charge { $unit } next
vassaux-aim-why-cover = into cover
vassaux-aim-why-exit = toward the way out
vassaux-aim-why-marker = toward the marker { $number }
vassaux-aim-why-edge-north = toward the northern edge
vassaux-aim-why-edge-east = toward the eastern edge
vassaux-aim-why-edge-south = toward the southern edge
vassaux-aim-why-edge-west = toward the western edge
vassaux-aim-why-interest = toward the point of interest { $number }
vassaux-aim-why-line = beyond the line
vassaux-aim-why-joint = { $rulers ->
        [one] after one ruler
       *[other] after { $rulers } rulers
    }
vassaux-aim-why-contacts = most fighters in contact
vassaux-aim-why-shortest = the shortest way
vassaux-aim-why-longest = as far as the line goes
vassaux-aim-why-sheltered = the leader least exposed
vassaux-aim-why-meets = against { $unit }
vassaux-aim-why-front = in front
vassaux-aim-why-middle = halfway
vassaux-aim-why-rear = in the rear
vassaux-aim-why-left = on the left
vassaux-aim-why-centre = in the centre
vassaux-aim-why-right = on the right
vassaux-aim-why-zone = { $rank } { $file }
vassaux-aim-why-lord = beside the lord
vassaux-aim-why-against = against { $unit }
vassaux-aim-why-ahead = ahead
vassaux-aim-why-behind = behind
vassaux-aim-why-at-edge = at the edge of the table
vassaux-aim-why-in-corner = in the corner of the table
vassaux-aim-why-opposite = mirroring { $thing } through the middle
vassaux-aim-why-across = straight across from { $thing }

# Chances
vassaux-aim-title-shot = { $unit } shoots at { $target }
vassaux-aim-title-charge = { $unit } charges { $target }
vassaux-aim-title-melee = { $unit } strikes { $target }
vassaux-aim-title-reaction = A reaction of { $unit }
vassaux-aim-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
vassaux-aim-men = { $n ->
        [one] one fighter
       *[other] { $n } fighters
    }{ $order ->
        [0] {""}
       *[other] {" "}+ order die
    }
vassaux-aim-health = hits for a loss: { $n }
vassaux-aim-fortified = Fortified: defence doubled
vassaux-aim-in-cover = In cover: defence doubled
vassaux-aim-siege = Siege armour: defence doubled
vassaux-aim-losses = { $n ->
        [0] no loss
        [one] { $n } loss
       *[other] { $n } losses
    }
vassaux-aim-losses-more = { $n } losses or more
vassaux-aim-thresholds = Threshold (the best defence die): { $list }.
vassaux-aim-threshold = { $value } with { $percent }%
vassaux-aim-expected = To be expected: { $hits } hits, { $losses } losses.
vassaux-aim-block = With { $percent }% a six in the defence blocks all criticals.
vassaux-aim-knight-guard = Against knights’ armour only knights re-roll criticals (V-14.14).
vassaux-aim-order-die = The order die adds one to six dice to this attack.
vassaux-aim-high-ground = From high ground ones are re-rolled by criticals too (V-17.13).
vassaux-aim-covered = Covered fighters: { $covered } of { $all }; more than half double the defence.
vassaux-aim-also = Also in contact, and struck in turn: { $units }.
vassaux-aim-strikes-back = Whoever is left then strikes back.
vassaux-aim-reactivity = Re { $n }
vassaux-aim-reaction-won = It succeeds
    .after = the order is carried out at once
vassaux-aim-reaction-lost = It fails
    .after = the unit waits, and has been activated
vassaux-aim-contest = Both roll 2d6 against their reactivity, the lower the better; the larger margin wins (V-18.04).
vassaux-aim-on-alert = The unit is on alert: there is no contest (V-18.05).
vassaux-aim-stages = Stages of the path at which it may react: { $n }.
