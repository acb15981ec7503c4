# Les lliçons: la llista i el guia.

lessons-text = Primer una partida amb guia i després lliçons curtes, de tres minuts: una posició real i un objectiu per assolir.
lessons-count = { $n } de { $of } fetes
lessons-done = Feta
lessons-next = A continuació

tutorial-coach = Tutorial
tutorial-place = Pas { $n } de { $of }
tutorial-next = Continua
tutorial-leave = Surt del tutorial
tutorial-leave-lesson = Surt de la lliçó
tutorial-finish = Continua jugant
tutorial-again = Torna-ho a provar
tutorial-next-lesson = Lliçó següent
tutorial-all = Totes les lliçons
