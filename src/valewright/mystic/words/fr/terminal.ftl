### Mystic Vale dans le terminal.
###
###   $who     le nom d'un joueur ; « you » si c'est la personne qui lit
###   $title   le nom d'un élément             $card  celui d'une carte façonnée

## Les symboles en quelques lettres : Mana, Déclin, Croissance, Gardien, PV, puis les quatre Esprits

mystic-letters = M D C G PV Be Sy Cé Li
mystic-legend = M Mana, D Déclin, C Croissance, G Gardien ; Be Sy Cé Li Esprits Bestial, Sylvain, Céleste et Libre ; PV de Récolte, (3) PV de fin de partie.
mystic-legend-texts = Un * signale un texte : `carte NOM` l'affiche.
mystic-slot-short = { $slot ->
    [top] haut
    [middle] mil.
   *[bottom] bas
}
mystic-slot-letter = { $slot ->
    [top] h
    [middle] m
   *[bottom] b
}

## La table

mystic-round = Ronde { $n }
mystic-phase-of = { $who ->
    [you] { $phase } (vous)
   *[other] { $phase } ({ $who })
}
mystic-pool = pool { $n } PV
mystic-last-round = DERNIÈRE RONDE
mystic-on-deck-mark = deck>
mystic-column-slot = pos.
mystic-column-cost = coût
mystic-column-gives = donne
mystic-column-counts = compte pour
mystic-decks = pioches { $counts }
mystic-soil-left = { $n ->
    [one] { $n } restant
   *[other] { $n } restants
}
mystic-any-slot = tous
mystic-mark-spirits = { $n }e
mystic-mark-slot = pos.
mystic-mark-max = max
mystic-mark-own = déjà
mystic-mark-ok = ok
mystic-upgrade-for = { $title } (amélioration { $cost })
mystic-spoiled = DÉCLINÉ
mystic-field = champ
mystic-vp-due = { $n } PV à marquer
mystic-to-sleeve = À glisser
mystic-field-gives = Votre champ donne :
mystic-field-gives-nothing = Votre champ ne donne encore rien
mystic-not-counted = (sans les textes ni les Vals)
mystic-you-see = Vous voyez : { $card }
mystic-nothing-left = Plus rien à utiliser ni à acheter.

## Commandes

mystic-command-texts = le texte complet de tout ce qui est à acheter
    .typed = textes
mystic-command-card = tout ce que porte une carte, un Val, un Héros ou une Amulette
    .typed = carte NOM
mystic-command-odds = les cartes à venir, et celles qui vous feraient Décliner
    .typed = risques
mystic-command-look = votre deck et votre défausse, ou les cartes d'un autre joueur
    .typed = voir [JOUEUR]
mystic-help = Ce que vous pouvez acheter porte le numéro du coup, le reste ce qui manque : -2M Mana, -1e Esprits ; pos. : aucun emplacement libre dans votre champ ; max : tous vos achats sont faits ; déjà : vous ne pouvez en posséder qu'un. Pendant la Semence, ok signifie que votre champ suffit à payer.
mystic-no-card = Il n'y a pas de carte « { $asked } ». `carte MOT` trouve tous les noms qui contiennent le mot.
mystic-no-player = Il n'y a pas de joueur « { $asked } » : { $names }.
mystic-upgraded-for = Face améliorée pour { $n } Mana
mystic-net-decay = Le Déclin moins la Croissance fait maintenant { $n } ; vous Déclinez à { $limit }.
mystic-deck-empty = Votre deck est vide : la défausse sera d'abord mélangée.
mystic-spoils = Décline
mystic-odds-ignore = Sans compter les textes « Une Fois Jouée » ni ceux qui peuvent vous sauver.

## Le décompte final

mystic-won = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $n } PV.
mystic-won-tie = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $n } PV, grâce aux Évolutions de niveau 3 et aux Vals de niveau 2.
mystic-shared = Victoire partagée avec { $n } PV : { $who }.

## Le catalogue

mystic-head-name = Nom
mystic-head-set = Boîte
mystic-head-level = Niv
mystic-head-cost = Coût
mystic-head-slots = Pos.
mystic-head-gives = Donne
mystic-head-text = Texte
mystic-head-sources = Sources
mystic-leaders-upgrade = Héros (coût de l'amélioration)
mystic-list-notes = Boîte : B Jeu de base, M Le Val Magique, W Le Val Sauvage, S Tempête de Mana. Emplacements (pos.) : h haut, m milieu, b bas. Noms, niveaux, exemplaires et textes viennent des livrets de règles. Parmi les valeurs imprimées, celles suivies de « ? » sont reconstituées, celles suivies de « ~ » documentées en partie, celles suivies de « = » viennent de votre fichier ; les autres sont documentées, et --sources dit où.

## La boîte d'un propriétaire du jeu

mystic-box-error = Erreur : { $detail }
mystic-box-warning = Attention : { $detail }
mystic-box-name = Boîte : { $name }
mystic-box-errors = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
mystic-box-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
}
mystic-box-settled = { $n ->
    [one] { $n } valeur supposée confirmée ou corrigée
   *[other] { $n } valeurs supposées confirmées ou corrigées
}
mystic-box-unlike = { $n ->
    [one] { $n } valeur différente de celle de Valewright
   *[other] { $n } valeurs différentes de celles de Valewright
}
mystic-box-all = En tout
mystic-box-percent = { $n } %
mystic-box-fill-in = Regardez votre carte, écrivez ce qu'elle dit et enlevez le # de la ligne.
mystic-box-check-it = Les valeurs ci-dessous sont supposées. `valewright box check FICHIER` dit ce qui ne va pas.
