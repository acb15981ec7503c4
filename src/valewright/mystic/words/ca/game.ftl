### Mystic Vale: jugades, decisions, registre, símbols, fases i puntuació.
###
### El que reben els missatges:
###   $title   el nom d'un avenç, una vall, un líder o un amulet, en aquesta llengua
###   $slot    top, middle o bottom
###   $card    el nom d'una carta forjada, en aquesta llengua
###   $n       un nombre
###   $spirit  animal, forest, sky o wild
###   $who     el nom d'un jugador; «you» si és qui llegeix
###   $zone    on és una carta: field, on_deck o borrowed
###   $at      el seu lloc allà, comptat des d'1
### Una jugada sense títol rep "none" al seu lloc.

## Espais i esperits

slot = { $slot ->
    [top] superior
    [middle] central
   *[bottom] inferior
}
a-spirit = { $spirit ->
    [animal] un esperit animal
    [forest] un esperit forestal
    [sky] un esperit celeste
   *[wild] un esperit comodí
}
# Un avenç amb el seu espai: «Poble de les arrels (superior)»
piece = { $title } ({ slot })
# Un líder que mostra la cara millorada
upgraded-leader = { $title } (cara millorada)
starting-side = Cara inicial
upgraded-side = Cara millorada

## Símbols

symbol-mana = Mana
    .text = Serveix per comprar avenços durant la collita. El que no gasteu es perd.
symbol-decay = Podridura
    .text = Amb 4 o més de podridura entre el camp i la carta visible de la vostra pila, un cop restat el creixement, el camp es fa malbé.
symbol-growth = Creixement
    .text = Cada un n'anul·la un de podridura quan es comprova si el camp es fa malbé.
symbol-guardian = Guardià
    .text = No fa res per si mateix; altres habilitats el compten.
symbol-vp = PV de collita
    .text = A cada una de les vostres collites guanyeu aquests PV en fitxes de la reserva.
symbol-vp-end = PV al final
    .text = Només compten al final de la partida.
symbol-animal = Esperit animal
    .text = Paga un símbol animal o comodí del cost d'una vall.
symbol-forest = Esperit forestal
    .text = Paga un símbol forestal o comodí del cost d'una vall.
symbol-sky = Esperit celeste
    .text = Paga un símbol celeste o comodí del cost d'una vall.
symbol-wild = Esperit comodí
    .text = Paga qualsevol símbol del cost d'una vall. Un símbol comodí en un cost es paga amb qualsevol esperit.
symbol-token = Fitxa de mana
    .text = S'activa quan el vostre camp es fa malbé. En una collita posterior, gasteu-la per guanyar 1 de mana.
symbol-amulet = Amulet
    .text = Substitueix la fitxa de mana: en lloc de donar 1 de mana, té un poder propi.
symbol-eclipse = Eclipsi
    .text = Pot anar sota un altre avenç en el mateix espai. Mentre està cobert, no en compta res.
symbol-longwise = Text de dalt a baix
    .text = El text recorre tota la carta. Si una carta en té més d'un, només funciona el de sobre.
symbol-pool = Reserva de PV
    .text = El rellotge de la partida: quan es buida, s'acaba la ronda i la partida.
symbol-deck = Pila
    .text = Les vostres cartes cara avall. Quan s'exhaureix, els vostres descarts es barregen i formen una pila nova.
symbol-discard = Descarts
    .text = Les vostres cartes ja usades. Podeu consultar els vostres descarts en qualsevol moment.
symbol-on-deck = Carta visible
    .text = La carta cara amunt sobre la vostra pila. Només en compten la podridura i el creixement; arrisqueu-vos per jugar-la.

amount-mana = { $n } de mana
amount-decay = { $n } de podridura
amount-growth = { $n } de creixement
amount-guardian = { $n ->
    [one] { $n } guardià
   *[other] { $n } guardians
}
amount-vp = { $n } PV
amount-vp-end = { $n } PV al final
amount-animal = { $n ->
    [one] { $n } esperit animal
   *[other] { $n } esperits animals
}
amount-forest = { $n ->
    [one] { $n } esperit forestal
   *[other] { $n } esperits forestals
}
amount-sky = { $n ->
    [one] { $n } esperit celeste
   *[other] { $n } esperits celestes
}
amount-wild = { $n ->
    [one] { $n } esperit comodí
   *[other] { $n } esperits comodí
}
amount-any-spirit = { $n ->
    [one] { $n } esperit qualsevol
   *[other] { $n } esperits qualssevol
}

