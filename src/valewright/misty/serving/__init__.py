"""Misty Valley as the server tells it."""
