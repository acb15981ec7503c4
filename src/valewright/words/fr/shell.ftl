### Les écrans autour de la table.

shell-skip = Aller au contenu
shell-nav = Principal
shell-nav-new = Nouvelle partie
shell-nav-replays = Parties jouées
shell-nav-cards = Cartes
shell-nav-rules = Règles
shell-nav-settings = Réglages
shell-home = Accueil
shell-close = Fermer
shell-done = Terminé
shell-any = Indifférent
shell-usual = Par défaut
shell-you = Vous
shell-unreachable = Le serveur ne répond pas.
shell-try-again = Réessayer
shell-unknown-title = Page introuvable
shell-unknown-text = Cette adresse ne correspond à aucune page.

## Accueil

shell-tagline = Des règles exactes, des robots malins, des amis par lien : des jeux de société à une même table.
shell-play-now = Jouer
shell-play-now-hint = { $game }, contre un robot
shell-continue = Continuer
shell-against = { $game }, avec { $others }
shell-learn = Apprendre à jouer
shell-learn-hint = Une première partie, puis de courtes leçons
shell-daily = Partie du jour
shell-daily-hint = La même donne pour tous
shell-challenge-friend = Défier un ami
shell-challenge-text = D'autres jouent la même donne contre le même robot, grâce à un lien. Un duel en duplicate se joue à deux, sur deux donnes, en changeant de place.
shell-challenge-make = Créer un défi
shell-challenge-match = Duel en duplicate
shell-your-tables = Vos tables
shell-games = Jeux
shell-against-bot = Jouer contre un robot
shell-set-up = Préparer une table
shell-learn-game = Leçons
shell-setting-up = Préparation de la table…
shell-table-your-turn = À vous de jouer
shell-table-turn = C'est à { $who }
shell-table-waiting = { $n ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $n } joueurs
}
shell-table-over = Terminée : revoir la partie
shell-winner = Gagnant
shell-table-record = Enregistrement : revoir la partie

## Rejoindre

shell-join-link-title = Rejoindre un ami
shell-join-link = Lien d'invitation
shell-join-link-hint = Collez le lien que vous avez reçu.
shell-join-link-wrong = Ce n'est pas un lien d'invitation : il devrait contenir « #/join/ ».
shell-join = Rejoindre
shell-join-title = Rejoindre une partie
shell-join-seat = Choisissez votre place
shell-join-open = Libre
shell-join-bot = Jouée par un robot ; vous pouvez le remplacer
shell-join-taken = Occupée
shell-join-already = Vous êtes déjà à cette table.
shell-join-over = Cette partie est terminée.
shell-watch-replay = Revoir la partie
shell-sit-down = Prendre cette place
shell-watch = Regarder seulement
shell-to-the-table = Aller à la table
shell-my-seats = Mes places
shell-open-tables = Tables ouvertes
shell-lobby-title = En attente de joueurs
shell-lobby-expected = Pas encore là
shell-lobby-here = En ligne
shell-lobby-away = Hors ligne
shell-lobby-look = Voir la table
shell-invite = Lien d'invitation
shell-invite-hint = Toute personne qui ouvre ce lien peut prendre une place libre ou remplacer un robot.
shell-invite-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour inviter d'autres personnes, lancez le serveur avec « valewright serve --host 0.0.0.0 » et ouvrez l'adresse qu'il affiche.
shell-copy = Copier le lien
shell-copied = Copié
shell-share = Partager

## La table

shell-no-table-title = Table introuvable
shell-no-table-text = Elle a peut-être été supprimée, ou l'adresse est incomplète.
shell-connecting = Connexion…
shell-lost = Connexion perdue. Reconnexion…

## Une nouvelle partie

