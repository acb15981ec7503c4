### Options

option-players = Joueurs
    .text = Le nombre de joueurs.
option-cards = Fichier de cartes
    .text = Vos propres valeurs de cartes, à la place de celles du jeu.

## Robots

bot-random = Hasard
    .text = Joue n'importe quel coup autorisé. Pour faire des essais.
    .names = Bruine, Brise, Rafale, Grêle, Dégel, Tonnerre
bot-greedy = Glouton
    .text = Prend ce qui paraît le mieux sur le moment. Rapide et raisonnable.
    .names = Écureuil, Geai, Taupe, Loutre, Hérisson, Loir
bot-wanderer = Promeneur
    .text = Joue pour le plaisir et se trompe souvent. Une première partie peut être gagnée.
    .names = Ruisseau, Caillou, Ondée, Flaque, Roseau, Rosée
bot-novice = Novice
    .text = Fait des erreurs. Un bon deuxième adversaire.
    .names = Brindille, Trèfle, Mousse, Bouton-d'or, Faîne, Chaton
bot-apprentice = Apprenti
    .text = Connaît le jeu, mais ne voit pas bien loin.
    .names = Fougère, Thym, Ronce, Digitale, Oseille, Chardon
bot-adept = Adepte
    .text = Prévoit ses coups. Il faudra bien jouer.
    .names = Aulne, Tilleul, Bouleau, Charme, Aubépine, Érable
bot-archdruid = Archidruide
    .text = Très fort. Prend son temps.
    .names = If, Chêne, Orme, Cèdre, Mélèze, Hêtre
bot-sage = Sage
    .text = Pour les experts. Le plus fort des robots ; réfléchit jusqu'à 10 secondes par tour.
    .names = Véga, Altaïr, Sirius, Rigel, Deneb, Polaris
bot-search = Chercheur
    .text = Joue à tous les jeux en essayant ce qui pourrait arriver. Une seconde par coup.
    .names = Lynx, Faucon, Renard, Héron, Martre, Corbeau
