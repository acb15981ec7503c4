"""Misty Valley in the terminal."""
