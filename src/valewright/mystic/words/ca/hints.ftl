# Why a hint suggests a move of Mystic Vale.

hint-spoil-odds = La propera carta fa malbé el vostre camp amb una probabilitat del { $percent } %.
hint-harvest-now = El vostre camp dona ara { $mana } de mana, { $spirits ->
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-push-brings = La carta visible de la vostra pila donaria { $mana } de mana, { $spirits ->
    [one] { $spirits } esperit
   *[other] { $spirits } esperits
} i { $vp } PV.
hint-denies = { $who } podria comprar { $title } si passés ara mateix; així li ho preneu.
hint-pool = { $n ->
    [one] Queda { $n } PV a la reserva.
   *[other] Queden { $n } PV a la reserva.
}
hint-last-round = És l'última ronda.
hint-figure-mana = Mana d'un torn mitjà
hint-figure-spirits = Esperits d'un torn mitjà
hint-figure-vp = PV d'un torn mitjà
hint-figure-spoils = Risc de fer malbé el camp amb una carta més, en un torn mitjà
hint-figure-rounds = Rondes fins que s'acabi la reserva, a aquest ritme
hint-plan-sleeve = Insereix { piece } a { where }: { $card }

## De què tracten els problemes

puzzle-theme-push-or-pass = Arriscar-se o passar
puzzle-theme-sleeve = On inserir
puzzle-theme-deny = Prendre una carta
puzzle-theme-vale = Vall o avenç
puzzle-theme-card = Quina carta comprar
