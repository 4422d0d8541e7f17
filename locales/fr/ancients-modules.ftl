# Les modules du combat antique : leurs unités, ce qu’on achète pour elles, leurs ordres.
ancients-kind-general = Général { $strength }
ancients-kind-shock = Cavalerie de choc { $strength }
ancients-kind-horse_archers = Archers à cheval { $strength }
ancients-unit-general = général { $strength } { DE($side) }
ancients-unit-shock = cavalerie de choc { $strength } { DE($side) }
ancients-unit-horse_archers = archers à cheval { $strength } { DE($side) }
ancients-upgrade-impact = { $unit } : impact
    .short = Impact
ancients-upgrade-tie_victory = { $unit } : gain des égalités
    .short = Gain des égalités
ancients-upgrade-attack_right = { $unit } : droit d’attaque
    .short = Droit d’attaque

ancients-ask-assault = { $seat }, une unité mène l’assaut ({ $unit }) : par où, et contre qui ?
ancients-ask-stand = { $seat }, votre général peut faire tenir des unités battues ({ $unit }). Laquelle ?

ancients-do-assault = Assaut mené par : { $target }
ancients-do-let-stand = Faire tenir : { $target }
ancients-do-give-ground = Laisser reculer

ancients-log-bought = { $seat } a acheté : { $unit }.
ancients-log-given-back = { $seat } a rendu : { $unit }.
ancients-log-assault = Assaut ordonné par { $unit }, mené par { $lead }.
ancients-log-assault-bonus = Assaut, +{ $n } : { $unit }.
ancients-log-tie-victory = Égalité gagnée : l’attaque l’emporte de 1 ({ $unit }).
ancients-log-stand = Ordre de tenir, donné par { $unit } : { $loser } ne recule pas.

ancients-view-assault-bonus = Assaut
ancients-view-assault-imposed = La cible ne peut pas refuser : un général ordonne l’assaut.
ancients-view-impact = La cible ne peut pas refuser : on la charge.
ancients-view-wins-ties = Une égalité compte comme gagnée de 1.
ancients-view-commands = commande à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } à la ronde
ancients-view-needs-attack-right = n’attaque pas seul
ancients-view-has-impact = impact : pas de refus après une case
ancients-view-has-tie-victory = gagne les égalités en attaque
ancients-view-has-attack-right = peut attaquer seul et mener
ancients-view-bought = { $name } ({ $does })
ancients-view-bears = Acheté pour elle
ancients-view-general-commands = Il peut encore ordonner un assaut, ou faire tenir une unité battue.
ancients-view-general-spent = Activé : il ne donne plus d’ordre pendant ce tour.

option-ancients-stand_covers = Un ordre de tenir couvre
    .hint = Si l’ordre de tenir d’un général couvre les deux perdants d’une attaque double ou l’un d’eux.
choice-ancients-stand_covers-Both = Les deux perdants
choice-ancients-stand_covers-One = Un seul perdant

refusal-ancients-general_activated = Le général est activé : il ne donne plus d’ordre pendant ce tour.
    .N-12-07 = Un général qui prend part à ce combat ne fait tenir personne.
refusal-ancients-out_of_command = Les ordres du général ne portent pas si loin : ils doivent atteindre et l’unité qui mène et celle qui soutient.
refusal-ancients-combat_imposed = Une charge impose le combat : il faut se battre.
    .N-12-05 = Un général a ordonné cet assaut : il faut se battre.
refusal-ancients-attack_right_missing = Ces archers à cheval n’ont pas le droit d’attaquer : ils ne peuvent que soutenir une attaque double.
    .N-14-03 = Ces archers à cheval n’ont pas le droit d’attaquer : ils n’entrent en contact que pour soutenir.

# Terrain et pieux.
ancients-terrain-forest = Forêt
ancients-terrain-hill = Colline
ancients-terrain-brush = Broussaille
ancients-stakes = Pieux
ancients-bars-mounted = unités montées

