# La première minute : la partie qu’un clic commence, les réglages tout faits, la page d’une nouvelle partie, les panneaux.
desktop-quick = Partie rapide
    .of = Partie rapide : { $game }
    .hint = Vous contre le programme, à son niveau moyen. { $preset } : { $options }
    .plain = Vous contre le programme, à son niveau moyen, avec les options habituelles.
desktop-continue-none = Aucune partie n’est en cours.

# Réglages tout faits.
preset-short = Courte
preset-usual = Habituelle
preset-tournament = Tournoi
preset-own = Choix libre
preset-title = Formule
    .sets = { $preset } : { $options }
    .plain = { $preset } : toutes les options comme d’habitude.
    .own = Ces choix ne sont ceux d’aucune formule.
preset-options-between = { $first } ; { $rest }
preset-option = { $option } : { $value }
data-preset-value = cette option ne peut pas être `{ $value }` ; il faut : { $allowed }
data-preset-not-for = cette formule n’est pas faite pour le scénario `{ $scenario }`
check-preset = La formule « { $preset } » ne commence aucune partie : { $problem }

# Places.
setup-person = Humain
    .hint = Quelqu’un à cet écran
setup-easy = Facile
    .hint = Le programme, à son niveau facile
setup-normal = Normal
    .hint = Le programme, à son niveau moyen
setup-hard = Difficile
    .hint = Le programme, à son niveau le plus fort
setup-random = Hasard
    .hint = Des ordres au hasard, pour faire des essais
setup-player-of = { $side } : { $player }
setup-arms = Armes { DE($side) } : { $colour }, { $charge }
    .hint = Changer la couleur et les armes
setup-count = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

# Options en pastilles.
setup-search = Chercher une option
setup-changed-only = Changées ({ $n })
setup-none-found = Aucune option n’a ces mots.
setup-on = oui
setup-off = non
setup-option = { $option } : { $value }
setup-option-changed = { $option } : { $value }, changée ; d’habitude : { $usual }
setup-usual-is = D’habitude : { $value }
setup-less = Moins : { $option }
setup-more = Plus : { $option }
setup-point-at = Désignez une option, ou allez-y avec la touche Tab, pour lire ce qu’elle change.
setup-option-range = de { $least } à { $most }

# Panneaux repliés et redimensionnés.
panel-side-fold = Replier le panneau de côté
panel-side-unfold = Déplier le panneau de côté
panel-side-unfold-news = Déplier le panneau de côté : { $news }
    .both = { $one }, et { $other }
panel-news-dice = des dés ont été lancés
dice-earlier = Un jet précédent
panel-news-matter = une décision est en cours
panel-side-width = Largeur du panneau de côté
panel-list-width = Largeur de la liste des ordres
panel-width-hint = Tirez pour l’élargir ou le rétrécir ; les flèches font de même. Un double clic rend la largeur habituelle.

# Touches.
keys-text-larger = Texte plus grand
keys-text-smaller = Texte plus petit
keys-text-usual = Texte habituel
keys-fold-side = Replier ou déplier le panneau de côté
