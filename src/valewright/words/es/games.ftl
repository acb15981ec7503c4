### Opciones

option-players = Jugadores
    .text = El número de jugadores.
option-cards = Archivo de cartas
    .text = Tus propios valores de cartas, en lugar de los que trae el juego.

## Bots

bot-random = Aleatorio
    .text = Hace cualquier jugada válida. Para hacer pruebas.
bot-greedy = Codicioso
    .text = Se queda con lo que parece mejor en cada momento. Rápido y sensato.
bot-wanderer = Caminante
    .text = Juega por gusto y se equivoca a menudo. La primera partida se puede ganar.
bot-novice = Novato
    .text = Comete errores. Un buen segundo rival.
bot-apprentice = Aprendiz
    .text = Conoce el juego, pero no ve muy lejos.
bot-adept = Adepto
    .text = Planifica sus jugadas. Tendrás que jugar bien.
bot-archdruid = Archidruida
    .text = Muy fuerte. Se toma su tiempo.
bot-sage = Sabio
    .text = Para expertos. El bot más fuerte; piensa hasta 10 segundos por turno.
