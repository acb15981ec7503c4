### Misty Valley in the terminal.
###
###   $who           a player's name; "you" where that is the reader
###   $first, $second  the letters of the Trailseekers and the Berrygnawers, $tribe the name of a tribe

misty-legend = { $first } { misty-tribe-trailseekers }, { $second } { misty-tribe-berrygnawers }. Below a tile: who controls it, * a captain, then the strengths of { $first } and { $second }. Patrols show their explorers on sides 0 to 5, clockwise from the upper right, or /1 their rotation. A dot is an open cell; f flowers, w3 a wall on side 3.
misty-help = You can give several decisions on one line, as records write them: `patrol fork at (1,-1) facing 3`.
misty-start-short = START
misty-flower-letter = f
misty-wall-letter = w
misty-turn-of = { $who ->
    [you] Turn { $n } (you)
   *[other] Turn { $n } ({ $who })
}
misty-tokens-left = { $n ->
    [one] 1 token left
   *[other] { $n } tokens left
}
misty-on-board = Encounters on the board
misty-points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
}
misty-unused = unused
misty-nobody = nobody

## Commands

misty-command-tiles = every tile on the board: its cell, its strengths, its explorers
    .typed = tiles
misty-command-card = a tile or an ability: what it shows, requires or does
    .typed = card NAME
misty-command-unseen = what can still come up
    .typed = unseen
misty-no-tile = There is no tile, tribe or ability “{ $asked }”.
misty-unseen-valley = Valley tiles, two of which are out of the game
misty-unseen-rival = Your rival's patrols, hand and stack
misty-unseen-stack = Your patrol stack
misty-unseen-walls = Walls
misty-unseen-flowers = Flowers

## The final count

misty-won = { $who ->
    [you] You win
   *[other] { $who } wins
} with { $n } points.
misty-won-hand = { $who ->
    [you] You win
   *[other] { $who } wins
} with { $n } points, with more patrol tiles in hand.
misty-drawn = A draw at { $n } points: nobody wins.

## The catalogue

misty-head-name = Name
misty-head-footprints = Footprints
misty-head-requires = Requires
misty-head-points = Points
misty-head-explorers = Explorers
misty-head-total = In all
misty-head-colour = Colour
misty-head-abilities = Abilities
misty-head-tribes = Tribes
misty-head-text = Text
misty-head-source = Source
misty-follows = an encounter follows
misty-points-else = { $n }, else { $unmet }
misty-colour-red = red
misty-colour-blue = blue
misty-list-worth = Worth: 1, 2, 3 tiles of one resource { $sets }; an unused ability { $ability }; most flowers { $flowers }.
misty-list-notes = Explorers are on sides 0 to 5, clockwise from the upper right, unrotated. Names are from the rulebook. --sources says of each value whether the rulebook prints it or it was designed.
