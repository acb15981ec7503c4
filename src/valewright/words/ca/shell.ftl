### Les pantalles al voltant de la taula.

shell-skip = Aneu al contingut
shell-nav = Principal
shell-nav-new = Nova partida
shell-nav-replays = Repetir
shell-nav-cards = Cartes
shell-nav-rules = Regles
shell-nav-settings = Ajustos
shell-home = Inici
shell-close = Tanca
shell-done = Fet
shell-any = Tot
shell-usual = L'habitual
shell-you = Vós
shell-unreachable = El servidor no respon.
shell-try-again = Torna-ho a provar
shell-unknown-title = Aquí no hi ha res
shell-unknown-text = Aquesta adreça no porta enlloc.

## Inici

shell-tagline = Forgeu les vostres cartes, tempteu la sort, envieu patrulles: dos jocs de la vall en una mateixa taula.
shell-play-now = Juga ara
shell-play-now-hint = Mystic Vale, contra un bot
shell-continue = Continua
shell-against = { $game }, amb { $others }
shell-learn = Apreneu a jugar
shell-learn-hint = Dos torns, pas a pas
shell-your-tables = Les vostres taules
shell-games = Els jocs
shell-against-bot = Juga contra un bot
shell-set-up = Prepara una taula
shell-learn-game = Tutorial
shell-setting-up = Preparant la taula …
shell-table-your-turn = Us toca
shell-table-turn = Li toca a { $who }
shell-table-waiting = { $n ->
    [one] Falta un jugador
   *[other] Falten { $n } jugadors
}
shell-table-over = Acabada: mireu la repetició
shell-table-record = Un registre: mireu-lo

## Unir-se

shell-join-link-title = Uniu-vos a un amic
shell-join-link = Invitació
shell-join-link-hint = Enganxeu l'enllaç que us han enviat.
shell-join-link-wrong = Això no és una invitació: hauria de contenir «#/join/».
shell-join = Uneix-m'hi
shell-join-title = Unir-se a una partida
shell-join-seat = Trieu el vostre seient
shell-join-open = Lliure
shell-join-bot = Aquí hi juga un bot; en podeu ocupar el lloc
shell-join-taken = Ocupat
shell-join-already = Ja seieu en aquesta taula.
shell-join-over = Aquesta partida ha acabat.
shell-watch-replay = Mira la repetició
shell-sit-down = Seu-hi
shell-watch = Només mirar
shell-to-the-table = A la taula
shell-lobby-title = Esperant jugadors
shell-lobby-expected = S'espera
shell-lobby-here = Present
shell-lobby-away = Absent
shell-lobby-look = Mira la taula
shell-invite = Invitació
shell-invite-hint = Qui obri aquest enllaç pot ocupar un seient lliure, o el d'un bot.
shell-invite-local = Aquesta adreça només serveix en aquest ordinador. Per als altres, inicieu el servidor amb «valewright serve --host 0.0.0.0» i obriu l'adreça que mostra.
shell-copy = Copia l'enllaç
shell-copied = Copiat
shell-share = Comparteix

## La taula

shell-no-table-title = Aquesta taula no existeix
shell-no-table-text = Potser s'ha eliminat, o l'adreça és incompleta.
shell-connecting = Anant a la taula …
shell-lost = S'ha perdut la connexió. Tornant-ho a provar …

## Una partida nova

shell-new-title = Nova partida
shell-new-game = Joc
shell-new-seats = Qui juga
shell-new-options = Amb què
shell-new-more = Llavor i cartes pròpies
shell-new-start = Comença la partida
shell-new-reset = Torna a l'habitual
shell-seat = Seient { $n }
shell-seat-me = Jo
shell-seat-here = Una altra persona, en aquesta pantalla
shell-seat-open = Algú que convido
shell-seat-bot = Bot
shell-seat-free = Seient { $n }
shell-seat-open-hint = Rebreu un enllaç per enviar.
shell-seat-level = Nivell del bot del seient { $n }
shell-seat-name = Nom del jugador del seient { $n }
shell-seat-name-usual = Jugador { $n }
shell-seat-add = Afegeix un seient
shell-seat-remove = Treu el seient { $n }
shell-seed = Llavor
shell-seed-hint = El mateix nombre reparteix la mateixa partida. Si es deixa buit, se sorteja.
shell-conclaves-title = Trieu sis conclaves
shell-conclaves-explain = Les piles es formen només amb les cartes de sis conclaves. Amb dos o més que donin PV, la partida no s'allarga.
shell-conclaves-pick = Tria'n sis
shell-conclaves-change = Canvia
shell-conclaves-random = Sis a l'atzar
shell-conclaves-none = Cap
shell-conclaves-vp = Dona PV
shell-conclaves-count = { $n } de 6 triats
shell-card-file-paste = Enganxeu aquí el text d'un fitxer de cartes
shell-card-file-open = Obre un fitxer
shell-card-file-none = Sense fitxer

