# Seigneurs et vassaux : l’automate, ce qu’on lui confie, ce qu’il fait et pourquoi, et pourquoi il est refusé.

# Ordres
vassaux-do-let-act = Laisser agir l’automate : { $target }
vassaux-do-automate = Confier toute la partie à l’automate : { $target }

# Ce qui s’est passé
vassaux-log-automated = { $seat } confie une unité à l’automate : { $unit }.
vassaux-log-solo-morale = Moral { DE($unit) } : { $before } devient { $morale }.
vassaux-log-solo-factors = L’automate prend { $unit } : moral { $morale }, situation { $situation }, ensemble { $sum }.
vassaux-log-solo-not = Impossible : { $action } – { $why }
vassaux-log-solo-does = { $unit }, d’après la table : { $action }.
vassaux-log-solo-goal = { $unit } n’a aucun ennemi à sa propre portée et va vers ce que la victoire demande.
vassaux-log-solo-waits = { $unit } attend : rien dans la case n’est possible.
vassaux-log-solo-bound = { $unit } ne consulte pas la table ; son ordre : { $order }.
vassaux-roll-solo = colonne de la table

# Ce que dit la table
vassaux-solo-action-rc = course vers un couvert
vassaux-solo-action-tc = mouvement tactique vers un couvert
vassaux-solo-action-ta = mouvement tactique loin de l’ennemi
vassaux-solo-action-tt = mouvement tactique vers l’ennemi
vassaux-solo-action-rt = course vers l’ennemi
vassaux-solo-action-ac = attaque coordonnée
vassaux-solo-action-ch = charge coordonnée
vassaux-solo-action-fo = fortifier
vassaux-solo-action-om = magie offensive
vassaux-solo-action-dm = magie défensive

# Pourquoi non
vassaux-solo-why-pinned = un ennemi retient l’unité.
vassaux-solo-why-held = un ennemi touche le meneur.
vassaux-solo-why-leaves-too-many = plus de la moitié de l’unité resterait sur place.
vassaux-solo-why-no-run = l’armure interdit la course.
vassaux-solo-why-difficult = le meneur est en terrain difficile.
vassaux-solo-why-no-enemy = il n’y a pas d’ennemi.
vassaux-solo-why-no-way = aucun chemin n’y mène.
vassaux-solo-why-no-escape = aucun chemin n’éloigne de l’ennemi.
vassaux-solo-why-covered = le meneur est déjà à couvert.
vassaux-solo-why-no-cover = aucun couvert n’est à portée.
vassaux-solo-why-nobody-to-attack = personne ne peut être attaqué.
vassaux-solo-why-no-charge = personne ne peut être chargé.
vassaux-solo-why-no-school = l’ost n’a pas d’école, ou personne ne lance de sort.
vassaux-solo-why-already-cast = le meneur a déjà lancé son sort.
vassaux-solo-why-no-spell = aucun sort de la liste ne convient.
vassaux-solo-why-unseen-lord = le meneur ne voit pas son seigneur.
vassaux-solo-why-keeps-place = aucun ennemi n’est à sa propre portée, et elle tient ce que la victoire demande.
vassaux-solo-why-not-now = ce n’est plus possible.

# Pourquoi un ordre est refusé
refusal-vassaux-automaton_takes_another = L’automate prend d’abord une autre unité : la plus proche de l’ennemi, puis celle du pire moral.
refusal-vassaux-unit_not_automated = L’automate ne mène pas cette unité.
refusal-vassaux-automaton_leads_unit = L’automate mène cette unité.
refusal-vassaux-automaton_never_reacts = Les unités de l’automate ne réagissent jamais.

# Le panneau de l’automate
vassaux-solo-title = L’automate : { $unit }
vassaux-solo-row = Ligne { $from } à { $to }
vassaux-solo-cell = Dé { $face }
vassaux-solo-cell-read = * Dé { $face }
vassaux-solo-action = { $code }, { $name }
vassaux-solo-read = Moral { $morale } et situation { $situation } font { $sum } ; le dé montre { $die }.
vassaux-solo-tried = { $action } : non, car { $why }
vassaux-solo-done = { $action } : c’est ce qu’elle fait.
vassaux-solo-goal = Aucun ennemi à sa propre portée : elle va vers ce que la victoire demande.
vassaux-solo-bound = Elle ne consulte pas la table ; son ordre : { $order }.
vassaux-solo-waits = Rien de la case n’est possible : elle attend.
vassaux-solo-page = Automate
vassaux-solo-legend = Ce que disent les lettres
vassaux-solo-morale-note = Les nombres sont le moral : 1 est le meilleur, 6 le pire.
