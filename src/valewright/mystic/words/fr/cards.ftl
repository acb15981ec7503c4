### Mystic Vale : les noms et les textes des cartes.
###
### Les noms et les textes anglais sont dans les données du jeu. Le commentaire de chaque carte cite
### le texte anglais traduit (`text`, `upgraded`) : un test échoue quand ce texte a changé.

## Cartes de base

card-blank = Carte Vierge
card-cursed-land = Terre Maudite
card-fertile-soil = Sol Fertile

## Ce que le journal nomme comme une carte

card-symbols = symboles
card-the-mana-token = le jeton Mana
card-ashae-upgraded = { card-ashae } (face améliorée)
card-cyrilla-upgraded = { card-cyrilla } (face améliorée)
card-dione-upgraded = { card-dione } (face améliorée)
card-gingan-upgraded = { card-gingan } (face améliorée)
card-guilduin-upgraded = { card-guilduin } (face améliorée)
card-hempero-upgraded = { card-hempero } (face améliorée)
card-nepeto-upgraded = { card-nepeto } (face améliorée)
card-taeda-upgraded = { card-taeda } (face améliorée)
card-algeni-upgraded = { card-algeni } (face améliorée)
card-glorus-upgraded = { card-glorus } (face améliorée)
card-kirath-upgraded = { card-kirath } (face améliorée)
card-morlok-upgraded = { card-morlok } (face améliorée)
card-old-barkarb-upgraded = { card-old-barkarb } (face améliorée)
card-silverwing-upgraded = { card-silverwing } (face améliorée)
card-xanos-upgraded = { card-xanos } (face améliorée)
card-yaquei-upgraded = { card-yaquei } (face améliorée)

## Jeu de base : Évolutions de niveau 1

# text: Search your deck; you may discard one card from it; then shuffle your deck.
card-cleansing-rain = Pluie Purificatrice
    .text = Consultez votre deck ; vous pouvez en défausser une carte ; puis mélangez votre deck.
# text: Gain 1 mana for each guardian on this card.
card-dawnsinger = Chanteuse de l'Aube
    .text = Gagnez 1 Mana pour chaque Gardien de cette carte.
# text: You may discard another card from your field.
card-deadwood-harvester = Faucheuse de Bois Mort
    .text = Vous pouvez défausser une autre carte de votre champ.
# text: An advancement you buy for this card costs 2 less; it must then be sleeved here.
card-earthchant-chorus = Chœur de la Terre
    .text = Une Évolution que vous achetez pour cette carte coûte 2 de moins ; vous devez alors la glisser ici.
card-field-of-flowers = Champ de Fleurs
# text: Lose 1 mana if you have any.
card-grassland = Pâturage
    .text = Perdez 1 Mana si vous en avez.
# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
card-peacekeeper-druid = Druide Pacificateur
    .text = Une fois par tour, quand vous allez Décliner : défaussez votre carte on-deck et révélez-en une nouvelle.
card-podlings = Peuple des Racines
# text: This card has at most 1 decay.
card-seedling = Jeunes Pousses
    .text = Cette carte a au plus 1 Déclin.
card-wayfinder = Guide des Sentiers
card-wellspring = Source Vive

## Jeu de base : Évolutions de niveau 2

card-bear-totem = Totem de l'Ours
card-druids-song = Chant du Druide
# text: Gain 1 VP for each guardian on this card.
card-feral-chieftain = Chef Farouche
    .text = Gagnez 1 PV pour chaque Gardien de cette carte.
# text: This card has 1 growth for each guardian on it.
card-grovetender = Offrande au Verger
    .text = Cette carte a 1 Croissance pour chacun de ses Gardiens.
card-hawk = Faucon
card-hulking-thornhide = Cuir d'Épines Colossal
# text: This card has no decay.
card-lifebringer-seed = Graine de Vie
    .text = Cette carte n'a aucun Déclin.
# text: You may discard another card from your field.
card-mindful-owl = Chouette Vigilante
    .text = Vous pouvez défausser une autre carte de votre champ.
card-moon-wolf = Loup Lunaire
card-plow = Charrue

## Jeu de base : Évolutions de niveau 3

