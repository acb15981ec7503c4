### Misty Valley: moves, decisions, the log, tiles, tribes, abilities and scores.
###
### What messages are given, all in this language:
###   $who      a player's name; "you" where that is the reader
###   $tile     a tile as a phrase: the attribute `tile` of its resource, inhabitant or shape
###   $side     the words of a side, `misty-side-0` to `misty-side-5`
###   $ability  the name of an ability
###   $tribe    the name of a tribe
###   $board    the side of a tribe board, A or B; "none" where it does not matter
###   $n        a number

## Tribes

misty-tribe-trailseekers = Trailseekers
misty-tribe-berrygnawers = Berrygnawers

## Tiles

misty-tile-start = Starting tile
    .tile = the starting tile
    .text = Home of both captains. Nobody can control it.
misty-resource-acorn = Acorns
    .tile = the acorn tile
misty-resource-mushroom = Mushrooms
    .tile = the mushroom tile
misty-resource-crystal = Crystals
    .tile = the crystal tile
misty-resource-berry = Berries
    .tile = the berry tile
misty-resource-water = Water
    .tile = the water tile
misty-amount-acorn = { $n ->
    [one] { $n } acorn tile
   *[other] { $n } acorn tiles
}
misty-amount-mushroom = { $n ->
    [one] { $n } mushroom tile
   *[other] { $n } mushroom tiles
}
misty-amount-crystal = { $n ->
    [one] { $n } crystal tile
   *[other] { $n } crystal tiles
}
misty-amount-berry = { $n ->
    [one] { $n } berry tile
   *[other] { $n } berry tiles
}
misty-amount-water = { $n ->
    [one] { $n } water tile
   *[other] { $n } water tiles
}
misty-encounter-troubadour-cat = Troubadour Cat
    .tile = the Troubadour Cat tile
misty-encounter-mouse = Mouse
    .tile = the Mouse tile
misty-encounter-bear = Bear
    .tile = the Bear tile
misty-encounter-hedgehog = Hedgehog
    .tile = the Hedgehog tile
misty-encounter-magpie = Magpie
    .tile = the Magpie tile
misty-encounter-otter = Otter
    .tile = the Otter tile
misty-encounter-badger = Badger
    .tile = the Badger tile
misty-encounter-owl = Owl
    .tile = the Owl tile
misty-other-encounter = another encounter tile
misty-shape-spearhead = Spearhead
    .tile = the Spearhead patrol
misty-shape-rearguard = Rearguard
    .tile = the Rearguard patrol
misty-shape-arrow = Arrow
    .tile = the Arrow patrol
misty-shape-shoulder = Shoulder to Shoulder
    .tile = the Shoulder to Shoulder patrol
misty-shape-back-to-back = Back to Back
    .tile = the Back to Back patrol
misty-shape-tripod = Tripod
    .tile = the Tripod patrol
misty-shape-fork = Fork
    .tile = the Fork patrol
misty-shape-twin-ranks = Twin Ranks
    .tile = the Twin Ranks patrol
misty-shape-ring = Ring
    .tile = the Ring patrol

## Sides of a tile

misty-side-0 = upper right
misty-side-1 = right
misty-side-2 = lower right
misty-side-3 = lower left
misty-side-4 = left
misty-side-5 = upper left

## What lies on the tiles

misty-symbols = What the tiles show
misty-symbol-explorer = Explorer
    .text = Counts for the tile that its side of the patrol tile touches.
misty-symbol-captain = Captain
    .text = Adds 1 to its tribe's strength on its tile, as long as an explorer of the tribe counts there.
misty-symbol-banner = Banner
    .text = Shows who controls the tile.
misty-symbol-footprints = Footprints
    .text = When this tile is laid, an encounter tile is laid beside it.
misty-symbol-wall = Wall
    .text = Explorers behind the wall do not count for this tile.
misty-symbol-flower = Flowers
    .text = Whoever controls the most tiles with flowers at the end scores extra points.
misty-symbol-smoke = Smoke
    .text = The explorers on this side do not count.
