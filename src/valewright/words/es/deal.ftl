# The same deal for many: the daily game, challenges by link, matches, and games side by side. $game is the name of a game, $bot a kind
# of bot, $name a player, $n a number, $day a date in words.

daily-title = Partida del día
daily-text = Un reparto al día para cada juego, el mismo para todos. El siguiente llega a medianoche UTC.
daily-earlier = Días anteriores
challenge-title = Desafío
challenge-title-match = Duelo con repartos iguales
challenge-against = Contra { $bots }
challenge-seat = Juegas en el asiento { $n }.
challenge-rules = Todos juegan este reparto contra el mismo bot, que responde igual a las mismas jugadas. Cuenta tu primer intento: sin consejos, y solo puedes deshacer mientras no se revele nada oculto. Puedes parar y seguir más tarde.
challenge-rules-match = Dos personas juegan los mismos repartos, cada una contra el mismo bot. El asiento cambia de un reparto a otro, y cada reparto es nuevo, de modo que nadie ha visto antes las cartas. Decide la ventaja en el conjunto de los repartos.
challenge-board = Reparto { $n }
challenge-board-lead = Reparto { $n }: { $lead }
challenge-name = Tu nombre
challenge-name-hint = Lo ven los demás que terminen.
challenge-play = Jugar
challenge-continue = Continuar
challenge-results = Resultados
challenge-practise = Volver a jugar para practicar
challenge-practise-hint = Los intentos posteriores no cuentan.
challenge-hidden = Verás los resultados y las partidas de los demás cuando hayas terminado.
challenge-count = { $n ->
    [0] Nadie ha terminado todavía.
    [one] Una persona ha terminado.
   *[other] { $n } personas han terminado.
}
challenge-share = Enlace a este desafío
challenge-deal = El reparto
challenge-deal-text = Esta huella del reparto está fijada. Cuando hayas terminado, la mesa mostrará la semilla y la sal, y podrás comprobar que el reparto es el prometido.
challenge-you = tú
challenge-gave-up = abandonó
challenge-earlier = jugada antes de crear el desafío; el bot pudo responder de otra manera
challenge-col-name = Jugador
challenge-col-score = Puntos
challenge-col-lead = Ventaja
challenge-col-game = Partida
challenge-replay = Repetición
challenge-compare = Lado a lado
challenge-alone = Eres la primera persona en terminar. Envía el enlace a alguien.
compare-title = { $one } y { $other }
compare-same = Las partidas son iguales hasta el final.
compare-first = Primera diferencia: jugada { $n }
compare-step = Turno
compare-at = Turno { $n } de { $of } desde la primera diferencia
compare-which = Partida de
compare-end = La partida ha terminado: { $score }, ventaja { $lead }.
refused-challenge-going-on = Tu intento que cuenta sigue en curso. Termínalo primero.
refused-challenge-full = Este duelo es para dos personas y ya están las dos.
refused-challenge-old = Este desafío se creó con otra versión de las reglas: las mismas jugadas podrían llevar a otra parte.
refused-challenge-seats = Un desafío tiene un asiento para una persona; los bots juegan los demás.
refused-challenge-table = Solo puede convertirse en desafío una partida terminada de una persona contra bots, con un reparto sacado por el servidor.
refused-no-challenge = No existe ese desafío.
