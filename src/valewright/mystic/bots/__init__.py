"""The opponents at a table of Mystic Vale."""