shell-new-title = Nouvelle partie
shell-new-game = Jeu
shell-new-seats = Joueurs
shell-new-options = Options
shell-new-more = Graine et cartes personnalisées
shell-new-start = Commencer la partie
shell-new-reset = Valeurs par défaut
shell-new-chosen = Différent des valeurs par défaut
shell-new-no-hints = Sans conseils
shell-seat = Place { $n }
shell-seat-me = Moi
shell-seat-here = Une autre personne, sur cet écran
shell-seat-open = Quelqu'un que j'invite
shell-seat-bot = Robot
shell-seat-free = Place { $n }
shell-seat-open-hint = Vous recevrez un lien à envoyer.
shell-seat-level = Niveau du robot à la place { $n }
shell-seat-name = Nom du joueur à la place { $n }
shell-seat-name-usual = Joueur { $n }
shell-seat-add = Ajouter une place
shell-seat-remove = Retirer la place { $n }
shell-seed = Graine
shell-seed-hint = La même graine redonne la même partie. Laissez vide pour une graine au hasard.
shell-card-file-paste = Collez ici le texte d'un fichier de cartes
shell-card-file-open = Ouvrir un fichier
shell-card-file-none = Sans fichier

## Étudier

shell-study = Étudier
shell-study-text = Découvrez ce que vous auriez pu mieux jouer.
shell-study-open = Tous les moyens d'étudier

## Parties à revoir

shell-replays-title = Parties jouées
shell-replays-finished = Parties terminées
shell-replays-empty = Les parties que vous terminez sont conservées ici, à revoir coup par coup.
shell-replays-all = Toutes les parties
shell-record-title = Ouvrir un enregistrement
shell-record-text = Un enregistrement est un court texte qui contient tous les coups d'une partie. Vous pouvez l'obtenir d'une partie terminée ici, ou du terminal.
shell-record-open = Choisir un fichier
shell-record-drop = ou déposez-le ici
shell-record-paste = Ou collez le texte
shell-record-show = Afficher la partie

## Cartes et tuiles

shell-cards-title = Cartes
shell-cards-search = Rechercher
shell-cards-search-hint = Nom ou texte de la carte
shell-cards-found = { $n ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $n } cartes
}
shell-cards-all = Tout afficher
shell-cards-none = Aucune carte ne correspond.
shell-card-kind = Type
shell-card-set = Boîte
shell-card-level = Niveau
shell-card-level-start = Carte de départ
shell-card-cost = Coût
shell-card-upgrade = Amélioration
shell-card-symbols = Symboles
shell-card-slots = Emplacements
shell-card-vp = PV à la fin
shell-card-copies = Exemplaires
shell-card-starting-side = Face de départ
shell-card-upgraded-side = Face améliorée

## Règles

shell-rules-title = Règles
shell-rules-search = Rechercher dans les règles
shell-rules-contents = Sommaire
shell-rules-found = { $n ->
    [0] Aucun résultat
    [one] Trouvé dans une section
   *[other] Trouvé dans { $n } sections
}

## Réglages

shell-settings-title = Réglages
shell-settings-reading = Texte
shell-settings-looks = Apparence
shell-settings-playing = Jeu
shell-language = Langue
shell-language-hint = Un jeu qui n'est pas encore traduit s'affiche en anglais.
shell-text-size = Taille du texte
shell-text-sample = Voici à quoi ressemble le texte à la table.
shell-theme = Thème
shell-theme-system = Comme mon appareil
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-palette = Couleurs
shell-palette-hint = Tout ce qu'indiquent les couleurs, les formes l'indiquent aussi.
shell-palette-standard = Standard
shell-palette-distinct = Adaptées au daltonisme
shell-motion = Animations
shell-motion-hint = Les cartes glissent et se soulèvent, ou changent de place aussitôt.
shell-motion-system = Comme mon appareil
shell-motion-full = Activées
shell-motion-reduced = Réduites
shell-ambient = Brume mouvante
shell-ambient-hint = Lumière et brume passent lentement derrière la table, et ce que l'on peut presser luit. Éteinte quand les animations sont réduites.
shell-your-name = Votre nom
shell-your-name-hint = Le nom que voient les autres joueurs.
shell-sound = Sons
shell-sound-hint = Chaque événement a son propre son, dès votre premier clic.
shell-remarks = Phrases et réactions
shell-remarks-hint = Afficher ce que les autres disent à la table. Vous pouvez aussi y masquer un seul joueur.
shell-volume = Volume
shell-notifications = Notifications
shell-notifications-hint = Quand c'est à vous de jouer et que cette page est en arrière-plan.
shell-notifications-closed = Quand c'est à vous de jouer, même si cette page est fermée.
shell-notifications-refused = Votre navigateur n'autorise pas les notifications de cette page.

## Didacticiel

