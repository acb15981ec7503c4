### Els dos jocs: els seus noms, les opcions i els bots.

game-mystic-vale = Mystic Vale
    .text = Forgeu les vostres cartes i tempteu la sort per guarir la vall. De 2 a 6 jugadors.
game-misty-valley = Misty Valley
    .text = Col·loqueu rajoles, envieu patrulles i guanyeu la vall. 2 jugadors.

## Opcions

option-players = Jugadors
    .text = El nombre de jugadors.
option-sets = Caixes
    .text = Les caixes que aporten les cartes.
option-leaders = Líders
    .text = Cada jugador té un líder, una carta pròpia que es pot millorar.
option-amulets = Amulets
    .text = Amulets amb poders propis substitueixen les fitxes de mana.
option-conclaves = Conclaves
    .text = Grups de cartes, normalment sis, formen les piles, en lloc de caixes senceres.
option-buy-vp = Compra de PV
    .text = Variant: a la collita, 3 esperits qualssevol serveixen per comprar 1 PV.
option-stacked = Duplicats apilats
    .text = Variant: els avenços amb el mateix nom comparteixen un sol espai del mercat.
option-pool = Reserva de PV
    .text = La partida acaba quan s'exhaureixen aquests PV. Com menys n'hi ha, més curta és.
option-cards = Fitxer de cartes
    .text = Els vostres valors de cartes, en lloc dels que porta el joc.
option-expansion = Murs i flors
    .text = Cada nova rajola de vall porta un mur o flors.
option-light = Partida més fàcil
    .text = Sense capitans ni habilitats: per a una primera partida.
option-tribes = Tribus
    .text = Qui juga amb cada tribu.
option-first = Primer jugador
    .text = Qui comença.

## Valors de les opcions

choice-leaders-off = Sense líders
choice-leaders-random = Un a l'atzar per jugador
choice-leaders-choose = Cada jugador tria
choice-leaders-deal-two = Dos per jugador, a triar-ne un
choice-leaders-draft = Draft
choice-amulets-off = Sense amulets
choice-amulets-random = Un a l'atzar per jugador
choice-amulets-choose = Cada jugador tria
choice-amulets-deal-two = Dos per jugador, a triar-ne un
choice-amulets-draft = Draft
choice-tribes-random = A l'atzar
choice-tribes-choose = El primer jugador tria
choice-tribes-trailseekers = Jugador 1: Buscarastres
choice-tribes-berrygnawers = Jugador 1: Rosegamores
choice-first-random = A l'atzar
choice-first-1 = Jugador 1
choice-first-2 = Jugador 2

## Caixes

set-base = Joc base
    .text = El joc original.
set-vale-of-magic = Vale of Magic
    .text = Més avenços i més valls.
set-vale-of-the-wild = Vale of the Wild
    .text = Avenços d'eclipsi, habilitats de la carta visible de la pila i líders.
set-mana-storm = Mana Storm
    .text = Una mica de tot, i amulets.

## Bots

bot-random = Aleatori
    .text = Fa qualsevol jugada permesa. Per fer proves.
bot-greedy = Cobdiciós
    .text = Es queda amb el que sembla millor a cada moment. Ràpid i assenyat.
bot-novice = Novell
    .text = Comet errors. Un bon primer rival.
bot-apprentice = Aprenent
    .text = Coneix el joc, però no veu gaire enllà.
bot-adept = Adepte
    .text = Planifica les jugades. Haureu de jugar bé.
bot-archdruid = Arxidruida
    .text = El bot més fort. Es pren el seu temps.
