### The screens around the table.

shell-skip = Skip to content
shell-nav = Main
shell-nav-new = New game
shell-nav-replays = Replays
shell-nav-cards = Cards
shell-nav-rules = Rules
shell-nav-settings = Settings
shell-home = Home
shell-close = Close
shell-done = Done
shell-any = Any
shell-usual = Default
shell-you = You
shell-unreachable = The server isn't responding.
shell-try-again = Try again
shell-unknown-title = Page not found
shell-unknown-text = There is no page at this address.

## Home

shell-tagline = Exact rules, clever bots and friends by link: board games at one table.
shell-play-now = Play now
shell-play-now-hint = { $game }, against a bot
shell-continue = Continue
shell-against = { $game }, with { $others }
shell-learn = Learn to play
shell-learn-hint = A first game, then short lessons
shell-daily = Daily game
shell-daily-hint = The same deal for everyone
shell-challenge-friend = Challenge a friend
shell-challenge-text = Others play the same deal against the same bot, by link. A duplicate match is for two and has two boards with changing seats.
shell-challenge-make = Make a challenge
shell-challenge-match = Duplicate match
shell-your-tables = Your tables
shell-games = Games
shell-against-bot = Play against a bot
shell-set-up = Set up a table
shell-learn-game = Lessons
shell-setting-up = Setting up the table…
shell-table-your-turn = Your turn
shell-table-turn = { $who }'s turn
shell-table-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
shell-table-over = Finished: watch the replay
shell-winner = Winner
shell-table-record = Saved record: watch it

## Joining

shell-join-link-title = Join a friend's game
shell-join-link = Invitation link
shell-join-link-hint = Paste the link you were sent.
shell-join-link-wrong = This isn't an invitation link: it should contain “#/join/”.
shell-join = Join
shell-join-title = Join a game
shell-join-seat = Choose your seat
shell-join-open = Free
shell-join-bot = Played by a bot; you can take over
shell-join-taken = Taken
shell-join-already = You're already at this table.
shell-join-over = This game is over.
shell-watch-replay = Watch the replay
shell-sit-down = Take this seat
shell-watch = Just watch
shell-to-the-table = Go to the table
shell-my-seats = My seats
shell-open-tables = Open tables
shell-lobby-title = Waiting for players
shell-lobby-expected = Not here yet
shell-lobby-here = Here
shell-lobby-away = Away
shell-lobby-look = View the table
shell-invite = Invitation link
shell-invite-hint = Anyone who opens this link can take a free seat or replace a bot.
shell-invite-local = This address only works on this computer. To let others join, start the server with “valewright serve --host 0.0.0.0” and open the address it prints.
shell-copy = Copy link
shell-copied = Copied
shell-share = Share

## The table

shell-no-table-title = Table not found
shell-no-table-text = It may have been removed, or the address may be incomplete.
shell-connecting = Connecting…
shell-lost = Connection lost. Reconnecting…

## A new game

shell-new-title = New game
shell-new-game = Game
shell-new-seats = Players
shell-new-options = Options
shell-new-more = Seed and custom cards
shell-new-start = Start game
shell-new-reset = Reset to defaults
shell-new-chosen = Changed from the defaults
shell-new-no-hints = No hints
shell-seat = Seat { $n }
shell-seat-me = Me
shell-seat-here = Another player on this screen
shell-seat-open = Someone I invite
shell-seat-bot = Bot
shell-seat-free = Seat { $n }
shell-seat-open-hint = You'll get a link to share.
shell-seat-level = Bot level, seat { $n }
shell-seat-name = Player name, seat { $n }
shell-seat-name-usual = Player { $n }
shell-seat-add = Add a seat
shell-seat-remove = Remove seat { $n }
shell-seed = Seed
shell-seed-hint = The same seed deals the same game again. Leave blank for a random seed.
shell-card-file-paste = Paste the text of a card file here
shell-card-file-open = Open a file
shell-card-file-none = No card file

## Study

shell-study = Study
shell-study-text = Find out what you could have played better.
shell-study-open = All ways to study

## Replays

shell-replays-title = Replays
shell-replays-finished = Finished games
shell-replays-empty = Games you finish are saved here, to replay move by move.
shell-replays-all = All replays
shell-record-title = Open a record
shell-record-text = A record is a short text that lists every move of a game. You can save one from a finished game here, or from the terminal.
shell-record-open = Choose a file
shell-record-drop = or drop it here
shell-record-paste = Or paste the text
shell-record-show = Show game

