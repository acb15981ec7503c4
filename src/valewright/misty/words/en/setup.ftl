### Misty Valley: its name, what it is set up with, and its components by kind.

game-misty-valley = Misty Valley
    .text = Lay tiles, send patrols and win the valley. 2 players.
option-expansion = Walls and Flowers
    .text = Each new valley tile brings a wall or flowers.
option-light = Lighter game
    .text = No captains and no abilities; good for a first game.
option-tribes = Tribes
    .text = Who plays which tribe.
option-first = First player
    .text = Who goes first.
choice-tribes-random = At random
choice-tribes-choose = The first player chooses
choice-tribes-trailseekers = Player 1 plays the Trailseekers
choice-tribes-berrygnawers = Player 1 plays the Berrygnawers
choice-first-random = At random
choice-first-1 = Player 1
choice-first-2 = Player 2
shell-tiles-search = Search
shell-tiles-found = { $n ->
    [one] One tile or ability
   *[other] { $n } tiles and abilities
}
shell-tiles-valley = Valley tiles
shell-tiles-encounter = Encounter tiles
shell-tiles-patrol = Patrol tiles
shell-tiles-abilities = Abilities
shell-tiles-wants = Requires: { $what }
