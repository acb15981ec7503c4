# Study: what it offers, and its own screens.

study-title = Study
study-intro = Learn the games, and from your own play.

study-place-practise = Practise
    .text = Puzzles and your own mistakes, repeated as you forget them.
study-place-tutorial = Lessons
    .text = A first game with a coach, then positions with a goal, three minutes each.
study-place-position = Position editor
    .text = Set up any position, have it analysed, play on from it, or share it as a link.
study-place-daily = Daily game
    .text = One deal a day, the same for everyone: compare your result and replay the others' games beside yours.
study-place-stats = Statistics
    .text = Your results by game, opponent, set and first purchase, and what winners buy.
study-place-replays = Replays and reviews
    .text = Step through a finished game and see what each decision cost.

## Practise

practise-title = Practise
practise-intro = Find the best plan. What you play first decides when a puzzle comes back.
practise-due = Due today
practise-due-count = { $n ->
    [0] Nothing is due today.
    [one] { $n } exercise is due today.
   *[other] { $n } exercises are due today.
}
practise-start = Start
practise-new = New puzzles
practise-new-count = { $n ->
    [0] No new puzzles of this kind.
    [one] { $n } new puzzle of this kind.
   *[other] { $n } new puzzles of this kind.
} You have tried { $tried } of { $of }.
practise-new-start = A new puzzle
practise-any-game = All games
practise-theme = Theme
practise-any-theme = All themes
practise-difficulty = Difficulty
practise-any-difficulty = All
practise-easy = Easy
practise-medium = Medium
practise-hard = Hard
practise-mistakes = Your mistakes
practise-mistakes-none = Review a game that you have finished: your mistakes and blunders in it will be here to practise.
practise-mistakes-text = Decisions of yours that cost most, in games that you reviewed in this browser. You see what you knew then.
practise-mistakes-all = Show all { $n }
practise-mistake = { $game }, move { $n }: cost { $percent } points of winning chance
practise-kept = Your progress
practise-kept-text = What you have practised is kept in this browser only. Save it as a file to take it elsewhere.
practise-export = Save to a file
practise-import = Load from a file
practise-imported = Your progress was loaded.
practise-not-imported = There is no progress in this file.
practise-puzzle-title = Puzzle · { $difficulty }
practise-solved-title = Puzzle: { $theme } · { $difficulty }
practise-then = In your game, your move here cost { $percent } points of winning chance.
practise-then-game = See what you played
practise-mistake-title = Your mistake
practise-find = Find the best plan.
practise-show = See the answer
practise-answer = The answer
practise-plan = The best plan
practise-next = Next
practise-again = Try again
practise-play-on = Play on from here
practise-edit = Edit this position
practise-forget = Remove it from the list

## What puzzles are about

puzzle-theme-choice = What to choose
puzzle-theme-last-turns = The last turns

## Statistics. $rate, $low and $high are percentages in words; $games and $n numbers, $lead a number with its sign
stats-title = Statistics
stats-own = Your record
stats-own-text = Whole games from this browser and your other devices. Games with a deal that somebody knew, games that were given up and games against yourself don't count.
stats-none = No finished games yet.
stats-summary = { $games ->
    [one] One game, { $rate } won
   *[other] { $games } games, { $rate } won
} ({ $low } to { $high } with 95% confidence), average lead { $lead }.
stats-plot = Lead from game to game, the newest on the right
stats-by-against = By opponent
stats-by-sets = By set
stats-by-openings = By first purchase
stats-people = People
stats-mixed = Mixed
stats-col-games = Games
stats-col-rate = Won
stats-col-lead = Lead
stats-interval = { $rate }, from { $low } to { $high }
stats-bought = What winners buy
stats-bought-text = From { $n } finished games on this server: the share of winners, and of the other players, who bought something at least once. It shows what goes with winning, not what makes you win.
stats-bought-few = This is shown for each game once { $n } whole games of it have been finished on this server.
stats-winners = Winners
stats-others = Others
