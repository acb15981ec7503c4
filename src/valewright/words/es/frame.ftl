# Lo que rodea cada mesa.

frame-your-turn = Te toca
frame-turn-of = Juega { $who }
frame-over = La partida ha terminado
frame-undo = Deshacer
frame-scores = Puntuación
frame-menu = Mesa
frame-keys = Atajos
frame-log = Registro
frame-players = Jugadores
frame-you = tú
frame-away = sin conexión
frame-resigned = ha abandonado
frame-lost = Conexión perdida; no se ha jugado nada. Reconectando…
frame-pass-to = { $who }, te toca
frame-pass-text = Pasa la pantalla a { $who }. Después se mostrará la mesa.
frame-ready = Soy { $who }
frame-seat-open = Esperando a que alguien se una
frame-seat-bot = Juega un bot: { $bot }
frame-seat-person = Jugador humano
frame-hand-over = Que juegue un bot
frame-take-back = Volver a mi asiento
frame-resign = Abandonar
frame-resign-sure = Sí, abandonar
frame-invite = Invitar
frame-invite-text = Quien abra este enlace puede ocupar un asiento libre o sustituir a un bot.
frame-box = Cartas
frame-watch = Mirar
frame-copy = Copiar
frame-copied = Copiado
frame-replay = Repetición
frame-save-record = Guardar la partida
frame-pause = Salir por ahora
frame-pause-text = La partida se guarda: retómala desde el inicio cuando quieras.
frame-counting = Recuento final
frame-total = Total
frame-skip = Mostrarlo todo
frame-rematch = Jugar otra vez
frame-to-rematch = Ir a la revancha
frame-draw = Empate
frame-wins = { $n ->
    [one] Gana { $who }
   *[other] { $who } comparten la victoria
}
frame-you-win = Has ganado
frame-you-share = Compartes la victoria con { $who }
frame-decided = Lo decisivo: { $what } ({ $who } con { $most }, { $other } con { $least })
frame-by-kind = Puntos por tipo
frame-next-level = Jugar contra { $bot }
frame-results = Resultados
frame-review = Analizar la partida
frame-last-decision = tu última decisión
frame-ahead = Saltar al final
frame-stand-in = Un bot juega por { $name }.
frame-winner = Gana
frame-score-lines = Puntuación de { $who }, línea a línea
frame-look = Ver la mesa
frame-preferences = Preferencias
frame-sound = Sonidos
frame-notifications = Avisarme cuando me toque
frame-language = Idioma

## Volver a la mesa y recibir avisos en otra parte

frame-since = { $n ->
    [one] Desde tu última visita: un suceso
   *[other] Desde tu última visita: { $n } sucesos
}
frame-since-title = Desde tu última visita
frame-since-dismiss = Ocultar
frame-webhook = Anunciar los turnos
frame-webhook-text = Los turnos se pueden anunciar en un chat o en otro programa. Se envía enseguida un mensaje de prueba.
frame-webhook-on = Los turnos de esta mesa se anuncian en { $where }.
frame-webhook-kind = Dónde
frame-webhook-discord = Discord
frame-webhook-slack = Slack
frame-webhook-ntfy = ntfy
frame-webhook-json = JSON
frame-webhook-url = Dirección del webhook
frame-webhook-save = Guardar y enviar una prueba
frame-webhook-remove = Dejar de anunciar

## Consejos

frame-hint = Consejo
frame-hint-thinking = Pensando…
frame-hint-chance = { $percent } % de victoria
frame-hint-play = Hacer esta jugada
frame-hint-range = entre el { $low } % y el { $high } %
frame-hint-more = Qué cambia
frame-hint-now = Ahora
frame-hint-after = Después
frame-hint-other-way = Si no
frame-hint-then = Luego: { $steps }
frame-hint-compare = Comparar con
frame-hint-other = Otra jugada…
frame-hint-instead = En su lugar: { $move }
frame-hint-cost = Cuesta { $percent } puntos porcentuales de probabilidad de ganar (de { $low } a { $high })
frame-hint-points = y { $n } { $n ->
    [one] punto
   *[other] puntos
} al final
frame-hint-same = No es peor que el consejo, por lo que muestran las pruebas.
