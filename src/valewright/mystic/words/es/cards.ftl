### Mystic Vale: los nombres y los textos de las cartas.
###
### Los nombres y los textos ingleses están en los datos del juego. El comentario de cada carta cita
### el texto inglés traducido (`text`, `upgraded`): una prueba falla cuando ese texto ha cambiado.

## Cartas iniciales

card-blank = Carta en blanco
card-cursed-land = Tierra maldita
card-fertile-soil = Tierra fértil

## Lo que el registro nombra como una carta

card-symbols = símbolos
card-the-mana-token = la ficha de maná
card-ashae-upgraded = { card-ashae } (cara mejorada)
card-cyrilla-upgraded = { card-cyrilla } (cara mejorada)
card-dione-upgraded = { card-dione } (cara mejorada)
card-gingan-upgraded = { card-gingan } (cara mejorada)
card-guilduin-upgraded = { card-guilduin } (cara mejorada)
card-hempero-upgraded = { card-hempero } (cara mejorada)
card-nepeto-upgraded = { card-nepeto } (cara mejorada)
card-taeda-upgraded = { card-taeda } (cara mejorada)
card-algeni-upgraded = { card-algeni } (cara mejorada)
card-glorus-upgraded = { card-glorus } (cara mejorada)
card-kirath-upgraded = { card-kirath } (cara mejorada)
card-morlok-upgraded = { card-morlok } (cara mejorada)
card-old-barkarb-upgraded = { card-old-barkarb } (cara mejorada)
card-silverwing-upgraded = { card-silverwing } (cara mejorada)
card-xanos-upgraded = { card-xanos } (cara mejorada)
card-yaquei-upgraded = { card-yaquei } (cara mejorada)

## Juego base: avances de nivel 1

# text: Search your deck; you may discard one card from it; then shuffle your deck.
card-cleansing-rain = Lluvia purificadora
    .text = Busca en tu mazo; puedes descartar una carta de él; después baraja tu mazo.
# text: Gain 1 mana for each guardian on this card.
card-dawnsinger = Cantora del alba
    .text = Gana 1 de maná por cada guardián de esta carta.
# text: You may discard another card from your field.
card-deadwood-harvester = Segadora de leña muerta
    .text = Puedes descartar otra carta de tu campo.
# text: An advancement you buy for this card costs 2 less; it must then be sleeved here.
card-earthchant-chorus = Coro de la tierra
    .text = Un avance que compres para esta carta cuesta 2 menos; después debes insertarlo aquí.
card-field-of-flowers = Campo de flores
# text: Lose 1 mana if you have any.
card-grassland = Pradera
    .text = Pierde 1 de maná si tienes.
# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
card-peacekeeper-druid = Druida pacificador
    .text = Una vez por turno, cuando tu campo vaya a echarse a perder: descarta la carta visible de tu mazo y revela otra.
card-podlings = Pueblo de las raíces
# text: This card has at most 1 decay.
card-seedling = Brote tierno
    .text = Esta carta tiene como mucho 1 de podredumbre.
card-wayfinder = Guía de las sendas
card-wellspring = Manantial

## Juego base: avances de nivel 2

card-bear-totem = Tótem del oso
card-druids-song = Canto del druida
# text: Gain 1 VP for each guardian on this card.
card-feral-chieftain = Caudillo feroz
    .text = Gana 1 PV por cada guardián de esta carta.
# text: This card has 1 growth for each guardian on it.
card-grovetender = Cuidadora del soto
    .text = Esta carta tiene 1 de crecimiento por cada uno de sus guardianes.
card-hawk = Halcón
card-hulking-thornhide = Coloso espinoso
# text: This card has no decay.
card-lifebringer-seed = Semilla de vida
    .text = Esta carta no tiene podredumbre.
# text: You may discard another card from your field.
card-mindful-owl = Lechuza atenta
    .text = Puedes descartar otra carta de tu campo.
