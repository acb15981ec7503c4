# Why a hint suggests a move.

hint-spoil-odds = The next push has a { $percent }% chance to spoil.
hint-harvest-now = Your field now gives { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP.
hint-push-brings = Your on-deck card would add { $mana } mana, { $spirits ->
    [0] no spirits
    [one] { $spirits } spirit
   *[other] { $spirits } spirits
} and { $vp } VP.
hint-then-buy = Then buy { $title }.
hint-points-now = It scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} right away.
hint-rival-loses = It costs your rival { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
hint-better-by = Your chance to win is { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
} higher than with the next best move.
hint-tried = Based on { $n ->
    [one] { $n } trial game
   *[other] { $n } trial games
} from here.
