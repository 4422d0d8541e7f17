# La ligne de commande. Clés de l’aide : cli-TÂCHE-about (.long, .examples) et cli-TÂCHE-ARGUMENT.
cli-heading-usage = Utilisation :
cli-heading-jobs = Tâches
cli-heading-job = TÂCHE
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-default = [par défaut : { $value }]
cli-help = Afficher cette aide ; --help en dit plus que -h
cli-version = Afficher la version

cli-about = Jeux de guerre médiévaux et antiques autour d’un écran
    .long = Jeux de guerre médiévaux et antiques autour d’un écran. Sans tâche, la fenêtre s’ouvre ; les tâches se passent d’elle.
    .examples =
        Exemples :
          mesnie                                  ouvrir la fenêtre
          mesnie list                             ce que l’on peut jouer
          mesnie simulate ancients --games 1000   jouer mille parties et en rendre compte
          mesnie check mes-regles                 les données de règles de ce dossier sont-elles saines ?

        Chaque tâche en dit plus avec --help. Codes de sortie : 0 tout va bien, 1 quelque chose ne va pas, 2 c’est la ligne de commande.
cli-lang = Langue de tous les messages : en ou fr [par défaut : celle du système]
cli-rules = Un dossier de données de règles qui remplace celles du programme, fichier par fichier

cli-list-about = Lister jeux, scénarios, places, niveaux et options
    .long = Lister les jeux avec leurs scénarios, leurs places, les niveaux des adversaires automatiques et les options : valeurs possibles, valeur par défaut, règle.
    .examples =
        Exemples :
          mesnie list
          mesnie list ancients --json
cli-list-game = Ce jeu seulement
cli-list-json = En JSON

cli-check-about = Vérifier des données de règles
    .long = Vérifier les données de règles de chaque jeu, dans le dossier donné ou celles du programme, ou un seul fichier : toutes les erreurs de tous les fichiers d’un coup, chacune avec sa place et ce qui était attendu ; puis si chaque scénario commence.
    .examples =
        Exemples :
          mesnie check
          mesnie check mes-regles        un dossier comme rules/ ; un fichier qui y manque est celui du programme
          mesnie check mes-regles/fief/money.ron
          mesnie check mes-regles --json
cli-check-path = Dossier de données de règles avec un dossier par jeu, ou un fichier de données, une leçon ou un livre de règles [par défaut : les données du programme]
cli-check-json = En JSON

cli-rules-about = Montrer les nombres d’un jeu
    .long = Montrer chaque valeur des données de règles d’un jeu, fichier par fichier : sa ligne, ce que son auteur a noté à côté, et en quoi elle diffère de celle du programme.
    .examples =
        Exemples :
          mesnie rules
          mesnie rules ancients --find "archers cost"
          mesnie rules --rules mes-regles --changed      ce que ce dossier fait autrement
cli-rules-game = Ce jeu seulement
cli-rules-find = Seulement les valeurs dont le chemin, le nom ou le commentaire contient ces mots
cli-rules-changed = Seulement les valeurs qui diffèrent de celles du programme

cli-roster-about = Montrer la liste qu’un joueur apporte à une partie, ou l’imprimer
    .long = Montrer une liste, du programme, de vous ou d’un fichier, en tableau : ce qu’est et coûte chaque ligne ; puis ce que les règles y interdisent, avec le numéro de chaque règle. Avec --html elle devient une feuille que tout navigateur imprime. Le code de sortie est 1 si la liste ne peut pas être jouée.
    .examples =
        Exemples :
          mesnie roster --list
          mesnie roster francs
          mesnie roster mon-armee.ron --html mon-armee.html
cli-roster-roster = Une liste par son nom, ou un fichier
cli-roster-game = Seulement les listes de ce jeu
cli-roster-html = Écrire une feuille à imprimer dans ce fichier
cli-roster-list = Nommer toutes les listes

cli-simulate-about = Jouer beaucoup de parties et rendre compte de leur équilibre
    .long =
        Jouer beaucoup de parties sans fenêtre et en rendre compte : victoires par place et par joueur, parties nulles, durée, fins de partie, chiffres propres au jeu, fréquence de chaque verbe.

        À chaque partie, les joueurs avancent d’une place, pour qu’aucun d’eux ne commence toujours. La graine de chaque partie vient de celle de la série et du numéro de la partie : les résultats sont les mêmes quel que soit le nombre de fils. Une partie qui échoue (une panne, un invariant rompu, pas de fin) est signalée avec sa graine, et ses ordres sont laissés dans un journal que `mesnie replay` et la fenêtre savent charger.
    .examples =
        Exemples :
          mesnie simulate ancients
          mesnie simulate ancients --games 2000 --seats script,random --seed 7
          mesnie simulate ancients --options budget=60,shock=true --csv parties.csv
          mesnie simulate ancients --seats random --verify
          mesnie simulate fief --games 500 --compare mes-regles