ancients-ask-marker = { $seat }, où placez-vous un marqueur ({ $marker }) ? Vous pouvez en prendre un autre.
ancients-ask-stakes = { $seat }, où plantez-vous des pieux ? À planter : { $n }.

ancients-do-lay = Placer le marqueur en { $target }
ancients-do-take-marker = Prendre le marqueur : { $target }
ancients-do-set-stakes = Planter des pieux en { $target }
ancients-do-take-stakes = Reprendre les pieux en { $target }
ancients-do-restore = Redresser les pieux
ancients-do-remove = Retirer les pieux

ancients-log-marker = { $seat } a placé un marqueur en { $hex } : { $marker }.
ancients-log-stakes-set = { $seat } a planté des pieux en { $hex }.
ancients-log-stakes-turned = Pieux retournés en { $hex } : ceux { DE($seat) }.
ancients-log-stakes-restored = { $seat } a redressé les pieux en { $hex }.
ancients-log-stakes-removed = { $seat } a retiré les pieux en { $hex }.
ancients-log-height = Combat d’en haut, +{ $n } : { $unit }.
ancients-log-stakes-defend = Les pieux gênent l’attaque, { $n } : { $unit }.

ancients-view-height = D’en haut
ancients-view-stakes = Pieux
ancients-view-shot-cover = Abri
ancients-view-stakes-do = gênent qui attaque leur occupant ; plantés en plaine
ancients-view-ground-bars = Fermé à : { $units }.
ancients-view-ground-hides = Personne ne tire par-dessus.
ancients-view-ground-cover = Un tir sur une unité qui s’y tient a { $n }.
ancients-view-ground-over = Les archers qui s’y tiennent tirent par-dessus les amies sans modificateur.
ancients-view-ground-height = Qui se tient seul sur un tel terrain a +{ $n } au combat.
ancients-view-ground-one-hex = On y entre et on en sort par des déplacements d’une case.
ancients-view-stakes-active = Pieux actifs { DE($side) } : ils gênent qui attaque là une de ses unités, et les unités montées n’y entrent pas.
ancients-view-stakes-turned = Pieux retournés { DE($side) } : sans effet jusqu’à ce qu’un occupant les redresse.

refusal-ancients-forest_barred = Ce terrain est fermé à cette unité.
    .N-17-12 = Le maquis porte ici une forêt : les unités montées ne la traversent pas et n’y fuient pas.
    .N-18-02 = Ni unité montée, ni élite, ni éléphants ne tendent d’embuscade.
refusal-ancients-stakes_barred = Les unités montées et les éléphants n’entrent pas sur des pieux actifs et ne s’y tiennent pas.
    .N-17-30 = Une unité montée ne redresse pas les pieux, des éléphants non plus.
refusal-ancients-marker_on_flight_hex = Aucun marqueur ne se place sur le maquis.
    .N-17-06 = On ne plante pas de pieux sur le maquis.
    .N-18-15 = Une forêt posée sur le maquis ne reçoit pas de pion d’embuscade.
refusal-ancients-marker_outside_zone = Les marqueurs se placent en plaine entre les camps, sans toucher aucun des deux.
    .N-17-06 = Les pieux se plantent en plaine, dans votre propre zone.
    .N-18-01 = Les pions d’embuscade se placent dans les forêts de votre moitié.
refusal-ancients-marker_supply_empty = Il n’y a plus de marqueur de ce terrain ; prenez-en un autre.
    .N-17-06 = Vous n’avez plus de pieux à planter.
    .N-18-01 = Vous avez placé tous vos pions d’embuscade.
refusal-ancients-stakes_not_eligible = Ces pieux ne peuvent être ni redressés ni retirés maintenant.
    .N-17-06 = Aucun de vos pieux ne s’y trouve.
    .N-22-06 = Les pieux que la bataille prévoit restent où ils sont.
    .N-17-13 = Les pieux tiennent ce maquis ouvert : on ne les retire pas.

# Boards with printed terrain.
choice-ancients-board-day_of_elephants = Le Jour des éléphants
choice-ancients-board-last_wall = Le Dernier Rempart
choice-ancients-board-two_hills = Les Deux Collines
choice-ancients-board-whispering_wood = Le Bois qui murmure