## Repeticions

shell-replays-title = Repeticions
shell-replays-finished = Partides acabades
shell-replays-empty = Les partides que acabeu es desen aquí, per mirar-les jugada a jugada.
shell-replays-all = Totes les repeticions
shell-record-title = Obriu un registre
shell-record-text = Un registre és un text breu amb totes les jugades d'una partida. Ve d'una partida acabada aquí, o del terminal.
shell-record-open = Tria un fitxer
shell-record-drop = o deixeu-lo anar aquí
shell-record-paste = O enganxeu el text
shell-record-show = Mostra la partida

## Cartes i rajoles

shell-cards-title = Cartes
shell-cards-search = Cerca
shell-cards-search-hint = Un nom, o paraules del text
shell-cards-found = { $n ->
    [one] Una carta
   *[other] { $n } cartes
}
shell-cards-all = Mostra-ho tot
shell-cards-none = Cap carta no és així.
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
shell-tiles-search = Cerca
shell-tiles-found = { $n ->
    [one] Una rajola o habilitat
   *[other] { $n } rajoles i habilitats
}
shell-tiles-valley = Rajoles de vall
shell-tiles-encounter = Rajoles de trobada
shell-tiles-patrol = Rajoles de patrulla
shell-tiles-abilities = Habilitats
shell-tiles-wants = Demana: { $what }

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

shell-settings-title = Ajustos
shell-settings-reading = Lectura
shell-settings-looks = Aspecte
shell-settings-playing = Joc
shell-language = Llengua
shell-language-hint = Mystic Vale és en anglès i francès; la resta, també en castellà i català.
shell-text-size = Mida del text
shell-text-sample = Cadascuna de les vostres cartes és una funda on caben tres avenços.
shell-palette = Colors
shell-palette-hint = Tot el que diuen els colors ho diuen també les formes.
shell-palette-standard = De la vall
shell-palette-distinct = Fàcils de distingir
shell-motion = Moviment
shell-motion-hint = Les cartes llisquen i s'aixequen, o simplement hi són.
shell-motion-system = Com el meu dispositiu
shell-motion-full = Animat
shell-motion-reduced = Quiet
shell-your-name = El vostre nom
shell-your-name-hint = El que veuen els altres a la taula.
shell-sound = Sons
shell-sound-hint = Un toc quan us toca.
shell-notifications = Notificacions
shell-notifications-hint = Quan us toca i mireu una altra cosa.
shell-notifications-refused = El vostre navegador no permet notificacions d'aquesta pàgina.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Consells
shell-new-hints-hint = Els jugadors poden preguntar què faria un bot fort.

## Una caixa pròpia

shell-box = La meva caixa
shell-less = Menys: { $what }
shell-more = Més: { $what }
shell-box-use = Juga amb la meva caixa
shell-box-use-hint = { $n ->
    [one] Un valor teu substitueix el que ve amb el joc.
   *[other] { $n } valors teus substitueixen els que vénen amb el joc.
}
shell-box-use-empty = Posa-hi el que diuen les cartes del teu exemplar i juga-hi.
shell-box-open = Obre la meva caixa
shell-box-notice = { $n ->
    [0] Es juga amb «{ $name }»; cap valor difereix dels que vénen amb el joc.
    [one] Es juga amb «{ $name }»: un valor difereix dels que vénen amb el joc.
   *[other] Es juga amb «{ $name }»: { $n } valors difereixen dels que vénen amb el joc.
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
