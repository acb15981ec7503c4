### Mystic Vale : coups, décisions, journal, symboles, phases et décompte.
###
### Ce que reçoivent les messages :
###   $title   le nom d'une Évolution, d'un Val, d'un Héros ou d'une Amulette, dans cette langue
###   $slot    top, middle ou bottom
###   $card    le nom d'une carte façonnée, dans cette langue
###   $n       un nombre
###   $spirit  animal, forest, sky ou wild
###   $who     le nom d'un joueur ; « you » si c'est la personne qui lit
###   $zone    où se trouve une carte : field, on_deck ou borrowed
###   $at      sa place à cet endroit, comptée à partir de 1
### Un coup sans titre reçoit "none" à la place.

## Emplacements et Esprits

slot = { $slot ->
    [top] haut
    [middle] milieu
   *[bottom] bas
}
a-spirit = { $spirit ->
    [animal] un Esprit Bestial
    [forest] un Esprit Sylvain
    [sky] un Esprit Céleste
   *[wild] un Esprit Libre
}
# Une Évolution avec son emplacement : « Peuple des Racines (haut) »
piece = { $title } ({ slot })
# Un Héros qui montre sa face améliorée
upgraded-leader = { $title } (face améliorée)
starting-side = Face de départ
upgraded-side = Face améliorée

## Symboles

symbol-mana = Mana
    .text = Sert à acheter des Évolutions pendant votre Récolte. Ce que vous ne dépensez pas est perdu.
symbol-decay = Déclin
    .text = Avec 4 Déclins ou plus dans votre champ et sur votre carte on-deck, Croissance déduite, vous Déclinez.
symbol-growth = Croissance
    .text = Chaque Croissance annule un Déclin quand on vérifie si vous Déclinez.
symbol-guardian = Gardien
    .text = N'a pas d'effet en soi ; d'autres capacités le comptent.
symbol-vp = PV de Récolte
    .text = À chacune de vos Récoltes, vous gagnez autant de jetons PV du pool.
symbol-vp-end = PV de fin de partie
    .text = Comptés seulement à la fin de la partie.
symbol-animal = Esprit Bestial
    .text = Paie un symbole Bestial ou Libre dans le coût d'un Val.
symbol-forest = Esprit Sylvain
    .text = Paie un symbole Sylvain ou Libre dans le coût d'un Val.
symbol-sky = Esprit Céleste
    .text = Paie un symbole Céleste ou Libre dans le coût d'un Val.
symbol-wild = Esprit Libre
    .text = Paie n'importe quel symbole dans le coût d'un Val. Un symbole Libre dans un coût se paie avec n'importe quel Esprit.
symbol-token = Jeton Mana
    .text = Devient actif quand vous Déclinez. Lors d'une Récolte suivante, utilisez-le pour gagner 1 Mana.
symbol-amulet = Amulette
    .text = Un jeton Mana qui a un pouvoir propre au lieu de donner 1 Mana.
symbol-eclipse = Éclipse
    .text = Peut être glissée sous une autre Évolution du même emplacement. Tant qu'elle est recouverte, elle ne compte pas.
symbol-longwise = Texte sur toute la hauteur
    .text = Le texte occupe toute la hauteur de la carte. Si une carte a plusieurs textes de ce type, seul celui du dessus s'applique.
symbol-pool = Pool de jetons PV
    .text = Le sablier de la partie : quand il est vide, on termine la ronde et la partie s'achève.
symbol-deck = Deck
    .text = Vos cartes, faces cachées. Quand il est vide, votre défausse est mélangée et forme un nouveau deck.
symbol-discard = Défausse
    .text = Vos cartes déjà utilisées. Vous pouvez consulter votre défausse à tout moment.
symbol-on-deck = Carte on-deck
    .text = La carte face visible sur votre deck. Seuls son Déclin et sa Croissance comptent ; poussez pour la jouer.

amount-mana = { $n } Mana
amount-decay = { $n ->
    [one] { $n } Déclin
   *[other] { $n } Déclins
}
amount-growth = { $n ->
    [one] { $n } Croissance
   *[other] { $n } Croissances
}
amount-guardian = { $n ->
    [one] { $n } Gardien
   *[other] { $n } Gardiens
}
amount-vp = { $n } PV
amount-vp-end = { $n } PV en fin de partie
amount-animal = { $n ->
    [one] { $n } Esprit Bestial
   *[other] { $n } Esprits Bestiaux
}
amount-forest = { $n ->
    [one] { $n } Esprit Sylvain
   *[other] { $n } Esprits Sylvains
}
amount-sky = { $n ->
    [one] { $n } Esprit Céleste
   *[other] { $n } Esprits Célestes
}
amount-wild = { $n ->
    [one] { $n } Esprit Libre
   *[other] { $n } Esprits Libres
}
amount-any-spirit = { $n ->
    [one] { $n } Esprit au choix
   *[other] { $n } Esprits au choix
}

