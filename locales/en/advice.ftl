# Why a script has given an order.
thought-of-script = The program: { $reason }

# What the program would do in the place of whoever is asked.
advice-ask = What would you advise?
    .hint = What the program would order here, and why. It sees no more than you do.
    .covered = The screen is covered first: what is advised may tell of what only one of you may see.
advice-ask-short = Advice?
advice-thinking = The program is thinking.
advice-given = The program would choose “{ $order }”: { $reason }
advice-plain = The program would choose “{ $order }”.
advice-nothing-better = nothing else here is worth more to it now.
advice-off = In this match no advice may be asked for: so it was agreed before it began.
advice-do = Do it
    .hint = Gives this order.
advice-heading = Advice
advice-allowed = Advice may be asked for
    .hint = Whoever is asked may ask what the program would do, and why.
keys-advise = What would the program do here?
