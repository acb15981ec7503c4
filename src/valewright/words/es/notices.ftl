# Lo que se sabe de una mesa cuando no hay ninguna página abierta.

notice-yours = Te toca: { $game }
notice-yours-reminder = Recordatorio: te toca jugar en { $game }
notice-turn = Turno de { $who }: { $game }
notice-turn-reminder = Recordatorio: la partida de { $game } espera a { $who }
notice-test = Aquí se anunciarán los turnos de una mesa de { $game }.
