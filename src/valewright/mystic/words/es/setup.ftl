### Mystic Vale: its name, what it is set up with, and its components by kind.

game-mystic-vale = Mystic Vale
    .text = Forja tus cartas y tienta a la suerte para sanar el valle. De 2 a 6 jugadores.
option-sets = Cajas
    .text = Las cajas cuyas cartas se mezclan.
option-leaders = Líderes
    .text = Cada jugador tiene un líder, una carta propia que se puede mejorar.
option-amulets = Amuletos
    .text = Amuletos con poderes propios sustituyen a las fichas de maná.
option-conclaves = Cónclaves
    .text = Los mazos se forman con grupos de cartas, normalmente seis, en lugar de cajas enteras.
option-buy-vp = Comprar PV
    .text = Variante: en la cosecha, 3 espíritus cualesquiera sirven para comprar 1 PV.
option-stacked = Duplicados apilados
    .text = Variante: los avances con el mismo nombre comparten un solo espacio del mercado.
option-pool = Reserva de PV
    .text = La partida termina cuando se agotan estos PV. Cuantos menos, más corta.
choice-leaders-off = Sin líderes
choice-leaders-random = Uno al azar por jugador
choice-leaders-choose = Cada jugador elige
choice-leaders-deal-two = Dos por jugador, a elegir uno
choice-leaders-draft = Draft
choice-amulets-off = Sin amuletos
choice-amulets-random = Uno al azar por jugador
choice-amulets-choose = Cada jugador elige
choice-amulets-deal-two = Dos por jugador, a elegir uno
choice-amulets-draft = Draft
set-base = Juego base
    .text = El juego original.
set-vale-of-magic = Vale of Magic
    .text = Más avances y más valles.
set-vale-of-the-wild = Vale of the Wild
    .text = Avances de eclipse, habilidades de la carta visible del mazo y líderes.
set-mana-storm = Mana Storm
    .text = Un poco de todo, y amuletos.
shell-conclaves-title = Elige cónclaves
shell-conclaves-explain = Los mazos contienen solo las cartas de los cónclaves que elijas. Empieza con seis; añade o quita los que quieras.
shell-conclaves-pick = Elegir cónclaves
shell-conclaves-change = Cambiar
shell-conclaves-random = Seis al azar
shell-conclaves-none = Ninguno
shell-conclaves-vp = Da PV
shell-conclaves-count =
    { $n ->
        [one] { $n } elegido; lo normal son seis
       *[other] { $n } elegidos; lo normal son seis
    }
shell-conclaves-few-vp = Cónclaves elegidos que dan PV: { $n }. Incluye al menos { $needed }, o quizá la partida no acabe nunca.
shell-conclaves-few-advancements = Avances de nivel { $level }: solo { $n }. Es mejor tener al menos { $needed }.
shell-conclaves-few-vales = Valles de nivel { $level }: solo { $n }. Es mejor tener al menos { $needed }.
shell-kind-advancement = Avance
shell-kind-vale = Valle
shell-kind-leader = Líder
shell-kind-amulet = Amuleto
shell-kinds-advancement = Avances
shell-kinds-vale = Valles
shell-kinds-leader = Líderes
shell-kinds-amulet = Amuletos
shell-cost-0-2 = De 0 a 2
shell-cost-3-4 = 3 o 4
shell-cost-5-6 = 5 o 6
shell-cost-7-99 = 7 o más
