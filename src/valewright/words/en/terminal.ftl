# The terminal game, whatever is played.
#
#   $who     a player's name; "you" where that is the reader
#   $detail  an account in English

terminal-name = { $who ->
    [you] You
   *[other] { $who }
}
terminal-and = { $some } and { $last }
terminal-labelled = { $label }: { $list }
terminal-then = { $first }; { $next }
terminal-none = none
terminal-yes = yes
terminal-no = no
terminal-against = { $game }: you against { $others }. Seed { $seed }. `{ $help }` lists the commands.
terminal-together = { $game }: { $players }. Seed { $seed }. `{ $help }` lists the commands.
terminal-only-move = Only legal move: { $move }
terminal-undone = Undone.
terminal-saved = Saved to { $path }
terminal-clear = Your turn is over. Press Enter to clear the screen.
terminal-curtain = { $who }, it is your turn. Press Enter when only you can see the screen.
terminal-replay-it = The game is saved. To replay it:
terminal-resume-it = The game is saved. To resume it:
terminal-not-saved = The game could not be saved: { $detail }
terminal-score-of = { $who ->
    [you] Your score
   *[other] { $who }'s score
}
terminal-wins = { $who ->
    [you] You win.
   *[other] { $who } wins.
}
terminal-share = { $who } share the victory.

## What is typed

terminal-type = Type the number of a move, or `{ $help }`.
terminal-no-number = There is no move { $n }: the moves are 1 to { $of }.
terminal-ambiguous = “{ $text }” could be: { $moves }.
terminal-not-a-move = “{ $text }” is neither a legal move nor a command; try `{ $help }`.
terminal-write = Type `{ $command }`.
terminal-help = Type the number of a move, the move itself or as records write it (the first letters are enough if they are unambiguous), or a command:

## Commands: what is typed, and what it does

command-table = redraw the whole table
    .typed = table
command-log = recent events, or all of them
    .typed = log [all]
command-hint = what a strong bot would do, and why; for a move of yours, what it would cost
    .typed = hint [move]
command-undo = take back your last decision
    .typed = undo
command-save = save the game to a file
    .typed = save FILE
command-resume = save this game and resume another
    .typed = resume FILE
command-help = list the commands
    .typed = help
command-quit = save the game and quit
    .typed = quit

## Looking back

terminal-record = { $game }, seed { $seed }, { $n ->
    [one] { $n } move
   *[other] { $n } moves
}: { $players }
terminal-seat = Player { $n } ({ $name })
terminal-turn-move = { $turn }, move { $n }
terminal-turn-moves = { $turn }, moves { $first }-{ $last }
terminal-next-turn = Enter: next turn, q: quit
terminal-written = Written to { $path }
review-chances = Each player's chance to win after every move
review-move = Move
review-player = Player
review-played = Played
review-better = Better
review-lost = Points lost

## Checking a deal

verify-replayed = { $n ->
    [one] The record's one move follows from its seed.
   *[other] The record's { $n } moves follow from its seed.
}
verify-stored = The game goes on from a stored state: what was dealt before it can't be checked.
verify-secret = Seed: { $seed } (256 bits, drawn by a server)
verify-short = Seed: { $seed } (short: whoever chose it could know the deal in advance)
verify-unpromised = The record has no commitment: nothing was promised about its deal.
verify-commitment = Commitment: { $commitment } (the SHA-256 of the record's seed, a space and its salt)
verify-compare = Compare it with what the table showed at its start, or pass that with --commitment.
verify-kept = This is the commitment you gave: the game was dealt as promised.
verify-broken = This is not the commitment you gave: the game was not dealt as promised.
