"""A table for a language model, by the Model Context Protocol."""