# text: Gain 1 VP for every 2 cards in your field.
card-aurora = Aurore
    .text = Gagnez 1 PV pour chaque groupe de 2 cartes dans votre champ.
# text: Look at the top card of your deck; discard it or put it back.
card-calm-weather = Temps Calme
    .text = Regardez la première carte de votre deck ; défaussez-la ou reposez-la.
card-dreadcoil-cobra = Cobra aux Anneaux Funestes
card-ent-elder = Doyen des Ents
# text: Worth 1 more VP for each mana, decay, growth, guardian and spirit symbol printed on this card.
card-gaias-chosen = Élue de Gaïa
    .text = Vaut 1 PV de plus pour chaque symbole Mana, Déclin, Croissance, Gardien et Esprit imprimé sur cette carte.
card-hive-swarm = Essaim de la Ruche
card-lifebloom-orchids = Orchidées de Vie
# text: Gain 1 mana for each other card in your field.
card-magic-seed = Graine Magique
    .text = Gagnez 1 Mana pour chaque autre carte de votre champ.
card-stag = Cerf
card-will-o-the-wisp = Feu Follet
# text: Gain 2 VP for each guardian on this card.
card-woodland-warden = Gardien de la Forêt
    .text = Gagnez 2 PV pour chaque Gardien de cette carte.

## Jeu de base : Vals de niveau 1

# text: Gain 1 mana.
card-azure-lake = Lac d'Azur
    .text = Gagnez 1 Mana.
# text: When you would spoil you may remove this from the game: 1 growth until your next prep.
card-blooming-arbor = Bois de l'Éclosion
    .text = Quand vous allez Décliner, vous pouvez retirer ce Val de la partie : 1 Croissance jusqu'à votre prochaine Préparation.
# text: Gain 1 forest spirit.
card-cascading-falls = Chutes d'Eau
    .text = Gagnez 1 Esprit Sylvain.
card-exodus-road = Route de l'Exode
card-ley-line-nexus = Nexus de Lignes Telluriques
# text: Gain 1 sky spirit.
card-radiant-pinnacle = Sommet Radieux
    .text = Gagnez 1 Esprit Céleste.
# text: You may spend 2 mana: one animal, forest or sky spirit counts as wild this turn.
card-sunstone-aerie = Aire de l'Héliolite
    .text = Vous pouvez dépenser 2 Mana : un Esprit Bestial, Sylvain ou Céleste compte comme Libre ce tour-ci.
# text: Gain 1 animal spirit.
card-talonthorn-den = Antre de Talonthorn
    .text = Gagnez 1 Esprit Bestial.
card-world-tree = Arbre-Monde

## Jeu de base : Vals de niveau 2

# text: You have 1 growth. You may not own two of these.
card-ancient-liferoots = Antiques Racines de Vie
    .text = Vous avez toujours 1 Croissance. Vous ne pouvez pas posséder un second exemplaire de ce Val.
card-blessed-savanna = Savane Bénie
# text: Once per turn, at any time: a card in your field or on deck has 1 more guardian this turn.
card-conclave-of-ents = Conclave des Ents
    .text = Une fois par tour, à tout moment : une carte de votre champ ou votre carte on-deck a 1 Gardien de plus ce tour-ci.
card-feral-grove = Bosquet Sauvage
card-fungal-forest = Forêt Fongique
card-heartwood-sanctuary = Sanctuaire du Cœur des Bois
# text: Gain 1 wild spirit.
card-pool-of-light = Bassin de Lumière
    .text = Gagnez 1 Esprit Libre.
card-shimmering-brook = Ruisseau Chatoyant
card-skyhaven = Havre Céleste
# text: Gain 2 mana. You may buy 3 advancements each turn.
card-stream-of-vigor = Flot de Vigueur
    .text = Gagnez 2 Mana. Vous pouvez acheter 3 Évolutions à chaque tour.
card-verdant-valley = Vallée Verdoyante
card-webwood-canopy = Canopée du Bois aux Toiles
card-wellspring-glade = Clairière de la Source Vive

## Le Val Magique : Évolutions de niveau 1

card-arbor-overseer = Intendant des Bois
# text: You may put as many cards from the top of your deck into your field as this card has guardians.
card-canopy-explorer = Explorateur de la Canopée
    .text = Vous pouvez placer dans votre champ, depuis le dessus de votre deck, autant de cartes que cette carte a de Gardiens.