## Quand une capacité agit : la mention devant son texte

labelled-text = { $label } : { $text }

when-played = Une Fois Jouée
when-harvest = Récolte
when-ongoing = Toujours
when-on-deck = En Position On-deck
when-spoiling = Avant de Décliner
when-spoiled = En Déclinant
when-discard = Défausse
when-bought = Une Fois Achetée
when-end = Fin de Partie
when-evoke = Évoquer
when-turn = Chaque Tour
when-planting = Semence
when-always = En Permanence
when-harvest-end = Fin de Récolte
when-harvest-or-discard = Récolte ou Défausse
when-any = À Tout Moment

## Phases

phase-setup = Mise en place
    .text = Les Héros et les Amulettes sont attribués.
phase-planting = Semence
    .text = Des cartes sont poussées dans le champ jusqu'à ce que le joueur passe ou Décline.
phase-harvest = Récolte
    .text = On résout les capacités, on marque les PV, on achète des Évolutions et des Vals.
phase-discard = Défausse
    .text = Les achats sont glissés dans leurs protections ; le champ rejoint la défausse.
phase-prep = Préparation
    .text = Des cartes sont jouées jusqu'à ce que le champ et la carte on-deck montrent 3 Déclins.
phase-last-planting = Dernière Semence
    .text = Tourbière de la Garde-Frontière : une Phase de Semence de plus, uniquement pour ses points.
phase-over = Partie terminée
    .text = On fait le décompte.

## Pourquoi un achat est impossible

lack-mana = Il manque { $n } Mana
lack-spirits = Il manque : { $spirits }
lack-buys = Plus d'achat possible ce tour-ci
lack-empty = Il n'y en a plus
lack-slot = Aucune carte de votre champ n'a cet emplacement libre
lack-owned = Vous ne pouvez en posséder qu'un
lack-away = Votre Héros n'est pas dans votre champ
lack-upgraded = Votre Héros est déjà amélioré

## Décompte

score-tokens = Jetons PV
    .text = Les PV gagnés pendant la partie.
score-card = Évolutions
    .text = Les PV des Évolutions de vos 20 cartes, où qu'elles soient.
score-leader = Héros
    .text = Les PV de la face que montre votre Héros à la fin.
score-vale = Vals
    .text = Les PV des Vals que vous possédez.
score-amulet = Amulette
    .text = Les PV de votre Amulette, quelle que soit sa face visible.

## Coups

# Une carte dont parle un coup
where = { $zone ->
    [on_deck] la carte on-deck
    [borrowed] la carte empruntée { $at }
   *[field] la carte { $at }
}