card-moon-wolf = Lobo lunar
card-plow = Arado

## Juego base: avances de nivel 3

# text: Gain 1 VP for every 2 cards in your field.
card-aurora = Aurora
    .text = Gana 1 PV por cada 2 cartas de tu campo.
# text: Look at the top card of your deck; discard it or put it back.
card-calm-weather = Tiempo en calma
    .text = Mira la primera carta de tu mazo; descártala o devuélvela a su sitio.
card-dreadcoil-cobra = Cobra de anillos funestos
card-ent-elder = Anciano ent
# text: Worth 1 more VP for each mana, decay, growth, guardian and spirit symbol printed on this card.
card-gaias-chosen = Elegida de Gaia
    .text = Vale 1 PV más por cada símbolo de maná, podredumbre, crecimiento, guardián y espíritu impreso en esta carta.
card-hive-swarm = Enjambre
card-lifebloom-orchids = Orquídeas de vida
# text: Gain 1 mana for each other card in your field.
card-magic-seed = Semilla mágica
    .text = Gana 1 de maná por cada una de las demás cartas de tu campo.
card-stag = Ciervo
card-will-o-the-wisp = Fuego fatuo
# text: Gain 2 VP for each guardian on this card.
card-woodland-warden = Custodio del bosque
    .text = Gana 2 PV por cada guardián de esta carta.

## Juego base: valles de nivel 1

# text: Gain 1 mana.
card-azure-lake = Lago azur
    .text = Gana 1 de maná.
# text: When you would spoil you may remove this from the game: 1 growth until your next prep.
card-blooming-arbor = Arboleda en flor
    .text = Cuando tu campo vaya a echarse a perder, puedes retirar este valle de la partida: 1 de crecimiento hasta tu próxima preparación.
# text: Gain 1 forest spirit.
card-cascading-falls = Saltos de agua
    .text = Gana 1 espíritu forestal.
card-exodus-road = Senda del éxodo
card-ley-line-nexus = Nexo de líneas ley
# text: Gain 1 sky spirit.
card-radiant-pinnacle = Pináculo radiante
    .text = Gana 1 espíritu celeste.
# text: You may spend 2 mana: one animal, forest or sky spirit counts as wild this turn.
card-sunstone-aerie = Nido de la piedra solar
    .text = Puedes gastar 2 de maná: un espíritu animal, forestal o celeste cuenta como comodín este turno.
# text: Gain 1 animal spirit.
card-talonthorn-den = Guarida de Garraespina
    .text = Gana 1 espíritu animal.
card-world-tree = Árbol del mundo

## Juego base: valles de nivel 2

# text: You have 1 growth. You may not own two of these.
card-ancient-liferoots = Raíces de vida ancestrales
    .text = Tienes 1 de crecimiento. No puedes tener dos valles como este.
card-blessed-savanna = Sabana bendita
# text: Once per turn, at any time: a card in your field or on deck has 1 more guardian this turn.
card-conclave-of-ents = Cónclave de los ents
    .text = Una vez por turno, en cualquier momento: una carta de tu campo o la carta visible de tu mazo tiene 1 guardián más este turno.
card-feral-grove = Soto salvaje
card-fungal-forest = Bosque de hongos
card-heartwood-sanctuary = Santuario del duramen
# text: Gain 1 wild spirit.
card-pool-of-light = Estanque de luz
    .text = Gana 1 espíritu comodín.
card-shimmering-brook = Arroyo centelleante
card-skyhaven = Refugio celeste
# text: Gain 2 mana. You may buy 3 advancements each turn.
card-stream-of-vigor = Torrente de vigor
    .text = Gana 2 de maná. Puedes comprar 3 avances cada turno.
card-verdant-valley = Valle frondoso
card-webwood-canopy = Dosel de telarañas
card-wellspring-glade = Claro del manantial

## Vale of Magic: avances de nivel 1

