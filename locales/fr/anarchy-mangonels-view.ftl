# La galerie et les mangonneaux dans la fenêtre de L’Anarchie.
anarchy-mangonels-view-battery = Mangonneaux
anarchy-mangonels-view-loaded = { $number } · chargé : { $n } sur { $of }
anarchy-mangonels-view-state = { $state ->
        [aimed] en train de viser
        [alone] sans servants
        [ready] prêt à tirer
       *[loads] { $left ->
            [one] encore { $left } tour
           *[other] encore { $left } tours
        }
    }
anarchy-mangonels-view-crew = { $n ->
        [0] Plus aucun servant
        [one] Servants à l’abri : { $n }
       *[other] Servants à l’abri : { $n }
    }
anarchy-mangonels-view-engine = { $kind ->
        [gallery] Galerie
        [belfry] Beffroi
       *[ram] Bélier
    }
anarchy-mangonels-view-engine-stands = { $stands ->
        [gone] N’est plus là
        [burnt] Hors d’usage, par le feu
        [astride] Hommes au-delà du bord : { $n }
        [wall] Contre la muraille
       *[map] Entièrement sur la carte
    }
anarchy-mangonels-view-engine-pushed = { $men ->
        [0] Aucun pousseur
        [one] { $men } pousseur : { $hexes ->
            [0] trop peu
            [one] { $hexes } case/tour
           *[other] { $hexes } cases/tour
        }
       *[other] { $men } pousseurs : { $hexes ->
            [0] trop peu
            [one] { $hexes } case/tour
           *[other] { $hexes } cases/tour
        }
    }
anarchy-mangonels-view-engine-moved = Cases ce tour : { $moved } sur { $hexes }
anarchy-mangonels-view-engine-rolls = Jet des sapeurs : { $left ->
        [0] possible
       *[other] au tour { $turn }
    }
anarchy-mangonels-view-engine-men = Sapeurs : { $sappers } · autres : { $others }

anarchy-mangonels-view-engine-chance = { $percent ->
        [0] Sans ingénieur, ou rien à miner
       *[other] Chance par jet : { $percent } %
    }
anarchy-mangonels-view-run-mans = Dans la partie de l’engin au-delà du bord de la carte, { $seat } met { $n ->
        [one] { $n } homme
       *[other] { $n } hommes
    }.
anarchy-mangonels-view-cover = totale, aucune par l’arrière
anarchy-mangonels-view-outcome-stone = La pierre est tombée en { $hex }.
anarchy-mangonels-view-outcome-damage = Dommage : { $what }, { $hex }.
anarchy-mangonels-view-outcome-dig = { $result }.

anarchy-mangonels-view-gallery = Galerie { DE($side) } : un toit sur roues, ouvert à l’arrière seulement. Elle va tout droit, en terrain plat, et ne franchit aucun fossé.
anarchy-mangonels-view-gallery-burnt-hex = Cette case de la galerie a brûlé et ne porte plus personne.
anarchy-mangonels-view-awning-closed = Son auvent : personne ne s’y tient avant qu’elle soit contre une muraille, et tant que quelqu’un s’y tient, on ne la déplace pas.
anarchy-mangonels-view-awning-open = Sous son auvent, contre la muraille : un homme s’y tient.
anarchy-mangonels-view-gallery-room = Un homme s’y tient. On entre dans la galerie par ses trois cases arrière, pour { $points } PM.
anarchy-mangonels-view-gallery-rear = Par l’arrière ouvert, on peut tirer sur lui, et il tire lui-même de ce côté.
anarchy-mangonels-view-gallery-cover = Aucun tir ne l’atteint ici, sauf par l’arrière ouvert.
anarchy-mangonels-view-gallery-pushed = Hommes qui la poussent : { $men }. { $hexes ->
        [0] C’est trop peu : il en faut trois pour une case, six pour deux.
        [one] À chaque tour : { $hexes } case.
       *[other] À chaque tour : { $hexes } cases.
    }
anarchy-mangonels-view-gallery-at-wall = Elle se trouve contre la muraille.
anarchy-mangonels-view-gallery-men = Sapeurs à l’intérieur : { $sappers }. Autres : { $others }.
anarchy-mangonels-view-gallery-burnt = { $n ->
        [one] { $n } de ses cases a brûlé
       *[other] { $n } de ses cases ont brûlé
    } ; à { $most }, elle ne sert plus à rien.
anarchy-mangonels-view-rolls = Elle se trouve contre la muraille. { $left ->
        [0] Ses sapeurs jettent le dé pour la mine pendant le combat de ce tour.
        [one] Ses sapeurs jettent le dé pour la mine dans { $left } tour, au tour { $turn }.
       *[other] Ses sapeurs jettent le dé pour la mine dans { $left } tours, au tour { $turn }.
    }
anarchy-mangonels-view-diggers = Sapeurs qui creusent : { $sappers } ; points : { $points }. { $engineer ->
        [yes] Chance d’une mine à chaque jet : { $percent } %.
       *[no] Aucun ingénieur n’est avec eux : ils ne jettent pas le dé.
    }
