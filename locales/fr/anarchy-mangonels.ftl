# Les mangonneaux, les galeries et les mines de L’Anarchie.
anarchy-ask-man = { $seat }, qui se tient dans la partie { DE($engine) } au-delà du bord de la carte ? { $left ->
        [1] Il en faut encore un.
       *[other] Il en faut encore { $left }.
    }
anarchy-ask-mangonel = { $seat }, sur quelle case { $beyond ->
        [0] le mangonneau en { $hex } lance-t-il sa pierre ?
       *[other] un mangonneau au-delà du bord de la carte lance-t-il sa pierre ?
    }
    .closing = Ne plus tirer

anarchy-do-man = Placer à l’intérieur : { $target }
anarchy-do-usual-crew = Les choisir de la façon habituelle
anarchy-do-man-mangonel = Tirer au mangonneau en { $target }
anarchy-do-battery = Tirer avec un mangonneau au-delà du bord
anarchy-do-bombard = Bombarder { $target }
anarchy-do-dig = Miner le mur en { $target }

anarchy-log-mans = { $seat } met { $unit } dans la partie de l’engin au-delà du bord de la carte.
anarchy-log-mangonel = { $beyond ->
        [0] Le mangonneau en { $from }
       *[other] Un mangonneau au-delà du bord de la carte
    } lance une pierre sur { $target }. Point d’impact : { $hex }.
anarchy-log-mangonel-reloads = { $beyond ->
        [0] On charge le mangonneau en { $hex }
       *[other] On charge un mangonneau au-delà du bord de la carte
    } : { $n } sur { $of }.
anarchy-log-bombards = La pierre contre { $what } en { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $keep ->
        [0] {""}
       *[other] , { $keep } contre le donjon
    }{ $needed ->
        [0] {""}
       *[other]  ; il fallait { $needed } ou plus
    }) : { $result }.
anarchy-log-struck-beside = { $target } se tenait à côté du point d’impact ({ $cover }{ $range ->
        [0] {""}
       *[other] , +{ $range } pour la portée
    }{ $hunger ->
        [0] {""}
       *[other] , +{ $hunger } pour la faim
    }) : { $result }.
anarchy-log-engine-wrecked = En { $hex }, { $what } { DE($seat) } est en pièces.
anarchy-log-digs = Les sapeurs { DE($seat) } creusent sous le mur en { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $needed ->
        [0] {""}
       *[other]  ; il fallait { $needed } ou plus
    }) : { $result }.

# Contre quoi une pierre est lancée, ce que frappe un bélier, et ce qui s’écroule.
anarchy-struck-wall = le mur
anarchy-struck-tower = la tour
anarchy-struck-door = la porte
anarchy-struck-gate = la porte
anarchy-struck-bridge = le pont
anarchy-why-stone = {" "}(par la pierre)
anarchy-struck-floor = le hourd ou l’échafaudage
anarchy-struck-ram = le bélier
anarchy-struck-belfry = le beffroi
anarchy-struck-gallery = la galerie
anarchy-struck-ballista = la baliste
anarchy-struck-mangonel = le mangonneau
anarchy-struck-mantlet = le mantelet

# Ce que donne la sape.
anarchy-dig-props = le mur est miné et étayé
anarchy-dig-nothing = la mine n’atteint pas encore le dessous du mur

anarchy-roll-stone = point d’impact de la pierre
anarchy-roll-bombard = pierre
anarchy-roll-dig = mine

anarchy-data-mangonel-missing = un scénario a des mangonneaux, et rien ici ne dit ce qu’ils peuvent faire
anarchy-data-battery = les mangonneaux au-delà du bord de la carte ont pour servants { $found } ; il en faut { $wanted }, dont un `engineer` pour deux, et aucun si nul mangonneau ne s’y trouve
anarchy-data-manned = on demande { $wanted } personnages dans les engins au-delà du bord de la carte ; à pied, le camp en a { $found }
anarchy-data-not-dry = { $hex } n’est pas une case de fossé qui puisse être à sec
anarchy-data-no-engineer = des mangonneaux au-delà du bord de la carte sont servis par un `engineer` au moins, et leurs servants n’en comptent pas
anarchy-data-no-mining = aucun mur ne se mine dans ce scénario : il n’a pas de `mining`

refusal-anarchy-not_in_engine = Seul un personnage à pied encore à venir prend place dans l’engin : ni cavalier, ni animal, ni servant des mangonneaux, et personne deux fois.
refusal-anarchy-no_mangonel = Aucun de vos mangonneaux ne s’y trouve.
refusal-anarchy-mangonel_own_fire = Un mangonneau ne tire que pendant le tir de son camp, jamais pendant le tour ennemi.
refusal-anarchy-mangonel_burns = Le mangonneau est en feu ; il ne tire de nouveau qu’une fois le feu éteint.
refusal-anarchy-mangonel_there = Un mangonneau occupe cette case : personne n’y entre, et rien d’autre ne s’y tient.
refusal-anarchy-aims_elsewhere = Dans ce scénario, les mangonneaux ne visent qu’un seul pan de mur ; choisissez l’une de ses cases.
refusal-anarchy-hourd_shields_wall = La pierre viendrait par le hourd accroché devant ce mur, et qui le protège ; on peut viser le hourd lui-même.
    .A-3-3-36 = Le hourd devant ce mur est tombé pendant ce tour, et le protège encore jusqu’au début du tour suivant.
refusal-anarchy-hex_already_bombarded = En un tour, les mangonneaux d’un camp ne visent qu’une seule case de hourd, et les vôtres en ont visé une autre.
refusal-anarchy-gallery_at_ditch = Une galerie ne passe sur aucun fossé, comblé ou non, et n’arrive donc jamais à un mur qui se trouve derrière.
refusal-anarchy-awning_manned = La galerie ne se déplace pas tant que quelqu’un se tient sous son auvent : il doit aller plus en arrière dans la galerie, ou en sortir.
refusal-anarchy-engineer_missing = Personne ne dirige les sapeurs : un ingénieur qui n’est pas assommé doit être avec eux dans la galerie.
refusal-anarchy-already_mined = Ce mur est déjà miné ; choisissez-en un autre droit devant la galerie.