card-arbor-overseer = Capataz de la arboleda
# text: You may put as many cards from the top of your deck into your field as this card has guardians.
card-canopy-explorer = Explorador del dosel
    .text = Puedes poner en tu campo tantas cartas de encima de tu mazo como guardianes tenga esta carta.
card-giant-toad = Sapo gigante
card-limbthresher = Trituraramas
card-sentry = Centinela
card-wood-sprite = Duende del bosque

## Vale of Magic: avances de nivel 2

# text: You may turn your mana token to its active side.
card-goldenwing-gryphon = Grifo alidorado
    .text = Puedes activar tu ficha de maná.
# text: If this is not the leftmost card of your field you may keep it: it becomes the first card of your next field.
card-hatchery = Criadero
    .text = Si esta carta no es la primera por la izquierda de tu campo, puedes conservarla: pasa a ser la primera carta de tu próximo campo.
card-heartwood-healer = Sanador del duramen
# text: Double the mana you have.
card-ley-line-overflow = Crecida de líneas ley
    .text = Duplica el maná que tienes.
# text: For each guardian on this card you may discard a card from your deck; then shuffle it.
card-lifetap-oracle = Oráculo de la savia
    .text = Por cada guardián de esta carta puedes descartar una carta de tu mazo; después barájalo.
card-sunshard-custodian = Custodio de la esquirla solar
card-water-weaver = Tejedora de agua

## Vale of Magic: avances de nivel 3

card-chromatic-wyvern = Guiverno cromático
card-creeping-mold = Moho rastrero
card-grove-guardian = Guardián del soto
card-overgrowth = Espesura
# text: Worth 1 VP for each growth symbol on your cards.
card-sporeling-reclaimer = Esporino regenerador
    .text = Vale 1 PV por cada símbolo de crecimiento de tus cartas.

## Vale of Magic: valles de nivel 1

# text: When you would spoil you may remove this from the game: cancel all decay not from a Cursed Land on one card of yours until your next prep.
card-aether-tree = Árbol de éter
    .text = Cuando tu campo vaya a echarse a perder, puedes retirar este valle de la partida: anula en una de tus cartas toda la podredumbre que no venga de una Tierra maldita, hasta tu próxima preparación.
# text: You may turn your mana token to its active side.
card-amberwood = Bosque de ámbar
    .text = Puedes activar tu ficha de maná.
# text: You may turn your mana token to its active side.
card-direwolf-burrow = Cubil del lobo terrible
    .text = Puedes activar tu ficha de maná.
# text: Choose a card in your field: gain 1 mana for each guardian on it.
card-manadew-meadow = Prado del rocío de maná
    .text = Elige una carta de tu campo: gana 1 de maná por cada uno de sus guardianes.
card-roost = Posadero
# text: You may turn your mana token to its active side.
card-shimmercliff-rookery = Nidal del acantilado
    .text = Puedes activar tu ficha de maná.

## Vale of Magic: valles de nivel 2

# text: Gain 1 VP for each vale you own, this one included.
card-earth-cradle = Cuna de la tierra
    .text = Gana 1 PV por cada valle que tengas, incluido este.
# text: Gain 2 mana this turn.
card-fauna-hollow = Hondonada de la fauna
    .text = Gana 2 de maná este turno.
card-sunshard-savanna = Sabana de la esquirla solar
# text: Take the top card of the level 1 vale deck.
card-sunwell-temple = Templo del pozo solar
    .text = Toma la primera carta del mazo de valles de nivel 1.
# text: Gain 1 VP.
card-vale-of-magic = Valle mágico
    .text = Gana 1 PV.
# text: Look at the top 3 cards of your deck; discard any of them; put the rest back in order.
card-wood-sprite-hoard = Tesoro de los duendes
    .text = Mira las 3 primeras cartas de tu mazo; descarta las que quieras; devuelve las demás en el mismo orden.

