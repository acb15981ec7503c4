# What stands around every table.

frame-your-turn = Your turn
frame-turn-of = { $who }'s turn
frame-over = The game is over
frame-undo = Undo
frame-scores = Scores
frame-menu = Table
frame-keys = Shortcuts
frame-log = Game log
frame-players = Players
frame-you = you
frame-away = offline
frame-resigned = resigned
frame-lost = Connection lost; nothing was played. Reconnecting…
frame-pass-to = { $who }, it's your turn
frame-pass-text = Pass the screen to { $who }. The table appears when they are ready.
frame-ready = I'm { $who }
frame-seat-open = Waiting for someone to join
frame-seat-bot = Played by a bot: { $bot }
frame-seat-person = Human player
frame-hand-over = Let a bot play
frame-take-back = Take over again
frame-resign = Resign
frame-resign-sure = Yes, resign
frame-invite = Invite
frame-invite-text = Anyone who opens this link can take a free seat or replace a bot.
frame-box = Cards
frame-watch = Watch
frame-copy = Copy
frame-copied = Copied
frame-replay = Replay
frame-save-record = Save record
frame-pause = Leave for now
frame-pause-text = The game is saved. Come back to it from the home page whenever you like.
frame-counting = Final scoring
frame-total = Total
frame-skip = Show everything
frame-rematch = Play again
frame-to-rematch = Go to the rematch
frame-draw = A draw
frame-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
frame-you-win = You win
frame-you-share = You share the victory with { $who }
frame-decided = { $what } decided it: { $who } with { $most }, { $other } with { $least }
frame-by-kind = Points by kind
frame-next-level = Play against { $bot }
frame-results = Results
frame-review = Review the game
frame-last-decision = your last decision
frame-ahead = Skip ahead
frame-stand-in = A bot is playing for { $name }.
frame-winner = Winner
frame-score-lines = { $who }'s score, line by line
frame-look = View the table
frame-preferences = Preferences
frame-sound = Sounds
frame-notifications = Notify me when it's my turn
frame-language = Language

## Coming back, and being told elsewhere

frame-since = { $n ->
    [one] Since you were here: one event
   *[other] Since you were here: { $n } events
}
frame-since-title = Since you were here
frame-since-dismiss = Dismiss
frame-webhook = Announce turns
frame-webhook-text = Whose turn it is can be announced in a chat or by another program. A test message is sent at once.
frame-webhook-on = Whose turn it is at this table is announced at { $where }.
frame-webhook-kind = Where
frame-webhook-discord = Discord
frame-webhook-slack = Slack
frame-webhook-ntfy = ntfy
frame-webhook-json = JSON
frame-webhook-url = Webhook address
frame-webhook-save = Save and send a test
frame-webhook-remove = Stop announcing

## Hints

frame-hint = Hint
frame-hint-thinking = Thinking…
frame-hint-chance = { $percent }% to win
frame-hint-play = Play this move
frame-hint-range = between { $low }% and { $high }%
frame-hint-more = What it does
frame-hint-now = Now
frame-hint-after = After
frame-hint-other-way = Instead
frame-hint-then = Then: { $steps }
frame-hint-compare = Compare with
frame-hint-other = Another move…
frame-hint-instead = Instead: { $move }
frame-hint-cost = Costs { $percent } percentage points of winning chance ({ $low } to { $high })
frame-hint-points = and { $n } { $n ->
    [one] point
   *[other] points
} at the end
frame-hint-same = No worse than the suggestion, as far as the trials can tell.
