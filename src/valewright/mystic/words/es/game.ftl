### Mystic Vale: jugadas, decisiones, registro, símbolos, fases y puntuación.
###
### Lo que reciben los mensajes:
###   $title   el nombre de un avance, un valle, un líder o un amuleto, en este idioma
###   $slot    top, middle o bottom
###   $card    el nombre de una carta forjada, en este idioma
###   $n       un número
###   $spirit  animal, forest, sky o wild
###   $who     el nombre de un jugador; «you» si es quien lee
###   $zone    dónde está una carta: field, on_deck o borrowed
###   $at      su lugar allí, contado desde 1
### Una jugada sin título recibe "none" en su lugar.

## Espacios y espíritus

slot = { $slot ->
    [top] superior
    [middle] central
   *[bottom] inferior
}
a-spirit = { $spirit ->
    [animal] un espíritu animal
    [forest] un espíritu forestal
    [sky] un espíritu celeste
   *[wild] un espíritu comodín
}
# Un avance con su espacio: «Pueblo de las raíces (superior)»
piece = { $title } ({ slot })
# Un líder que muestra su cara mejorada
upgraded-leader = { $title } (cara mejorada)
starting-side = Cara inicial
upgraded-side = Cara mejorada

## Símbolos

symbol-mana = Maná
    .text = Sirve para comprar avances durante tu cosecha. Lo que no gastas se pierde.
symbol-decay = Podredumbre
    .text = Con 4 o más de podredumbre entre tu campo y la carta visible de tu mazo, una vez restado el crecimiento, tu campo se echa a perder.
symbol-growth = Crecimiento
    .text = Cada uno anula uno de podredumbre al comprobar si tu campo se echa a perder.
symbol-guardian = Guardián
    .text = No hace nada por sí mismo; otras habilidades lo cuentan.
symbol-vp = PV de cosecha
    .text = En cada una de tus cosechas ganas esos PV en fichas de la reserva.
symbol-vp-end = PV al final
    .text = Solo cuentan al final de la partida.
symbol-animal = Espíritu animal
    .text = Paga un símbolo animal o comodín del coste de un valle.
symbol-forest = Espíritu forestal
    .text = Paga un símbolo forestal o comodín del coste de un valle.
symbol-sky = Espíritu celeste
    .text = Paga un símbolo celeste o comodín del coste de un valle.
symbol-wild = Espíritu comodín
    .text = Paga cualquier símbolo del coste de un valle. Un símbolo comodín en un coste se paga con cualquier espíritu.
symbol-token = Ficha de maná
    .text = Se activa cuando tu campo se echa a perder. En una cosecha posterior, gástala para ganar 1 de maná.
symbol-amulet = Amuleto
    .text = Sustituye a la ficha de maná: en lugar de dar 1 de maná, tiene un poder propio.
symbol-eclipse = Eclipse
    .text = Puede ir debajo de otro avance en el mismo espacio. Mientras está cubierto, no cuenta nada de él.
symbol-longwise = Texto de arriba abajo
    .text = El texto recorre toda la carta. Si una carta tiene varios, solo funciona el de encima.
symbol-pool = Reserva de PV
    .text = El reloj de la partida: cuando se vacía, se termina la ronda y la partida acaba.
symbol-deck = Mazo
    .text = Tus cartas boca abajo. Cuando se agota, tus descartes se barajan y forman un mazo nuevo.
symbol-discard = Descartes
    .text = Tus cartas ya usadas. Puedes consultar tus descartes en cualquier momento.
symbol-on-deck = Carta visible
    .text = La carta boca arriba sobre tu mazo. Solo cuentan su podredumbre y su crecimiento; arriesga para jugarla.

amount-mana = { $n } de maná
amount-decay = { $n } de podredumbre
amount-growth = { $n } de crecimiento
amount-guardian = { $n ->
    [one] { $n } guardián
   *[other] { $n } guardianes
}
amount-vp = { $n } PV
amount-vp-end = { $n } PV al final
amount-animal = { $n ->
    [one] { $n } espíritu animal
   *[other] { $n } espíritus animales
}
amount-forest = { $n ->
    [one] { $n } espíritu forestal
   *[other] { $n } espíritus forestales
}
amount-sky = { $n ->
    [one] { $n } espíritu celeste
   *[other] { $n } espíritus celestes
}
amount-wild = { $n ->
    [one] { $n } espíritu comodín
   *[other] { $n } espíritus comodín
}
amount-any-spirit = { $n ->
    [one] { $n } espíritu cualquiera
   *[other] { $n } espíritus cualesquiera
}

