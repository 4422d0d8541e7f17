# Revenir sur des ordres
undo-stop-beginning = Aucun ordre n’a encore été donné.
undo-stop-roll = Des dés ont été jetés depuis ; on ne revient pas sur ce qu’ils ont montré.
undo-stop-reveal = Un secret a été montré depuis ; on ne peut plus le cacher.
undo-stop-seat = Un autre joueur a décidé depuis, ou un secret a été scellé.
undo-stop-looking-back = Vous regardez la partie en arrière ; revenez d’abord au présent.

# Options et début d’une partie
option-bad-value = L’option { $option } ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
option-unknown = Il n’y a pas d’option « { $option } ».
option-unknown-near = Il n’y a pas d’option « { $option } ». Vouliez-vous dire « { $near } » ?
scenario-unknown = Il n’y a pas de scénario « { $scenario } » ; scénarios connus : { $known }.
seats-wrong-number = { $wanted ->
        [1] Ce jeu a une place
       *[other] Ce jeu a { $wanted } places
    }, mais { $given ->
        [1] un seul joueur a été nommé.
       *[other] { $given } joueurs ont été nommés.
    }
seats-out-of-range = Ce jeu va de { $least } à { $most ->
        [one] { $most } place
       *[other] { $most } places
    }, mais { $given ->
        [1] un seul joueur a été nommé.
       *[other] { $given } joueurs ont été nommés.
    }
script-level-unknown = Aucun adversaire automatique ne joue au niveau « { $level } » ; niveaux : { $known }.
position-bad = La position ne peut pas être installée : { $detail }

# Pourquoi quelque chose n’est pas permis
refusal-not_your_turn = C’est un autre joueur qui est interrogé ; attendez votre tour.
refusal-wrong_phase = Cela ne peut pas se faire à ce moment du tour.
refusal-game_over = La partie est finie.
refusal-no_pending_decision = Personne n’est interrogé en ce moment.
refusal-not_an_option = Cela ne peut pas être choisi maintenant : les lieux éclairés et la liste des ordres montrent ce qui peut l’être.
refusal-off_table = Ce point est au-delà du bord de la table.
refusal-looking_back = Vous regardez la partie en arrière ; on ne donne d’ordres qu’au présent.
refusal-module_disabled = Cela ne fait pas partie de cette édition et ne peut pas être activé.
refusal-option_not_available = Ce réglage ne peut pas servir ici.
    .N-1-01 = Ici les armées se composent unité par unité ; on n’en prend pas de toute faite.
    .N-1-16 = Avec les armées toutes faites, prenez l’une de celles de la liste.
    .N-20-10 = L’armée toute faite que vous avez prise n’a pas cette unité.
    .N-20-03 = Votre carte n’offre pas cela.
    .N-20-07 = Votre carte n’apporte pas de telles unités.
    .N-20-12 = Seul le détenteur de la carte correspondante y a droit.
refusal-options_incompatible = Ces options ne vont pas ensemble : « { $one } » et « { $two } ». Changez l’une des deux.
    .N-18-15 = Une embuscade demande une forêt : activez aussi « { $two } », ou choisissez un plateau qui en porte une dans chaque moitié.

# Plusieurs de quelque chose
several = { $n } × { $of }

# Un point d’une table ouverte, par sa case et ce qui est à côté
spot-beside = { $square }, près { DE($landmark) }

# Directions sur une table ouverte, et ce qu’on tape pour elles
bearing-n = vers le nord
    .short = n
bearing-nne = vers le nord-nord-est
    .short = nne
bearing-ne = vers le nord-est
    .short = ne
bearing-ene = vers l’est-nord-est
    .short = ene
bearing-e = vers l’est
    .short = e
bearing-ese = vers l’est-sud-est
    .short = ese
bearing-se = vers le sud-est
    .short = se
bearing-sse = vers le sud-sud-est
    .short = sse
bearing-s = vers le sud
    .short = s
bearing-ssw = vers le sud-sud-ouest
    .short = sso
bearing-sw = vers le sud-ouest
    .short = so
bearing-wsw = vers l’ouest-sud-ouest
    .short = oso
bearing-w = vers l’ouest
    .short = o
bearing-wnw = vers l’ouest-nord-ouest
    .short = ono
bearing-nw = vers le nord-ouest
    .short = no
bearing-nnw = vers le nord-nord-ouest
    .short = nno

# La distance d’un point, et sa direction
way = { $length } { $bearing }

# Ce que voient les autres places pendant qu’une question secrète reçoit sa réponse.
ask-in-secret = Une décision se prend en secret.

# La chance aux dés
decimal = { $whole },{ $rest }
semicolon = { $first } ; { $then }
luck-die = Dé aux faces { $faces }
luck-too-few = { $seat } : trop peu de dés pour parler de chance.
luck-ordinary = { $seat } : une chance ordinaire. { $count ->
        [one] { $count } joueur sur { $of } fait
       *[other] { $count } joueurs sur { $of } font
    } au moins aussi { $side ->
        [well] bien
       *[badly] mal
    }.
luck-lucky = { $seat } : de la chance. Seulement { $count ->
        [one] { $count } joueur sur { $of } fait
       *[other] { $count } joueurs sur { $of } font
    } au moins aussi bien.
luck-very-lucky = { $seat } : beaucoup de chance. Seulement { $count ->
        [one] { $count } joueur sur { $of } fait
       *[other] { $count } joueurs sur { $of } font
    } au moins aussi bien.
luck-unlucky = { $seat } : peu de chance. Seulement { $count ->
        [one] { $count } joueur sur { $of } fait
       *[other] { $count } joueurs sur { $of } font
    } au moins aussi mal.
luck-very-unlucky = { $seat } : très peu de chance. Seulement { $count ->
        [one] { $count } joueur sur { $of } fait
       *[other] { $count } joueurs sur { $of } font
    } au moins aussi mal.
luck-drawn = { $count ->
        [1] { $seat } : une carte tirée n’est pas comptée
       *[other] { $seat } : { $count } cartes tirées ne sont pas comptées
    } : ce qui reste dans un paquet dépend des cartes déjà tirées, et la chance s’y équilibre d’elle-même.

# Le journal sous forme de texte.
export-fact = { $label } : { $value }
export-scenario = Scénario
export-player = { $name }, { $who }
export-person = une personne
export-random = ordres au hasard
export-script = le programme, niveau { $level }
export-on = oui
export-off = non
export-seed = Graine des dés
export-result = Résultat
export-unfinished = La partie n’est pas finie.
export-won = { $count ->
        [0] Partie nulle
        [1] Victoire { DE($winners) }
       *[other] Victoire { DE($winners) }
    }. { $reason }
export-log = Journal
export-empty = Il ne s’est encore rien passé.
export-dice = { $line } [{ $dice }]
export-die = { $seat }, { $purpose } : { $face }
export-not-written = Le journal ne peut pas être écrit dans { $file } : { $detail }.

# Leçons : ce qui est dit quand un autre ordre est donné.
lesson-do-this = { $count ->
        [1] Pas encore. Dans cette leçon, faites d’abord ceci : { $orders }
       *[other] Pas encore. Dans cette leçon, faites d’abord l’une de ces choses : { $orders }
    }
lesson-read-on = Lisez d’abord ceci, puis continuez.
lesson-wait = Attendez : l’autre joueur joue.
lesson-no-seat = Il n’y a pas de place « { $seat } » ; il y a : { $known }.