## Vale of the Wild: avances de nivel 1

card-bonecaster = Lanzahuesos
# text: When you spoil with this on deck: gain 2 VP and take another turn.
card-centaur = Centauro
    .text = Cuando tu campo se eche a perder con esta carta visible en tu mazo: gana 2 PV y juega otro turno.
# text: Worth 6 VP if you have more decay symbols than any other player.
card-gaias-outcast = Paria de Gaia
    .text = Vale 6 PV si tienes más símbolos de podredumbre que cualquier otro jugador.
card-forest-song = Canto del bosque
# text: This card has 1 forest spirit for each guardian on it.
card-nymph = Ninfa
    .text = Esta carta tiene 1 espíritu forestal por cada uno de sus guardianes.
# text: This card has 1 animal spirit for each guardian on it.
card-pack-leader = Jefe de la manada
    .text = Esta carta tiene 1 espíritu animal por cada uno de sus guardianes.
# text: This card has 1 sky spirit for each guardian on it.
card-totem-chief = Jefe totémico
    .text = Esta carta tiene 1 espíritu celeste por cada uno de sus guardianes.
# text: You do not spoil while this is on deck.
card-unicorn = Unicornio
    .text = Tu campo no se echa a perder mientras esta carta está visible en tu mazo.
# text: Gain 1 mana for each card fewer than 7 in your field.
card-wolf-rider = Jinete de lobo
    .text = Gana 1 de maná por cada carta que le falte a tu campo para llegar a 7.

## Vale of the Wild: avances de nivel 2

card-beastbrother-champion = Campeón hermano de fieras
# text: Gain 1 VP for each card fewer than 7 in your field.
card-beastbrother-hunter = Cazador hermano de fieras
    .text = Gana 1 PV por cada carta que le falte a tu campo para llegar a 7.
# text: Put this card face down on the bottom of your deck instead of discarding it.
card-burrow-wurm = Sierpe excavadora
    .text = Pon esta carta boca abajo al fondo de tu mazo en lugar de descartarla.
# text: Put cards from the top of your deck into your field until it has 8 cards.
card-call-of-the-hunt = Llamada de la caza
    .text = Pon en tu campo cartas de encima de tu mazo hasta que tenga 8 cartas.
card-sundered-land = Tierra partida
# text: Every animal, forest and sky spirit on this card is a wild spirit.
card-wind-whisperer = Susurrador del viento
    .text = Cada espíritu animal, forestal y celeste de esta carta es un espíritu comodín.

## Vale of the Wild: avances de nivel 3

# text: When you spoil with this on deck: gain 4 VP and take another turn.
card-primal-power = Poder primigenio
    .text = Cuando tu campo se eche a perder con esta carta visible en tu mazo: gana 4 PV y juega otro turno.
# text: Spend any amount of mana; gain 1 VP for each 2 spent.
card-seed-sowers = Sembradores
    .text = Gasta todo el maná que quieras; gana 1 PV por cada 2 que gastes.
# text: VP gained from abilities and symbols of this card is doubled (not end-game VP).
card-stag-champion = Campeón de los ciervos
    .text = Los PV que ganes con las habilidades y los símbolos de esta carta se duplican (no los PV del final).
# text: This card has no decay.
card-storm-elemental = Elemental de tormenta
    .text = Esta carta no tiene podredumbre.

## Vale of the Wild: valles de nivel 1

# text: You may remove this from the game: gain 1 mana this turn.
card-nectar-colony = Colonia del néctar
    .text = Puedes retirar este valle de la partida: gana 1 de maná este turno.
# text: You may keep one card of your field: it becomes the first card of your next field.
card-pool-of-visions = Estanque de visiones
    .text = Puedes conservar una carta de tu campo: pasa a ser la primera carta de tu próximo campo.
