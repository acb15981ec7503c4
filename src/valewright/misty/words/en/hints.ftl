
# What a hint says of a move of Misty Valley.

hint-takes-tile = You take control of { $tile }.
hint-wins-tile = You win { $tile } from your rival.
hint-frees-tile = Your rival loses { $tile }.
hint-gives-tile = Your rival takes control of { $tile }.
hint-loses-tile = You lose { $tile } to your rival.
hint-drops-tile = You lose { $tile }.
hint-tiles-left = { $n ->
    [one] { $n } valley tile is still to come.
   *[other] { $n } valley tiles are still to come.
}
hint-last-turns = The last valley tile has been laid: these are the last turns.
hint-keeps-abilities = You keep { $n ->
    [one] an ability
   *[other] { $n } abilities
}: each one never used scores { $points } points at the end.
hint-figure-tiles = Tiles you control
hint-figure-rival-tiles = Tiles your rival controls
hint-figure-expected = Points you can expect
hint-figure-rival-expected = Points your rival can expect
hint-plan-place = Place { $tile } next to { $list }

## What puzzles are about

puzzle-theme-patrol = Place a patrol
puzzle-theme-explore = Explore
puzzle-theme-captain = Move the captain
puzzle-theme-ability = When to use an ability
