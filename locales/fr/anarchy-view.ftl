# Ce que la fenêtre dit d’une bataille : bandeau et suite des tours.
anarchy-view-turn = Tour
    .hint = La bataille finit au plus tard avec le tour { $turns }. La victoire se juge à la fin d’un tour.
anarchy-view-turn-of = { $turn } sur { $turns }
anarchy-view-phase = Étape
anarchy-view-phase-set-up = Déploiement
    .hint = Les deux côtés placent leurs personnages dans leurs zones.
anarchy-view-phase-movement = Mouvement
    .hint = Le camp dont c’est la phase déplace ses personnages, l’un après l’autre.
anarchy-view-phase-defensive-fire = Tir défensif
    .hint = L’autre camp tire.
anarchy-view-phase-offensive-fire = Tir offensif
    .hint = Le camp dont c’est la phase tire.
anarchy-view-phase-combat = Combat
    .hint = Le camp dont c’est la phase attaque, un ennemi après l’autre.

# Les joueurs.
anarchy-view-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
anarchy-view-score-label = Points
anarchy-view-n-of = { $n }/{ $of }
anarchy-view-men-left = Personnages restants
    .hint = Personnages vivants, ni prisonniers ni partis de la carte. Un camp qui n’en a plus a perdu.
anarchy-view-animals-left = Animaux restants
    .hint = Animaux vivants qui sont encore sur la carte, ou qui doivent encore y entrer.
anarchy-view-killed = Ennemis tués
    .hint = Ennemis que ce camp a tués.
anarchy-view-captured = Ennemis capturés
    .hint = Ennemis prisonniers de ce camp, sur la carte ou emmenés. Chacun compte pour les points ; pour les conditions d’un scénario, seuls comptent ceux qui ont été emmenés.
anarchy-view-exited = Sortis de la carte
    .hint = Ceux de ce camp qui ont quitté la carte par un bord qui leur est ouvert.
anarchy-view-own-killed = Tués de ce camp
anarchy-view-own-captured = Capturés de ce camp
anarchy-view-phase-of = Sa phase
    .hint = C’est la phase de ce camp : il se déplace, tire après l’ennemi et attaque.
anarchy-view-of-class = { $n } (blessés : { $wounded }, assommés : { $stunned })

# Ce que veut chacun.
anarchy-view-fact-turns = { $n ->
        [1] La bataille dure un tour.
       *[other] La bataille dure au plus { $n } tours.
    }
anarchy-view-fact-force = { $side } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    }{ $animals ->
        [0] .
        [one] { " et " }{ $animals } animal.
       *[other] { " et " }{ $animals } animaux.
    }
anarchy-view-aim-wins = { $side } gagne { $when } si { $condition }.
anarchy-view-aim-marginally = { $side } gagne marginalement { $when } si { $condition }.
anarchy-view-aim-decisive = La victoire { DE($side) } est décisive si { $condition }.
anarchy-view-aim-draw = La bataille est nulle { $when } si { $condition }.
anarchy-view-at-any-time = à la fin de n’importe quel tour
anarchy-view-from-turn = à la fin du tour { $turn } ou d’un tour suivant
anarchy-view-at-end = à la fin du tour { $turn }
# Après « si » et après deux points ; ce que joint « ou » tient plus ensemble.
anarchy-view-and = { ", et " }
anarchy-view-or = { " ou bien " }
anarchy-view-not = on ne peut pas dire qu’à ce moment { $condition }
anarchy-view-if-exited = { $who ->
        [animals] { $n ->
            [one] au moins { $n } animal { DE($side) } est sorti de la carte par un bord qui lui est ouvert
           *[other] au moins { $n } animaux { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
        [men] { $n ->
            [one] au moins { $n } personnage { DE($side) } est sorti de la carte par un bord qui lui est ouvert
           *[other] au moins { $n } personnages { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] un noble { DE($side) } est sorti de la carte par un bord qui lui est ouvert
               *[other] au moins { $several } { DE($side) } est sorti de la carte par un bord qui lui est ouvert
            }
           *[other] au moins { $several } { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
    }
anarchy-view-if-led-off = { $who ->
        [animals] { $n ->
            [one] au moins { $n } animal { DE($side) } a été emmené hors de la carte
           *[other] au moins { $n } animaux { DE($side) } ont été emmenés hors de la carte
        }
        [men] { $n ->
            [one] au moins { $n } personnage { DE($side) } a été capturé et emmené hors de la carte
           *[other] au moins { $n } personnages { DE($side) } ont été capturés et emmenés hors de la carte
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] un noble { DE($side) } a été capturé et emmené hors de la carte
               *[other] au moins { $several } { DE($side) } a été capturé et emmené hors de la carte
            }
           *[other] au moins { $several } { DE($side) } ont été capturés et emmenés hors de la carte
        }
    }
anarchy-view-if-killed = { $who ->
        [animals] { $n ->
            [one] au moins { $n } animal { DE($side) } a été tué
           *[other] au moins { $n } animaux { DE($side) } ont été tués
        }
        [men] { $n ->
            [one] au moins { $n } personnage { DE($side) } a été tué
           *[other] au moins { $n } personnages { DE($side) } ont été tués
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] un noble { DE($side) } a été tué
               *[other] au moins { $several } { DE($side) } a été tué
            }
           *[other] au moins { $several } { DE($side) } ont été tués
        }
    }
