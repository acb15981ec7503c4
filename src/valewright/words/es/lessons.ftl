# Las lecciones: su lista y el guía.

lessons-text = Primero una partida con guía y luego lecciones cortas, de tres minutos: una posición real y un objetivo que alcanzar.
lessons-count = { $n } de { $of } hechas
lessons-done = Hecha
lessons-next = A continuación

tutorial-coach = Tutorial
tutorial-place = Paso { $n } de { $of }
tutorial-next = Siguiente
tutorial-leave = Salir del tutorial
tutorial-leave-lesson = Salir de la lección
tutorial-finish = Seguir jugando
tutorial-again = Intentar de nuevo
tutorial-next-lesson = Lección siguiente
tutorial-all = Todas las lecciones