card-giant-toad = Crapaud Géant
card-limbthresher = Broie-Branches
card-sentry = Sentinelle
card-wood-sprite = Lutin des Bois

## Le Val Magique : Évolutions de niveau 2

# text: You may turn your mana token to its active side.
card-goldenwing-gryphon = Griffon aux Ailes d'Or
    .text = Vous pouvez retourner votre jeton Mana sur sa face active.
# text: If this is not the leftmost card of your field you may keep it: it becomes the first card of your next field.
card-hatchery = Couvoir
    .text = Si cette carte n'est pas la plus à gauche de votre champ, vous pouvez la garder : elle devient la première carte de votre prochain champ.
card-heartwood-healer = Guérisseur du Cœur des Bois
# text: Double the mana you have.
card-ley-line-overflow = Débordement de Lignes Telluriques
    .text = Doublez le Mana que vous avez.
# text: For each guardian on this card you may discard a card from your deck; then shuffle it.
card-lifetap-oracle = Oracle Puise-Vie
    .text = Pour chaque Gardien de cette carte, vous pouvez défausser une carte de votre deck ; puis mélangez-le.
card-sunshard-custodian = Veilleur de l'Éclat Solaire
card-water-weaver = Tisseur d'Eau

## Le Val Magique : Évolutions de niveau 3

card-chromatic-wyvern = Vouivre Chromatique
card-creeping-mold = Moisissure Rampante
card-grove-guardian = Gardien du Bosquet
card-overgrowth = Foisonnement
# text: Worth 1 VP for each growth symbol on your cards.
card-sporeling-reclaimer = Sporelin Régénérateur
    .text = Vaut 1 PV pour chaque symbole Croissance de vos cartes.

## Le Val Magique : Vals de niveau 1

# text: When you would spoil you may remove this from the game: cancel all decay not from a Cursed Land on one card of yours until your next prep.
card-aether-tree = Arbre d'Éther
    .text = Quand vous allez Décliner, vous pouvez retirer ce Val de la partie : annulez, sur l'une de vos cartes, tout le Déclin qui ne vient pas d'une Terre Maudite, jusqu'à votre prochaine Préparation.
# text: You may turn your mana token to its active side.
card-amberwood = Bois d'Ambre
    .text = Vous pouvez retourner votre jeton Mana sur sa face active.
# text: You may turn your mana token to its active side.
card-direwolf-burrow = Tanière du Loup Sanguinaire
    .text = Vous pouvez retourner votre jeton Mana sur sa face active.
# text: Choose a card in your field: gain 1 mana for each guardian on it.
card-manadew-meadow = Prairie de la Rosée de Mana
    .text = Choisissez une carte de votre champ : gagnez 1 Mana pour chacun de ses Gardiens.
card-roost = Perchoir
# text: You may turn your mana token to its active side.
card-shimmercliff-rookery = Nids de la Falaise Chatoyante
    .text = Vous pouvez retourner votre jeton Mana sur sa face active.

## Le Val Magique : Vals de niveau 2

# text: Gain 1 VP for each vale you own, this one included.
card-earth-cradle = Berceau de la Terre
    .text = Gagnez 1 PV pour chaque Val que vous possédez, celui-ci compris.
# text: Gain 2 mana this turn.
card-fauna-hollow = Vallon de la Faune
    .text = Gagnez 2 Mana ce tour-ci.
card-sunshard-savanna = Savane de l'Éclat Solaire
# text: Take the top card of the level 1 vale deck.
card-sunwell-temple = Temple du Puits Solaire
    .text = Prenez la première carte de la pioche de Vals de niveau 1.
# text: Gain 1 VP.
card-vale-of-magic = Val Magique
    .text = Gagnez 1 PV.
# text: Look at the top 3 cards of your deck; discard any of them; put the rest back in order.
card-wood-sprite-hoard = Trésor des Lutins des Bois
    .text = Regardez les 3 premières cartes de votre deck ; défaussez celles de votre choix ; remettez les autres dans le même ordre.

## Le Val Sauvage : Évolutions de niveau 1

