# Les leçons : leur liste, et le guide.

lessons-text = D'abord une partie avec un guide, puis de courtes leçons de trois minutes : une vraie position et un but à atteindre.
lessons-count = { $n } sur { $of } faites
lessons-done = Faite
lessons-next = À suivre

tutorial-coach = Tutoriel
tutorial-place = Étape { $n } sur { $of }
tutorial-next = Suivant
tutorial-leave = Quitter le tutoriel
tutorial-leave-lesson = Quitter la leçon
tutorial-finish = Continuer à jouer
tutorial-again = Recommencer
tutorial-next-lesson = Leçon suivante
tutorial-all = Toutes les leçons
