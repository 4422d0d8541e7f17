# L’extension de Fief : archers, bombardes, garde royale, mercenaires. Tout le reste est dit dans fief.ftl.

game-tactique = Fief Tactique
    .hint = Fief avec des archers, des bombardes, une garde royale et des mercenaires à louer : les soldats ne se valent plus tous.
scenario-tactique-kingdom = Le royaume
    .hint = Le trône est vide. Chaque famille commence avec un village, un seigneur, cinq sergents et un chevalier.

# Les chiffres de parties entières, pour comparer des données de règles.
tactique-figure-mercenaries = Mercenaires engagés

# Réglages
option-group-tactics = Troupes
option-tactique-engine = Dés des combats
    .hint = La table des pertes, ou des dés de bataille qui comptent ce qu’ils montrent, moins nombreux contre des murs.
choice-tactique-engine-Table = la table des pertes
choice-tactique-engine-BattleDice = les dés de bataille
option-tactique-knight_partial = Trop peu de dégâts pour un chevalier
    .hint = Ce que deviennent les dégâts qui ne suffisent pas à retirer un chevalier.
choice-tactique-knight_partial-Carry = gardés pour la prochaine perte du combat
choice-tactique-knight_partial-Lost = perdus
choice-tactique-knight_partial-WholePiece = retirent une pièce entière
option-tactique-guard_bonus = Bonus de la garde royale
    .hint = À quoi un côté qui a des gardes ajoute 1 à chaque round.
choice-tactique-guard_bonus-Damage = aux dégâts
choice-tactique-guard_bonus-DiceTotal = au total des dés
option-tactique-royal_guard = Garde royale
    .hint = Des pièces de la famille deviennent des gardes, ou les gardes gratuits de Fief.
choice-tactique-royal_guard-Tactique = des pièces deviennent des gardes
choice-tactique-royal_guard-Fief2 = les gardes de Fief
option-tactique-min_bid = Mise minimale pour les mercenaires
    .hint = En écus. Qui mise moins ne mise rien.
option-tactique-camp_revolt_needs_famine = Une révolte dans un camp demande une famine
    .hint = Sinon la carte révolte peut toujours être jouée sur des mercenaires.
option-tactique-lordless_may_attack = Des troupes sans seigneur peuvent attaquer
    .hint = Sinon elles ne font que se défendre.

# Troupes
tactique-troop-sergeant = sergent
    .count = { $n ->
        [one] { $n } sergent
       *[other] { $n } sergents
    }
    .inside = un sergent
tactique-troop-knight = chevalier
    .count = { $n ->
        [one] { $n } chevalier
       *[other] { $n } chevaliers
    }
    .inside = un chevalier
tactique-troop-archer = archer
    .count = { $n ->
        [one] { $n } archer
       *[other] { $n } archers
    }
    .inside = un archer
tactique-troop-bombard = bombarde
    .count = { $n ->
        [one] { $n } bombarde
       *[other] { $n } bombardes
    }
    .inside = une bombarde
tactique-troop-mercenary = mercenaire
    .count = { $n ->
        [one] { $n } mercenaire
       *[other] { $n } mercenaires
    }
    .inside = un mercenaire
tactique-kings-guard-sergeant = sergent de la garde du Roi
    .count = { $n ->
        [one] { $n } sergent de la garde du Roi
       *[other] { $n } sergents de la garde du Roi
    }
    .inside = un sergent de la garde du Roi
tactique-kings-guard-knight = chevalier de la garde du Roi
    .count = { $n ->
        [one] { $n } chevalier de la garde du Roi
       *[other] { $n } chevaliers de la garde du Roi
    }
    .inside = un chevalier de la garde du Roi
tactique-queens-guard-sergeant = sergent de la garde de la Reine
    .count = { $n ->
        [one] { $n } sergent de la garde de la Reine
       *[other] { $n } sergents de la garde de la Reine
    }
    .inside = un sergent de la garde de la Reine
tactique-queens-guard-knight = chevalier de la garde de la Reine
    .count = { $n ->
        [one] { $n } chevalier de la garde de la Reine
       *[other] { $n } chevaliers de la garde de la Reine
    }
    .inside = un chevalier de la garde de la Reine

