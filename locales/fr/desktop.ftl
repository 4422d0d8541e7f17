# La fenêtre.
desktop-subtitle = Jeux de guerre médiévaux et antiques autour d’un écran
desktop-continue = Reprendre la dernière partie
desktop-new-match = Nouvelle partie
desktop-load = Charger une partie
desktop-quit = Quitter
desktop-text-smaller = Le texte est affiché à { $shown } % : cette fenêtre n’a pas la place pour { $wanted } %.
desktop-back = Retour
desktop-cancel = Annuler
desktop-close = Fermer
desktop-problem = Un problème est survenu
desktop-load-panicked = La partie ne peut pas être ouverte : une erreur du programme ({ $detail }). Le fichier est resté tel quel.
desktop-rules-broken = Les données de règles ne sont pas jouables : voyez ce qui ne va pas, corrigez les fichiers, et ils seront relus.

# Une nouvelle partie.
desktop-start = Commencer la partie
desktop-usual-options = Options habituelles
desktop-scenario = Scénario
desktop-seats = Qui joue
desktop-name = Nom
desktop-player-person = une personne à cet écran
desktop-player-random = des ordres au hasard
desktop-player-easy = le programme, facile
desktop-player-normal = le programme, normal
desktop-player-hard = le programme, difficile
desktop-player-script = le programme, { $level }
desktop-undo-agreement = Revenir sur ses ordres
desktop-undo-usual = Jusqu’à un jet, un secret ou la décision de l’autre
desktop-undo-agreed = Sans limite : les joueurs en sont convenus
desktop-seed = Tirage
desktop-seed-label = Graine
desktop-seed-empty = selon l’horloge
desktop-seed-hint = La même graine et les mêmes ordres donnent la même partie. Un nombre ou des mots conviennent.
desktop-options-changed = { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
desktop-locked = { $hint } Dans cette édition, cela ne peut pas être changé ({ $rule }).

# Parties sauvegardées.
desktop-save = Sauvegarder
desktop-save-as = Sauvegarder sous…
desktop-save-exists = Il existe déjà une sauvegarde de ce nom : elle sera remplacée.
desktop-save-name = Nom de la sauvegarde
desktop-no-saves = Il n’y a pas encore de partie sauvegardée.
desktop-load-this = Charger
desktop-delete = Supprimer…
desktop-delete-ask = Supprimer pour de bon ?
desktop-delete-yes = Supprimer
desktop-delete-no = Garder
desktop-delete-on-table = Cette partie est en cours.
desktop-autosave = Sauvegarde automatique
desktop-save-under-way = en cours
desktop-save-finished = terminée
desktop-save-damaged = abîmée : se charge jusqu’au dernier bon ordre
desktop-ago-now = à l’instant
desktop-ago-minutes = { $n ->
        [1] il y a une minute
       *[other] il y a { $n } minutes
    }
desktop-ago-hours = { $n ->
        [1] il y a une heure
       *[other] il y a { $n } heures
    }
desktop-ago-days = { $n ->
        [1] il y a un jour
       *[other] il y a { $n } jours
    }

# Le fichier d’une partie.
desktop-view-only = Vous regardez une partie qui se joue dans une autre fenêtre, telle qu’elle était quand vous l’avez ouverte. Personne ne peut rien ordonner ici.
desktop-in-use = Cette partie est ouverte
    .hint = Deux fenêtres ne peuvent pas jouer la même partie : chacune effacerait les ordres de l’autre. Vous pouvez la regarder telle qu’elle est maintenant, ou la reprendre d’ici dans une copie à vous.
desktop-in-use-look = La regarder
desktop-in-use-copy = Reprendre dans une copie
desktop-unsaved = Cette partie n’est pas sauvegardée
    .hint = Ses derniers ordres ne sont dans aucun fichier. Si vous partez maintenant, ils sont perdus.
desktop-unsaved-folder = La sauvegarder dans un autre dossier :
desktop-unsaved-save = Y sauvegarder et partir
desktop-unsaved-leave = Partir sans sauvegarder
desktop-unsaved-stay = Rester dans la partie
desktop-saved-elsewhere = La partie est sauvegardée sous { $file }. Pour la reprendre, choisissez ce dossier à la page Réglages.
desktop-window-lost = Mesnie : la fenêtre a disparu, le programme s’arrête.

# À la table.
desktop-menu = Menu
desktop-resume = Revenir à la partie
desktop-fit-board = Voir tout le plateau
desktop-concede = Abandonner…
desktop-to-title = Quitter vers la page de titre
desktop-saved-by-itself = La partie se sauvegarde après chaque ordre. Vous pouvez partir à tout moment et reprendre plus tard.
desktop-registers = Registres
    .hint = Familles, titres, seigneurs et état du royaume
desktop-undo = Annuler l’ordre
    .hint = Revenir sur le dernier ordre
desktop-redo = Refaire
    .hint = Rejouer l’ordre annulé
desktop-undo-to-here = Revenir jusqu’ici
desktop-skip = Sans attendre
desktop-log = Journal
desktop-log-rule = Règle { $rule }
desktop-numbered = { $n } · { $text }
reserves = Pas encore sur le plateau
reserves-take = { $piece } : prendre en main
reserves-in-hand = { $piece } est en main : cliquez sur un lieu éclairé
# De quoi il s’agit.
briefing-title = De quoi il s’agit
briefing-you = Vous jouez : { $name }.
briefing-close = Fermer ; le menu le redit
desktop-against = contre
desktop-all-orders = { $n ->
        [1] Le seul ordre
       *[other] Les { $n } ordres
    }
desktop-other-orders = Autres ordres
desktop-put-back = Annuler ce choix
desktop-thinking = En train de décider : { $name }
desktop-given-alone = { $name } n’avait qu’un ordre possible, donné d’office : « { $orders } ».
desktop-enter-waits = « { $order } » ne pourrait pas être repris, Entrée ne le donne donc pas : pressez le bouton ou son chiffre.
desktop-possible-instead = Possible à la place : { $orders }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
desktop-watch = …
desktop-wait = Personne n’a rien à décider.
desktop-match-over = La partie est terminée.
desktop-in-the-army = Dans l’armée
desktop-points-used = { $spent } sur { $budget ->
        [one] { $budget } point
       *[other] { $budget } points
    }
desktop-take-in = Une de plus : { $name }
desktop-take-out = Une de moins : { $name }
desktop-taken-of = { $taken } sur { $stock }

# Le rideau.
desktop-curtain = Ce qui suit ne regarde qu’une personne : { $name }. Que les autres détournent les yeux.
desktop-card = Jouer : { $game }
desktop-card-seats = pour { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
desktop-card-seats-between = pour { $least } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
desktop-seat-count = Joueurs
desktop-own-hand = Voir ma main et ma bourse
    .hint = Le rideau tombe d’abord, pour que les autres détournent les yeux.
desktop-curtain-news = Ce qui vient de se passer
desktop-lift-curtain = Me voici : { $name }
desktop-lift-curtain-watch = Me voici : { $name }. Montrez-moi d’abord ce qui s’est passé
desktop-fact = { $label } { $value }

# La fin.
desktop-end-winner = Victoire : { $name }
desktop-end-winners = Victoire : { $names }
desktop-end-draw = Partie nulle
desktop-summary = Résumé
desktop-rematch = Revanche
    .hint = Les mêmes joueurs et options, de nouveaux dés
desktop-look-at-board = Voir le plateau

# La bataille antique sur la table.
ancients-view-points = { $points } PV sur { $target }
    .hint = Points de victoire : un par unité adverse détruite, deux par case du camp adverse incendiée. Qui en a { $target } à la fin d’un tour gagne.
    .hint-each = Points de victoire : un par unité adverse détruite, deux par case du camp adverse incendiée. À la fin d’un tour, Rouge gagne s’il en a { $red }, Bleu s’il en a { $blue }.
ancients-view-turn = Tour
    .hint = La bataille s’achève au plus tard après le tour { $limit }.
ancients-view-turn-of = { $turn } sur { $limit }
ancients-view-set-up = mise en place
ancients-view-starter = Commence
    .hint = Le joueur qui a la première activation de ce tour.
ancients-view-strength = Force
ancients-view-strength-now = { $now } (disponible { $fresh }, activée { $activated })
ancients-view-cost = Points
ancients-view-moves = Mouvement
ancients-view-hexes = { $n ->
        [1] une case
       *[other] jusqu’à { $n } cases
    }
ancients-view-specials = Particularités
ancients-view-shoots = tire de { $from } à { $to ->
        [one] { $to } case
       *[other] { $to } cases
    }
ancients-view-rallies = peut se rallier
ancients-view-mounted = montée
ancients-view-roams = seconde case n’importe où hors de contact
ancients-view-supports-only = soutient une attaque double, n’en mène aucune
ancients-view-state = État
ancients-view-available = disponible
ancients-view-activated = activée
ancients-view-worth = Vaut
ancients-view-points-worth = { $points } PV
ancients-view-hex = Case
ancients-view-no-burn = Ne peut pas incendier de case ce tour-ci
ancients-view-isolated = Isolée : aucune amie à côté d’elle, deux unités peuvent l’attaquer ensemble
ancients-view-in-contact = Au contact d’un adversaire
ancients-view-place = { $ground }, case { $hex }
ancients-view-plain = Plaine
ancients-view-maquis = Maquis
    .hint = Une unité qui finit ici son mouvement fuit : elle quitte la bataille sans donner de points de victoire.
ancients-view-rampart = Rempart
    .hint = Les tirs sur une unité ici ont −1 ; on ne peut la viser que depuis la plaine.
ancients-view-inner = Intérieur du camp
    .hint = Une unité ici ne peut ni tirer ni être visée.
ancients-view-burnt = Incendiée
ancients-view-can-burn = Un adversaire qui s’y trouve à la fin d’un tour, sans ennemi à son contact, l’incendie : { $points } PV.
ancients-view-confirm-flight = L’unité quitte la bataille pour de bon ; l’adversaire n’en tire aucun point.
ancients-view-confirm-concede = Abandonner la bataille ? L’autre joueur gagne, quels que soient les points.
ancients-view-fight = { $attackers } contre { $target }
ancients-view-shot = { $shooter } : tir sur { $target }
ancients-view-by = { $side } de { $n }
ancients-view-by-more = { $side } de { $n }+
ancients-view-tie = Égalité
ancients-view-loss-nothing = rien ne se passe
ancients-view-loss-retreat1 = un recul
ancients-view-loss-retreat2 = un recul, un second si permis
ancients-view-loss-pursuit = deux reculs, poursuite
ancients-view-loss-destroyed = destruction
ancients-view-loss-cornered = aucun recul : destruction
ancients-view-loss-flees = aucun recul : fuite
ancients-view-loss-rally = ralliement { $from }+, sinon { $else }
ancients-view-can-refuse = La cible peut refuser et reculer en { $hexes } (N-6.09).
ancients-view-cannot-refuse = La cible ne peut pas refuser : aucune case où reculer (N-6.09).
ancients-view-best-support = Avec le soutien { DE($unit) } :
ancients-view-if-surprise = Suivie d’une attaque sur place contre { $target } :
ancients-view-target-destroyed = Dans { $percent } % des cas la cible est détruite, ralliements compris.
ancients-view-shot-in-contact = une amie touche la cible
ancients-view-shot-over-friends = par-dessus des amies
ancients-view-shot-rampart = cible sur un rempart
ancients-view-rampart-defence = cible qui défend son rempart
ancients-view-rampart-defends = Qui défend ici son camp contre des attaquants qui en sont tous dehors a +{ $n }.
ancients-view-shot-not-refused = Un tir ne se refuse pas (N-5.14).
ancients-view-hit-retreats = activée, un recul
ancients-view-hit-stays = activée, reste
ancients-view-hit-hexes = Touchée, elle recule en { $hexes }.
ancients-view-destroys = Détruite
ancients-view-hits = Touchée
ancients-view-misses = Manquée
ancients-view-victory-points = Points de victoire
ancients-view-units-left = Unités sur le plateau
ancients-view-units-destroyed = Unités perdues
ancients-view-units-fled = Unités en fuite
ancients-view-fires = Cases incendiées
ancients-view-turns-played = Tours
# Issue d’un combat ou d’un tir, en bref, sur le plateau.
ancients-view-outcome-won = { $target } : { $loss }{ $rally ->
        [1] , sauf ralliement
       *[0] {""}
    }
ancients-view-outcome-lost = { $unit } : { $loss }{ $rally ->
        [1] , sauf ralliement
       *[0] {""}
    }
ancients-view-outcome-support = { $support } : { $support-loss }
ancients-view-outcome-destroyed = Destruction : { $unit }
ancients-view-outcome-fled = En fuite : { $unit }
ancients-view-outcome-rallied = Ralliement : { $unit } reste sur place
ancients-view-outcome-tie = Personne ne recule
ancients-view-outcome-miss = Tir manqué sur : { $target }
ancients-view-outcome-hit = Tir réussi : { $target }
ancients-view-outcome-hard-hit = Tir meurtrier : { $target }

# Regarder en arrière, le journal, les dés.
desktop-walking = Vous regardez en arrière. La partie reprend quand vous revenez au présent.
desktop-walk-now = Revenir au présent
desktop-walk-on = Un pas en avant
desktop-walk-back = Un pas en arrière
desktop-walk-first = Au début
desktop-walk-play = Tout montrer à partir d’ici, pas à pas
desktop-walk-pause = S’arrêter ici
desktop-walk-news = Montrer ce qui s’est passé depuis mon dernier ordre
desktop-walk-here = Montrer le plateau à ce moment
desktop-log-search = Chercher dans le journal
desktop-log-all = Tout
desktop-log-dice = Dés
desktop-log-bookmarks = Signets
desktop-log-more = Copier, écrire, statistiques
desktop-log-copy = Copier le journal en texte
desktop-log-copied = Le journal est dans le presse-papiers.
desktop-log-export = Écrire le journal dans un fichier…
desktop-log-write = Écrire
desktop-log-file = Nom du fichier
desktop-log-file-exists = Un fichier porte déjà ce nom : il sera remplacé.
desktop-log-goes-to = Il sera écrit dans { $file }. Un nom qui se termine par .txt donne du texte brut, tout autre du Markdown.
desktop-log-plain = texte brut
desktop-log-markdown = Markdown
desktop-log-exported = { $n ->
        [one] Le journal, { $n } ligne, a été écrit en { $form } dans { $file }.
       *[other] Le journal, { $n } lignes, a été écrit en { $form } dans { $file }.
    }
desktop-log-click = Clic : montrer le plateau à ce moment. Bouton droit : autres choix.
desktop-bookmark = Poser un signet
desktop-bookmark-off = Enlever le signet
desktop-luck = Statistiques des dés
    .hint = Barres pleines : ce qui est sorti. Contours : ce que des dés justes auraient donné.
desktop-luck-none = Aucun dé n’a encore été jeté.
desktop-luck-face = { $face } : sorti { $rolled } fois, attendu { $expected }
desktop-luck-mean = { $rolls ->
    [1] 1 jet
   *[other] { $rolls } jets
}, moyenne { $mean } (dés justes : { $fair })

# Les règles dans l’application.
desktop-rules = Règles
desktop-rules-search = Chercher dans les règles, ou un numéro
desktop-rules-found = { $n ->
    [0] Rien n’a été trouvé.
    [1] 1 passage a été trouvé.
   *[other] { $n } passages ont été trouvés.
}
desktop-rules-go = Ouvrir : { $chapter }
desktop-rules-missing = Les règles de ce jeu n’existent pas dans cette langue.
desktop-rule-open = Lire la règle { $rule }

# Leçons.
desktop-lessons = Apprendre à jouer
desktop-lesson-take = Commencer
desktop-lesson-step = Étape { $step } sur { $of }
desktop-lesson-go-on = Continuer
desktop-lesson-back = Retour
    .hint = Revenir à ce qui a été dit avant, avec le plateau tel qu’il était alors
desktop-lesson-again = Encore une fois
desktop-lesson-gone = La leçon { $file } n’existe plus.

# Pour les auteurs.
desktop-rules-read-again = Les données des règles ont changé et ont été relues. La prochaine partie se joue avec elles ; celle en cours garde les siennes.
desktop-rules-still =
    Les données des règles ont changé, mais quelque chose ne va pas. Ce qui avait été lu auparavant reste en vigueur.
    { $findings }

# Le tiroir de la main et de la bourse.
desktop-hand-open = Ouvrir cette main : { $name }
    .hint = Les autres détournent les yeux.
desktop-hand-shut = Refermer
desktop-hand-empty = Aucune carte en main.
desktop-hand-count = { $card } (×{ $n })

# Odds.
desktop-chance = { $label } : { $consequence }, { $count } sur { $all }
desktop-percent = { $n } %
desktop-log-newest = Aller aux dernières lignes
desktop-end-you-won = Vous avez gagné
desktop-end-you-lost = Vous avez perdu
desktop-enter-waits-board = « { $order } » ne pourrait pas être repris, Entrée ne le donne donc pas : cliquez sur le plateau, ou allez-y avec Tab, puis Entrée.
desktop-card-choose = { $card }…
desktop-phase = Phase
ancients-view-or = {" ou "}
