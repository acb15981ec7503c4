### Options

option-players = Joueurs
    .text = Le nombre de joueurs.
option-cards = Fichier de cartes
    .text = Vos propres valeurs de cartes, à la place de celles du jeu.

## Robots

bot-random = Hasard
    .text = Joue n'importe quel coup autorisé. Pour faire des essais.
bot-greedy = Glouton
    .text = Prend ce qui paraît le mieux sur le moment. Rapide et raisonnable.
bot-wanderer = Promeneur
    .text = Joue pour le plaisir et se trompe souvent. Une première partie peut être gagnée.
bot-novice = Novice
    .text = Fait des erreurs. Un bon deuxième adversaire.
bot-apprentice = Apprenti
    .text = Connaît le jeu, mais ne voit pas bien loin.
bot-adept = Adepte
    .text = Prévoit ses coups. Il faudra bien jouer.
bot-archdruid = Archidruide
    .text = Très fort. Prend son temps.
bot-sage = Sage
    .text = Pour les experts. Le plus fort des robots ; réfléchit jusqu'à 10 secondes par tour.
