### Opciones

option-players = Jugadores
    .text = El número de jugadores.
option-cards = Archivo de cartas
    .text = Tus propios valores de cartas, en lugar de los que trae el juego.

## Bots

bot-random = Aleatorio
    .text = Hace cualquier jugada válida. Para hacer pruebas.
    .names = Llovizna, Brisa, Ráfaga, Granizo, Deshielo, Trueno
bot-greedy = Codicioso
    .text = Se queda con lo que parece mejor en cada momento. Rápido y sensato.
    .names = Ardilla, Arrendajo, Topo, Nutria, Erizo, Lirón
bot-wanderer = Caminante
    .text = Juega por gusto y se equivoca a menudo. La primera partida se puede ganar.
    .names = Arroyo, Guijarro, Onda, Charco, Junco, Rocío
bot-novice = Novato
    .text = Comete errores. Un buen segundo rival.
    .names = Ramita, Trébol, Musgo, Ranúnculo, Bellota, Amento
bot-apprentice = Aprendiz
    .text = Conoce el juego, pero no ve muy lejos.
    .names = Helecho, Tomillo, Zarza, Dedalera, Acedera, Cardo
bot-adept = Adepto
    .text = Planifica sus jugadas. Tendrás que jugar bien.
    .names = Aliso, Tilo, Abedul, Carpe, Espino, Arce
bot-archdruid = Archidruida
    .text = Muy fuerte. Se toma su tiempo.
    .names = Tejo, Roble, Olmo, Cedro, Alerce, Haya
bot-sage = Sabio
    .text = Para expertos. El bot más fuerte; piensa hasta 10 segundos por turno.
    .names = Vega, Altair, Sirio, Rigel, Deneb, Polaris
bot-search = Explorador
    .text = Juega a todo probando lo que podría pasar. Un segundo por jugada.
    .names = Lince, Halcón, Zorro, Garza, Marta, Cuervo
