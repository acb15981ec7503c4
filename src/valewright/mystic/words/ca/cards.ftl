### Mystic Vale: els noms i els textos de les cartes.
###
### Els noms i els textos anglesos són a les dades del joc. El comentari de cada carta cita
### el text anglès traduït (`text`, `upgraded`): una prova falla quan aquest text ha canviat.

## Cartes inicials

card-blank = Carta en blanc
card-cursed-land = Terra maleïda
card-fertile-soil = Terra fèrtil

## El que el registre anomena com una carta

card-symbols = símbols
card-the-mana-token = la fitxa de mana
card-ashae-upgraded = { card-ashae } (cara millorada)
card-cyrilla-upgraded = { card-cyrilla } (cara millorada)
card-dione-upgraded = { card-dione } (cara millorada)
card-gingan-upgraded = { card-gingan } (cara millorada)
card-guilduin-upgraded = { card-guilduin } (cara millorada)
card-hempero-upgraded = { card-hempero } (cara millorada)
card-nepeto-upgraded = { card-nepeto } (cara millorada)
card-taeda-upgraded = { card-taeda } (cara millorada)
card-algeni-upgraded = { card-algeni } (cara millorada)
card-glorus-upgraded = { card-glorus } (cara millorada)
card-kirath-upgraded = { card-kirath } (cara millorada)
card-morlok-upgraded = { card-morlok } (cara millorada)
card-old-barkarb-upgraded = { card-old-barkarb } (cara millorada)
card-silverwing-upgraded = { card-silverwing } (cara millorada)
card-xanos-upgraded = { card-xanos } (cara millorada)
card-yaquei-upgraded = { card-yaquei } (cara millorada)

## Joc base: avenços de nivell 1

# text: Search your deck; you may discard one card from it; then shuffle your deck.
card-cleansing-rain = Pluja purificadora
    .text = Cerqueu a la vostra pila; podeu descartar-ne una carta; després barregeu la vostra pila.
# text: Gain 1 mana for each guardian on this card.
card-dawnsinger = Cantaire de l'alba
    .text = Guanyeu 1 de mana per cada guardià d'aquesta carta.
# text: You may discard another card from your field.
card-deadwood-harvester = Segadora de fusta morta
    .text = Podeu descartar una altra carta del vostre camp.
# text: An advancement you buy for this card costs 2 less; it must then be sleeved here.
card-earthchant-chorus = Cor de la terra
    .text = Un avenç que compreu per a aquesta carta costa 2 menys; després l'heu d'inserir aquí.
card-field-of-flowers = Camp de flors
# text: Lose 1 mana if you have any.
card-grassland = Herbassar
    .text = Perdeu 1 de mana si en teniu.
# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
card-peacekeeper-druid = Druida pacificador
    .text = Un cop per torn, quan el vostre camp estigui a punt de fer-se malbé: descarteu la carta visible de la vostra pila i reveleu-ne una altra.
card-podlings = Poble de les arrels
# text: This card has at most 1 decay.
card-seedling = Brot tendre
    .text = Aquesta carta té com a màxim 1 de podridura.
card-wayfinder = Guia de corriols
card-wellspring = Brollador

## Joc base: avenços de nivell 2

card-bear-totem = Tòtem de l'ós
card-druids-song = Cant del druida
# text: Gain 1 VP for each guardian on this card.
card-feral-chieftain = Cabdill ferotge
    .text = Guanyeu 1 PV per cada guardià d'aquesta carta.
# text: This card has 1 growth for each guardian on it.
card-grovetender = Cuidadora del bosquet
    .text = Aquesta carta té 1 de creixement per cada un dels seus guardians.
card-hawk = Falcó
card-hulking-thornhide = Colós espinós
# text: This card has no decay.
card-lifebringer-seed = Llavor de vida
    .text = Aquesta carta no té podridura.
# text: You may discard another card from your field.
card-mindful-owl = Òliba atenta
    .text = Podeu descartar una altra carta del vostre camp.
card-moon-wolf = Llop lunar
card-plow = Arada