## Quan actua una habilitat: l'etiqueta que precedeix el seu text

labelled-text = { $label }: { $text }

when-played = En jugar-la
when-harvest = Collita
when-ongoing = Sempre
when-on-deck = Visible a la pila
when-spoiling = En perill
when-spoiled = Camp malmès
when-discard = Descart
when-bought = En comprar-la
when-end = Final de la partida
when-evoke = Evocar
when-turn = Cada torn
when-planting = Sembra
when-always = Permanent
when-harvest-end = Final de la collita
when-harvest-or-discard = Collita o descart
when-any = En qualsevol moment

## Fases

phase-setup = Preparatius
    .text = S'assignen els líders i els amulets.
phase-planting = Sembra
    .text = El jugador s'arrisca i afegeix cartes al camp fins que passa o el camp es fa malbé.
phase-harvest = Collita
    .text = Es fan servir les habilitats, es prenen els PV i es compren avenços i valls.
phase-discard = Descart
    .text = S'insereix el que s'ha comprat; les cartes del camp van als descarts.
phase-prep = Preparació
    .text = Es juguen cartes fins que el camp i la carta visible sumen 3 de podridura.
phase-last-planting = Última sembra
    .text = Aiguamoll fronterer: una fase de sembra extra, només pels seus punts.
phase-over = Partida acabada
    .text = Es fa el recompte.

## Per què no es pot comprar una cosa

lack-mana = { $n ->
    [one] Falta { $n } de mana
   *[other] Falten { $n } de mana
}
lack-spirits = Falta: { $spirits }
lack-buys = No us queden compres aquest torn
lack-empty = Exhaurit
lack-slot = Cap carta del vostre camp no té lliure aquest espai
lack-owned = Només en podeu tenir una
lack-away = El vostre líder no és al camp
lack-upgraded = El vostre líder ja està millorat

## Puntuació

score-tokens = Fitxes de PV
    .text = Els PV guanyats durant la partida.
score-card = Avenços
    .text = Els PV dels avenços de les vostres 20 cartes, siguin on siguin.
score-leader = Líder
    .text = Els PV de la cara que mostra el vostre líder al final.
score-vale = Valls
    .text = Els PV de les valls que teniu.
score-amulet = Amulet
    .text = Els PV del vostre amulet, mostri la cara que mostri.

## Jugades

# Una carta de què tracta una jugada
where = { $zone ->
    [on_deck] la carta visible
    [borrowed] la carta prestada { $at }
   *[field] la carta { $at }
}

move-pass = Passa
move-push = Arrisca't
move-spoil = Deixa que es faci malbé
move-end-harvest = Acaba la collita
move-take-vp = Pren { $n } PV
move-evoke = Evoca { $title }
move-spend-token = Gasta la fitxa de mana
move-buy-vp = Compra 1 PV per 3 esperits
move-upgrade = Millora { $title } per { $n } de mana
move-turn-back = Torna { $title } a la cara inicial per { $n } de mana
move-buy = Compra { piece }
move-buy-vale = Compra { $title }
move-pay = Paga amb { a-spirit }
move-use-vale = Fes servir { $title }
move-use-text = Fes servir { $title } ({ where })
move-play-again = Torna a fer servir { $title } ({ where })
move-sleeve = Insereix a { where }
move-sleeve-now = Insereix { piece } ara
move-sleeve-none = No insereixis res ara
move-layer-over = Posa'l a sobre
move-layer-under = Fes-lo lliscar a sota
move-discard-card = Descarta { where }
move-discard-on-deck = Descarta la carta visible de la pila
move-discard-none = No descartis res
move-discard-top = Descarta-la
move-look-discard = Descarta { $card }
move-search = Descarta { $card }
move-put-back = Torna-la a la pila
move-activate-token = Activa la fitxa de mana
move-leave-token = Deixa la fitxa de mana com està
move-add-guardians = Afegeix guardians a { where }
move-add-guardians-on-deck = Afegeix guardians a la carta visible
move-add-none = No afegeixis guardians
move-count-card = Compta els guardians de { where }
move-count-none = No en comptis cap
move-make-wild = Converteix { a-spirit } en comodí
move-spend-spirit = Gasta { a-spirit }
move-go-on = Continua
move-claim = Reclama { piece }
move-claim-none = No reclamis res
move-sow = Gasta 2 de mana per 1 PV
move-done = Fet
move-return = Torna { $card } a la pila
move-cash-in = Retira-la de la partida per { $n } PV
move-keep-vale = Conserva { $title }
move-keep-card = Conserva { where }
move-keep-none = No conservis cap carta
move-move-from = Mou des de { where }
move-move-piece = Mou { piece }
move-move-to = Mou a { where }
move-cancel-decay = Anul·la la podridura de { where }
move-cancel-decay-on-deck = Anul·la la podridura de la carta visible
move-cancel-none = No anul·lis res
move-bury = Posa { where } al fons de la pila
move-bury-none = No posis res al fons de la pila
move-take-mana = Pren { $n } de mana
move-take-wild = Pren un esperit comodí
move-keep-on-deck = Conserva la carta visible de la pila
move-copy-card = Copia { where }
move-copy-field = { $who ->
    [you] Del vostre propi camp
   *[other] D'aquest camp: { $who }
}
move-copy-from = De { where }
move-copy-text = El text: { $title }
move-copy-none = No copiïs res
move-remove = Retira { piece } de la partida
move-free-soil = Pren una { piece }
move-stash = Posa { piece } al taller
move-craft-on = Forja { where }
move-craft = Insereix { piece }
move-craft-none = No forgis res
move-take-leader = Tria { $title }
move-take-amulet = Tria { $title }
move-keep-amulet = Conserva { $title }
move-take-token = Pren una simple fitxa de mana
move-token-first = { $title ->
    [none] Primer la fitxa de mana
   *[other] Primer { $title }
}
move-tree-first = Primer Arbre d'argent

