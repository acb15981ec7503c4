"""The eight abilities, a file for each: when it can be used, what it asks, what it does."""