## Joc base: avenços de nivell 3

# text: Gain 1 VP for every 2 cards in your field.
card-aurora = Aurora
    .text = Guanyeu 1 PV per cada 2 cartes del vostre camp.
# text: Look at the top card of your deck; discard it or put it back.
card-calm-weather = Temps en calma
    .text = Mireu la primera carta de la vostra pila; descarteu-la o torneu-la al seu lloc.
card-dreadcoil-cobra = Cobra d'anells funestos
card-ent-elder = Ent ancià
# text: Worth 1 more VP for each mana, decay, growth, guardian and spirit symbol printed on this card.
card-gaias-chosen = Elegida de Gaia
    .text = Val 1 PV més per cada símbol de mana, podridura, creixement, guardià i esperit imprès en aquesta carta.
card-hive-swarm = Eixam
card-lifebloom-orchids = Orquídies de vida
# text: Gain 1 mana for each other card in your field.
card-magic-seed = Llavor màgica
    .text = Guanyeu 1 de mana per cada una de les altres cartes del vostre camp.
card-stag = Cérvol
card-will-o-the-wisp = Foc follet
# text: Gain 2 VP for each guardian on this card.
card-woodland-warden = Custodi del bosc
    .text = Guanyeu 2 PV per cada guardià d'aquesta carta.

## Joc base: valls de nivell 1

# text: Gain 1 mana.
card-azure-lake = Llac d'atzur
    .text = Guanyeu 1 de mana.
# text: When you would spoil you may remove this from the game: 1 growth until your next prep.
card-blooming-arbor = Arbreda florida
    .text = Quan el vostre camp estigui a punt de fer-se malbé, podeu retirar aquesta vall de la partida: 1 de creixement fins a la vostra propera preparació.
# text: Gain 1 forest spirit.
card-cascading-falls = Salts d'aigua
    .text = Guanyeu 1 esperit forestal.
card-exodus-road = Camí de l'èxode
card-ley-line-nexus = Nexe de línies ley
# text: Gain 1 sky spirit.
card-radiant-pinnacle = Pinacle radiant
    .text = Guanyeu 1 esperit celeste.
# text: You may spend 2 mana: one animal, forest or sky spirit counts as wild this turn.
card-sunstone-aerie = Niu de la pedra solar
    .text = Podeu gastar 2 de mana: un esperit animal, forestal o celeste compta com a comodí aquest torn.
# text: Gain 1 animal spirit.
card-talonthorn-den = Cau d'Urpaespina
    .text = Guanyeu 1 esperit animal.
card-world-tree = Arbre del món

## Joc base: valls de nivell 2

# text: You have 1 growth. You may not own two of these.
card-ancient-liferoots = Arrels de vida ancestrals
    .text = Teniu 1 de creixement. No podeu tenir dues valls com aquesta.
card-blessed-savanna = Sabana beneïda
# text: Once per turn, at any time: a card in your field or on deck has 1 more guardian this turn.
card-conclave-of-ents = Conclave dels ents
    .text = Un cop per torn, en qualsevol moment: una carta del vostre camp o la carta visible de la vostra pila té 1 guardià més aquest torn.
card-feral-grove = Bosquet salvatge
card-fungal-forest = Bosc de fongs
card-heartwood-sanctuary = Santuari del duramen
# text: Gain 1 wild spirit.
card-pool-of-light = Bassa de llum
    .text = Guanyeu 1 esperit comodí.
card-shimmering-brook = Rierol lluent
card-skyhaven = Refugi celeste
# text: Gain 2 mana. You may buy 3 advancements each turn.
card-stream-of-vigor = Torrent de vigor
    .text = Guanyeu 2 de mana. Podeu comprar 3 avenços cada torn.
card-verdant-valley = Vall ufanosa
card-webwood-canopy = Capçada de teranyines
card-wellspring-glade = Clariana del brollador

## Vale of Magic: avenços de nivell 1

