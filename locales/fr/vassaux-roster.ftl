# Les listes d’armées : leur formulaire, et la feuille à imprimer.
vassaux-army-refused = L’armée « { $army } » ne peut pas être prise dans cette partie. { $why }
vassaux-roster-no-magic = Cet ost ne peut être pris que dans une partie avec magie.
vassaux-roster-name = Nom de la liste
vassaux-roster-for = Pour
    .hint = Le scénario et l’ost pour lesquels la liste est faite ; elle peut être prise partout où elle remplit les conditions
vassaux-roster-purpose = { $scenario } : { $host }
vassaux-roster-limit = Limite
    .hint = La limite de points sur laquelle les joueurs se sont accordés
vassaux-roster-school = École de magie
vassaux-roster-school-none = aucune
vassaux-roster-school-red = Étoile rouge
vassaux-roster-school-green = Lune verte
vassaux-roster-school-black = Nuit noire
vassaux-roster-price = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
vassaux-roster-ready = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
} · Mv { $mv } Ps { $hp } At { $at } Df { $df }
vassaux-roster-lord = Seigneur
vassaux-roster-unit = { $name } · { $kind } × { $size }
vassaux-roster-unit-name = Nom
    .hint = Comment les ordres et le journal appellent l’unité : petites lettres, chiffres et _
vassaux-roster-size = Combattants
    .hint = Le vassal est l’un d’eux
vassaux-roster-of = Composée de
    .hint = Des combattants préconstruits, ou un profil avec l’équipement de votre choix
vassaux-roster-by-hand = À la main
vassaux-roster-title = Titre
vassaux-roster-no-title = personne
vassaux-roster-profile = Profil
vassaux-roster-weapon = Arme
vassaux-roster-armour = Armure
vassaux-roster-mount = Monture
vassaux-roster-on-foot = à pied
vassaux-roster-mounted = monté
vassaux-roster-modification = Modifié
    .hint = Une valeur est augmentée de 1, une autre diminuée de 1
vassaux-roster-unmodified = non
vassaux-roster-modified = { $raised } +1, { $lowered } −1
vassaux-roster-power = Pouvoir
vassaux-roster-no-power = aucun
vassaux-roster-lord-mv = Mv +
    .hint = Points d’équipement du seigneur pour le mouvement
vassaux-roster-lord-at = At +
    .hint = Points d’équipement du seigneur pour l’attaque
vassaux-roster-lord-df = Df +
    .hint = Points d’équipement du seigneur pour la défense
vassaux-roster-mv = Mv
    .hint = Mouvement, en réglettes
vassaux-roster-hp = Ps
    .hint = Points de santé : touches qui éliminent un combattant
vassaux-roster-at = At
    .hint = Dés d’attaque ; * davantage contre certains, ou au tir
vassaux-roster-df = Df
    .hint = Dés de défense ; * doublés contre les tirs et les charges
vassaux-roster-cmd = Cd
    .hint = Commandement du meneur
vassaux-roster-aura = Au
    .hint = Aura du meneur, en réglettes
vassaux-roster-each = Pièce
    .hint = Points par figurine
vassaux-roster-fighters = Combattants
    .hint = Le seigneur et tous les combattants des unités
vassaux-roster-levies = Levées
    .hint = Pour chaque soldat ou chevalier, l’ost a besoin de deux paysans ou écuyers
vassaux-roster-levies-of = { $levies } (élite : { $elite }, minimum : { $wanted })
vassaux-roster-reserve = Dés composés
    .hint = La réserve au début d’une partie

vassaux-sheet-unit = Unité
vassaux-sheet-unit-of = { $name } · { $kind }
vassaux-sheet-size = Nb
vassaux-sheet-each = Pièce
vassaux-sheet-cost = Points
vassaux-sheet-points = { $total } sur { $limit }
vassaux-sheet-losses = Pertes
vassaux-sheet-remark = { $row } : { $what }
vassaux-sheet-total = Total
vassaux-sheet-legend = Mv mouvement en réglettes · Ps santé · At dés d’attaque, au corps à corps · Df dés de défense · Au Aura en réglettes · Cd commandement. Le meneur est l’un des combattants de son unité. Une case est un combattant.
vassaux-sheet-shot = { $weapon } : portée R{ $range }, { $bonus ->
    [0] aucun dé de plus
    [one] { $bonus } dé de plus
   *[other] { $bonus } dés de plus
} au tir, { $shots ->
    [one] { $shots } tir par tour
   *[other] { $shots } tirs par tour
}.
vassaux-sheet-against = { $weapon } : contre les hommes à pied At { $foot }, contre les cavaliers At { $mounted } ; l’At ci-dessus est sans elles.
vassaux-sheet-doubled = { $armour } : la Df est doublée contre les tirs et les charges ; pas de course.
vassaux-sheet-guard = { $armour } : les hommes de moindre rang ne lui portent pas de coup critique au corps à corps.
