# Seigneurs et vassaux : ce que dit la fenêtre.

# L’en-tête
vassaux-view-turn = Tour
    .hint = { $limit ->
        [one] La partie dure { $limit } tour.
       *[other] La partie dure { $limit } tours.
    }
    .unknown = La durée de la partie se tire au début.
vassaux-view-turn-of = Tour { $turn } sur { $limit }
vassaux-view-set-up = mise en place
vassaux-view-of = { $now } / { $goal }
vassaux-view-percent = { $now } %
vassaux-view-percent-of = { $now } / { $goal } %
vassaux-view-host = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, Re { $reactivity }
    .set-up = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
    .hint = Dés d’ordre : { $dice } en réserve, { $table } sur la table, { $discard } à la défausse. Réactivité { $reactivity } : plus elle est basse, plus tôt l’ost agit et réagit. Combattants sur la table : { $men }. Points éliminés : { $lost } sur { $all }.
vassaux-view-initiative = Initiative
    .hint = Qui a l’initiative active une unité en premier. À présent ou ensuite : { $active }. Si le tour suivant commençait à présent, les dés la donneraient ainsi : { $first } { $percent } %, { $second } { $rest } %.
vassaux-view-villagers = Villageois partis
    .hint = Tant de villageois partis par la route donnent la victoire : { $goal }.
vassaux-view-broken = Francs éliminés
    .hint = Les assiégeants l’emportent avec cette part des points de l’autre ost : { $goal } %.
vassaux-view-fires = Incendies
    .hint = Tant de zones en feu donnent la victoire aux pillards : { $goal }.
vassaux-view-knights = Chevaliers tombés
    .hint = Tant de pillards tués, chevaliers ou montés, font fuir les autres : { $goal }.
vassaux-view-destroyed = Éliminés
    .hint = Part des points de cet ost qui est éliminée. Qui n’a plus personne a perdu ; à la fin, qui a le plus de points l’emporte.
vassaux-view-escaped = Hors de la table
    .hint = L’ost l’emporte avec cette part de ses points hors de la table : { $goal } %. L’issue : { $edge }.
vassaux-view-victory = Points de victoire
    .hint = Objectif : { $objective } ({ $met }). Il vaut { $points } à la fin, le seigneur ennemi tué { $lord }, chaque vassal tué { $vassal }.
vassaux-view-objective = Objectif
vassaux-view-not-rolled = pas encore tiré
vassaux-view-met = rempli
vassaux-view-not-met = non rempli
vassaux-view-edge-unknown = tirée après le déploiement

# La fiche d’un combattant
vassaux-view-vassal-of = Vassal : { $unit }
vassaux-view-is = Combattant
vassaux-view-title = Titre
vassaux-view-leads = { $title }, Cd { $cmd }, Aura { $aura } R
vassaux-view-profile = Profil
vassaux-view-figures = Valeurs
vassaux-view-stats = Mv { $mv } · Ps { $hp } · At { $at } · Df { $df }
vassaux-view-bears = Porte
vassaux-view-horse = un cheval
vassaux-view-shoots = Tire
vassaux-view-shot = à { $range } R, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } chacun, { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    } par tour
vassaux-view-powers = Pouvoirs
vassaux-view-unit = Unité
vassaux-view-strength = { $unit } : { $left } sur { $all }{ $strays ->
        [0] { "" }
        [one] , { $strays } confus
       *[other] , { $strays } confus
    }
