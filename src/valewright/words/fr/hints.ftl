# Pourquoi un conseil propose un coup.

hint-tried = { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
} à partir d'ici.
hint-number = { $n }
hint-percent = { $n } %

## Ce qu'un coup change

hint-figure-score = Votre score à cet instant
hint-figure-rival-score = Le score de votre adversaire à cet instant
