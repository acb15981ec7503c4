### Els dos jocs: els seus noms, les opcions i els bots.

game-mystic-vale = Mystic Vale
    .text = Forgeu les vostres cartes i tempteu la sort per guarir la vall. De 2 a 6 jugadors.
game-misty-valley = Misty Valley
    .text = Col·loqueu rajoles, envieu patrulles i guanyeu la vall. 2 jugadors.

## Opcions

option-players = Jugadors
    .text = Quantes persones juguen.
option-sets = Caixes
    .text = Les caixes de les quals es barregen les cartes.
option-leaders = Líders
    .text = Cada jugador té un líder, una carta pròpia que es pot millorar.
option-amulets = Amulets
    .text = Amulets amb poders propis substitueixen les fitxes de manà.
option-conclaves = Conclaves
    .text = Les piles es formen amb grups de cartes, normalment sis, en lloc de caixes senceres.
option-buy-vp = Comprar PV
    .text = Variant: a la collita, 3 esperits qualssevol compren 1 PV.
option-stacked = Duplicats apilats
    .text = Variant: els avenços amb el mateix nom comparteixen un sol espai del mercat.
option-pool = Reserva de PV
    .text = Els PV que posen fi a la partida. Com menys n'hi ha, més curta és.
option-cards = Fitxer de cartes
    .text = Valors impresos propis, en lloc dels que porta el joc.
option-expansion = Murs i flors
    .text = Cada nova rajola de vall porta un mur o unes flors.
option-light = Partida més fàcil
    .text = Sense capitans ni habilitats: per a una primera partida.
option-tribes = Tribus
    .text = Qui juga amb cada tribu.
option-first = Primer jugador
    .text = Qui comença.

## Valors de les opcions

choice-leaders-off = Sense líders
choice-leaders-random = Un a l'atzar per a cadascú
choice-leaders-choose = Cadascú tria lliurement
choice-leaders-deal-two = Dos per a cadascú, quedar-se'n un
choice-leaders-draft = Draft
choice-amulets-off = Sense amulets
choice-amulets-random = Un a l'atzar per a cadascú
choice-amulets-choose = Cadascú tria lliurement
choice-amulets-deal-two = Dos per a cadascú, quedar-se'n un
choice-amulets-draft = Draft
choice-tribes-random = A l'atzar
choice-tribes-choose = Tria el primer jugador
choice-tribes-trailseekers = El jugador 1 juga amb els Buscarastres
choice-tribes-berrygnawers = El jugador 1 juga amb els Rosegamores
choice-first-random = A l'atzar
choice-first-1 = Jugador 1
choice-first-2 = Jugador 2

## Caixes

set-base = Joc base
    .text = El joc tal com ve a la seva primera caixa.
set-vale-of-magic = Vale of Magic
    .text = Més avenços i més valls.
set-vale-of-the-wild = Vale of the Wild
    .text = Avenços d'eclipsi, habilitats de la carta següent i líders.
set-mana-storm = Mana Storm
    .text = Una mica de tot, i amulets.

## Bots

bot-random = Atzar
    .text = Fa qualsevol jugada permesa. Per provar.
bot-greedy = Cobdiciós
    .text = Agafa el que sembla millor en cada moment. Ràpid i assenyat.
bot-novice = Novell
    .text = Comet errors. Un bon primer rival.
bot-apprentice = Aprenent
    .text = Coneix el joc, però no hi veu gaire lluny.
bot-adept = Adepte
    .text = Juga amb un pla. Caldrà jugar bé.
bot-archdruid = Arxidruida
    .text = El més fort de tots. Es pren el seu temps.
