# La partida en el terminal, sea cual sea el juego.
#
#   $who     el nombre de un jugador; «you» si es quien lee
#   $detail  una explicación en inglés

terminal-name = { $who ->
    [you] Tú
   *[other] { $who }
}
terminal-and = { $some } y { $last }
terminal-labelled = { $label }: { $list }
terminal-then = { $first }; { $next }
terminal-none = nada
terminal-yes = sí
terminal-no = no
terminal-against = { $game }: tú contra { $others }. Semilla { $seed }. `{ $help }` muestra los comandos.
terminal-together = { $game }: { $players }. Semilla { $seed }. `{ $help }` muestra los comandos.
terminal-only-move = Única jugada posible: { $move }
terminal-undone = Deshecho.
terminal-saved = Partida guardada en { $path }
terminal-clear = Tu turno ha terminado. Pulsa Intro para borrar la pantalla.
terminal-curtain = { $who }, te toca. Pulsa Intro cuando nadie más vea la pantalla.
terminal-replay-it = La partida está guardada. Para volver a verla:
terminal-resume-it = La partida está guardada. Para retomarla:
terminal-not-saved = No se ha podido guardar la partida: { $detail }
terminal-score-of = { $who ->
    [you] Tu puntuación
   *[other] Puntuación de { $who }
}
terminal-wins = { $who ->
    [you] Has ganado.
   *[other] Gana { $who }.
}
terminal-share = Victoria compartida: { $who }.

## Lo que se escribe

terminal-type = Escribe el número de una jugada, o `{ $help }`.
terminal-no-number = No hay jugada { $n }: las jugadas van de la 1 a la { $of }.
terminal-ambiguous = «{ $text }» puede ser: { $moves }.
terminal-not-a-move = «{ $text }» no es ni una jugada posible ni un comando; prueba con `{ $help }`.
terminal-write = Escribe `{ $command }`.
terminal-help = Escribe el número de una jugada, la jugada misma, tal cual o en inglés como en los registros (bastan las primeras letras si no hay ambigüedad), o un comando; también valen los nombres ingleses de los comandos:

## Comandos: lo que se escribe y lo que hace

command-table = vuelve a dibujar toda la mesa
    .typed = mesa
command-log = lo último que ha pasado, o todo
    .typed = registro [todo]
command-hint = lo que haría un bot fuerte, y por qué; de una jugada tuya, lo que costaría
    .typed = consejo [jugada]
command-undo = deshace tu última decisión
    .typed = deshacer
command-save = guarda la partida en un archivo
    .typed = guardar ARCHIVO
command-resume = guarda esta partida y retoma otra
    .typed = retomar ARCHIVO
command-help = muestra los comandos
    .typed = ayuda
command-quit = guarda la partida y sale
    .typed = salir

## Volver sobre una partida

terminal-record = { $game }, semilla { $seed }, { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}: { $players }
terminal-seat = Jugador { $n } ({ $name })
terminal-turn-move = { $turn }, jugada { $n }
terminal-turn-moves = { $turn }, jugadas { $first } a { $last }
terminal-next-turn = Intro: turno siguiente, q: salir
terminal-written = Escrito en { $path }
review-chances = La probabilidad de ganar de cada jugador tras cada jugada
review-move = Jugada
review-player = Jugador
review-played = Se jugó
review-better = Mejor
review-lost = Puntos perdidos

## Comprobar un reparto

verify-replayed = { $n ->
    [one] La única jugada del registro se sigue de su semilla.
   *[other] Las { $n } jugadas del registro se siguen de su semilla.
}
verify-stored = La partida continúa desde un estado guardado: lo repartido antes no se puede comprobar.
verify-secret = Semilla: { $seed } (256 bits, sacada por un servidor)
verify-short = Semilla: { $seed } (corta: quien la eligió podía conocer el reparto de antemano)
verify-unpromised = El registro no tiene compromiso: nada se prometió sobre su reparto.
verify-commitment = Compromiso: { $commitment } (el SHA-256 de la semilla del registro, un espacio y su sal)
verify-compare = Compáralo con lo que mostraba la mesa al principio, o indícalo con --commitment.
verify-kept = Es el compromiso que has indicado: la partida se repartió como se prometió.
verify-broken = No es el compromiso que has indicado: la partida no se repartió como se prometió.
