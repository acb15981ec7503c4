### Las pantallas alrededor de la mesa.

shell-skip = Ir al contenido
shell-nav = Principal
shell-nav-new = Nueva partida
shell-nav-replays = Repeticiones
shell-nav-cards = Cartas
shell-nav-rules = Reglas
shell-nav-settings = Ajustes
shell-home = Inicio
shell-close = Cerrar
shell-done = Hecho
shell-any = Cualquiera
shell-usual = Por defecto
shell-you = Tú
shell-unreachable = El servidor no responde.
shell-try-again = Reintentar
shell-unknown-title = Página no encontrada
shell-unknown-text = No hay ninguna página en esta dirección.

## Inicio

shell-tagline = Reglas exactas, bots ingeniosos y amigos con un enlace: juegos de mesa en una misma mesa.
shell-play-now = Jugar ya
shell-play-now-hint = { $game }, contra un bot
shell-continue = Continuar
shell-against = { $game }, con { $others }
shell-learn = Aprender a jugar
shell-learn-hint = Una primera partida y lecciones cortas
shell-daily = Partida del día
shell-daily-hint = El mismo reparto para todos
shell-challenge-friend = Desafiar a un amigo
shell-challenge-text = Otros juegan el mismo reparto contra el mismo bot, con un enlace. Un duelo con repartos iguales es para dos y tiene dos repartos, con cambio de asiento.
shell-challenge-make = Crear un desafío
shell-challenge-match = Duelo con repartos iguales
shell-your-tables = Tus mesas
shell-games = Juegos
shell-against-bot = Jugar contra un bot
shell-set-up = Preparar una mesa
shell-learn-game = Lecciones
shell-setting-up = Preparando la mesa…
shell-table-your-turn = Te toca
shell-table-turn = Turno de { $who }
shell-table-waiting = { $n ->
    [one] Falta un jugador
   *[other] Faltan { $n } jugadores
}
shell-table-over = Terminada: ver la repetición
shell-winner = Gana
shell-table-record = Registro: ver la partida

## Unirse

shell-join-link-title = Unirse a la partida de un amigo
shell-join-link = Enlace de invitación
shell-join-link-hint = Pega el enlace que te han enviado.
shell-join-link-wrong = Esto no es un enlace de invitación: debería contener «#/join/».
shell-join = Unirse
shell-join-title = Unirse a una partida
shell-join-seat = Elige tu asiento
shell-join-open = Libre
shell-join-bot = Aquí juega un bot; puedes ocupar su lugar
shell-join-taken = Ocupado
shell-join-already = Ya tienes asiento en esta mesa.
shell-join-over = Esta partida ha terminado.
shell-watch-replay = Ver la repetición
shell-sit-down = Ocupar este asiento
shell-watch = Solo mirar
shell-to-the-table = Ir a la mesa
shell-my-seats = Mis asientos
shell-open-tables = Mesas abiertas
shell-lobby-title = Esperando jugadores
shell-lobby-expected = Aún no ha llegado
shell-lobby-here = Presente
shell-lobby-away = Ausente
shell-lobby-look = Ver la mesa
shell-invite = Enlace de invitación
shell-invite-hint = Quien abra este enlace puede ocupar un asiento libre o sustituir a un bot.
shell-invite-local = Esta dirección solo funciona en este equipo. Para que se unan otras personas, inicia el servidor con «valewright serve --host 0.0.0.0» y abre la dirección que muestra.
shell-copy = Copiar enlace
shell-copied = Copiado
shell-share = Compartir

## La mesa

shell-no-table-title = Mesa no encontrada
shell-no-table-text = Quizá se haya eliminado, o quizá la dirección esté incompleta.
shell-connecting = Conectando…
shell-lost = Se ha perdido la conexión. Reconectando…

## Una partida nueva

