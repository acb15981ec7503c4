# Ce qui entoure chaque table.

frame-your-turn = À vous de jouer
frame-turn-of = { $who } joue
frame-over = La partie est finie
frame-undo = Annuler
frame-scores = Scores
frame-menu = Table
frame-keys = Touches
frame-log = Ce qui s'est passé
frame-players = Joueurs
frame-you = vous
frame-away = non connecté
frame-resigned = abandon
frame-refused = C'était impossible : { $why }
frame-lost = La connexion est perdue ; rien n'a été joué. Nouvel essai en cours.
frame-pass-to = { $who }, c'est à vous
frame-pass-text = Passez l'écran. La table apparaît quand { $who } est là.
frame-ready = Je suis { $who }
frame-seat-open = En attente d'un joueur
frame-seat-bot = Joué par un robot : { $bot }
frame-seat-person = Une personne
frame-hand-over = Laisser jouer un robot
frame-take-back = Rejouer moi-même
frame-resign = Abandonner
frame-resign-sure = Abandonner vraiment
frame-invite = Inviter
frame-invite-text = Quiconque ouvre ce lien peut prendre une place libre, ou celle d'un robot.
frame-box = Cartes
frame-watch = Regarder
frame-copy = Copier
frame-copied = Copié
frame-replay = Revoir la partie
frame-save-record = Enregistrer la partie
frame-pause = Partir pour l'instant
frame-pause-text = La partie est conservée : reprenez-la depuis l'accueil, aujourd'hui ou dans une semaine.
frame-counting = Décompte final
frame-total = Total
frame-skip = Tout montrer
frame-rematch = Rejouer
frame-to-rematch = Vers la revanche
frame-draw = Égalité
frame-wins = { $n ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
frame-preferences = Préférences
frame-sound = Sons
frame-notifications = Me prévenir quand c'est à moi
frame-language = Langue

## Le guide des tutoriels

tutorial-coach = Tutoriel
tutorial-place = Étape { $n } sur { $of }
tutorial-next = Continuer
tutorial-leave = Quitter le tutoriel
tutorial-finish = Jouer la suite

## Conseils

frame-hint = Conseil
frame-hint-thinking = Réflexion …
frame-hint-chance = { $percent } % de gagner
frame-hint-play = Jouer ceci
