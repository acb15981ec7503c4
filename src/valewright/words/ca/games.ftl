### Opcions

option-players = Jugadors
    .text = El nombre de jugadors.
option-cards = Fitxer de cartes
    .text = Els vostres valors de cartes, en lloc dels que porta el joc.

## Bots

bot-random = Aleatori
    .text = Fa qualsevol jugada permesa. Per fer proves.
bot-greedy = Cobdiciós
    .text = Es queda amb el que sembla millor a cada moment. Ràpid i assenyat.
bot-wanderer = Caminant
    .text = Juga per gust i s'equivoca sovint. La primera partida es pot guanyar.
bot-novice = Novell
    .text = Comet errors. Un bon segon rival.
bot-apprentice = Aprenent
    .text = Coneix el joc, però no veu gaire enllà.
bot-adept = Adepte
    .text = Planifica les jugades. Haureu de jugar bé.
bot-archdruid = Arxidruida
    .text = Molt fort. Es pren el seu temps.
bot-sage = Savi
    .text = Per a experts. El bot més fort; pensa fins a 10 segons per torn.