vassaux-view-turn-of-unit = Ce tour
vassaux-view-activated = a été activée
vassaux-view-not-activated = pas encore activée
vassaux-view-orders = Ordres
vassaux-view-die-declared = { $order } (à venir)
vassaux-view-die-resolved = { $order }
vassaux-view-die-spent = { $order } (utilisé)
vassaux-view-shots = Tirs
vassaux-view-fallen = Tombés
vassaux-view-stands = Se tient en
vassaux-view-fate-aside = pas encore déployé
vassaux-view-fate-killed = tué
vassaux-view-fate-removed = retiré comme confus
vassaux-view-fate-escaped = hors de la table, sauf
vassaux-view-fate-on-table = sur la table
vassaux-view-to-lord = Au seigneur
vassaux-view-to-vassal = À son meneur
vassaux-view-in-aura = { $length }, dans son Aura ({ $aura } R)
vassaux-view-out-of-aura = { $length }, hors de son Aura ({ $aura } R)
vassaux-view-to-enemy = Ennemi le plus proche
vassaux-view-enemy-at = { $unit }, { $length } { $bearing }
vassaux-view-note-confused = Confus : sans meneur, il ne reçoit pas d’ordre, et on le retire si aucune unité ne le reprend.
vassaux-view-note-alert = En alerte : l’unité réagit une fois sans test.
vassaux-view-note-fortified = Fortifiée : ses dés de défense sont doublés, et elle ne fait plus rien ce tour.
vassaux-view-note-reacted = A réagi ce tour, ou n’y est pas parvenue.
vassaux-view-note-locked = Attend son tour auprès du duel : elle se défend, et rien de plus.
vassaux-view-note-difficult = En terrain difficile : ni course ni charge.
vassaux-view-note-pinned = Retenue par un ennemi : elle ne bouge que par un mouvement tactique.
vassaux-view-note-engaged = Au contact d’un ennemi : elle ne tire pas, et on ne tire pas sur elle.
vassaux-view-note-high = En hauteur : si la vue est libre, les un de ses tirs ne sont pas des échecs critiques.
vassaux-view-note-guard = Armure de chevalier : seuls des chevaliers y portent des coups critiques au corps à corps.
vassaux-view-note-siege = Armure de siège : ses dés de défense sont doublés contre les tirs et les charges.
vassaux-view-note-no-run = L’armure de siège est trop lourde pour courir.

# Terrain
vassaux-view-passage = Passage
vassaux-view-passage-free = libre
vassaux-view-passage-difficult = difficile
vassaux-view-passage-impassable = aucun
vassaux-view-sight = Vue
vassaux-view-sight-open = libre
vassaux-view-sight-cover = donne un couvert
vassaux-view-sight-block = fermée
vassaux-view-height = Hauteur en niveaux
vassaux-view-levels = { $n }
vassaux-view-level = Niveau en haut
vassaux-view-terrain-difficult = Ni course ni charge pour une unité dont le vassal part d’ici ou y passe.
vassaux-view-terrain-slows = Un chemin qui y passe perd une réglette, mais en garde toujours une.
vassaux-view-terrain-impassable = Personne n’y passe ni ne s’y tient.
vassaux-view-terrain-cover = Qui est vu à travers est à couvert : contre les tirs, les dés de défense de son unité sont doublés si c’est le cas de plus de la moitié.
vassaux-view-terrain-block = Personne ne voit à travers là où il est aussi haut que la ligne de vue.
vassaux-view-terrain-inside = À l’intérieur : à couvert de ceux du dehors et du dedans ; qui y est seul voit librement au dehors.
vassaux-view-terrain-top = Une ligne de vue qui passe au-dessus n’est pas gênée.
vassaux-view-terrain-high = Qui tire de là-haut avec une vue libre n’a pas d’échec critique.
vassaux-view-terrain-ring = Tout en haut, le sol est plat et libre.
vassaux-view-terrain-plain = Il ne gêne ni ne couvre.

# Ce qui se tient sur la table
vassaux-view-call = { $unit } ({ $host }) : { $left } sur { $all }, meneur en { $at }.
vassaux-view-call-lord = { $unit } ({ $host }) en { $at }.
vassaux-view-call-strays = { $unit } ({ $host }) : { $left }, en { $at }.
vassaux-view-to-deploy = { $unit }, { $men } hommes
vassaux-view-call-activated = Activée.
vassaux-view-call-engaged = Au contact de : { $units }.
vassaux-view-call-enemy = Ennemi le plus proche : { $unit }, { $length } { $bearing }.
vassaux-view-call-burns = Le marqueur en { $at } brûle.
vassaux-view-call-marker = Un marqueur en { $at } ne brûle pas encore.
vassaux-view-call-exit = Les villageois partent par la route { $edge }.
vassaux-view-call-edge = L’issue est { $edge }.
vassaux-view-call-interest = Un point d’intérêt en { $at }.

