# Looking back at a finished game.

replay-title = Replay: { $who }
replay-eyes = Seen by
replay-everyone = Everyone
replay-moment = Moment of the game
replay-at = Move { $n } of { $of }
replay-first = To the beginning
replay-turn-back = A turn back
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-on = A move on
replay-turn-on = A turn on
replay-last = To the end
replay-play-on = Play on from here
replay-play-on-text = A new game begins with what was played up to move { $n }. You choose whose place you take; bots play the others.
replay-seat = Your seat
replay-bots = Against
replay-start = Start
replay-review = Review
replay-reviewing = Reviewing …
replay-reviewed = Reviewed: { $n } decisions cost most
replay-curve-text = Chance to win: { $list }
replay-mistake = Move { $n } of { $who } cost { $percent } %
replay-better = Played: { $played }. Better: { $better }