shell-new-title = Nueva partida
shell-new-game = Juego
shell-new-seats = Jugadores
shell-new-options = Opciones
shell-new-more = Semilla y cartas personalizadas
shell-new-start = Empezar partida
shell-new-reset = Restablecer
shell-new-chosen = Distinto de los valores por defecto
shell-new-no-hints = Sin consejos
shell-seat = Asiento { $n }
shell-seat-me = Yo
shell-seat-here = Otra persona, en esta pantalla
shell-seat-open = Alguien a quien invito
shell-seat-bot = Bot
shell-seat-free = Asiento { $n }
shell-seat-open-hint = Recibirás un enlace para compartir.
shell-seat-level = Nivel del bot del asiento { $n }
shell-seat-name = Nombre del jugador del asiento { $n }
shell-seat-name-usual = Jugador { $n }
shell-seat-add = Añadir un asiento
shell-seat-remove = Quitar el asiento { $n }
shell-seed = Semilla
shell-seed-hint = La misma semilla reparte la misma partida. Déjalo en blanco para usar una al azar.
shell-card-file-paste = Pega aquí el texto de un archivo de cartas
shell-card-file-open = Abrir un archivo
shell-card-file-none = Sin archivo

## Estudiar

shell-study = Estudiar
shell-study-text = Descubre qué podrías haber jugado mejor.
shell-study-open = Todas las formas de estudiar

## Repeticiones

shell-replays-title = Repeticiones
shell-replays-finished = Partidas terminadas
shell-replays-empty = Las partidas que termines se guardarán aquí, para verlas jugada a jugada.
shell-replays-all = Todas las repeticiones
shell-record-title = Abrir un registro
shell-record-text = Un registro es un texto breve con todas las jugadas de una partida. Se obtiene de una partida terminada aquí o desde el terminal.
shell-record-open = Elegir un archivo
shell-record-drop = o suéltalo aquí
shell-record-paste = O pega el texto
shell-record-show = Mostrar la partida

## Cartas y losetas

shell-cards-title = Cartas
shell-cards-search = Buscar
shell-cards-search-hint = Nombre o texto de la carta
shell-cards-found = { $n ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $n } cartas
}
shell-cards-all = Mostrar todo
shell-cards-none = Ninguna carta coincide.
shell-card-kind = Tipo
shell-card-set = Caja
shell-card-level = Nivel
shell-card-level-start = Carta inicial
shell-card-cost = Coste
shell-card-upgrade = Mejora
shell-card-symbols = Símbolos
shell-card-slots = Espacios
shell-card-vp = PV al final
shell-card-copies = Copias
shell-card-starting-side = Cara inicial
shell-card-upgraded-side = Cara mejorada

## Reglas

shell-rules-title = Reglas
shell-rules-search = Buscar en las reglas
shell-rules-contents = Índice
shell-rules-found = { $n ->
    [0] No se ha encontrado nada
    [one] Encontrado en una sección
   *[other] Encontrado en { $n } secciones
}

## Ajustes

shell-settings-title = Ajustes
shell-settings-reading = Lectura
shell-settings-looks = Aspecto
shell-settings-playing = Juego
shell-language = Idioma
shell-language-hint = Un juego que aún no está traducido se muestra en inglés.
shell-text-size = Tamaño del texto
shell-text-sample = Así se ve el texto en la mesa.
shell-theme = Tema
shell-theme-system = Según mi dispositivo
shell-theme-light = Claro
shell-theme-dark = Oscuro
shell-palette = Colores
shell-palette-hint = Todo lo que indican los colores lo indican también las formas.
shell-palette-standard = Estándar
shell-palette-distinct = Aptos para daltónicos
shell-motion = Animaciones
shell-motion-hint = Las cartas se deslizan y se levantan, o cambian de lugar al instante.
shell-motion-system = Según mi dispositivo
shell-motion-full = Activadas
shell-motion-reduced = Reducidas
shell-ambient = Niebla en movimiento
shell-ambient-hint = Luz y niebla se mueven despacio detrás de la mesa, y lo que puedes pulsar brilla. Se apaga con las animaciones reducidas.
shell-your-name = Tu nombre
shell-your-name-hint = Lo que ven los demás en la mesa.
shell-sound = Sonidos
shell-sound-hint = Cada suceso tiene su propio sonido, desde la primera pulsación.
shell-remarks = Frases y reacciones
shell-remarks-hint = Muestra lo que otros dicen en la mesa. Allí también puedes silenciar a un solo jugador.
shell-volume = Volumen
shell-notifications = Notificaciones
shell-notifications-hint = Cuando te toca y esta página está en segundo plano.
shell-notifications-closed = Cuando te toca jugar, aunque esta página esté cerrada.
shell-notifications-refused = Tu navegador bloquea las notificaciones de esta página.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Consejos
shell-new-hints-hint = Los jugadores pueden preguntar qué haría un bot fuerte.