card-bonecaster = Jeteur d'Os
# text: When you spoil with this on deck: gain 2 VP and take another turn.
card-centaur = Centaure
    .text = Quand vous Déclinez avec cette carte on-deck : gagnez 2 PV et jouez un tour supplémentaire.
# text: Worth 6 VP if you have more decay symbols than any other player.
card-gaias-outcast = Paria de Gaïa
    .text = Vaut 6 PV si vous avez plus de symboles Déclin que tout autre joueur.
card-forest-song = Chant de la Forêt
# text: This card has 1 forest spirit for each guardian on it.
card-nymph = Nymphe
    .text = Cette carte a 1 Esprit Sylvain pour chacun de ses Gardiens.
# text: This card has 1 animal spirit for each guardian on it.
card-pack-leader = Chef de Meute
    .text = Cette carte a 1 Esprit Bestial pour chacun de ses Gardiens.
# text: This card has 1 sky spirit for each guardian on it.
card-totem-chief = Chef Totémique
    .text = Cette carte a 1 Esprit Céleste pour chacun de ses Gardiens.
# text: You do not spoil while this is on deck.
card-unicorn = Licorne
    .text = Vous ne Déclinez pas tant que cette carte est on-deck.
# text: Gain 1 mana for each card fewer than 7 in your field.
card-wolf-rider = Chevaucheur de Loup
    .text = Gagnez 1 Mana pour chaque carte qui manque à votre champ pour en compter 7.

## Le Val Sauvage : Évolutions de niveau 2

card-beastbrother-champion = Champion des Frères des Bêtes
# text: Gain 1 VP for each card fewer than 7 in your field.
card-beastbrother-hunter = Chasseur des Frères des Bêtes
    .text = Gagnez 1 PV pour chaque carte qui manque à votre champ pour en compter 7.
# text: Put this card face down on the bottom of your deck instead of discarding it.
card-burrow-wurm = Guivre Fouisseuse
    .text = Placez cette carte face cachée sous votre deck au lieu de la défausser.
# text: Put cards from the top of your deck into your field until it has 8 cards.
card-call-of-the-hunt = Appel de la Chasse
    .text = Placez des cartes du dessus de votre deck dans votre champ jusqu'à ce qu'il compte 8 cartes.
card-sundered-land = Terre Déchirée
# text: Every animal, forest and sky spirit on this card is a wild spirit.
card-wind-whisperer = Murmureur du Vent
    .text = Chaque Esprit Bestial, Sylvain et Céleste de cette carte est un Esprit Libre.

## Le Val Sauvage : Évolutions de niveau 3

# text: When you spoil with this on deck: gain 4 VP and take another turn.
card-primal-power = Pouvoir Primordial
    .text = Quand vous Déclinez avec cette carte on-deck : gagnez 4 PV et jouez un tour supplémentaire.
# text: Spend any amount of mana; gain 1 VP for each 2 spent.
card-seed-sowers = Semeurs de Graines
    .text = Dépensez autant de Mana que vous voulez ; gagnez 1 PV par tranche de 2 Mana dépensés.
# text: VP gained from abilities and symbols of this card is doubled (not end-game VP).
card-stag-champion = Champion des Cerfs
    .text = Les PV gagnés grâce aux capacités et aux symboles de cette carte sont doublés (sauf les PV de fin de partie).
# text: This card has no decay.
card-storm-elemental = Élémentaire de Tempête
    .text = Cette carte n'a aucun Déclin.

## Le Val Sauvage : Vals de niveau 1

# text: You may remove this from the game: gain 1 mana this turn.
card-nectar-colony = Colonie du Nectar
    .text = Vous pouvez retirer ce Val de la partie : gagnez 1 Mana ce tour-ci.
# text: You may keep one card of your field: it becomes the first card of your next field.
card-pool-of-visions = Bassin des Visions
    .text = Vous pouvez garder une carte de votre champ : elle devient la première carte de votre prochain champ.
card-shimmering-waterfall = Cascade Chatoyante
# text: You may remove this from the game: one animal, forest or sky spirit counts as wild this turn.
card-stormcaller = Invocateur de Tempêtes
    .text = Vous pouvez retirer ce Val de la partie : un Esprit Bestial, Sylvain ou Céleste compte comme Libre ce tour-ci.