## Cards and tiles

shell-cards-title = Cards
shell-cards-search = Search
shell-cards-search-hint = Name or card text
shell-cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
}
shell-cards-all = Show all
shell-cards-none = No cards match.
shell-card-kind = Type
shell-card-set = Set
shell-card-level = Level
shell-card-level-start = Starting card
shell-card-cost = Cost
shell-card-upgrade = Upgrade
shell-card-symbols = Symbols
shell-card-slots = Slots
shell-card-vp = VP at the end
shell-card-copies = Copies
shell-card-starting-side = Starting side
shell-card-upgraded-side = Upgraded side

## Rules

shell-rules-title = Rules
shell-rules-search = Search the rules
shell-rules-contents = Contents
shell-rules-found = { $n ->
    [0] Nothing found
    [one] Found in one section
   *[other] Found in { $n } sections
}

## Settings

shell-settings-title = Settings
shell-settings-reading = Language and text
shell-settings-looks = Appearance
shell-settings-playing = Gameplay
shell-language = Language
shell-language-hint = A game that is not translated yet is shown in English.
shell-text-size = Text size
shell-text-sample = This is how text looks at the table.
shell-theme = Theme
shell-theme-system = Same as my device
shell-theme-light = Light
shell-theme-dark = Dark
shell-palette = Colours
shell-palette-hint = Everything shown by colour is also shown by shape.
shell-palette-standard = Standard
shell-palette-distinct = Colour-blind friendly
shell-motion = Animations
shell-motion-hint = Cards slide and lift as they move, or change place at once.
shell-motion-system = Same as my device
shell-motion-full = Full
shell-motion-reduced = Reduced
shell-ambient = Drifting mist
shell-ambient-hint = Light and mist move slowly behind the table, and what you can press glows. Off while animations are reduced.
shell-your-name = Your name
shell-your-name-hint = Shown to the other players.
shell-sound = Sounds
shell-sound-hint = Every event has its own sound, from your first press on.
shell-remarks = Phrases and reactions
shell-remarks-hint = Show what others say at the table. You can also mute one player there.
shell-volume = Volume
shell-notifications = Notifications
shell-notifications-hint = When it's your turn and this page is in the background.
shell-notifications-closed = When it's your turn, even while this page is closed.
shell-notifications-refused = Your browser is blocking notifications from this page.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Hints
shell-new-hints-hint = Players can ask what a strong bot would do.

## How long a decision may take

shell-days = Time per decision
shell-days-hint = For games that go on over days.
shell-days-none = No limit
shell-days-n = { $n ->
    [one] One day
   *[other] { $n } days
}
shell-overdue = When time runs out
shell-overdue-hint = Whoever comes back plays on themselves.
shell-overdue-bot = A bot plays that turn
shell-overdue-reminder = The player is reminded
shell-pace-bot = { $n ->
    [one] Everyone has one day for each decision. After that, a bot plays that turn for them.
   *[other] Everyone has { $n } days for each decision. After that, a bot plays that turn for them.
}
shell-pace-reminder = { $n ->
    [one] Everyone has one day for each decision. After that, they are reminded.
   *[other] Everyone has { $n } days for each decision. After that, they are reminded.
}
shell-due = { $who } has until { $when }.
shell-due-you = You have until { $when }.
shell-due-over = The time for this decision is over.

