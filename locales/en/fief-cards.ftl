# Fief: when a card may be played.
fief-when-lord = In your go in the phase { $phase }, while your family has fewer than { $lords ->
        [one] { $lords } lord
       *[other] { $lords } lords
    }.
fief-when-darc = In your go in the phase { $phase }, while you have a lady without husband and title.
fief-when-bishop = In your go in the phase { $phase }, while you have an unmarried man who is neither bishop, King nor Prince.
fief-when-cardinal = Bought in your go in the phase { $phase }, while you have a free bishop.
fief-when-tithe = In your go in the phase { $phase }, while you have a free bishop. Once a turn on each bishopric.
fief-when-taille = In your go in the phase { $phase }, while the titled lord of a fief of yours is free. Once a turn on each fief.
fief-when-plague = In your go in the phase { $phase }, on any region.
fief-when-escape = In your go in the phase { $phase }, while anybody holds a prisoner.
fief-when-assassination = In your go in the phase { $phase }.
fief-when-justice = Right after an assassination in the phase { $phase }, in anybody’s go, even after your own.
fief-when-bad-weather = In your go in the phase { $phase }, on a region without bad weather.
fief-when-sun = In your go in the phase { $phase }, on bad weather anywhere.
fief-when-famine = In your go in the phase { $phase }, on a region without famine.
fief-when-good-harvest = In your go in the phase { $phase }, on a famine anywhere.
fief-when-revolt = In your go in the phase { $phase }, while there is a famine and no other revolt.
