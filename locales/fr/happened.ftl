# Ce que les autres ont fait.
settings-trails = Les derniers coups des autres restent sur le plateau jusqu’à votre prochain ordre
keys-trails = Montrer ou cacher les derniers coups des autres

# Depuis votre dernier tour.
happened-title = Depuis votre dernier tour
happened-close = Fermer : ce qui est arrivé reste dans le journal
happened-loss = Une de vos pertes
happened-great = Un grand événement
happened-others = { $n ->
        [one] et { $n } autre événement
       *[other] et { $n } autres événements
    }
    .hint = Aller au premier d’entre eux dans le journal
happened-all = { $n ->
        [one] { $n } événement, aucune perte pour vous
       *[other] { $n } événements, aucune perte pour vous
    }
happened-lesson-done = La leçon est terminée
happened-threat = Une menace contre vous
