# Why a hint suggests a move.

hint-tried = Based on { $n ->
    [one] { $n } trial game
   *[other] { $n } trial games
} from here.
hint-number = { $n }
hint-percent = { $n }%

## What a move changes

hint-figure-score = Your score as things stand
hint-figure-rival-score = Your rival's score as things stand