## Decisions: què es decideix i, en una frase, què es pot fer

decision-plant = Arriscar-se o passar
    .hint = Arrisqueu-vos i porteu la carta visible de la pila al camp per aconseguir més, o passeu i colliu el que teniu.
decision-spoil = El camp és a punt de fer-se malbé
    .hint = Feu servir alguna cosa per salvar-lo, o deixeu que el camp es faci malbé i activeu la fitxa de mana.
decision-harvest = Collita
    .hint = Feu servir les habilitats, preneu els PV i compreu fins a dos avenços i dues valls, en l'ordre que vulgueu.
decision-pay = Pagar la vall
    .hint = Trieu l'esperit que paga el símbol següent del cost.
decision-sleeve = Inserir un avenç
    .hint = Trieu una carta del vostre camp on càpiga.
decision-layer = A sobre o a sota
    .hint = Dos textos recorren aquesta carta de dalt a baix: trieu quin queda a sobre i funciona.
decision-order = Ordre de les habilitats
    .hint = Ara actuen diverses habilitats: trieu quina va primer.
decision-discard-other = Descartar una carta
    .hint = Podeu descartar una altra carta del vostre camp.
decision-search = Cercar a la pila
    .hint = Podeu descartar una carta de la vostra pila; després es barreja.
decision-look-at-top = La primera carta de la pila
    .hint = Descarteu la carta que veieu o torneu-la a la pila.
decision-activate-token = Fitxa de mana
    .hint = Podeu activar la vostra fitxa de mana.
decision-add-guardians = Afegir guardians
    .hint = Trieu la carta que guanya guardians aquest torn.
decision-buy-for-this-card = Comprar per a aquesta carta
    .hint = Trieu un avenç per a un espai lliure d'aquesta carta; costa menys i s'ha d'inserir aquí.
decision-spirit-to-wild = Convertir un esperit en comodí
    .hint = Trieu l'esperit que compta com a comodí aquest torn.
decision-discard-phase = Abans de descartar el camp
    .hint = Feu servir habilitats de la fase de descart o continueu.
decision-free-advancement = Un avenç de franc
    .hint = Trieu un avenç per comprar-lo per 0 de mana; compta com una compra.
decision-claim = Reclamar un avenç
    .hint = Podeu prendre de franc un avenç que costi d'1 a 6; no és una compra.
decision-sow = Mana per PV
    .hint = Gasteu 2 de mana per cada PV, tantes vegades com vulgueu.
decision-recycle = Tornar cartes a la pila
    .hint = Trieu les cartes dels vostres descarts que es barregen amb la pila.
decision-look-through = Les primeres cartes de la pila
    .hint = Descarteu les que vulgueu de les cartes que veieu; les altres queden en el seu ordre.
