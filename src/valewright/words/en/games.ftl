### Both games: their names, what they are set up with, and the bots.

game-mystic-vale = Mystic Vale
    .text = Craft your cards and push your luck to heal the valley. 2 to 6 players.
game-misty-valley = Misty Valley
    .text = Lay tiles, send patrols and win the valley. 2 players.

## Options

option-players = Players
    .text = How many play.
option-sets = Sets
    .text = The boxes whose cards are mixed.
option-leaders = Leaders
    .text = Each player has a leader, a card of their own that can be upgraded.
option-amulets = Amulets
    .text = Amulets with powers of their own take the place of the mana tokens.
option-conclaves = Conclaves
    .text = Build the decks from groups of cards, six as a rule, instead of whole sets.
option-buy-vp = Buy VP
    .text = Variant: in the harvest, 3 spirits of any kind buy 1 VP.
option-stacked = Stacked duplicates
    .text = Variant: advancements of the same name share one spot of the commons.
option-pool = VP pool
    .text = The VP that end the game. Fewer make it shorter.
option-cards = Card file
    .text = Printed values of your own, laid over the ones that come with the game.
option-expansion = Walls and Flowers
    .text = Each new valley tile brings a wall or a flower.
option-light = Lighter game
    .text = No captains and no abilities: for a first game.
option-tribes = Tribes
    .text = Who plays which tribe.
option-first = First player
    .text = Who begins.

## Choices of the options

choice-leaders-off = No leaders
choice-leaders-random = One at random for each
choice-leaders-choose = Each chooses freely
choice-leaders-deal-two = Two dealt to each, keep one
choice-leaders-draft = Draft
choice-amulets-off = No amulets
choice-amulets-random = One at random for each
choice-amulets-choose = Each chooses freely
choice-amulets-deal-two = Two dealt to each, keep one
choice-amulets-draft = Draft
choice-tribes-random = At random
choice-tribes-choose = The first player chooses
choice-tribes-trailseekers = Player 1 plays the Trailseekers
choice-tribes-berrygnawers = Player 1 plays the Berrygnawers
choice-first-random = At random
choice-first-1 = Player 1
choice-first-2 = Player 2

## Sets

set-base = Base game
    .text = The game as it comes in its first box.
set-vale-of-magic = Vale of Magic
    .text = More advancements and vales.
set-vale-of-the-wild = Vale of the Wild
    .text = Eclipse advancements, on-deck abilities and leaders.
set-mana-storm = Mana Storm
    .text = More of everything, and amulets.

## Bots

bot-random = Random
    .text = Plays any legal move. For trying things out.
bot-greedy = Greedy
    .text = Takes what looks best at the moment. Quick and sensible.
bot-novice = Novice
    .text = Makes mistakes. A good first opponent.
bot-apprentice = Apprentice
    .text = Knows the game, thinks only a little ahead.
bot-adept = Adept
    .text = Plans ahead. You will have to play well.
bot-archdruid = Archdruid
    .text = The strongest there is. Takes its time.