# Questions
tactique-ask-upkeep = { $seat }, { $camp ->
        [1] un mercenaire est
       *[other] { $camp } mercenaires sont
    } dans votre camp : combien en gardez-vous, à { $upkeep } écus chacun ?
tactique-ask-bid = { $seat }, { $first ->
        [0] combien misez-vous
       *[other] une autre mise est aussi de { $first } écus. Combien misez-vous maintenant
    } pour { $men ->
        [1] le mercenaire
       *[other] les { $men } mercenaires
    } de la réserve ? Dans la bourse : { $purse } écus.
tactique-ask-engage = { $seat }, combat à { $village } : engagez-vous des mercenaires ? Au camp : { $camp }.{ $plague ->
        [0] {""}
       *[other] {" "}La peste est ici : de plusieurs qui viennent ensemble, la moitié meurt.
    }
tactique-ask-volley = { $seat }, vos archers à { $village } : tirent-ils, avec un dé de bataille{ $bonus ->
        [0]  ?
       *[other] {" "}et { $bonus } ?
    }
tactique-ask-throw-again = { $seat }, l’attaque spéciale à { $village } donne { $face } : relancer le dé ? Bombardes restantes : { $left }.
tactique-ask-reroll = { $seat }, vos dés à { $village } donnent { $faces } : en relancer un ? Bombardes restantes : { $left }.
tactique-ask-guard = { $seat }, quelles troupes auprès { DE($lord) } deviennent sa garde ? Jusqu’à { $knights } et { $sergeants }.
tactique-ask-which-piece = { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de dégâts à { $village } : quelle pièce part ?
tactique-ask-bury = { $seat }, la peste à { $village } prend encore { $points ->
        [1] un point
       *[other] { $points } points
    } de troupes : quelle pièce ?

# Ordres
tactique-do-take-sergeants = Sergents à emmener : { $target }
tactique-do-take-knights = Chevaliers à emmener : { $target }
tactique-do-take-archers = Archers à emmener : { $target }
tactique-do-take-bombards = Bombardes à emmener : { $target }
tactique-do-take-spent-sergeants = Sergents à emmener, parmi ceux qui ont le plus marché : { $target }
tactique-do-take-spent-knights = Chevaliers à emmener, parmi ceux qui ont le plus marché : { $target }
tactique-do-take-spent-archers = Archers à emmener, parmi ceux qui ont le plus marché : { $target }
tactique-do-take-spent-bombards = Bombardes à emmener, parmi celles qui ont le plus marché : { $target }
tactique-do-leave-sergeants = Sergents à laisser ici : { $target }
tactique-do-leave-knights = Chevaliers à laisser ici : { $target }
tactique-do-leave-archers = Archers à laisser ici : { $target }
tactique-do-leave-bombards = Bombardes à laisser ici : { $target }
tactique-do-call-from = Faire venir la pièce la plus faible { DE($target) }
tactique-do-call-sergeants = Faire venir un sergent { DE($target) }
tactique-do-call-knights = Faire venir un chevalier { DE($target) }
tactique-do-call-archers = Faire venir un archer { DE($target) }
tactique-do-escort = Emmener environ { $target ->
        [one] { $target } point
       *[other] { $target } points
    }, les chevaliers d’abord
tactique-do-escort-spent = Emmener environ { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de ceux qui ont le plus marché
tactique-do-drop = Laisser ici environ { $target ->
        [one] { $target } point
       *[other] { $target } points
    }, les plus faibles d’abord
tactique-do-shoot = Attaque spéciale
tactique-do-shoot-at = Attaque spéciale contre { $target }
tactique-do-aim-bows = Viser { $target }
tactique-do-no-volley = Ne pas tirer
tactique-do-reroll = Relancer le dé { $target }
tactique-do-let-lie = Garder les dés
tactique-do-swap = Une pièce devient garde : { $target }
tactique-do-swap-all = Tous ceux qui peuvent deviennent gardes
tactique-do-keep-men = { $target ->
        [0] Ne garder aucun mercenaire
        [one] Garder { $target } mercenaire
       *[other] Garder { $target } mercenaires
    }
tactique-do-bid = Miser { $target } écus
tactique-do-no-bid = Ne rien miser
tactique-do-engage = { $target ->
        [one] Engager { $target } mercenaire
       *[other] Engager { $target } mercenaires
    }
tactique-do-hold-back = Personne de plus
tactique-do-revolt-in-camp = Révolte dans le camp { DE($target) }
tactique-do-lose-piece = Perdre : { $target }
tactique-do-bury = Enterrer : { $target }
tactique-do-lose-rest = Tout d’un coup, les plus petites d’abord
tactique-do-bury-rest = Tout d’un coup, les plus petites d’abord

# Le journal
tactique-log-kept = { $men ->
        [0] { $seat } n’a gardé aucun mercenaire
        [1] { $seat } a gardé un mercenaire pour { $amount } écus
       *[other] { $seat } a gardé { $men } mercenaires pour { $amount } écus
    }{ $gone ->
        [0] .
        [1]  ; un est retourné à la réserve.
       *[other]  ; { $gone } sont retournés à la réserve.
    }
tactique-log-bid = { $sum ->
        [0] { $seat } n’a rien misé pour les mercenaires.
       *[other] { $seat } a misé { $sum } écus pour les mercenaires.
    }
tactique-log-tied = Les plus hautes mises sont égales : ceux qui les ont faites misent encore.
tactique-log-nobody-hires = Personne n’a engagé les mercenaires.
tactique-log-hired = { $seat } a engagé { $men ->
        [1] un mercenaire
       *[other] { $men } mercenaires
    } pour { $amount } écus.
tactique-log-engaged = { $seat } a envoyé { $men ->
        [1] un mercenaire
       *[other] { $men } mercenaires
    } au combat à { $village }.
tactique-log-plagued = La peste a pris { $men ->
        [1] un mercenaire
       *[other] { $men } mercenaires
    } à { $seat }.
tactique-log-camp-revolt = { $seat } a soulevé le camp { DE($camp) } : { $men ->
        [0] personne n’est parti
        [1] un mercenaire est parti
       *[other] { $men } mercenaires sont partis
    }.
tactique-log-volley = Les archers { DE($seat) } ont tiré, bonus { $bonus } : { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
    } de dégâts.
tactique-log-stopped = Sans seigneur, les attaquants à { $village } se sont arrêtés à la porte.
tactique-log-reroll = Une bombarde { DE($seat) } a fait relancer un dé.
tactique-log-guard = { $lord } a désormais dans sa garde : { $pieces }.
tactique-log-guard-freed = De retour de la garde parmi les troupes { DE($seat) } : { $pieces }.
tactique-log-lost = { $seat } a perdu { $pieces }.
tactique-log-buried = La peste a pris { $pieces } à { $seat }.
tactique-log-together = Ce qui reste des dégâts retombe ensemble sur { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tactique-log-carried = { $points ->
        [one] { $points } point de dégâts contre { $seat } comptera
       *[other] { $points } points de dégâts contre { $seat } compteront
    } avec les prochains : trop peu pour un chevalier.
tactique-roll-volley = archers
tactique-roll-camp = révolte dans un camp

# Ce que pense le programme
tactique-thought-upkeep = on garde des mercenaires tant que la guerre est proche.
tactique-thought-dismiss = ils ne décideraient d’aucun combat à présent – on ne les paie pas pour attendre.
tactique-thought-idle = des mercenaires oisifs depuis deux tours ne valent plus leur entretien.
tactique-thought-hire = la guerre est proche, des mercenaires valent leur prix.
tactique-thought-engage = chacun de ces mercenaires augmente assez ses chances.
tactique-thought-volley = les archers tirent dès qu’ils peuvent.
tactique-thought-aim = viser ce seigneur sauve plus souvent les murs que tirer sur tous.
tactique-thought-reroll = un dé trop faible se relance.
tactique-thought-arms = les archers et les bombardes vont avec l’armée.
tactique-thought-arms-buy = son armée a trop peu d’archers ou de bombardes.
tactique-thought-camp = une révolte disperse les mercenaires d’un rival.
tactique-thought-hold-back = ils y changeraient trop peu.
tactique-thought-least = les plus petites pièces d’abord, les gardes en dernier.
tactique-thought-guards = toute la garde permise.
tactique-thought-no-bid = des mercenaires ne décideraient d’aucun combat, coûteraient trop, ou viennent d’être renvoyés.
tactique-thought-rebid = les mises sont égales – la moindre permise, ou un peu plus, peut suffire.
tactique-thought-let-lie = ces dés suffisent.

# Données de règles
tactique-data-guard = un chevalier doit valoir { $least } ou plus : plus que tous les sergents de la garde ensemble

# Refus
refusal-tactique-not_an_option = Cela ne peut pas être choisi maintenant : les lieux éclairés et la liste des ordres montrent ce qui peut l’être.
    .F-9-24 = On ne vise qu’un seigneur combattant de l’ennemi qui prend part à ce combat.
    .F-10-27 = On ne peut pas faire venir ces troupes de là : il faut qu’elles soient dans un village que vous occupez.
    .F-17-02 = On ne peut nommer que quelqu’un qui vous attaque ici séparément.
    .T-1-04 = L’attaque spéciale ne se fait qu’une fois, avant le premier round.
    .T-1-14 = Seuls des archers qui défendent des murs peuvent viser un seigneur ; les autres font l’attaque spéciale.
    .T-2-05 = Ce dé ne peut pas être relancé : ni un dé qui vise, ni un dé qui n’a pas été lancé.
    .T-3-01 = Seuls des sergents et des chevaliers deviennent gardes royaux.
refusal-tactique-no_fighting_lord = Il vous faut ici un seigneur qui combatte : un homme, une femme titrée, la reine ou d’Arc.
refusal-tactique-bad_muster_place = Les troupes se placent dans vos châteaux et cités ou à côté d’un de vos seigneurs libres, les gardes à côté du Roi ou de la Reine.
refusal-tactique-counter_stock_empty = Il ne reste plus de pièce de cette sorte pour cela.
    .T-3-02 = La garde du Roi en a autant qu’elle peut en avoir.
    .T-3-03 = La garde de la Reine en a autant qu’elle peut en avoir.
refusal-tactique-loss_mismatch = Ce n’est pas ce qu’il faut perdre : les troupes d’abord, chaque pièce pour autant de dégâts qu’elle vaut ; les seigneurs ensuite.
    .T-2-08 = Les bombardes n’absorbent aucun dégât : choisissez une autre pièce.
    .T-2-11 = La peste épargne cette pièce : choisissez-en une autre.
    .T-5-05 = Les seigneurs ne tombent que quand il ne reste plus de troupes.
refusal-empty_camp = Il n’y a pas de mercenaires dans ce camp : personne ne le quitterait.
refusal-too_few_archers = Trop peu d’archers : il en faut plus contre des murs qu’en terrain découvert, et le plus contre une cité.
refusal-attacker_inside_walls = Ce seigneur est lui-même dans les murs ; les archers ne peuvent pas le viser.
refusal-no_reroll_left = Plus aucune bombarde ne peut faire relancer un dé à ce round.
refusal-bombard_needs_escort = Une bombarde ne reste jamais seule : laissez avec elle des troupes ou un seigneur.
refusal-mercenary_already_used = Ces mercenaires ont déjà combattu à ce tour.
refusal-mercenaries_refuse_revolt = Les mercenaires ne combattent pas là où combattent des révoltés.
refusal-rebid_too_low = La seconde mise ne peut pas être plus basse que la première.

# Les réglages de Fief
option-tactique-mode = { option-fief-mode }
    .hint = { option-fief-mode.hint }
choice-tactique-mode-Auto = { choice-fief-mode-Auto }
choice-tactique-mode-Normal = { choice-fief-mode-Normal }
choice-tactique-mode-Points = { choice-fief-mode-Points }
option-tactique-points_turns = { option-fief-points_turns }
    .hint = { option-fief-points_turns.hint }
option-tactique-starting_lord = { option-fief-starting_lord }
    .hint = { option-fief-starting_lord.hint }
choice-tactique-starting_lord-Draw = { choice-fief-starting_lord-Draw }
choice-tactique-starting_lord-Choose = { choice-fief-starting_lord-Choose }
option-tactique-seating = { option-fief-seating }
    .hint = { option-fief-seating.hint }
choice-tactique-seating-SeatList = { choice-fief-seating-SeatList }
choice-tactique-seating-ByVillage = { choice-fief-seating-ByVillage }
option-tactique-bank = { option-fief-bank }
    .hint = { option-fief-bank.hint }
choice-tactique-bank-Unlimited = { choice-fief-bank-Unlimited }
choice-tactique-bank-Notes = { choice-fief-bank-Notes }
option-tactique-secret_purse = { option-fief-secret_purse }
    .hint = { option-fief-secret_purse.hint }
option-tactique-fog = { option-fief-fog }
    .hint = { option-fief-fog.hint }
option-tactique-turn_cap = { option-fief-turn_cap }
    .hint = { option-fief-turn_cap.hint }
option-tactique-over_18 = { option-fief-over_18 }
    .hint = { option-fief-over_18.hint }
choice-tactique-over_18-Extend = { choice-fief-over_18-Extend }
choice-tactique-over_18-Clamp = { choice-fief-over_18-Clamp }
option-tactique-darc_needs_loss_die = { option-fief-darc_needs_loss_die }
    .hint = { option-fief-darc_needs_loss_die.hint }
option-tactique-separate_all_strike = { option-fief-separate_all_strike }
    .hint = { option-fief-separate_all_strike.hint }
option-tactique-rescue_frees_own = { option-fief-rescue_frees_own }
    .hint = { option-fief-rescue_frees_own.hint }
option-tactique-toll = { option-fief-toll }
    .hint = { option-fief-toll.hint }
option-tactique-call_off_by_consent = { option-fief-call_off_by_consent }
    .hint = { option-fief-call_off_by_consent.hint }
option-tactique-max_rounds = { option-fief-max_rounds }
    .hint = { option-fief-max_rounds.hint }
option-tactique-ransom_phase = { option-fief-ransom_phase }
    .hint = { option-fief-ransom_phase.hint }
choice-tactique-ransom_phase-Negotiations = { choice-fief-ransom_phase-Negotiations }
choice-tactique-ransom_phase-OwnGo = { choice-fief-ransom_phase-OwnGo }
option-tactique-prisoner_may_marry = { option-fief-prisoner_may_marry }
    .hint = { option-fief-prisoner_may_marry.hint }
option-tactique-title_transfer = { option-fief-title_transfer }
    .hint = { option-fief-title_transfer.hint }
choice-tactique-title_transfer-Both = { choice-fief-title_transfer-Both }
choice-tactique-title_transfer-NewLord = { choice-fief-title_transfer-NewLord }
choice-tactique-title_transfer-Purchases = { choice-fief-title_transfer-Purchases }
option-tactique-occupied_fief_village_pays = { option-fief-occupied_fief_village_pays }
    .hint = { option-fief-occupied_fief_village_pays.hint }
option-tactique-prince_family = { option-fief-prince_family }
    .hint = { option-fief-prince_family.hint }
choice-tactique-prince_family-King = { choice-fief-prince_family-King }
choice-tactique-prince_family-LayingSeat = { choice-fief-prince_family-LayingSeat }
option-tactique-kings_guard_to_regent = { option-fief-kings_guard_to_regent }
    .hint = { option-fief-kings_guard_to_regent.hint }
choice-tactique-kings_guard_to_regent-WithHeir = { choice-fief-kings_guard_to_regent-WithHeir }
choice-tactique-kings_guard_to_regent-Always = { choice-fief-kings_guard_to_regent-Always }
option-tactique-queen_mother_keeps_title = { option-fief-queen_mother_keeps_title }
    .hint = { option-fief-queen_mother_keeps_title.hint }
option-tactique-calm_before_uprising = { option-fief-calm_before_uprising }
    .hint = { option-fief-calm_before_uprising.hint }
option-tactique-plague_hits_rebels = { option-fief-plague_hits_rebels }
    .hint = { option-fief-plague_hits_rebels.hint }
option-tactique-bishop_sale = { option-fief-bishop_sale }
    .hint = { option-fief-bishop_sale.hint }
option-tactique-crowded_income = { option-fief-crowded_income }
    .hint = { option-fief-crowded_income.hint }
option-tactique-crowded_plague = { option-fief-crowded_plague }
    .hint = { option-fief-crowded_plague.hint }
option-tactique-crowded_counts = { option-fief-crowded_counts }
    .hint = { option-fief-crowded_counts.hint }
choice-tactique-crowded_counts-Points = { choice-fief-crowded_counts-Points }
choice-tactique-crowded_counts-Counters = { choice-fief-crowded_counts-Counters }
option-tactique-surrender = { option-fief-surrender }
    .hint = { option-fief-surrender.hint }