move-pass = Passer
move-push = Pousser
move-spoil = Accepter de Décliner
move-end-harvest = Terminer la Récolte
move-take-vp = Marquer { $n } PV
move-evoke = Évoquer { $title }
move-spend-token = Utiliser le jeton Mana
move-buy-vp = Acheter 1 PV pour 3 Esprits
move-upgrade = Améliorer { $title } pour { $n } Mana
move-turn-back = Remettre { $title } sur sa face de départ pour { $n } Mana
move-buy = Acheter { piece }
move-buy-vale = Acheter { $title }
move-pay = Payer avec { a-spirit }
move-use-vale = Utiliser { $title }
move-use-text = Utiliser { $title } ({ where })
move-play-again = Utiliser de nouveau { $title } ({ where })
move-sleeve = Glisser dans { where }
move-sleeve-now = Glisser { piece } tout de suite
move-sleeve-none = Ne rien glisser tout de suite
move-layer-over = Placer dessus
move-layer-under = Glisser dessous
move-discard-card = Défausser { where }
move-discard-on-deck = Défausser votre carte on-deck
move-discard-none = Ne rien défausser
move-discard-top = La défausser
move-look-discard = Défausser { $card }
move-search = Défausser { $card }
move-put-back = La reposer sur le deck
move-activate-token = Activer le jeton Mana
move-leave-token = Laisser le jeton Mana tel quel
move-add-guardians = Ajouter des Gardiens à { where }
move-add-guardians-on-deck = Ajouter des Gardiens à la carte on-deck
move-add-none = N'ajouter aucun Gardien
move-count-card = Compter les Gardiens de { where }
move-count-none = N'en compter aucun
move-make-wild = Convertir { a-spirit } en Esprit Libre
move-spend-spirit = Dépenser { a-spirit }
move-go-on = Continuer
move-claim = S'approprier { piece }
move-claim-none = Ne rien s'approprier
move-sow = Dépenser 2 Mana pour 1 PV
move-done = Terminé
move-return = Remettre { $card } dans le deck
move-cash-in = Le retirer de la partie pour { $n } PV
move-keep-vale = Garder { $title }
move-keep-card = Garder { where }
move-keep-none = N'en garder aucune
move-move-from = Prendre sur { where }
move-move-piece = Déplacer { piece }
move-move-to = Déplacer vers { where }
move-cancel-decay = Annuler le Déclin de { where }
move-cancel-decay-on-deck = Annuler le Déclin de la carte on-deck
move-cancel-none = Ne rien annuler
move-bury = Placer { where } sous le deck
move-bury-none = N'en placer aucune sous le deck
move-take-mana = Prendre { $n } Mana
move-take-wild = Prendre un Esprit Libre
move-keep-on-deck = Garder votre carte on-deck
move-copy-card = Copier { where }
move-copy-field = { $who ->
    [you] Dans votre propre champ
   *[other] Dans ce champ : { $who }
}
move-copy-from = Prendre sur { where }
move-copy-text = Le texte : { $title }
move-copy-none = Ne rien copier
move-remove = Retirer { piece } de la partie
move-free-soil = Prendre un { piece }
move-stash = Placer { piece } dans l'Atelier
move-craft-on = Façonner { where }
move-craft = Glisser { piece }
move-craft-none = Ne rien façonner
move-take-leader = Prendre { $title }
move-take-amulet = Prendre { $title }
move-keep-amulet = Garder { $title }
move-take-token = Prendre un simple jeton Mana
move-token-first = { $title ->
    [none] Le jeton Mana d'abord
   *[other] { $title } d'abord
}
move-tree-first = Arbre d'Argent d'abord

## Décisions : ce qui se décide et, en une phrase, ce qui est possible

decision-plant = Pousser ou passer
    .hint = Poussez votre carte on-deck dans votre champ pour avoir plus, ou passez et récoltez ce que vous avez.
decision-spoil = Vous allez Décliner
    .hint = Utilisez ce qui peut vous sauver, ou laissez votre champ Décliner et activez votre jeton Mana.
decision-harvest = Récolte
    .hint = Résolvez vos capacités, marquez vos PV et achetez jusqu'à deux Évolutions et deux Vals, dans l'ordre de votre choix.
decision-pay = Payer le Val
    .hint = Choisissez l'Esprit qui paie le prochain symbole du coût.
decision-sleeve = Glisser une Évolution
    .hint = Choisissez une carte de votre champ qui peut la recevoir.
decision-layer = Dessus ou dessous
    .hint = Deux textes occupent toute la hauteur de la carte : choisissez celui qui est au-dessus et s'applique.
decision-order = Ordre des capacités
    .hint = Plusieurs capacités se résolvent maintenant : choisissez la suivante.
decision-discard-other = Défausser une carte
    .hint = Vous pouvez défausser une autre carte de votre champ.
decision-search = Consulter votre deck
    .hint = Vous pouvez défausser une carte de votre deck ; il est ensuite mélangé.
decision-look-at-top = La première carte de votre deck
    .hint = Défaussez la carte que vous voyez, ou reposez-la.
decision-activate-token = Jeton Mana
    .hint = Vous pouvez retourner votre jeton Mana sur sa face active.
decision-add-guardians = Ajouter des Gardiens
    .hint = Choisissez la carte qui gagne des Gardiens ce tour-ci.
decision-buy-for-this-card = Acheter pour cette carte
    .hint = Choisissez une Évolution pour un emplacement libre de cette carte ; elle coûte moins cher et doit y être glissée.
decision-spirit-to-wild = Convertir un Esprit en Esprit Libre
    .hint = Choisissez l'Esprit qui compte comme Libre ce tour-ci.
decision-discard-phase = Avant de défausser le champ
    .hint = Utilisez vos capacités de la Phase de Défausse, ou continuez.
decision-free-advancement = Une Évolution gratuite
    .hint = Choisissez une Évolution à acheter pour 0 Mana ; elle compte comme un achat.
decision-claim = S'approprier une Évolution
    .hint = Vous pouvez prendre gratuitement une Évolution qui coûte de 1 à 6 ; ce n'est pas un achat.
decision-sow = Du Mana contre des PV
    .hint = Dépensez 2 Mana pour chaque PV, autant de fois que vous voulez.