## Cuándo actúa una habilidad: la etiqueta que precede a su texto

labelled-text = { $label }: { $text }

when-played = Al jugarla
when-harvest = Cosecha
when-ongoing = Siempre
when-on-deck = Visible en el mazo
when-spoiling = En peligro
when-spoiled = Campo perdido
when-discard = Descarte
when-bought = Al comprarlo
when-end = Fin de la partida
when-evoke = Evocar
when-turn = Cada turno
when-planting = Siembra
when-always = Permanente
when-harvest-end = Fin de la cosecha
when-harvest-or-discard = Cosecha o descarte
when-any = En cualquier momento

## Fases

phase-setup = Preparativos
    .text = Se asignan los líderes y los amuletos.
phase-planting = Siembra
    .text = El jugador arriesga y añade cartas a su campo hasta que pasa o el campo se echa a perder.
phase-harvest = Cosecha
    .text = Se usan las habilidades, se toman los PV y se compran avances y valles.
phase-discard = Descarte
    .text = Se inserta lo comprado; las cartas del campo van a los descartes.
phase-prep = Preparación
    .text = Se juegan cartas hasta que el campo y la carta visible suman 3 de podredumbre.
phase-last-planting = Última siembra
    .text = Ciénaga fronteriza: una fase de siembra extra, solo por sus puntos.
phase-over = Partida terminada
    .text = Se hace el recuento.

## Por qué algo no se puede comprar

lack-mana = { $n ->
    [one] Falta { $n } de maná
   *[other] Faltan { $n } de maná
}
lack-spirits = Falta: { $spirits }
lack-buys = No te quedan compras este turno
lack-empty = Agotado
lack-slot = Ninguna carta de tu campo tiene libre ese espacio
lack-owned = Solo puedes tener uno
lack-away = Tu líder no está en tu campo
lack-upgraded = Tu líder ya está mejorado

## Puntuación

score-tokens = Fichas de PV
    .text = Los PV ganados durante la partida.
score-card = Avances
    .text = Los PV de los avances de tus 20 cartas, estén donde estén.
score-leader = Líder
    .text = Los PV de la cara que muestra tu líder al final.
score-vale = Valles
    .text = Los PV de los valles que tienes.
score-amulet = Amuleto
    .text = Los PV de tu amuleto, muestre la cara que muestre.

## Jugadas

# Una carta de la que trata una jugada
where = { $zone ->
    [on_deck] la carta visible
    [borrowed] la carta prestada { $at }
   *[field] la carta { $at }
}

