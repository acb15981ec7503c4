### Options

option-players = Players
    .text = The number of players.
option-cards = Card file
    .text = Your own card values, replacing the ones that come with the game.

## Bots: names are those of the first, second and further bots of a level at one table

bot-random = Random
    .text = Plays any legal move at random. For trying things out.
    .names = Drizzle, Breeze, Gust, Hail, Thaw, Thunder
bot-greedy = Greedy
    .text = Takes whatever looks best right now. Quick and sensible.
    .names = Squirrel, Jay, Mole, Otter, Hedgehog, Dormouse
bot-wanderer = Wanderer
    .text = Plays for the fun of it and often misjudges. Your first game can be a win.
    .names = Brook, Pebble, Ripple, Puddle, Reed, Dewdrop
bot-novice = Novice
    .text = Makes mistakes. A good second opponent.
    .names = Sprig, Clover, Moss, Buttercup, Acorn, Catkin
bot-apprentice = Apprentice
    .text = Knows the game, but thinks only a little ahead.
    .names = Bracken, Thyme, Bramble, Foxglove, Sorrel, Thistle
bot-adept = Adept
    .text = Plans ahead. You will have to play well.
    .names = Alder, Linden, Birch, Hornbeam, Hawthorn, Maple
bot-archdruid = Archdruid
    .text = Strong, and takes its time.
    .names = Yew, Oak, Elm, Cedar, Larch, Beech
bot-sage = Sage
    .text = For experts. The strongest bot; thinks for up to 10 seconds a turn.
    .names = Vega, Altair, Sirius, Rigel, Deneb, Polaris
bot-search = Searcher
    .text = Plays any game by trying out what could happen. Takes a second a move.
    .names = Lynx, Falcon, Fox, Heron, Marten, Raven