# text: When you would spoil you may remove this from the game: discard your on-deck card and reveal a new one.
card-verdant-path = Sentier Verdoyant
    .text = Quand vous allez Décliner, vous pouvez retirer ce Val de la partie : défaussez votre carte on-deck et révélez-en une nouvelle.
# text: You may move one advancement from a card in your field to another card in your field.
card-wayfarer-portal = Portail du Voyageur
    .text = Vous pouvez déplacer une Évolution d'une carte de votre champ vers une autre carte de votre champ.

## Le Val Sauvage : Vals de niveau 2

# text: When you would spoil you may remove this from the game: cancel all decay on one card in your field or on deck until your next discard phase.
card-bramble-spire = Aiguille de Ronces
    .text = Quand vous allez Décliner, vous pouvez retirer ce Val de la partie : annulez tout le Déclin d'une carte de votre champ ou de votre carte on-deck jusqu'à votre prochaine Phase de Défausse.
# text: You may remove this from the game: one level 2 advancement costs 0 this turn.
card-eagles-cry-peak = Pic du Cri de l'Aigle
    .text = Vous pouvez retirer ce Val de la partie : une Évolution de niveau 2 coûte 0 ce tour-ci.
# text: Worth 7 VP if you have more decay symbols than any other player.
card-haunted-hollow = Vallon Hanté
    .text = Vaut 7 PV si vous avez plus de symboles Déclin que tout autre joueur.
card-rune-river = Rivière aux Runes
# text: You may remove this from the game: gain 1 VP for every 2 mana you have.
card-talon-gorge = Gorge des Serres
    .text = Vous pouvez retirer ce Val de la partie : gagnez 1 PV par tranche de 2 Mana que vous avez.
card-throne-room = Salle du Trône

## Le Val Sauvage : Héros

# text: Gain 2 VP from the box.
# upgraded: Gain 1 VP from the box for each decay symbol on cards in your field.
card-ashae = Ashae
    .title = Fille de la Tempête
    .text = Gagnez 2 PV de la boîte.
    .upgraded = Gagnez 1 PV de la boîte pour chaque symbole Déclin des cartes de votre champ.
# text: A card in your field or on deck has 1 more guardian this turn.
# upgraded: As before; then you may add to that card one harvest or ongoing ability of a different card in your field or a neighbour's field.
card-cyrilla = Cyrilla
    .title = La Protectrice
    .text = Une carte de votre champ ou votre carte on-deck a 1 Gardien de plus ce tour-ci.
    .upgraded = Comme sur la face de départ ; puis vous pouvez ajouter à cette carte une capacité « Récolte » ou « Toujours » d'une autre carte de votre champ ou du champ d'un voisin.
# text: Gain 1 mana or 1 wild spirit.
# upgraded: You may use your neighbours' on-deck cards as if they were in your field.
card-dione = Dione
    .title = Murmureuse des Esprits
    .text = Gagnez 1 Mana ou 1 Esprit Libre.
    .upgraded = Vous pouvez utiliser les cartes on-deck de vos voisins comme si elles étaient dans votre champ.
# text: You may discard your on-deck card and reveal a new one.
# upgraded: Each neighbour may discard their on-deck card; gain 1 VP from the box for each who does.
card-gingan = GinGan
    .title = Le Métamorphe
    .text = Vous pouvez défausser votre carte on-deck et en révéler une nouvelle.
    .upgraded = Chaque voisin peut défausser sa carte on-deck ; gagnez 1 PV de la boîte pour chacun de ceux qui le font.
# upgraded: Choose another card in your field: this card also has all its symbols and abilities this turn.
card-guilduin = Guilduin
    .title = Le Guerrier
    .upgraded = Choisissez une autre carte de votre champ : cette carte a aussi tous ses symboles et toutes ses capacités ce tour-ci.
# text: You may remove one level 2 or 3 advancement from the commons; replace it at once.
# upgraded: Choose up to three level 2 or 3 advancements in the commons; remove them all, then replace them at once.
card-hempero = Hempero
    .title = Le Guérisseur
    .text = Vous pouvez retirer de la Réserve une Évolution de niveau 2 ou 3 ; remplacez-la aussitôt.
    .upgraded = Choisissez dans la Réserve jusqu'à trois Évolutions de niveau 2 ou 3 ; retirez-les toutes, puis remplacez-les aussitôt.
