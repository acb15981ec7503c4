# Revenir sur une partie finie.

replay-title = Revoir la partie : { $who }
replay-eyes = Point de vue
replay-everyone = Tous les joueurs
replay-moment = Moment de la partie
replay-at = Coup { $n } sur { $of }
replay-first = Aller au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-turn-on = Un tour en avant
replay-last = Aller à la fin
replay-play-on = Jouer à partir d'ici
replay-edit = Modifier cette position
replay-play-on-text = Une nouvelle partie commence à la position atteinte après le coup { $n }. Choisissez la place que vous prenez ; des robots jouent les autres.
replay-seat = Votre place
replay-bots = Adversaires
replay-start = Commencer
replay-review = Analyser
replay-reviewing = Analyse en cours…
replay-reviewing-share = Analyse en cours… { $share } %
replay-worst = Décisions les plus coûteuses
replay-cost = −{ $percent } %
replay-reviewed = Analyse terminée : { $n ->
    [0] aucune décision coûteuse
    [one] { $n } décision coûteuse
   *[other] { $n } décisions coûteuses
}
replay-curve-text = Chances de gagner : { $list }
replay-share = { $who } { $percent } %
replay-mistake = Coup { $n } ({ $who }) : { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
} de chances de gagner en moins
replay-better = Joué : { $played }. Mieux : { $better }

## Chance et jeu

review-player = Joueur
review-luck-and-play = Chance et jeu
review-start = Départ
review-luck = Chance
review-own = Son jeu
review-others = Jeu des autres
review-result = Résultat
review-error = Taux d'erreur
review-kind = Jugement
review-kind-best = Meilleur coup
review-kind-good = Bon
review-kind-inaccuracy = Imprécision
review-kind-mistake = Erreur
review-kind-blunder = Gaffe
review-explained = En points de chances de gagner : départ, chance et jeu font ensemble le résultat. Le taux d'erreur est ce qu'une décision a coûté en moyenne.
review-beyond = Une part peut dépasser 100 : ce que coûte une décision, la chance ou les autres peuvent le rendre, et cela peut se perdre de nouveau.
review-own-rate = Vos { $n } dernières parties : { $rate } points par décision