shell-tutorial-title = Tutoriel
shell-new-hints = Conseils
shell-new-hints-hint = Les joueurs peuvent demander ce que jouerait un robot expérimenté.

## Le temps que peut prendre une décision

shell-days = Temps par décision
shell-days-hint = Pour les parties qui durent plusieurs jours.
shell-days-none = Sans limite
shell-days-n = { $n ->
    [one] Un jour
   *[other] { $n } jours
}
shell-overdue = Quand le temps est écoulé
shell-overdue-hint = Qui revient reprend la partie.
shell-overdue-bot = Un robot joue ce tour
shell-overdue-reminder = Le joueur reçoit un rappel
shell-pace-bot = { $n ->
    [one] Chacun a un jour pour chaque décision. Ensuite, un robot joue ce tour à sa place.
   *[other] Chacun a { $n } jours pour chaque décision. Ensuite, un robot joue ce tour à sa place.
}
shell-pace-reminder = { $n ->
    [one] Chacun a un jour pour chaque décision. Ensuite, un rappel lui est envoyé.
   *[other] Chacun a { $n } jours pour chaque décision. Ensuite, un rappel lui est envoyé.
}
shell-due = { $who } a jusqu'au { $when }.
shell-due-you = Vous avez jusqu'au { $when }.
shell-due-over = Le temps prévu pour cette décision est écoulé.

## Pourquoi le serveur refuse ; $detail est sa propre explication, en anglais
refused-unknown = C'est impossible.
refused-already-seated = Vous avez déjà une place à cette table.
refused-another-decided = Impossible d'annuler : quelqu'un d'autre a pris une décision depuis.
refused-bad-card-file = Ce fichier de cartes n'est pas utilisable : { $detail }
refused-bad-option = Valeur refusée : { $detail }
refused-bad-record = Cet enregistrement est illisible : { $detail }
refused-bad-request = Le serveur refuse cette demande : { $detail }
refused-bad-scenario = Cette position est illisible (ligne { $line }) : { $detail }
refused-bot-plays = Un robot joue à cette place. Reprenez-la d'abord.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-challenge-private = Les autres ne peuvent ni voir ni rejoindre cette partie de défi.
refused-challenge-strict = Le résultat de cette partie compte : personne d'autre ne peut jouer à votre place.
refused-challenge-unfinished = Vous y aurez accès quand vous aurez terminé le même défi.
refused-game-over = La partie est terminée.
refused-hidden-revealed = Impossible d'annuler : quelque chose de caché a été révélé depuis.
refused-illegal-move = Ce coup n'est pas autorisé maintenant.
refused-moved-on = La partie a avancé entre-temps. Choisissez de nouveau.
refused-needs-version = { $needs ->
    [0] Cette partie a besoin d'une autre version de { $game }. Rien n'est perdu.
   *[other] Cette partie a besoin de la version { $needs } des règles de { $game } ; ce serveur a la version { $has }. Rien n'est perdu.
}
refused-no-address = Il n'y a rien à cette adresse.
refused-no-card-file = Cette table se joue sans fichier de cartes.
refused-no-free-seat = Il n'y a plus de place libre. Vous pouvez remplacer un robot.
refused-no-hints = À cette table, on joue sans conseils.
refused-no-lesson = Cette leçon n'existe pas.
refused-no-move = Il n'y a pas de coup { $n } ; la partie en compte { $of }.
refused-no-notifications = Ce serveur n'envoie pas de notifications.
refused-no-open-tables = Ce serveur n'affiche pas de liste de tables.
refused-no-puzzle = Ce problème n'existe pas ici.
refused-no-room = Le serveur n'a plus de place pour de nouvelles parties. Demandez à la personne qui l'héberge d'en faire.
refused-no-seat = Il n'y a pas de place { $n }.
refused-no-table = Cette table n'existe pas.
refused-shared-replay-full = Il n'y a plus de place pour revoir cette partie ensemble.
refused-not-leader = Seul le guide peut le faire.
refused-no-shared-replay = Cette partie revue ensemble est terminée, ou n'a jamais existé.
refused-no-member = Cette personne n'est plus là.
refused-no-comments = Ce serveur n'accepte pas de commentaires.
refused-not-finished = Disponible une fois la partie terminée.
refused-not-host = Seule la personne qui a créé la table peut faire cela.
refused-not-json = Ici, le serveur n'accepte que du JSON, avec le type de contenu application/json.
refused-not-your-seat = Ce n'est pas votre place.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-nothing-to-undo = Vous n'avez rien à annuler.
refused-over-at-that-move = La partie est déjà terminée à ce coup. Revenez à un coup précédent.
refused-rematch-too-early = Vous pourrez rejouer une fois la partie terminée.
refused-resigned = Ce joueur a abandonné.
refused-seat-present = { $name } est à la table ou vient de la quitter. Seule cette personne peut se faire remplacer par un robot.
refused-seat-taken = Cette place est prise.
refused-shut-out = Cet appareil a été retiré de ceux qui ouvrent ces places.
refused-sit-first = Ce programme n'est pas de la même version que le serveur. Rechargez la page.
refused-spectator = Les spectateurs ne peuvent pas jouer.
refused-storage = Le serveur ne peut pas enregistrer les parties pour l'instant : { $detail }
refused-thinking = Le dernier conseil est encore en préparation.
refused-too-deep = L'imbrication est trop profonde.
refused-too-long = C'est trop long.
refused-too-many = C'est trop fréquent. Réessayez { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
}.
refused-too-many-connections = Vous avez trop de connexions ouvertes à ce serveur.
refused-too-many-moves = Cette partie est trop longue : elle compte { $n } coups, et le maximum est de { $most }.
refused-too-much = La lecture demande trop de temps ou de mémoire.
refused-unknown-token = Ce navigateur n'a pas de place à cette table.
refused-unwritable = Cette position ne peut pas être écrite sous forme de texte : { $detail }
refused-webhook-failed = Rien n'a pu être envoyé à cette adresse : { $why }.
refused-wrong-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l'exploite peut l'autoriser avec --allow-host.
refused-wrong-invitation = Ce lien n'est pas une invitation à cette table.
refused-wrong-origin = Les pages d'autres sites ne peuvent pas utiliser ce serveur.

