# Ce qui entoure chaque table.

frame-your-turn = À vous de jouer
frame-turn-of = { $who } joue
frame-over = La partie est terminée
frame-undo = Annuler
frame-scores = Scores
frame-menu = Table
frame-keys = Raccourcis
frame-log = Journal
frame-players = Joueurs
frame-you = vous
frame-away = hors ligne
frame-resigned = abandon
frame-lost = Connexion perdue ; rien n'a été joué. Reconnexion…
frame-pass-to = { $who }, c'est à vous de jouer
frame-pass-text = Passez l'écran à { $who }. La table s'affichera ensuite.
frame-ready = Je suis { $who }
frame-seat-open = En attente d'un joueur
frame-seat-bot = Jouée par un robot : { $bot }
frame-seat-person = Un joueur humain
frame-hand-over = Laisser jouer un robot
frame-take-back = Reprendre ma place
frame-resign = Abandonner
frame-resign-sure = Oui, abandonner
frame-invite = Inviter
frame-invite-text = Toute personne qui ouvre ce lien peut prendre une place libre ou remplacer un robot.
frame-box = Cartes
frame-watch = Regarder
frame-copy = Copier
frame-copied = Copié
frame-replay = Revoir la partie
frame-save-record = Enregistrer la partie
frame-pause = Quitter pour l'instant
frame-pause-text = La partie est conservée : reprenez-la depuis l'accueil quand vous voulez.
frame-counting = Décompte final
frame-total = Total
frame-skip = Tout afficher
frame-rematch = Rejouer
frame-to-rematch = Aller à la revanche
frame-draw = Égalité
frame-wins = { $n ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
frame-you-win = Vous gagnez
frame-you-share = Vous partagez la victoire avec { $who }
frame-decided = Ce qui a fait la différence : { $what } ({ $who } avec { $most }, { $other } avec { $least })
frame-by-kind = Points par catégorie
frame-next-level = Jouer contre { $bot }
frame-results = Résultats
frame-review = Analyser la partie
frame-last-decision = votre dernière décision
frame-ahead = Passer
frame-stand-in = Un robot joue pour { $name }.
frame-winner = Vainqueur
frame-score-lines = Détail du score : { $who }
frame-look = Voir la table
frame-preferences = Préférences
frame-sound = Sons
frame-notifications = Me prévenir quand c'est à moi de jouer
frame-language = Langue

## Revenir à la table, et être prévenu ailleurs

frame-since = { $n ->
    [one] Depuis votre dernière visite : un événement
   *[other] Depuis votre dernière visite : { $n } événements
}
frame-since-title = Depuis votre dernière visite
frame-since-dismiss = Masquer
frame-webhook = Annoncer les tours
frame-webhook-text = Les tours peuvent être annoncés dans une messagerie ou par un autre programme. Un message d'essai est envoyé tout de suite.
frame-webhook-on = Les tours de cette table sont annoncés sur { $where }.
frame-webhook-kind = Où
frame-webhook-discord = Discord
frame-webhook-slack = Slack
frame-webhook-ntfy = ntfy
frame-webhook-json = JSON
frame-webhook-url = Adresse du webhook
frame-webhook-save = Enregistrer et envoyer un essai
frame-webhook-remove = Ne plus annoncer

## Conseils

frame-hint = Conseil
frame-hint-thinking = Réflexion…
frame-hint-chance = { $percent } % de victoire
frame-hint-play = Jouer ce coup
frame-hint-range = entre { $low } % et { $high } %
frame-hint-more = Ce que cela change
frame-hint-now = Avant
frame-hint-after = Après
frame-hint-other-way = Sinon
frame-hint-then = Ensuite : { $steps }
frame-hint-compare = Comparer avec
frame-hint-other = Un autre coup…
frame-hint-instead = À la place : { $move }
frame-hint-cost = Coûte { $percent } points de pourcentage de chances de gagner (de { $low } à { $high })
frame-hint-points = et { $n } { $n ->
    [one] point
   *[other] points
} à la fin
frame-hint-same = Pas moins bon que le conseil, pour autant que les essais le disent.