## Cuánto puede durar una decisión

shell-days = Tiempo por decisión
shell-days-hint = Para partidas que duran varios días.
shell-days-none = Sin límite
shell-days-n = { $n ->
    [one] Un día
   *[other] { $n } días
}
shell-overdue = Cuando se acaba el tiempo
shell-overdue-hint = Quien vuelve sigue jugando.
shell-overdue-bot = Un bot juega ese turno
shell-overdue-reminder = El jugador recibe un recordatorio
shell-pace-bot = { $n ->
    [one] Cada jugador tiene un día para cada decisión. Después, un bot juega ese turno por él.
   *[other] Cada jugador tiene { $n } días para cada decisión. Después, un bot juega ese turno por él.
}
shell-pace-reminder = { $n ->
    [one] Cada jugador tiene un día para cada decisión. Después, recibe un recordatorio.
   *[other] Cada jugador tiene { $n } días para cada decisión. Después, recibe un recordatorio.
}
shell-due = { $who } tiene hasta el { $when }.
shell-due-you = Tienes hasta el { $when }.
shell-due-over = Se ha acabado el tiempo para esta decisión.

## Por qué se niega el servidor; $detail es su propia explicación, en inglés
refused-unknown = No es posible.
refused-already-seated = Ya tienes un asiento en esta mesa.
refused-another-decided = No se puede deshacer: desde entonces ha decidido otra persona.
refused-bad-card-file = Este archivo de cartas no se puede usar: { $detail }
refused-bad-option = Valor no admitido: { $detail }
refused-bad-record = Este registro no se puede leer: { $detail }
refused-bad-request = El servidor no admite esta petición: { $detail }
refused-bad-scenario = Esta posición no se puede leer (línea { $line }): { $detail }
refused-bot-plays = Un bot juega en este asiento. Primero vuelve a ocuparlo.
refused-busy = El servidor está ocupado. Inténtalo de nuevo dentro de un momento.
refused-challenge-private = Los demás no pueden ver esta partida de desafío ni unirse a ella.
refused-challenge-strict = El resultado de esta partida cuenta: nadie más puede jugar por ti.
refused-challenge-unfinished = Estará disponible cuando hayas terminado el mismo desafío.
refused-game-over = La partida ha terminado.
refused-hidden-revealed = No se puede deshacer: desde entonces se ha revelado algo oculto.
refused-illegal-move = Esa jugada no está permitida ahora.
refused-moved-on = La partida ha avanzado. Vuelve a elegir.
refused-needs-version = { $needs ->
    [0] Esta partida necesita otra versión de { $game }. No se ha perdido nada.
   *[other] Esta partida necesita la versión { $needs } de las reglas de { $game }; este servidor tiene la versión { $has }. No se ha perdido nada.
}
refused-no-address = No hay nada en esta dirección.
refused-no-card-file = En esta mesa se juega sin archivo de cartas.
refused-no-free-seat = No hay ningún asiento libre. Puedes sustituir a un bot.
refused-no-hints = En esta mesa se juega sin consejos.
refused-no-lesson = No existe esa lección.
refused-no-move = No existe la jugada { $n }; la partida tiene { $of }.
refused-no-notifications = Este servidor no envía notificaciones.
refused-no-open-tables = Este servidor no muestra una lista de mesas.
refused-no-puzzle = Aquí no existe ese problema.
refused-no-room = El servidor no tiene espacio para partidas nuevas. Pide a quien lo aloja que libere espacio.
refused-no-seat = No existe el asiento { $n }.
refused-no-table = Esa mesa no existe.
refused-shared-replay-full = Esta repetición compartida está llena.
refused-not-leader = Solo puede hacerlo quien guía.
refused-no-shared-replay = Esta repetición compartida ha terminado o nunca ha existido.
refused-no-member = Esa persona ya no está.
refused-no-comments = Este servidor no admite comentarios.
refused-not-finished = Disponible cuando termine la partida.
refused-not-host = Solo puede hacerlo quien creó la mesa.
refused-not-json = Aquí el servidor solo acepta JSON, con el tipo de contenido application/json.
refused-not-your-seat = Este no es tu asiento.
refused-not-your-turn = No te toca.
refused-nothing-to-undo = No tienes nada que deshacer.
refused-over-at-that-move = En esa jugada la partida ya ha terminado. Retrocede a una anterior.
refused-rematch-too-early = Podrás volver a jugar cuando termine la partida.
refused-resigned = Este jugador ha abandonado.
refused-seat-present = { $name } está en la mesa o acaba de irse. Solo esa persona puede dejar que un bot juegue por ella.
refused-seat-taken = Este asiento está ocupado.
refused-shut-out = Este dispositivo se ha quitado de los que abren estos asientos.
refused-sit-first = Este programa es de otra versión que el servidor. Recarga la página.
refused-spectator = Los espectadores no pueden jugar.
refused-storage = El servidor no puede guardar partidas ahora mismo: { $detail }
refused-thinking = El último consejo todavía se está preparando.
refused-too-deep = Hay demasiados niveles anidados.
refused-too-long = Es demasiado largo.
refused-too-many = Demasiadas veces seguidas. Inténtalo de nuevo { $seconds ->
    [one] dentro de { $seconds } segundo
   *[other] dentro de { $seconds } segundos
}.
refused-too-many-connections = Tienes demasiadas conexiones abiertas con este servidor.
refused-too-many-moves = Esta partida es demasiado larga: tiene { $n } jugadas y el máximo es { $most }.
refused-too-much = Leer esto requiere demasiado tiempo o memoria.
refused-unknown-token = Este navegador no tiene asiento en esta mesa.
refused-unwritable = Esta posición no se puede escribir como texto: { $detail }
refused-webhook-failed = No se ha podido enviar nada a esta dirección: { $why }.
refused-wrong-host = Este servidor no responde al nombre «{ $host }». Quien lo gestiona puede permitirlo con --allow-host.
refused-wrong-invitation = Este enlace no es una invitación a esta mesa.
refused-wrong-origin = Las páginas de otros sitios no pueden usar este servidor.