cli-simulate-game = Le jeu
cli-simulate-scenario = Le scénario [par défaut : l’habituel]
cli-simulate-options = Options de la partie, nom=valeur ; celles qui ne sont pas nommées gardent leur valeur par défaut
cli-simulate-games = Nombre de parties
cli-simulate-seconds = Ne plus commencer de partie après N secondes ; leur nombre dépend alors de la machine
cli-simulate-seed = La graine de la série
cli-simulate-seats = Qui joue : script (niveau normal), script:NIVEAU ou random, un par place ou un pour toutes [par défaut : script]
cli-simulate-fixed-seats = Chaque joueur garde sa place
cli-simulate-threads = Nombre de fils ; 0 : un par processeur
cli-simulate-compare = Jouer les mêmes parties aussi avec les données de ce dossier, et montrer les deux côte à côte
cli-simulate-csv = Écrire dans ce fichier un tableau d’une ligne par partie
cli-simulate-json = Afficher le compte rendu en JSON, avec la fréquence des règles
cli-simulate-rules-used = Compter combien de fois chaque règle a joué
cli-simulate-verify = Vérifier les invariants du jeu après chaque ordre
cli-simulate-most-orders = Une partie de plus d’ordres que cela a échoué
cli-simulate-failures = Dossier pour les journaux des parties qui ont échoué

cli-script-about = Exécuter des scripts de règles
    .long = Exécuter des scripts de règles : une position, des dés, des ordres, et ce qui doit en résulter. Chaque échec est signalé avec son fichier, sa ligne et son étape. Un dossier vaut pour tous les fichiers .ron qu’il contient.
    .examples =
        Exemples :
          mesnie script tests/scripts
          mesnie script tests/scripts/ancients idee.ron
          mesnie script idee.ron --json      la position à la fin
cli-script-paths = Scripts, ou dossiers de scripts
cli-script-fail-fast = S’arrêter au premier script qui échoue
cli-script-json = Afficher en JSON la position finale du script ; pour plusieurs scripts, ce qu’il en est de chacun

cli-replay-about = Rejouer une partie sauvegardée et la vérifier
    .long = Rejouer une partie sauvegardée, comparer après chaque ordre la position à celle qui a été sauvegardée, et raconter ce qui s’est passé. Un fichier abîmé est joué jusqu’à son dernier bon ordre.
    .examples =
        Exemples :
          mesnie replay partie.mesnie
          mesnie replay partie.mesnie --until 20 --json      la position après 20 ordres
cli-replay-file = La partie sauvegardée
cli-replay-until = Les N premiers ordres seulement
cli-replay-json = Afficher les ordres et la position en JSON

cli-advise-about = Demander ce que le programme ferait dans une partie sauvegardée
    .long = Demander ce que le meilleur script du jeu ordonnerait pour le camp interrogé dans une partie sauvegardée, et pourquoi. Il voit ce que ce camp peut voir.
    .examples =
        Exemples :
          mesnie advise partie.mesnie
          mesnie advise partie.mesnie --until 20 --json      après 20 ordres
cli-advise-file = La partie sauvegardée
cli-advise-until = Après les N premiers ordres
cli-advise-json = Afficher l’ordre et la clé de sa raison en JSON
advise-nobody-asked = { $file } : on ne demande à personne rien que le programme puisse conseiller.
advise-forbidden = { $file } : dans cette partie, on ne peut pas demander conseil.

