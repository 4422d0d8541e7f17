# Who goes along with the piece in hand: the steppers beside its counter.
compose-with = With { $company }
compose-alone = Alone
compose-of = { $n } / { $all }
compose-number = { $kind }: { $n } of { $all } go along
compose-fewer = { $kind }: one fewer
compose-more = { $kind }: one more
compose-all = All
compose-all-of = { $kind }: all go along
compose-keep-one = Keep one
compose-keep-one-of = { $kind }: all but one go along
compose-none = None
compose-none-of = { $kind }: nobody goes along, or as few as possible

# Fief: those who may come along with a lord.
fief-compose-soldiers = Points of soldiers
fief-compose-spent = Points of soldiers, gone furthest first

# A battle as a scene: the figures of a kind.
battle-rank = { $name }: { $n }
battle-rank-fallen = { $name }: { $n }, and { $fallen } fallen or taken
