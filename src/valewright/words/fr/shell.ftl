### Les écrans autour de la table.

shell-skip = Aller au contenu
shell-nav = Principal
shell-nav-new = Nouvelle partie
shell-nav-replays = Revoir
shell-nav-cards = Cartes
shell-nav-rules = Règles
shell-nav-settings = Réglages
shell-home = Accueil
shell-close = Fermer
shell-done = Terminé
shell-any = Tout
shell-usual = Comme d'habitude
shell-you = Vous
shell-unreachable = Le serveur ne répond pas.
shell-try-again = Réessayer
shell-unknown-title = Rien ici
shell-unknown-text = Cette adresse ne mène nulle part.

## Accueil

shell-tagline = Façonnez vos cartes, poussez votre chance, envoyez vos patrouilles : deux jeux de la vallée, à une même table.
shell-play-now = Jouer
shell-play-now-hint = Mystic Vale, contre un robot
shell-continue = Continuer
shell-against = { $game }, avec { $others }
shell-learn = Apprendre à jouer
shell-learn-hint = Deux tours, pas à pas
shell-your-tables = Vos tables
shell-games = Les jeux
shell-against-bot = Jouer contre un robot
shell-set-up = Préparer une table
shell-learn-game = Didacticiel
shell-setting-up = La table se prépare …
shell-table-your-turn = À vous de jouer
shell-table-turn = C'est à { $who }
shell-table-waiting = { $n ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $n } joueurs
}
shell-table-over = Finie : revoir la partie
shell-table-record = Un enregistrement : le regarder

## Rejoindre

shell-join-link-title = Rejoindre un ami
shell-join-link = Invitation
shell-join-link-hint = Collez le lien que vous avez reçu.
shell-join-link-wrong = Ce n'est pas une invitation : elle devrait contenir « #/join/ ».
shell-join = Rejoindre
shell-join-title = Rejoindre une partie
shell-join-seat = Choisissez votre place
shell-join-open = Libre
shell-join-bot = Un robot joue ici ; vous pouvez prendre sa place
shell-join-taken = Occupée
shell-join-already = Vous êtes déjà à cette table.
shell-join-over = Cette partie est finie.
shell-watch-replay = Revoir la partie
shell-sit-down = S'asseoir
shell-watch = Seulement regarder
shell-to-the-table = Vers la table
shell-lobby-title = On attend des joueurs
shell-lobby-expected = Attendu
shell-lobby-here = Présent
shell-lobby-away = Absent
shell-lobby-look = Voir la table
shell-invite = Invitation
shell-invite-hint = Quiconque ouvre ce lien peut prendre une place libre, ou celle d'un robot.
shell-invite-local = Cette adresse ne vaut que sur cette machine. Pour les autres, lancez le serveur avec « valewright serve --host 0.0.0.0 » et ouvrez l'adresse qu'il affiche.
shell-copy = Copier le lien
shell-copied = Copié
shell-share = Partager

## La table

shell-no-table-title = Table introuvable
shell-no-table-text = Elle a peut-être été supprimée, ou l'adresse est incomplète.
shell-connecting = En route vers la table …
shell-lost = La connexion est perdue. Nouvel essai …

## Une nouvelle partie

shell-new-title = Nouvelle partie
shell-new-game = Jeu
shell-new-seats = Qui joue
shell-new-options = Avec quoi
shell-new-more = Graine et cartes à vous
shell-new-start = Commencer la partie
shell-new-reset = Remettre comme d'habitude
shell-seat = Place { $n }
shell-seat-me = Moi
shell-seat-here = Une autre personne, à cet écran
shell-seat-open = Quelqu'un que j'invite
shell-seat-bot = Robot
shell-seat-free = Place { $n }
shell-seat-open-hint = Vous recevrez un lien à envoyer.
shell-seat-level = Niveau du robot à la place { $n }
shell-seat-name = Nom du joueur à la place { $n }
shell-seat-name-usual = Joueur { $n }
shell-seat-add = Ajouter une place
shell-seat-remove = Enlever la place { $n }
shell-seed = Graine
shell-seed-hint = Le même nombre redonne la même partie. Laissé vide, il est tiré au sort.
shell-conclaves-title = Choisissez six Conclaves
shell-conclaves-explain = Les pioches ne contiennent que les cartes de six Conclaves. Avec deux ou plus qui apportent des PV, la partie reste courte.
shell-conclaves-pick = En choisir six
shell-conclaves-change = Changer
shell-conclaves-random = Six au hasard
shell-conclaves-none = Aucun
shell-conclaves-vp = Apporte des PV
shell-conclaves-count = { $n } sur 6 choisis
shell-card-file-paste = Collez ici le texte d'un fichier de cartes
shell-card-file-open = Ouvrir un fichier
shell-card-file-none = Sans fichier