# Un combat
vassaux-view-melee = Corps à corps
vassaux-view-shot-title = Tir
vassaux-view-phase-attack = Ceux qui touchent un ennemi le frappent.
vassaux-view-phase-strike-back = Ceux qui restent et touchent un ennemi ripostent.
vassaux-view-phase-reorganising = Chaque unité lance contre ses pertes au-delà du commandement de son meneur ; la meilleure se réorganise d’abord.
vassaux-view-contest-odds = Avec les pertes subies jusqu’ici, { $unit } se réorganiserait d’abord à { $percent } %.
vassaux-view-still-fall = { $n ->
        [one] { $n } combattant doit encore tomber dans { $unit }.
       *[other] { $n } combattants doivent encore tomber dans { $unit }.
    }
vassaux-view-fighters = Combattants
vassaux-view-in-contact = Au contact
vassaux-view-attack-dice = Dés d’attaque
vassaux-view-defence-dice = Défense
vassaux-view-hits-for-a-loss = Touches pour une perte
vassaux-view-losses = Pertes
vassaux-view-command = Commandement

# À consulter
vassaux-view-page-terrain = Terrain
vassaux-view-page-orders = Ordres
vassaux-view-points = Points
vassaux-view-points-lost = Points éliminés
vassaux-view-reserve = Dés en réserve
vassaux-view-reactivity = Réactivité
vassaux-view-cost = Coûte
vassaux-view-note-reserve = Chaque ordre composé prend un dé de la réserve, et aucun n’y revient.
vassaux-view-note-reactivity = Le commandement du seigneur, et celui de chaque vassal hors de son Aura : plus c’est bas, mieux c’est.
vassaux-view-die = Dé
vassaux-view-die-face = { $sort }, face { $face }
vassaux-view-composite = composé (doré)
vassaux-view-simple = simple (gris)
vassaux-view-order-tactical-move = L’unité se déplace, et peut se dégager d’ennemis que son vassal ne touche pas ; ceux qui en touchent un restent.
vassaux-view-order-run = L’unité va deux réglettes plus loin. C’est son seul ordre.
vassaux-view-order-coordinated-attack = Une attaque sur n’importe quel ennemi au contact ou à portée ; le dé d’ordre est lancé, et autant de dés s’ajoutent à la première attaque.
vassaux-view-order-cast = Un sort est lancé.
vassaux-view-order-coordinated-charge = Une charge sur n’importe quel ennemi ; le dé d’ordre est lancé, et autant de dés s’ajoutent à la première attaque.
vassaux-view-order-alert = L’unité peut réagir une fois sans test. Pas au contact d’un ennemi.
vassaux-view-order-fortify = Les dés de défense sont doublés jusqu’à la prochaine phase de commandement ; rien de plus, pas même une réaction.
vassaux-view-order-march = L’unité se déplace, si aucun ennemi ne la retient, ou se réorganise à la place.
vassaux-view-order-attack = Une attaque sur un ennemi au contact, ou un tir sur le plus proche qu’on puisse viser.
vassaux-view-order-charge = Droit sur l’ennemi visible le plus proche, et une attaque aussitôt.
vassaux-view-order-wait = L’unité ne fait rien.

# La fin
vassaux-view-sum-points = Points ennemis éliminés
vassaux-view-sum-killed = Ennemis tués
vassaux-view-sum-fallen = Combattants perdus au combat
vassaux-view-sum-removed = Confus retirés
vassaux-view-sum-left = Combattants sur la table
vassaux-view-sum-escaped = Hors de la table, saufs
vassaux-view-sum-dice = Dés d’ordre employés
vassaux-view-sum-turns = Tours joués

vassaux-figure-turns = Tours
vassaux-figure-first-eliminated = Points éliminés du premier ost, en pour cent
vassaux-figure-second-eliminated = Points éliminés du second ost, en pour cent
vassaux-view-aim = { $host }. { $aim }