anarchy-mangonels-view-mined = Cases minées : { $hexes }.
anarchy-mangonels-view-mine-here = Cette muraille est minée, et la mine est étayée.
anarchy-mangonels-view-gallery-before = Une galerie se trouve contre cette muraille, que ses sapeurs peuvent miner.
anarchy-mangonels-view-he-digs = Il creuse la mine.
anarchy-mangonels-view-he-directs = Il dirige ceux qui creusent.
anarchy-mangonels-view-astride = { $kind ->
        [gallery] Il se tient dans la galerie, au-delà du bord de la carte. Personne ne l’y atteint ; il pousse, et arrive avec elle.
        [ram] Il se tient dans le bélier, au-delà du bord de la carte. Personne ne l’y atteint ; il pousse, et arrive avec lui.
       *[other] Il se tient dans l’engin, au-delà du bord de la carte. Personne ne l’y atteint ; il arrive avec lui.
    }
anarchy-mangonels-view-serves = Il sert les mangonneaux au-delà du bord de la carte. Personne ne l’y atteint, et il ne fait rien d’autre pendant cette bataille.

anarchy-mangonels-view-dig = La mine sous { $hex }
anarchy-mangonels-view-dig-sappers = { $n ->
        [one] { $n } sapeur
       *[other] { $n } sapeurs
    }
anarchy-mangonels-view-dig-props = Minée
    .hint = La mine est creusée et étayée.
anarchy-mangonels-view-dig-nothing = Pas encore
    .hint = Rien ne change.
anarchy-mangonels-view-dig-again = { $n ->
        [one] Ils jettent de nouveau le dé dans { $n } tour, pour l’une de ces cases.
       *[other] Ils jettent de nouveau le dé dans { $n } tours, pour l’une de ces cases.
    }

anarchy-mangonels-view-mangonel = Mangonneau { $side ->
        [royalist] des royalistes
       *[angevin] des Angevins
    } : { $loaded ->
        [yes] chargé
       *[no] il faut encore { $left ->
            [one] { $left } entretien
           *[other] { $left } entretiens
        }, ses servants à côté de lui, pour le charger
    }.
anarchy-mangonels-view-no-crew = Il n’a pas de servants : { $n } hommes prêts doivent se tenir à côté de lui, dont un ingénieur.
anarchy-mangonels-view-stands = Personne n’entre dans sa case, aucun tir ne la traverse, et il ne se déplace jamais.
anarchy-mangonels-view-mangonels = Mangonneaux
    .hint = Mangonneaux de ce camp encore debout.
anarchy-mangonels-view-weapon = mangonneau
anarchy-mangonels-view-points = Points : { $hex } au point d’impact, { $beside } à côté
anarchy-mangonels-view-stone = Mangonneau : { $hex }
anarchy-mangonels-view-damages = Endommagée
    .hint = La muraille visée subit un degré de dommage.
anarchy-mangonels-view-demolishes = Démolie
    .hint = La muraille visée s’écroule.
anarchy-mangonels-view-spares = Intacte
    .hint = La muraille visée ne subit rien.
anarchy-mangonels-view-percent = Les nombres sur les cases : sur cent pierres, combien y tombent. Qui s’y tient meurt, ami ou ennemi.
anarchy-mangonels-view-engine-risk = { $whose ->
        [own] { $kind ->
            [gallery] Attention : votre propre galerie est détruite dans { $percent } % des cas.
            [belfry] Attention : votre propre beffroi est détruit dans { $percent } % des cas.
           *[ram] Attention : votre propre bélier est détruit dans { $percent } % des cas.
        }
       *[enemy] { $kind ->
            [gallery] La galerie ennemie est détruite dans { $percent } % des cas.
            [belfry] Le beffroi ennemi est détruit dans { $percent } % des cas.
           *[ram] Le bélier ennemi est détruit dans { $percent } % des cas.
        }
    }
anarchy-mangonels-view-who = { $unit } ({ $percent } %)
anarchy-mangonels-view-friends = Attention : parmi les vôtres, peuvent être tués, blessés ou assommés : { $units }.
anarchy-mangonels-view-foes = Ennemis qui peuvent être tués, blessés ou assommés : { $units }.
anarchy-mangonels-view-degrees = En moyenne, les murailles subissent en tout { $whole },{ $tenths } degré de dommage.
anarchy-mangonels-view-others = Un hourd, un mantelet ou un engin de tir peut être détruit : { $percent } %.
anarchy-mangonels-view-lost = Elle tombe au-delà du bord de la carte dans { $percent } % des cas.

anarchy-mangonels-view-if-mined = { $n ->
        [one] au moins { $n } case de muraille est minée
       *[other] au moins { $n } cases de muraille sont minées
    }
anarchy-mangonels-view-if-damaged = { $n ->
        [one] { $areas } ont subi au moins { $n } degré de dommage
       *[other] { $areas } ont subi en tout au moins { $n } degrés de dommage
    }
anarchy-mangonels-view-so-far = Où l’on en est – { $parts }.
anarchy-mangonels-view-so-far-mined = cases minées : { $n } sur { $least }
anarchy-mangonels-view-so-far-damaged = degrés de dommage : { $n } sur { $least }
anarchy-mangonels-view-so-far-left = { $class ->
        [sapper] sapeurs restants : { $n } (il en faut au moins { $least })
       *[other] { $name }, restants : { $n } (il en faut au moins { $least })
    }
anarchy-mangonels-view-mines = Cases minées
    .hint = Cases de muraille que les sapeurs de ce camp ont minées, et combien il lui en faut.
anarchy-mangonels-view-damage = Dommages
    .hint = Degrés de dommage que les murailles ont subis en tout, et combien il en faut à ce camp. Une case démolie compte pour tout ce qu’elle supporte.
