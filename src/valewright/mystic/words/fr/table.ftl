### La table de Mystic Vale : titres, boutons, et ce que la page dit d'elle-même.

## Les parties de la table

blank-card = carte vierge
table-commons = Réserve
table-soil = Sol Fertile
table-soil-left = { $slot ->
    [top] Haut
    [middle] Milieu
   *[bottom] Bas
} · { $n ->
    [one] { $n } restant
   *[other] { $n } restants
}
table-empty-spot = vide
table-costs = { $what }, coûte { $n } Mana
table-buy-for = Acheter pour { $n }
table-vale-costs = { $what }, coûte { $cost }
table-level = niveau { $n }
table-level-left = Niveau { $level } : encore { $n } dans la pioche
table-vales = Vals
table-your-vales = Vos Vals
table-own-vales = Vals : { $who }
table-no-vales = Aucun pour l'instant.
table-workshop = Atelier
table-field-of = Champ : { $who }
table-card-n = Carte { $n }
table-kept = conservée
table-on-deck = On-deck
table-no-on-deck = Aucune carte
table-deck = deck
table-discard = défausse
table-deck-n = Deck, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-discard-n = Défausse, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-deck-holds = Ce qui reste dans votre deck
table-deck-order = Le nombre d'exemplaires restants de chaque carte ; personne n'en connaît l'ordre.
table-discard-holds = Votre défausse
table-discard-order = Toutes les cartes défaussées depuis le dernier mélange.
table-hidden-holds = Deck et défausse : { $who }
table-hidden-order = Les deux ensemble : les autres joueurs ne savent pas quelle carte est où.
table-known-top = Sur le dessus, à votre connaissance : { $cards }
table-known-bottom = Sous le deck, à votre connaissance : { $cards }
table-pile-empty = Aucune carte.
table-covered = Recouverte : elle ne compte pas.
table-blank-text = Une carte vierge : chacun de ses trois emplacements peut recevoir une Évolution.

## Les sièges

table-seats = Joueurs
table-you = { $name } (vous)
table-vp = { $n } PV
table-vales-n = { $n ->
    [one] { $n } Val
   *[other] { $n } Vals
}
table-did-push = a poussé { $n } fois
table-did-pass = a passé
table-did-spoil = a Décliné
table-spoiled = Déclin : votre jeton Mana est actif
table-decay-grew = Le Déclin est passé de { $from } à { $to }
table-did-gain = +{ $n } PV

## La barre du bas

table-resources = Vos ressources
table-to-spend = À dépenser
table-net-of-growth = après { $n ->
    [one] { $n } Croissance
   *[other] { $n } Croissances
}
table-spoils-at-4 = Déclin à 4
table-buys = Achats : { $n } sur { $of }
table-vale-buys = Vals : { $n } sur { $of }
table-token = Jeton Mana
table-token-active = actif
table-token-spent = utilisé
table-spend-token = Utiliser le jeton : 1 Mana
table-evoke = Évoquer { $title }
table-phases = Phases du tour
table-pool = Pool { $n } sur { $of } · ronde { $round }
table-pool-short = { $n } sur { $of }
table-last-round = Dernière ronde !

## Que faire

table-now = Ce que vous pouvez faire
table-pending = Achats
table-upgrade-lacks = Améliorer { $title } : { $why }
table-upgrade-costs = Amélioration pour { $n } Mana :
table-staged = Terminer votre tour ?
    .hint = Choisissez une autre carte, ou terminez votre tour.
table-unstage = le choix de la carte
table-note-empty = Épuisé
table-note-slot = Pas de place
table-note-owned = Déjà à vous
table-buy-later = Vous pourrez acheter quand vous cesserez de pousser et récolterez.
table-your-field = Votre champ
table-back-to-mine = Revenir au mien
table-placed = { $what } ira ici
table-buy-here = Acheter { $what } et la placer ici
table-place-here = Placer { $what } ici
table-placing = Où va { $title } ?
    .hint = Choisissez une carte. Vous pouvez d'abord continuer vos achats.
table-spoilers = ☠ fait Décliner
table-end-turn = Terminer le tour
table-after-sleeving = tout est glissé
table-to-sleeve = { $n } à placer d'abord
table-unspent = reste { $what } à dépenser
table-pass-harvests = arrêter et récolter
table-spoil-chance = { $percent } % de Décliner ({ $bad } sur { $of })
table-left-to-come = { $n ->
    [one] { $n } carte possible :
   *[other] { $n } cartes possibles :
}
table-back = Retour

## Écrans étroits

table-tabs = À acheter
table-tab-market = Réserve
table-tab-vales = Vals
table-tab-log = Journal

## Touches

table-key-buy = acheter
table-key-vales = Vals
table-key-undo = annuler
table-key-help = aide

## Les touches, dans l'aide

table-keys-commons = acheter à la Réserve, disposée comme un pavé numérique
table-keys-soil = acheter un Sol Fertile : haut, milieu ou bas
table-keys-focus-commons = aller à la Réserve
table-keys-focus-vales = aller aux Vals
table-keys-focus-field = aller au champ
table-keys-focus-abilities = aller aux capacités et aux choix
table-keys-focus-seats = aller aux joueurs
table-keys-arrows = passer d'une carte à l'autre
table-keys-enter = choisir l'élément sélectionné
table-keys-main = le bouton principal (« Passer », « Terminer le tour »), si aucun autre n'est sélectionné
table-keys-push = pousser
table-keys-end = passer, terminer la Récolte, terminer le tour
table-keys-deck = voir ce qui reste dans le deck
table-keys-log = lire le journal
table-keys-escape = remettre, fermer, revenir à son plateau
