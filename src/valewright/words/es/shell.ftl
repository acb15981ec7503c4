### Las pantallas alrededor de la mesa.

shell-skip = Ir al contenido
shell-nav = Principal
shell-nav-new = Nueva partida
shell-nav-replays = Repetir
shell-nav-cards = Cartas
shell-nav-rules = Reglas
shell-nav-settings = Ajustes
shell-home = Inicio
shell-close = Cerrar
shell-done = Hecho
shell-any = Todo
shell-usual = Lo habitual
shell-you = Tú
shell-unreachable = El servidor no responde.
shell-try-again = Reintentar
shell-unknown-title = Aquí no hay nada
shell-unknown-text = Esta dirección no lleva a ninguna parte.

## Inicio

shell-tagline = Forja tus cartas, tienta a la suerte, envía patrullas: dos juegos del valle en una misma mesa.
shell-play-now = Jugar ya
shell-play-now-hint = Mystic Vale, contra un bot
shell-continue = Continuar
shell-against = { $game }, con { $others }
shell-learn = Aprender a jugar
shell-learn-hint = Dos turnos, paso a paso
shell-your-tables = Tus mesas
shell-games = Los juegos
shell-against-bot = Jugar contra un bot
shell-set-up = Preparar una mesa
shell-learn-game = Tutorial
shell-setting-up = Preparando la mesa …
shell-table-your-turn = Te toca
shell-table-turn = Le toca a { $who }
shell-table-waiting = { $n ->
    [one] Falta un jugador
   *[other] Faltan { $n } jugadores
}
shell-table-over = Terminada: ver la repetición
shell-table-record = Un registro: verlo

## Unirse

shell-join-link-title = Unirse a un amigo
shell-join-link = Invitación
shell-join-link-hint = Pega el enlace que te enviaron.
shell-join-link-wrong = Esto no es una invitación: debería contener «#/join/».
shell-join = Unirse
shell-join-title = Unirse a una partida
shell-join-seat = Elige tu asiento
shell-join-open = Libre
shell-join-bot = Aquí juega un bot; puedes ocupar su lugar
shell-join-taken = Ocupado
shell-join-already = Ya estás sentado a esta mesa.
shell-join-over = Esta partida ha terminado.
shell-watch-replay = Ver la repetición
shell-sit-down = Sentarse
shell-watch = Solo mirar
shell-to-the-table = A la mesa
shell-lobby-title = Esperando jugadores
shell-lobby-expected = Se le espera
shell-lobby-here = Presente
shell-lobby-away = Ausente
shell-lobby-look = Ver la mesa
shell-invite = Invitación
shell-invite-hint = Quien abra este enlace puede ocupar un asiento libre, o el de un bot.
shell-invite-local = Esta dirección solo sirve en este equipo. Para los demás, inicia el servidor con «valewright serve --host 0.0.0.0» y abre la dirección que muestra.
shell-copy = Copiar el enlace
shell-copied = Copiado
shell-share = Compartir

## La mesa

shell-no-table-title = No existe esa mesa
shell-no-table-text = Quizá se haya eliminado, o la dirección está incompleta.
shell-connecting = Yendo a la mesa …
shell-lost = Se ha perdido la conexión. Reintentando …

## Una partida nueva