card-arbor-overseer = Capatàs de l'arbreda
# text: You may put as many cards from the top of your deck into your field as this card has guardians.
card-canopy-explorer = Explorador de la capçada
    .text = Podeu posar al vostre camp tantes cartes de sobre de la vostra pila com guardians tingui aquesta carta.
card-giant-toad = Gripau gegant
card-limbthresher = Trinxabranques
card-sentry = Sentinella
card-wood-sprite = Follet del bosc

## Vale of Magic: avenços de nivell 2

# text: You may turn your mana token to its active side.
card-goldenwing-gryphon = Griu d'ales d'or
    .text = Podeu activar la vostra fitxa de mana.
# text: If this is not the leftmost card of your field you may keep it: it becomes the first card of your next field.
card-hatchery = Covador
    .text = Si aquesta carta no és la primera per l'esquerra del vostre camp, la podeu conservar: passa a ser la primera carta del vostre proper camp.
card-heartwood-healer = Guaridor del duramen
# text: Double the mana you have.
card-ley-line-overflow = Crescuda de línies ley
    .text = Dupliqueu el mana que teniu.
# text: For each guardian on this card you may discard a card from your deck; then shuffle it.
card-lifetap-oracle = Oracle de la saba
    .text = Per cada guardià d'aquesta carta podeu descartar una carta de la vostra pila; després barregeu-la.
card-sunshard-custodian = Custodi de l'estella solar
card-water-weaver = Teixidora d'aigua

## Vale of Magic: avenços de nivell 3

card-chromatic-wyvern = Vibra cromàtica
card-creeping-mold = Floridura rampant
card-grove-guardian = Guardià del bosquet
card-overgrowth = Ufana
# text: Worth 1 VP for each growth symbol on your cards.
card-sporeling-reclaimer = Esporí regenerador
    .text = Val 1 PV per cada símbol de creixement de les vostres cartes.

## Vale of Magic: valls de nivell 1

# text: When you would spoil you may remove this from the game: cancel all decay not from a Cursed Land on one card of yours until your next prep.
card-aether-tree = Arbre d'èter
    .text = Quan el vostre camp estigui a punt de fer-se malbé, podeu retirar aquesta vall de la partida: anul·leu en una de les vostres cartes tota la podridura que no vingui d'una Terra maleïda, fins a la vostra propera preparació.
# text: You may turn your mana token to its active side.
card-amberwood = Bosc d'ambre
    .text = Podeu activar la vostra fitxa de mana.
# text: You may turn your mana token to its active side.
card-direwolf-burrow = Cau del llop terrible
    .text = Podeu activar la vostra fitxa de mana.
# text: Choose a card in your field: gain 1 mana for each guardian on it.
card-manadew-meadow = Prat de la rosada de mana
    .text = Trieu una carta del vostre camp: guanyeu 1 de mana per cada un dels seus guardians.
card-roost = Joca
# text: You may turn your mana token to its active side.
card-shimmercliff-rookery = Nius del penya-segat
    .text = Podeu activar la vostra fitxa de mana.

## Vale of Magic: valls de nivell 2

# text: Gain 1 VP for each vale you own, this one included.
card-earth-cradle = Bressol de la terra
    .text = Guanyeu 1 PV per cada vall que tingueu, aquesta inclosa.
# text: Gain 2 mana this turn.
card-fauna-hollow = Clotada de la fauna
    .text = Guanyeu 2 de mana aquest torn.
card-sunshard-savanna = Sabana de l'estella solar
# text: Take the top card of the level 1 vale deck.
card-sunwell-temple = Temple del pou solar
    .text = Preneu la primera carta de la pila de valls de nivell 1.
# text: Gain 1 VP.
card-vale-of-magic = Vall màgica
    .text = Guanyeu 1 PV.
# text: Look at the top 3 cards of your deck; discard any of them; put the rest back in order.
card-wood-sprite-hoard = Tresor dels follets
    .text = Mireu les 3 primeres cartes de la vostra pila; descarteu-ne les que vulgueu; torneu les altres en el mateix ordre.

## Vale of the Wild: avenços de nivell 1