card-shimmering-waterfall = Cascada centelleante
# text: You may remove this from the game: one animal, forest or sky spirit counts as wild this turn.
card-stormcaller = Invocatormentas
    .text = Puedes retirar este valle de la partida: un espíritu animal, forestal o celeste cuenta como comodín este turno.
# text: When you would spoil you may remove this from the game: discard your on-deck card and reveal a new one.
card-verdant-path = Senda frondosa
    .text = Cuando tu campo vaya a echarse a perder, puedes retirar este valle de la partida: descarta la carta visible de tu mazo y revela otra.
# text: You may move one advancement from a card in your field to another card in your field.
card-wayfarer-portal = Portal del caminante
    .text = Puedes mover un avance de una carta de tu campo a otra carta de tu campo.

## Vale of the Wild: valles de nivel 2

# text: When you would spoil you may remove this from the game: cancel all decay on one card in your field or on deck until your next discard phase.
card-bramble-spire = Aguja de zarzas
    .text = Cuando tu campo vaya a echarse a perder, puedes retirar este valle de la partida: anula toda la podredumbre de una carta de tu campo o de la carta visible de tu mazo hasta tu próxima fase de descarte.
# text: You may remove this from the game: one level 2 advancement costs 0 this turn.
card-eagles-cry-peak = Pico del grito del águila
    .text = Puedes retirar este valle de la partida: un avance de nivel 2 cuesta 0 este turno.
# text: Worth 7 VP if you have more decay symbols than any other player.
card-haunted-hollow = Hondonada embrujada
    .text = Vale 7 PV si tienes más símbolos de podredumbre que cualquier otro jugador.
card-rune-river = Río de las runas
# text: You may remove this from the game: gain 1 VP for every 2 mana you have.
card-talon-gorge = Garganta de las garras
    .text = Puedes retirar este valle de la partida: gana 1 PV por cada 2 de maná que tengas.
card-throne-room = Sala del trono

## Vale of the Wild: líderes

# text: Gain 2 VP from the box.
# upgraded: Gain 1 VP from the box for each decay symbol on cards in your field.
card-ashae = Ashae
    .title = Hija de la tormenta
    .text = Gana 2 PV de la caja.
    .upgraded = Gana 1 PV de la caja por cada símbolo de podredumbre de las cartas de tu campo.
# text: A card in your field or on deck has 1 more guardian this turn.
# upgraded: As before; then you may add to that card one harvest or ongoing ability of a different card in your field or a neighbour's field.
card-cyrilla = Cyrilla
    .title = La protectora
    .text = Una carta de tu campo o la carta visible de tu mazo tiene 1 guardián más este turno.
    .upgraded = Como en la cara inicial; después puedes añadir a esa carta una habilidad «Cosecha» o «Siempre» de otra carta de tu campo o del campo de un vecino.
# text: Gain 1 mana or 1 wild spirit.
# upgraded: You may use your neighbours' on-deck cards as if they were in your field.
card-dione = Dione
    .title = Susurro de los espíritus
    .text = Gana 1 de maná o 1 espíritu comodín.
    .upgraded = Puedes usar las cartas visibles de los mazos de tus vecinos como si estuvieran en tu campo.
# text: You may discard your on-deck card and reveal a new one.
# upgraded: Each neighbour may discard their on-deck card; gain 1 VP from the box for each who does.
card-gingan = GinGan
    .title = El metamorfo
    .text = Puedes descartar la carta visible de tu mazo y revelar otra.
    .upgraded = Cada vecino puede descartar la carta visible de su mazo; gana 1 PV de la caja por cada uno que lo haga.
# upgraded: Choose another card in your field: this card also has all its symbols and abilities this turn.
card-guilduin = Guilduin
    .title = El guerrero
    .upgraded = Elige otra carta de tu campo: esta carta tiene también todos sus símbolos y habilidades este turno.
