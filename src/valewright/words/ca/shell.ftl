### Les pantalles al voltant de la taula.

shell-skip = Ves al contingut
shell-nav = Principal
shell-nav-new = Nova partida
shell-nav-replays = Repeticions
shell-nav-cards = Cartes
shell-nav-rules = Regles
shell-nav-settings = Configuració
shell-home = Inici
shell-close = Tanca
shell-done = Fet
shell-any = Qualsevol
shell-usual = Per defecte
shell-you = Vós
shell-unreachable = El servidor no respon.
shell-try-again = Torna-ho a provar
shell-unknown-title = No s'ha trobat la pàgina
shell-unknown-text = En aquesta adreça no hi ha cap pàgina.

## Inici

shell-tagline = Regles exactes, bots enginyosos i amics amb un enllaç: jocs de taula en una mateixa taula.
shell-play-now = Juga ara
shell-play-now-hint = { $game }, contra un bot
shell-continue = Continua
shell-against = { $game }, amb { $others }
shell-learn = Aprèn a jugar
shell-learn-hint = Una primera partida i lliçons curtes
shell-daily = Partida del dia
shell-daily-hint = El mateix repartiment per a tothom
shell-challenge-friend = Desafia un amic
shell-challenge-text = Altres juguen el mateix repartiment contra el mateix bot, amb un enllaç. Un duel amb repartiments iguals és per a dos i té dos repartiments, amb canvi de seient.
shell-challenge-make = Crea un repte
shell-challenge-match = Duel amb repartiments iguals
shell-your-tables = Les vostres taules
shell-games = Jocs
shell-against-bot = Juga contra un bot
shell-set-up = Prepara una taula
shell-learn-game = Lliçons
shell-setting-up = S'està preparant la taula…
shell-table-your-turn = Us toca
shell-table-turn = Juga { $who }
shell-table-waiting = { $n ->
    [one] Falta un jugador
   *[other] Falten { $n } jugadors
}
shell-table-over = Acabada: mira la repetició
shell-winner = Guanya
shell-table-record = Registre: mira la partida

## Unir-se

shell-join-link-title = Uniu-vos a la partida d'un amic
shell-join-link = Enllaç d'invitació
shell-join-link-hint = Enganxeu l'enllaç que us han enviat.
shell-join-link-wrong = Això no és un enllaç d'invitació: hauria de contenir «#/join/».
shell-join = Uneix-m'hi
shell-join-title = Uniu-vos a una partida
shell-join-seat = Trieu el vostre seient
shell-join-open = Lliure
shell-join-bot = Aquí hi juga un bot; en podeu ocupar el lloc
shell-join-taken = Ocupat
shell-join-already = Ja teniu seient en aquesta taula.
shell-join-over = Aquesta partida ha acabat.
shell-watch-replay = Mira la repetició
shell-sit-down = Ocupa aquest seient
shell-watch = Només mira
shell-to-the-table = Ves a la taula
shell-my-seats = Els meus seients
shell-open-tables = Taules obertes
shell-lobby-title = S'estan esperant jugadors
shell-lobby-expected = Encara no hi és
shell-lobby-here = Present
shell-lobby-away = Absent
shell-lobby-look = Mira la taula
shell-invite = Enllaç d'invitació
shell-invite-hint = Qui obri aquest enllaç pot ocupar un seient lliure o substituir un bot.
shell-invite-local = Aquesta adreça només funciona en aquest ordinador. Perquè s'hi uneixin altres persones, inicieu el servidor amb «valewright serve --host 0.0.0.0» i obriu l'adreça que mostra.
shell-copy = Copia l'enllaç
shell-copied = Copiat
shell-share = Comparteix

## La taula

shell-no-table-title = No s'ha trobat la taula
shell-no-table-text = Potser s'ha eliminat, o potser l'adreça és incompleta.
shell-connecting = S'està connectant…
shell-lost = S'ha perdut la connexió. S'està tornant a connectar…

## Una partida nova

