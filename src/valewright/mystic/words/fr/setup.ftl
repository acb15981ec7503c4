### Mystic Vale: its name, what it is set up with, and its components by kind.

game-mystic-vale = Mystic Vale
    .text = Façonnez vos cartes et poussez votre chance pour guérir la vallée. De 2 à 6 joueurs.
option-sets = Boîtes
    .text = Les boîtes dont les cartes sont mélangées.
option-leaders = Héros
    .text = Chaque joueur a un Héros, une carte personnelle qu'il peut améliorer.
option-amulets = Amulettes
    .text = Des Amulettes aux pouvoirs particuliers remplacent les jetons Mana.
option-conclaves = Conclaves
    .text = Les pioches se composent de groupes de cartes, six en général, au lieu de boîtes entières.
option-buy-vp = Acheter des PV
    .text = Variante : pendant la Récolte, 3 Esprits au choix permettent d'acheter 1 PV.
option-stacked = Doublons empilés
    .text = Variante : les Évolutions de même nom partagent une seule place de la Réserve.
option-pool = Pool de jetons PV
    .text = La partie s'achève quand ces PV sont épuisés. Moins il y en a, plus elle est courte.
choice-leaders-off = Sans Héros
choice-leaders-random = Un chacun, au hasard
choice-leaders-choose = Chacun choisit librement
choice-leaders-deal-two = Deux chacun, en garder un
choice-leaders-draft = Draft
choice-amulets-off = Sans Amulettes
choice-amulets-random = Une chacun, au hasard
choice-amulets-choose = Chacun choisit librement
choice-amulets-deal-two = Deux chacun, en garder une
choice-amulets-draft = Draft
set-base = Jeu de base
    .text = Le jeu d'origine.
set-vale-of-magic = Le Val Magique
    .text = De nouvelles Évolutions et de nouveaux Vals.
set-vale-of-the-wild = Le Val Sauvage
    .text = Des Évolutions Éclipse, des capacités actives en position on-deck et des Héros.
set-mana-storm = Tempête de Mana
    .text = Un peu de tout, et des Amulettes.
shell-conclaves-title = Choisissez des Conclaves
shell-conclaves-explain = Les pioches ne contiennent que les cartes des Conclaves que vous choisissez. Commencez par six ; ajoutez-en ou retirez-en à votre guise.
shell-conclaves-pick = Choisir des Conclaves
shell-conclaves-change = Changer
shell-conclaves-random = Six au hasard
shell-conclaves-none = Aucun
shell-conclaves-vp = Rapporte des PV
shell-conclaves-count =
    { $n ->
        [one] { $n } choisi ; six en général
       *[other] { $n } choisis ; six en général
    }
shell-conclaves-few-vp = Nombre de ces Conclaves qui rapportent des PV : { $n }. Prenez-en au moins { $needed }, sinon la partie risque de ne jamais finir.
shell-conclaves-few-advancements = Évolutions de niveau { $level } : seulement { $n }. Mieux vaut en avoir au moins { $needed }.
shell-conclaves-few-vales = Vals de niveau { $level } : seulement { $n }. Mieux vaut en avoir au moins { $needed }.
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
shell-cost-7-99 = 7 ou plus
