"""Mystic Vale as the server tells it."""