shell-new-title = Nova partida
shell-new-game = Joc
shell-new-seats = Jugadors
shell-new-options = Opcions
shell-new-more = Llavor i cartes personalitzades
shell-new-start = Comença la partida
shell-new-reset = Restableix
shell-new-chosen = Diferent dels valors per defecte
shell-new-no-hints = Sense consells
shell-seat = Seient { $n }
shell-seat-me = Jo
shell-seat-here = Una altra persona, en aquesta pantalla
shell-seat-open = Algú a qui convido
shell-seat-bot = Bot
shell-seat-free = Seient { $n }
shell-seat-open-hint = Rebreu un enllaç per compartir.
shell-seat-level = Nivell del bot del seient { $n }
shell-seat-name = Nom del jugador del seient { $n }
shell-seat-name-usual = Jugador { $n }
shell-seat-add = Afegeix un seient
shell-seat-remove = Treu el seient { $n }
shell-seed = Llavor
shell-seed-hint = La mateixa llavor reparteix la mateixa partida. Deixeu-ho en blanc per fer-ne servir una a l'atzar.
shell-card-file-paste = Enganxeu aquí el text d'un fitxer de cartes
shell-card-file-open = Obre un fitxer
shell-card-file-none = Sense fitxer

## Estudiar

shell-study = Estudiar
shell-study-text = Descobriu què podríeu haver jugat millor.
shell-study-open = Totes les maneres d'estudiar

## Repeticions

shell-replays-title = Repeticions
shell-replays-finished = Partides acabades
shell-replays-empty = Les partides que acabeu es desaran aquí, per mirar-les jugada a jugada.
shell-replays-all = Totes les repeticions
shell-record-title = Obre un registre
shell-record-text = Un registre és un text breu amb totes les jugades d'una partida. S'obté d'una partida acabada aquí o des del terminal.
shell-record-open = Tria un fitxer
shell-record-drop = o deixeu-lo anar aquí
shell-record-paste = O enganxeu el text
shell-record-show = Mostra la partida

## Cartes i rajoles

shell-cards-title = Cartes
shell-cards-search = Cerca
shell-cards-search-hint = Nom o text de la carta
shell-cards-found = { $n ->
    [0] Cap carta
    [one] Una carta
   *[other] { $n } cartes
}
shell-cards-all = Mostra-ho tot
shell-cards-none = No hi ha cap carta que coincideixi.
shell-card-kind = Tipus
shell-card-set = Caixa
shell-card-level = Nivell
shell-card-level-start = Carta inicial
shell-card-cost = Cost
shell-card-upgrade = Millora
shell-card-symbols = Símbols
shell-card-slots = Espais
shell-card-vp = PV al final
shell-card-copies = Còpies
shell-card-starting-side = Cara inicial
shell-card-upgraded-side = Cara millorada

## Regles

shell-rules-title = Regles
shell-rules-search = Cerca a les regles
shell-rules-contents = Índex
shell-rules-found = { $n ->
    [0] No s'ha trobat res
    [one] Trobat en una secció
   *[other] Trobat en { $n } seccions
}

## Preferències

shell-settings-title = Configuració
shell-settings-reading = Lectura
shell-settings-looks = Aspecte
shell-settings-playing = Joc
shell-language = Llengua
shell-language-hint = Un joc que encara no està traduït es mostra en anglès.
shell-text-size = Mida del text
shell-text-sample = Així es veu el text a la taula.
shell-theme = Tema
shell-theme-system = Segons el meu dispositiu
shell-theme-light = Clar
shell-theme-dark = Fosc
shell-palette = Colors
shell-palette-hint = Tot el que indiquen els colors ho indiquen també les formes.
shell-palette-standard = Estàndard
shell-palette-distinct = Aptes per a daltònics
shell-motion = Animacions
shell-motion-hint = Les cartes llisquen i s'aixequen, o canvien de lloc a l'instant.
shell-motion-system = Segons el meu dispositiu
shell-motion-full = Activades
shell-motion-reduced = Reduïdes
shell-ambient = Boira en moviment
shell-ambient-hint = Llum i boira es mouen a poc a poc darrere la taula, i el que podeu prémer brilla. S'apaga amb les animacions reduïdes.
shell-your-name = El vostre nom
shell-your-name-hint = El que veuen els altres a la taula.
shell-sound = Sons
shell-sound-hint = Cada esdeveniment té el seu propi so, des de la primera pulsació.
shell-remarks = Frases i reaccions
shell-remarks-hint = Mostra el que altres diuen a la taula. Allà també podeu silenciar un sol jugador.
shell-volume = Volum
shell-notifications = Notificacions
shell-notifications-hint = Quan us toca jugar i aquesta pàgina és en segon pla.
shell-notifications-closed = Quan us toca jugar, encara que aquesta pàgina estigui tancada.
shell-notifications-refused = El vostre navegador bloqueja les notificacions d'aquesta pàgina.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Consells
shell-new-hints-hint = Els jugadors poden preguntar què faria un bot fort.