## Parties à revoir

shell-replays-title = Parties à revoir
shell-replays-finished = Parties finies
shell-replays-empty = Les parties que vous finissez sont gardées ici, à revoir coup par coup.
shell-replays-all = Toutes les parties
shell-record-title = Ouvrir un enregistrement
shell-record-text = Un enregistrement est un court texte avec tous les coups d'une partie. Il vient d'une partie finie ici, ou du terminal.
shell-record-open = Choisir un fichier
shell-record-drop = ou déposez-le ici
shell-record-paste = Ou collez le texte
shell-record-show = Montrer la partie

## Cartes et tuiles

shell-cards-title = Cartes
shell-cards-search = Chercher
shell-cards-search-hint = Un nom, ou des mots du texte
shell-cards-found = { $n ->
    [one] Une carte
   *[other] { $n } cartes
}
shell-cards-all = Tout montrer
shell-cards-none = Aucune carte ne correspond.
shell-card-kind = Genre
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
shell-kind-advancement = Évolution
shell-kind-vale = Val
shell-kind-leader = Héros
shell-kind-amulet = Amulette
shell-kinds-advancement = Évolutions
shell-kinds-vale = Vals
shell-kinds-leader = Héros
shell-kinds-amulet = Amulettes
shell-cost-0-2 = 0 à 2
shell-cost-3-4 = 3 ou 4
shell-cost-5-6 = 5 ou 6
shell-cost-7-99 = 7 et plus
shell-tiles-search = Chercher
shell-tiles-found = { $n ->
    [one] Une tuile ou compétence
   *[other] { $n } tuiles et compétences
}
shell-tiles-valley = Tuiles de vallée
shell-tiles-encounter = Tuiles de rencontre
shell-tiles-patrol = Tuiles de patrouille
shell-tiles-abilities = Compétences
shell-tiles-wants = Demande : { $what }

## Règles

shell-rules-title = Règles
shell-rules-search = Chercher dans les règles
shell-rules-contents = Sommaire
shell-rules-found = { $n ->
    [0] Rien trouvé
    [one] Trouvé dans une section
   *[other] Trouvé dans { $n } sections
}

## Réglages

shell-settings-title = Réglages
shell-settings-reading = Lecture
shell-settings-looks = Apparence
shell-settings-playing = Jeu
shell-language = Langue
shell-language-hint = Mystic Vale parle anglais et français ; le reste aussi espagnol et catalan.
shell-text-size = Taille du texte
shell-text-sample = Chacune de vos cartes est une protection où trois Évolutions ont leur place.
shell-palette = Couleurs
shell-palette-hint = Tout ce que disent les couleurs, les formes le disent aussi.
shell-palette-standard = De la vallée
shell-palette-distinct = Faciles à distinguer
shell-motion = Mouvement
shell-motion-hint = Les cartes glissent et se soulèvent, ou sont simplement là.
shell-motion-system = Comme mon appareil
shell-motion-full = Animé
shell-motion-reduced = Immobile
shell-your-name = Votre nom
shell-your-name-hint = Ce que voient les autres à la table.
shell-sound = Sons
shell-sound-hint = Un carillon quand c'est à vous.
shell-notifications = Notifications
shell-notifications-hint = Quand c'est à vous et que vous regardez ailleurs.
shell-notifications-refused = Votre navigateur n'autorise pas les notifications de cette page.

## Didacticiel

shell-tutorial-title = Didacticiel
shell-new-hints = Conseils
shell-new-hints-hint = Les joueurs peuvent demander ce que ferait un robot fort.

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