decision-cash-in = Conservar la vall o canviar-la per PV
    .hint = Retireu la vall de la partida per guanyar PV ara, o conserveu-la.
decision-spend-spirits = Esperits per PV
    .hint = Gasteu més esperits per guanyar PV i renuncieu a la vall, o conserveu-la.
decision-keep-a-card = Conservar una carta
    .hint = Podeu conservar una carta del vostre camp; serà la primera del proper camp.
decision-move-from = Moure un avenç
    .hint = Trieu la carta d'on traieu un avenç.
decision-move-piece = Moure un avenç
    .hint = Trieu l'avenç que moureu.
decision-move-to = Moure un avenç
    .hint = Trieu la carta on el moveu.
decision-cancel-decay = Anul·lar podridura
    .hint = Trieu la carta a la qual s'anul·la la podridura.
decision-play-again = Tornar a fer servir una habilitat
    .hint = Trieu una habilitat «En jugar-la» del vostre camp per tornar-la a fer servir.
decision-discard-any = Descartar una carta
    .hint = Podeu descartar la carta visible de la pila o una carta del camp.
decision-sleeve-now = Inserir a l'instant
    .hint = Trieu un avenç que hàgiu comprat; s'insereix ara i ja actua en aquesta collita.
decision-bury = Al fons de la pila
    .hint = Trieu una carta del vostre camp per posar-la cara avall al fons de la pila.
decision-mana-or-guardians = Mana o guardians
    .hint = Preneu 1 de mana, o trieu una carta que guanyi 2 guardians aquest torn.
decision-mana-or-wild = Mana o un esperit comodí
    .hint = Preneu mana o un esperit comodí.
decision-swap-on-deck-card = La carta visible de la pila
    .hint = Podeu descartar la carta visible de la vostra pila i revelar-ne una altra; si ho feu, guanya PV qui us ho proposa.
decision-copy-a-card = Copiar una carta
    .hint = Trieu una altra carta del vostre camp; aquest torn el vostre líder en té també els símbols i les habilitats.
decision-copy-from-field = Copiar una habilitat
    .hint = Trieu el camp d'on copieu una habilitat.
decision-copy-from-card = Copiar una habilitat
    .hint = Trieu la carta d'on copieu una habilitat.
decision-copy-text = Copiar una habilitat
    .hint = Trieu l'habilitat que copieu.
decision-clear-commons = Renovar el mercat
    .hint = Podeu retirar de la partida avenços de nivell 2 o 3; uns altres els substitueixen a l'instant.
decision-free-soil = Una Terra fèrtil de franc
    .hint = Trieu una Terra fèrtil per inserir-la en una carta del vostre camp; no és una compra.
decision-stash = El vostre taller
    .hint = Trieu qualsevol avenç per posar-lo de franc al taller.
decision-craft-card = Forjar des del taller
    .hint = Trieu la carta on inseriu avenços del taller.
decision-craft-piece = Forjar des del taller
    .hint = Trieu un avenç del taller per a aquesta carta; després la carta va al fons de la pila.
decision-mana-per-guardian = Mana per guardians
    .hint = Trieu una carta del vostre camp; guanyeu 1 de mana per cada guardià que tingui.
decision-choose-leader = Triar un líder
    .hint = El vostre líder s'insereix en una de les vostres cartes en blanc.
decision-choose-amulet = Triar un amulet
    .hint = El vostre amulet substitueix la fitxa de mana.
decision-draft = Draft
    .hint = Preneu un líder o un amulet; l'altre arribarà a la segona volta.
decision-keep-amulet = Amulet o fitxa de mana
    .hint = Conserveu l'amulet, o preneu al seu lloc una simple fitxa de mana.
decision-over = La partida ha acabat
    .hint = Mireu el detall de la puntuació o torneu a jugar.

## Registre