## Quant pot durar una decisió

shell-days = Temps per decisió
shell-days-hint = Per a partides que duren uns quants dies.
shell-days-none = Sense límit
shell-days-n = { $n ->
    [one] Un dia
   *[other] { $n } dies
}
shell-overdue = Quan s'acaba el temps
shell-overdue-hint = Qui torna continua jugant.
shell-overdue-bot = Un bot juga aquell torn
shell-overdue-reminder = El jugador rep un recordatori
shell-pace-bot = { $n ->
    [one] Cada jugador té un dia per a cada decisió. Després, un bot juga aquell torn per ell.
   *[other] Cada jugador té { $n } dies per a cada decisió. Després, un bot juga aquell torn per ell.
}
shell-pace-reminder = { $n ->
    [one] Cada jugador té un dia per a cada decisió. Després, rep un recordatori.
   *[other] Cada jugador té { $n } dies per a cada decisió. Després, rep un recordatori.
}
shell-due = { $who } té temps fins al { $when }.
shell-due-you = Teniu temps fins al { $when }.
shell-due-over = S'ha acabat el temps per a aquesta decisió.

## Per què s'hi nega el servidor; $detail és la seva pròpia explicació, en anglès
refused-unknown = No és possible.
refused-already-seated = Ja teniu un seient en aquesta taula.
refused-another-decided = No es pot desfer: d'aleshores ençà ha decidit algú altre.
refused-bad-card-file = Aquest fitxer de cartes no es pot fer servir: { $detail }
refused-bad-option = Valor no admès: { $detail }
refused-bad-record = Aquest registre no es pot llegir: { $detail }
refused-bad-request = El servidor no admet aquesta petició: { $detail }
refused-bad-scenario = Aquesta posició no es pot llegir (línia { $line }): { $detail }
refused-bot-plays = Un bot juga en aquest seient. Primer torneu a ocupar-lo.
refused-busy = El servidor està ocupat. Torneu-ho a provar d'aquí a un moment.
refused-challenge-private = Els altres no poden veure aquesta partida de repte ni unir-s'hi.
refused-challenge-strict = El resultat d'aquesta partida compta: ningú més no pot jugar per vós.
refused-challenge-unfinished = Hi tindreu accés quan hàgiu acabat el mateix repte.
refused-game-over = La partida ha acabat.
refused-hidden-revealed = No es pot desfer: des d'aleshores s'ha revelat alguna cosa oculta.
refused-illegal-move = Aquesta jugada no està permesa ara.
refused-moved-on = La partida ha avançat. Torneu a triar.
refused-needs-version = { $needs ->
    [0] Aquesta partida necessita una altra versió de { $game }. No s'ha perdut res.
   *[other] Aquesta partida necessita la versió { $needs } de les regles de { $game }; aquest servidor té la versió { $has }. No s'ha perdut res.
}
refused-no-address = No hi ha res en aquesta adreça.
refused-no-card-file = En aquesta taula es juga sense fitxer de cartes.
refused-no-free-seat = No hi ha cap seient lliure. Podeu substituir un bot.
refused-no-hints = En aquesta taula es juga sense consells.
refused-no-lesson = Aquesta lliçó no existeix.
refused-no-move = No hi ha la jugada { $n }; la partida en té { $of }.
refused-no-notifications = Aquest servidor no envia notificacions.
refused-no-open-tables = Aquest servidor no mostra cap llista de taules.
refused-no-puzzle = Aquí no hi ha aquest problema.
refused-no-room = El servidor no té espai per a partides noves. Demaneu a qui l'allotja que n'alliberi.
refused-no-seat = No hi ha el seient { $n }.
refused-no-table = Aquesta taula no existeix.
refused-shared-replay-full = Aquesta repetició compartida és plena.
refused-not-leader = Només ho pot fer qui guia.
refused-no-shared-replay = Aquesta repetició compartida ha acabat o no ha existit mai.
refused-no-member = Aquesta persona ja no hi és.
refused-no-comments = Aquest servidor no admet comentaris.
refused-not-finished = Disponible quan acabi la partida.
refused-not-host = Només ho pot fer qui va crear la taula.
refused-not-json = Aquí el servidor només accepta JSON, amb el tipus de contingut application/json.
refused-not-your-seat = Aquest no és el vostre seient.
refused-not-your-turn = No us toca.
refused-nothing-to-undo = No teniu res per desfer.
refused-over-at-that-move = En aquesta jugada la partida ja ha acabat. Torneu a una d'anterior.
refused-rematch-too-early = Podreu tornar a jugar quan acabi la partida.
refused-resigned = Aquest jugador ha abandonat.
refused-seat-present = { $name } és a la taula o se n'acaba d'anar. Només aquesta persona pot deixar que un bot jugui per ella.
refused-seat-taken = Aquest seient està ocupat.
refused-shut-out = Aquest dispositiu s'ha tret dels que obren aquests seients.
refused-sit-first = Aquest programa és d'una versió diferent de la del servidor. Torneu a carregar la pàgina.
refused-spectator = Els espectadors no poden jugar.
refused-storage = El servidor no pot desar partides ara mateix: { $detail }
refused-thinking = L'últim consell encara s'està preparant.
refused-too-deep = Hi ha massa nivells imbricats.
refused-too-long = És massa llarg.
refused-too-many = Massa vegades seguides. Torneu-ho a provar { $seconds ->
    [one] d'aquí a { $seconds } segon
   *[other] d'aquí a { $seconds } segons
}.
refused-too-many-connections = Teniu massa connexions obertes amb aquest servidor.
refused-too-many-moves = Aquesta partida és massa llarga: té { $n } jugades i el màxim és { $most }.
refused-too-much = Llegir això requereix massa temps o memòria.
refused-unknown-token = Aquest navegador no té seient en aquesta taula.
refused-unwritable = Aquesta posició no es pot escriure com a text: { $detail }
refused-webhook-failed = No s'ha pogut enviar res a aquesta adreça: { $why }.
refused-wrong-host = Aquest servidor no respon al nom «{ $host }». Qui el gestiona el pot permetre amb --allow-host.
refused-wrong-invitation = Aquest enllaç no és una invitació a aquesta taula.
refused-wrong-origin = Les pàgines d'altres llocs no poden fer servir aquest servidor.