card-bonecaster = Llançaossos
# text: When you spoil with this on deck: gain 2 VP and take another turn.
card-centaur = Centaure
    .text = Quan el vostre camp es faci malbé amb aquesta carta visible a la vostra pila: guanyeu 2 PV i jugueu un altre torn.
# text: Worth 6 VP if you have more decay symbols than any other player.
card-gaias-outcast = Pària de Gaia
    .text = Val 6 PV si teniu més símbols de podridura que qualsevol altre jugador.
card-forest-song = Cant del bosc
# text: This card has 1 forest spirit for each guardian on it.
card-nymph = Nimfa
    .text = Aquesta carta té 1 esperit forestal per cada un dels seus guardians.
# text: This card has 1 animal spirit for each guardian on it.
card-pack-leader = Cap de la llopada
    .text = Aquesta carta té 1 esperit animal per cada un dels seus guardians.
# text: This card has 1 sky spirit for each guardian on it.
card-totem-chief = Cap totèmic
    .text = Aquesta carta té 1 esperit celeste per cada un dels seus guardians.
# text: You do not spoil while this is on deck.
card-unicorn = Unicorn
    .text = El vostre camp no es fa malbé mentre aquesta carta és visible a la vostra pila.
# text: Gain 1 mana for each card fewer than 7 in your field.
card-wolf-rider = Genet de llop
    .text = Guanyeu 1 de mana per cada carta que falti al vostre camp per arribar a 7.

## Vale of the Wild: avenços de nivell 2

card-beastbrother-champion = Campió germà de feres
# text: Gain 1 VP for each card fewer than 7 in your field.
card-beastbrother-hunter = Caçador germà de feres
    .text = Guanyeu 1 PV per cada carta que falti al vostre camp per arribar a 7.
# text: Put this card face down on the bottom of your deck instead of discarding it.
card-burrow-wurm = Serp excavadora
    .text = Poseu aquesta carta cara avall al fons de la vostra pila en lloc de descartar-la.
# text: Put cards from the top of your deck into your field until it has 8 cards.
card-call-of-the-hunt = Crida de la cacera
    .text = Poseu al vostre camp cartes de sobre de la vostra pila fins que tingui 8 cartes.
card-sundered-land = Terra partida
# text: Every animal, forest and sky spirit on this card is a wild spirit.
card-wind-whisperer = Xiuxiuejador del vent
    .text = Cada esperit animal, forestal i celeste d'aquesta carta és un esperit comodí.

## Vale of the Wild: avenços de nivell 3

# text: When you spoil with this on deck: gain 4 VP and take another turn.
card-primal-power = Poder primigeni
    .text = Quan el vostre camp es faci malbé amb aquesta carta visible a la vostra pila: guanyeu 4 PV i jugueu un altre torn.
# text: Spend any amount of mana; gain 1 VP for each 2 spent.
card-seed-sowers = Sembradors
    .text = Gasteu tot el mana que vulgueu; guanyeu 1 PV per cada 2 que en gasteu.
# text: VP gained from abilities and symbols of this card is doubled (not end-game VP).
card-stag-champion = Campió dels cérvols
    .text = Els PV que guanyeu amb les habilitats i els símbols d'aquesta carta es dupliquen (no els PV del final).
# text: This card has no decay.
card-storm-elemental = Elemental de tempesta
    .text = Aquesta carta no té podridura.

## Vale of the Wild: valls de nivell 1

# text: You may remove this from the game: gain 1 mana this turn.
card-nectar-colony = Colònia del nèctar
    .text = Podeu retirar aquesta vall de la partida: guanyeu 1 de mana aquest torn.
# text: You may keep one card of your field: it becomes the first card of your next field.
card-pool-of-visions = Bassa de visions
    .text = Podeu conservar una carta del vostre camp: passa a ser la primera carta del vostre proper camp.
card-shimmering-waterfall = Cascada lluent
# text: You may remove this from the game: one animal, forest or sky spirit counts as wild this turn.
card-stormcaller = Invocatempestes
    .text = Podeu retirar aquesta vall de la partida: un esperit animal, forestal o celeste compta com a comodí aquest torn.
