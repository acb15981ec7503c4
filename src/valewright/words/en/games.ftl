### Options

option-players = Players
    .text = The number of players.
option-cards = Card file
    .text = Your own card values, replacing the ones that come with the game.

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