## Una caixa pròpia

shell-box = La meva caixa
shell-less = Menys: { $what }
shell-more = Més: { $what }
shell-box-use = Juga amb la meva caixa
shell-box-use-hint = { $n ->
    [one] Un valor vostre substitueix el que ve amb el joc.
   *[other] { $n } valors vostres substitueixen els que venen amb el joc.
}
shell-box-use-empty = Poseu-hi el que diuen les cartes del vostre exemplar i jugueu-hi.
shell-box-open = Obre la meva caixa
shell-deal = El repartiment
shell-deal-warning = El repartiment: cal llegir-ho
shell-deal-known = La llavor d'aquesta partida ha estat triada o és coneguda d'una altra partida, de manera que algú pot saber què es repartirà.
shell-deal-looked-ahead = En aquesta partida, algú ha vist coses amagades i després ha desfet les seves jugades.
shell-deal-open = El servidor s'ha compromès amb el repartiment. La llavor i la sal es mostren després de la partida, perquè tothom ho pugui comprovar.
shell-deal-kept = Comprovat: és el repartiment amb què el servidor s'havia compromès al començament.
shell-deal-broken = No és el repartiment amb què el servidor s'havia compromès al començament.
shell-deal-unpromised = No es va prometre res sobre aquest repartiment: la taula és d'una versió anterior o el registre ve d'un altre lloc.
shell-deal-promise = Compromís: SHA-256 de la llavor, un espai i la sal
shell-deal-seed = Llavor
shell-deal-salt = Sal
shell-box-notice = { $n ->
    [0] Es juga amb «{ $name }»; cap valor difereix dels que venen amb el joc.
    [one] Es juga amb «{ $name }»: un valor difereix dels que venen amb el joc.
   *[other] Es juga amb «{ $name }»: { $n } valors difereixen dels que venen amb el joc.
}
shell-box-nameless = la caixa d'un jugador
shell-box-which = Quins?
shell-box-which-title = Valors que difereixen
shell-box-component = Component
shell-box-field = Valor
shell-box-usual = Normalment
shell-box-here = Aquí
shell-box-new = només en aquesta caixa
shell-box-understood = D'acord
