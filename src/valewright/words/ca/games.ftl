### Opcions

option-players = Jugadors
    .text = El nombre de jugadors.
option-cards = Fitxer de cartes
    .text = Els vostres valors de cartes, en lloc dels que porta el joc.

## Bots

bot-random = Aleatori
    .text = Fa qualsevol jugada permesa. Per fer proves.
    .names = Plugim, Brisa, Ratxa, Calamarsa, Desglaç, Tro
bot-greedy = Cobdiciós
    .text = Es queda amb el que sembla millor a cada moment. Ràpid i assenyat.
    .names = Esquirol, Gaig, Talp, Llúdriga, Eriçó, Liró
bot-wanderer = Caminant
    .text = Juga per gust i s'equivoca sovint. La primera partida es pot guanyar.
    .names = Rierol, Còdol, Onada, Bassal, Canya, Rosada
bot-novice = Novell
    .text = Comet errors. Un bon segon rival.
    .names = Branquilló, Trèvol, Molsa, Ranuncle, Gla, Ament
bot-apprentice = Aprenent
    .text = Coneix el joc, però no veu gaire enllà.
    .names = Falguera, Farigola, Esbarzer, Didalera, Agrella, Card
bot-adept = Adepte
    .text = Planifica les jugades. Haureu de jugar bé.
    .names = Vern, Til·ler, Bedoll, Carpí, Arç, Auró
bot-archdruid = Arxidruida
    .text = Molt fort. Es pren el seu temps.
    .names = Teix, Roure, Om, Cedre, Làrix, Faig
bot-sage = Savi
    .text = Per a experts. El bot més fort; pensa fins a 10 segons per torn.
    .names = Vega, Altair, Sírius, Rigel, Deneb, Polaris
bot-search = Explorador
    .text = Juga a tot provant què podria passar. Un segon per jugada.
    .names = Linx, Falcó, Guineu, Agró, Marta, Corb