# text: When you would spoil you may remove this from the game: discard your on-deck card and reveal a new one.
card-verdant-path = Camí ufanós
    .text = Quan el vostre camp estigui a punt de fer-se malbé, podeu retirar aquesta vall de la partida: descarteu la carta visible de la vostra pila i reveleu-ne una altra.
# text: You may move one advancement from a card in your field to another card in your field.
card-wayfarer-portal = Portal del caminant
    .text = Podeu moure un avenç d'una carta del vostre camp a una altra carta del vostre camp.

## Vale of the Wild: valls de nivell 2

# text: When you would spoil you may remove this from the game: cancel all decay on one card in your field or on deck until your next discard phase.
card-bramble-spire = Agulla d'esbarzers
    .text = Quan el vostre camp estigui a punt de fer-se malbé, podeu retirar aquesta vall de la partida: anul·leu tota la podridura d'una carta del vostre camp o de la carta visible de la vostra pila fins a la vostra propera fase de descart.
# text: You may remove this from the game: one level 2 advancement costs 0 this turn.
card-eagles-cry-peak = Pic del crit de l'àguila
    .text = Podeu retirar aquesta vall de la partida: un avenç de nivell 2 costa 0 aquest torn.
# text: Worth 7 VP if you have more decay symbols than any other player.
card-haunted-hollow = Clotada embruixada
    .text = Val 7 PV si teniu més símbols de podridura que qualsevol altre jugador.
card-rune-river = Riu de les runes
# text: You may remove this from the game: gain 1 VP for every 2 mana you have.
card-talon-gorge = Gorja de les urpes
    .text = Podeu retirar aquesta vall de la partida: guanyeu 1 PV per cada 2 de mana que tingueu.
card-throne-room = Sala del tron

## Vale of the Wild: líders

# text: Gain 2 VP from the box.
# upgraded: Gain 1 VP from the box for each decay symbol on cards in your field.
card-ashae = Ashae
    .title = Filla de la tempesta
    .text = Guanyeu 2 PV de la caixa.
    .upgraded = Guanyeu 1 PV de la caixa per cada símbol de podridura de les cartes del vostre camp.
# text: A card in your field or on deck has 1 more guardian this turn.
# upgraded: As before; then you may add to that card one harvest or ongoing ability of a different card in your field or a neighbour's field.
card-cyrilla = Cyrilla
    .title = La protectora
    .text = Una carta del vostre camp o la carta visible de la vostra pila té 1 guardià més aquest torn.
    .upgraded = Com a la cara inicial; després podeu afegir a aquella carta una habilitat «Collita» o «Sempre» d'una altra carta del vostre camp o del camp d'un veí.
# text: Gain 1 mana or 1 wild spirit.
# upgraded: You may use your neighbours' on-deck cards as if they were in your field.
card-dione = Dione
    .title = Xiuxiueig dels esperits
    .text = Guanyeu 1 de mana o 1 esperit comodí.
    .upgraded = Podeu fer servir les cartes visibles de les piles dels vostres veïns com si fossin al vostre camp.
# text: You may discard your on-deck card and reveal a new one.
# upgraded: Each neighbour may discard their on-deck card; gain 1 VP from the box for each who does.
card-gingan = GinGan
    .title = El metamorf
    .text = Podeu descartar la carta visible de la vostra pila i revelar-ne una altra.
    .upgraded = Cada veí pot descartar la carta visible de la seva pila; guanyeu 1 PV de la caixa per cada un que ho faci.
# upgraded: Choose another card in your field: this card also has all its symbols and abilities this turn.
card-guilduin = Guilduin
    .title = El guerrer
    .upgraded = Trieu una altra carta del vostre camp: aquesta carta en té també tots els símbols i habilitats aquest torn.
