# Looking back at a finished game.

replay-title = Replay: { $who }
replay-eyes = View as
replay-everyone = Everyone
replay-moment = Position in the game
replay-at = Move { $n } of { $of }
replay-first = Go to the start
replay-turn-back = Back one turn
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-on = Forward one move
replay-turn-on = Forward one turn
replay-last = Go to the end
replay-play-on = Play from here
replay-play-on-text = A new game starts from the position after move { $n }. Choose whose seat you take; bots play the others.
replay-seat = Your seat
replay-bots = Opponents
replay-start = Start
replay-review = Review
replay-reviewing = Reviewing…
replay-reviewing-share = Reviewing… { $share }%
replay-worst = Costliest decisions
replay-cost = −{ $percent }%
replay-reviewed = Review done: { $n ->
    [0] no costly decisions
    [one] { $n } costly decision
   *[other] { $n } costly decisions
}
replay-curve-text = Chance to win: { $list }
replay-share = { $who } { $percent }%
replay-mistake = Move { $n } by { $who } cost { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} of winning chance
replay-better = Played: { $played }. Better: { $better }
