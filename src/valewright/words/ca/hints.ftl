# Per què un consell proposa una jugada.

hint-tried = { $n ->
    [one] S'ha simulat { $n } partida
   *[other] S'han simulat { $n } partides
} des d'aquí.
hint-number = { $n }
hint-percent = { $n } %

## El que canvia una jugada

hint-figure-score = La vostra puntuació en aquest moment
hint-figure-rival-score = La puntuació del vostre rival en aquest moment
