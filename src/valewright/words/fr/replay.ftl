# Revenir sur une partie finie.

replay-title = Partie revue : { $who }
replay-eyes = Vue par
replay-everyone = Tous
replay-moment = Moment de la partie
replay-at = Coup { $n } sur { $of }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-play-on = Jouer à partir d'ici
replay-play-on-text = Une nouvelle partie commence avec ce qui a été joué jusqu'au coup { $n }. Vous choisissez quelle place vous prenez ; des robots jouent les autres.
replay-seat = Votre place
replay-bots = Contre
replay-start = Commencer
replay-review = Analyser
replay-reviewing = Analyse …
replay-reviewed = Analyse faite : { $n } décisions ont coûté le plus
replay-curve-text = Chances de gagner : { $list }
replay-mistake = Le coup { $n } de { $who } a coûté { $percent } %
replay-better = Joué : { $played }. Mieux : { $better }