# Extension II.
ancients-kind-elephants = Éléphants { $strength }
ancients-kind-chariots = Chars { $strength }
ancients-kind-slingers = Frondeurs { $strength }
ancients-unit-elephants = éléphants { $strength } { DE($side) }
ancients-unit-chariots = chars { $strength } { DE($side) }
ancients-unit-slingers = frondeurs { $strength } { DE($side) }
ancients-upgrade-shield_wall = { $unit } : mur de boucliers
    .short = Mur de boucliers
ancients-upgrade-long_spears = { $unit } : longues lances
    .short = Longues lances
ancients-upgrade-javelins = { $unit } : javelots
    .short = Javelots
ancients-upgrade-wedge = { $unit } : coin
    .short = Coin
ancients-upgrade-standard = { $unit } : étendard
    .short = Étendard

ancients-do-use-item = Employer : { $target }

ancients-log-item = Annoncé par { $seat } pour l’attaque : { $item }.
ancients-log-charge = Charge de chars, +{ $n } : { $unit }.
ancients-log-javelins = Volée de javelots, +{ $n } : { $unit }.
ancients-log-wedge = Attaque en coin, +{ $n } : { $unit }.
ancients-log-long-spears = Longues lances contre des unités montées, { $n } : { $unit }.
ancients-log-before-elephants = Unités montées devant des éléphants, { $n } : { $unit }.

ancients-view-charge = Charge de chars
ancients-view-javelins = Javelots
ancients-view-wedge = Coin
ancients-view-long-spears = Longues lances
ancients-view-before-elephants = Devant des éléphants
ancients-view-shot-shield-wall = Mur de boucliers
ancients-view-has-shield-wall = plus difficile à atteindre par un tir ; n’avance pas
ancients-view-has-long-spears = les ennemis montés la combattent moins bien
ancients-view-has-javelins = une fois : meilleure en attaque
ancients-view-has-wedge = une fois : meilleure en tête d’une attaque double
ancients-view-has-standard = l’infanterie lourde qui le porte ou qui est voisine se rallie mieux
ancients-view-is-elephants = chargent ; les ennemis montés les combattent moins bien ; détruits à { $n } ou plus
ancients-view-is-chariots = +{ $n } après deux cases en ligne droite

refusal-ancients-no_such_item = L’unité n’a plus rien de tel à employer.

# Marqueurs sur le maquis.
ancients-do-leave = Quitter la bataille par le côté du plateau
ancients-view-maquis-forest = Forêt sur le maquis : fermée aux unités montées, en passant et comme refuge.

option-ancients-option2_unmarked = Maquis sans marqueur
    .hint = Avec des marqueurs sur le maquis comme terrain ordinaire : ce qu’est un maquis sans marqueur.
choice-ancients-option2_unmarked-Flight = Case de fuite
choice-ancients-option2_unmarked-Open = Broussaille que les unités occupent

# Cartes de modules.
ancients-card-riders = Cavaliers
ancients-card-orders = Ordres
ancients-card-last_stand = Dernier carré : survivants et pieux
ancients-card-woods = Bois : marqueurs de terrain et embuscade
ancients-card-ramparts = Remparts : leur défense et le retour des fuyards
ancients-ask-card = { $seat }, que prenez-vous de votre carte ?
ancients-do-take-card = Prendre : { $target }
ancients-log-cards = Chaque joueur a tiré une carte de module.
ancients-log-card-taken = { $seat } a pris de sa carte : { $card }.
ancients-log-card-shown = { $seat } montre sa carte : { $card }.
ancients-players-card = Carte de module
ancients-data-two-cards = chaque joueur tire une carte : il en faut au moins deux, non { $found }

