# Lessons: the list of them, and the coach.

lessons-text = First a game with a coach, then short lessons, three minutes each: a real position and a goal to reach.
lessons-count = { $n } of { $of } done
lessons-done = Done
lessons-next = Up next

tutorial-coach = Tutorial
tutorial-place = Step { $n } of { $of }
tutorial-next = Next
tutorial-leave = Leave the tutorial
tutorial-leave-lesson = Leave the lesson
tutorial-finish = Keep playing
tutorial-again = Try again
tutorial-next-lesson = Next lesson
tutorial-all = All lessons
