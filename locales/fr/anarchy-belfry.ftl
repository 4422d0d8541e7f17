# Les beffrois de L’Anarchie.
# Ce qui est au-dessus d’une case : les étages d’un beffroi ; un échafaudage ou la tête d’une échelle.
anarchy-place-shelter = { $hex }, étage abrité
anarchy-place-bridge-floor = { $hex }, étage du pont
anarchy-place-top = { $hex }, sommet du beffroi
anarchy-place-above = { $hex }, en haut

anarchy-do-lower-bridge = Abaisser le pont-levis du beffroi
anarchy-help-lower-bridge = à abaisser le pont-levis du beffroi

anarchy-log-begins-lower-bridge = On commence à abaisser le pont-levis du beffroi en { $hex } : { $unit }.
anarchy-log-bridge-let-go = Le pont-levis du beffroi en { $hex } est lâché.
anarchy-log-bridge-down = Le pont-levis du beffroi est abaissé ; il repose sur le mur en { $hex }.
anarchy-log-crushed = Le pont-levis du beffroi tombe sur { $unit } en { $hex } (assommé dès { $stunned }, blessé dès { $wounded }, tué dès { $killed }{ $armour ->
        [0] {""}
       *[other]  ; +{ $armour } pour l’armure
    }) : { $result }.
anarchy-log-belfry-collapses = Le beffroi { DE($seat) } s’effondre.
anarchy-log-collapse = Le beffroi s’effondre sur { $unit }{ $lies ->
        [0] {""}
       *[other] {" "}(il fallait { $unhurt } ou plus pour échapper indemne, { $wounded } ou plus pour échapper blessé)
    } : { $result }.

# Ce que fait le pont-levis à qui il tombe dessus, et l’effondrement à qui est au sol.
anarchy-crush-retreats = recul d’une case
anarchy-crush-stunned = recul d’une case, assommé
anarchy-crush-wounded = recul d’une case, blessé
anarchy-crush-killed = tué
anarchy-collapse-escapes = échappé indemne
anarchy-collapse-wounded = échappé, mais blessé
anarchy-collapse-killed = tué

anarchy-why-crushed = {" "}(sous le pont-levis du beffroi)
anarchy-why-collapse = {" "}(effondrement du beffroi)

anarchy-roll-crush = pont-levis du beffroi
anarchy-roll-collapse = effondrement du beffroi

refusal-anarchy-belfry_level_full = Cet étage du beffroi est plein et ne porte personne de plus.
refusal-anarchy-belfry_moving = Dans un même mouvement, un beffroi se déplace, ou les siens gagnent ou quittent par l’échelle son étage le plus bas, jamais les deux.
refusal-anarchy-bridge_is_down = Le pont-levis du beffroi a été abaissé : le beffroi ne se déplace plus.
refusal-anarchy-winch_men_missing = Le pont-levis s’abaisse à deux, un homme du camp du beffroi dans chacune des cases du treuil, sans rien faire d’autre pendant un tour.
refusal-anarchy-bridge_not_adjacent = Aucun rempart de sa hauteur n’est à portée du pont-levis : droit devant l’une des trois cases avant, à 2 cases au plus, sans rien d’aussi haut entre les deux.
refusal-anarchy-hourd_blocks_bridge = Un hourd est accroché devant le beffroi : le pont-levis ne s’abaisse que s’il n’en reste aucun droit devant lui jusqu’au mur.
    .A-3-3-07 = Un hourd est accroché là où le pont-levis reposerait, et un pont-levis ne s’abaisse pas sur un hourd.
refusal-anarchy-hourd_vs_bridge = Qui est dans un hourd ne combat pas qui est sur le pont-levis d’un beffroi, et celui-ci ne le combat pas non plus.
    .A-3-3-37 = Là où le pont-levis repose sur le mur, ceux du mur combattent ceux qui sont dessus ; qui est dans un hourd à côté ne les combat pas.