anarchy-view-if-taken = { $who ->
        [animals] { $n ->
            [one] au moins { $n } animal { DE($side) } a été capturé
           *[other] au moins { $n } animaux { DE($side) } ont été capturés
        }
        [men] { $n ->
            [one] au moins { $n } personnage { DE($side) } a été capturé
           *[other] au moins { $n } personnages { DE($side) } ont été capturés
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] un noble { DE($side) } a été capturé
               *[other] au moins { $several } { DE($side) } a été capturé
            }
           *[other] au moins { $several } { DE($side) } ont été capturés
        }
    }
anarchy-view-if-fewer-exited = { $who ->
        [animals] { $n ->
            [1] aucun animal { DE($side) } n’est sorti de la carte par un bord qui lui est ouvert
           *[other] moins { DE($n) } animaux { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
        [men] { $n ->
            [1] aucun personnage { DE($side) } n’est sorti de la carte par un bord qui lui est ouvert
           *[other] moins { DE($n) } personnages { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
       *[class] { $n ->
            [1] pas même { $several } { DE($side) } n’est sorti de la carte par un bord qui lui est ouvert
           *[other] moins { DE($several) } { DE($side) } sont sortis de la carte par un bord qui leur est ouvert
        }
    }
anarchy-view-if-remain = { $who ->
        [animals] { $n ->
            [one] au moins { $n } animal { DE($side) } reste
           *[other] au moins { $n } animaux { DE($side) } restent
        }
        [men] { $n ->
            [one] au moins { $n } personnage actif { DE($side) } reste
           *[other] au moins { $n } personnages actifs { DE($side) } restent
        }
       *[class] { $class ->
            [sapper] { $n ->
                [one] au moins { $n } sapeur actif { DE($side) } reste
               *[other] au moins { $n } sapeurs actifs { DE($side) } restent
            }
           *[other] { $n ->
                [1] au moins { $several } { DE($side) } reste actif
               *[other] au moins { $several } { DE($side) } restent actifs
            }
        }
    }
anarchy-view-if-fewer = { $who ->
        [animals] { $n ->
            [1] aucun animal { DE($side) } ne reste
           *[other] moins { DE($n) } animaux { DE($side) } restent
        }
        [men] { $n ->
            [1] aucun personnage actif { DE($side) } ne reste
           *[other] moins { DE($n) } personnages actifs { DE($side) } restent
        }
       *[class] { $n ->
            [1] pas même { $several } { DE($side) } ne reste actif
           *[other] moins { DE($several) } { DE($side) } restent actifs
        }
    }
anarchy-view-if-only = tous les personnages actifs { DE($side) } se tiennent dans { $area }
anarchy-view-if-none-left = { $who ->
        [animals] aucun animal { DE($side) } ne reste
        [men] aucun personnage actif { DE($side) } ne reste
       *[class] pas même { $several } { DE($side) } ne reste actif
    }
anarchy-view-if-stand = { $n ->
        [one] au moins { $n } personnage actif { DE($side) } se tient dans { $area }
       *[other] au moins { $n } personnages actifs { DE($side) } se tiennent dans { $area }
    }
anarchy-view-if-fewer-stand = { $n ->
        [1] aucun personnage actif { DE($side) } ne se tient dans { $area }
       *[other] moins { DE($n) } personnages actifs { DE($side) } se tiennent dans { $area }
    }
anarchy-view-if-holds = { $of ->
        [1] { $side } tient { $areas }
       *[other] { $side } tient au moins { $n } de ces lieux : { $areas }
    }
anarchy-view-if-engine-left = le bélier { DE($side) } est sorti de la carte par le bord devant lui
anarchy-view-if-demolished = { $of ->
        [1] { $area } est démolie
       *[other] { $n ->
            [one] au moins { $n } case { DE($area) } est démolie
           *[other] au moins { $n } cases { DE($area) } sont démolies
        }
    }
anarchy-view-if-closed = { $area } est fermée
anarchy-view-aim-keeps-to = Jusqu’au tour { $turn }, les personnages { DE($side) } ne peuvent pas quitter { $areas }.
anarchy-view-aim-surprised = { $turn ->
        [1] Au tour { $turn }, un seul personnage { DE($side) } peut agir.
       *[other] Jusqu’au tour { $turn }, un seul personnage { DE($side) } peut agir à chaque tour.
    }
anarchy-view-aim-needs-leader = Quand le dernier noble ou chevalier { DE($side) } est tombé, le reste de ses personnages quitte la bataille.
anarchy-view-aim-burnt = Chaque case d’échafaudage qui brûle ou a brûlé rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $side }.
anarchy-view-hold = Tenir un lieu, c’est y avoir un personnage actif sans aucun ennemi actif.
anarchy-area-church = l’église
anarchy-area-garth = le préau
anarchy-area-cloister = le cloître
anarchy-area-convent = le couvent
anarchy-area-great_door = la grande porte
anarchy-area-scaffolds = les échafaudages
anarchy-area-court = la cour
anarchy-area-keep = le donjon
anarchy-area-wall_walk = le chemin de ronde
anarchy-area-gate = la porte du château
anarchy-area-bridge = le pont
anarchy-area-ditch = le fossé
anarchy-area-keep_door = la porte du donjon
anarchy-area-enclosure = l’enceinte
anarchy-area-inside = l’intérieur de la place
anarchy-view-otherwise-wins = Sinon, { $side } gagne quand le tour { $turn } est passé.
anarchy-view-otherwise-points = Sinon, quand le tour { $turn } est passé, qui a le plus de points pour les ennemis tués et capturés gagne marginalement.
anarchy-view-otherwise-draw = Sinon, la bataille est nulle quand le tour { $turn } est passé.
anarchy-view-all-join = { $joined ->
        [0] Tous les { $n } y prennent part
       *[other] Les autres aussi ({ $n })
    }
anarchy-view-names-and = { $names } et { $last }
anarchy-view-aim-no-men = Un camp qui n’a plus de personnage actif a perdu.
anarchy-view-cause-condition = Voici ce qui a décidé : { $condition }.
anarchy-view-cause-both = Les deux côtés avaient atteint leur but ; les points ont décidé, { $royalist } aux royalistes contre { $angevin } aux Angevins.
anarchy-view-cause-nobody-left = Aucun côté n’avait plus de personnage actif ; les points ont décidé, { $royalist } aux royalistes contre { $angevin } aux Angevins.
anarchy-view-cause-no-men = { $side } n’avait plus de personnage actif.
anarchy-view-cause-points = Le dernier tour était passé ; les points ont décidé, { $royalist } aux royalistes contre { $angevin } aux Angevins.
anarchy-view-cause-length = Le dernier tour était passé sans que personne ait atteint un but qui décide de la bataille.
anarchy-view-cause-missed = Pour une victoire { DE($side) }, il aurait fallu ceci : { $condition }.

# Titres et lignes repliées du journal.
anarchy-view-set-up = Déploiement
anarchy-view-turn-heading = Tour { $turn }
anarchy-view-run-deployed = { $seat } déploie { $animals ->
        [0] { $n ->
            [one] { $n } homme
           *[other] { $n } hommes
        }
       *[other] { $n } hommes et animaux
    }.
anarchy-view-run-enters = { $seat } fait entrer { $animals ->
        [0] { $n ->
            [one] { $n } homme
           *[other] { $n } hommes
        }
       *[other] { $n } hommes et animaux
    } sur la carte.

# Une pièce.
anarchy-view-class = Classe
anarchy-view-now = Attaque, défense, PM à présent
anarchy-view-foot = À pied, indemne
anarchy-view-foot-wounded = À pied, blessé
anarchy-view-mounted = À cheval, indemne
anarchy-view-mounted-wounded = À cheval, blessé
anarchy-view-values-of = { $attack } – { $defence } – { $moves }
anarchy-view-points-left = PM restants
anarchy-view-left-of = { $left } sur { $of }
anarchy-view-points = { $n } PM
anarchy-view-weapons = Armes
anarchy-view-weapon-sword = épée
anarchy-view-weapon-lance = lance de cavalier
anarchy-view-weapon-spear = lance
anarchy-view-weapon-axe = hache
anarchy-view-weapon-tool = outil
anarchy-view-weapon-pick = pic
anarchy-view-weapon-short-bow = arc court
anarchy-view-weapon-long-bow = arc long
anarchy-view-weapon-crossbow = arbalète
anarchy-view-weapon-sling = fronde
anarchy-view-weapon-staff-sling = fustibale
anarchy-view-weapon-javelin = javelots
anarchy-view-range = Portée courte, moyenne, longue
anarchy-view-ranges = jusqu’à { $short }, { $medium }, { $long }
anarchy-view-ranges-from = jusqu’à { $short }, { $medium }, { $long } ; minimum { $nearest }
anarchy-view-ammunition = Javelots restants
anarchy-view-armour = Armure
anarchy-view-mail = cotte de mailles
anarchy-view-hex = Case
anarchy-view-both-hexes = { $front }, arrière en { $rear } ; regarde vers { $looks }
anarchy-view-looks-n = le nord
anarchy-view-looks-ne = le nord-est
anarchy-view-looks-se = le sud-est
anarchy-view-looks-s = le sud
anarchy-view-looks-sw = le sud-ouest
anarchy-view-looks-nw = le nord-ouest
anarchy-view-worth = Valeur en points
anarchy-view-waiting = Il n’est pas encore sur la carte.
anarchy-view-captive = Il est prisonnier.
anarchy-view-stunned = Il est assommé et manque toute la prochaine phase de son camp.
anarchy-view-stunned-recovers = Il est assommé et se remet au début de la prochaine phase de son camp.
anarchy-view-wounded = Il est blessé : s’il est encore blessé ou assommé, il est tué.
anarchy-view-disarmed = Il est sans armes : il a ses valeurs de blessé.
anarchy-view-guards = Il mène un prisonnier : il n’attaque pas et ne tire pas dans cette phase.
anarchy-view-has-attacked = Il a attaqué dans cette étape de combat.
anarchy-view-was-attacked = Il a été attaqué dans cette étape de combat.
anarchy-view-charges = Il charge qui se tient droit devant lui.
anarchy-view-guarded = Gardes adjacents : { $n } sur les { $least } qu’il faut.
anarchy-view-threatened = Un ennemi menace sa case.
anarchy-view-may-shoot = Il peut encore tirer dans cette étape.
anarchy-view-may-throw = Il peut jeter une pierre dans cette étape.

# Une case.
anarchy-view-place = { $ground }, { $hex }
anarchy-view-on-foot = Y entrer à pied
anarchy-view-on-horse = Y entrer à cheval
anarchy-view-closed = impossible
anarchy-view-cover = Couverture
anarchy-view-cover-none = aucune
anarchy-view-cover-light = légère
anarchy-view-cover-medium = moyenne
anarchy-view-cover-strong = forte
anarchy-view-cover-total = totale
anarchy-view-attack-out = Décalage quand on en attaque
anarchy-view-attack-into = Décalage quand on y est attaqué
anarchy-view-level = Niveau
anarchy-view-crest = Il couvre contre les tirs qui y entrent par sa crête, et contre aucun autre.
anarchy-view-corner = Il couvre contre les tirs qui y entrent par ses côtés couverts, et contre aucun autre.
anarchy-view-no-mail = Personne n’y entre en armure ou à cheval. Elle ne couvre pas contre un tireur au bord de l’eau.
anarchy-view-blocks = Les arbres bloquent les lignes de tir qui passent plus bas que leur sommet.
anarchy-view-door-closed = La porte est fermée : on n’entre dans cette case et on n’en sort que par l’intérieur, et aucun tir ne passe.
anarchy-view-door-open = La porte est ouverte. Qui se tient ici peut la fermer.
anarchy-view-door-burst = La porte est ouverte pour de bon.
anarchy-view-crenels = Les créneaux couvrent contre les tirs de l’extérieur, pas contre ceux de la cour.
anarchy-view-church-window = On y entre d’un échafaudage qui y mène ou de la tête d’une échelle, pas du sol ; de là, on se laisse tomber à l’intérieur. Elle couvre contre les tirs de l’extérieur.
anarchy-view-opening = On n’y entre que de l’intérieur, et elle couvre contre les tirs de l’extérieur.
anarchy-view-under-scaffold = Au-dessus de ce sol se dresse un échafaudage.
anarchy-view-under-hourd = Un hourd surplombe ce sol : on n’y dresse pas d’échelle, et qui s’y tient jette des pierres tout droit vers le bas.
anarchy-view-behind-hourd = Un hourd est accroché devant les créneaux : par ce côté, on ne peut être pris pour cible ici, ni tirer ou jeter quoi que ce soit.
anarchy-view-hourd = Seuls les arcs et les arbalètes en tirent, par les côtés qui tournent le dos au mur. Il couvre fortement contre les tirs de l’extérieur, moins contre ceux qui passent par le plancher ou viennent des créneaux derrière lui.
anarchy-view-hourd-floor = Par son plancher, les pierres, les javelots et l’huile tombent sur qui se tient au pied du mur, juste dessous.
anarchy-view-ladder-raised = Une échelle est dressée ici, appuyée contre { $hex }.
anarchy-view-ladder-lies = Une échelle est posée ici.
anarchy-view-mantlet = Un mantelet se trouve ici, tourné vers { $hex } : couverture forte contre les tirs par ce côté et les deux qui le touchent ; on ne combat ni ne recule par son devant.
anarchy-view-mantlet-outwards = Un mantelet se trouve ici, tourné vers l’extérieur de la carte.
anarchy-view-heap = Un tas de pierres se trouve ici : jusqu’à 2 cases de là, les personnages sur les murailles en jettent aux ennemis en contrebas, dans les cases adjacentes. Dans sa case, ils sont tenus aux limites de l’arc court, à une case à celles de l’arc long, à deux cases à celles de l’arbalète.
anarchy-view-basin = Une bassine d’huile bouillante se trouve ici. Deux personnages de part et d’autre la portent, ou la mettent en place au créneau.
anarchy-view-basin-borne = Une bassine d’huile bouillante, tenue par { $units }. Elle tombe et se répand si l’un d’eux est assommé, tué ou recule.
anarchy-view-basin-set = Une bassine d’huile bouillante, mise en place au créneau par { $units } : ils la renversent dans leur phase de combat, tant que tous deux restent où ils sont.
anarchy-view-oil-on = Huile bouillante sur { $target }
anarchy-view-oil-over = Huile bouillante sur { $hex }
anarchy-view-oil-roof = Sous le toit de l’engin, on ne subit l’huile que s’il prend feu : { $n } ou plus.
anarchy-view-oil-also = Dessous aussi, chacun avec son dé : { $units }
anarchy-view-oil-beside = À côté, colonne { $column } : { $units }
anarchy-view-oil-retreats = Qui survit dessous recule aussitôt, quel que soit le résultat. L’armure n’y fait rien.
anarchy-view-mantlets-left = Mantelets
    .hint = Mantelets que des personnages de ce camp apporteront encore sur la carte.
anarchy-view-burns = Cela brûle : personne n’entre. Le feu finit avec le tour { $turn }.
anarchy-view-lit = On y a mis le feu, et cela brûle dès la fin de ce tour.
anarchy-view-burnt = C’est consumé.
anarchy-view-work-here = Au travail ici : { $units } (encore { $n ->
        [one] { $n } entretien
       *[other] { $n } entretiens
    }).
anarchy-view-works = { $work } ; c’est fait { $n ->
        [1] au début de la prochaine phase de son camp
       *[other] au début de la { $n }e phase de son camp à venir
    }, à moins qu’il ne fasse autre chose ou ne soit touché.
anarchy-view-job-open = Il ouvre la porte en { $hex }
anarchy-view-job-close = Il ferme la porte en { $hex }
anarchy-view-job-burst = Il enfonce la porte en { $hex }
anarchy-view-job-break-bridge = Il détruit le pont en { $hex }
anarchy-view-job-lay-gangway = Il pose une passerelle en { $hex }
anarchy-view-job-raise = Il dresse une échelle contre { $hex }
anarchy-view-job-lower = Il abat l’échelle en { $hex }
anarchy-view-job-put-out = Il éteint le feu en { $hex }
anarchy-view-job-tether = Il attelle le bœuf en { $hex }
anarchy-view-job-free = Il dételle le bœuf en { $hex }
anarchy-view-job-shift-heap = Il déplace un tas de pierres en { $hex }
anarchy-view-in-fire = Cela brûle où il se tient : il doit partir, sinon il est blessé, puis tué.
anarchy-view-at-head = Il est à la tête d’une échelle : il n’a pas de couverture, ne tire pas, et ne combat que celui du dessus.
anarchy-view-surprised = Son camp est surpris, et un autre de ses personnages a agi à ce tour.
anarchy-view-bodies = { $n ->
        [one] { $n } corps gît ici.
       *[other] { $n } corps gisent ici.
    }
anarchy-view-bodies-slow = { $n } corps gisent ici : y entrer coûte le double.
anarchy-view-threatened-by = Menacée par { $side }.
anarchy-view-exit = D’ici, un personnage { DE($side) } peut quitter la carte.
anarchy-view-terrain-flat = Terrain plat
anarchy-view-terrain-brush = Broussailles
anarchy-view-terrain-tree = Arbres
anarchy-view-terrain-embankment = Talus
anarchy-view-terrain-beach = Plage
anarchy-view-terrain-shallows = Hauts fonds
anarchy-view-terrain-river = Rivière
anarchy-view-terrain-ford = Gué
anarchy-view-terrain-interior = Intérieur de bâtiment
anarchy-view-terrain-wall = Mur
anarchy-view-terrain-wall-window = Fenêtre dans un mur
anarchy-view-terrain-wall-door = Porte sans vantail
anarchy-view-terrain-great-door = Grande porte
anarchy-view-terrain-church-window = Fenêtre d’église
anarchy-view-terrain-chapel-window = Fenêtre de chapelle
anarchy-view-terrain-furniture = Mobilier
anarchy-view-terrain-low-wall = Muret
anarchy-view-terrain-outer-corner = Coin extérieur
anarchy-view-terrain-scaffold = Échafaudage
anarchy-view-terrain-stairs = Escalier
anarchy-view-terrain-court = Cour
anarchy-view-terrain-ditch = Fossé
anarchy-view-terrain-filled-ditch = Fossé comblé
anarchy-view-terrain-fixed-bridge = Pont-dormant
anarchy-view-terrain-burnt-bridge = Pont-dormant détruit
anarchy-view-terrain-gangway = Passerelle
anarchy-view-terrain-gate = Porte du château
anarchy-view-terrain-rubble = Éboulis
anarchy-view-terrain-hourd = Hourd
anarchy-view-terrain-rampart = Rempart
anarchy-view-terrain-tower-top = Haut de tour
anarchy-view-terrain-tower-door = Porte de tour
anarchy-view-terrain-castle-wall = Mur du château
anarchy-view-terrain-keep-hall = Salle du donjon
anarchy-view-terrain-keep-door = Porte du donjon
anarchy-view-terrain-platform = Plateforme
anarchy-view-terrain-arrow-slit = Archère
anarchy-view-terrain-castle-window = Fenêtre
anarchy-view-terrain-twin-window = Fenêtre géminée
anarchy-view-terrain-ladder-head = Tête d’échelle

# Avant qu’un ordre soit donné.
anarchy-view-turns = { $n ->
        [1] 1 tour
       *[other] { $n } tours
    }
anarchy-view-area = Fait partie de
anarchy-view-fire-at = { $shooter } tire du feu en { $hex }
anarchy-view-needed = { $n } ou plus
anarchy-view-own-man-there = { $unit }, de votre propre camp, s’y tient.
anarchy-view-result-lights = Prend feu
    .hint = brûle à partir de la fin du tour
anarchy-view-result-goes-out = S’éteint
    .hint = rien ne se passe
anarchy-view-whole-movement = tout son mouvement
anarchy-view-can-charge = Assez loin en ligne droite : il charge alors qui se tient droit devant lui.
anarchy-view-still-waiting = { $n ->
        [one] { $n } pièce attend d’entrer sur la carte et peut encore le faire.
       *[other] { $n } pièces attendent d’entrer sur la carte et peuvent encore le faire.
    }
anarchy-view-confirm-concede = Abandonner la bataille ? L’autre camp gagne aussitôt.

# Ce qu’une attaque apporterait.
anarchy-view-fight = { $attackers } contre { $target }
anarchy-view-with-all = { $n ->
        [one] { $n } seul personnage peut attaquer.
       *[other] Avec les { $n } personnages qui peuvent attaquer.
    }
anarchy-view-half-defence = assommé : la moitié
anarchy-view-shift-ground = colonne : la case du défenseur, { $ground }
anarchy-view-shift-worst = colonne : la moins bonne case des attaquants
anarchy-view-shift-charge = colonne : charge
anarchy-view-shift-height = colonne : un niveau plus haut ou plus bas, par un escalier ou une porte
anarchy-view-die-unsupplied = au dé : sans ravitaillement
anarchy-view-differential = Différentiel { $difference } : colonne { $column }.
anarchy-view-shifted = Décalé à la colonne { $column }.
anarchy-view-attacker-hurt = { $unit } est blessé : assommé ou blessé encore, il mourrait.
anarchy-view-attacker-stuck = { $unit } n’a aucune case où reculer : repoussé, il serait { $dies ->
        [0] blessé
       *[other] tué
    }.
anarchy-view-may-yield = Avant le dé du combat, { $target } se rend sur un jet de { $most } ou moins ({ $percent } %).
anarchy-view-result-shot-dead = Tué
    .hint = il est mort
anarchy-view-result-killed = Tué
    .hint = il est mort ; un attaquant adjacent peut avancer
anarchy-view-result-wounded = Blessé
    .hint = il passe à ses valeurs de blessé
anarchy-view-result-unhorsed = Désarçonné
    .hint = il est à pied et assommé ; le cheval est perdu
anarchy-view-result-stunned = Assommé
    .hint = il manque la prochaine phase de son camp
anarchy-view-result-retreat = Recule
    .hint = il recule d’une case
anarchy-view-result-nothing = Rien
    .hint = tous restent comme ils sont
anarchy-view-result-attackers-retreat = Repoussés
    .hint = tous les attaquants reculent d’une case
anarchy-view-result-attacker-stunned = Un assommé
    .hint = un attaquant est assommé
anarchy-view-result-attacker-wounded = Un blessé
    .hint = un attaquant est blessé

# Ce qu’un tir apporterait.
anarchy-view-shot = { $shooter } tire sur { $target }
anarchy-view-throw = { $shooter } jette une pierre sur { $target }
anarchy-view-die-added = +{ $added }
anarchy-view-die-range = au dé : portée
anarchy-view-die-armour = au dé : armure de la cible
anarchy-view-die-wounded = au dé : tireur blessé
anarchy-view-distance = { $n ->
        [one] { $n } case jusqu’en { $hex }.
       *[other] { $n } cases jusqu’en { $hex }.
    }
anarchy-view-low-is-good = Plus le dé est bas, meilleur est le tir ; tout ce qui s’y ajoute le rend moins bon.
anarchy-view-stone-strays = Le tir tombe sur la case visée dans { $percent } % des cas ; les chances valent pour ceux-là. Ailleurs, elle touche qui s’y tient.
anarchy-view-result-miss = Manqué
    .hint = il ne se passe rien

# Ce qu’il en est advenu.
anarchy-view-outcome-rolled = Dé : { $die }
anarchy-view-outcome-killed = { $target } est tué.
anarchy-view-outcome-wounded = { $target } est blessé.
anarchy-view-outcome-unhorsed = { $target } est désarçonné.
anarchy-view-outcome-stunned = { $target } est assommé.
anarchy-view-outcome-retreat = { $target } doit reculer.
anarchy-view-outcome-nothing = Rien n’arrive : { $target } tient bon.
anarchy-view-outcome-miss = Le tir manque { $target }.
anarchy-view-outcome-attackers-retreat = { $target } repousse les attaquants.
anarchy-view-outcome-attacker-stunned = L’un de ceux qui ont attaqué { $target } est assommé.
anarchy-view-outcome-attacker-wounded = L’un de ceux qui ont attaqué { $target } est blessé.

# Les engins.
anarchy-view-engine = Un bélier { DE($side) }.
anarchy-view-engine-room = Un homme s’y tient. On entre dans le bélier par ses cases avant et arrière, pour { $points } PM, et les tirs ne l’atteignent que par là.
anarchy-view-engine-beams = Sa poutre : personne ne s’y tient.
anarchy-view-engine-burnt-hex = Cette case du bélier a brûlé et ne porte plus personne.
anarchy-view-engine-idle = { $men ->
        [0] Personne ne le pousse.
        [1] Un homme le pousse : c’est trop peu.
       *[other] { $men } hommes le poussent : c’est trop peu.
    }
anarchy-view-engine-pushed = { $men } hommes le poussent ({ $hexes ->
        [1] une case
       *[other] { $hexes } cases
    } par tour).
anarchy-view-engine-team = { $oxen ->
        [0] Aucun bœuf n’est attelé.
        [1] Un bœuf sur deux est attelé.
       *[other] Deux bœufs sont attelés.
    }
anarchy-view-engine-driven = { $driver } les conduit.
anarchy-view-engine-undriven = Personne ne les conduit.
anarchy-view-ram-strikes = Hommes à sa poutre : { $men }. Points contre le mur devant lui : { $points }.
anarchy-view-ram-too-few = Trop peu d’hommes servent sa poutre.
anarchy-view-ram-bars = Il barre sa propre brèche : reculé, il laisse entrer les autres.
anarchy-view-ram-later = Il frappe de nouveau au tour { $turn }.
anarchy-view-ram = Le bélier contre { $hex }
anarchy-view-ram-servants = { $men ->
        [one] { $men } servant
       *[other] { $men } servants
    }
anarchy-view-ram-damages = Endommagé
    .hint = Un degré de dommage de plus ; rien ne change encore.
anarchy-view-ram-demolishes = Démoli
    .hint = Il s’abat : un mur laisse des éboulis, la porte du château un passage libre. Le bélier le barre tant qu’on ne l’a pas reculé.
anarchy-view-ram-nothing = Rien
    .hint = Rien ne change.
anarchy-view-ram-tower = Contre une tour
anarchy-view-damage = Endommagé : degré { $degree } sur { $of }. Il reste comme il est jusqu’au dernier.
anarchy-view-resistance = Il s’écroule avec { $of ->
        [one] { $of } degré
       *[other] { $of } degrés
    } de dommage.
anarchy-view-engine-burnt = { $n ->
        [1] Une de ses cases a brûlé
       *[other] { $n } de ses cases ont brûlé
    } ; à { $most }, il ne sert plus à rien.
anarchy-view-engine-beyond = Au-delà du bord de la carte : { $units }.
anarchy-view-yoke = Place d’un bœuf : un homme à côté de lui l’attelle ici.
anarchy-view-yoke-taken = Le bœuf qui est ici est attelé.
anarchy-view-driver = Qui se tient ici conduit les bœufs.
anarchy-view-ox-tethered = Attelé à l’engin, qu’il tire ; il va où va celui-ci et peut être dételé.
anarchy-view-ox-in-place = Il est à sa place devant l’engin ; un homme à côté de lui peut l’atteler.
anarchy-view-pushes = Il est dans l’engin et pousse.
anarchy-view-too-busy-to-push = Il a combattu depuis le dernier mouvement de son camp, et ne pousse pas.
anarchy-view-drives = Il se tient là d’où l’on conduit les bœufs.
anarchy-view-went-along = Il a accompagné l’engin en ce mouvement.