# text: You may sleeve a Fertile Soil on a card in your field; it is not a buy.
# upgraded: As before, or you may buy a third advancement for 2 less.
card-nepeto = Nepeto
    .title = Le Jardinier
    .text = Vous pouvez glisser un Sol Fertile dans une carte de votre champ ; ce n'est pas un achat.
    .upgraded = Comme sur la face de départ, ou bien vous pouvez acheter une troisième Évolution pour 2 de moins.
card-taeda = Taeda
    .title = La Voyageuse

## Tempête de Mana : Évolutions de niveau 1

# text: If this card is in your field when you spoil, it stays and becomes the first card of your next field.
card-argent-owl = Chouette d'Argent
    .text = Si cette carte est dans votre champ quand vous Déclinez, elle reste et devient la première carte de votre prochain champ.
card-frostbane = Fléau de Givre
# text: You may turn your mana token to its active side.
card-magic-mushroom = Champignon Magique
    .text = Vous pouvez retourner votre jeton Mana sur sa face active.
card-mist-sylphs = Sylphes des Brumes
card-nightvale-emissary = Émissaire de Valnuit
# text: You may claim another advancement in the commons that costs 1 to 6, free; it is not a buy.
card-nightvale-pathfinder = Éclaireur de Valnuit
    .text = Vous pouvez vous approprier gratuitement une autre Évolution de la Réserve qui coûte de 1 à 6 ; ce n'est pas un achat.
# text: Worth 4 VP if this card has 3 or more guardians.
card-pridelord = Seigneur des Lions
    .text = Vaut 4 PV si cette carte a au moins 3 Gardiens.

## Tempête de Mana : Évolutions de niveau 2

# text: Each level 1 advancement on this card has 1 more guardian.
card-ent-guard = Garde Ent
    .text = Chaque Évolution de niveau 1 de cette carte a 1 Gardien de plus.
# text: Worth 2, 3, 6 or 13 VP for 1-2, 3-4, 5-6 or 7-8 blank cards left.
card-gaias-kin = Lignée de Gaïa
    .text = Vaut 2, 3, 6 ou 13 PV s'il vous reste 1-2, 3-4, 5-6 ou 7-8 cartes vierges.
# text: Shuffle any cards of your choice from your discard pile into your deck.
card-magpie = Pie
    .text = Mélangez à votre deck les cartes de votre choix prises dans votre défausse.
# text: When you spoil with this on deck: gain 2 VP for each guardian on this card, then discard it and reveal a new on-deck card.
card-moss-troll = Troll Moussu
    .text = Quand vous Déclinez avec cette carte on-deck : gagnez 2 PV pour chacun de ses Gardiens, puis défaussez-la et révélez une nouvelle carte on-deck.
# text: With 3 or more guardians this card has 1 more animal, forest and sky spirit.
card-vale-bearer = Porteur du Val
    .text = Avec au moins 3 Gardiens, cette carte a 1 Esprit de plus de chaque sorte : Bestial, Sylvain et Céleste.

## Tempête de Mana : Évolutions de niveau 3

# text: Worth 1 VP for each level 3 advancement you own, this one included.
card-dawnfire-dragon = Dragon du Feu de l'Aube
    .text = Vaut 1 PV pour chaque Évolution de niveau 3 que vous possédez, celle-ci comprise.
card-harbinger-of-seasons = Héraut des Saisons
card-ley-line-augur = Augure des Lignes Telluriques
card-nightvale-custodians = Veilleurs de Valnuit

## Tempête de Mana : Vals de niveau 1

# text: You may put this on top of the level 1 vale deck: gain 3 mana.
card-crystal-cavern = Caverne de Cristal
    .text = Vous pouvez placer ce Val sur la pioche de Vals de niveau 1 : gagnez 3 Mana.