decision-recycle = Remettre des cartes dans le deck
    .hint = Choisissez les cartes de votre défausse à mélanger à votre deck.
decision-look-through = Les premières cartes de votre deck
    .hint = Défaussez celles que vous voulez ; les autres restent dans leur ordre.
decision-cash-in = Garder le Val ou l'échanger
    .hint = Retirez le Val de la partie pour des PV tout de suite, ou gardez-le.
decision-spend-spirits = Des Esprits contre des PV
    .hint = Dépensez d'autres Esprits pour gagner des PV et renoncez au Val, ou gardez-le.
decision-keep-a-card = Garder une carte
    .hint = Vous pouvez garder une carte de votre champ ; elle sera la première de votre prochain champ.
decision-move-from = Déplacer une Évolution
    .hint = Choisissez la carte dont vous retirez une Évolution.
decision-move-piece = Déplacer une Évolution
    .hint = Choisissez l'Évolution à déplacer.
decision-move-to = Déplacer une Évolution
    .hint = Choisissez la carte qui la reçoit.
decision-cancel-decay = Annuler du Déclin
    .hint = Choisissez la carte dont le Déclin est annulé.
decision-play-again = Encore une fois
    .hint = Choisissez dans votre champ une capacité « Une Fois Jouée » à utiliser de nouveau.
decision-discard-any = Défausser une carte
    .hint = Vous pouvez défausser votre carte on-deck ou une carte de votre champ.
decision-sleeve-now = Glisser tout de suite
    .hint = Choisissez une Évolution que vous avez achetée ; elle est glissée maintenant et agit dès cette Récolte.
decision-bury = Sous le deck
    .hint = Choisissez une carte de votre champ à placer face cachée sous votre deck.
decision-mana-or-guardians = Mana ou Gardiens
    .hint = Prenez 1 Mana, ou choisissez une carte qui gagne 2 Gardiens ce tour-ci.
decision-mana-or-wild = Mana ou Esprit Libre
    .hint = Prenez du Mana ou un Esprit Libre.
decision-swap-on-deck-card = Votre carte on-deck
    .hint = Vous pouvez défausser votre carte on-deck et en révéler une nouvelle ; le joueur qui vous le propose gagne alors des PV.
decision-copy-a-card = Copier une carte
    .hint = Choisissez une autre carte de votre champ ; votre Héros a aussi ses symboles et ses capacités ce tour-ci.
decision-copy-from-field = Copier une capacité
    .hint = Choisissez le champ dont vous copiez une capacité.
decision-copy-from-card = Copier une capacité
    .hint = Choisissez la carte dont vous copiez une capacité.
decision-copy-text = Copier une capacité
    .hint = Choisissez la capacité à copier.
decision-clear-commons = Renouveler la Réserve
    .hint = Vous pouvez retirer de la partie des Évolutions de niveau 2 ou 3 ; d'autres les remplacent aussitôt.
decision-free-soil = Un Sol Fertile gratuit
    .hint = Choisissez un Sol Fertile à glisser dans une carte de votre champ ; ce n'est pas un achat.
decision-stash = Votre Atelier
    .hint = Choisissez une Évolution à placer gratuitement dans votre Atelier.
decision-craft-card = Façonner depuis l'Atelier
    .hint = Choisissez la carte qui reçoit des Évolutions de votre Atelier.
decision-craft-piece = Façonner depuis l'Atelier
    .hint = Choisissez une Évolution de votre Atelier pour cette carte ; la carte va ensuite sous votre deck.
decision-mana-per-guardian = Du Mana pour des Gardiens
    .hint = Choisissez une carte de votre champ ; vous gagnez 1 Mana pour chaque Gardien qu'elle porte.
decision-choose-leader = Choisir un Héros
    .hint = Votre Héros est glissé dans l'une de vos cartes vierges.
decision-choose-amulet = Choisir une Amulette
    .hint = Votre Amulette remplace votre jeton Mana.
decision-draft = Draft
    .hint = Prenez un Héros ou une Amulette ; l'autre viendra au second passage.
decision-keep-amulet = Amulette ou jeton Mana
    .hint = Gardez votre Amulette, ou prenez un simple jeton Mana à la place.
decision-over = La partie est terminée
    .hint = Voyez le détail du décompte, ou rejouez.

## Journal

