"""Games at a terminal: what is drawn, what is typed, and the game between them."""
