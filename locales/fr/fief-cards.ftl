# Fief : quand une carte se joue.
fief-when-lord = À votre tour de la phase { $phase }, tant que votre famille n’a pas { $lords ->
        [one] { $lords } seigneur
       *[other] { $lords } seigneurs
    }.
fief-when-darc = À votre tour de la phase { $phase }, si vous avez une dame sans mari ni titre.
fief-when-bishop = À votre tour de la phase { $phase }, si vous avez un homme non marié qui n’est ni évêque, ni Roi, ni Prince.
fief-when-cardinal = S’achète à votre tour de la phase { $phase }, si vous avez un évêque libre.
fief-when-tithe = À votre tour de la phase { $phase }, si vous avez un évêque libre. Une fois par tour et par évêché.
fief-when-taille = À votre tour de la phase { $phase }, si le seigneur titré d’un de vos fiefs est libre. Une fois par tour et par fief.
fief-when-plague = À votre tour de la phase { $phase }, sur n’importe quelle région.
fief-when-escape = À votre tour de la phase { $phase }, si quelqu’un est prisonnier.
fief-when-assassination = À votre tour de la phase { $phase }.
fief-when-justice = Juste après un assassinat de la phase { $phase }, au tour de n’importe qui, même après le vôtre.
fief-when-bad-weather = À votre tour de la phase { $phase }, sur une région sans mauvais temps.
fief-when-sun = À votre tour de la phase { $phase }, sur un mauvais temps, où qu’il soit.
fief-when-famine = À votre tour de la phase { $phase }, sur une région sans famine.
fief-when-good-harvest = À votre tour de la phase { $phase }, sur une famine, où qu’elle soit.
fief-when-revolt = À votre tour de la phase { $phase }, s’il y a une famine et pas d’autre révolte.
