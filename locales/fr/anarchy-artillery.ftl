# Les balistes de L’Anarchie.
anarchy-weapon-ballista = une baliste

anarchy-ask-ballistae = { $seat }, dans quelle case se trouve une baliste ? { $left ->
        [1] C’est la dernière.
       *[other] Il en reste { $left }.
    }
anarchy-ask-mantlets = { $seat }, dans quelle case se trouve un mantelet ? { $left ->
        [1] C’est le dernier.
       *[other] Il en reste { $left }.
    }
anarchy-ask-screen = { $seat }, vers lequel des six côtés le mantelet en { $hex } est-il tourné ?
anarchy-ask-ballista = { $seat }, sur quelle case la baliste en { $hex } tire-t-elle ?
    .closing = Ne plus tirer
anarchy-ask-ballista-goes = { $seat }, la baliste en { $hex } est portée par { $unit } et ses compagnons. Où, case par case ?
    .closing = La poser
anarchy-help-carry-ballista = à porter la baliste

anarchy-do-place-ballista = Placer une baliste en { $target }
anarchy-do-place-mantlet = Placer un mantelet en { $target }
anarchy-do-screen = Le tourner vers { $target }
anarchy-do-usual-ballistae = Les placer de la façon habituelle
anarchy-do-usual-mantlets = Les placer de la façon habituelle
anarchy-do-loose = Tirer à la baliste en { $target }
anarchy-do-loose-at = Tirer sur { $target }
anarchy-do-lift-ballista = Porter la baliste en { $target }
anarchy-do-ballista-to = La porter en { $target }

anarchy-log-ballista = Une baliste se trouve en { $hex }.
anarchy-log-mantlet-placed = Un mantelet se trouve en { $hex }.
anarchy-log-bolt = La baliste en { $from } tire sur { $target }. Point d’impact : { $hex }{ $empty ->
        [0] .
       *[other] , où personne ne se tient.
    }
anarchy-log-reloads = On charge la baliste en { $hex } : { $n } sur { $of }.
anarchy-log-ballista-carried = La baliste en { $from } est portée en { $hex }.

anarchy-data-no-ground = { $hex } n’est pas un terrain où cela puisse se tenir, ou que le scénario permette

refusal-anarchy-no_ballista = Aucune baliste ne s’y trouve.
refusal-anarchy-ballista_own_fire = Une baliste ne tire que pendant le tir de son camp, jamais pendant le tour ennemi.
refusal-anarchy-ballista_burns = La baliste est en feu.
refusal-anarchy-ballista_there = Une baliste occupe cette case : personne n’y entre, et rien d’autre ne s’y tient.
refusal-anarchy-carriers_missing = Il y faut quatre personnages qui n’ont rien fait pendant ce tour, à côté de la baliste ou à côté d’une case qui la touche.
refusal-anarchy-carrier_not_idle = Il s’est déplacé ou a tiré pendant ce tour ; qui porte une baliste ne fait rien d’autre.
refusal-anarchy-ballista_ground = Une baliste se porte dans une case adjacente, sans mur entre les deux : terrain ouvert, rempart, tour, escalier ou pont, où rien d’autre ne se tient.
refusal-anarchy-ballista_too_far = Une baliste se porte de deux cases par tour en terrain facile, et d’une dans les broussailles ou l’escalier.
refusal-anarchy-no_room_for_carriers = Il n’y a pas la place pour la baliste et pour ceux qui la portent.
refusal-anarchy-enemy_ballista = C’est une baliste de l’ennemi.
refusal-anarchy-carries_ballista = Il porte une baliste, et ne fait rien d’autre pendant ce tour.
refusal-anarchy-ballista_place = Une baliste se place en terrain ouvert ou sur une muraille, là où rien ni personne ne se tient, ni sur un escalier ni sur un pont, et où le scénario le permet.
    .A-3-3-22 = Une baliste ne se place jamais dans un hourd.
refusal-anarchy-mantlet_place = Un mantelet se place sur un terrain ouvert aux chevaux, un par case, et où le scénario le permet.
refusal-anarchy-still_to_place = Il y a encore de la place pour ceux qui restent : on les place tous.

anarchy-view-ballista = Baliste { $side ->
        [royalist] des royalistes
       *[angevin] des Angevins
    } : { $loaded ->
        [yes] chargée
       *[no] il faut encore { $left ->
            [1] un entretien
           *[other] { $left } entretiens
        }, ses servants à côté d’elle, pour la charger
    }. Personne n’entre dans sa case, et aucun tir ne la traverse.
anarchy-view-ballista-crew = Elle est servie par { $units }.
anarchy-view-ballista-no-crew = Elle n’a pas de servants : deux personnages prêts doivent se tenir à côté d’elle, dont un ingénieur.
anarchy-view-ballista-carried = Elle a été portée pendant ce tour, et ne tire pas.
anarchy-view-ballistae = Balistes
    .hint = Balistes de ce camp encore debout.
anarchy-view-weapon-ballista = baliste
anarchy-view-loose-at = Baliste : { $hex }
anarchy-view-loose-on = Baliste : { $target }
anarchy-view-loose-strays = Le tir tombe sur { $hex } dans { $percent } % des cas, sinon sur l’une des cases autour, ce dont les chances tiennent compte. Il touche amis et ennemis.
anarchy-view-loose-others = Il peut atteindre : { $units }.
anarchy-view-loose-empty = Personne ne s’y tient ; le tir peut tomber à côté.
anarchy-view-aim-ballistae = Chaque baliste ennemie disparue, ou dont le camp n’a plus d’ingénieur, rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $side }.
anarchy-view-otherwise-most-points = Quand le tour { $turn } est passé, qui a le plus de points gagne ; à points égaux, la bataille est nulle.
