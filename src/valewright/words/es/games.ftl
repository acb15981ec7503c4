### Los dos juegos: sus nombres, sus opciones y los bots.

game-mystic-vale = Mystic Vale
    .text = Forja tus cartas y tienta a la suerte para sanar el valle. De 2 a 6 jugadores.
game-misty-valley = Misty Valley
    .text = Coloca losetas, envía patrullas y hazte con el valle. 2 jugadores.

## Opciones

option-players = Jugadores
    .text = Cuántas personas juegan.
option-sets = Cajas
    .text = Las cajas cuyas cartas se mezclan.
option-leaders = Líderes
    .text = Cada jugador tiene un líder, una carta propia que se puede mejorar.
option-amulets = Amuletos
    .text = Amuletos con poderes propios sustituyen a las fichas de maná.
option-conclaves = Cónclaves
    .text = Los mazos se forman con grupos de cartas, normalmente seis, en lugar de cajas enteras.
option-buy-vp = Comprar PV
    .text = Variante: en la cosecha, 3 espíritus cualesquiera compran 1 PV.
option-stacked = Duplicados apilados
    .text = Variante: los avances con el mismo nombre comparten un solo espacio del mercado.
option-pool = Reserva de PV
    .text = Los PV que ponen fin a la partida. Cuantos menos, más corta.
option-cards = Archivo de cartas
    .text = Valores impresos propios, en lugar de los que trae el juego.
option-expansion = Muros y flores
    .text = Cada nueva loseta de valle trae un muro o unas flores.
option-light = Partida más fácil
    .text = Sin capitanes ni habilidades: para una primera partida.
option-tribes = Tribus
    .text = Quién juega con cada tribu.
option-first = Primer jugador
    .text = Quién empieza.

## Valores de las opciones

choice-leaders-off = Sin líderes
choice-leaders-random = Uno al azar para cada uno
choice-leaders-choose = Cada uno elige libremente
choice-leaders-deal-two = Dos para cada uno, quedarse con uno
choice-leaders-draft = Draft
choice-amulets-off = Sin amuletos
choice-amulets-random = Uno al azar para cada uno
choice-amulets-choose = Cada uno elige libremente
choice-amulets-deal-two = Dos para cada uno, quedarse con uno
choice-amulets-draft = Draft
choice-tribes-random = Al azar
choice-tribes-choose = Elige el primer jugador
choice-tribes-trailseekers = El jugador 1 juega con los Buscarrastros
choice-tribes-berrygnawers = El jugador 1 juega con los Roebayas
choice-first-random = Al azar
choice-first-1 = Jugador 1
choice-first-2 = Jugador 2

## Cajas

set-base = Juego base
    .text = El juego tal como viene en su primera caja.
set-vale-of-magic = Vale of Magic
    .text = Más avances y más valles.
set-vale-of-the-wild = Vale of the Wild
    .text = Avances de eclipse, habilidades de la carta siguiente y líderes.
set-mana-storm = Mana Storm
    .text = Un poco de todo, y amuletos.

## Bots

bot-random = Azar
    .text = Hace cualquier jugada legal. Para probar.
bot-greedy = Codicioso
    .text = Toma lo que parece mejor en cada momento. Rápido y sensato.
bot-novice = Novato
    .text = Comete errores. Un buen primer rival.
bot-apprentice = Aprendiz
    .text = Conoce el juego, pero ve poco más allá.
bot-adept = Adepto
    .text = Juega con un plan. Tendrás que jugar bien.
bot-archdruid = Archidruida
    .text = El más fuerte de todos. Se toma su tiempo.