# text: You may remove one level 2 or 3 advancement from the commons; replace it at once.
# upgraded: Choose up to three level 2 or 3 advancements in the commons; remove them all, then replace them at once.
card-hempero = Hempero
    .title = El sanador
    .text = Puedes retirar del mercado un avance de nivel 2 o 3; reemplázalo al instante.
    .upgraded = Elige en el mercado hasta tres avances de nivel 2 o 3; retíralos todos y reemplázalos al instante.
# text: You may sleeve a Fertile Soil on a card in your field; it is not a buy.
# upgraded: As before, or you may buy a third advancement for 2 less.
card-nepeto = Nepeto
    .title = El jardinero
    .text = Puedes insertar una Tierra fértil en una carta de tu campo; no es una compra.
    .upgraded = Como en la cara inicial, o puedes comprar un tercer avance por 2 menos.
card-taeda = Taeda
    .title = La viajera

## Mana Storm: avances de nivel 1

# text: If this card is in your field when you spoil, it stays and becomes the first card of your next field.
card-argent-owl = Lechuza de plata
    .text = Si esta carta está en tu campo cuando se echa a perder, se queda y pasa a ser la primera carta de tu próximo campo.
card-frostbane = Azote de escarcha
# text: You may turn your mana token to its active side.
card-magic-mushroom = Seta mágica
    .text = Puedes activar tu ficha de maná.
card-mist-sylphs = Sílfides de la bruma
card-nightvale-emissary = Emisaria de Vallenoche
# text: You may claim another advancement in the commons that costs 1 to 6, free; it is not a buy.
card-nightvale-pathfinder = Rastreador de Vallenoche
    .text = Puedes reclamar gratis otro avance del mercado que cueste de 1 a 6; no es una compra.
# text: Worth 4 VP if this card has 3 or more guardians.
card-pridelord = Señor de los leones
    .text = Vale 4 PV si esta carta tiene 3 guardianes o más.

## Mana Storm: avances de nivel 2

# text: Each level 1 advancement on this card has 1 more guardian.
card-ent-guard = Guardia ent
    .text = Cada avance de nivel 1 de esta carta tiene 1 guardián más.
# text: Worth 2, 3, 6 or 13 VP for 1-2, 3-4, 5-6 or 7-8 blank cards left.
card-gaias-kin = Linaje de Gaia
    .text = Vale 2, 3, 6 o 13 PV si te quedan 1-2, 3-4, 5-6 o 7-8 cartas en blanco.
# text: Shuffle any cards of your choice from your discard pile into your deck.
card-magpie = Urraca
    .text = Baraja con tu mazo las cartas que quieras de tus descartes.
# text: When you spoil with this on deck: gain 2 VP for each guardian on this card, then discard it and reveal a new on-deck card.
card-moss-troll = Trol musgoso
    .text = Cuando tu campo se eche a perder con esta carta visible en tu mazo: gana 2 PV por cada uno de sus guardianes; después descártala y revela otra carta visible.
# text: With 3 or more guardians this card has 1 more animal, forest and sky spirit.
card-vale-bearer = Portador del valle
    .text = Con 3 guardianes o más, esta carta tiene 1 espíritu más de cada tipo: animal, forestal y celeste.

## Mana Storm: avances de nivel 3

# text: Worth 1 VP for each level 3 advancement you own, this one included.
card-dawnfire-dragon = Dragón del alba ígnea
    .text = Vale 1 PV por cada avance de nivel 3 que tengas, incluido este.
card-harbinger-of-seasons = Heraldo de las estaciones
card-ley-line-augur = Augur de líneas ley
card-nightvale-custodians = Custodios de Vallenoche

## Mana Storm: valles de nivel 1

# text: You may put this on top of the level 1 vale deck: gain 3 mana.
card-crystal-cavern = Caverna de cristal
    .text = Puedes poner este valle encima del mazo de valles de nivel 1: gana 3 de maná.