## Une boîte à soi

shell-box = Ma boîte
shell-less = Moins : { $what }
shell-more = Plus : { $what }
shell-box-use = Jouer avec ma boîte
shell-box-use-hint = { $n ->
    [one] Une valeur à vous remplace celle qui vient avec le jeu.
   *[other] { $n } valeurs à vous remplacent celles qui viennent avec le jeu.
}
shell-box-use-empty = Indiquez ce que disent les cartes de votre exemplaire, et jouez avec.
shell-box-open = Ouvrir ma boîte
shell-deal = La distribution
shell-deal-warning = La distribution : à lire
shell-deal-known = La graine de cette partie a été choisie ou vient d'une autre partie : quelqu'un sait peut-être ce qui sera distribué.
shell-deal-looked-ahead = Dans cette partie, quelqu'un a vu des éléments cachés, puis a annulé ses coups.
shell-deal-open = Le serveur s'est engagé sur la distribution. La graine et le sel sont montrés après la partie, pour que chacun puisse vérifier.
shell-deal-kept = Vérifié : c'est la distribution sur laquelle le serveur s'était engagé au début.
shell-deal-broken = Ce n'est pas la distribution sur laquelle le serveur s'était engagé au début.
shell-deal-unpromised = Rien n'a été promis sur cette distribution : la table date d'une version antérieure, ou l'enregistrement vient d'ailleurs.
shell-deal-promise = Engagement : SHA-256 de la graine, d'une espace et du sel
shell-deal-seed = Graine
shell-deal-salt = Sel
shell-box-notice = { $n ->
    [0] Joué avec « { $name } » ; aucune valeur ne diffère de celles qui viennent avec le jeu.
    [one] Joué avec « { $name } » : une valeur diffère de celles qui viennent avec le jeu.
   *[other] Joué avec « { $name } » : { $n } valeurs diffèrent de celles qui viennent avec le jeu.
}
shell-box-nameless = la boîte d'un joueur
shell-box-which = Lesquelles ?
shell-box-which-title = Les valeurs qui diffèrent
shell-box-component = Élément
shell-box-field = Valeur
shell-box-usual = D'habitude
shell-box-here = Ici
shell-box-new = seulement dans cette boîte
shell-box-understood = D'accord
