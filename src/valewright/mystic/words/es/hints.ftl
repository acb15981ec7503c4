# Why a hint suggests a move of Mystic Vale.

hint-spoil-odds = La próxima carta echa a perder tu campo con una probabilidad del { $percent } %.
hint-harvest-now = Tu campo da ahora { $mana } de maná, { $spirits ->
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-push-brings = La carta visible de tu mazo daría { $mana } de maná, { $spirits ->
    [one] { $spirits } espíritu
   *[other] { $spirits } espíritus
} y { $vp } PV.
hint-denies = { $who } podría comprar { $title } si pasara ahora mismo; así se lo quitas.
hint-pool = { $n ->
    [one] Queda { $n } PV en la reserva.
   *[other] Quedan { $n } PV en la reserva.
}
hint-last-round = Es la última ronda.
hint-figure-mana = Maná de un turno medio
hint-figure-spirits = Espíritus de un turno medio
hint-figure-vp = PV de un turno medio
hint-figure-spoils = Riesgo de echar a perder el campo con una carta más, en un turno medio
hint-figure-rounds = Rondas hasta que se vacíe la reserva, a este ritmo
hint-plan-sleeve = Insertar { piece } en { where }: { $card }

## De qué tratan los problemas

puzzle-theme-push-or-pass = Arriesgar o pasar
puzzle-theme-sleeve = Dónde insertar
puzzle-theme-deny = Quitar una carta
puzzle-theme-vale = Valle o avance
puzzle-theme-card = Qué carta comprar
