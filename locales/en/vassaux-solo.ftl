# Lords and vassals: the automaton, what it is told to do, what it does and why, and why it is refused.

# Orders
vassaux-do-let-act = Let the automaton act: { $target }
vassaux-do-automate = Let the automaton lead it all match: { $target }

# What happened
vassaux-log-automated = { $seat } hands a unit over to the automaton: { $unit }.
vassaux-log-solo-morale = Morale of { $unit }: { $before } becomes { $morale }.
vassaux-log-solo-factors = The automaton takes { $unit }: morale { $morale }, situation { $situation }, together { $sum }.
vassaux-log-solo-not = Not possible: { $action } – { $why }
vassaux-log-solo-does = { $unit }, by the table: { $action }.
vassaux-log-solo-goal = { $unit } has no enemy within its own reach and goes for what victory asks for.
vassaux-log-solo-waits = { $unit } waits: nothing in the cell can be done.
vassaux-log-solo-bound = { $unit } does not ask the table; its order: { $order }.
vassaux-roll-solo = column of the table

# What the table says
vassaux-solo-action-rc = run to cover
vassaux-solo-action-tc = tactical move to cover
vassaux-solo-action-ta = tactical move away from the enemy
vassaux-solo-action-tt = tactical move toward the enemy
vassaux-solo-action-rt = run toward the enemy
vassaux-solo-action-ac = coordinated attack
vassaux-solo-action-ch = coordinated charge
vassaux-solo-action-fo = fortify
vassaux-solo-action-om = offensive magic
vassaux-solo-action-dm = defensive magic

# Why not
vassaux-solo-why-pinned = an enemy holds the unit.
vassaux-solo-why-held = an enemy touches the leader.
vassaux-solo-why-leaves-too-many = more than half of the unit would stay behind.
vassaux-solo-why-no-run = the armour forbids running.
vassaux-solo-why-difficult = the leader stands in difficult ground.
vassaux-solo-why-no-enemy = no enemy is there.
vassaux-solo-why-no-way = no way leads there.
vassaux-solo-why-no-escape = no way leads farther from the enemy.
vassaux-solo-why-covered = the leader is covered already.
vassaux-solo-why-no-cover = no cover is within reach.
vassaux-solo-why-nobody-to-attack = nobody can be attacked.
vassaux-solo-why-no-charge = nobody can be charged.
vassaux-solo-why-no-school = the host has no school, or nobody casts.
vassaux-solo-why-already-cast = the leader has cast already.
vassaux-solo-why-no-spell = no spell of the list will do.
vassaux-solo-why-unseen-lord = the leader does not see his lord.
vassaux-solo-why-keeps-place = no enemy is within its own reach, and it holds what victory asks for.
vassaux-solo-why-not-now = it cannot be done any more.

# Why an order is refused
refusal-vassaux-automaton_takes_another = The automaton takes another unit first: the nearest to the enemy, then the one of worst morale.
refusal-vassaux-unit_not_automated = The automaton does not lead this unit.
refusal-vassaux-automaton_leads_unit = The automaton leads this unit.
refusal-vassaux-automaton_never_reacts = Units of the automaton never react.

# The panel of the automaton
vassaux-solo-title = The automaton: { $unit }
vassaux-solo-row = Row { $from } to { $to }
vassaux-solo-cell = Die { $face }
vassaux-solo-cell-read = * Die { $face }
vassaux-solo-action = { $code }, { $name }
vassaux-solo-read = Morale { $morale } and situation { $situation } make { $sum }; the die shows { $die }.
vassaux-solo-tried = { $action }: no, for { $why }
vassaux-solo-done = { $action }: this it does.
vassaux-solo-goal = No enemy is within its own reach: it goes for what victory asks for.
vassaux-solo-bound = It does not ask the table; its order: { $order }.
vassaux-solo-waits = Nothing in the cell can be done: it waits.
vassaux-solo-page = Automaton
vassaux-solo-legend = What the letters mean
vassaux-solo-morale-note = The numbers are morale: 1 is the best, 6 the worst.
