# Les beffrois dans la fenêtre de L’Anarchie.
anarchy-belfry-view-title = Beffroi
anarchy-belfry-view-ground = Sol
    .inside = le sol
anarchy-belfry-view-shelter = Étage abrité
    .inside = l’étage abrité
anarchy-belfry-view-bridge-floor = Étage du pont
    .inside = l’étage du pont
anarchy-belfry-view-top = Sommet
    .inside = le sommet
anarchy-belfry-view-on-map = { $floor }, sur la carte
anarchy-belfry-view-caption = Niveau { $level } · { $dead ->
        [yes] hors d’usage
       *[no] hommes : { $men } sur { $most }
    }

anarchy-belfry-view-terrain-ground = Sous un beffroi
anarchy-belfry-view-terrain-floor = Étage d’un beffroi
anarchy-belfry-view-terrain-bridge = Pont-levis d’un beffroi
anarchy-belfry-view-terrain-winch = Treuil d’un beffroi
anarchy-belfry-view-job-lower-bridge = Il abaisse le pont-levis du beffroi en { $hex }

anarchy-belfry-view-if-stand-among = { $n ->
        [one] au moins { $n } personnage actif { DE($side) } se tient dans l’un de ces lieux : { $areas }
       *[other] au moins { $n } personnages actifs { DE($side) } se tiennent, en tout, dans ces lieux : { $areas }
    }
anarchy-belfry-view-if-stuck = le beffroi { DE($side) } a brûlé au point de ne plus avancer, sans que son pont-levis ait jamais été abaissé

anarchy-belfry-view-here = Beffroi { DE($side) }, { $floor }, niveau { $level }. Hommes : { $men } sur { $most } qui y tiennent.
anarchy-belfry-view-burnt = Cette case a brûlé : personne n’y entre.
anarchy-belfry-view-dead = Cet étage a tant brûlé que personne n’y monte plus.
anarchy-belfry-view-axle = Un essieu : au sol, personne ne s’y tient.
anarchy-belfry-view-enter = Au sol, il n’est ouvert qu’à l’arrière : on y entre par là, pour { $points } PM, et l’on y combat.
anarchy-belfry-view-ladder-up = Par l’échelle, en montant, jusqu’à cet endroit ({ $floor }) : { $points } PM.
anarchy-belfry-view-ladder-down = Par l’échelle, en descendant, jusqu’à cet endroit ({ $floor }) : { $points } PM.
anarchy-belfry-view-winch = L’une des cases du treuil : { $men } hommes y abaissent le pont-levis quand ils n’ont rien fait d’autre pendant un tour.
anarchy-belfry-view-overlooks = Du sommet, on domine le rempart : l’ennemi n’est couvert que juste derrière un créneau ou sous un abri.
anarchy-belfry-view-pushed = Hommes qui le poussent : { $men }. Cases par tour, tout droit, en avant ou en arrière : { $hexes }.
anarchy-belfry-view-has-moved = Il s’est déplacé pendant ce tour : personne de son camp ne monte à l’étage le plus bas ni n’en descend.
anarchy-belfry-view-has-climbed = Quelqu’un est monté à l’étage le plus bas pendant ce tour, ou en est descendu : il ne se déplace pas.
anarchy-belfry-view-burnt-hexes = { $n ->
        [one] { $n } de ses cases au sol a brûlé
       *[other] { $n } de ses cases au sol ont brûlé
    } ; à { $most }, il ne se déplace plus.
anarchy-belfry-view-bridge-down = Son pont-levis est abaissé : il ne se déplace plus jamais.
anarchy-belfry-view-bridge-up = Son pont-levis est levé. { $columns ->
        [0] D’ici, il n’atteint aucun rempart.
        [one] D’ici, { $columns } de ses { $of } colonnes atteint le rempart.
       *[other] D’ici, { $columns } de ses { $of } colonnes atteignent le rempart.
    }
anarchy-belfry-view-storey = { $floor } : { $who }
anarchy-belfry-view-storeys = Dans la même case : { $storeys }.
anarchy-belfry-view-nobody = personne

anarchy-belfry-view-bridge-here = Le pont-levis du beffroi { DE($side) } est posé ici. De là au rempart, ou l’inverse, il faut { $points } PM.
anarchy-belfry-view-bridge-above = Le pont-levis du beffroi { DE($side) } passe au-dessus de ce terrain.
anarchy-belfry-view-bridge-would-fall = Si le beffroi { DE($side) } abaisse son pont-levis maintenant, il tombe ici, sur qui s’y tient.
anarchy-belfry-view-bridge-would-hang = Si le beffroi { DE($side) } abaisse son pont-levis maintenant, il passe au-dessus de ce terrain.

anarchy-belfry-view-cover-slits = { $cover } par les archères
anarchy-belfry-view-cover-open = { $cover } par les côtés ouverts

anarchy-belfry-view-he-is = Il est dans le beffroi : { $floor }, niveau { $level }.
anarchy-belfry-view-on-bridge = Il se tient sur le pont-levis d’un beffroi, et combat ceux qui sont sur le rempart à côté de lui.
anarchy-belfry-view-at-winch = Il se tient au treuil du pont-levis.
anarchy-belfry-view-shoots-moving = Le beffroi s’est déplacé pendant ce tour, ce qui ajoute au dé des tirs qui en partent.
anarchy-belfry-view-under-fire = L’étage au-dessus de lui brûle : il doit partir, ou il est blessé, puis tué.
anarchy-belfry-view-die-moving = au dé : le beffroi s’est déplacé
