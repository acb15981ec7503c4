# What people at one table say to each other, looking back during a game, and watching.

## Quick phrases and reactions

talk-open = Say something
talk-title = At the table
talk-react = React
talk-say = Say
talk-said = Said so far
talk-line = { $who }: { $what }
talk-silence = Nothing has been said yet.
talk-watching = Only players can send phrases. You can read them.
talk-mute = Mute { $who }
talk-mute-all = Mute everyone
talk-mute-all-hint = At every table, in this browser.
talk-off = Phrases and reactions are hidden.
remark-hello = Hello!
remark-good-luck = Good luck!
remark-thinking = Let me think…
remark-your-turn = It's your turn.
remark-nice-move = Nice move!
remark-oops = Oops!
remark-thanks = Thank you!
remark-well-played = Well played!
remark-one-more = One more game?
remark-goodbye = Goodbye!
remark-smile = smiles
remark-laugh = laughs
remark-wow = is amazed
remark-sad = is sad
remark-heart = sends a heart
remark-thumb = gives a thumbs up

## Looking back during a game

back-open = Look back
back-at = You are looking at move { $n }; the table is at move { $of }.
back-turn = It's your turn.
back-now = Back to now
back-moment = Move to look at

## Onlookers

watch-title = Watching
watch-public = Watching: public view
watch-count = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
watch-sees = You see what lies open and what the log says. Whatever a player keeps hidden stays hidden from you, too.
watch-later = When the game is over, its replay shows everything.
watch-known = Players see how many are watching, but not who.
watch-players = They see what lies open and what the log says. Whatever you keep hidden stays hidden from them until the game is over.
watch-link = They cannot send phrases. Anyone with the link to this table can watch.
