# Les osts dans le bandeau au-dessus du plateau
vassaux-players-of = { $n }/{ $of }
vassaux-players-points = Points restants
    .hint = Points des combattants qui ne sont pas éliminés. Sur la table : { $men }.
vassaux-players-dice = Dés en réserve
vassaux-players-lord = Seigneur
    .hint = Qui a perdu son seigneur perd la partie à la phase de commandement suivante, sauf si le scénario en dispose autrement.

# Les titres du journal
vassaux-players-set-up = Préparation
vassaux-players-command = Commandement
vassaux-players-orders = Ordres
vassaux-players-closing = Après le dernier tour
vassaux-players-turn = Tour { $turn }

# Les lignes repliées du journal
vassaux-players-run-deployed = { $seat } : { $n ->
        [one] { $n } unité déployée
       *[other] { $n } unités déployées
    }.
vassaux-players-run-laid = { $n ->
        [one] { $n } élément de décor posé
       *[other] { $n } éléments de décor posés
    }.
vassaux-players-run-moved = { $unit } se déplace { $n } fois, enfin en { $to }.
vassaux-players-run-morale = Le moral de { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } a changé.
vassaux-players-run-not = Impossible : { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } de la table.
