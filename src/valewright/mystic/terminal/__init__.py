"""Mystic Vale in the terminal."""
