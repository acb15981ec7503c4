# The same deal for many: the daily game, challenges by link, matches, and games side by side. $game is the name of a game, $bot a kind
# of bot, $name a player, $n a number, $day a date in words.

daily-title = Partie du jour
daily-text = Une donne par jour et par jeu, la même pour tout le monde. La suivante arrive à minuit UTC.
daily-earlier = Jours précédents
challenge-title = Défi
challenge-title-match = Duel en duplicate
challenge-against = Contre { $bots }
challenge-seat = Vous jouez à la place { $n }.
challenge-rules = Tout le monde joue cette donne contre le même robot, qui répond de la même façon aux mêmes coups. Votre premier essai compte : sans conseils, et vous ne pouvez annuler que tant que rien de caché n'a été révélé. Vous pouvez vous arrêter et reprendre plus tard.
challenge-rules-match = Deux personnes jouent les mêmes donnes, chacune contre le même robot. La place change d'une donne à l'autre, et chaque donne est nouvelle, si bien que personne n'en a déjà vu les cartes. L'avance sur l'ensemble des donnes décide.
challenge-board = Donne { $n }
challenge-board-lead = Donne { $n } : { $lead }
challenge-name = Votre nom
challenge-name-hint = Affiché aux autres personnes qui terminent.
challenge-play = Jouer
challenge-continue = Continuer
challenge-results = Résultats
challenge-practise = Rejouer pour s'entraîner
challenge-practise-hint = Les essais suivants ne comptent pas.
challenge-hidden = Vous verrez les résultats et les parties des autres quand vous aurez terminé.
challenge-count = { $n ->
    [0] Personne n'a encore terminé.
    [one] Une personne a terminé.
   *[other] { $n } personnes ont terminé.
}
challenge-share = Lien vers ce défi
challenge-deal = La donne
challenge-deal-text = Cette empreinte de la donne est fixée. Quand vous aurez terminé, la table montrera la graine et le sel, et vous pourrez vérifier que la donne est bien celle qui a été promise.
challenge-you = vous
challenge-gave-up = a abandonné
challenge-earlier = jouée avant la création du défi ; le robot a pu répondre autrement
challenge-col-name = Joueur
challenge-col-score = Score
challenge-col-lead = Avance
challenge-col-game = Partie
challenge-replay = Revoir
challenge-compare = Côte à côte
challenge-alone = Vous êtes la première personne à terminer. Envoyez le lien à quelqu'un.
compare-title = { $one } et { $other }
compare-same = Les parties sont identiques jusqu'au bout.
compare-first = Première différence : coup { $n }
compare-step = Tour
compare-at = Tour { $n } sur { $of } après la première différence
compare-which = La partie de
compare-end = La partie est finie : { $score }, avance { $lead }.
refused-challenge-going-on = Votre essai qui compte est encore en cours. Terminez-le d'abord.
refused-challenge-full = Ce duel se joue à deux, et les deux joueurs sont là.
refused-challenge-old = Ce défi a été créé avec une autre version des règles : les mêmes coups pourraient mener ailleurs.
refused-challenge-seats = Un défi a une place pour une personne ; des robots jouent les autres.
refused-challenge-table = Seule une partie terminée d'une personne contre des robots, avec une donne tirée par le serveur, peut devenir un défi.
refused-no-challenge = Ce défi n'existe pas.
