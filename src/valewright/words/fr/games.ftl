### Les deux jeux : leurs noms, leurs options et les robots.

game-mystic-vale = Mystic Vale
    .text = Façonnez vos cartes et poussez votre chance pour guérir la vallée. De 2 à 6 joueurs.
game-misty-valley = Misty Valley
    .text = Posez des tuiles, envoyez des patrouilles et prenez le contrôle de la vallée. 2 joueurs.

## Options

option-players = Joueurs
    .text = Le nombre de joueurs.
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
option-cards = Fichier de cartes
    .text = Vos propres valeurs de cartes, à la place de celles du jeu.
option-expansion = Murs et Fleurs
    .text = Chaque nouvelle tuile de vallée apporte un mur ou des fleurs.
option-light = Partie moins complexe
    .text = Sans capitaines ni compétences : pour une première partie.
option-tribes = Tribus
    .text = Qui joue quelle tribu.
option-first = Premier joueur
    .text = Qui commence.

## Choix des options

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
choice-tribes-random = Au hasard
choice-tribes-choose = Le premier joueur choisit
choice-tribes-trailseekers = Les Chaspistes pour le joueur 1
choice-tribes-berrygnawers = Les Mordibaies pour le joueur 1
choice-first-random = Au hasard
choice-first-1 = Joueur 1
choice-first-2 = Joueur 2

## Boîtes

set-base = Jeu de base
    .text = Le jeu d'origine.
set-vale-of-magic = Le Val Magique
    .text = De nouvelles Évolutions et de nouveaux Vals.
set-vale-of-the-wild = Le Val Sauvage
    .text = Des Évolutions Éclipse, des capacités actives en position on-deck et des Héros.
set-mana-storm = Tempête de Mana
    .text = Un peu de tout, et des Amulettes.

## Robots

bot-random = Hasard
    .text = Joue n'importe quel coup autorisé. Pour faire des essais.
bot-greedy = Glouton
    .text = Prend ce qui paraît le mieux sur le moment. Rapide et raisonnable.
bot-novice = Novice
    .text = Fait des erreurs. Un bon premier adversaire.
bot-apprentice = Apprenti
    .text = Connaît le jeu, mais ne voit pas bien loin.
bot-adept = Adepte
    .text = Prévoit ses coups. Il faudra bien jouer.
bot-archdruid = Archidruide
    .text = Le plus fort des robots. Prend son temps.