log-turn = { $who ->
    [you] Heu començat el torn { $n }
   *[other] { $who } comença el torn { $n }
}
log-pushed = { $who ->
    [you] Us heu arriscat: { $card }
   *[other] { $who } s'arrisca: { $card }
}
log-revealed = { $who ->
    [you] Heu revelat { $card }
   *[other] { $who } revela { $card }
}
log-passed = { $who ->
    [you] Heu passat
   *[other] { $who } passa
}
log-spoiled = { $who ->
    [you] Se us ha fet malbé el camp
   *[other] A { $who } se li fa malbé el camp
}
log-prep-spoiled = { $who ->
    [you] Se us ha fet malbé el camp a la preparació
   *[other] A { $who } se li fa malbé el camp a la preparació
}
log-used = { $who ->
    [you] Heu fet servir { $card }
   *[other] { $who } fa servir { $card }
}
log-gained-vp = { $who ->
    [you] Heu guanyat { $n } PV ({ $card })
   *[other] { $who } guanya { $n } PV ({ $card })
}
log-bought = { $who ->
    [you] Heu comprat { $card } per { $n } de mana
   *[other] { $who } compra { $card } per { $n } de mana
}
log-bought-vale = { $who ->
    [you] Heu comprat la vall { $card }
   *[other] { $who } compra la vall { $card }
}
log-sleeved = { $who ->
    [you] Heu inserit { $card } a la carta { $n }
   *[other] { $who } insereix { $card } a la carta { $n }
}
log-discarded = { $who ->
    [you] Heu descartat { $card }
   *[other] { $who } descarta { $card }
}
log-reshuffled = { $who ->
    [you] Heu barrejat els vostres descarts en una pila nova
   *[other] { $who } barreja els seus descarts i forma una pila nova
}
log-evoked = { $who ->
    [you] Heu evocat { $card }
   *[other] { $who } evoca { $card }
}
log-activated = { $who ->
    [you] Heu activat la fitxa de mana
   *[other] { $who } activa la fitxa de mana
}
log-spent-spirits = { $who ->
    [you] Heu gastat { $n } esperits per 1 PV
   *[other] { $who } gasta { $n } esperits per 1 PV
}
log-last-round = { $who ->
    [you] Heu buidat la reserva: aquesta és l'última ronda
   *[other] { $who } buida la reserva: aquesta és l'última ronda
}
log-spoiled-turn = { $who ->
    [you] Se us va fer malbé el camp a la preparació: us salteu la sembra i la collita
   *[other] A { $who } se li va fer malbé el camp a la preparació: se salta la sembra i la collita
}
log-extra-turn = { $who ->
    [you] Jugueu un torn extra
   *[other] { $who } juga un torn extra
}
log-upgraded = { $who ->
    [you] Heu millorat { $card }
   *[other] { $who } millora { $card }
}
log-turned-back = { $who ->
    [you] Heu tornat { $card } a la cara inicial
   *[other] { $who } torna { $card } a la cara inicial
}
log-kept = { $who ->
    [you] Heu conservat { $card } al camp
   *[other] { $who } conserva { $card } al camp
}
log-buried = { $who ->
    [you] Heu posat { $card } al fons de la pila
   *[other] { $who } posa { $card } al fons de la pila
}
log-entered = { $who ->
    [you] Heu posat { $card } al camp
   *[other] { $who } posa { $card } al camp
}
log-claimed = { $who ->
    [you] Heu reclamat { $card }
   *[other] { $who } reclama { $card }
}
log-removed = { $who ->
    [you] Heu retirat { $card } de la partida
   *[other] { $who } retira { $card } de la partida
}
log-replenished = Es revela { $card }
log-discarded-unseen = { $who ->
    [you] Heu descartat una carta de la pila sense veure-la
   *[other] { $who } descarta una carta de la pila sense veure-la
}
log-stashed = { $who ->
    [you] Heu posat { $card } al taller
   *[other] { $who } posa { $card } al taller
}
log-moved = { $who ->
    [you] Heu mogut { $card } a la carta { $n }
   *[other] { $who } mou { $card } a la carta { $n }
}
log-game-over = La partida ha acabat
log-chose = { $who ->
    [you] Us heu quedat amb { $card }
   *[other] { $who } es queda amb { $card }
}
log-pool-filled = { $who ->
    [you] Heu afegit { $n } PV a la reserva
   *[other] { $who } afegeix { $n } PV a la reserva
}
log-last-planting = { $who ->
    [you] Sembreu un cop més per { $card }
   *[other] { $who } sembra un cop més per { $card }
}
log-copied = { $who ->
    [you] Heu copiat { $card }
   *[other] { $who } copia { $card }
}
log-prepped = { $who ->
    [you] Heu preparat el camp
   *[other] { $who } prepara el camp
}: { $n ->
    [one] { $n } carta
   *[other] { $n } cartes
}
