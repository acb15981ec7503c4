"""Valewright: Mystic Vale as an exact, seeded, fast rules engine, and a table to play it at."""

__version__ = "0.1.0"
