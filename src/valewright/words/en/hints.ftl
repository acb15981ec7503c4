# Why a hint suggests a move.

hint-spoil-odds = The next push spoils with a chance of { $percent } %.
hint-harvest-now = Your field is worth { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP now.
hint-push-brings = The card on deck would bring { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP.
hint-then-buy = Then buy { $title }.
hint-points-now = It is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once.
hint-rival-loses = It takes { $n ->
    [one] { $n } point
   *[other] { $n } points
} from your rival.
hint-better-by = It wins { $percent } % more often than the next best.
hint-tried = { $n ->
    [one] { $n } game was
   *[other] { $n } games were
} tried out from here.
