"""Valewright: board games on exact, seeded, fast rules engines."""

__version__ = "0.1.0"
