"""The abilities, by the moment they act: each module holds the code of its verbs and choices."""