# Ce qui ne va pas dans la ligne de commande.
cli-unknown-argument = Il n’y a pas ici d’argument { $what }.
cli-unknown-job = Il n’y a pas de tâche « { $what } ».
cli-missing-argument = Il manque quelque chose : { $what }
cli-missing-value = { $what } demande une valeur.
cli-bad-value = { $what } ne peut pas être « { $value } ». { $reason }
cli-did-you-mean = Vouliez-vous dire « { $near } » ?
cli-try-help = --help en dit plus.
cli-no-display = Mesnie ne trouve pas d’écran où ouvrir sa fenêtre ; --help dit ce qu’il sait faire sans elle.
cli-window-failed = La fenêtre ne peut pas s’ouvrir : { $detail } ; --help dit ce que Mesnie sait faire sans elle.
cli-no-window = Ce programme a été construit sans la fenêtre ; --help dit ce qu’il sait faire sans elle.
cli-no-folder = Il n’y a pas de dossier { $folder }.
cli-game-unknown = Il n’y a pas de jeu « { $word } » ; jeux connus : { $known }.
cli-game-unknown-near = Il n’y a pas de jeu « { $word } ». Vouliez-vous dire « { $near } » ?
cli-scenario-unknown = Il n’y a pas de scénario « { $word } » ; scénarios connus : { $known }.
cli-scenario-unknown-near = Il n’y a pas de scénario « { $word } ». Vouliez-vous dire « { $near } » ?
cli-option-form = Une option s’écrit nom=valeur, et non « { $text } ».
cli-option-unknown = Il n’y a pas d’option « { $word } » ; options connues : { $known }.
cli-option-unknown-near = Il n’y a pas d’option « { $word } ». Vouliez-vous dire « { $near } » ?
cli-option-locked = L’option { $option } ne peut pas être changée dans cette édition.
cli-player-unknown = « { $word } » ne sait pas jouer ; un joueur est l’un de : { $known }.
cli-player-unknown-near = « { $word } » ne sait pas jouer. Vouliez-vous dire « { $near } » ?
cli-level-unknown = Aucun adversaire automatique ne joue au niveau « { $word } » ; niveaux : { $known }.
cli-level-unknown-near = Aucun adversaire automatique ne joue au niveau « { $word } ». Vouliez-vous dire « { $near } » ?
cli-data-bad = Les données de règles { DE($game) } sont inutilisables.

# mesnie list
list-seats = places : { $list }
list-seat-counts = de { $least } à { $most } y prennent part
list-scenarios = scénarios : { $list }
list-levels = niveaux des adversaires automatiques : { $list }
list-options = options :
list-locked = fixe

# mesnie check
check-sound = Tout va bien : { $games }.
check-file-sound = Tout va bien : { $file }.
check-no-such-file = Aucun jeu ne lit de fichier { $word }. Les fichiers sont : { $known }.
check-no-such-file-near = Aucun jeu ne lit de fichier { $word }. Vouliez-vous dire « { $near } » ?
check-which-file = Plusieurs jeux ont un fichier { $file } : { $files }. Mettez-le dans le dossier de son jeu.
check-no-rules = { $folder } ne contient pas de données de règles ; on y attend le dossier d’un jeu : { $games }.

# mesnie rules
inventory-of-program = du programme
inventory-of-save = d’une partie sauvegardée
inventory-new = nouveau
inventory-usual = d’habitude : { $value }
inventory-missing = absent ici
inventory-none = Il n’y a pas de telle valeur.

# mesnie simulate
simulate-person = Personne n’est là pour jouer ; nommez des scripts ou des joueurs au hasard (random).
simulate-matches = parties
simulate-failed = La partie { $number } a échoué (graine { $seed }) :
simulate-failed-order = pendant l’exécution de cet ordre : { $order }
simulate-failed-journal = ses ordres ({ $orders }) sont dans { $file }
simulate-failed-more =
    { $more ->
        [1] Une autre partie a échoué.
       *[other] { $more } autres parties ont échoué.
    }
simulate-journal-failed = ses ordres ne peuvent pas être rejoués, il n’y a donc pas de journal
simulate-panic = le programme s’est interrompu : { $detail }
simulate-refused = un joueur a ordonné ce qui n’est pas proposé : { $detail }
simulate-cannot-begin = elle ne peut pas commencer : { $detail }
simulate-endless = elle n’est pas finie ; ordres donnés : { $detail }
simulate-no-end = personne n’est interrogé, et pourtant elle n’est pas finie
simulate-nothing-offered = une question ne propose rien : { $detail }
simulate-invariant = un invariant est rompu : { $detail }
compare-heading = { $game } : { $pairs ->
        [one] { $pairs } partie
       *[other] { $pairs } parties
    } avec les mêmes graines, graine { $seed }