shell-new-title = Nueva partida
shell-new-game = Juego
shell-new-seats = Quién juega
shell-new-options = Con qué
shell-new-more = Semilla y cartas propias
shell-new-start = Empezar la partida
shell-new-reset = Volver a lo habitual
shell-seat = Asiento { $n }
shell-seat-me = Yo
shell-seat-here = Otra persona, en esta pantalla
shell-seat-open = Alguien a quien invito
shell-seat-bot = Bot
shell-seat-free = Asiento { $n }
shell-seat-open-hint = Recibirás un enlace para enviar.
shell-seat-level = Nivel del bot del asiento { $n }
shell-seat-name = Nombre del jugador del asiento { $n }
shell-seat-name-usual = Jugador { $n }
shell-seat-add = Añadir un asiento
shell-seat-remove = Quitar el asiento { $n }
shell-seed = Semilla
shell-seed-hint = El mismo número reparte la misma partida. Si se deja vacío, se sortea.
shell-conclaves-title = Elige seis cónclaves
shell-conclaves-explain = Los mazos se forman solo con las cartas de seis cónclaves. Con dos o más que den PV, la partida no se alarga.
shell-conclaves-pick = Elegir seis
shell-conclaves-change = Cambiar
shell-conclaves-random = Seis al azar
shell-conclaves-none = Ninguno
shell-conclaves-vp = Da PV
shell-conclaves-count = { $n } de 6 elegidos
shell-card-file-paste = Pega aquí el texto de un archivo de cartas
shell-card-file-open = Abrir un archivo
shell-card-file-none = Sin archivo

## Repeticiones

shell-replays-title = Repeticiones
shell-replays-finished = Partidas terminadas
shell-replays-empty = Las partidas que termines se guardan aquí, para verlas jugada a jugada.
shell-replays-all = Todas las repeticiones
shell-record-title = Abrir un registro
shell-record-text = Un registro es un texto breve con todas las jugadas de una partida. Viene de una partida terminada aquí, o del terminal.
shell-record-open = Elegir un archivo
shell-record-drop = o suéltalo aquí
shell-record-paste = O pega el texto
shell-record-show = Mostrar la partida

## Cartas y losetas

shell-cards-title = Cartas
shell-cards-search = Buscar
shell-cards-search-hint = Un nombre, o palabras del texto
shell-cards-found = { $n ->
    [one] Una carta
   *[other] { $n } cartas
}
shell-cards-all = Mostrar todo
shell-cards-none = Ninguna carta es así.
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
shell-kind-advancement = Avance
shell-kind-vale = Valle
shell-kind-leader = Líder
shell-kind-amulet = Amuleto
shell-kinds-advancement = Avances
shell-kinds-vale = Valles
shell-kinds-leader = Líderes
shell-kinds-amulet = Amuletos
shell-cost-0-2 = De 0 a 2
shell-cost-3-4 = 3 o 4
shell-cost-5-6 = 5 o 6
shell-cost-7-99 = 7 o más
shell-tiles-search = Buscar
shell-tiles-found = { $n ->
    [one] Una loseta o habilidad
   *[other] { $n } losetas y habilidades
}
shell-tiles-valley = Losetas de valle
shell-tiles-encounter = Losetas de encuentro
shell-tiles-patrol = Losetas de patrulla
shell-tiles-abilities = Habilidades
shell-tiles-wants = Pide: { $what }

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
shell-language-hint = Mystic Vale está en inglés y francés; lo demás, también en español y catalán.
shell-text-size = Tamaño del texto
shell-text-sample = Cada una de tus cartas es una funda en la que caben tres avances.
shell-palette = Colores
shell-palette-hint = Todo lo que dicen los colores lo dicen también las formas.
shell-palette-standard = Del valle
shell-palette-distinct = Fáciles de distinguir
shell-motion = Movimiento
shell-motion-hint = Las cartas se deslizan y se levantan, o simplemente están ahí.
shell-motion-system = Como mi dispositivo
shell-motion-full = Animado
shell-motion-reduced = Quieto
shell-your-name = Tu nombre
shell-your-name-hint = Lo que ven los demás en la mesa.
shell-sound = Sonidos
shell-sound-hint = Un tañido cuando te toca.
shell-notifications = Notificaciones
shell-notifications-hint = Cuando te toca y estás mirando otra cosa.
shell-notifications-refused = Tu navegador no permite notificaciones de esta página.

## Tutorial

shell-tutorial-title = Tutorial
shell-new-hints = Consejos
shell-new-hints-hint = Los jugadores pueden preguntar qué haría un bot fuerte.

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