## Why the server says no; $detail is its own account, in English
refused-unknown = That isn't possible.
refused-already-seated = You already have a seat at this table.
refused-another-decided = You can't undo: another player has made a decision since.
refused-bad-card-file = This card file can't be used: { $detail }
refused-bad-option = This isn't accepted: { $detail }
refused-bad-record = This record can't be read: { $detail }
refused-bad-request = The server doesn't accept this: { $detail }
refused-bad-scenario = This position can't be read (line { $line }): { $detail }
refused-bot-plays = A bot is playing this seat. Take over again first.
refused-busy = The server is busy. Try again in a moment.
refused-challenge-private = This try of a challenge isn't for others to see or join.
refused-challenge-strict = The result of this game counts: nobody else may play for you.
refused-challenge-unfinished = This is available once you have finished the same challenge.
refused-game-over = The game is over.
refused-hidden-revealed = You can't undo: something hidden has been revealed since.
refused-illegal-move = That move isn't legal now.
refused-moved-on = The game has moved on. Choose again.
refused-needs-version = { $needs ->
    [0] This game needs another version of { $game }. Nothing is lost.
   *[other] This game needs rules version { $needs } of { $game }; this server has version { $has }. Nothing is lost.
}
refused-no-address = There is nothing at this address.
refused-no-card-file = This table is played without a card file.
refused-no-free-seat = There is no free seat. You can replace a bot.
refused-no-hints = This table is played without hints.
refused-no-lesson = There is no such lesson.
refused-no-move = There is no move { $n }; the game has { $of }.
refused-no-notifications = This server sends no notifications.
refused-no-open-tables = This server doesn't list tables.
refused-no-puzzle = There is no such puzzle here.
refused-no-room = The server has no room for new games. Ask its host to make some.
refused-no-seat = There is no seat { $n }.
refused-no-table = There is no such table.
refused-shared-replay-full = This shared replay is full.
refused-not-leader = Only the leader can do that.
refused-no-shared-replay = This shared replay has ended, or never existed.
refused-no-member = That person is no longer here.
refused-no-comments = This server has no comments.
refused-not-finished = This is available once the game is over.
refused-not-host = Only the person who made the table can do this.
refused-not-json = The server only accepts JSON here, with the content type application/json.
refused-not-your-seat = This isn't your seat.
refused-not-your-turn = It isn't your turn.
refused-nothing-to-undo = You have nothing to undo.
refused-over-at-that-move = The game is already over at that move. Go back to an earlier one.
refused-rematch-too-early = You can play again once the game is over.
refused-resigned = This player has resigned.
refused-seat-present = { $name } is at the table or left only a moment ago. Only they can let a bot play for them.
refused-seat-taken = This seat is taken.
refused-shut-out = This device has been removed from those that open these seats.
refused-sit-first = This program is of another version than the server. Reload the page.
refused-spectator = Spectators can't play.
refused-storage = The server can't save games right now: { $detail }
refused-thinking = The last hint is still being worked out.
refused-too-deep = This is nested too deeply.
refused-too-long = This is too long.
refused-too-many = That was too often. Try again { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}.
refused-too-many-connections = You have too many connections to this server open.
refused-too-many-moves = This game is too long: it has { $n } moves, and { $most } are the most.
refused-too-much = Reading this takes too much time or memory.
refused-unknown-token = This browser has no seat at this table.
refused-unwritable = This position can't be written as text: { $detail }
refused-webhook-failed = Nothing could be sent to this address: { $why }.
refused-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it with --allow-host.
refused-wrong-invitation = This link is not an invitation to this table.
refused-wrong-origin = Pages of other sites may not use this server.

## My box

shell-box = My box
shell-less = Less: { $what }
shell-more = More: { $what }
shell-box-use = Play with my box
shell-box-use-hint = { $n ->
    [one] One value of your own replaces the one that comes with the game.
   *[other] { $n } values of your own replace those that come with the game.
}
shell-box-use-empty = Enter what the cards of your own copy say, and play with them.
shell-box-open = Open my box
shell-deal = The deal
shell-deal-warning = The deal: please read
shell-deal-known = The seed of this game was chosen or is known from another game, so someone may know what will be dealt.
shell-deal-looked-ahead = In this game, someone has seen hidden things and then taken their moves back.
shell-deal-open = The server has committed itself to the deal. Seed and salt are shown after the game, so that everyone can check it.
shell-deal-kept = Checked: this is the deal that the server committed itself to at the start.
shell-deal-broken = This is not the deal that the server committed itself to at the start.
shell-deal-unpromised = Nothing was promised about this deal: the table is from an earlier version, or the record from elsewhere.
shell-deal-promise = Commitment: SHA-256 of the seed, a space and the salt
shell-deal-seed = Seed
shell-deal-salt = Salt
shell-box-notice = { $n ->
    [0] Played with “{ $name }”; no value differs from those that come with the game.
    [one] Played with “{ $name }”: one value differs from those that come with the game.
   *[other] Played with “{ $name }”: { $n } values differ from those that come with the game.
}
shell-box-nameless = an owner's box
shell-box-which = Which?
shell-box-which-title = Values that differ
shell-box-component = Component
shell-box-field = Value
shell-box-usual = Usually
shell-box-here = Here
shell-box-new = only in this box
shell-box-understood = OK
