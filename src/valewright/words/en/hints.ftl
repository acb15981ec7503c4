# Why a hint suggests a move.

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
