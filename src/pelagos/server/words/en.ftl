# What the server itself says.
what-if-name = { $title }: what if, from line { $line }
what-if-open = A what-if from line { $line } of another table. All that was played before it is as it was; the dice and cards to come are new.
what-if-redealt = A what-if from line { $line } of a running game, as { $seat } saw it. What { $seat } could not see has been dealt anew: it is one possible world, not the real one.
