# What stands around every table.

frame-your-turn = Your turn
frame-turn-of = { $who } is playing
frame-over = The game is over
frame-undo = Undo
frame-scores = Scores
frame-menu = Table
frame-keys = Keys
frame-log = What happened
frame-players = Players
frame-you = you
frame-away = not connected
frame-resigned = resigned
frame-refused = That was not possible: { $why }
frame-lost = The connection was lost; nothing was played. Trying again.
frame-pass-to = { $who }, it is your turn
frame-pass-text = Hand the screen over. The table is shown when { $who } is ready.
frame-ready = I am { $who }
frame-seat-open = Waiting for someone to join
frame-seat-bot = Played by a bot: { $bot }
frame-seat-person = A person
frame-hand-over = Let a bot play
frame-take-back = Play myself again
frame-resign = Resign
frame-resign-sure = Resign for good
frame-invite = Invite
frame-invite-text = Whoever opens this link can sit down at an open seat, or take over a bot's.
frame-box = Cards
frame-watch = Watch
frame-copy = Copy
frame-copied = Copied
frame-replay = Replay
frame-save-record = Save the record
frame-pause = Leave for now
frame-pause-text = The game is kept: come back to it from the home page, today or in a week.
frame-counting = Final scoring
frame-total = Total
frame-skip = Show everything
frame-rematch = Play again
frame-to-rematch = To the rematch
frame-draw = A draw
frame-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
}
frame-preferences = Preferences
frame-sound = Sounds
frame-notifications = Notify me when it is my turn
frame-language = Language

## The coach of the tutorials

tutorial-coach = Tutorial
tutorial-place = Step { $n } of { $of }
tutorial-next = Go on
tutorial-leave = Leave the tutorial
tutorial-finish = Play on

## Hints

frame-hint = Hint
frame-hint-thinking = Thinking …
frame-hint-chance = { $percent } % to win
frame-hint-play = Play this