move-pass = Pasar
move-push = Arriesgar
move-spoil = Dejar que se eche a perder
move-end-harvest = Terminar la cosecha
move-take-vp = Tomar { $n } PV
move-evoke = Evocar { $title }
move-spend-token = Gastar la ficha de maná
move-buy-vp = Comprar 1 PV por 3 espíritus
move-upgrade = Mejorar a { $title } por { $n } de maná
move-turn-back = Devolver a { $title } a su cara inicial por { $n } de maná
move-buy = Comprar { piece }
move-buy-vale = Comprar { $title }
move-pay = Pagar con { a-spirit }
move-use-vale = Usar { $title }
move-use-text = Usar { $title } ({ where })
move-play-again = Usar otra vez { $title } ({ where })
move-sleeve = Insertar en { where }
move-sleeve-now = Insertar { piece } ahora
move-sleeve-none = No insertar nada ahora
move-layer-over = Ponerlo encima
move-layer-under = Deslizarlo debajo
move-discard-card = Descartar { where }
move-discard-on-deck = Descartar la carta visible de tu mazo
move-discard-none = No descartar nada
move-discard-top = Descartarla
move-look-discard = Descartar { $card }
move-search = Descartar { $card }
move-put-back = Devolverla al mazo
move-activate-token = Activar la ficha de maná
move-leave-token = Dejar la ficha de maná como está
move-add-guardians = Añadir guardianes a { where }
move-add-guardians-on-deck = Añadir guardianes a la carta visible
move-add-none = No añadir guardianes
move-count-card = Contar los guardianes de { where }
move-count-none = No contar ninguno
move-make-wild = Convertir { a-spirit } en comodín
move-spend-spirit = Gastar { a-spirit }
move-go-on = Continuar
move-claim = Reclamar { piece }
move-claim-none = No reclamar nada
move-sow = Gastar 2 de maná por 1 PV
move-done = Hecho
move-return = Devolver { $card } al mazo
move-cash-in = Retirarlo de la partida por { $n } PV
move-keep-vale = Conservar { $title }
move-keep-card = Conservar { where }
move-keep-none = No conservar ninguna carta
move-move-from = Mover desde { where }
move-move-piece = Mover { piece }
move-move-to = Mover a { where }
move-cancel-decay = Anular la podredumbre de { where }
move-cancel-decay-on-deck = Anular la podredumbre de la carta visible
move-cancel-none = No anular nada
move-bury = Poner { where } al fondo del mazo
move-bury-none = No poner nada al fondo del mazo
move-take-mana = Tomar { $n } de maná
move-take-wild = Tomar un espíritu comodín
move-keep-on-deck = Conservar la carta visible de tu mazo
move-copy-card = Copiar { where }
move-copy-field = { $who ->
    [you] De tu propio campo
   *[other] Del campo de { $who }
}
move-copy-from = De { where }
move-copy-text = El texto de { $title }
move-copy-none = No copiar nada
move-remove = Retirar { piece } de la partida
move-free-soil = Tomar una { piece }
move-stash = Poner { piece } en el taller
move-craft-on = Forjar { where }
move-craft = Insertar { piece }
move-craft-none = No forjar nada
move-take-leader = Elegir a { $title }
move-take-amulet = Elegir { $title }
move-keep-amulet = Conservar { $title }
move-take-token = Tomar una simple ficha de maná
move-token-first = { $title ->
    [none] Primero la ficha de maná
   *[other] Primero { $title }
}
move-tree-first = Primero Árbol de plata

## Decisiones: qué se decide y, en una frase, qué se puede hacer

decision-plant = Arriesgar o pasar
    .hint = Arriesga y lleva la carta visible de tu mazo a tu campo para conseguir más, o pasa y cosecha lo que tienes.
decision-spoil = Tu campo va a echarse a perder
    .hint = Usa algo para salvarlo, o deja que tu campo se eche a perder y activa tu ficha de maná.
decision-harvest = Cosecha
    .hint = Usa tus habilidades, toma tus PV y compra hasta dos avances y dos valles, en el orden que quieras.
decision-pay = Pagar el valle
    .hint = Elige el espíritu que paga el siguiente símbolo del coste.
decision-sleeve = Insertar un avance
    .hint = Elige una carta de tu campo en la que quepa.
decision-layer = Encima o debajo
    .hint = Dos textos recorren esta carta de arriba abajo: elige cuál queda encima y funciona.
decision-order = Orden de las habilidades
    .hint = Varias habilidades actúan ahora: elige cuál va primero.
decision-discard-other = Descartar una carta
    .hint = Puedes descartar otra carta de tu campo.
decision-search = Buscar en tu mazo
    .hint = Puedes descartar una carta de tu mazo; después se baraja.
decision-look-at-top = La primera carta de tu mazo
    .hint = Descarta la carta que ves o devuélvela al mazo.
decision-activate-token = Ficha de maná
    .hint = Puedes activar tu ficha de maná.
decision-add-guardians = Añadir guardianes
    .hint = Elige la carta que gana guardianes este turno.
decision-buy-for-this-card = Comprar para esta carta
    .hint = Elige un avance para un espacio libre de esta carta; cuesta menos y hay que insertarlo aquí.
decision-spirit-to-wild = Convertir un espíritu en comodín
    .hint = Elige el espíritu que cuenta como comodín este turno.
decision-discard-phase = Antes de descartar el campo
    .hint = Usa habilidades de la fase de descarte o continúa.
decision-free-advancement = Un avance gratis
    .hint = Elige un avance para comprarlo por 0 de maná; cuenta como una compra.
decision-claim = Reclamar un avance
    .hint = Puedes tomar gratis un avance que cueste de 1 a 6; no es una compra.
decision-sow = Maná por PV
    .hint = Gasta 2 de maná por cada PV, tantas veces como quieras.