# text: You may remove one level 2 or 3 advancement from the commons; replace it at once.
# upgraded: Choose up to three level 2 or 3 advancements in the commons; remove them all, then replace them at once.
card-hempero = Hempero
    .title = El guaridor
    .text = Podeu retirar del mercat un avenç de nivell 2 o 3; substituïu-lo a l'instant.
    .upgraded = Trieu al mercat fins a tres avenços de nivell 2 o 3; retireu-los tots i substituïu-los a l'instant.
# text: You may sleeve a Fertile Soil on a card in your field; it is not a buy.
# upgraded: As before, or you may buy a third advancement for 2 less.
card-nepeto = Nepeto
    .title = El jardiner
    .text = Podeu inserir una Terra fèrtil en una carta del vostre camp; no és una compra.
    .upgraded = Com a la cara inicial, o podeu comprar un tercer avenç per 2 menys.
card-taeda = Taeda
    .title = La viatgera

## Mana Storm: avenços de nivell 1

# text: If this card is in your field when you spoil, it stays and becomes the first card of your next field.
card-argent-owl = Òliba d'argent
    .text = Si aquesta carta és al vostre camp quan es fa malbé, es queda i passa a ser la primera carta del vostre proper camp.
card-frostbane = Flagell de gebre
# text: You may turn your mana token to its active side.
card-magic-mushroom = Bolet màgic
    .text = Podeu activar la vostra fitxa de mana.
card-mist-sylphs = Sílfides de la boira
card-nightvale-emissary = Emissària de Vallnit
# text: You may claim another advancement in the commons that costs 1 to 6, free; it is not a buy.
card-nightvale-pathfinder = Rastrejador de Vallnit
    .text = Podeu reclamar de franc un altre avenç del mercat que costi d'1 a 6; no és una compra.
# text: Worth 4 VP if this card has 3 or more guardians.
card-pridelord = Senyor dels lleons
    .text = Val 4 PV si aquesta carta té 3 guardians o més.

## Mana Storm: avenços de nivell 2

# text: Each level 1 advancement on this card has 1 more guardian.
card-ent-guard = Guàrdia ent
    .text = Cada avenç de nivell 1 d'aquesta carta té 1 guardià més.
# text: Worth 2, 3, 6 or 13 VP for 1-2, 3-4, 5-6 or 7-8 blank cards left.
card-gaias-kin = Llinatge de Gaia
    .text = Val 2, 3, 6 o 13 PV si us queden 1-2, 3-4, 5-6 o 7-8 cartes en blanc.
# text: Shuffle any cards of your choice from your discard pile into your deck.
card-magpie = Garsa
    .text = Barregeu amb la vostra pila les cartes que vulgueu dels vostres descarts.
# text: When you spoil with this on deck: gain 2 VP for each guardian on this card, then discard it and reveal a new on-deck card.
card-moss-troll = Trol molsós
    .text = Quan el vostre camp es faci malbé amb aquesta carta visible a la vostra pila: guanyeu 2 PV per cada un dels seus guardians; després descarteu-la i reveleu una altra carta visible.
# text: With 3 or more guardians this card has 1 more animal, forest and sky spirit.
card-vale-bearer = Portador de la vall
    .text = Amb 3 guardians o més, aquesta carta té 1 esperit més de cada tipus: animal, forestal i celeste.

## Mana Storm: avenços de nivell 3

# text: Worth 1 VP for each level 3 advancement you own, this one included.
card-dawnfire-dragon = Drac de l'alba ígnia
    .text = Val 1 PV per cada avenç de nivell 3 que tingueu, aquest inclòs.
card-harbinger-of-seasons = Herald de les estacions
card-ley-line-augur = Àugur de línies ley
card-nightvale-custodians = Custodis de Vallnit

## Mana Storm: valls de nivell 1

# text: You may put this on top of the level 1 vale deck: gain 3 mana.
card-crystal-cavern = Caverna de cristall
    .text = Podeu posar aquesta vall sobre la pila de valls de nivell 1: guanyeu 3 de mana.
