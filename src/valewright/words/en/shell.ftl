### The screens around the table.

shell-skip = Skip to the content
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
shell-usual = As usual
shell-you = You
shell-unreachable = The server does not answer.
shell-try-again = Try again
shell-unknown-title = Nothing here
shell-unknown-text = This address leads nowhere.

## Home

shell-tagline = Craft your cards, push your luck, send out patrols: two games of the valley, at one table.
shell-play-now = Play now
shell-play-now-hint = Mystic Vale, against a bot
shell-continue = Continue
shell-against = { $game }, with { $others }
shell-learn = Learn to play
shell-learn-hint = Two turns, hand in hand
shell-your-tables = Your tables
shell-games = The games
shell-against-bot = Play against a bot
shell-set-up = Set up a table
shell-learn-game = Tutorial
shell-setting-up = Setting up the table …
shell-table-your-turn = Your turn
shell-table-turn = { $who } is to play
shell-table-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
shell-table-over = Finished: look at the replay
shell-table-record = A record: look at it

## Joining

shell-join-link-title = Join a friend
shell-join-link = Invitation
shell-join-link-hint = Paste the link you were sent.
shell-join-link-wrong = This is not an invitation: it should have “#/join/” in it.
shell-join = Join
shell-join-title = Join a game
shell-join-seat = Choose your seat
shell-join-open = Free
shell-join-bot = A bot plays here; you may take over
shell-join-taken = Taken
shell-join-already = You sit at this table already.
shell-join-over = This game is over.
shell-watch-replay = Look at the replay
shell-sit-down = Sit down
shell-watch = Only watch
shell-to-the-table = To the table
shell-lobby-title = Waiting for players
shell-lobby-expected = Expected
shell-lobby-here = Here
shell-lobby-away = Away
shell-lobby-look = Look at the table
shell-invite = Invitation
shell-invite-hint = Whoever opens this link can sit down in a free seat, or take over from a bot.
shell-invite-local = This address works on this machine alone. For others, start the server with “valewright serve --host 0.0.0.0” and open the address it prints.
shell-copy = Copy the link
shell-copied = Copied
shell-share = Share

## The table

shell-no-table-title = No such table
shell-no-table-text = It may have been removed, or the address is not complete.
shell-connecting = Going to the table …
shell-lost = The connection is lost. Trying again …

## A new game

shell-new-title = New game
shell-new-game = Game
shell-new-seats = Who plays
shell-new-options = What with
shell-new-more = Seed and cards of your own
shell-new-start = Start the game
shell-new-reset = As usual again
shell-seat = Seat { $n }
shell-seat-me = Me
shell-seat-here = Another person, at this screen
shell-seat-open = Someone I invite
shell-seat-bot = Bot
shell-seat-free = Seat { $n }
shell-seat-open-hint = You get a link to send.
shell-seat-level = Level of the bot in seat { $n }
shell-seat-name = Name of the player in seat { $n }
shell-seat-name-usual = Player { $n }
shell-seat-add = Add a seat
shell-seat-remove = Remove seat { $n }
shell-seed = Seed
shell-seed-hint = The same number deals the same game again. Left empty, it is drawn.
shell-conclaves-title = Choose six conclaves
shell-conclaves-explain = The decks are made of the cards of six conclaves and nothing else. Two or more that bring VP keep the game from being long.
shell-conclaves-pick = Choose six
shell-conclaves-change = Change
shell-conclaves-random = Six at random
shell-conclaves-none = None
shell-conclaves-vp = Brings VP
shell-conclaves-count = { $n } of 6 chosen
shell-card-file-paste = Paste the text of a card file here
shell-card-file-open = Open a file
shell-card-file-none = Without it

## Replays

shell-replays-title = Replays
shell-replays-finished = Finished games
shell-replays-empty = Games you finish are kept here, to look at move by move.
shell-replays-all = All replays
shell-record-title = Open a record
shell-record-text = A record is a short text with every move of a game. It comes from a finished game here, or from the terminal.
shell-record-open = Choose a file
shell-record-drop = or drop it here
shell-record-paste = Or paste the text
shell-record-show = Show the game

## Cards and tiles

shell-cards-title = Cards
shell-cards-search = Search
shell-cards-search-hint = A name, or words of the text
shell-cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
}
shell-cards-all = Show all
shell-cards-none = No card is like that.
shell-card-kind = Kind
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
shell-kind-advancement = Advancement
shell-kind-vale = Vale
shell-kind-leader = Leader
shell-kind-amulet = Amulet
shell-kinds-advancement = Advancements
shell-kinds-vale = Vales
shell-kinds-leader = Leaders
shell-kinds-amulet = Amulets
shell-cost-0-2 = 0 to 2
shell-cost-3-4 = 3 or 4
shell-cost-5-6 = 5 or 6
shell-cost-7-99 = 7 and more
shell-tiles-search = Search
shell-tiles-found = { $n ->
    [one] One tile or ability
   *[other] { $n } tiles and abilities
}
shell-tiles-valley = Valley tiles
shell-tiles-encounter = Encounter tiles
shell-tiles-patrol = Patrol tiles
shell-tiles-abilities = Abilities
shell-tiles-wants = Wants: { $what }

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
shell-settings-reading = Reading
shell-settings-looks = Looks
shell-settings-playing = Playing
shell-language = Language
shell-language-hint = Mystic Vale speaks English and French; the rest also Spanish and Catalan.
shell-text-size = Text size
shell-text-sample = Every card of yours is a sleeve with room for three advancements.
shell-palette = Colours
shell-palette-hint = Shapes tell everything that colours tell.
shell-palette-standard = Of the valley
shell-palette-distinct = Easy to tell apart
shell-motion = Motion
shell-motion-hint = Cards slide and lift, or are simply there.
shell-motion-system = As my device
shell-motion-full = Lively
shell-motion-reduced = Still
shell-your-name = Your name
shell-your-name-hint = What others at the table see.
shell-sound = Sounds
shell-sound-hint = A chime when it is your turn.
shell-notifications = Notifications
shell-notifications-hint = When it is your turn and you look elsewhere.
shell-notifications-refused = Your browser does not allow notifications from this page.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Hints
shell-new-hints-hint = Players may ask what a strong bot would do.

## A box of one's own

shell-box = My box
shell-less = Less: { $what }
shell-more = More: { $what }
shell-box-use = Play with my box
shell-box-use-hint = { $n ->
    [one] One value of your own takes the place of the one that comes with the game.
   *[other] { $n } values of your own take the place of those that come with the game.
}
shell-box-use-empty = Fill in what the cards of your own copy say, and play with it.
shell-box-open = Open my box
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
shell-box-understood = All right