decision-recycle = Devolver cartas a tu mazo
    .hint = Elige las cartas de tus descartes que se barajan con tu mazo.
decision-look-through = Las primeras cartas de tu mazo
    .hint = Descarta las que quieras de las cartas que ves; las demás quedan en su orden.
decision-cash-in = Conservar el valle o cambiarlo por PV
    .hint = Retira el valle de la partida para ganar PV ahora, o consérvalo.
decision-spend-spirits = Espíritus por PV
    .hint = Gasta más espíritus para ganar PV y renuncia al valle, o consérvalo.
decision-keep-a-card = Conservar una carta
    .hint = Puedes conservar una carta de tu campo; será la primera de tu próximo campo.
decision-move-from = Mover un avance
    .hint = Elige la carta de la que sacas un avance.
decision-move-piece = Mover un avance
    .hint = Elige el avance que vas a mover.
decision-move-to = Mover un avance
    .hint = Elige la carta a la que lo mueves.
decision-cancel-decay = Anular podredumbre
    .hint = Elige la carta cuya podredumbre se anula.
decision-play-again = Usar otra vez una habilidad
    .hint = Elige una habilidad «Al jugarla» de tu campo para usarla otra vez.
decision-discard-any = Descartar una carta
    .hint = Puedes descartar la carta visible de tu mazo o una carta de tu campo.
decision-sleeve-now = Insertar al instante
    .hint = Elige un avance que hayas comprado; se inserta ahora y actúa ya en esta cosecha.
decision-bury = Al fondo del mazo
    .hint = Elige una carta de tu campo para ponerla boca abajo al fondo de tu mazo.
decision-mana-or-guardians = Maná o guardianes
    .hint = Toma 1 de maná, o elige una carta que gane 2 guardianes este turno.
decision-mana-or-wild = Maná o un espíritu comodín
    .hint = Toma maná o un espíritu comodín.
decision-swap-on-deck-card = La carta visible de tu mazo
    .hint = Puedes descartar la carta visible de tu mazo y revelar otra; si lo haces, gana PV quien te lo propone.
decision-copy-a-card = Copiar una carta
    .hint = Elige otra carta de tu campo; este turno tu líder tiene también sus símbolos y habilidades.
decision-copy-from-field = Copiar una habilidad
    .hint = Elige el campo del que copias una habilidad.
decision-copy-from-card = Copiar una habilidad
    .hint = Elige la carta de la que copias una habilidad.
decision-copy-text = Copiar una habilidad
    .hint = Elige la habilidad que copias.
decision-clear-commons = Renovar el mercado
    .hint = Puedes retirar de la partida avances de nivel 2 o 3; otros los sustituyen al instante.
decision-free-soil = Una Tierra fértil gratis
    .hint = Elige una Tierra fértil para insertarla en una carta de tu campo; no es una compra.
decision-stash = Tu taller
    .hint = Elige cualquier avance para ponerlo gratis en tu taller.
decision-craft-card = Forjar desde tu taller
    .hint = Elige la carta en la que insertas avances de tu taller.
decision-craft-piece = Forjar desde tu taller
    .hint = Elige un avance de tu taller para esta carta; después la carta va al fondo de tu mazo.
decision-mana-per-guardian = Maná por guardianes
    .hint = Elige una carta de tu campo; ganas 1 de maná por cada guardián que tenga.
decision-choose-leader = Elegir un líder
    .hint = Tu líder se inserta en una de tus cartas en blanco.
decision-choose-amulet = Elegir un amuleto
    .hint = Tu amuleto sustituye a tu ficha de maná.
decision-draft = Draft
    .hint = Toma un líder o un amuleto; lo otro llegará en la segunda vuelta.
decision-keep-amulet = Amuleto o ficha de maná
    .hint = Conserva tu amuleto, o toma en su lugar una simple ficha de maná.
decision-over = La partida ha terminado
    .hint = Mira el detalle de la puntuación o juega otra vez.

## Registro