misty-symbol-reinforced = Reinforcements
    .text = This side counts two extra explorers.

## Special abilities

misty-ability-spyglass = Spyglass
    .text = Lay an extra valley tile or encounter tile.
misty-ability-smoke-bomb = Smoke Bomb
    .text = Cover one side of one of your rival's patrol tiles: its explorers no longer count.
misty-ability-mislead = Mislead
    .text = Rotate one of your rival's patrol tiles by one side, either way.
misty-ability-reinforcements = Reinforcements
    .text = On the patrol tile you sent this turn, one side with an explorer counts two extra.
misty-ability-magic-scroll = Magic Scroll
    .text = Move a valley tile or an encounter tile, whoever controls it.
misty-ability-horn-of-calling = Horn of Calling
    .text = Send an extra patrol tile from your hand, then draw one.
misty-ability-counterorder = Counterorder
    .text = Move one of your patrol tiles on the board to another place.
misty-ability-diplomacy = Diplomacy
    .text = Swap control of one of your tiles with one of your rival's.

## Moves

misty-move-explore = Explore: { $tile }
misty-move-explore-stack = Explore: top tile of the valley pile
misty-move-meet = Lay an encounter tile
misty-move-patrol = Send { $tile }
misty-move-place = Place { $tile } here
misty-move-face = Facing: { $side }
misty-move-turn-right = Rotate clockwise
misty-move-turn-left = Rotate anticlockwise
misty-move-wall = Wall: { $side }
misty-move-smoke = Smoke: { $side }
misty-move-reinforce = Reinforce: { $side }
misty-move-captain = Move captain to { $tile }
misty-move-use = Use { $ability }
misty-move-target = Choose { $tile }
misty-move-move-tile = Move { $tile }
misty-move-give = Give { $tile }
misty-move-take = Take { $tile }
misty-move-tribe = { $board ->
    [none] Play the { $tribe }
   *[other] Play the { $tribe }, side { $board }
}
misty-move-board-side = Side { $board }
misty-move-pass = Pass the main action
misty-move-end-turn = End turn

## Decisions: what is decided, and in one sentence what may be done

misty-decision-turn = Your turn
    .hint = Explore or send a patrol tile; before or after that you may move your captain or use an ability.
misty-decision-special-action = Special action
    .hint = You may still move your captain or use an ability; then end your turn.
misty-decision-lay-valley-tile = Lay the valley tile
    .hint = Choose a place that touches a tile and is not completely surrounded.
misty-decision-wall = Place the wall
    .hint = Choose a free side of the new tile for the wall.
misty-decision-lay-encounter-tile = Lay the encounter tile
    .hint = Choose where to lay the inhabitant you met.
misty-decision-lay-patrol = Send the patrol
    .hint = Choose a place that touches a tile; you rotate the patrol next.
misty-decision-facing = Rotate the patrol
    .hint = Choose which way the patrol tile faces.
misty-decision-spyglass = Spyglass
    .hint = Choose a valley tile to lay, or take an encounter tile unseen.
misty-decision-smoke-bomb = Smoke Bomb
    .hint = Choose one of your rival's patrol tiles.
misty-decision-smoke-bomb-side = Smoke Bomb
    .hint = Choose the side whose explorers no longer count.
misty-decision-mislead = Mislead
    .hint = Choose one of your rival's patrol tiles to rotate.
misty-decision-mislead-turn = Mislead
    .hint = Rotate the patrol tile by one side, either way.
misty-decision-reinforcements = Reinforcements
    .hint = Choose a side with an explorer; it counts two extra.
misty-decision-magic-scroll = Magic Scroll
    .hint = Choose a valley tile or an encounter tile to move.
misty-decision-magic-scroll-goal = Magic Scroll
    .hint = Choose the new place; no tile may be separated from the group.
misty-decision-magic-scroll-wall = Magic Scroll
    .hint = Choose which way the wall of the moved tile faces.
misty-decision-horn-of-calling = Horn of Calling
    .hint = Choose the patrol tile to send.
