# The families in the strip above the board
fief-players-name-lily = Lily
fief-players-name-tower = Tower
fief-players-name-star = Star
fief-players-name-crescent = Crescent
fief-players-name-sword = Sword
fief-players-name-cross = Cross
fief-players-score = { $n ->
        [one] { $n } fief
       *[other] { $n } fiefs
    }
fief-players-points = Points
    .hint = Points noted so far. At the end of the game the highest sum wins.
fief-players-fiefs = Fiefs
    .hint = Fiefs held. Whoever has enough of them and a crown wins.
fief-players-soldiers = Soldiers
    .hint = Points of soldiers on the board. No family can have more than its counters show.
fief-players-votes = Votes
    .hint = Free bishops, titled men and crowned women: each has a vote in the election of the King.
fief-players-cards = Cards
    .hint = Cards in the hand. It is filled up at the start of a turn; only its owner sees it.
fief-players-income = Next revenues
    .hint = In écus, as things stand now: castles and cities { $walls }, mills and presses { $production }, tithes { $tithes }, tailles { $tailles }, pensions { $pensions }.
fief-players-king = King
    .hint = The King belongs to this family: { $name }.
fief-players-queen = Queen
    .hint = The Queen belongs to this family: { $name }.
fief-players-prince = Prince
    .hint = The Prince belongs to this family: { $name }.
fief-players-mitres = Mitres
    .hint = Bishops and cardinals. Those who are free can crown the man who was elected King.
fief-players-first = First player
    .hint = Has the first-player card: every phase begins with this family.

# The headings of the log
fief-players-set-up = Before the first turn
fief-players-turn = Turn { $turn }
fief-players-turn-end = End of the turn

# Runs of the log
fief-players-run-dealt = { $n ->
        [one] { $n } family drew its cards
       *[other] { $n } families drew their cards
    }.
fief-players-run-start-money = { $n ->
        [one] { $n } family has its first money
       *[other] { $n } families have their first money
    }.
fief-players-run-discarded = { $seat } discarded { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fief-players-run-bought = { $seat } made { $n ->
        [one] { $n } purchase
       *[other] { $n } purchases
    }.
fief-players-run-bought-for = { $seat } made { $n ->
        [one] { $n } purchase
       *[other] { $n } purchases
    } for { $village }.
fief-players-run-marched = { $lord } went on to { $village }, { $n ->
        [one] { $n } village
       *[other] { $n } villages
    } on the way.
fief-players-run-tax-over = { $n ->
        [one] { $n } card { $card } was discarded
       *[other] { $n } cards { $card } were discarded
    }.
