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
bot-wanderer = Wanderer
    .text = Plays for the fun of it and often misjudges. Your first game can be a win.
bot-novice = Novice
    .text = Makes mistakes. A good second opponent.
bot-apprentice = Apprentice
    .text = Knows the game, but thinks only a little ahead.
bot-adept = Adept
    .text = Plans ahead. You will have to play well.
bot-archdruid = Archdruid
    .text = Strong, and takes its time.
bot-sage = Sage
    .text = For experts. The strongest bot; thinks for up to 10 seconds a turn.
