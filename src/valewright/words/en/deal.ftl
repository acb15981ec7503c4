# The same deal for many: the daily game, challenges by link, matches, and games side by side. $game is the name of a game, $bot a kind
# of bot, $name a player, $n a number, $day a date in words.

daily-title = Daily game
daily-text = One deal a day for each game, the same for everyone. A new one comes at midnight UTC.
daily-earlier = Earlier days
challenge-title = Challenge
challenge-title-match = Duplicate match
challenge-against = Against { $bots }
challenge-seat = You play seat { $n }.
challenge-rules = Everyone plays this deal against the same bot, which answers the same moves in the same way. Your first try counts: without hints, and with undo only until something hidden is revealed. You can stop and go on later.
challenge-rules-match = Two people play the same boards, each against the same bot. The seat changes from board to board, and each board has a deal of its own, so that nobody has seen the cards before. The lead over all boards decides.
challenge-board = Board { $n }
challenge-board-lead = Board { $n }: { $lead }
challenge-name = Your name
challenge-name-hint = Shown to the others who finish.
challenge-play = Play
challenge-continue = Continue
challenge-results = Results
challenge-practise = Play again for practice
challenge-practise-hint = Later tries don't count.
challenge-hidden = You'll see the results and the others' games once you have finished.
challenge-count = { $n ->
    [0] Nobody has finished yet.
    [one] One person has finished.
   *[other] { $n } people have finished.
}
challenge-share = Link to this challenge
challenge-deal = The deal
challenge-deal-text = This fingerprint of the deal is fixed. When you have finished, the table shows seed and salt, and you can check that the deal is the one that was promised.
challenge-you = you
challenge-gave-up = gave up
challenge-earlier = played before the challenge was made; the bot may have answered differently
challenge-col-name = Player
challenge-col-score = Score
challenge-col-lead = Lead
challenge-col-game = Game
challenge-replay = Replay
challenge-compare = Side by side
challenge-alone = You are the first to finish. Send the link to someone.
compare-title = { $one } and { $other }
compare-same = The games are the same to the end.
compare-first = First difference: move { $n }
compare-step = Turn
compare-at = Turn { $n } of { $of } after the first difference
compare-which = Whose game
compare-end = The game is over: { $score }, lead { $lead }.
refused-challenge-going-on = Your try that counts is still going on. Finish it first.
refused-challenge-full = This match is for two people, and both are there.
refused-challenge-old = This challenge was made with another version of the rules, so the same moves could lead elsewhere.
refused-challenge-seats = A challenge has one seat for a person; bots play the others.
refused-challenge-table = Only a finished game of one person against bots, with a deal drawn by the server, can become a challenge.
refused-no-challenge = There is no such challenge.
