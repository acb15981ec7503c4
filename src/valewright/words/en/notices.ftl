# What people are told of a table while no page is open.

notice-yours = Your turn: { $game }
notice-yours-reminder = Reminder: it's your turn in { $game }
notice-turn = { $who }'s turn: { $game }
notice-turn-reminder = Reminder: { $game } is waiting for { $who }
notice-test = Whose turn it is at a table of { $game } will be announced here.
