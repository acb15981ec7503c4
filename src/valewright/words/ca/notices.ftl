# El que se sap d'una taula quan no hi ha cap pàgina oberta.

notice-yours = Us toca: { $game }
notice-yours-reminder = Recordatori: us toca jugar a { $game }
notice-turn = Torn de { $who }: { $game }
notice-turn-reminder = Recordatori: la partida de { $game } espera { $who }
notice-test = Aquí s'anunciaran els torns d'una taula de { $game }.
