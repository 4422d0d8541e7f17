# Fief.

# Ce qui peut clocher dans les données.
fief-data-label = le nom `{ $name }` ne peut figurer dans les ordres : minuscules, chiffres, `-` et `_` seulement, une lettre d’abord
fief-data-reserved = le nom `{ $name }` désigne autre chose dans les ordres
fief-data-same-initial = le nom d’un autre seigneur commence par la même lettre que { $name }, et le pion ne porte que la lettre
fief-data-family-order = ici vient la famille `{ $name }` : les places ont un ordre fixe
fief-data-too-many = il y en a { $found } ; le maximum est { $most }
fief-data-too-few = il y en a { $found } ; le minimum est { $least }
fief-data-region-small = la région a { $found ->
        [one] un village
       *[other] { $found } villages
    } ; aucun titre ne vaut pour moins de { $least }
fief-data-road = la route de `{ $from }` à `{ $to }` ne mène nulle part ou y figure deux fois
fief-data-kingdom-apart = les routes ne relient pas tous les villages
fief-data-area-apart = on ne peut aller d’un village à l’autre de `{ $name }` sans en sortir
fief-data-cut-village = sans `{ $name }` le royaume se couperait en deux
fief-data-gates-inside = seuls { $found } villages de la région ont une route qui en sort ; { $wanted } seraient plus justes
fief-data-gates-outside = on n’entre dans la région que depuis { $found } villages ; { $wanted } seraient plus justes
fief-data-border-roads = seules { $found } routes sortent de la région ; { $wanted } seraient plus justes
fief-data-villages-close = `{ $one }` et `{ $other }` sont dessinés trop près l’un de l’autre
fief-data-road-close = la route passe trop près de `{ $village }`
fief-data-roads-cross = la route en croise une autre : { $other }
fief-data-roads-angle = la route quitte son village trop près d’une autre : { $other }
fief-data-counter-values = les valeurs doivent croître à partir de 1, chacune multiple de la précédente
fief-data-no-such-counter = la famille n’a pas de pion de { $value }
fief-data-sum = { $sum } n’est pas un multiple de { $step }
fief-data-not-rising = les lignes doivent croître ; celle-ci ne croît pas
fief-data-first-line = la première ligne doit valoir à partir de { $from }
fief-data-falls = un total plus grand ne doit pas enlever moins
fief-data-length = les points ne se comptent que tous les { $every } tours
fief-data-no-such-length = { $turns } tours n’est pas une des durées de limits.ron

# Options d’une partie.
option-group-court = Cour et fiefs
option-group-variants = Variantes
