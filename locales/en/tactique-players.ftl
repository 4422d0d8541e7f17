# What Tactique counts of a family
tactique-players-mercenaries = Mercenaries
    .hint = Mercenaries in the camp and on the board. Those of the reserve are auctioned before the purchases.