misty-decision-counterorder = Counterorder
    .hint = Choose one of your patrol tiles to move.
misty-decision-counterorder-goal = Counterorder
    .hint = Choose the new place; no tile may be separated from the group.
misty-decision-counterorder-facing = Counterorder
    .hint = Choose which way the patrol tile faces now.
misty-decision-diplomacy-give = Diplomacy
    .hint = Choose which of your tiles your rival will control.
misty-decision-diplomacy-take = Diplomacy
    .hint = Choose which of your rival's tiles you will control.
misty-decision-choose-tribe = Choose a tribe
    .hint = Choose the tribe you play; your rival plays the other.
misty-decision-choose-side = Side of your board
    .hint = Choose a side of your tribe board; only its picture differs.
misty-decision-over = The game is over
    .hint = See how the scores add up, or play again.

## The log

misty-log-turn = { $who ->
    [you] You start turn { $n }
   *[other] { $who } starts turn { $n }
}
misty-log-laid = { $who ->
    [you] You lay { $tile }
   *[other] { $who } lays { $tile }
}
misty-log-met = { $who ->
    [you] You meet an inhabitant: { $tile }
   *[other] { $who } meets an inhabitant: { $tile }
}
misty-log-sent = { $who ->
    [you] You send { $tile }
   *[other] { $who } sends { $tile }
}
misty-log-walled = { $who ->
    [you] You put a wall on { $tile } ({ $side })
   *[other] { $who } puts a wall on { $tile } ({ $side })
}
misty-log-flowered = { $who ->
    [you] You put flowers on { $tile }
   *[other] { $who } puts flowers on { $tile }
}
misty-log-took = { $who ->
    [you] You take control of { $tile }
   *[other] { $who } takes control of { $tile }
}
misty-log-lost = { $who ->
    [you] You lose control of { $tile }
   *[other] { $who } loses control of { $tile }
}
misty-log-captain = { $who ->
    [you] You move the captain to { $tile }
   *[other] { $who } moves the captain to { $tile }
}
misty-log-captain-home = { $who ->
    [you] Your captain returns home from { $tile }
   *[other] { $who }'s captain returns home from { $tile }
}
misty-log-used = { $who ->
    [you] You use { $ability }
   *[other] { $who } uses { $ability }
}
misty-log-moved = { $who ->
    [you] You move { $tile }
   *[other] { $who } moves { $tile }
}
misty-log-turned = { $who ->
    [you] You rotate { $tile }
   *[other] { $who } rotates { $tile }
}
misty-log-smoked = { $who ->
    [you] You put smoke on { $tile } ({ $side })
   *[other] { $who } puts smoke on { $tile } ({ $side })
}
misty-log-reinforced = { $who ->
    [you] You reinforce { $tile } ({ $side })
   *[other] { $who } reinforces { $tile } ({ $side })
}
misty-log-traded = { $who ->
    [you] You swap { $tile }
   *[other] { $who } swaps { $tile }
}
misty-log-passed = { $who ->
    [you] You pass the main action
   *[other] { $who } passes the main action
}
misty-log-ending = { $who ->
    [you] You lay the last valley tile
   *[other] { $who } lays the last valley tile
}
misty-log-last-turn = { $who ->
    [you] You have the last turn
   *[other] { $who } has the last turn
}
misty-log-game-over = The game is over
misty-log-refilled = New in the display: { $tile }
misty-log-chose = { $who ->
    [you] You play the { $tribe }
   *[other] { $who } plays the { $tribe }
}
misty-log-drew = { $who ->
    [you] You draw a patrol tile
   *[other] { $who } draws a patrol tile
}

## Scoring

misty-score-valley = Valley tiles
    .text = Several tiles of one resource are worth more together.
misty-score-encounter = Encounter tiles
    .text = Worth more when you control what they require.
misty-score-ability = Unused abilities
    .text = Each ability you never used is worth points.
misty-score-flowers = Most flowers
    .text = For controlling more valley tiles with flowers than your rival.