# text: When you evoke your token: gain 2 mana (in your next harvest if it is not harvest).
card-frostcrown-crest = Cresta de gebre
    .text = Quan evoqueu la vostra fitxa: guanyeu 2 de mana (a la vostra propera collita si no sou a la collita).
card-hallowed-ground = Terra consagrada
card-heavenlight-portal = Portal de llum celeste
card-howling-peak = Pic udolant
# text: When you evoke your token you may discard your on-deck card or a card in your field.
card-silver-tree = Arbre d'argent
    .text = Quan evoqueu la vostra fitxa, podeu descartar la carta visible de la vostra pila o una carta del vostre camp.
card-split-rock = Roca esberlada
# text: When you evoke your token: gain 1 wild spirit (in your next harvest if it is not harvest).
card-sundial-savanna = Sabana del rellotge de sol
    .text = Quan evoqueu la vostra fitxa: guanyeu 1 esperit comodí (a la vostra propera collita si no sou a la collita).
card-sunshard-beacon = Far de l'estella solar
card-tanglevine-labyrinth = Laberint de lianes

## Mana Storm: valls de nivell 2

card-ancestral-lorestones = Pedres del saber ancestral
# text: Play one more planting phase: if you do not spoil, worth 1 VP for each card in your field.
card-borderwatch-bog = Aiguamoll fronterer
    .text = Jugueu una fase de sembra més: si el vostre camp no es fa malbé, val 1 PV per cada carta del vostre camp.
# text: Worth 1 VP for each vale you own, this one included.
card-gaias-tears = Llàgrimes de Gaia
    .text = Val 1 PV per cada vall que tingueu, aquesta inclosa.
# text: You may spend up to 5 more spirits and remove this from the game: gain 2 VP for each.
card-halo-mountain = Muntanya de l'halo
    .text = Podeu gastar fins a 5 esperits més i retirar aquesta vall de la partida: guanyeu 2 PV per cada un.
# text: Resolve one 'when played' ability of a card in your field again.
card-harpy-canyon = Congost de les harpies
    .text = Torneu a resoldre una habilitat «En jugar-la» d'una carta del vostre camp.
# text: End-game VP on all your advancements is doubled.
card-medusa-grotto = Gruta de Medusa
    .text = Els PV del final de tots els vostres avenços es dupliquen.
# text: You may remove this from the game: gain 2 VP for each growth you have, at most 10.
card-sky-garden = Jardí celeste
    .text = Podeu retirar aquesta vall de la partida: guanyeu 2 PV per cada un de creixement que tingueu, com a màxim 10.
# text: Add 6 VP from the box to the pool, unless it has already run out.
card-sunweaver-copse = Bosquet del teixidor solar
    .text = Afegiu a la reserva 6 PV de la caixa, tret que ja s'hagi exhaurit.

## Mana Storm: líders

# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
# upgraded: Gain 1 VP from the box for each blank card in your field.
card-algeni = Algeni
    .title = Cor ferotge
    .text = Un cop per torn, quan el vostre camp estigui a punt de fer-se malbé: descarteu la carta visible de la vostra pila i reveleu-ne una altra.
    .upgraded = Guanyeu 1 PV de la caixa per cada carta en blanc del vostre camp.
# upgraded: Worth 1 VP for each sky or wild spirit in the costs of your vales.
card-glorus = Glorus
    .title = La portadora de l'alba
    .upgraded = Val 1 PV per cada esperit celeste o comodí en els costos de les vostres valls.
# text: When you spoil with this on deck: gain 1 VP.
# upgraded: When you spoil with this on deck: gain 3 VP and take another turn.
card-kirath = Kirath
    .title = La salvatge
    .text = Quan el vostre camp es faci malbé amb aquesta carta visible a la vostra pila: guanyeu 1 PV.
    .upgraded = Quan el vostre camp es faci malbé amb aquesta carta visible a la vostra pila: guanyeu 3 PV i jugueu un altre torn.
# upgraded: Gain 1 mana for each blank card in your field.
card-morlok = Morlok
    .title = El teixidor de mana
    .upgraded = Guanyeu 1 de mana per cada carta en blanc del vostre camp.