log-turn = { $who ->
    [you] Vous commencez le tour { $n }
   *[other] { $who } commence le tour { $n }
}
log-pushed = { $who ->
    [you] Vous poussez { $card }
   *[other] { $who } pousse { $card }
}
log-revealed = { $who ->
    [you] Vous révélez { $card }
   *[other] { $who } révèle { $card }
}
log-passed = { $who ->
    [you] Vous passez
   *[other] { $who } passe
}
log-spoiled = { $who ->
    [you] Vous Déclinez
   *[other] { $who } Décline
}
log-prep-spoiled = { $who ->
    [you] Vous Déclinez en Phase de Préparation
   *[other] { $who } Décline en Phase de Préparation
}
log-used = { $who ->
    [you] Vous utilisez { $card }
   *[other] { $who } utilise { $card }
}
log-gained-vp = { $who ->
    [you] Vous gagnez { $n } PV ({ $card })
   *[other] { $who } gagne { $n } PV ({ $card })
}
log-bought = { $who ->
    [you] Vous achetez { $card } pour { $n } Mana
   *[other] { $who } achète { $card } pour { $n } Mana
}
log-bought-vale = { $who ->
    [you] Vous achetez le Val { $card }
   *[other] { $who } achète le Val { $card }
}
log-sleeved = { $who ->
    [you] Vous glissez { $card } dans la carte { $n }
   *[other] { $who } glisse { $card } dans la carte { $n }
}
log-discarded = { $who ->
    [you] Vous défaussez { $card }
   *[other] { $who } défausse { $card }
}
log-reshuffled = { $who ->
    [you] Vous mélangez votre défausse pour former un nouveau deck
   *[other] { $who } mélange sa défausse pour former un nouveau deck
}
log-evoked = { $who ->
    [you] Vous Évoquez { $card }
   *[other] { $who } Évoque { $card }
}
log-activated = { $who ->
    [you] Vous activez votre jeton Mana
   *[other] { $who } active son jeton Mana
}
log-spent-spirits = { $who ->
    [you] Vous dépensez { $n } Esprits pour 1 PV
   *[other] { $who } dépense { $n } Esprits pour 1 PV
}
log-last-round = { $who ->
    [you] Vous videz le pool : c'est la dernière ronde
   *[other] { $who } vide le pool : c'est la dernière ronde
}
log-spoiled-turn = { $who ->
    [you] Vous avez Décliné en Phase de Préparation et ignorez vos Phases de Semence et de Récolte
   *[other] { $who } a Décliné en Phase de Préparation et ignore ses Phases de Semence et de Récolte
}
log-extra-turn = { $who ->
    [you] Vous jouez un tour supplémentaire
   *[other] { $who } joue un tour supplémentaire
}
log-upgraded = { $who ->
    [you] Vous améliorez { $card }
   *[other] { $who } améliore { $card }
}
log-turned-back = { $who ->
    [you] Vous remettez { $card } sur sa face de départ
   *[other] { $who } remet { $card } sur sa face de départ
}
log-kept = { $who ->
    [you] Vous gardez { $card } dans votre champ
   *[other] { $who } garde { $card } dans son champ
}
log-buried = { $who ->
    [you] Vous placez { $card } sous votre deck
   *[other] { $who } place { $card } sous son deck
}
log-entered = { $who ->
    [you] Vous placez { $card } dans votre champ
   *[other] { $who } place { $card } dans son champ
}
log-claimed = { $who ->
    [you] Vous vous appropriez { $card }
   *[other] { $who } s'approprie { $card }
}
log-removed = { $who ->
    [you] Vous retirez { $card } de la partie
   *[other] { $who } retire { $card } de la partie
}
log-replenished = { $card } rejoint l'offre
log-discarded-unseen = { $who ->
    [you] Vous défaussez une carte de votre deck sans la regarder
   *[other] { $who } défausse une carte de son deck sans la regarder
}
log-stashed = { $who ->
    [you] Vous placez { $card } dans l'Atelier
   *[other] { $who } place { $card } dans l'Atelier
}
log-moved = { $who ->
    [you] Vous déplacez { $card } vers la carte { $n }
   *[other] { $who } déplace { $card } vers la carte { $n }
}
log-game-over = La partie est terminée
log-chose = { $who ->
    [you] Vous prenez { $card }
   *[other] { $who } prend { $card }
}
log-pool-filled = { $who ->
    [you] Vous ajoutez { $n } PV au pool
   *[other] { $who } ajoute { $n } PV au pool
}
log-last-planting = { $who ->
    [you] Vous jouez une Phase de Semence de plus pour { $card }
   *[other] { $who } joue une Phase de Semence de plus pour { $card }
}
log-copied = { $who ->
    [you] Vous copiez { $card }
   *[other] { $who } copie { $card }
}
log-prepped = { $who ->
    [you] Vous préparez votre champ :
   *[other] { $who } prépare son champ :
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