## Una caja propia

shell-box = Mi caja
shell-less = Menos: { $what }
shell-more = Más: { $what }
shell-box-use = Jugar con mi caja
shell-box-use-hint = { $n ->
    [one] Un valor tuyo sustituye al que viene con el juego.
   *[other] { $n } valores tuyos sustituyen a los que vienen con el juego.
}
shell-box-use-empty = Pon lo que dicen las cartas de tu ejemplar y juega con ello.
shell-box-open = Abrir mi caja
shell-deal = El reparto
shell-deal-warning = El reparto: conviene leerlo
shell-deal-known = La semilla de esta partida fue elegida o se conoce de otra partida, así que alguien puede saber qué se repartirá.
shell-deal-looked-ahead = En esta partida, alguien ha visto cosas ocultas y luego ha deshecho sus jugadas.
shell-deal-open = El servidor se ha comprometido con el reparto. La semilla y la sal se muestran tras la partida, para que cualquiera pueda comprobarlo.
shell-deal-kept = Comprobado: es el reparto con el que el servidor se comprometió al principio.
shell-deal-broken = No es el reparto con el que el servidor se comprometió al principio.
shell-deal-unpromised = Nada se prometió sobre este reparto: la mesa es de una versión anterior o el registro viene de otro sitio.
shell-deal-promise = Compromiso: SHA-256 de la semilla, un espacio y la sal
shell-deal-seed = Semilla
shell-deal-salt = Sal
shell-box-notice = { $n ->
    [0] Se juega con «{ $name }»; ningún valor difiere de los que vienen con el juego.
    [one] Se juega con «{ $name }»: un valor difiere de los que vienen con el juego.
   *[other] Se juega con «{ $name }»: { $n } valores difieren de los que vienen con el juego.
}
shell-box-nameless = la caja de un jugador
shell-box-which = ¿Cuáles?
shell-box-which-title = Valores que difieren
shell-box-component = Componente
shell-box-field = Valor
shell-box-usual = Normalmente
shell-box-here = Aquí
shell-box-new = solo en esta caja
shell-box-understood = De acuerdo
