# Estudiar: lo que se ofrece, y sus pantallas.

study-title = Estudiar
study-intro = Aprende los juegos, y de tus propias partidas.

study-place-practise = Practicar
    .text = Problemas y tus propios errores, que vuelven a medida que los olvidas.
study-place-tutorial = Lecciones
    .text = Una primera partida con guía y luego posiciones con un objetivo, de tres minutos cada una.
study-place-position = Editor de posiciones
    .text = Prepara cualquier posición, analízala, juégala o compártela con un enlace.
study-place-daily = Partida del día
    .text = Un reparto al día, el mismo para todos: compara tu resultado y mira las partidas de los demás junto a la tuya.
study-place-stats = Estadísticas
    .text = Tus resultados por juego, rival, expansión y primera compra, y qué compran los ganadores.
study-place-replays = Repeticiones y análisis
    .text = Revive una partida terminada jugada a jugada y descubre lo que costó cada decisión.

## Practicar

practise-title = Practicar
practise-intro = Encuentra el mejor plan. Lo primero que juegas decide cuándo vuelve un problema.
practise-due = Para hoy
practise-due-count = { $n ->
    [0] Hoy no toca repasar nada.
    [one] Hoy toca repasar { $n } ejercicio.
   *[other] Hoy toca repasar { $n } ejercicios.
}
practise-start = Empezar
practise-new = Problemas nuevos
practise-new-count = { $n ->
    [0] No quedan problemas nuevos de este tipo.
    [one] { $n } problema nuevo de este tipo.
   *[other] { $n } problemas nuevos de este tipo.
} Has probado { $tried } de { $of }.
practise-new-start = Un problema nuevo
practise-any-game = Todos los juegos
practise-theme = Tema
practise-any-theme = Todos los temas
practise-difficulty = Dificultad
practise-any-difficulty = Todas
practise-easy = Fácil
practise-medium = Media
practise-hard = Difícil
practise-mistakes = Tus errores
practise-mistakes-none = Analiza una partida que hayas terminado: tus errores y errores graves estarán aquí para practicar.
practise-mistakes-text = Tus decisiones más costosas, en las partidas que analizaste en este navegador. Ves lo que sabías entonces.
practise-mistakes-all = Mostrar los { $n }
practise-mistake = { $game }, jugada { $n }: costó { $percent } puntos de probabilidad de ganar
practise-kept = Tu progreso
practise-kept-text = Lo que has practicado se guarda solo en este navegador. Guárdalo en un archivo para llevarlo a otro sitio.
practise-export = Guardar en un archivo
practise-import = Cargar un archivo
practise-imported = Se ha cargado tu progreso.
practise-not-imported = En este archivo no hay ningún progreso.
practise-puzzle-title = Problema · { $difficulty }
practise-solved-title = Problema: { $theme } · { $difficulty }
practise-then = En tu partida, tu jugada costó aquí { $percent } puntos de probabilidad de ganar.
practise-then-game = Ver lo que jugaste
practise-mistake-title = Tu error
practise-find = Encuentra el mejor plan.
practise-show = Ver la respuesta
practise-answer = La respuesta
practise-plan = El mejor plan
practise-next = Siguiente
practise-again = Intentarlo de nuevo
practise-play-on = Seguir jugando desde aquí
practise-edit = Editar esta posición
practise-forget = Quitarlo de la lista

## De qué tratan los problemas

puzzle-theme-choice = Qué elegir
puzzle-theme-last-turns = Los últimos turnos

## Statistics. $rate, $low and $high are percentages in words; $games and $n numbers, $lead a number with its sign
stats-title = Estadísticas
stats-own = Tu historial
stats-own-text = Partidas completas de este navegador y de tus otros dispositivos. No cuentan las partidas con un reparto que alguien conocía, las abandonadas ni las que juegas contra ti mismo.
stats-none = Todavía no hay partidas terminadas.
stats-summary = { $games ->
    [one] Una partida, { $rate } de victorias
   *[other] { $games } partidas, { $rate } de victorias
} (entre { $low } y { $high } con una confianza del 95 %), ventaja media { $lead }.
stats-plot = Ventaja de partida en partida, la última a la derecha
stats-by-against = Por rival
stats-by-sets = Por expansión
stats-by-openings = Por primera compra
stats-people = Personas
stats-mixed = Mixto
stats-col-games = Partidas
stats-col-rate = Victorias
stats-col-lead = Ventaja
stats-interval = { $rate }, entre { $low } y { $high }
stats-bought = Qué compran los ganadores
stats-bought-text = De { $n } partidas terminadas en este servidor: la parte de ganadores, y de los demás jugadores, que compraron algo al menos una vez. Muestra lo que acompaña a la victoria, no lo que la causa.
stats-bought-few = Se muestra para cada juego cuando se hayan terminado { $n } partidas completas en este servidor.
stats-winners = Ganadores
stats-others = Otros
