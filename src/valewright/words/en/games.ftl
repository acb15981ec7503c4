### Both games: their names, what they are set up with, and the bots.

game-mystic-vale = Mystic Vale
    .text = Craft your cards and push your luck to heal the valley. 2 to 6 players.
game-misty-valley = Misty Valley
    .text = Lay tiles, send patrols and win the valley. 2 players.

## Options

option-players = Players
    .text = The number of players.
option-sets = Sets
    .text = The sets whose cards are shuffled together.
option-leaders = Leaders
    .text = Each player gets a leader, a personal card that can be upgraded.
option-amulets = Amulets
    .text = Amulets with special powers replace the mana tokens.
option-conclaves = Conclaves
    .text = Build the decks from groups of cards, usually six, instead of whole sets.
option-buy-vp = Buy VP
    .text = Variant: during harvest, any 3 spirits buy 1 VP.
option-stacked = Stacked duplicates
    .text = Variant: advancements with the same name share one spot in the commons.
option-pool = VP pool
    .text = The game ends when these VP run out. Fewer VP make it shorter.
option-cards = Card file
    .text = Your own card values, replacing the ones that come with the game.
option-expansion = Walls and Flowers
    .text = Each new valley tile brings a wall or flowers.
option-light = Lighter game
    .text = No captains and no abilities; good for a first game.
option-tribes = Tribes
    .text = Who plays which tribe.
option-first = First player
    .text = Who goes first.

## Choices of the options

choice-leaders-off = No leaders
choice-leaders-random = One each, at random
choice-leaders-choose = Each player chooses
choice-leaders-deal-two = Two dealt to each player, keep one
choice-leaders-draft = Draft
choice-amulets-off = No amulets
choice-amulets-random = One each, at random
choice-amulets-choose = Each player chooses
choice-amulets-deal-two = Two dealt to each player, keep one
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
    .text = The original game.
set-vale-of-magic = Vale of Magic
    .text = More advancements and vales.
set-vale-of-the-wild = Vale of the Wild
    .text = Eclipse advancements, on-deck abilities and leaders.
set-mana-storm = Mana Storm
    .text = More of everything, and amulets.

## Bots

bot-random = Random
    .text = Plays any legal move at random. For trying things out.
bot-greedy = Greedy
    .text = Takes whatever looks best right now. Quick and sensible.
bot-novice = Novice
    .text = Makes mistakes. A good first opponent.
bot-apprentice = Apprentice
    .text = Knows the game, but thinks only a little ahead.
bot-adept = Adept
    .text = Plans ahead. You will have to play well.
bot-archdruid = Archdruid
    .text = The strongest bot. Takes its time.
