# Les armées dans le bandeau au-dessus du plateau
ancients-players-of = { $n }/{ $of }
ancients-players-points = Points de victoire
ancients-players-units = Unités restantes
    .hint = Unités sur le plateau. Un camp qui n’en a plus perd aussitôt.
ancients-players-may-return = Peuvent revenir
ancients-players-unseen = ?
ancients-players-camp = Camp
    .hint = Cases du camp qui n’ont pas brûlé. Chacune que l’ennemi brûle lui rapporte { $points } PV, une fois dans la partie.
ancients-players-of-kind = { $n }, dont disponibles : { $fresh }

# Les titres du journal
ancients-players-set-up = Préparation
ancients-players-armies = Armées
ancients-players-deployment = Déploiement
ancients-players-turn = Tour { $turn }

# Les lignes repliées du journal
ancients-players-run-recruited = { $seat } prend dans son armée { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }.
ancients-players-run-dismissed = { $seat } rend à la réserve { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }.
ancients-players-run-deployed = { $seat } déploie { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }.
ancients-players-run-step = Déplacement de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, jusqu’en { $hex } : { $unit }.
ancients-players-run-burnt = { $seat } brûle { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }.