# text: When you evoke your token: gain 2 mana (in your next harvest if it is not harvest).
card-frostcrown-crest = Cresta de escarcha
    .text = Cuando evoques tu ficha: gana 2 de maná (en tu próxima cosecha si no estás en la cosecha).
card-hallowed-ground = Tierra consagrada
card-heavenlight-portal = Portal de luz celeste
card-howling-peak = Pico aullante
# text: When you evoke your token you may discard your on-deck card or a card in your field.
card-silver-tree = Árbol de plata
    .text = Cuando evoques tu ficha, puedes descartar la carta visible de tu mazo o una carta de tu campo.
card-split-rock = Roca hendida
# text: When you evoke your token: gain 1 wild spirit (in your next harvest if it is not harvest).
card-sundial-savanna = Sabana del reloj de sol
    .text = Cuando evoques tu ficha: gana 1 espíritu comodín (en tu próxima cosecha si no estás en la cosecha).
card-sunshard-beacon = Faro de la esquirla solar
card-tanglevine-labyrinth = Laberinto de lianas

## Mana Storm: valles de nivel 2

card-ancestral-lorestones = Piedras del saber ancestral
# text: Play one more planting phase: if you do not spoil, worth 1 VP for each card in your field.
card-borderwatch-bog = Ciénaga fronteriza
    .text = Juega una fase de siembra más: si tu campo no se echa a perder, vale 1 PV por cada carta de tu campo.
# text: Worth 1 VP for each vale you own, this one included.
card-gaias-tears = Lágrimas de Gaia
    .text = Vale 1 PV por cada valle que tengas, incluido este.
# text: You may spend up to 5 more spirits and remove this from the game: gain 2 VP for each.
card-halo-mountain = Montaña del halo
    .text = Puedes gastar hasta 5 espíritus más y retirar este valle de la partida: gana 2 PV por cada uno.
# text: Resolve one 'when played' ability of a card in your field again.
card-harpy-canyon = Cañón de las arpías
    .text = Resuelve otra vez una habilidad «Al jugarla» de una carta de tu campo.
# text: End-game VP on all your advancements is doubled.
card-medusa-grotto = Gruta de Medusa
    .text = Los PV del final de todos tus avances se duplican.
# text: You may remove this from the game: gain 2 VP for each growth you have, at most 10.
card-sky-garden = Jardín celeste
    .text = Puedes retirar este valle de la partida: gana 2 PV por cada uno de crecimiento que tengas, como mucho 10.
# text: Add 6 VP from the box to the pool, unless it has already run out.
card-sunweaver-copse = Soto del tejedor solar
    .text = Añade a la reserva 6 PV de la caja, salvo que ya se haya agotado.

## Mana Storm: líderes

# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
# upgraded: Gain 1 VP from the box for each blank card in your field.
card-algeni = Algeni
    .title = Corazón feroz
    .text = Una vez por turno, cuando tu campo vaya a echarse a perder: descarta la carta visible de tu mazo y revela otra.
    .upgraded = Gana 1 PV de la caja por cada carta en blanco de tu campo.
# upgraded: Worth 1 VP for each sky or wild spirit in the costs of your vales.
card-glorus = Glorus
    .title = La portadora del alba
    .upgraded = Vale 1 PV por cada espíritu celeste o comodín en los costes de tus valles.
# text: When you spoil with this on deck: gain 1 VP.
# upgraded: When you spoil with this on deck: gain 3 VP and take another turn.
card-kirath = Kirath
    .title = La salvaje
    .text = Cuando tu campo se eche a perder con esta carta visible en tu mazo: gana 1 PV.
    .upgraded = Cuando tu campo se eche a perder con esta carta visible en tu mazo: gana 3 PV y juega otro turno.
# upgraded: Gain 1 mana for each blank card in your field.
card-morlok = Morlok
    .title = El tejedor de maná
    .upgraded = Gana 1 de maná por cada carta en blanco de tu campo.
