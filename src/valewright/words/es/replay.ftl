# Volver sobre una partida terminada.

replay-title = Repetición: { $who }
replay-eyes = Punto de vista
replay-everyone = Todos los jugadores
replay-moment = Momento de la partida
replay-at = Jugada { $n } de { $of }
replay-first = Ir al principio
replay-turn-back = Un turno atrás
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una jugada adelante
replay-turn-on = Un turno adelante
replay-last = Ir al final
replay-play-on = Jugar desde aquí
replay-edit = Editar esta posición
replay-play-on-text = Empieza una partida nueva desde la posición tras la jugada { $n }. Elige qué asiento ocupas; los bots juegan en los demás.
replay-seat = Tu asiento
replay-bots = Rivales
replay-start = Empezar
replay-review = Analizar
replay-reviewing = Analizando…
replay-reviewing-share = Analizando… { $share } %
replay-worst = Decisiones más costosas
replay-cost = −{ $percent } %
replay-reviewed = Análisis terminado: { $n ->
    [0] ninguna decisión costosa
    [one] { $n } decisión costosa
   *[other] { $n } decisiones costosas
}
replay-curve-text = Probabilidad de ganar: { $list }
replay-share = { $who } { $percent } %
replay-mistake = La jugada { $n } de { $who } costó { $percent ->
    [one] { $percent } punto
   *[other] { $percent } puntos
} de probabilidad de ganar
replay-better = Jugada: { $played }. Mejor: { $better }

## Suerte y juego

review-player = Jugador
review-luck-and-play = Suerte y juego
review-start = Inicio
review-luck = Suerte
review-own = Su juego
review-others = Juego ajeno
review-result = Resultado
review-error = Tasa de error
review-kind = Valoración
review-kind-best = La mejor
review-kind-good = Buena
review-kind-inaccuracy = Imprecisión
review-kind-mistake = Error
review-kind-blunder = Error grave
review-explained = En puntos de probabilidad de ganar: inicio, suerte y juego suman el resultado. La tasa de error es lo que costó de media una decisión.
review-beyond = Una parte puede pasar de 100: lo que cuesta una decisión pueden devolverlo la suerte o los demás, y puede volver a perderse.
review-own-rate = Tus últimas { $n } partidas: { $rate } puntos por decisión