compare-sides = Programme : { $usual }. Les vôtres : { $own }.
compare-program = les données du programme
compare-failed-usual = Avec les données du programme, { $failed ->
        [one] { $failed } partie a échoué
       *[other] { $failed } parties ont échoué
    }.
compare-failed-own = Avec les vôtres, { $failed ->
        [one] { $failed } partie a échoué
       *[other] { $failed } parties ont échoué
    }.
compare-seats = Victoires par place
compare-draws = Sans vainqueur
compare-endings = Fins de partie
compare-orders = Ordres par partie
compare-figures = Chiffres d’une partie
compare-verbs = Usages de chaque verbe par partie
compare-head-usual = programme
compare-head-own = les vôtres
compare-head-change = écart
compare-nothing = Rien n’a changé au-delà du hasard.
compare-beyond-chance = A changé au-delà du hasard :
compare-changed = { $what } : { $usual } → { $own }
compare-how = Entre crochets, l’intervalle de confiance à 95 %. Un écart marqué * dépasse le hasard : son intervalle de confiance à 99,9 % exclut 0.

report-settings = Réglages
report-program = programme
report-game = jeu / scénario
report-players = joueurs
report-seats = places
report-fixed = fixes
report-alternating = chaque joueur avance d’une place par partie
report-seed = graine
report-threads = fils
report-options = options
report-defaults = habituelles
report-matches = Parties
report-ended = finies
report-failed = échouées
report-orders = ordres
report-time = temps
report-orders-a-second = ordres par seconde
report-matches-a-second = parties par seconde
report-orders-a-match = ordres par partie
report-results = Résultats
report-wins-of-seat = { $seat } gagne
report-wins-of-player = le joueur { $number } ({ $player }) gagne
report-draws = nulles
report-endings = Fins de partie
report-figures = Chiffres : moyenne (minimum … maximum)
report-verbs = Ordres par verbe : total, et par partie
report-rules = Règles qui ont joué : fois, et par partie

# mesnie script
script-count =
    { $passed ->
        [0] { $passed } réussi
        [one] { $passed } réussi
       *[other] { $passed } réussis
    }, { $failed ->
        [0] { $failed } échoué
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }
script-none = Aucun script de règles (.ron) dans { $paths }.
script-unreadable = { $file } est illisible : { $detail }
script-panic = le programme s’est interrompu : { $detail }
script-refused = refusé : { $why } interrogé : { $asked } ; proposé : { $offer }
script-not-refused = ceci serait permis, mais devrait être refusé
script-other-reason = refusé pour une autre raison : { $found }
script-refusal-changed = le refus a changé la position
script-not-offered = non proposé : { $why }
script-is-offered = proposé, mais ne devrait pas l’être
script-no-verb = « { $text } » n’est pas une place suivie d’un verbe
script-choices = proposé : { $found } ; manque : { $missing } ; en trop : { $surplus }
script-range = intervalle proposé : { $found }
script-no-area = aucune zone n’est proposée avec ce verbe
script-no-spot = { $word } n’est pas un point : un point s’écrit x,y, en unités de la table
script-outside-area = { $spot } n’est pas dans la zone : { $why }
script-inside-area = { $spot } est dans la zone
script-choices-area = une zone est proposée avec ce verbe ; ses points ne s’énumèrent pas, employez Area
script-asked-other = interrogé : { $asked }
script-no-seat = il n’y a pas de place « { $seat } »
script-see = attendu { $wanted }, trouvé { $found }
script-no-path = rien à « { $part } ». { $near }
script-no-log = aucune entrée de ce genre ; ce qui s’est passé : { $happened }
script-log = il y a une entrée de ce genre
script-cannot-undo = on ne peut pas revenir dessus : { $why }
script-undo = peut-on revenir dessus ? Ce qui l’empêche : « { $found } »
script-no-redo = aucun ordre n’a été repris
script-ended = la partie est finie ; gagnants : { $winners } ; raison : { $reason }
script-not-ended = la partie continue ; interrogé : { $asked }
script-invariant = un invariant est rompu : { $broken }
script-dice-unfit = le dé n’a pas de face { $face }
script-dice-dry = les dés du script sont épuisés : il fallait une face de plus
script-dice-left =
    { $left ->
        [1] une face des dés n’a pas servi
       *[other] { $left } faces des dés n’ont pas servi
    }

# mesnie replay
replay-won = Victoire { DE($winners) } : { $reason }
replay-draw = Partie nulle : { $reason }
replay-asked = On interroge { $seat } : { $question }