# text: Take any advancement from the commons, free, into your workshop; it is not a buy.
# upgraded: You may sleeve any advancements of your workshop on one card in your field, then put that card on the bottom of your deck. You may pay 1 mana to turn this leader back.
card-old-barkarb = Viejo Barkarb
    .title = El artesano
    .text = Toma gratis cualquier avance del mercado y ponlo en tu taller; no es una compra.
    .upgraded = Puedes insertar los avances que quieras de tu taller en una carta de tu campo y poner después esa carta al fondo de tu mazo. Puedes pagar 1 de maná para devolver a este líder a su cara inicial.
card-silverwing = Silverwing
    .title = El guardián de los cielos
# upgraded: At the end of your harvest turn this leader back to its starting side.
card-xanos = Xanos
    .title = El corazón de hielo
    .upgraded = Al final de tu cosecha, devuelve a este líder a su cara inicial.
# text: Gain 1 mana for each card fewer than 7 in your field.
# upgraded: Gain 1 mana for each card fewer than 7 in your field; then put cards from your deck into your field until it has 9.
card-yaquei = Yaquei
    .title = El envenenado
    .text = Gana 1 de maná por cada carta que le falte a tu campo para llegar a 7.
    .upgraded = Gana 1 de maná por cada carta que le falte a tu campo para llegar a 7; después pon en tu campo cartas de tu mazo hasta que tenga 9.

## Mana Storm: amuletos

# text: Sleeve one advancement you bought this turn on a card in your field now. Used side: you must push at least once each planting phase.
card-darksoul-ember = Ascua del alma oscura
    .text = Inserta ahora en una carta de tu campo un avance comprado este turno. Cara usada: debes arriesgar al menos una vez en cada fase de siembra.
# text: Put a card of your field face down on the bottom of your deck.
card-deepriver-crystal = Cristal del río profundo
    .text = Pon una carta de tu campo boca abajo al fondo de tu mazo.
# text: Gain 1 mana and 1 wild spirit.
card-moon-stone = Piedra lunar
    .text = Gana 1 de maná y 1 espíritu comodín.
# text: Gain 1 growth to the end of the turn; evoked in prep, to the end of your next turn.
card-rootwood-charm = Talismán de raíz
    .text = Gana 1 de crecimiento hasta el final del turno; si lo evocas en la preparación, hasta el final de tu próximo turno.
# text: Put the bottom card of your deck into your field.
card-summoner-stone = Piedra del invocador
    .text = Pon en tu campo la última carta de tu mazo.
# text: Gain 2 VP from the pool.
card-sun-blessing = Bendición del sol
    .text = Gana 2 PV de la reserva.
# text: Gain 1 mana; then flip a coin: on heads the token stays active, to be used from the next turn on.
card-twilight-shard = Esquirla del crepúsculo
    .text = Gana 1 de maná; después lanza una moneda: si sale cara, la ficha sigue activa y podrás usarla a partir del próximo turno.
# text: Gain 1 mana, or a card in your field or on deck has 2 more guardians this turn.
card-wildfire-ember = Ascua del fuego salvaje
    .text = Gana 1 de maná, o bien una carta de tu campo o la carta visible de tu mazo tiene 2 guardianes más este turno.

## Cónclaves

card-early-harvest = Cosecha temprana
card-eternal-dawn = Alba eterna
card-homeland = Tierra natal
card-open-the-gateway = Abrir el portal
card-natures-vitality = Vitalidad de la naturaleza
card-mythic-beasts = Bestias míticas
card-nesting-peaks = Picos de nidos
card-staying-power = Resistencia
card-taming-the-wild = Domar lo salvaje
card-riding-the-brink = Al filo del abismo
card-secret-sanctuaries = Santuarios secretos
card-seeds-of-bounty = Semillas de abundancia
card-seekers-of-the-sun = Buscadores del sol
card-upwelling = Resurgencia
