### La table de Mystic Vale : titres, boutons, et ce que la page dit d'elle-même.

## Les parties de la table

blank-card = carte vierge
table-commons = Réserve
table-soil = Sol Fertile
table-soil-left = { $slot ->
    [top] Haut
    [middle] Milieu
   *[bottom] Bas
} · { $n } restants
table-empty-spot = vide
table-short = manque
table-costs = { $what }, coûte { $n } Mana
table-vale-costs = { $what }, coûte { $cost }
table-level = niveau { $n }
table-level-left = Niveau { $level } : encore { $n } dans le deck
table-vales = Vals
table-your-vales = Vos Vals
table-own-vales = Vals de { $who }
table-no-vales = Aucun pour l'instant.
table-workshop = Atelier
table-field-of = Champ de { $who }
table-card-n = Carte { $n }
table-kept = gardée
table-on-deck = On-deck
table-no-on-deck = Aucune carte
table-deck = deck
table-discard = défausse
table-deck-n = Deck, { $n } cartes
table-discard-n = Défausse, { $n } cartes
table-deck-holds = Ce qui reste dans votre deck
table-deck-order = Le nombre d'exemplaires de chaque carte ; personne n'en connaît l'ordre.
table-discard-holds = Votre défausse
table-discard-order = Toutes les cartes utilisées depuis le dernier mélange.
table-hidden-holds = Deck et défausse de { $who }
table-hidden-order = Les deux ensemble : les autres ignorent quelle carte est où.
table-known-top = Sur le dessus, vous l'avez vu : { $cards }
table-known-bottom = Au fond, vous le savez : { $cards }
table-pile-empty = Aucune carte.
table-covered = Recouverte : rien n'en compte.
table-blank-text = Une carte vierge : une Évolution peut prendre place dans chacun de ses trois emplacements.

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
table-did-gain = +{ $n } PV

## La barre du bas

table-resources = Ce que vous avez
table-to-spend = À dépenser
table-field-shows = Votre champ
table-net-of-growth = après { $n } Croissance
table-spoils-at-4 = Déclin à 4
table-buys = Achats : { $n } sur { $of }
table-vale-buys = Vals : { $n } sur { $of }
table-token = Jeton Mana
table-token-active = actif
table-token-spent = utilisé
table-spend-token = Dépenser le jeton Mana : 1 Mana
table-evoke = Évoquer { $title }
table-phases = Phases du tour
table-pool = Pool { $n } sur { $of } · ronde { $round }
table-pool-short = { $n } sur { $of }
table-last-round = La dernière ronde !
table-log = Ce qui s'est passé

## Que faire

table-now = Que faire maintenant
table-pending = Acheté
table-upgrade-lacks = Améliorer { $title } : { $why }
table-upgrade-costs = Amélioré pour { $n } Mana :
table-staged = Finir votre tour ?
    .hint = Choisissez une autre carte, ou finissez votre tour.
table-unstage = l'emplacement
table-end-turn = Finir le tour
table-after-sleeving = tout est glissé
table-sleeve = Glisser
table-to-sleeve = { $n ->
    [one] { $n } Évolution
   *[other] { $n } Évolutions
}, puis fin du tour
table-unspent = non dépensé : { $what }
table-pass-harvests = arrêter et récolter
table-spoil-chance = Déclin à { $percent } % ({ $bad } sur { $of })
table-left-to-come = { $n } cartes possibles :
table-back = Retour

## Écrans étroits

table-tabs = Ce qui est proposé
table-tab-market = Réserve
table-tab-vales = Vals
table-tab-log = Journal

## Touches

table-key-buy = acheter
table-key-vales = Vals
table-key-undo = annuler
table-key-help = aide

## Autour de la partie

table-heading = Mystic Vale : { $players }
table-last-decision = votre dernière décision
table-onlooker = Spectateur
table-skip = Passer
table-stand-in = Un robot joue pour { $name }.

## Le décompte final

table-scoring = Le décompte final
table-winner = Vainqueur
table-points = PV
table-score-lines = Ce que marque { $who }
table-look-at-table = Voir la table

## Les touches, dans l'aide

table-keys-commons = acheter à la Réserve, disposée comme un pavé numérique
table-keys-soil = acheter un Sol Fertile : haut, milieu ou bas
table-keys-focus-commons = aller à la Réserve
table-keys-focus-vales = aller aux Vals
table-keys-focus-field = aller au champ
table-keys-focus-abilities = aller aux capacités et aux choix
table-keys-focus-seats = aller aux joueurs
table-keys-arrows = d'une carte à l'autre
table-keys-enter = choisir ce qui est sélectionné
table-keys-main = le bouton doré, quand aucun autre n'est sélectionné
table-keys-push = pousser
table-keys-end = passer, finir la Récolte, finir le tour
table-keys-deck = ce qui reste dans le deck
table-keys-log = lire le journal
table-keys-escape = reposer, fermer, revenir à sa table