# text: When you evoke your token: gain 2 mana (in your next harvest if it is not harvest).
card-frostcrown-crest = Crête de la Couronne de Givre
    .text = Quand vous Évoquez votre jeton : gagnez 2 Mana (à votre prochaine Récolte si vous n'êtes pas en Récolte).
card-hallowed-ground = Terre Consacrée
card-heavenlight-portal = Portail de la Lumière Céleste
card-howling-peak = Pic Hurlant
# text: When you evoke your token you may discard your on-deck card or a card in your field.
card-silver-tree = Arbre d'Argent
    .text = Quand vous Évoquez votre jeton, vous pouvez défausser votre carte on-deck ou une carte de votre champ.
card-split-rock = Roche Fendue
# text: When you evoke your token: gain 1 wild spirit (in your next harvest if it is not harvest).
card-sundial-savanna = Savane du Cadran Solaire
    .text = Quand vous Évoquez votre jeton : gagnez 1 Esprit Libre (à votre prochaine Récolte si vous n'êtes pas en Récolte).
card-sunshard-beacon = Phare de l'Éclat Solaire
card-tanglevine-labyrinth = Labyrinthe des Lianes Enchevêtrées

## Tempête de Mana : Vals de niveau 2

card-ancestral-lorestones = Pierres du Savoir Ancestral
# text: Play one more planting phase: if you do not spoil, worth 1 VP for each card in your field.
card-borderwatch-bog = Tourbière de la Garde-Frontière
    .text = Jouez une Phase de Semence de plus : si vous ne Déclinez pas, vaut 1 PV pour chaque carte de votre champ.
# text: Worth 1 VP for each vale you own, this one included.
card-gaias-tears = Larmes de Gaïa
    .text = Vaut 1 PV pour chaque Val que vous possédez, celui-ci compris.
# text: You may spend up to 5 more spirits and remove this from the game: gain 2 VP for each.
card-halo-mountain = Montagne du Halo
    .text = Vous pouvez dépenser jusqu'à 5 autres Esprits et retirer ce Val de la partie : gagnez 2 PV pour chacun.
# text: Resolve one 'when played' ability of a card in your field again.
card-harpy-canyon = Canyon des Harpies
    .text = Résolvez de nouveau une capacité « Une Fois Jouée » d'une carte de votre champ.
# text: End-game VP on all your advancements is doubled.
card-medusa-grotto = Grotte de Méduse
    .text = Les PV de fin de partie de toutes vos Évolutions sont doublés.
# text: You may remove this from the game: gain 2 VP for each growth you have, at most 10.
card-sky-garden = Jardin Céleste
    .text = Vous pouvez retirer ce Val de la partie : gagnez 2 PV pour chaque Croissance que vous avez, 10 PV au maximum.
# text: Add 6 VP from the box to the pool, unless it has already run out.
card-sunweaver-copse = Taillis du Tisseur de Soleil
    .text = Ajoutez au pool 6 PV de la boîte, sauf s'il est déjà épuisé.

## Tempête de Mana : Héros

# text: Once per turn, when you would spoil: discard your on-deck card and reveal a new one.
# upgraded: Gain 1 VP from the box for each blank card in your field.
card-algeni = Algeni
    .title = Cœur Féroce
    .text = Une fois par tour, quand vous allez Décliner : défaussez votre carte on-deck et révélez-en une nouvelle.
    .upgraded = Gagnez 1 PV de la boîte pour chaque carte vierge de votre champ.
# upgraded: Worth 1 VP for each sky or wild spirit in the costs of your vales.
card-glorus = Glorus
    .title = La Porteuse d'Aurore
    .upgraded = Vaut 1 PV pour chaque Esprit Céleste ou Libre dans les coûts de vos Vals.
# text: When you spoil with this on deck: gain 1 VP.
# upgraded: When you spoil with this on deck: gain 3 VP and take another turn.
card-kirath = Kirath
    .title = La Sauvage
    .text = Quand vous Déclinez avec cette carte on-deck : gagnez 1 PV.
    .upgraded = Quand vous Déclinez avec cette carte on-deck : gagnez 3 PV et jouez un tour supplémentaire.
# upgraded: Gain 1 mana for each blank card in your field.
card-morlok = Morlok
    .title = Le Tisseur de Mana
    .upgraded = Gagnez 1 Mana pour chaque carte vierge de votre champ.
# text: Take any advancement from the commons, free, into your workshop; it is not a buy.
# upgraded: You may sleeve any advancements of your workshop on one card in your field, then put that card on the bottom of your deck. You may pay 1 mana to turn this leader back.
card-old-barkarb = Vieux Barkarb
    .title = L'Artisan
    .text = Placez gratuitement dans votre Atelier l'Évolution de votre choix de la Réserve ; ce n'est pas un achat.
    .upgraded = Vous pouvez glisser dans une carte de votre champ les Évolutions de votre choix de votre Atelier, puis placer cette carte sous votre deck. Vous pouvez payer 1 Mana pour remettre ce Héros sur sa face de départ.
card-silverwing = Aile d'Argent
    .title = Le Gardien des Cieux
# upgraded: At the end of your harvest turn this leader back to its starting side.
card-xanos = Xanos
    .title = Le Cœur de Glace
    .upgraded = À la fin de votre Récolte, retournez ce Héros sur sa face de départ.
# text: Gain 1 mana for each card fewer than 7 in your field.
# upgraded: Gain 1 mana for each card fewer than 7 in your field; then put cards from your deck into your field until it has 9.
card-yaquei = Yaquei
    .title = L'Empoisonné
    .text = Gagnez 1 Mana pour chaque carte qui manque à votre champ pour en compter 7.
    .upgraded = Gagnez 1 Mana pour chaque carte qui manque à votre champ pour en compter 7 ; puis placez des cartes de votre deck dans votre champ jusqu'à ce qu'il en compte 9.

## Tempête de Mana : Amulettes

# text: Sleeve one advancement you bought this turn on a card in your field now. Used side: you must push at least once each planting phase.
card-darksoul-ember = Braise de l'Âme Sombre
    .text = Glissez dès maintenant dans une carte de votre champ une Évolution achetée ce tour-ci. Face utilisée : vous devez pousser au moins une fois à chaque Phase de Semence.
# text: Put a card of your field face down on the bottom of your deck.
card-deepriver-crystal = Cristal de la Rivière Profonde
    .text = Placez une carte de votre champ face cachée sous votre deck.
# text: Gain 1 mana and 1 wild spirit.
card-moon-stone = Pierre de Lune
    .text = Gagnez 1 Mana et 1 Esprit Libre.
# text: Gain 1 growth to the end of the turn; evoked in prep, to the end of your next turn.
card-rootwood-charm = Talisman en Bois de Racine
    .text = Gagnez 1 Croissance jusqu'à la fin du tour ; si vous l'Évoquez en Préparation, jusqu'à la fin de votre prochain tour.
# text: Put the bottom card of your deck into your field.
card-summoner-stone = Pierre de l'Invocateur
    .text = Placez dans votre champ la dernière carte de votre deck.
# text: Gain 2 VP from the pool.
card-sun-blessing = Bénédiction du Soleil
    .text = Gagnez 2 PV du pool.
# text: Gain 1 mana; then flip a coin: on heads the token stays active, to be used from the next turn on.
card-twilight-shard = Éclat du Crépuscule
    .text = Gagnez 1 Mana ; puis lancez une pièce : sur face, le jeton reste actif et pourra resservir dès le prochain tour.
# text: Gain 1 mana, or a card in your field or on deck has 2 more guardians this turn.
card-wildfire-ember = Braise de Feu Sauvage
    .text = Gagnez 1 Mana, ou bien une carte de votre champ ou votre carte on-deck a 2 Gardiens de plus ce tour-ci.

## Conclaves

card-early-harvest = Récolte Précoce
card-eternal-dawn = Aurore Éternelle
card-homeland = Terre Natale
card-open-the-gateway = Ouvrir le Passage
card-natures-vitality = Vitalité de la Nature
card-mythic-beasts = Bêtes Mythiques
card-nesting-peaks = Pics aux Nids
card-staying-power = Endurance
card-taming-the-wild = Apprivoiser la Nature Sauvage
card-riding-the-brink = Au Bord du Gouffre
card-secret-sanctuaries = Sanctuaires Secrets
card-seeds-of-bounty = Graines d'Abondance
card-seekers-of-the-sun = Chercheurs de Soleil
card-upwelling = Résurgence
