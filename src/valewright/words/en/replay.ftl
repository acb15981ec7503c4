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
replay-edit = Edit this position
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

## Luck and play

review-player = Player
review-luck-and-play = Luck and play
review-start = Start
review-luck = Luck
review-own = Own play
review-others = Others' play
review-result = Result
review-error = Error rate
review-kind = What it was
review-kind-best = Best
review-kind-good = Good
review-kind-inaccuracy = Inaccuracy
review-kind-mistake = Mistake
review-kind-blunder = Blunder
review-explained = All in points of winning chance: start, luck and play add up to the result. The error rate is what a decision cost on average.
review-beyond = A part can be more than 100: what one decision costs, luck or the others may give back, and it can be lost again.
review-own-rate = Your last { $n } games: { $rate } points a decision