# Embuscade.
ancients-ask-deploy-decoys = { $seat }, chaque unité a sa place. Posez un leurre dans une forêt, ou confirmez.
ancients-ask-reveal = { $seat }, des adversaires en embuscade arrêtent { $unit } : attaquer, ou s’arrêter ?
ancients-ask-token = { $seat }, activez-vous un pion d’embuscade ? Aucune de vos unités n’est disponible. Tour { $turn }.
ancients-do-hide-at = Cacher en embuscade : { $target }
ancients-do-decoy-at = Poser un leurre : { $target }
ancients-do-take-decoy = Reprendre le leurre : { $target }
ancients-do-order-token = Activer l’embuscade : { $target }
ancients-do-decline = N’activer aucun pion
ancients-log-hidden = { $seat } a caché en embuscade ({ $hex }) : { $unit }.
ancients-log-decoy = { $seat } a posé un leurre ({ $hex }).
ancients-log-decoy-gone = Le pion { DE($seat) } ({ $hex }) n’était qu’un leurre : il est retiré.
ancients-log-appears = Sortie d’embuscade ({ $hex }) : { $unit }.
ancients-log-declines = { $seat } n’a activé aucun pion.
ancients-log-surprise = Surprise, { $n } : { $unit }.
ancients-thought-surprise = il surprend un ennemi depuis une embuscade.
ancients-thought-passed = hors de son embuscade, car l’adversaire est passé.
ancients-view-surprise = Surprise
ancients-view-token = Pion { DE($side) } : une unité en embuscade, ou un leurre.
ancients-view-token-own = Votre embuscade : { $unit }.
ancients-view-token-decoy = Votre leurre.
refusal-ancients-decoy_cannot_act = Ce pion est un leurre : il n’agit pas.
refusal-ancients-ambush_not_adjacent = Cet ennemi n’est pas au contact de l’embuscade.

# Batailles réglées.
ancients-log-mustered = { $seat } a l’armée de la bataille.
ancients-log-starts = { $seat } commence, comme le veut la bataille.
ancients-end-verdict = Le dernier tour est fini, et la bataille donne la victoire à qui a tenu.
ancients-data-battle-switch = la bataille ne connaît pas l’option « { $option } », ou pas cette valeur
ancients-data-battle-clash = les options « { $option } » et « { $other } » ne vont pas ainsi ensemble sur ce plateau
ancients-data-battle-unit = cette unité n’existe pas dans cette bataille : son module doit être activé, et un joueur ne peut en avoir davantage ; écrivez « heavy 6 +standard »
ancients-data-battle-stakes = aucun pieu ne peut se dresser là dans cette bataille
scenario-ancients-border_post = Le Poste frontière
    .hint = Deux patrouilles, une vallée, et chacune la croit sienne. Qui brûlera le premier les huttes de l’autre pourra parler de frontière. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 45 %, le Bleu 49 %.
scenario-ancients-last_wall = Le Dernier Rempart
    .hint = La légion a six tours de jour ; la ville a des pieux, un rempart et des vieillards armés de lances. Les secours viendront à la nuit, s’il reste quelqu’un pour ouvrir. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 49 %, le Bleu 51 %.
scenario-ancients-two_hills = Les Deux Collines
    .hint = Chaque général a une colline, un bois et un plan, et c’est le même plan. Celui qui gardera la tête froide et sa réserve rentrera chez lui. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 48 %, le Bleu 49 %.
scenario-ancients-plain_of_arrows = La Plaine aux flèches
    .hint = Des fantassins qui ne fuient pas, des cavaliers qui ne restent jamais. L’herbe est sèche et nul abri à l’horizon. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 50 %, le Bleu 49 %.
scenario-ancients-whispering_wood = Le Bois qui murmure
    .hint = Nul n’a vu l’ennemi depuis l’aube ; les oiseaux se sont tus. Entre les arbres, certaines ombres portent l’épée. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 47 %, le Bleu 50 %.
scenario-ancients-day_of_elephants = Le Jour des éléphants
    .hint = Le roi du sud amène deux montagnes qui marchent. Le nord a des roues, des frondes et de longues lances, et l’ordre de ne pas lever les yeux. Sur 2 000 parties du programme contre lui-même, le Rouge en a gagné 52 %, le Bleu 44 %.
