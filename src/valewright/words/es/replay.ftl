# Volver sobre una partida terminada.

replay-title = Repetición: { $who }
replay-eyes = Vista por
replay-everyone = Todos
replay-moment = Momento de la partida
replay-at = Jugada { $n } de { $of }
replay-first = Al principio
replay-turn-back = Un turno atrás
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una jugada adelante
replay-turn-on = Un turno adelante
replay-last = Al final
replay-play-on = Jugar desde aquí
replay-play-on-text = Empieza una partida nueva con lo jugado hasta la jugada { $n }. Eliges qué sitio ocupas; los bots juegan los demás.
replay-seat = Tu sitio
replay-bots = Contra
replay-start = Empezar
replay-review = Analizar
replay-reviewing = Analizando …
replay-reviewed = Análisis hecho: { $n } decisiones costaron más
replay-curve-text = Opciones de ganar: { $list }
replay-mistake = La jugada { $n } de { $who } costó { $percent } %
replay-better = Jugado: { $played }. Mejor: { $better }