# text: Take any advancement from the commons, free, into your workshop; it is not a buy.
# upgraded: You may sleeve any advancements of your workshop on one card in your field, then put that card on the bottom of your deck. You may pay 1 mana to turn this leader back.
card-old-barkarb = Vell Barkarb
    .title = L'artesà
    .text = Preneu de franc qualsevol avenç del mercat i poseu-lo al vostre taller; no és una compra.
    .upgraded = Podeu inserir els avenços que vulgueu del vostre taller en una carta del vostre camp i posar després aquesta carta al fons de la vostra pila. Podeu pagar 1 de mana per tornar aquest líder a la cara inicial.
card-silverwing = Silverwing
    .title = El guardià dels cels
# upgraded: At the end of your harvest turn this leader back to its starting side.
card-xanos = Xanos
    .title = El cor de gel
    .upgraded = Al final de la vostra collita, torneu aquest líder a la cara inicial.
# text: Gain 1 mana for each card fewer than 7 in your field.
# upgraded: Gain 1 mana for each card fewer than 7 in your field; then put cards from your deck into your field until it has 9.
card-yaquei = Yaquei
    .title = L'enverinat
    .text = Guanyeu 1 de mana per cada carta que falti al vostre camp per arribar a 7.
    .upgraded = Guanyeu 1 de mana per cada carta que falti al vostre camp per arribar a 7; després poseu al vostre camp cartes de la vostra pila fins que en tingui 9.

## Mana Storm: amulets

# text: Sleeve one advancement you bought this turn on a card in your field now. Used side: you must push at least once each planting phase.
card-darksoul-ember = Brasa de l'ànima fosca
    .text = Inseriu ara en una carta del vostre camp un avenç comprat aquest torn. Cara usada: us heu d'arriscar com a mínim un cop a cada fase de sembra.
# text: Put a card of your field face down on the bottom of your deck.
card-deepriver-crystal = Cristall del riu profund
    .text = Poseu una carta del vostre camp cara avall al fons de la vostra pila.
# text: Gain 1 mana and 1 wild spirit.
card-moon-stone = Pedra lunar
    .text = Guanyeu 1 de mana i 1 esperit comodí.
# text: Gain 1 growth to the end of the turn; evoked in prep, to the end of your next turn.
card-rootwood-charm = Talismà d'arrel
    .text = Guanyeu 1 de creixement fins al final del torn; si l'evoqueu a la preparació, fins al final del vostre proper torn.
# text: Put the bottom card of your deck into your field.
card-summoner-stone = Pedra de l'invocador
    .text = Poseu al vostre camp l'última carta de la vostra pila.
# text: Gain 2 VP from the pool.
card-sun-blessing = Benedicció del sol
    .text = Guanyeu 2 PV de la reserva.
# text: Gain 1 mana; then flip a coin: on heads the token stays active, to be used from the next turn on.
card-twilight-shard = Estella del crepuscle
    .text = Guanyeu 1 de mana; després tireu una moneda: si surt cara, la fitxa continua activa i la podreu fer servir a partir del proper torn.
# text: Gain 1 mana, or a card in your field or on deck has 2 more guardians this turn.
card-wildfire-ember = Brasa del foc salvatge
    .text = Guanyeu 1 de mana, o bé una carta del vostre camp o la carta visible de la vostra pila té 2 guardians més aquest torn.

## Conclaves

card-early-harvest = Collita primerenca
card-eternal-dawn = Alba eterna
card-homeland = Terra natal
card-open-the-gateway = Obrir el portal
card-natures-vitality = Vitalitat de la natura
card-mythic-beasts = Bèsties mítiques
card-nesting-peaks = Pics de nius
card-staying-power = Resistència
card-taming-the-wild = Domar la natura salvatge
card-riding-the-brink = Al caire de l'abisme
card-secret-sanctuaries = Santuaris secrets
card-seeds-of-bounty = Llavors d'abundància
card-seekers-of-the-sun = Cercadors del sol
card-upwelling = Surgència