log-turn = { $who ->
    [you] Empiezas el turno { $n }
   *[other] { $who } empieza el turno { $n }
}
log-pushed = { $who ->
    [you] Arriesgas: { $card }
   *[other] { $who } arriesga: { $card }
}
log-revealed = { $who ->
    [you] Revelas { $card }
   *[other] { $who } revela { $card }
}
log-passed = { $who ->
    [you] Pasas
   *[other] { $who } pasa
}
log-spoiled = { $who ->
    [you] Se te echa a perder el campo
   *[other] A { $who } se le echa a perder el campo
}
log-prep-spoiled = { $who ->
    [you] Se te echa a perder el campo en la preparación
   *[other] A { $who } se le echa a perder el campo en la preparación
}
log-used = { $who ->
    [you] Usas { $card }
   *[other] { $who } usa { $card }
}
log-gained-vp = { $who ->
    [you] Ganas { $n } PV ({ $card })
   *[other] { $who } gana { $n } PV ({ $card })
}
log-bought = { $who ->
    [you] Compras { $card } por { $n } de maná
   *[other] { $who } compra { $card } por { $n } de maná
}
log-bought-vale = { $who ->
    [you] Compras el valle { $card }
   *[other] { $who } compra el valle { $card }
}
log-sleeved = { $who ->
    [you] Insertas { $card } en la carta { $n }
   *[other] { $who } inserta { $card } en la carta { $n }
}
log-discarded = { $who ->
    [you] Descartas { $card }
   *[other] { $who } descarta { $card }
}
log-reshuffled = { $who ->
    [you] Barajas tus descartes y formas un mazo nuevo
   *[other] { $who } baraja sus descartes y forma un mazo nuevo
}
log-evoked = { $who ->
    [you] Evocas { $card }
   *[other] { $who } evoca { $card }
}
log-activated = { $who ->
    [you] Activas tu ficha de maná
   *[other] { $who } activa su ficha de maná
}
log-spent-spirits = { $who ->
    [you] Gastas { $n } espíritus por 1 PV
   *[other] { $who } gasta { $n } espíritus por 1 PV
}
log-last-round = { $who ->
    [you] Vacías la reserva: esta es la última ronda
   *[other] { $who } vacía la reserva: esta es la última ronda
}
log-spoiled-turn = { $who ->
    [you] Se te echó a perder el campo en la preparación: te saltas la siembra y la cosecha
   *[other] A { $who } se le echó a perder el campo en la preparación: se salta la siembra y la cosecha
}
log-extra-turn = { $who ->
    [you] Juegas un turno extra
   *[other] { $who } juega un turno extra
}
log-upgraded = { $who ->
    [you] Mejoras a { $card }
   *[other] { $who } mejora a { $card }
}
log-turned-back = { $who ->
    [you] Devuelves a { $card } a su cara inicial
   *[other] { $who } devuelve a { $card } a su cara inicial
}
log-kept = { $who ->
    [you] Conservas { $card } en tu campo
   *[other] { $who } conserva { $card } en su campo
}
log-buried = { $who ->
    [you] Pones { $card } al fondo de tu mazo
   *[other] { $who } pone { $card } al fondo de su mazo
}
log-entered = { $who ->
    [you] Pones { $card } en tu campo
   *[other] { $who } pone { $card } en su campo
}
log-claimed = { $who ->
    [you] Reclamas { $card }
   *[other] { $who } reclama { $card }
}
log-removed = { $who ->
    [you] Retiras { $card } de la partida
   *[other] { $who } retira { $card } de la partida
}
log-replenished = Se revela { $card }
log-discarded-unseen = { $who ->
    [you] Descartas una carta de tu mazo sin verla
   *[other] { $who } descarta una carta de su mazo sin verla
}
log-stashed = { $who ->
    [you] Pones { $card } en el taller
   *[other] { $who } pone { $card } en el taller
}
log-moved = { $who ->
    [you] Mueves { $card } a la carta { $n }
   *[other] { $who } mueve { $card } a la carta { $n }
}
log-game-over = La partida ha terminado
log-chose = { $who ->
    [you] Te quedas con { $card }
   *[other] { $who } se queda con { $card }
}
log-pool-filled = { $who ->
    [you] Añades { $n } PV a la reserva
   *[other] { $who } añade { $n } PV a la reserva
}
log-last-planting = { $who ->
    [you] Siembras una vez más por { $card }
   *[other] { $who } siembra una vez más por { $card }
}
log-copied = { $who ->
    [you] Copias { $card }
   *[other] { $who } copia { $card }
}
log-prepped = { $who ->
    [you] Preparas tu campo
   *[other] { $who } prepara su campo
}: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
