"""Valewright: Mystic Vale and Misty Valley on an exact, seeded, fast rules engine."""

__version__ = "0.1.0"
