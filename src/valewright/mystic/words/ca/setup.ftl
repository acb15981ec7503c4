### Mystic Vale: its name, what it is set up with, and its components by kind.

game-mystic-vale = Mystic Vale
    .text = Forgeu les vostres cartes i tempteu la sort per guarir la vall. De 2 a 6 jugadors.
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
set-base = Joc base
    .text = El joc original.
set-vale-of-magic = Vale of Magic
    .text = Més avenços i més valls.
set-vale-of-the-wild = Vale of the Wild
    .text = Avenços d'eclipsi, habilitats de la carta visible de la pila i líders.
set-mana-storm = Mana Storm
    .text = Una mica de tot, i amulets.
shell-conclaves-title = Trieu conclaves
shell-conclaves-explain = Les piles només contenen les cartes dels conclaves que trieu. Comenceu amb sis; afegiu-ne o traieu-ne els que vulgueu.
shell-conclaves-pick = Tria conclaves
shell-conclaves-change = Canvia
shell-conclaves-random = Sis a l'atzar
shell-conclaves-none = Cap
shell-conclaves-vp = Dona PV
shell-conclaves-count =
    { $n ->
        [one] { $n } triat; el normal són sis
       *[other] { $n } triats; el normal són sis
    }
shell-conclaves-few-vp = Conclaves triats que donen PV: { $n }. Incloeu-ne almenys { $needed }, o potser la partida no s'acabarà mai.
shell-conclaves-few-advancements = Avenços de nivell { $level }: només { $n }. És millor tenir-ne almenys { $needed }.
shell-conclaves-few-vales = Valls de nivell { $level }: només { $n }. És millor tenir-ne almenys { $needed }.
shell-kind-advancement = Avenç
shell-kind-vale = Vall
shell-kind-leader = Líder
shell-kind-amulet = Amulet
shell-kinds-advancement = Avenços
shell-kinds-vale = Valls
shell-kinds-leader = Líders
shell-kinds-amulet = Amulets
shell-cost-0-2 = De 0 a 2
shell-cost-3-4 = 3 o 4
shell-cost-5-6 = 5 o 6
shell-cost-7-99 = 7 o més
