# Lists of armies: their form, and the sheet that is printed.
vassaux-army-refused = The army “{ $army }” may not be taken in this match. { $why }
vassaux-roster-no-magic = This host can be taken only to a match with magic.
vassaux-roster-name = Name of the list
vassaux-roster-for = For
    .hint = The scenario and the host for which the list is made; it may be taken wherever it fulfils what is asked
vassaux-roster-purpose = { $scenario }: { $host }
vassaux-roster-limit = Limit
    .hint = The limit of points on which the players have agreed
vassaux-roster-school = School of magic
vassaux-roster-school-none = none
vassaux-roster-school-red = Red Star
vassaux-roster-school-green = Green Moon
vassaux-roster-school-black = Black Night
vassaux-roster-price = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
vassaux-roster-ready = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
} · Mv { $mv } Ps { $hp } At { $at } Df { $df }
vassaux-roster-lord = Lord
vassaux-roster-unit = { $name } · { $kind } × { $size }
vassaux-roster-unit-name = Name
    .hint = How orders and the log call the unit: small letters, digits and _
vassaux-roster-size = Fighters
    .hint = The vassal is one of them
vassaux-roster-of = Made of
    .hint = Ready-made fighters, or a profile with gear of your choice
vassaux-roster-by-hand = By hand
vassaux-roster-title = Title
vassaux-roster-no-title = nobody
vassaux-roster-profile = Profile
vassaux-roster-weapon = Weapon
vassaux-roster-armour = Armour
vassaux-roster-mount = Mount
vassaux-roster-on-foot = on foot
vassaux-roster-mounted = mounted
vassaux-roster-modification = Modified
    .hint = One figure is raised by 1, another lowered by 1
vassaux-roster-unmodified = no
vassaux-roster-modified = { $raised } +1, { $lowered } −1
vassaux-roster-power = Power
vassaux-roster-no-power = none
vassaux-roster-lord-mv = Mv +
    .hint = Points of the lord’s gear for movement
vassaux-roster-lord-at = At +
    .hint = Points of the lord’s gear for attack
vassaux-roster-lord-df = Df +
    .hint = Points of the lord’s gear for defence
vassaux-roster-mv = Mv
    .hint = Movement, in rulers
vassaux-roster-hp = Ps
    .hint = Health: hits that remove a fighter
vassaux-roster-at = At
    .hint = Dice in attack; * more against some, or in a shot
vassaux-roster-df = Df
    .hint = Dice in defence; * doubled against shots and charges
vassaux-roster-cmd = Cd
    .hint = Command of the leader
vassaux-roster-aura = Au
    .hint = Aura of the leader, in rulers
vassaux-roster-each = Each
    .hint = Points for a figure
vassaux-roster-fighters = Fighters
    .hint = The lord and all fighters of the units
vassaux-roster-levies = Levies
    .hint = For each soldier or knight the host needs two peasants or squires
vassaux-roster-levies-of = { $levies } for { $elite } elite, { $wanted } needed
vassaux-roster-reserve = Composite dice
    .hint = The reserve at the start of a match

vassaux-sheet-unit = Unit
vassaux-sheet-unit-of = { $name } · { $kind }
vassaux-sheet-size = No.
vassaux-sheet-each = Each
vassaux-sheet-cost = Points
vassaux-sheet-points = { $total } of { $limit }
vassaux-sheet-losses = Losses
vassaux-sheet-remark = { $row }: { $what }
vassaux-sheet-total = Total
vassaux-sheet-legend = Mv movement in rulers · Ps health · At dice in attack, in melee · Df dice in defence · Au Aura in rulers · Cd command. The leader is one of his unit. A box is a fighter.
vassaux-sheet-shot = { $weapon }: range R{ $range }, { $bonus ->
    [0] no more dice
    [one] { $bonus } die more
   *[other] { $bonus } dice more
} in a shot, { $shots ->
    [one] { $shots } shot a turn
   *[other] { $shots } shots a turn
}.
vassaux-sheet-against = { $weapon }: At { $foot } against men on foot, { $mounted } against riders; At above without it.
vassaux-sheet-doubled = { $armour }: Df doubled against shots and charges; no running.
vassaux-sheet-guard = { $armour }: lesser men do not strike it critically in melee.
