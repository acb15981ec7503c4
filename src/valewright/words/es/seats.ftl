### Los asientos: en otros dispositivos, para invitados y para todos.

## Mis asientos

seats-intro = No hay cuentas: tus partidas pertenecen a este navegador. Aquí puedes abrirlas en otros dispositivos y asegurarte de no perderlas.
seats-none = Este navegador aún no tiene partidas. Juega una antes, o abre las de otro dispositivo.
seats-another = Otro dispositivo
seats-another-text = Escanea allí un código o abre un enlace. A partir de entonces, ambos dispositivos abren las mismas partidas, también las nuevas.
seats-link-make = Mostrar código y enlace
seats-link-anew = Crear un enlace nuevo
seats-link = Enlace para el otro dispositivo
seats-link-once = Funciona una sola vez, durante diez minutos. No lo compartas: quien lo abra puede jugar tus partidas.
seats-link-expired = Este enlace ha caducado.
seats-code = Código QR del enlace
seats-local = Esta dirección solo funciona en este equipo, así que otro dispositivo no puede abrir el enlace. Inicia el servidor con «valewright serve --host 0.0.0.0», abre la dirección que muestra y crea allí el enlace.
seats-phrase = Frase de recuperación
seats-phrase-text = Ocho palabras que abren todas tus partidas en cualquier dispositivo, aunque pierdas este.
seats-phrase-make = Crear una frase
seats-phrase-replace = Sustituir la frase
seats-phrase-replace-sure = Sustituirla: las palabras anteriores dejarán de servir
seats-phrase-keep = Anota estas palabras: solo se muestran ahora. Quien las tenga puede jugar todas tus partidas hasta que sustituyas o quites la frase.
seats-phrase-written = Ya las he anotado
seats-use = Abrir partidas aquí
seats-use-text = Las partidas que juegas en otro dispositivo, o en uno que ya no tienes.
seats-use-label = Frase de recuperación o enlace
seats-use-open = Abrir mis partidas
seats-use-done = Tus partidas están abiertas en este dispositivo.
seats-devices = Dispositivos
seats-devices-text = Cualquiera de ellos puede quitar a los demás. Si pierdes uno, quítalo enseguida.
seats-device-here = Este dispositivo
seats-device-seen = Último uso: { $ago }
seats-device-made = Creada: { $ago }
seats-device-name = { $browser } en { $system }
seats-remove = Quitar { $name }
seats-remove-sure = ¿Quitar { $name } de verdad?
seats-removed = { $name } ya no abre tus partidas.
seats-only-here = { $n ->
    [one] Una partida solo está abierta en este dispositivo.
   *[other] { $n } partidas solo están abiertas en este dispositivo.
}
seats-gather = Abrirlas también en mis otros dispositivos

## Abrir un enlace

seats-open = Abrir partidas en este dispositivo
seats-open-offer = { $n ->
    [one] «{ $device }» abre una partida.
   *[other] «{ $device }» abre { $n } partidas.
}
seats-open-warning = Continúa solo si has creado tú este enlace. A partir de entonces, este dispositivo y «{ $device }» abren las mismas partidas, también las nuevas.
seats-open-name = Nombre de este dispositivo
seats-open-gather = Abrir allí también las partidas de este dispositivo
seats-open-go = Abrir las partidas aquí

## El anfitrión de una mesa

seats-renew = Renovar el enlace
seats-renewed = El enlace es nuevo; el anterior ya no funciona.
seats-take = Recuperar el asiento de { $name }
seats-take-sure = Recuperarlo y renovar el enlace
seats-list = Que se una quien quiera
seats-list-hint = Este servidor muestra la mesa en su lista: cualquiera puede verla y ocupar un asiento libre.
seats-list-title = Título de la mesa
seats-list-usual = La mesa de { $name }

## Mesas abiertas

seats-tables-text = Cualquiera puede unirse a estas mesas.
seats-tables-none = Ahora mismo ninguna mesa espera jugadores.
seats-tables-free = { $free ->
    [one] Un asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
seats-tables-more = Mostrar más

## Por qué el servidor rechaza lo que se hace aquí

refused-already-device = Este navegador ya comparte sus partidas con tus otros dispositivos.
refused-bad-phrase = Hay un error en esta frase. Tiene ocho palabras de seis letras.
refused-bad-ticket = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el otro dispositivo.
refused-guest-played = { $name } ya ha jugado. Solo se puede recuperar el asiento de quien aún no ha jugado.
refused-last-device = Nada más abre tus partidas. Añade antes otro dispositivo o crea una frase de recuperación.
refused-no-device = Este navegador aún no comparte sus partidas con otros dispositivos, o se ha quitado.
refused-no-guest = Ahí no se sienta ningún invitado.
refused-no-seats = Este navegador aún no tiene partidas que llevarse.
refused-too-many-devices = Ya hay { $most } dispositivos. Quita uno antes.
refused-unknown-phrase = Estas palabras no abren ninguna partida aquí. Puede que la frase se haya sustituido o que sea de otro servidor.
