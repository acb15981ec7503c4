game-nim = Nim
    .text = Take counters from the piles; whoever takes the last one wins. 2 players.
option-piles = Piles
option-most = Counters in the largest pile
option-misere = Whoever takes the last counter loses
nim-decision-take = Take counters from one pile
nim-move-take = { $counters ->
    [one] Take 1 counter from pile { $pile }
   *[other] Take { $counters } counters from pile { $pile }
}
nim-view-piles = Piles
nim-view-last-counter = The last counter
nim-value-wins = wins
nim-value-loses = loses
key-nim-table-counters = How many counters each pile has.
key-nim-table-turn = The player whose turn it is.
