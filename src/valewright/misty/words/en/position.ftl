### Misty Valley in the position editor: what its lines mean, and its kinds of names.

key-misty-valley-table-tile = A tile on the board: its cell, its name, what lies on it. A line for each tile.
key-misty-valley-table-display = The two valley tiles on display.
key-misty-valley-table-valley-stack = The valley pile, from the top.
key-misty-valley-table-encounters = The encounter pile, from the top.
key-misty-valley-table-tokens = The pile of walls and flowers, from the top: wall, flower.
key-misty-valley-table-turn = The player whose turn it is.
key-misty-valley-table-start = The player who went first.
key-misty-valley-table-number = The number of the turn.
key-misty-valley-table-main-done = Whether the main action is done.
key-misty-valley-table-special-done = Whether the special action is done.
key-misty-valley-table-sent = The shape of the patrol tile sent this turn.
key-misty-valley-table-last-turn = Whether this is the last turn.
key-misty-valley-table-shuffled = Whether chance puts hands, stacks and piles in order.
key-misty-valley-table-valley-left = How many tiles the valley pile has.
key-misty-valley-player-tribe = The tribe: trailseekers or berrygnawers.
key-misty-valley-player-hand = The patrol tiles of the hand, by shape.
key-misty-valley-player-stack = The patrol stack, from the top.
key-misty-valley-player-used = The abilities that are used up.
key-misty-valley-player-hand-size = How many patrol tiles the hand has; which of them is left to chance.
names-misty-valley-tiles = Tiles
names-misty-valley-shapes = Shapes of patrols
names-misty-valley-tribes = Tribes
names-misty-valley-abilities = Abilities
