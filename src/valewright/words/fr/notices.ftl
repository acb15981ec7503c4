# Ce que l'on apprend d'une table quand aucune page n'est ouverte.

notice-yours = À vous de jouer : { $game }
notice-yours-reminder = Rappel : c'est à vous de jouer à { $game }
notice-turn = Au tour de { $who } : { $game }
notice-turn-reminder = Rappel : la partie de { $game } attend { $who }
notice-test = Les tours d'une table de { $game } seront annoncés ici.
