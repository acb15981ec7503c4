"""Players of Misty Valley."""
